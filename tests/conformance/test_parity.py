"""The compiled core does exactly what its plain sources say, over thousands of games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stofa
from stofa._compiled import core_stamp
from tests.conformance.every import each_own_setup
from tests.conformance.parity import GAMES
from tests.conformance.setups import Setup

ROOT = Path(__file__).resolve().parents[2]


def start(setup: Setup, pure: bool) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.conformance.parity", "--setup", str(setup), "--games", str(GAMES)]
    environment = {**os.environ, "STOFA_PURE": "1" if pure else ""}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def answer(process: "subprocess.Popen[str]") -> Any:
    said, _ = process.communicate()
    assert process.returncode == 0
    return json.loads(said)


@pytest.mark.compiled
def test_a_core_that_was_compiled_is_used() -> None:
    """Otherwise the tests below would be skipped for the wrong reason."""
    made = ROOT / "build" / "core" / core_stamp(str(ROOT))
    if os.environ.get("STOFA_PURE") == "1" or not made.is_dir():
        pytest.skip("no compiled core here")
    assert stofa.COMPILED


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(not stofa.COMPILED, reason="no compiled core here")
@each_own_setup
def test_compiled_and_plain_play_the_same_games(setup: Setup) -> None:
    plain, compiled = (answer(process) for process in [start(setup, pure=True), start(setup, pure=False)])
    assert not plain["compiled"]
    assert compiled["compiled"]
    assert compiled["digests"] == plain["digests"]
    assert plain["digests"].keys() == {str(setup)}
