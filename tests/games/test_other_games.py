"""Games that other people bring: installed distributions, paths, and what is wrong with some of them."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import stofa
from stofa import BadOption, UnknownGame
from stofa.games import installed_title
from tests.example_distribution import EXAMPLE, install, install_example

SESSION = "import stofa; print(*stofa.titles())"


def run(site: Path, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(site), *filter(None, [environment.pop("more", "")])])
    given = {**os.environ, "PYTHONPATH": path, **environment}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=given, cwd=site, check=False
    )


def stofa_command(site: Path, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return run(site, "-m", "stofa", *command, **environment)


@pytest.mark.slow
def test_an_installed_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    site = install_example(tmp_path)
    assert run(site, "-c", SESSION).stdout.split()[-1] == "goofspiel"
    done = stofa_command(
        site, "simulate", "goofspiel", "--games", "6", "--jobs", "2", "--records", "games.jsonl"
    )
    assert (done.returncode, done.stderr) == (0, "")
    checked = stofa_command(site, "replay", "games.jsonl", "--quiet")
    assert "every move holds" in checked.stdout


@pytest.mark.slow
def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    site = install_example(tmp_path)
    moves = "".join(f"bid {card}\n" for card in range(1, 6))
    command = [sys.executable, "-m", "stofa", "play", "goofspiel", "--option", "cards=5", "--lang", "is"]
    environment = {**os.environ, "PYTHONPATH": str(site)}
    played = subprocess.run(
        command, input=moves, capture_output=True, text=True, env=environment, check=False
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "sæti 1" in played.stdout
    assert played.stdout.count("bids") == 2 * 5


def test_a_game_is_found_by_its_path(tmp_path: Path) -> None:
    (tmp_path / "here.py").write_text((EXAMPLE / "stofa_goofspiel.py").read_text())
    done = stofa_command(tmp_path, "simulate", "here:TITLE", "--games", "3", "--records", "games.jsonl")
    assert done.returncode == 0, done.stderr
    unknown = stofa_command(tmp_path, "replay", "games.jsonl")
    assert (unknown.returncode, "no game called “goofspiel”" in unknown.stderr) == (1, True)
    known = stofa_command(tmp_path, "replay", "games.jsonl", "--quiet", "--games", "here:TITLE")
    assert known.returncode == 0, known.stderr


BROKEN = {
    "cannot-be-imported": ("import no_such_module", "TITLE", "ModuleNotFoundError: No module named"),
    "ends-the-program": ("raise SystemExit(3)", "TITLE", "SystemExit: 3"),
    "has-no-title": ("", "TITLE", "AttributeError: module 'has_no_title' has no attribute 'TITLE'"),
    "is-no-title": ("TITLE = 7", "TITLE", "it is of type int, and not a stofa.Title"),
    "is-not-whole": (
        "from stofa.kit import Title\nclass TITLE(Title):\n    id = 'half'",
        "TITLE",
        "TypeError: Can't instantiate abstract class",
    ),
    "is-there-already": (
        "from stofa.games.partners import TITLE",
        "TITLE",
        "its id “partners” is taken by Stofa",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_named_in_one_line_and_the_others_are_there(tmp_path: Path, name: str) -> None:
    site = install_example(tmp_path)
    source, value, problem = BROKEN[name]
    module = name.replace("-", "_")
    install(site, name, source, f"[stofa.games]\n{name} = {module}:{value}\n")
    listed = run(site, "-c", SESSION)
    assert listed.stdout.split() == [*stofa.titles(), "goofspiel"]
    (line,) = listed.stderr.splitlines()
    assert line.startswith(f"{name} ({name} 0.3) cannot be used: ")
    assert problem in line
    # Also where other processes help, which would find it, too.
    done = stofa_command(site, "simulate", "goofspiel", "--games", "4", "--jobs", "2")
    assert done.returncode == 0
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.slow
def test_two_distributions_with_the_same_game_are_told_apart(tmp_path: Path) -> None:
    site = install_example(tmp_path)
    source = (EXAMPLE / "stofa_goofspiel.py").read_text()
    install(site, "another-one", source, "[stofa.games]\ngoofspiel = another_one:TITLE\n")
    listed = run(site, "-c", SESSION)
    assert listed.stdout.split().count("goofspiel") == 1
    assert "its id “goofspiel” is taken by goofspiel (" in listed.stderr


@pytest.mark.parametrize("path", ["no_such:TITLE", "os:no_such", "os:path", ":TITLE", "os:"])
def test_a_path_without_a_game_is_an_error(path: str) -> None:
    with pytest.raises(BadOption, match="cannot be used"):
        stofa.title(path)


def test_names_from_elsewhere_never_cause_an_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "trap_of_a_game.py").write_text("raise AssertionError('it was imported')")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownGame):
        installed_title("trap_of_a_game:TITLE")
    record = stofa.record_of(stofa.new("partners", seed=1))
    with pytest.raises(UnknownGame):
        stofa.replay(msgspec.structs.replace(record, game="trap_of_a_game:TITLE"))
    assert "trap_of_a_game" not in sys.modules
