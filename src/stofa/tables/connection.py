"""A client that is connected: what it watches."""

from collections.abc import Callable

from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.outbox import Outbox
from stofa.tables.service import Service
from stofa.tables.table import Table

MOST_WATCHED = 64
"""Upper bound of seats and tables that one connection watches."""


class ConnectionWatcher:
    """One connection's watch over one table, as a seat or as a spectator."""

    def __init__(self, outbox: Outbox, device: str | None, wanted: p.Watch) -> None:
        self.outbox = outbox
        # A screen is nobody's, also in a browser that holds a seat.
        self.device = device if wanted.screen is None else None
        self.seat = wanted.seat
        self.screen = wanted.screen
        self.takes_changes = wanted.changes

    def tell(self, message: bytes) -> None:
        self.outbox.put(message)

    @property
    def ready(self) -> bool:
        return self.outbox.drained

    def when_ready(self, call: Callable[[], object]) -> None:
        self.outbox.when_drained(call)


class Connection:
    def __init__(self, service: Service, device: str | None, address: str, outbox: Outbox) -> None:
        self.service = service
        self.device = device
        self.address = address
        self.outbox = outbox
        self._watched: dict[tuple[str, int | None], tuple[Table, ConnectionWatcher]] = {}

    async def watch(self, wanted: p.Watch) -> None:
        """From now on the outbox gets all that happens at a table, beginning with what was missed."""
        table = await self.service.tables.get(wanted.table)
        room = self.service.room
        if wanted.screen is not None and wanted.seat is not None:
            raise Refused("not-your-seat")  # a screen has none
        self.service.rate_limiter.read_log(self.device, self.address, table.state.n - wanted.after)
        key = (table.id, wanted.seat)
        self.unwatch(*key)  # asked again: a resync
        # No number of spectators shuts out a seat, or a big screen that somebody at the table has opened.
        if wanted.seat is None and table.screen_opener(wanted.screen) is None:
            full = len(table.spectators) >= room.spectators_of_table
        else:
            full = len(table.seated) >= room.sockets_of_table
        if full or len(self._watched) >= MOST_WATCHED:
            raise Refused("too-many-sockets")
        watching = ConnectionWatcher(self.outbox, self.device, wanted)
        self._watched[key] = (table, watching)
        try:
            await table.watch(watching, wanted.after)
        except BaseException:
            self._watched.pop(key, None)
            raise

    def unwatch(self, table: str, seat: int | None) -> None:
        found = self._watched.pop((table, seat), None)
        if found is not None:
            found[0].unwatch(found[1])

    def close(self) -> None:
        for table, seat in list(self._watched):
            self.unwatch(table, seat)
