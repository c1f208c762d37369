"""Accepting connections: as many as there is room for, and no more than a few in a turn of the event loop.

asyncio's own accepting takes all that wait at once, each with an open file, before any of them is looked at;
and where there are no more files, it tries and complains a thousand times in a row.
"""

import asyncio
import contextlib
import errno
import logging
import os
import socket
from collections.abc import Callable
from typing import Final

from stofa.server.connections.counts import ConnectionCounts
from stofa.tables.errors import STATUS, Refused
from stofa.tables.protocol import RefusedAnswer
from stofa.tables.table import encode

AT_ONCE: Final = 16
"""Number of connections that are accepted before the event loop goes on."""

BACKLOG: Final = 1024
"""Number of connections that the system keeps until they are accepted: after a restart all come at once."""

PAUSE_S: Final = 0.5
"""Seconds until the next try when there are no more files to be had."""

NO_FILES: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

log = logging.getLogger(__name__)


def _refusal() -> bytes:
    refused = Refused("too-many-sockets")
    body = encode(RefusedAnswer(code=refused.reason, sentence=refused.sentence()))
    head = (
        f"HTTP/1.1 {STATUS['too-many-sockets']} Too Many Requests",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        "retry-after: 10",
    )
    return "\r\n".join((*head, "", "")).encode() + body


class Listener:
    """Accepts connections at any number of listening sockets."""

    def __init__(self, counts: ConnectionCounts, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._counts = counts
        self._protocol = protocol
        self._accepting: dict[socket.socket, asyncio.Task[None]] = {}
        self._connecting: set[asyncio.Task[None]] = set()
        self._refusal = _refusal()
        self._reserve: int | None = None
        """An open file to give up, so that one more connection can be accepted and closed."""

    def open(self, door: socket.socket) -> None:
        """Begin to accept connections at a listening socket."""
        door.setblocking(False)
        if self._reserve is None:
            self._reserve = _spare_file()
        self._accepting[door] = asyncio.get_running_loop().create_task(self._accept(door))

    async def close(self, door: socket.socket) -> None:
        """Accept no more at a listening socket. It is not closed; nor are the connections made there."""
        accepting = self._accepting.pop(door, None)
        if accepting is not None:
            accepting.cancel()
            await asyncio.wait([accepting])
        if not self._accepting and self._reserve is not None:
            os.close(self._reserve)
            self._reserve = None

    async def close_all(self) -> None:
        for door in list(self._accepting):
            await self.close(door)

    async def _accept(self, door: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            for _ in range(AT_ONCE):
                try:
                    line, peer = await loop.sock_accept(door)
                except OSError as error:
                    if error.errno in NO_FILES:
                        log.warning("no more files can be opened: connections are refused")
                        self._refuse_without_file(door)
                        await asyncio.sleep(PAUSE_S)
                    elif door.fileno() < 0:
                        return
                    continue  # it was given up before it was accepted
                if self._counts.has_room(str(peer[0])):
                    connecting = loop.create_task(self._connect(line))
                    self._connecting.add(connecting)
                    connecting.add_done_callback(self._connecting.discard)
                else:
                    self._counts.refused += 1
                    self._refuse(line)
            await asyncio.sleep(0)

    async def _connect(self, line: socket.socket) -> None:
        with contextlib.suppress(OSError):  # gone already
            # Small messages are sent at once, rather than after what was sent before is acknowledged.
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, line)
            return
        line.close()

    def _refuse(self, line: socket.socket) -> None:
        """Say so in one answer, if the client will have it, and hang up."""
        with line, contextlib.suppress(OSError):
            line.setblocking(False)
            line.send(self._refusal)
            line.shutdown(socket.SHUT_WR)
            line.recv(
                65_536
            )  # closed with something unread, the connection would be reset before the answer is read

    def _refuse_without_file(self, door: socket.socket) -> None:
        if self._reserve is None:
            return
        os.close(self._reserve)
        self._reserve = None
        with contextlib.suppress(OSError):
            line, _ = door.accept()
            self._refuse(line)
        with contextlib.suppress(OSError):
            self._reserve = _spare_file()


def _spare_file() -> int:
    return os.open(os.devnull, os.O_RDONLY)
