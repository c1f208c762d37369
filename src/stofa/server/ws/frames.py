"""uvicorn's WebSockets, but what is said goes straight in and out.

Each move is told to every socket of its table. By way of ASGI each of these messages, and each command, would
wake tasks and pass through half a dozen layers, which takes longer than everything else about the move.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

SHORT_CUT: Final = "stofa.short-cut"
"""An extension of the ASGI scope: the `Protocol` itself, under the name `socket`."""

MOST_UNREAD: Final = 4
"""Messages of one socket that may wait for us before we stop reading from it."""

WHOLE_TEXT: Final = 0x81
"""How a frame begins that is a whole text (RFC 6455, 5.2)."""

MASKED: Final = 0x80
LAST: Final = 0x80
CONTROL: Final = 0x08

Write = Callable[..., bool]
Hear = Callable[[str], None]


def text_frame(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def extent(data: bytes) -> tuple[int, int]:
    """Where the content of the first frame begins and ends; (0, 0) if it is too early to say."""
    if len(data) < 2:
        return 0, 0
    size = data[1] & 0x7F
    start = 2
    if size > 125:
        start = 4 if size == 126 else 10
        if len(data) < start:
            return 0, 0
        size = int.from_bytes(data[2:start])
    if data[1] & MASKED:
        start += 4
    return start, start + size


class Protocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._hear: Hear | None = None
        """Whoever takes whole texts as they come; while there is nobody, uvicorn does."""
        self._begun = b""
        """The beginning of a frame whose end has not come yet."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[SHORT_CUT] = {"socket": self}

    # ── Out ─────────────────────────────────────────────────────────────────────────────────────────

    def write_now(self, *texts: bytes) -> bool:
        """Send texts, if the socket takes them at once."""
        if not self.writable.is_set() or not self.handshake_complete:
            return False
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(texts[0]) if len(texts) == 1 else b"".join(map(text_frame, texts)))
        return True

    # ── In ──────────────────────────────────────────────────────────────────────────────────────────

    def hear_with(self, hear: Hear) -> None:
        """From now on whole texts go to `hear` at once; unless some came early, and would be overtaken."""
        if self.queue.empty() and not self.conn.reader.buffer:
            self._hear = hear

    def stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._begun:
            data, self._begun = self._begun + data, b""
        # uvicorn's parser gets whole frames only: so it never stands in the middle of one.
        while self._hear is not None and data:
            start, end = extent(data)
            if not end or (len(data) < end and end - start <= self.config.ws_max_size):
                self._begun = data
                return
            text = self._text(data, start, end)
            if text is not None and not self.close_sent:
                self._hear(text)
                data = data[end:]
            elif data[0] & LAST and data[0] & CONTROL and len(data) >= end:
                super().data_received(data[:end])
                data = data[end:]
            else:
                self._hear = None  # it is fragmented, too big, or wrong: uvicorn knows all about that
        if data:
            super().data_received(data)

    def _text(self, data: bytes, start: int, end: int) -> str | None:
        """The text of a frame; None if it is anything but a whole, proper text."""
        if data[0] != WHOLE_TEXT or not data[1] & MASKED or end - start > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None

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
