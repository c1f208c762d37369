"""What the rest of the server knows of a database, and what both databases have in common."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from stofa.server.errors import Refused
from stofa.server.store.append import Entry, Written
from stofa.server.store.migrations import migrate
from stofa.server.store.writer import Writer

T = TypeVar("T")
Query = Callable[[Connection], T]

OnNotice = Callable[[str], None]
"""Called in the event loop with what a process has written; with "" when notices may have been missed."""

log = logging.getLogger(__name__)


class Database(Protocol):
    """The only way to the database. Whatever is written is written as a whole or not at all.

    If the database fails, everything is refused with `try-again`. What was to be written then may have been
    written all the same: the connection may have broken after the commit.
    """

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


class SqlDatabase:
    """Reads in a few threads, writes in one."""

    def __init__(self, *, writing: Engine, reading: Engine, readers: int) -> None:
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

        with _failures_refused():
            return await asyncio.get_running_loop().run_in_executor(self._readers, look_up)

    async def write(self, query: Query[T]) -> T:
        with _failures_refused():
            return await self._writer.write(query)

    async def append(self, entry: Entry) -> Written:
        with _failures_refused():
            return await self._writer.append(entry)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()


@contextmanager
def _failures_refused() -> Iterator[None]:
    """A database that fails may work again in a moment; the sender is told to try again."""
    try:
        yield
    except OperationalError as error:  # the disk, the connection, a lock: of no interest where it happened
        log.warning("the database failed", extra={"why": str(error.orig).strip()})
        raise Refused("try-again", retry_after=1.0) from error
    except SQLAlchemyError as error:
        log.error("a query failed", exc_info=error)
        raise Refused("try-again", retry_after=1.0) from error
