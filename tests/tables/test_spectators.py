"""A large audience: told in slices and in order, and nothing piles up for those who read slowly."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import stofa
from stofa.server.server_tables import ServerTables
from stofa.server.store.sqlite import SqliteDatabase
from stofa.tables import new_tables, protocol as p, spectators
from stofa.tables.spectators import RECENT, SLICE
from stofa.tables.table import Table, encode
from tests.server.patching import patched
from tests.tables.in_memory import Reader, go_on, started

HOST = "h" * 64


class SlowReader(Reader):
    """A spectator that reads when it is told to."""

    def __init__(self) -> None:
        super().__init__(None, "slow", takes_changes=True)
        self.ready = False
        self.calls: list[Callable[[], object]] = []

    def when_ready(self, call: Callable[[], object]) -> None:
        self.calls.append(call)

    def tell(self, message: bytes) -> None:
        super().tell(message)
        self.ready = False

    async def read(self) -> list[dict[str, Any]]:
        """What has come; then it is ready for more."""
        found = [json.loads(message) for message in self.bytes]
        self.bytes.clear()
        self.ready = True
        calls, self.calls = self.calls, []
        for call in calls:
            call()
        return found


def audience(size: int) -> tuple[Table, list[Reader]]:
    """A running game that many look at."""
    game = stofa.new("thurn-and-taxis", players=2, seed=3)
    moves: list[tuple[Any, str]] = [(mover, str(move)) for mover, move in game.history]
    table = started(game.title, 2, game.options, moves)
    readers = [Reader(None, f"s{number}", takes_changes=True) for number in range(size)]
    for reader in readers:
        table.add_watcher(reader)
    return table, readers


def make_a_move(table: Table) -> None:
    assert table.game is not None
    go_on(table, table.state.turn, str(table.game.legal[0]))


def numbers(reader: Reader) -> list[int]:
    """Of the events that somebody was told, in the order in which they came."""
    messages = [json.loads(message) for message in reader.bytes]
    return [event["n"] for message in messages for event in message.get("events", [])]


def test_a_large_audience_is_told_in_slices_with_other_work_in_between() -> None:
    async def test() -> None:
        table, readers = audience(5 * SLICE)
        told: list[int] = []

        async def do_something_else() -> None:
            while not readers[-1].bytes:
                told.append(sum(bool(reader.bytes) for reader in readers))
                await asyncio.sleep(0)

        make_a_move(table)
        assert all(watcher.bytes for watcher in table.seated if isinstance(watcher, Reader))
        await asyncio.wait_for(do_something_else(), 20)
        assert len(told) >= 4
        assert all(after - before <= SLICE for before, after in zip([0, *told], told))
        assert len({message for reader in readers for message in reader.bytes}) == 1

    asyncio.run(test())


def test_moves_made_meanwhile_reach_everybody_in_order() -> None:
    async def test() -> None:
        table, readers = audience(3 * SLICE)
        first = table.state.n
        for _ in range(10):
            make_a_move(table)
            await asyncio.sleep(0)
        table.unwatch(readers[-2])
        make_a_move(table)
        stayed = readers[:-2] + readers[-1:]
        while not all(numbers(reader)[-1:] == [table.state.n] for reader in stayed):
            await asyncio.sleep(0)
        assert all(numbers(reader) == list(range(first + 1, table.state.n + 1)) for reader in stayed)
        assert table.state.n not in numbers(readers[-2])

    asyncio.run(test())


def test_everybody_learns_that_the_table_is_gone() -> None:
    async def test() -> None:
        table, readers = audience(3 * SLICE)
        table.mark_deleted()
        while not all(reader.bytes for reader in readers):
            await asyncio.sleep(0)
        gone = encode(p.Gone(table.id, None))
        assert {message for reader in readers for message in reader.bytes} == {gone}

    asyncio.run(test())


def test_a_slow_reader_far_behind_learns_that_the_table_is_gone() -> None:
    async def test() -> None:
        table, _ = audience(1)
        slow = SlowReader()
        table.add_watcher(slow)
        for _ in range(RECENT + 1):
            make_a_move(table)
        table.mark_deleted()
        async with asyncio.timeout(20):
            while json.loads(encode(p.Gone(table.id, None))) not in await slow.read():
                await asyncio.sleep(0)

    asyncio.run(test())


def test_nothing_is_kept_for_spectators_once_they_have_gone() -> None:
    async def test() -> None:
        table, _ = audience(1)
        make_a_move(table)
        for watcher in list(table.spectators):
            table.unwatch(watcher)
        make_a_move(table)
        assert not table.spectators.view
        assert not table.spectators._recent
        # Who comes then is told everything from there on.
        again = Reader(None, "s9", takes_changes=True)
        table.add_watcher(again)
        before = table.state.n
        make_a_move(table)
        assert numbers(again) == list(range(before + 1, table.state.n + 1))

    asyncio.run(test())


def with_table(path: Path, test: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        tables = ServerTables(SqliteDatabase(path / "stofa.db"))
        tables.open()
        try:
            seats = [p.SeatWish("me", "A"), p.SeatWish("here", "B")]
            wanted = p.Create("thurn-and-taxis", seats, {"start": 0})
            table, _ = await new_tables.create(tables, wanted, HOST)
            await test(table)
        finally:
            await tables.close()

    asyncio.run(run())


async def play(table: Table, moves: int) -> None:
    for _ in range(moves):
        state = table.state
        assert state.game is not None
        assert state.turn is not None
        move = str(state.game.legal[0])
        await table.command(
            HOST,
            p.MakeMoves(
                cmd=f"command-{state.n}",
                table=table.id,
                seat=state.turn,
                decision=state.decision,
                moves=[move],
            ),
        )


async def read_up_to(reader: SlowReader, n: int) -> list[dict[str, Any]]:
    """Everything that comes until an event is known."""
    read: list[dict[str, Any]] = []
    while not any(event["n"] == n for message in read for event in message.get("events", [])):
        await asyncio.sleep(0.001)
        read += await reader.read()
    return read


@pytest.mark.parametrize("far", [False, True], ids=["some", "many"])
def test_a_slow_reader_gets_what_it_missed_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, far: bool
) -> None:
    if far:
        monkeypatch.setattr(spectators, "RECENT", 4)

    async def test(table: Table) -> None:
        slow, quick = SlowReader(), Reader(None, "quick", takes_changes=True)
        for watcher in (slow, quick):
            await table.watch(watcher, 0)
        view = (await slow.read())[0]["view"]
        first = table.state.n
        await play(table, 1)
        for _ in range(8):
            await play(table, 1)
            assert len(slow.bytes) == 1, "nothing more before the first is read"
        assert len([line for line in quick.bytes if b'"type":"changes"' in line]) == 9
        read = await read_up_to(slow, table.state.n)
        assert [event["n"] for message in read for event in message["events"]] == [
            *range(first + 1, table.state.n + 1)
        ]
        assert [message["type"] for message in read] == (["changes", "update"] if far else ["changes"] * 9)
        for message in read:
            if message["type"] == "update":
                view = message["view"]
            else:
                assert message["after"] == view["n"]
                view = patched(view, message["changes"])
        assert view == json.loads(encode(table.view(None)))

    with_table(tmp_path, test)


def test_a_slow_reader_that_goes_away_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "RECENT", 2)

    async def test(table: Table) -> None:
        slow = SlowReader()
        await table.watch(slow, 0)
        await slow.read()
        await play(table, 6)
        reading = asyncio.create_task(slow.read())
        await reading
        table.unwatch(slow)
        await play(table, 2)
        await asyncio.sleep(0.05)
        assert not slow.bytes
        assert not table.watchers

    with_table(tmp_path, test)
