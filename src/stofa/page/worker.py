"""What the page's workers start: the tables in one of them, and bots in the others.

The page gives functions of JavaScript that take and give texts; a promise of JavaScript can be awaited. All
sentences are left to the page from the moment that this is imported.
"""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from stofa.engine.words import speak_through
from stofa.page.carrier import Carrier
from stofa.page.records import SHELVES, VERSION, Change, Expected, Record, Span
from stofa.page.sentences import unsaid
from stofa.page.service import PageService
from stofa.page.thinking import carry_out

Ask = Callable[[str], Awaitable[str]]

__all__ = ["carry_out", "shelves", "start"]

speak_through(unsaid)


class PageRecords:
    """IndexedDB, behind two functions of the page."""

    def __init__(self, read: Ask, commit: Ask) -> None:
        self._read = read
        self._commit = commit

    async def read(self, spans: Sequence[Span]) -> list[list[Record]]:
        found: list[list[Record]] = msgspec.json.decode(await self._read(_text(spans)))
        return found

    async def commit(self, expected: Sequence[Expected], changes: Sequence[Change]) -> int | None:
        wanted = {"expected": expected, "changes": changes}
        unmet: int | None = msgspec.json.decode(await self._commit(_text(wanted)))
        return unmet


def shelves() -> str:
    """How the page has to set up its database."""
    return _text({"version": VERSION, "shelves": SHELVES})


async def start(
    read: Ask,
    commit: Ask,
    think: Callable[[str, bool], Awaitable[str]],
    tell_tabs: Callable[[str], object],
    tell: Callable[[int, str], object],
    tab: str,
    bot_move_s: float,
) -> Carrier:
    """The tables of this browser; for the last two see `PageService`."""
    records = PageRecords(read, commit)
    service = PageService(records, think, tell_tabs, tab=tab, bot_move_s=bot_move_s)
    await service.open()
    return Carrier(service, tell)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
