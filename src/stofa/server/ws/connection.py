"""A client connected by a socket or a stream: what it watches, and how many of them there may be."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from stofa.server.context import ServerContext
from stofa.server.errors import Refused
from stofa.server.http.request import limited_as, server_address_of
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p
from stofa.server.ws.outbox import Outbox

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
    def __init__(self, context: ServerContext, device: str | None, address: str) -> None:
        self.context = context
        self.device = device
        self.address = address
        self.outbox = Outbox(context.settings.limits.outbox_bytes)
        self._watched: dict[tuple[str, int | None], tuple[Table, ConnectionWatcher]] = {}

    async def watch(self, wanted: p.Watch) -> None:
        """From now on the outbox gets all that happens at a table, beginning with what was missed."""
        table = await self.context.tables.get(wanted.table)
        limits = self.context.settings.limits
        if wanted.screen is not None and wanted.seat is not None:
            raise Refused("not-your-seat")  # a screen has none
        self.context.rate_limiter.read_log(self.device, self.address, table.state.n - wanted.after)
        key = (table.id, wanted.seat)
        self.unwatch(*key)  # asked again: a resync
        # No number of spectators shuts out a seat, or a big screen that somebody at the table has opened.
        if wanted.seat is None and table.screen_opener(wanted.screen) is None:
            full = len(table.spectators) >= limits.spectators_of_table
        else:
            full = len(table.seated) >= limits.sockets_of_table
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


@contextmanager
def connected(context: ServerContext, device: str | None, http: HTTPConnection) -> Iterator[Connection]:
    """A connection, if there is room for one more; given up at the end, whatever happens in between."""
    address = limited_as(http)
    limits = context.settings.limits
    room = {address: limits.sockets_of_address}
    if device is not None:
        room[device] = limits.sockets_of_device
    if context.closing:
        raise Refused("try-again", retry_after=1.0)
    full = any(context.shared_limits.sockets_of(key) >= most for key, most in room.items())
    if full or len(context.outboxes) >= limits.sockets:
        raise Refused("too-many-sockets")
    connection = Connection(context, device, address)
    context.sockets.update(room.keys())
    context.outboxes.add(connection.outbox)
    context.came_by[connection.outbox] = server_address_of(http)
    try:
        yield connection
    finally:
        connection.close()
        context.outboxes.discard(connection.outbox)
        del context.came_by[connection.outbox]
        for key in room:
            context.sockets[key] -= 1
            if not context.sockets[key]:
                del context.sockets[key]
