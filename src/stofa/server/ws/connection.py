"""How many clients may be connected by sockets and streams."""

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from stofa.server.context import ServerContext
from stofa.server.http.request import limited_as, server_address_of
from stofa.tables.connection import Connection
from stofa.tables.errors import Refused
from stofa.tables.outbox import Outbox


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
    connection = Connection(context, device, address, Outbox(limits.outbox_bytes))
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
