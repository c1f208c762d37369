"""Python in a browser plays the same games as here: Pyodide runs under Node, with what the site has."""

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.page import fixed_seeds
from tools import build_client, site_python, wasm_core
from tools.wasm_module import exports, imports

CORES: Final = ["compiled", "plain"]
LIBRARY: Final = site_python.RUNTIME / "python_stdlib.zip"
HERE: Final = Path(__file__).parent

pytestmark = pytest.mark.slow


class Pyodide:
    """Python as the site has it."""

    def __init__(self, folder: Path, core: str) -> None:
        self.compiled = site_python.add_python(folder, plain=core == "plain")
        self.folder = folder

    def call(self, module: str, function: str, *more: str | Path) -> str:
        """What a function of the tests gives there."""
        node = build_client.find_node()
        assert node is not None
        given: list[str | Path] = [self.folder, build_client.ROOT, f"tests.page.{module}", function, *more]
        said = subprocess.run(
            [node.node, HERE / "in_pyodide.mjs", *given], capture_output=True, text=True, check=False
        )
        assert said.returncode == 0, said.stdout + said.stderr
        return said.stdout.strip()


@pytest.fixture(scope="module", params=CORES)
def pyodide(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Pyodide:
    if request.param == "compiled" and wasm_core.zig() is None:
        pytest.skip("there is no Zig here")
    found = Pyodide(tmp_path_factory.mktemp("site") / "python", request.param)
    assert found.compiled == (request.param == "compiled")
    return found


def test_the_same_games_from_the_same_seeds(pyodide: Pyodide) -> None:
    digests = "digests" if pyodide.compiled else "few_digests"
    # With the whole standard library: what plays the games here is a program, too.
    assert pyodide.call("fixed_seeds", digests, LIBRARY) == getattr(fixed_seeds, digests)()


def test_all_that_the_page_needs_is_there_and_no_more(pyodide: Pyodide) -> None:
    found = json.loads(pyodide.call("in_a_page", "imports"))
    assert found["compiled"] == pyodide.compiled
    assert found["modules"] > 100
    # Sentences are the page's: neither Fluent nor what it needs is loaded.
    assert found["absent"] == ["babel", "fluent", "stofa.server", "typing_extensions", "unittest"]


def test_of_pyodide_only_what_can_be_called_is_there(pyodide: Pyodide) -> None:
    whole, cut = (
        (folder / site_python.WASM).read_bytes() for folder in (site_python.RUNTIME, pyodide.folder)
    )
    assert len(cut) < 0.87 * len(whole)
    assert len(exports(cut)) < len(exports(whole)) / 4
    assert imports(cut) <= imports(whole)


def test_the_same_commit_gives_the_same_bytes(
    pyodide: Pyodide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packed and cut anew, at another place. That compiling does, too, is a promise of the compiler's."""
    if not pyodide.compiled:
        pytest.skip("once is enough")
    monkeypatch.setattr(site_python, "PACKED", tmp_path / "packed")
    monkeypatch.setattr(site_python, "CUT", tmp_path / "cut")
    again = Pyodide(tmp_path / "again", "compiled")
    one, two = (sorted(folder.iterdir()) for folder in (pyodide.folder, again.folder))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_a_visit(pyodide: Pyodide) -> None:
    assert pyodide.call("in_a_page", "plays") == "played"


def test_rules_and_engine_pass_their_own_tests(pyodide: Pyodide) -> None:
    """With pytest and the whole standard library, which it needs; some of them, to be quick."""
    if not pyodide.compiled:
        pytest.skip("plain Python runs them elsewhere")
    said = pyodide.call("in_pytest", "run", LIBRARY, Path(pytest.__file__).parents[1])
    assert " passed" in said, said
    assert " failed" not in said, said
    assert " error" not in said, said
