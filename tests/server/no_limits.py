"""A server that never tells anybody to slow down, nor gives up on whoever reads slowly on a busy machine."""

from typing import Final

from stofa.server.limits import Limits, Rate

_PLENTY: Final = Rate(1e9, 1e9)
NO_LIMITS: Final = Limits(
    commands=_PLENTY,
    commands_of_address=_PLENTY,
    reads=_PLENTY,
    reads_of_address=_PLENTY,
    openings=_PLENTY,
    claims=_PLENTY,
    notices=_PLENTY,
    mails=_PLENTY,
    mails_of_server=_PLENTY,
    sockets_of_address=10_000,
    connections_of_address=10_000,
    unread_s=600,
    outbox_bytes=1 << 30,
)
