"""What the rest of the server knows of a database, and what both databases have in common."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine

from stofa.server.store.append import Entry, Written
from stofa.server.store.migrations import migrate
from stofa.server.store.writer import Writer

T = TypeVar("T")
Query = Callable[[Connection], T]

OnNotice = Callable[[str], None]
"""Called in the event loop with what a process has written; with "" when notices may have been missed."""


class Database(Protocol):
    """The only way to the database. Whatever is written is written as a whole or not at all."""

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

        return await asyncio.get_running_loop().run_in_executor(self._readers, look_up)

    async def write(self, query: Query[T]) -> T:
        return await self._writer.write(query)

    async def append(self, entry: Entry) -> Written:
        return await self._writer.append(entry)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()
