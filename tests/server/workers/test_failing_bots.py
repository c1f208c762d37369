"""A bot of somebody else cannot stop a table: a stand-in moves in its place, and everybody is told."""

import asyncio
import sys
from pathlib import Path

import pytest

from stofa import Rng, bots
from stofa.bots import bot
from stofa.games import title
from stofa.server.workers.pool import TRIES, WorkerPool
from stofa.tables import tasks
from stofa.tables.stand_ins import STAND_IN
from tests.conformance.setups import enough_ways

BOTS = """
def failing(view, rng): raise ValueError("no idea")
def cheating(view, rng): return "fold"
def silent(view, rng): return None
def hanging(view, rng):
    while True: pass
def crashing(view, rng):
    import os
    os._exit(1)
def leaving(view, rng): raise SystemExit
"""


WHY = {
    "failing": "raised",
    "cheating": "illegal",
    "silent": "illegal",
    "hanging": "hung",
    "crashing": "hung",
    "leaving": "hung",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", WHY)
def test_a_failing_bot_is_replaced_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    (tmp_path / "bots_that_fail.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv(bots.VARIABLE, "")
    bots.register_path(f"bots_that_fail:{name}")
    game = next(enough_ways(title("partners"))).game(seed=1)
    seat = game.turn
    assert isinstance(seat, int)

    async def moved() -> tasks.Chosen:
        pool = WorkerPool(1, budget_s=1.5 if name == "hanging" else 60)  # the process has to start in it
        try:
            return await pool.move("table", game, seat, f"bots_that_fail:{name}", 5)
        finally:
            # A hang is not tried again: people wait. An exit is, for it may have been another's fault.
            assert pool.replaced == {"hanging": 1, "crashing": TRIES, "leaving": TRIES}.get(name, 0)
            pool.close()

    try:
        chosen = asyncio.run(moved())
        assert chosen.move == tasks.choose(STAND_IN, game.view(seat), 5)
        assert chosen.failed == WHY[name]
        assert bot(STAND_IN).choose(game.view(seat), Rng(5)) in game.legal
        (told,) = [record for record in caplog.records if record.message == "a bot failed"]
        assert vars(told)["bot"] == f"bots_that_fail:{name}"
        assert vars(told)["table"] == "table"
    finally:
        monkeypatch.undo()
        bots._others.cache_clear()
        sys.modules.pop("bots_that_fail", None)
