"""What the rest of the server knows of a database, and what both databases have in common."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from stofa.server.errors import Refused
from stofa.server.store import queries
from stofa.server.store.append import Entry, Written
from stofa.server.store.migrations import migrate
from stofa.server.store.notices import Notice
from stofa.server.store.outage import Kind, Outage
from stofa.server.store.writer import Writer, is_locked

T = TypeVar("T")
Query = Callable[[Connection], T]

OnNotice = Callable[[str], None]
"""Called in the event loop with what another process says; with "" when notices may have been missed."""

RETRY_AFTER_S: Final = 1.0
"""Seconds after which a client may try again when the database has failed."""

HEALTH_S: Final = 1.5
"""Seconds that the database may take to answer when it is asked whether it is well."""

log = logging.getLogger(__name__)


class Database(Protocol):
    """The only way to the database. Whatever is written is written as a whole or not at all.

    If the database fails, everything is refused with `try-again`. What was to be written then may have been
    written all the same: the connection may have broken after the commit.
    """

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

    async def append(self, entry: Entry) -> Written:
        """Append to a table's log. Once this returns, it is on disk."""

    async def tell(self, notices: Sequence[Notice]) -> None:
        """Say something to other processes."""

    def look_for_sessions(self, sessions: frozenset[int]) -> None:
        """From now on, look for the sessions of these processes, and say `Gone` of one that ends."""

    async def problem(self) -> str | None:
        """Why the database cannot serve now; None if it can. Found out within two seconds."""

    async def close(self) -> None:
        """Finish what was submitted, and disconnect."""


class SqlDatabase:
    """Reads in a few threads, writes in one."""

    limit_s: float | None = None
    """Seconds after which nobody waits for an answer any longer."""

    def __init__(self, *, writing: Engine, reading: Engine, readers: int) -> None:
        self._writing = writing
        self._reading = reading
        self._readers = ThreadPoolExecutor(readers, "stofa-read")
        self.writer = Writer(writing)
        self.outage = Outage()

    def open(self, on_notice: OnNotice) -> None:
        with self._writing.begin() as db:
            migrate(db)
        self.writer.start()

    async def read(self, query: Query[T]) -> T:
        with self._failures_refused("read"):
            async with asyncio.timeout(self.limit_s):
                return await asyncio.get_running_loop().run_in_executor(
                    self._readers, partial(self._look_up, query)
                )

    def _look_up(self, query: Query[T]) -> T:
        with self._reading.begin() as db:
            return query(db)

    async def write(self, query: Query[T]) -> T:
        with self._failures_refused("write"):
            return await self.writer.write(query)

    async def append(self, entry: Entry) -> Written:
        with self._failures_refused("write"):
            return await self.writer.append(entry)

    async def problem(self) -> str | None:
        try:
            async with asyncio.timeout(HEALTH_S):
                await self.read(queries.ping)
                if self.outage.reason is not None:  # writing has failed; perhaps it would not now
                    await self.write(queries.ping)
        except (Refused, TimeoutError):
            return self.outage.reason or "the database does not answer"
        return self.outage.reason

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._writing.dispose()
        self._reading.dispose()

    @contextmanager
    def _failures_refused(self, kind: Kind) -> Iterator[None]:
        """A database that fails may work again in a moment; the sender is told to try again."""
        if self.outage.refusing:
            raise Refused("try-again", retry_after=RETRY_AFTER_S)
        began = monotonic()
        try:
            yield
        except (OperationalError, InterfaceError, TimeoutError) as error:
            if is_locked(error):  # one table: the database works
                raise Refused("try-again", retry_after=RETRY_AFTER_S) from error
            # The disk, the connection, a lock: of no interest where it happened.
            why = str(getattr(error, "orig", error)).strip() or "the database does not answer"
            self.outage.failed(kind, why, monotonic() - began)
            raise Refused("try-again", retry_after=RETRY_AFTER_S) from error
        except SQLAlchemyError as error:
            log.error("a query failed", exc_info=error)
            raise Refused("try-again", retry_after=RETRY_AFTER_S) from error
        self.outage.worked(kind)
