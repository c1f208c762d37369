"""Where tables are kept: what a store has to promise, and what is written to it and read from it."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from stofa.tables.events import Event

KeyKind = Literal["claim", "used", "device"]


class TableRow(msgspec.Struct, frozen=True):
    """A table as the store knows it, without its log."""

    id: str
    game: str
    rules: int
    setup: str
    summary: str
    host: str
    created_at: int
    seq: int
    deadline: int | None
    finished_at: int | None


class Key(msgspec.Struct, frozen=True):
    """What opens a seat: the hash of a one-time code, or of a device's secret."""

    hash: str
    seat: int
    kind: KeyKind


class Loaded(msgspec.Struct, frozen=True):
    """A table with (the rest of) its log, as of one moment."""

    row: TableRow
    events: list[Event]
    keys: list[Key]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What is written in one go: all of it, or nothing."""

    table: str
    after: int
    """Number of the event that this follows. If the log has a newer one, nothing is written."""
    events: Sequence[Event]
    """At least one."""
    summary: str
    deadline: int | None
    finished_at: int | None = None
    add_keys: Sequence[Key] = ()
    use_claim: str | None = None
    """Hash of a one-time code. If it is not valid (any more), nothing is written."""
    unbind: int | None = None
    """Seat that loses all its keys, before `add_keys` are added."""
    author: str = ""
    """The process that writes."""
    audience: Sequence[str] = ()
    """Channels on which other processes are told."""

    @property
    def changes_keys(self) -> bool:
        return self.use_claim is not None or self.unbind is not None or bool(self.add_keys)


Outcome = Literal["done", "conflict", "claim-used"]
"""What became of an entry."""


class Store(Protocol):
    """Whatever is written is written as a whole or not at all, and is safe once the call returns.

    If the store fails, everything is refused with `try-again`. What was to be written then may have been
    written all the same.
    """

    @property
    def shared(self) -> bool:
        """Whether somebody else may write to the same store."""

    @property
    def process(self) -> str:
        """Name of this process among those."""

    @property
    def works(self) -> bool:
        """Whether it did what it was last asked for."""

    async def problem(self) -> str | None:
        """Why the store cannot serve now; None if it can."""

    # ── Writing ─────────────────────────────────────────────────────────────────────────────────────

    async def create(self, row: TableRow, events: Sequence[Event], keys: Sequence[Key]) -> None:
        """Insert a new table with the beginning of its log."""

    async def append(self, entry: Entry) -> Outcome:
        """Append to a table's log, if nobody else has done so."""

    async def set_claim(self, table: str, seat: int, code: str, after: int) -> bool:
        """Give a seat a new one-time code, unless the log has an event after this one; whether it was given.

        An older code that nobody has used becomes invalid.
        """

    async def clear_deadline(self, table: str) -> None:
        """Clear the deadline of a table that cannot go on, so that nobody looks after it any more."""

    async def delete(self, table: str) -> None:
        """Everything about a table."""

    # ── Reading ─────────────────────────────────────────────────────────────────────────────────────

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        """A table, its keys, and the events after a number; None if there is no such table."""

    async def log(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number."""

    async def last_event_of(self, table: str, cmd: str) -> Event | None:
        """The last event of a command, if it was carried out; None if it was not."""

    async def claim(self, code: str) -> tuple[str, Key] | None:
        """The table of a one-time code, and its key there, used or not; None if the code is unknown."""

    async def due(self, now: int, most: int) -> list[str]:
        """Tables whose deadline has passed, the longest overdue first."""

    async def behind(self, known: Mapping[str, int]) -> dict[str, int | None]:
        """Of tables and the newest events that are known of them, those that stand differently in the store.

        With their true newest event; None if there is no such table.
        """

    async def tables_of(self, device: str, most: int) -> list[tuple[TableRow, list[int]]]:
        """The tables that a device hosts or has seats at, the newest first, each with those seats."""

    async def count_hosted(self, device: str) -> int:
        """Number of tables that a device has created and not deleted."""
