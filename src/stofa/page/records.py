"""Where the page keeps what must last: records on shelves, which are IndexedDB's object stores.

One call is one transaction. Nothing can be awaited within one: a transaction of IndexedDB ends by itself as
soon as nobody asks it for anything.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

Record = dict[str, Any]

AFTER_ALL: Final[list[Any]] = []
"""As the last part of a key, it stands behind all others."""


class Shelf(msgspec.Struct, frozen=True):
    """How a shelf is ordered."""

    key: Sequence[str]
    """The parts of a record that name it."""
    indexes: dict[str, Sequence[str]] = {}
    """Other orders. Records in which one of the parts is null are not in them."""


SHELVES: Final = {
    "tables": Shelf(["id"], {"host": ["host"], "deadline": ["deadline"]}),
    "events": Shelf(["table", "n"], {"cmd": ["table", "cmd"]}),
    "keys": Shelf(["table", "hash", "seat"], {"hash": ["hash"], "seat": ["table", "seat", "kind"]}),
}

VERSION: Final = 1
"""To be raised whenever the shelves change."""


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """Records from one key to another, both included, in the order of their keys."""

    shelf: str
    first: list[Any]
    """Keys are lists of numbers, texts and lists: numbers come before texts, and texts before lists."""
    last: list[Any]
    index: str | None = None
    most: int | None = None


class Expected(msgspec.Struct, frozen=True):
    """A field of a record that has to have a value; None also stands for a record that is not there."""

    shelf: str
    key: list[Any]
    field: str
    value: str | int | None


class Put(msgspec.Struct, frozen=True, tag="put"):
    shelf: str
    record: Record


class Set(msgspec.Struct, frozen=True, tag="set"):
    """Changes some fields of a record, if there is one."""

    shelf: str
    key: list[Any]
    fields: Record


class Delete(msgspec.Struct, frozen=True, tag="delete"):
    span: Span


Change = Put | Set | Delete


class Records(Protocol):
    """If it fails, an error of any kind is raised, and nothing was changed."""

    async def read(self, spans: Sequence[Span]) -> list[list[Record]]:
        """The records of each span, all as of one moment."""

    async def commit(self, expected: Sequence[Expected], changes: Sequence[Change]) -> int | None:
        """Make changes in their order, if all is as expected; else the place of the first that is not.

        Once this returns, the changes are on disk.
        """
