"""What the rest of the server knows of a database, and what both databases have in common."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import NoReturn, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from stofa.server.errors import Refused
from stofa.server.metrics import Histogram
from stofa.server.store.append import Entry, Written
from stofa.server.store.migrations import migrate
from stofa.server.store.writer import Writer

T = TypeVar("T")
Query = Callable[[Connection], T]

OnNotice = Callable[[str], None]
"""Called in the event loop with what a process has written; with "" when notices may have been missed."""

log = logging.getLogger(__name__)


class DatabaseActivity:
    """What was asked of the database, for the metrics."""

    def __init__(self) -> None:
        self.works = True
        """Whether it did what it was last asked for."""
        self.failures = 0
        self.commits = Histogram()
        self.reads = Histogram()

    @contextmanager
    def measured(self, times: Histogram) -> Iterator[None]:
        """A database that fails may work again in a moment; the sender is told to try again."""
        began = perf_counter()
        try:
            yield
        except (
            OperationalError
        ) as error:  # the disk, the connection, a lock: of no interest where it happened
            log.warning("the database failed", extra={"why": str(error.orig).strip()})
            self._failed(error)
        except SQLAlchemyError as error:
            log.error("a query failed", exc_info=error)
            self._failed(error)
        else:
            self.works = True
            times.observe(perf_counter() - began)

    def _failed(self, error: Exception) -> NoReturn:
        self.works = False
        self.failures += 1
        raise Refused("try-again", retry_after=1.0) from error


class Database(Protocol):
    """The only way to the database. Whatever is written is written as a whole or not at all.

    If the database fails, everything is refused with `try-again`. What was to be written then may have been
    written all the same: the connection may have broken after the commit.
    """

    activity: DatabaseActivity

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""

    def open(self, on_notice: OnNotice) -> None:
        """Connect and bring the schema up to date. Called in the event loop."""

    async def read(self, query: Query[T]) -> T:
        """Run a query that sees the database as of one moment."""

    async def write(self, query: Query[T]) -> T:
        """Change something. Once this returns, it is on disk."""

    async def append(self, entry: Entry) -> Written:
        """Append to a table's log. Once this returns, it is on disk."""

    async def close(self) -> None:
        """Finish what was submitted, and disconnect."""

    def size(self) -> int | None:
        """Bytes that it takes on this machine's disk; None if it is not there."""

    def room(self) -> int | None:
        """Bytes that are left on that disk."""


class SqlDatabase:
    """Reads in a few threads, writes in one."""

    def __init__(self, *, writing: Engine, reading: Engine, readers: int) -> None:
        self.activity = DatabaseActivity()
        self._writing = writing
        self._reading = reading
        self._readers = ThreadPoolExecutor(readers, "stofa-read")
        self._writer = Writer(writing)

    def open(self, on_notice: OnNotice) -> None:
        with self._writing.begin() as db:
            migrate(db)
        self._writer.start()

    async def read(self, query: Query[T]) -> T:
        def look_up() -> T:
            with self._reading.begin() as db:
                return query(db)

        with self.activity.measured(self.activity.reads):
            return await asyncio.get_running_loop().run_in_executor(self._readers, look_up)

    async def write(self, query: Query[T]) -> T:
        with self.activity.measured(self.activity.commits):
            return await self._writer.write(query)

    async def append(self, entry: Entry) -> Written:
        with self.activity.measured(self.activity.commits):
            return await self._writer.append(entry)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def size(self) -> int | None:
        return None

    def room(self) -> int | None:
        return None
