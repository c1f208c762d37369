"""Other tabs of this browser: they share the store, and tell each other what they have written."""

from collections.abc import Callable
from typing import Final

import msgspec

from stofa.tables.neighbours import Nobody
from stofa.tables.registry import TableRegistry
from stofa.tables.table import Table


class News(msgspec.Struct, frozen=True):
    """The newest event of a table."""

    table: str
    n: int


_news: Final = msgspec.json.Decoder(News)


class Tabs(Nobody):
    """`tell` reaches all other tabs. If a message is lost, the table is compared with the store in a second.

    Each tab lets the bots of its own tables think. If two tabs show one table, both may find the same move;
    the store takes one of them. Otherwise each is alone: none of them looks after the tables of another.
    """

    def __init__(self, tables: TableRegistry, tell: Callable[[str], object]) -> None:
        self._tables = tables
        self._tell = tell

    def changed(self, table: Table) -> None:
        """Tell the others what was written here."""
        self._tell(msgspec.json.encode(News(table.id, table.state.n)).decode())

    def hear(self, text: str) -> None:
        news = _news.decode(text)
        table = self._tables.live.get(news.table)
        if table is not None and table.state.n < news.n:
            self._tables.hear_events(table, news.n, ())
