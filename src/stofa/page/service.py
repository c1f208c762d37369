"""All that answers in a page: the tables of this browser, and who thinks for them."""

from collections.abc import Callable

import msgspec

from stofa.page.records import Records
from stofa.page.store import PageStore
from stofa.page.tabs import Tabs
from stofa.page.thinking import Call, PageThinker
from stofa.tables.analysis import Analyst
from stofa.tables.hints import Adviser
from stofa.tables.registry import TableRegistry, milliseconds
from stofa.tables.supervisor import Supervisor
from stofa.tables.table import Table


class Unlimited:
    """Whoever asks too much asks their own computer."""

    def command(self, device: str | None, address: str) -> None:
        pass

    def read(self, device: str | None, address: str) -> None:
        pass

    def read_log(self, device: str | None, address: str, events: int) -> None:
        pass

    async def opening(self, address: str) -> None:
        pass

    async def claim(self, address: str) -> None:
        pass


class PageRoom(msgspec.Struct, frozen=True):
    record_moves: int = 5_000
    sockets_of_table: int = 512
    spectators_of_table: int = 512


class PageService:
    def __init__(
        self,
        records: Records,
        think: Call,
        tell_tabs: Callable[[str], object],
        *,
        tab: str,
        bot_move_s: float = 0.0,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        """`tab`: a name of this tab; `bot_move_s`: as in the settings of the server."""
        self.thinker = PageThinker(think)
        self.adviser = Adviser(self.thinker)
        self.analyst = Analyst(self.thinker)
        self.tables = TableRegistry(PageStore(records, tab), now)
        self.tabs = Tabs(self.tables, tell_tabs)
        self.tables.neighbours = self.tabs
        self.supervisor = Supervisor(self.tables, self.thinker, bot_move_s)
        self.tables.on_change = self._changed
        self.rate_limiter = Unlimited()
        self.room = PageRoom()

    async def open(self) -> None:
        await self.supervisor.begin()

    async def close(self) -> None:
        await self.tables.close()

    def _changed(self, table: Table) -> None:
        self.tabs.changed(table)
        self.supervisor.changed(table)

    async def left(self, table: str, seat: int) -> None:
        pass
