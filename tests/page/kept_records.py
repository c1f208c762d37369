"""Records in memory, ordered and committed as IndexedDB does it."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from stofa.page.records import SHELVES, Change, Delete, Expected, Put, Record, Set, Span


def rank(key: Any) -> tuple[int, Any]:
    """Where a key stands: numbers before texts, texts before lists."""
    match key:
        case list():
            return 2, [rank(part) for part in key]
        case str():
            return 1, key
        case _:
            return 0, key


class KeptRecords:
    def __init__(self) -> None:
        self.shelves: dict[str, dict[str, Record]] = {name: {} for name in SHELVES}
        self.fails = False

    async def read(self, spans: Sequence[Span]) -> list[list[Record]]:
        self._may_fail()
        return deepcopy([self._found(span) for span in spans])

    async def commit(self, expected: Sequence[Expected], changes: Sequence[Change]) -> int | None:
        self._may_fail()
        for place, each in enumerate(expected):
            if self.shelves[each.shelf].get(str(each.key), {}).get(each.field) != each.value:
                return place
        for change in deepcopy(list(changes)):
            self._make(change)
        return None

    def _may_fail(self) -> None:
        if self.fails:
            raise OSError("no room")

    def _make(self, change: Change) -> None:
        match change:
            case Put(shelf=shelf, record=record):
                self.shelves[shelf][str([record[part] for part in SHELVES[shelf].key])] = record
            case Set(shelf=shelf, key=key, fields=fields):
                if str(key) in self.shelves[shelf]:
                    self.shelves[shelf][str(key)] |= fields
            case Delete(span=span):
                for record in self._found(span):
                    del self.shelves[span.shelf][str([record[part] for part in SHELVES[span.shelf].key])]

    def _found(self, span: Span) -> list[Record]:
        shelf = SHELVES[span.shelf]
        parts = shelf.key if span.index is None else shelf.indexes[span.index]
        ordered = sorted(
            (
                (rank([record[part] for part in parts]), rank([record[part] for part in shelf.key]), record)
                for record in self.shelves[span.shelf].values()
                if all(record[part] is not None for part in parts)
            ),
            key=lambda entry: entry[:2],
        )
        found = [record for key, _, record in ordered if rank(span.first) <= key <= rank(span.last)]
        return found[: span.most]
