"""The tables of a server: kept in a database, which other processes may use as well."""

from collections.abc import Callable

from stofa.server.peers import Peers
from stofa.server.store.database import Database
from stofa.server.store.table_store import DatabaseStore
from stofa.tables.registry import TableRegistry, milliseconds


class ServerTables(TableRegistry):
    def __init__(self, database: Database, now: Callable[[], int] = milliseconds) -> None:
        super().__init__(DatabaseStore(database), now)
        self.database = database
        self.peers = Peers(database, self.live, self.run)
        self.peers.on_events = self.hear_events
        self.peers.on_missed = self.catch_up_with_all
        self.peers.on_deleted = self.mark_deleted
        self.neighbours = self.peers

    def open(self) -> None:
        self.database.open(self.peers.hear)

    async def close(self) -> None:
        await super().close()
        self.peers.say_goodbye()
        await self.peers.close()
        await self.database.close()
