"""Others who have the same tables in memory: what a registry tells them, and asks of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from stofa.tables.table import Table


class Neighbours(Protocol):
    on_lost: Callable[[], None]
    """Called when one of them has ended: somebody has to go on with what it was doing."""

    def __len__(self) -> int:
        """How many there are."""

    async def settle(self) -> None:
        """Wait until it is known whether there are any."""

    def check(self) -> None:
        """Called every moment, to notice who is gone."""

    def responsible_for(self, table: str) -> bool:
        """Whether we, of all that live, are to look after a table that nobody looks after."""

    def ask(self, tables: Iterable[str]) -> None:
        """Ask the others about tables that are in memory here, or about to be."""

    def newest_told(self, table: str) -> int:
        """The newest event of a table that was told of while it was being loaded."""

    def forget(self, tables: Iterable[str]) -> None:
        """Tables that are no longer in memory here."""

    def refresh(self, table: Table) -> None:
        """Work out which seats are connected elsewhere."""

    def presence_changed(self, table: Table) -> None:
        """Tell the others who is connected here, if that is news to them."""

    def audience(self, table: str) -> Sequence[str]:
        """The channels on which an event of a table has to be told."""


class Nobody:
    """There are no others."""

    on_lost: Callable[[], None] = staticmethod(lambda: None)

    def __len__(self) -> int:
        return 0

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
