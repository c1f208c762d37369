"""Where the frames of a WebSocket begin and end, without reading what is in them (RFC 6455, 5.2)."""

from typing import Final, NamedTuple

MOST_AT_ONCE: Final = 32
"""Upper bound of frames that are handed on together."""

CONTINUATION: Final = 0x0
WHOLE: Final = (0x81, 0x82)
"""First byte of a text and of a binary message of one frame."""

CONTROL: Final = 0x8
"""The bit that the kinds of all control frames have, and no others: close, ping, pong."""


class Cut(NamedTuple):
    """A piece of what has come: how long it is, and how many frames begin in it that begin no message."""

    end: int
    extra: int


class FrameCutter:
    """Cuts a stream of frames into pieces, each with at most one message, or the beginning of one."""

    def __init__(self) -> None:
        self._left = 0
        """How many bytes of the current frame are still to come."""

    def is_one_message(self, data: bytes) -> bool:
        """Whether this is one whole message and nothing else, as it is nearly always."""
        return not self._left and data[0] in WHOLE and _frame_size(data, 0) == len(data)

    def cut(self, data: bytes | bytearray) -> Cut:
        """The next piece of what has come and was not cut yet. Half a header at the end is left for later."""
        at, end = 0, len(data)
        extra = 0
        while True:
            step = min(self._left, end - at)
            self._left -= step
            at += step
            if self._left or extra == MOST_AT_ONCE:
                return Cut(at, extra)
            size = _frame_size(data, at)
            if size is None:
                return Cut(at, extra)
            kind = data[at] & 0xF
            self._left = size
            if kind == CONTINUATION or kind & CONTROL:
                extra += 1
                continue
            step = min(size, end - at)
            self._left -= step
            return Cut(at + step, extra)


def _frame_size(data: bytes | bytearray, at: int) -> int | None:
    """The length of the frame that begins at some place, with its header; None if that is not all there."""
    if len(data) < at + 2:
        return None
    header = 2
    size = data[at + 1] & 0x7F
    if size > 125:
        header = 4 if size == 126 else 10
        if len(data) < at + header:
            return None
        size = int.from_bytes(data[at + 2 : at + header])
    masked = data[at + 1] & 0x80
    return header + size + (4 if masked else 0)
