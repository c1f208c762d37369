"""uvicorn's WebSockets, but what is to be told goes out at once.

Each move is told to every socket of its table. By way of ASGI, each of these messages would wake a task and
pass through half a dozen layers, which takes longer than everything else about the move.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE: Final = "stofa.write"
"""An extension of the ASGI scope, with `now`: sends a text at once, or says that it cannot."""

MOST_UNREAD: Final = 4
"""Messages of one socket that may wait for us before we stop reading from it."""

Write = Callable[[bytes], bool]


def text_frame(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


class Protocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[WRITE] = {"now": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Send a text, if the socket takes it at once."""
        if not self.writable.is_set() or not self.handshake_complete:
            return False
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def send_receive_event_to_app(self) -> None:
        # To stop and to go on reading are two system calls: only for those who send faster than we answer.
        if self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True
        try:
            super().send_receive_event_to_app()
        finally:
            self.read_paused = paused
