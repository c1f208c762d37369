"""What the documentation shows is what happens."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import stofa
from tests.server.running_server import Running

ROOT = Path(__file__).parents[2]
SESSIONS = [file for file in ROOT.glob("docs/**/*.md") if ">>> " in file.read_text("utf-8")]
SLOW = {"write-a-bot.md"}
"""Pages whose sessions play so much that they need the compiled core."""


@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: str(file.relative_to(ROOT)))
def test_sessions_run_as_they_are_shown(file: Path) -> None:
    if file.name in SLOW and not stofa.COMPILED:
        pytest.skip("no compiled core here")
    failed, tried = doctest.testfile(str(file), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_all_tutorials_of_python_have_sessions() -> None:
    names = {file.stem for file in SESSIONS}
    assert names >= {"index", "simulation", "write-a-bot", "check-records", "simulate-and-replay"}


@pytest.mark.slow
def test_the_program_that_talks_to_the_socket_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "how-to" / "use-the-socket.md").read_text("utf-8")
    found = re.search(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    program = compile(found[1], "use-the-socket.md", "exec")
    with Running(tmp_path / "s.db") as server:
        monkeypatch.setattr(sys, "argv", ["program", server.url])
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        exec(program, {})
    assert re.fullmatch(r"scores \[-?\d+, -?\d+\]\n", capsys.readouterr().out)


@pytest.mark.slow
def test_the_bot_of_thirty_lines_plays_a_game_over_http(tmp_path: Path) -> None:
    program = ROOT / "examples" / "network_bot" / "network_bot.py"
    lines = [line for line in program.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 30
    with Running(tmp_path / "s.db") as server:
        done = subprocess.run(
            [sys.executable, str(program), server.url],
            env={**os.environ, "no_proxy": "127.0.0.1"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.stderr == ""
    assert re.fullmatch(r"scores \[-?\d+, -?\d+\]\n", done.stdout)


@pytest.mark.slow
@pytest.mark.skipif(not stofa.COMPILED, reason="no compiled core here")
def test_the_agent_learns_by_both_ways_and_tells_how_it_did() -> None:
    """Only that it runs: how well it plays after some minutes is in its README."""
    pytest.importorskip("optax", reason="JAX and Optax are too large for every run")
    program = ROOT / "examples" / "train_agent" / "train.py"
    done = subprocess.run(
        [sys.executable, str(program), "--imitate", "0.02", "--self-play", "0.02", "--games", "4"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Against easy: [0-4] of 4 won .* \d unfinished\.$", done.stdout, re.MULTILINE)
