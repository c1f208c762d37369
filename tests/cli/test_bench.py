"""`stofa bench`. How fast things are is not tested: machines differ, and so does what else they do."""

import json
import os
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import stofa
from stofa.cli import main
from stofa.cli.bench import worker_process
from stofa.cli.bench.figures import Figures, Row, format_figure
from stofa.cli.bench.probes import GameProbes
from stofa.cli.bench.worker import PlainCore

GAME = "thurn-and-taxis"
MEASURES = {
    "uncompiled_decisions_per_s",
    "batch_steps_per_s",
    "single_steps_per_s",
    "games_per_s_random",
    "games_per_s_greedy",
    "copy_ns",
    "view_us",
    "determinize_us",
    "state_bytes",
}


@pytest.mark.slow
def test_a_quick_run_gives_a_row_for_every_measure(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert main(["bench", GAME, "--quick", "--no-peers", "--json", str(file)]) == 0
    rows = json.loads(file.read_bytes())
    assert all(row.keys() == {"game", "measure", "value"} for row in rows)
    assert {row["game"] for row in rows} == {GAME}
    assert all(row["value"] > 0 for row in rows)
    measures = [row["measure"] for row in rows]
    assert len(measures) == len(set(measures))
    assert set(measures) >= MEASURES
    assert ("decisions_per_s" in measures) == stofa.COMPILED
    shown = capfd.readouterr()
    assert GAME in shown.out
    assert ("not compiled" in shown.err) == (not stofa.COMPILED)


def test_an_unknown_game_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "halma", "--quick"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert "halma" in shown.err


def test_a_file_that_cannot_be_written_is_told_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(worker_process, "start_installed", lambda: pytest.fail("it has begun to measure"))
    assert main(["bench", GAME, "--json", str(tmp_path / "nowhere" / "figures.json")]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_ctrl_c_is_left_to_the_process_that_asks() -> None:
    with worker_process.start_installed() as worker:
        os.kill(worker._process.pid, signal.SIGINT)
        assert worker.measure(GAME, "copy", 0)["copy_ns"] > 0


def test_results_are_not_written_from_half_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", GAME, "--write"]) == 1
    assert "--write" in capsys.readouterr().err


def test_plain_sources_are_found_beside_extensions(tmp_path: Path) -> None:
    core = tmp_path / "core"
    core.mkdir()
    core.joinpath("rng.py").touch()
    core.joinpath(f"rng{EXTENSION_SUFFIXES[0]}").touch()
    spec = PlainCore().find_spec("stofa.engine.core.rng", [str(core)])
    assert spec is not None
    assert spec.origin == str(core / "rng.py")
    assert PlainCore().find_spec("stofa.engine.game", [str(core)]) is None
    assert PlainCore().find_spec("other.core.rng", [str(core)]) is None


def test_a_worker_can_be_asked_for_plain_python() -> None:
    worker = Path(sys.modules["stofa.cli.bench.worker"].__file__ or "")
    done = subprocess.run(
        [sys.executable, "-P", worker, "plain"], input="", capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert not told["compiled"]
    assert [GAME, "random"] in told["offers"]


@pytest.mark.parametrize("title", stofa.titles().values(), ids=str)
def test_every_game_can_be_measured(title: stofa.Title) -> None:
    """Here and now, with the least effort; whole games are left to a real run."""
    probes = GameProbes(title).probes()
    found: dict[str, float] = {}
    for name in probes.keys() - {"random", "greedy"}:
        found |= probes[name](0)
    assert found.keys() >= {"copy_ns", "view_us", "determinize_us", "state_bytes"}
    assert ("legal_seven_ns" in found) == (title.id == "partners")
    assert all(value > 0 for value in found.values())


def test_the_best_figure_counts() -> None:
    figures = Figures()
    for value in (2.0, 3.0, 1.0):
        for measure in ("decisions_per_s", "games_per_s_greedy", "copy_ns", "state_bytes"):
            figures.add(GAME, measure, value)
    assert figures.rows() == [
        Row(GAME, "decisions_per_s", 3.0),
        Row(GAME, "games_per_s_greedy", 3.0),
        Row(GAME, "copy_ns", 1.0),
        Row(GAME, "state_bytes", 3.0),
    ]


def test_bars_are_met_or_missed() -> None:
    figures = Figures(
        [
            Row(GAME, "decisions_per_s", 6e6),
            Row(GAME, "uncompiled_decisions_per_s", 1e5),
            Row(GAME, "view_us", 20.0),
            Row("openspiel:hearts", "decisions_per_s", 2e5),
            Row("catanatron:catan", "decisions_per_s", 2e4),
        ]
    )
    assert {bar.wanted: bar.met for bar in figures.bars()} == {
        "compiled ≥ 50 × uncompiled": True,
        "compiled ≥ 40 × OpenSpiel's hearts": False,
        "uncompiled ≥ 60,000/s": True,
        "uncompiled > catanatron:catan": True,
        "view < 20 µs": False,
    }


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "–"), (0.4424, "0.442"), (45.76, "45.8"), (837.7, "838"), (10_626_676, "10,600,000")],
)
def test_figures_show_the_digits_that_mean_something(value: float | None, text: str) -> None:
    assert format_figure(value) == text
