"""`stofa arena`: the same games whoever plays them, files that go on, and one line for each mistake."""

import csv
import json
import os
import pty
import signal
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.runner import command, environment, refused, run

ARENA = ("arena", "partners", "--bots", "greedy,random", "--seed", "1", "--limit", "3000")
ONE = (*ARENA, "--jobs", "1")


def games(path: Path) -> list[dict[str, object]]:
    """The games of a file of results, without times."""
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    for game in found:
        for seat in game["seats"]:
            seat.pop("seconds", None)
            seat.pop("slowest", None)
    return found


def test_the_standings_for_people() -> None:
    done = run(*ONE, "--games", "4")
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("partners, 4 players, seed 1", "games 4, deals 2, unfinished 0", "Elo", "95 %", "by luck"):
        assert words in done.stdout
    assert done.stdout.index("greedy") < done.stdout.index("random")
    assert "ahead of" not in done.stdout  # of two bots it would say nothing new
    again = done.stdout.splitlines()[-1].removeprefix("the same again: stofa ").split()
    assert json.loads(run(*again, "--json").stdout)["games"] == 4


def test_the_standings_for_programs_and_as_files(tmp_path: Path) -> None:
    outputs = [tmp_path / "standings.json", tmp_path / "games.csv"]
    options = [word for path in outputs for word in ("--output", path)]
    done = run(*ONE, "--games", "2", "--json", *options, "--plots", tmp_path / "plots")
    told = json.loads(done.stdout)
    assert told == json.loads(outputs[0].read_text("utf-8"))
    assert told["command"].startswith(
        "stofa arena partners --bots greedy,random --players 4 --games 2 --seed 1"
    )
    with outputs[1].open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 8
    kinds = ("svg", "png") if find_spec("resvg_py") else ("svg",)  # PNG needs the extra `arena`
    assert sorted(os.listdir(tmp_path / "plots")) == sorted(
        f"{name}.{kind}" for name in ("ladder", "win-rates", "scores", "decision-times") for kind in kinds
    )


def test_a_gauntlet_at_a_larger_table_with_a_cross_table() -> None:
    done = run(
        "arena", "thurn-and-taxis", "--players", "3", "--bots", "random,tests.arena.failing_bots:Counting",
        "--gauntlet", "greedy", "--games", "3", "--seed", "1", "--limit", "60", "--jobs", "1",
    )  # fmt: skip
    assert done.returncode == 0
    assert "greedy  2 × random" in done.stdout
    assert "ahead of" in done.stdout
    assert "unfinished 6" in done.stdout
    assert "--gauntlet greedy" in done.stdout


@pytest.mark.slow
def test_a_failing_bot_is_named_with_a_count() -> None:
    done = run(*ONE, "--bots", "greedy,tests.arena.failing_bots:silent", "--games", "2", "--limit", "40")
    assert done.returncode == 0
    assert "silent lost " in done.stdout
    assert "turns to a stand-in (illegal " in done.stdout
    assert "chose None in seat" in done.stdout


@pytest.mark.slow
def test_an_interrupted_run_is_gone_on_with(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(*ONE, "--games", "40", "--results", whole).returncode == 0
    begun = subprocess.Popen(
        command(*ARENA, "--games", "100000", "--jobs", "2", "--results", parts),
        env=environment({}),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    while not parts.exists() or parts.read_bytes().count(b"\n") < 8:
        assert begun.poll() is None
        time.sleep(0.01)
    begun.send_signal(signal.SIGINT)
    _, said = begun.communicate(timeout=60)
    assert begun.returncode == 130
    assert f"games are in {parts}, and the same command goes on from there" in said
    kept = len(games(parts))
    lines = parts.read_bytes().splitlines(keepends=True)[: min(kept, 20) + 1]
    parts.write_bytes(b"".join(lines)[:-7])  # a torn line, as after a crash of the machine
    assert run(*ARENA[:4], *ARENA[6:], "--jobs", "2", "--games", "40", "--results", parts).returncode == 0
    assert games(parts) == games(whole)
    before = parts.read_bytes()
    assert run(*ONE, "--games", "40", "--results", parts).returncode == 0
    assert parts.read_bytes() == before


def test_a_file_of_other_arguments_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert run(*ONE, "--games", "2", "--results", path).returncode == 0
    before = path.read_bytes()
    for other, said in (
        (("--seed", "2"), "seed was '1'"),
        (("--bots", "random,greedy"), "bots was"),
        (("--limit", "50"), "limit was 3000"),
    ):
        assert said in refused(run(*ONE, *other, "--results", path), 2)
    records = tmp_path / "records"
    assert run("simulate", "partners", "--limit", "40", "--records", records).returncode == 0
    assert "it is not a file of results" in refused(run(*ONE, "--results", records), 2)
    (tmp_path / "half").write_bytes(b"some notes")
    assert "it is not a file of results" in refused(run(*ONE, "--results", tmp_path / "half"), 2)
    assert path.read_bytes() == before
    assert (tmp_path / "half").read_bytes() == b"some notes"


@pytest.mark.slow
def test_the_end_comes_as_early_for_any_number_of_processes(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        path = tmp_path / jobs
        done = run(
            *ARENA, "--jobs", jobs, "--games", "4000", "--test", "50%,60%", "--json", "--results", path
        )
        told = json.loads(done.stdout)
        assert told["ended_early"]
        assert told["test"]["decided_for"] == [0.6]
        assert told["games"] == 20
        found.append(games(path))
    assert found[0] == found[1]
    on = run(*ONE, "--games", "4000", "--test", "50%,60%", "--results", tmp_path / "1")
    assert "games 20 of 4000, ended early" in on.stdout
    assert "50.0% or 60.0% of the victories? decided for 60.0%" in on.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "greedy"), "two bots or more"),
        (("--test", "0.6,0.5"), "0.6 is not below 0.5"),
        (("--test", "0.5"), "is not LOW,HIGH"),
        (("--width", "2"), "2 is not between 0 and 1"),
        (("--patience", "0"), "0 is not a time that one can wait"),
        (("--budget", "seconds=1"), "“seconds=1” is not a budget: write steps=20000"),
        (("--budget", "steps=0"), "is not a budget"),
        (("--budget", "steps=100"), "--budget is for hard, expert, and none of them plays"),
        (("--output", "games.xls"), "its name has to end in .json, .csv, .parquet"),
        (("--gauntlet", "clever"), "There is no bot called"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(run(*ONE, *arguments), 2)


@pytest.mark.slow
def test_on_a_terminal_the_table_is_drawn_in_place() -> None:
    here, there = pty.openpty()
    done = subprocess.Popen(
        command(*ONE, "--games", "3000"), env=environment({}), stderr=there, stdout=subprocess.DEVNULL
    )
    os.close(there)
    seen = b""
    while b"\x1b[J" not in seen:
        assert done.poll() is None
        seen += os.read(here, 4096)
    done.kill()
    done.wait()
    os.close(here)
    text = seen.decode()
    assert "Elo" in text
    assert "games/s" in text
    assert "left" in text
