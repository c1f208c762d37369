"""`import stofa` takes no time, and yet every name is there."""

import subprocess
import sys

import pytest

import stofa
import stofa.api


def run_python(program: str) -> str:
    """What a program prints, in a process that has imported nothing."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_nothing_else_is_imported() -> None:
    program = "import sys; before = set(sys.modules); import stofa; print(*set(sys.modules) - before)"
    assert run_python(program) == "stofa"
    assert run_python(program.replace("import stofa;", "import stofa; stofa.__version__;")) == "stofa"


def test_a_game_needs_no_package_of_the_server() -> None:
    program = "import stofa, stofa.bots, sys; stofa.new('partners').play; print(*sys.modules)"
    loaded = set(run_python(program).split())
    assert "stofa.engine.game" in loaded
    assert not loaded & {"sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets", "asyncio", "sqlite3"}


@pytest.mark.parametrize("name", stofa.api.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(stofa, name) is getattr(stofa.api, name)
    assert name in dir(stofa)


@pytest.mark.slow
@pytest.mark.parametrize(
    "program",
    [
        "import stofa; print(stofa.titles()['partners'].id)",
        "from stofa import titles; print(titles()['partners'].id)",
        "from stofa import *; print(titles()['partners'].id)",
        "import stofa; print(stofa.games.titles()['partners'].id)",
        "import stofa; print('partners' if 'titles' in dir(stofa) else '')",
    ],
)
def test_however_it_is_asked_for(program: str) -> None:
    assert run_python(program) == "partners"


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'stofa' has no attribute 'nothing'"):
        getattr(stofa, "nothing")  # noqa: B009
    with pytest.raises(ImportError):
        exec("from stofa import nothing")
