"""All tables: loading and dropping them, and hearing what other processes write."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Final

import msgspec

from stofa.engine.errors import UnknownGame
from stofa.games import installed_title as find_title
from stofa.server.credentials import new_code
from stofa.server.errors import Refused
from stofa.server.store import queries
from stofa.server.store.database import Database
from stofa.server.tables.slices import followed_in_slices
from stofa.server.tables.table import Table, first_state
from stofa.server.wire import protocol as p

IDLE_MS: Final = 10 * 60_000
"""Milliseconds after which an unused table is dropped from memory; its log stays."""

MOST_LIVE: Final = 5_000
"""Upper bound of tables in memory, unless more are in use."""

MOST_LISTED: Final = 200
"""Upper bound of tables in the list of a device."""

PRESENCE_EVERY_MS: Final = 20_000
"""Milliseconds between messages to the other processes about who is connected here."""

PRESENCE_LASTS_MS: Final = 45_000
"""Milliseconds after which such a message is out of date: its process may have died."""

log = logging.getLogger(__name__)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class TableRegistry:
    def __init__(self, database: Database, now: Callable[[], int] = milliseconds) -> None:
        self.database = database
        self.now = now
        self.process = new_code()
        """Name of this process among those that share the database."""
        self.live: dict[str, Table] = {}
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called after each event that this process has written."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sent_presence_at = 0

    def open(self) -> None:
        self.database.open(self._heard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close()

    def run(self, job: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run a background job until the server closes."""
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ── Finding ─────────────────────────────────────────────────────────────────────────────────────

    async def get(self, table: str) -> Table:
        """A table by its id, loaded if it is not in memory."""
        found = self.live.get(table)
        if found is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(loading)
        found.used_at = self.now()
        return found

    async def _load(self, name: str) -> Table:
        if "\0" in name:  # which PostgreSQL cannot store
            raise Refused("no-table")
        loaded = await self.database.read(partial(queries.load, table=name))
        if loaded is None:
            raise Refused("no-table")
        try:
            title = find_title(loaded.row.game)
        except UnknownGame:
            raise Refused("game-gone", game=loaded.row.game) from None
        if not title.plays_by(loaded.row.rules):
            raise Refused("unknown-rules", rules=loaded.row.rules, known=title.known_rules)
        state = await followed_in_slices(first_state(title, loaded.row), loaded.events)
        table = Table(self.database, title, loaded, self.now, state)
        self.adopt(table)
        return table

    def adopt(self, table: Table) -> None:
        table.on_change = lambda changed: self.on_change(changed)
        table.on_presence = self._presence_changed
        self.live[table.id] = table
        if not self.database.shared:
            self.on_change(table)

    def forget_idle(self) -> None:
        """Drop unused tables from memory."""
        idle = [
            table
            for table in self.live.values()
            if not table.watchers and table.thinking is None and not table.lock.locked()
        ]
        idle.sort(key=lambda table: table.used_at)
        too_many = max(0, len(self.live) - MOST_LIVE)
        for number, table in enumerate(idle):
            if number < too_many or table.gone or self.now() - table.used_at > IDLE_MS:
                del self.live[table.id]

    async def own(self, device: str) -> list[p.OwnTable]:
        """The tables of a device."""
        found = await self.database.read(partial(queries.tables_of, device=device, most=MOST_LISTED))
        return [
            p.OwnTable(
                table=row.id,
                game=row.game,
                seats=seats,
                host=row.host == device,
                summary=msgspec.json.decode(row.summary, type=p.Summary),
                created_at=row.created_at,
                deadline=row.deadline,
                finished_at=row.finished_at,
            )
            for row, seats in found
        ]

    async def delete(self, table: Table) -> None:
        async with table.lock:
            await self.database.write(partial(queries.delete, table=table.id))
            self._mark_deleted(table)

    def _mark_deleted(self, table: Table) -> None:
        if table.thinking is not None:
            table.thinking.cancel()
        table.mark_deleted()
        self.live.pop(table.id, None)

    # ── What other processes write ──────────────────────────────────────────────────────────────────

    def _heard(self, message: str) -> None:
        match message.split(" "):
            case ["table", name, newest]:
                table = self.live.get(name)
                if table is not None and table.state.n < int(newest):
                    self.run(self._catch_up([table]))
            case ["deleted", name]:
                table = self.live.get(name)
                if table is not None and not table.gone:
                    self._mark_deleted(table)
            case ["present", process, name, seats] if process != self.process:
                table = self.live.get(name)
                if table is not None:
                    self._presence_elsewhere(table, process, seats)
            case [""]:
                self.run(self._catch_up(list(self.live.values())))
            case _:
                pass

    async def _catch_up(self, tables: Iterable[Table]) -> None:
        for table in tables:
            try:
                await table.catch_up()
            except Refused:
                pass  # it is gone, or the database fails: it is tried again with the next command or notice
            except Exception:
                log.exception("a table could not be brought up to date", extra={"table": table.id})

    def _presence_changed(self, table: Table) -> None:
        """Tell the other processes who is connected here."""
        if not self.database.shared:
            return
        here = ",".join(map(str, sorted(table.present_here))) or "-"
        self.run(self._say(f"present {self.process} {table.id} {here}"))

    async def _say(self, message: str) -> None:
        with contextlib.suppress(Exception):  # it is sent again soon
            await self.database.write(partial(queries.notify, message=message))

    def _presence_elsewhere(self, table: Table, process: str, seats: str) -> None:
        there = frozenset(int(seat) for seat in seats.split(",") if seat.removeprefix("-").isdigit())
        table.elsewhere[process] = (self.now(), there)
        table.refresh_presence()

    def keep_presence(self) -> None:
        """Tell the other processes now and then who is connected here, and forget what they said long ago."""
        now = self.now()
        if not self.database.shared or now - self._sent_presence_at < PRESENCE_EVERY_MS:
            return
        self._sent_presence_at = now
        for table in self.live.values():
            old = [name for name, (at, _) in table.elsewhere.items() if now - at > PRESENCE_LASTS_MS]
            for name in old:
                self._presence_elsewhere(table, name, "-")
                del table.elsewhere[name]
            if table.present_here:
                self._presence_changed(table)
