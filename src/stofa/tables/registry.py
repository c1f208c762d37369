"""All tables: loading and dropping them, and hearing what others write who use the same store."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from stofa.engine.errors import UnknownGame
from stofa.games import installed_title as find_title
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.events import Event
from stofa.tables.neighbours import Neighbours, Nobody
from stofa.tables.slices import followed_in_slices
from stofa.tables.store import Store
from stofa.tables.table import Table, first_state, load_surely

IDLE_MS: Final = 10 * 60_000
"""Milliseconds after which an unused table is dropped from memory; its log stays."""

MOST_LIVE: Final = 5_000
"""Upper bound of tables in memory, unless more are in use."""

MOST_LISTED: Final = 200
"""Upper bound of tables in the list of a device."""

COMPARED_MS: Final = 60_000
"""Milliseconds for which a table that nobody watches is compared with the database after it was used."""

log = logging.getLogger(__name__)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class TableRegistry:
    def __init__(self, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.now = now
        self.live: dict[str, Table] = {}
        self.neighbours: Neighbours = Nobody()
        self.catch_ups_failed = 0
        """How often a table could not be brought up to date; it is tried again."""
        self.behind = 0
        """Number of tables that were found to be behind the database when they were last compared."""
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called after each event that this process has written."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End all background jobs."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def run(self, job: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run a background job until the registry closes."""
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
        elif self.store.shared and not self._is_compared(found):
            await found.catch_up()
        found.used_at = self.now()
        return found

    async def _load(self, name: str) -> Table:
        if "\0" in name:  # which PostgreSQL cannot store
            raise Refused("no-table")
        self.neighbours.ask([name])  # first: whatever is written from now on is told to us
        try:
            table = await self._read(name)
        except BaseException:
            self.neighbours.forget([name])
            raise
        self.adopt(table)
        self.neighbours.refresh(table)
        newest = self.neighbours.newest_told(name)
        if table.state.n < newest:
            await table.hear(newest, ())
        return table

    async def _read(self, name: str) -> Table:
        try:
            loaded = await load_surely(self.store, name)
        except msgspec.MsgspecError as error:
            raise _unreadable(name, error) from error
        if loaded is None:
            raise Refused("no-table")
        try:
            title = find_title(loaded.row.game)
        except UnknownGame:
            raise Refused("game-gone", game=loaded.row.game) from None
        if not title.plays_by(loaded.row.rules):
            raise Refused("unknown-rules", rules=loaded.row.rules, known=title.known_rules)
        try:
            state = await followed_in_slices(first_state(title, loaded.row), loaded.events)
            return Table(self.store, title, loaded, self.now, state)
        except Exception as error:  # what was written once does not follow any more
            raise _unreadable(name, error) from error

    def adopt(self, table: Table) -> None:
        table.on_change = lambda changed: self.on_change(changed)
        table.on_presence = self.neighbours.presence_changed
        table.audience = partial(self.neighbours.audience, table.id)
        self.live[table.id] = table
        if not self.store.shared:
            self.on_change(table)

    def forget_idle(self) -> None:
        """Drop unused tables from memory."""
        idle = [
            table
            for table in self.live.values()
            if not table.is_watched and table.thinking is None and not table.lock.locked()
        ]
        idle.sort(key=lambda table: table.used_at)
        too_many = max(0, len(self.live) - MOST_LIVE)
        dropped = [
            table.id
            for number, table in enumerate(idle)
            if number < too_many or table.gone or self.now() - table.used_at > IDLE_MS
        ]
        for name in dropped:
            del self.live[name]
        self.neighbours.forget(dropped)

    async def own(self, device: str) -> list[p.OwnTable]:
        """The tables of a device."""
        found = await self.store.tables_of(device, MOST_LISTED)
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
            await self.store.delete(table.id)
            self.mark_deleted(table)

    def mark_deleted(self, table: Table) -> None:
        if table.gone:
            return
        if table.thinking is not None:
            table.thinking.cancel()
        table.mark_deleted()
        self.live.pop(table.id, None)
        self.neighbours.forget([table.id])

    # ── What other processes write ──────────────────────────────────────────────────────────────────

    def hear_events(self, table: Table, after: int, events: Sequence[Event]) -> None:
        """Somebody else has written these after a number; without events, up to that number."""
        if table.lock.locked() or not table.hear_now(after, events):
            self.run(self._bring_up_to_date(table, after, events))

    async def _bring_up_to_date(self, table: Table, after: int, events: Sequence[Event]) -> None:
        with self._failures_counted(table):
            await table.hear(after, events)

    def catch_up_with_all(self) -> None:
        """We may have missed what the others have written."""
        self.run(self._compare_if_possible())

    async def _compare_if_possible(self) -> None:
        with contextlib.suppress(Refused):  # the store fails: the sweeper comes to it
            await self.compare()

    def _is_compared(self, table: Table) -> bool:
        return table.is_watched or self.now() - table.used_at < COMPARED_MS

    async def compare(self) -> None:
        """Compare the tables in use with the database, and bring those up to date that differ."""
        known = {table.id: table.state.n for table in self.live.values() if self._is_compared(table)}
        if not self.store.shared or not known:
            return
        different = await self.store.behind(known)
        self.behind = 0
        for name, newest in different.items():
            table = self.live.get(name)
            if table is None or (newest is not None and table.state.n == newest):
                continue  # we have learned of it meanwhile
            if newest is not None and newest > known[name] and table.state.n > known[name]:
                continue  # it goes on quickly, and so do we
            self.behind += 1
            with self._failures_counted(table):
                await table.catch_up()

    @contextlib.contextmanager
    def _failures_counted(self, table: Table) -> Iterator[None]:
        """A table that cannot be brought up to date now is compared with the database again and again."""
        try:
            yield
        except Refused as refused:  # it is gone, or the database fails
            self.catch_ups_failed += refused.reason == "try-again"
        except Exception:
            self.catch_ups_failed += 1
            log.exception("a table could not be brought up to date", extra={"table": table.id})


def _unreadable(table: str, error: Exception) -> Refused:
    log.error("a table cannot be read", exc_info=error, extra={"table": table})
    return Refused("damaged")
