"""The documentation site, built once however many processes run the tests."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.docs.pages import Page

ROOT = Path(__file__).parents[2]
WAIT_S = 240.0


def build(target: Path) -> str:
    """Build the site as `run.py docs` does; what Sphinx complained of."""
    folders = ["-c", "docs", "-d", str(target.parent / "docs-cache"), ".", str(target)]
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--nitpicky", "--quiet", *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The folder of the built site."""
    base = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):  # one of several processes: they share the folder above
        base = base.parent
    target, done = base / "docs-site", base / "docs-site-built"
    try:
        target.mkdir()
    except FileExistsError:
        end = time.monotonic() + WAIT_S
        while not done.exists():
            assert time.monotonic() < end, "the other process did not build the site"
            time.sleep(0.1)
    else:
        done.write_text(build(target))
    complaints = done.read_text()
    assert not complaints, complaints
    return target


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[Path, Page]:
    """Every page of the site."""
    return {path: Page(path) for path in sorted(site.rglob("*.html"))}
