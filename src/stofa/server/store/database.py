"""A desk at which work on the database is handed in, to be done in another thread."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from stofa.server.store.queries import Entry, Written

T = TypeVar("T")
Query = Callable[[Connection], T]

Told = Callable[[str], None]
"""Called in the event loop with what another process has written; with "" when something was missed."""


class Database(Protocol):
    """The one way to the database. Each work is a transaction: done as a whole or not at all."""

    @property
    def shared(self) -> bool:
        """Whether other processes may work at the same database."""

    def open(self, told: Told) -> None:
        """Connect and bring the schema up to date. Called in the event loop."""

    async def read(self, query: Query[T]) -> T:
        """Look something up, all of it as of one moment."""

    async def write(self, query: Query[T]) -> T:
        """Change something. Once this returns, it is on the disk."""

    async def append(self, entry: Entry) -> Written:
        """Write on in a table's log. Once this returns, it is on the disk."""

    async def close(self) -> None:
        """Finish what was handed in, and disconnect."""
