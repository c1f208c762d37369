"""Long games hold nobody up: they are worked through in slices, and count for more."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

import stofa
from stofa.bots import decide
from stofa.engine.core.rng import Rng
from stofa.engine.record import Record, record_of
from stofa.server.limits import Limits, Rate
from stofa.server.store import queries
from stofa.tables import slices, table as table_module
from stofa.tables.slices import EVENTS, MOVES, followed_in_slices, seen_in_slices
from stofa.tables.updates import seen_events
from tests.server.running_server import GAME, Person, Running

T = TypeVar("T")

MOVES_OF_LONG_GAME = 3_000


@pytest.fixture(scope="module")
def long_record() -> Record:
    """A game in which nobody closes a route for long, and which then ends as games do."""
    game = stofa.new(GAME, 2, seed=1)
    random, rng, bot = Random(1), Rng(1), stofa.bot("greedy")
    while len(game.history) < MOVES_OF_LONG_GAME:
        legal = list(game.legal)
        game.play(random.choice([move for move in legal if move.kind != "close"] or legal))
    while not game.over:
        assert isinstance(game.turn, int)
        game.play(decide(bot, game.view(game.turn), rng))
    return record_of(game)


async def turns_during(work: Awaitable[T]) -> tuple[T, int]:
    """What comes of some work, and how many turns the event loop took meanwhile."""
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    try:
        return await work, turns
    finally:
        counting.cancel()


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[int]]:
    """How many events were worked through at a time, and by which function."""
    found: dict[str, list[int]] = {"followed": [], "seen_events": []}

    def watch(module: Any, name: str) -> None:
        work = getattr(module, name)

        def counted(state: Any, events: Any, *more: Any) -> Any:
            found[name].append(len(events))
            return work(state, events, *more)

        monkeypatch.setattr(module, name, counted)

    watch(slices, "followed")
    watch(slices, "seen_events")
    watch(table_module, "followed")
    return found


@pytest.mark.slow
def test_a_long_game_is_taken_in_loaded_and_sent_in_slices(
    tmp_path: Path, long_record: Record, pieces: dict[str, list[int]]
) -> None:
    with Running(tmp_path / "stofa.db") as server:
        anna = server.person()
        name = anna.post("/api/records", msgspec.to_builtins(long_record))["table"]
        assert pieces["followed"] == []  # the moves were made on the way in, and need not be made again
        server.context.tables.live.clear()
        told = anna.get(f"/api/tables/{name}/events")
        count = len(told["events"])
        assert count == told["view"]["n"] > MOVES_OF_LONG_GAME
        for name_of_work, most in (("followed", MOVES), ("seen_events", EVENTS)):
            assert sum(pieces[name_of_work]) == count
            assert max(pieces[name_of_work]) <= most
        again = anna.get(f"/api/tables/{name}/record")
        assert again["moves"] == msgspec.to_builtins(long_record)["moves"]


@pytest.mark.slow
def test_the_event_loop_goes_on_between_slices(tmp_path: Path, long_record: Record) -> None:
    with Running(tmp_path / "stofa.db") as server:
        name = server.person().post("/api/records", msgspec.to_builtins(long_record))["table"]
        loaded = server.run(server.context.tables.database.read(partial(queries.load, table=name)))
        assert loaded is not None
        table = server.context.tables.live[name]
        first = table_module.first_state(table.title, loaded.row)
        state, turns = server.run(turns_during(followed_in_slices(first, loaded.events)))
        assert (state.n, state.finished) == (table.state.n, table.state.finished)
        assert turns >= len(loaded.events) // MOVES - 1
        seen, turns = server.run(turns_during(seen_in_slices(state, loaded.events, None)))
        assert seen == seen_events(state, loaded.events, None)
        assert turns >= len(loaded.events) // EVENTS - 1


@pytest.mark.slow
def test_a_record_that_is_too_long_is_refused(tmp_path: Path, long_record: Record) -> None:
    with Running(tmp_path / "stofa.db", limits=Limits(record_moves=2_999)) as server:
        refused = server.person().post("/api/records", msgspec.to_builtins(long_record), 409)
        assert refused["code"] == "record-long"
        assert "2999" in refused["sentence"].replace(",", "")


@pytest.mark.slow
def test_a_long_log_counts_as_several_reads(tmp_path: Path, long_record: Record) -> None:
    limits = Limits(reads=Rate(60, 0.001))
    with Running(tmp_path / "stofa.db", limits=limits) as server:
        anna = server.person()
        name = anna.post("/api/records", msgspec.to_builtins(long_record))["table"]
        end = anna.look(name)["n"]

        def reads(path: str, **query: int) -> int:
            eve = Person(server.url, f"a-device-that-reads{path}{len(query)}")
            answers = [eve.http.get(f"/api/tables/{name}{path}", params=query).status_code for _ in range(15)]
            assert set(answers) <= {200, 429}
            return answers.count(200)

        assert reads("/events") < 12
        assert reads("/record") < 12
        assert reads("/events", after=end - 10) == 15
