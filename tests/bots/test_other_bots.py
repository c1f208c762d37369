"""Bots that other people bring, and what they may do wrong."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stofa
from stofa import BadOption, BotFailed, Rng
from stofa.bots import installed_bot, let_move
from tests.example_distribution import install

BOTS = """
class First:
    def choose(self, view, rng):
        return view.legal[0]

FIRST = First()

def last(view, rng):
    return view.legal[-1]

def failing(view, rng):
    raise ValueError("no\\nidea")

def cheating(view, rng):
    return "lay Ulm"

def mumbling(view, rng):
    return "hm"

def silent(view, rng):
    return None

SEVEN = 7
"""


def slow(value: str) -> Any:
    """One more of many cases alike: each starts a program."""
    return pytest.param(value, marks=pytest.mark.slow)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "mybots.py").write_text(BOTS)
    return tmp_path


def run(site: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment, cwd=site, check=False
    )


@pytest.mark.parametrize("path", ["mybots:First", *map(slow, ["mybots:FIRST", "mybots:last"])])
def test_a_class_an_object_and_a_function_can_play(site: Path, path: str) -> None:
    match = ("simulate", "thurn-and-taxis", "--bots", f"{path},greedy", "--games", "2", "--seed", "1")
    (site / "elsewhere").mkdir()
    done = run(site, "-m", "stofa", *match, "--limit", "60", "--jobs", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_folder_one_is_in_is_searched_last(tmp_path: Path) -> None:
    (tmp_path / "nearby.py").write_text(BOTS)
    (tmp_path / "msgspec.py").write_text("raise AssertionError('it hides the real one')")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(Path(sys.executable).with_name("stofa")), "simulate", "partners", "--bots", "nearby:last"]
    done = subprocess.run(
        [*command, "--limit", "40"],
        capture_output=True,
        text=True,
        env=environment,
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


WRONG = {
    "mybots:failing": "“mybots:failing” failed in seat 0: ValueError: no idea.",
    "mybots:cheating": "“mybots:cheating” chose “lay Ulm” in seat 0: TT-",
    "mybots:mumbling": "“mybots:mumbling” chose “hm” in seat 0: “hm” is not a move",
    "mybots:silent": "“mybots:silent” chose None in seat 0: that is not a move.",
}


@pytest.mark.parametrize("path", ["mybots:failing", *map(slow, list(WRONG)[1:])])
@pytest.mark.parametrize("jobs", ["1", slow("2")])
def test_a_bot_that_does_wrong_is_named_in_one_line(site: Path, path: str, jobs: str) -> None:
    match = ("simulate", "thurn-and-taxis", "--bots", f"{path},random", "--games", "4", "--option", "start=0")
    done = run(site, "-m", "stofa", *match, "--jobs", jobs)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert WRONG[path] in line


@pytest.mark.parametrize("path", ["mybots:SEVEN", *map(slow, ["mybots:nobody", "no_such:Bot", "mybots:"])])
def test_what_is_no_bot_is_named_in_one_line(site: Path, path: str) -> None:
    done = run(site, "-m", "stofa", "simulate", "partners", "--bots", path)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert f"“{path}” cannot be used" in line


def test_the_error_is_there_for_programs() -> None:
    class Wrong:
        name = "wrong"

        def choose(self, view: stofa.View, rng: Rng) -> stofa.Move:
            raise KeyError("x")

    game = stofa.new("partners", seed=1)
    assert isinstance(game.turn, int)
    with pytest.raises(BotFailed) as caught:
        let_move(Wrong(), game, game.turn, Rng(1))
    assert isinstance(caught.value.__cause__, KeyError)
    assert caught.value.code == "bot-failed"


@pytest.mark.slow
def test_an_installed_bot_has_a_name(site: Path) -> None:
    install(site, "fine-bots", BOTS, "[stofa.bots]\nlast = fine_bots:last\ngreedy = fine_bots:First\n")
    install(site, "bad-bots", BOTS, "[stofa.bots]\nseven = bad_bots:SEVEN\ngone = bad_bots:gone\n")
    listed = run(site, "-c", "import stofa; print(*stofa.bot_names())")
    assert listed.stdout.split() == [*stofa.bots.BOTS, "last"]
    lines = sorted(listed.stderr.splitlines())
    assert len(lines) == 3
    assert lines[0].startswith("gone (bad-bots 0.3) cannot be used: AttributeError")
    assert lines[1] == "greedy (fine-bots 0.3) cannot be used: its name is taken by Stofa"
    assert lines[2].startswith("seven (bad-bots 0.3) cannot be used: it is of type int")
    done = run(site, "-m", "stofa", "simulate", "partners", "--bots", "last", "--limit", "40")
    assert done.returncode == 0


def test_names_from_elsewhere_never_cause_an_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "trap_of_a_bot.py").write_text("raise AssertionError('it was imported')")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadOption, match="There is no bot called"):
        installed_bot("trap_of_a_bot:Bot")
    assert "trap_of_a_bot" not in sys.modules
