"""What answers requests: the tables, and all that is asked besides them."""

from typing import Protocol

from stofa.tables.analysis import Analyst
from stofa.tables.hints import Adviser
from stofa.tables.registry import TableRegistry
from stofa.tables.thinker import Thinker


class RateLimits(Protocol):
    """How much may be asked for. Whatever is too much is refused with `slow-down`."""

    def command(self, device: str | None, address: str) -> None: ...
    def read(self, device: str | None, address: str) -> None: ...
    def read_log(self, device: str | None, address: str, events: int) -> None:
        """Part of a log is read, besides the one read that was counted already."""

    async def opening(self, address: str) -> None:
        """A new table, or an import."""

    async def claim(self, address: str) -> None: ...


class Room(Protocol):
    """How much there may be of something."""

    @property
    def record_moves(self) -> int:
        """Moves and cards of a record that is taken in."""

    @property
    def sockets_of_table(self) -> int:
        """Connections that look at a table from its seats."""

    @property
    def spectators_of_table(self) -> int: ...


class Service(Protocol):
    @property
    def tables(self) -> TableRegistry: ...
    @property
    def adviser(self) -> Adviser: ...
    @property
    def analyst(self) -> Analyst: ...
    @property
    def thinker(self) -> Thinker: ...
    @property
    def rate_limiter(self) -> RateLimits: ...
    @property
    def room(self) -> Room: ...

    async def left(self, table: str, seat: int) -> None:
        """Somebody has left a seat."""
