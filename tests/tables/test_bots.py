"""Bots think beside the server; one that dies or dawdles is replaced, and the table goes on."""

import asyncio
import multiprocessing
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

import stofa
from stofa.bots import BOTS
from stofa.server.workers.pool import WorkerPool
from stofa.tables import tasks
from stofa.tables.events import WhyStoodIn
from stofa.tables.live_game import LiveGame
from stofa.tables.tasks import Chosen, GameSoFar, think
from tests.server.running_server import GAME, Running, let_bots_finish, wait_until

FAILURES: tuple[WhyStoodIn, ...] = ("illegal", "illegal", "hung")


def kill_workers() -> int:
    """Kill every process of the pool; how many there were."""
    workers = multiprocessing.active_children()
    for worker in workers:
        worker.kill()
    return len(workers)


@pytest.mark.slow
def test_a_killed_process_is_replaced_and_the_move_asked_again() -> None:
    async def run() -> None:
        pool = WorkerPool(1)
        game = stofa.new(GAME, 2, seed=1)
        assert isinstance(game.turn, int)
        try:
            assert (await pool.move("t", game, game.turn, "greedy", 7)).move in game.legal
            asked = asyncio.ensure_future(pool.move("t", game, game.turn, "greedy", 7))
            kill_workers()
            assert (await asked).move in game.legal
            kill_workers()
            await asyncio.sleep(0.2)
            assert (await pool.move("t", game, game.turn, "greedy", 7)).move in game.legal
            assert pool.replaced >= 1
        finally:
            pool.close()

    asyncio.run(run())


@pytest.mark.slow
def test_a_bot_that_hangs_is_cut_off_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = WorkerPool(1, budget_s=0.05)
        game = stofa.new(GAME, 2, seed=1)
        assert isinstance(game.turn, int)
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.002)
                ticks += 1

        beside = asyncio.ensure_future(tick())
        try:
            # No process is even up in so short a time. It would hang again, so it is not tried again.
            assert (await pool.move("t", game, game.turn, "greedy", 7)).move in game.legal
            assert pool.replaced == 1
            assert ticks > 5  # meanwhile the loop went on
        finally:
            beside.cancel()
            pool.close()

    asyncio.run(run())


def test_a_worker_goes_on_from_what_it_knows_and_notices_an_undo() -> None:
    game = stofa.new(GAME, 2, seed=1)
    while len(game.history) < 60:
        assert isinstance(game.turn, int)
        move = think("t", GameSoFar.of(game), game.turn, "greedy", 7)
        assert GameSoFar.of(tasks._games["t"]) == GameSoFar.of(game)
        game.play(move)
    other = stofa.new(GAME, 2, seed=2)
    assert isinstance(other.turn, int)
    think("t", GameSoFar.of(other), other.turn, "random", 7)
    assert GameSoFar.of(tasks._games["t"]) == GameSoFar.of(other)


@pytest.mark.slow
def test_the_seed_of_a_table_decides_what_its_bots_do(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(seed: str) -> object:
        monkeypatch.setattr("stofa.tables.new_tables.new_seed", lambda: seed)
        anna = server.person()
        table = anna.open("me", "random", "random", options={"start": 0})["table"]
        anna.do("leave", table, 0)
        wait_until(lambda: anna.look(table)["status"] == "finished", 60)
        return anna.get(f"/api/tables/{table}/record")["moves"]

    assert played("5eed") == played("5eed") != played("other")


@pytest.mark.slow
def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db") as server:
        anna = server.person()
        table = anna.open("me", "greedy", "random", options={"start": 0})["table"]
        anna.do("leave", table, 0)
        wait_until(lambda: anna.look(table)["moves"] > 30)
    with Running(tmp_path / "stofa.db") as server:
        anna.http.base_url = server.url
        wait_until(lambda: anna.look(table)["status"] == "finished", 60)


@pytest.mark.slow
def test_a_game_goes_on_while_its_bots_are_killed(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db") as server:
        anna = server.person()
        table = anna.open("me", "here")["table"]
        killed = 0

        def kill() -> None:
            nonlocal killed
            killed += kill_workers()
            if killed < 6:
                server.loop.call_later(0.5, kill)

        server.loop.call_soon_threadsafe(server.loop.call_later, 0.5, kill)
        assert let_bots_finish(anna, table, [0, 1])["result"]["winners"]
        log = anna.log(table)
        assert [event["n"] for event in log] == list(range(1, len(log) + 1))


def test_every_bot_has_a_name_in_every_language(server: Running) -> None:
    bots = {bot["id"]: bot["name"] for bot in server.person().get("/api/games")["bots"]}
    assert set(bots) == set(BOTS)
    assert all(set(names) == {"en", "de", "is"} for names in bots.values())


def test_a_bot_that_fails_is_named_in_the_log_once_for_each_reason(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at the table may know what it did wrong, but not which move it chose."""
    reasons: Iterator[WhyStoodIn | None] = chain(FAILURES, repeat(None))

    async def move(table: str, game: LiveGame, seat: int, bot: str, seed: int) -> Chosen:
        return Chosen(game.legal[0], next(reasons))

    monkeypatch.setattr(server.context.workers, "move", move)
    anna = server.person()
    table = str(anna.open("me", "greedy", options={"start": 1})["table"])
    wait_until(lambda: anna.look(table, 0)["turn"] == 0)
    told = [event["what"] for event in anna.log(table) if event["what"]["kind"] == "stood-in"]
    assert told == [
        {"kind": "stood-in", "seat": 1, "bot": "greedy", "why": why} for why in ("illegal", "hung")
    ]
