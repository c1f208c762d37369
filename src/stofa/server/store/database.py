"""What the rest of the server knows of a database, and what both databases have in common."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from stofa.server.metrics import Histogram
from stofa.server.store import queries
from stofa.server.store.migrations import migrate
from stofa.server.store.outage import Outage
from stofa.server.store.process_messages import Notice
from stofa.server.store.writer import Writer, is_locked
from stofa.tables.errors import Refused
from stofa.tables.store import Entry, Outcome

T = TypeVar("T")
Query = Callable[[Connection], T]

OnNotice = Callable[[str], None]
"""Called in the event loop with what another process says; with "" when notices may have been missed."""

RETRY_AFTER_S: Final = 1.0
"""Seconds after which a client may try again when the database has failed."""

HEALTH_S: Final = 1.5
"""Seconds that the database may take to answer when it is asked whether it is well."""

CLOSE_S: Final = 2.0
"""Seconds that closing waits for what is being read."""

log = logging.getLogger(__name__)


class DatabaseActivity:
    """What was asked of the database, for the metrics and the log."""

    def __init__(self) -> None:
        self.failures = 0
        self.commits = Histogram()
        self.reads = Histogram()
        self.outage = Outage()

    @property
    def works(self) -> bool:
        """Whether it did what it was last asked for."""
        return self.outage.problem is None

    @contextmanager
    def measured(self, times: Histogram) -> Iterator[None]:
        """A database that fails may work again in a moment; the sender is told to try again."""
        kind: Final = "read" if times is self.reads else "write"
        if self.outage.refusing:
            raise Refused("try-again", retry_after=RETRY_AFTER_S)
        began = perf_counter()
        try:
            yield
        except (SQLAlchemyError, TimeoutError) as error:
            self.failures += 1
            if isinstance(error, OperationalError | InterfaceError | TimeoutError):
                if not is_locked(error):  # one table: the database works
                    # The disk, the connection: of no interest where it happened.
                    why = str(getattr(error, "orig", error)).strip() or "the database does not answer"
                    self.outage.failed(kind, why, perf_counter() - began)
            else:
                log.error("a query failed", exc_info=error)
            raise Refused("try-again", retry_after=RETRY_AFTER_S) from error
        self.outage.worked(kind)
        times.observe(perf_counter() - began)


class Database(Protocol):
    """The only way to the database. Whatever is written is written as a whole or not at all.

    If the database fails, everything is refused with `try-again`. What was to be written then may have been
    written all the same: the connection may have broken after the commit.
    """

    activity: DatabaseActivity

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""

    @property
    def process(self) -> str:
        """Name of this process among those."""

    @property
    def listening(self) -> bool:
        """Whether this process hears what the others say."""

    def open(self, on_notice: OnNotice) -> None:
        """Connect and bring the schema up to date. Called in the event loop."""

    async def read(self, query: Query[T]) -> T:
        """Run a query that sees the database as of one moment."""

    async def write(self, query: Query[T]) -> T:
        """Change something. Once this returns, it is on disk."""

    async def append(self, entry: Entry) -> Outcome:
        """Append to a table's log. Once this returns, it is on disk."""

    async def tell(self, notices: Sequence[Notice]) -> None:
        """Say something to other processes."""

    def look_for_sessions(self, sessions: frozenset[int]) -> None:
        """From now on, look for the sessions of these processes, and say `Gone` of one that ends."""

    async def problem(self) -> str | None:
        """Why the database cannot serve now; None if it can. Found out within two seconds."""

    async def close(self) -> None:
        """Finish what was submitted, and disconnect."""

    def size(self) -> int | None:
        """Bytes that it takes on this machine's disk; None if it is not there."""

    def room(self) -> int | None:
        """Bytes that are left on that disk."""


class SqlDatabase:
    """Reads in a few threads, writes in one."""

    limit_s: float | None = None
    """Seconds after which nobody waits for an answer any longer."""

    def __init__(self, *, writing: Engine, reading: Engine, readers: int) -> None:
        self._writing = writing
        self._reading = reading
        self._readers = ThreadPoolExecutor(readers, "stofa-read")
        self._looking_up: set[Future[Any]] = set()
        """What was handed to the readers and is not done."""
        self.writer = Writer(writing)
        self.activity = DatabaseActivity()

    def open(self, on_notice: OnNotice) -> None:
        with self._writing.begin() as db:
            migrate(db)
        self.writer.start()

    async def read(self, query: Query[T]) -> T:
        with self.activity.measured(self.activity.reads):
            found = self._readers.submit(self._look_up, query)
            self._looking_up.add(found)
            found.add_done_callback(self._looking_up.discard)
            async with asyncio.timeout(self.limit_s):
                return await asyncio.wrap_future(found)

    def _look_up(self, query: Query[T]) -> T:
        with self._reading.begin() as db:
            return query(db)

    async def write(self, query: Query[T]) -> T:
        with self.activity.measured(self.activity.commits):
            return await self.writer.write(query)

    async def append(self, entry: Entry) -> Outcome:
        with self.activity.measured(self.activity.commits):
            return await self.writer.append(entry)

    async def problem(self) -> str | None:
        outage = self.activity.outage
        try:
            async with asyncio.timeout(HEALTH_S):
                await self.read(queries.ping)
                if outage.problem is not None:  # writing has failed; perhaps it would not now
                    await self.write(queries.ping)
        except (Refused, TimeoutError):
            return outage.problem or "the database does not answer"
        return outage.problem

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        # A connection that is still in use would not be closed below. Whoever asked may be gone already.
        await asyncio.to_thread(wait, set(self._looking_up), CLOSE_S)
        self._writing.dispose()
        self._reading.dispose()

    def size(self) -> int | None:
        return None

    def room(self) -> int | None:
        return None
