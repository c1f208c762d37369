"""Python in a browser plays the same games as here: Pyodide runs under Node, with what the site has."""

import subprocess
from pathlib import Path

import pytest

from tests.page import fixed_seeds
from tools import build_client, build_site


@pytest.mark.slow
def test_the_same_games_from_the_same_seeds(tmp_path: Path) -> None:
    node = build_client.find_node()
    assert node is not None
    assert build_client.npm(build_site.PYODIDE) == 0
    build_site.add_python(tmp_path / "python")
    script = Path(__file__).parent / "in_pyodide.mjs"
    given: list[str | Path] = [tmp_path / "python", build_client.ROOT, "tests.page.fixed_seeds", "digests"]
    said = subprocess.run([node.node, script, *given], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stdout == fixed_seeds.digests() + "\n"
