"""Other tabs of this browser: they share the store, and tell each other what they have written."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from stofa.tables.registry import TableRegistry
from stofa.tables.table import Table


class News(msgspec.Struct, frozen=True):
    """The newest event of a table; None if the table was deleted."""

    table: str
    n: int | None


_news: Final = msgspec.json.Decoder(News)


class Tabs:
    """`tell` reaches all other tabs. If a message is lost, the table is compared with the store in a second.

    Each tab lets the bots of its own tables think. If two tabs show one table, both may find the same move;
    the store takes one of them.
    """

    def __init__(self, tables: TableRegistry, tell: Callable[[str], object]) -> None:
        self._tables = tables
        self._tell = tell
        self.on_lost: Callable[[], None] = lambda: None

    def changed(self, table: Table) -> None:
        """Tell the others what was written here."""
        self._tell(msgspec.json.encode(News(table.id, table.state.n)).decode())

    def deleted(self, table: Table) -> None:
        self._tell(msgspec.json.encode(News(table.id, None)).decode())

    def hear(self, text: str) -> None:
        news = _news.decode(text)
        table = self._tables.live.get(news.table)
        if table is None:
            return
        if news.n is None:
            self._tables.mark_deleted(table)
        elif table.state.n < news.n:
            self._tables.hear_events(table, news.n, ())

    # ── What a registry asks of its neighbours ──────────────────────────────────────────────────────

    def __len__(self) -> int:
        return 0  # none of them looks after our tables

    async def settle(self) -> None:
        pass

    def check(self) -> None:
        pass

    def responsible_for(self, table: str) -> bool:
        return True

    def ask(self, tables: Iterable[str]) -> None:
        pass

    def newest_told(self, table: str) -> int:
        return 0

    def forget(self, tables: Iterable[str]) -> None:
        pass

    def refresh(self, table: Table) -> None:
        pass

    def presence_changed(self, table: Table) -> None:
        pass

    def audience(self, table: str) -> Sequence[str]:
        return ()
