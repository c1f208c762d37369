"""Tables are looked after one by one: what is wrong with one of them is no matter to the others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from stofa.server.server_tables import ServerTables
from stofa.server.store.schema import events
from stofa.server.store.sqlite import SqliteDatabase
from stofa.server.workers.pool import WorkerPool
from stofa.tables import new_tables, protocol as p, supervisor
from stofa.tables.live_game import LiveGame
from stofa.tables.supervisor import RETRY_AFTER_MS, Supervisor
from stofa.tables.tasks import Chosen
from tests.server.running_server import GAME

HOST = "h" * 64


class Thinkers(WorkerPool):
    """Bots who never come to a decision."""

    async def move(self, table: str, game: LiveGame, seat: int, bot: str, seed: int) -> Chosen:
        await asyncio.Event().wait()
        raise AssertionError


class Neighbours:
    """Two tables at which somebody's time is up: first at one that nobody can read, then at a sound one."""

    def __init__(self, tables: ServerTables) -> None:
        self.tables = tables
        self.supervisor = Supervisor(tables, Thinkers(1))
        self.now = 1_000_000
        tables.now = lambda: self.now

    async def open(self) -> None:
        self.bad, self.sound = [await self._table(seconds) for seconds in (10, 20)]
        await self.write(self.bad, '{"kind": "of a newer version"}')
        self.tables.live.clear()
        self.now += 30_000

    async def _table(self, seconds: int) -> str:
        seats = [p.SeatWish("me", "A"), p.SeatWish("here", "B")]
        wanted = p.Create(GAME, seats, {"start": 0}, p.Clock(per_turn_s=seconds))
        return (await new_tables.create(self.tables, wanted, HOST))[0].id

    async def write(self, table: str, data: str) -> None:
        def change(db: Connection) -> None:
            db.execute(update(events).where(events.c.table_id == table, events.c.seq == 2).values(data=data))

        await self.tables.database.write(change)

    async def bot_at(self, table: str) -> str | None:
        return (await self.tables.get(table)).state.seats[0].bot


def neighbours(folder: Path, test: Callable[[Neighbours], Awaitable[None]]) -> None:
    async def run() -> None:
        tables = ServerTables(SqliteDatabase(folder / "stofa.db"))
        tables.open()
        try:
            both = Neighbours(tables)
            await both.open()
            await test(both)
        finally:
            await tables.close()

    asyncio.run(run())


def complaints(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.getMessage() == "a table cannot go on" for record in caplog.records)


def test_a_server_begins_with_a_table_it_cannot_read(tmp_path: Path) -> None:
    async def test(both: Neighbours) -> None:
        await both.supervisor.begin()
        assert await both.bot_at(both.sound) == "medium"

    neighbours(tmp_path, test)


def test_a_table_that_cannot_be_read_is_let_be_for_a_while(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "MOST_AT_ONCE", 1)
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(logging.getLogger("stofa.server"), "propagate", True)

    async def test(both: Neighbours) -> None:
        for _ in range(3):
            await both.supervisor._wake(both.now)
        assert await both.bot_at(both.sound) == "medium"
        both.now += RETRY_AFTER_MS
        await both.supervisor._wake(both.now)
        assert complaints(caplog) == 1  # also if it is tried again
        await both.write(both.bad, '{"kind": "seated", "seat": 0, "name": "A"}')
        both.now += RETRY_AFTER_MS
        await both.supervisor._wake(both.now)
        assert await both.bot_at(both.bad) == "medium"

    neighbours(tmp_path, test)
