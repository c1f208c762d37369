"""All tables: loading and dropping them, and hearing what other processes write."""

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
from stofa.server.errors import Refused
from stofa.server.store import queries
from stofa.server.store.database import Database
from stofa.server.store.process_messages import Newest, News
from stofa.server.tables.events import Event
from stofa.server.tables.peers import Peers
from stofa.server.tables.slices import followed_in_slices
from stofa.server.tables.table import Table, first_state, load_surely
from stofa.server.wire import protocol as p

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
    def __init__(self, database: Database, now: Callable[[], int] = milliseconds) -> None:
        self.database = database
        self.now = now
        self.live: dict[str, Table] = {}
        self.peers = Peers(database, self.live, self.run)
        self.peers.on_events = self._hear_events
        self.peers.on_missed = self._catch_up_with_all
        self.peers.on_deleted = self._mark_deleted
        self.catch_ups_failed = 0
        """How often a table could not be brought up to date; it is tried again."""
        self.behind = 0
        """Number of tables that were found to be behind the database when they were last compared."""
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called after each event that this process has written."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.database.open(self.peers.hear)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.peers.say_goodbye()
        await self.peers.close()
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
        elif self.database.shared and not self._is_compared(found):
            await found.catch_up()
        found.used_at = self.now()
        return found

    async def _load(self, name: str) -> Table:
        if "\0" in name:  # which PostgreSQL cannot store
            raise Refused("no-table")
        self.peers.ask([name])  # first: whatever is written from now on is told to us
        try:
            table = await self._read(name)
        except BaseException:
            self.peers.forget([name])
            raise
        self.adopt(table)
        self.peers.refresh(table)
        newest = self.peers.newest_told(name)
        if table.state.n < newest:
            await table.hear(newest, ())
        return table

    async def _read(self, name: str) -> Table:
        try:
            loaded = await load_surely(self.database, name)
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
            return Table(self.database, title, loaded, self.now, state)
        except Exception as error:  # what was written once does not follow any more
            raise _unreadable(name, error) from error

    def adopt(self, table: Table) -> None:
        table.on_change = lambda changed: self.on_change(changed)
        table.on_presence = self.peers.presence_changed
        table.audience = partial(self.peers.audience, table.id)
        self.live[table.id] = table
        if not self.database.shared:
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
        self.peers.forget(dropped)

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
            await self.database.write(partial(queries.delete, table=table.id, author=self.database.process))
            self._mark_deleted(table)

    def _mark_deleted(self, table: Table) -> None:
        if table.gone:
            return
        if table.thinking is not None:
            table.thinking.cancel()
        table.mark_deleted()
        self.live.pop(table.id, None)
        self.peers.forget([table.id])

    # ── What other processes write ──────────────────────────────────────────────────────────────────

    def _hear_events(self, table: Table, news: News | Newest) -> None:
        """Another process has written."""
        if isinstance(news, Newest):
            self.run(self._bring_up_to_date(table, news.n, ()))
        elif table.lock.locked() or not table.hear_now(news.after, news.events):
            self.run(self._bring_up_to_date(table, news.after, news.events))

    async def _bring_up_to_date(self, table: Table, after: int, events: Sequence[Event]) -> None:
        with self._failures_counted(table):
            await table.hear(after, events)

    def _catch_up_with_all(self) -> None:
        """We may have missed what the others have written."""
        self.run(self._compare_if_possible())

    async def _compare_if_possible(self) -> None:
        with contextlib.suppress(Refused):  # the database fails: the sweeper comes to it
            await self.compare()

    def _is_compared(self, table: Table) -> bool:
        return table.is_watched or self.now() - table.used_at < COMPARED_MS

    async def compare(self) -> None:
        """Compare the tables in use with the database, and bring those up to date that differ."""
        known = {table.id: table.state.n for table in self.live.values() if self._is_compared(table)}
        if not self.database.shared or not known:
            return
        different = await self.database.read(partial(queries.behind, known=known))
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
