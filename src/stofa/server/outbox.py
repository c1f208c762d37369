"""Messages on their way to one reader. Who reads too slowly is let go, and resyncs when it is back."""

import asyncio
from collections import deque
from collections.abc import Callable


class Outbox:
    def __init__(self, most_bytes: int, write: Callable[[bytes], bool] | None = None) -> None:
        """`write` sends a message at once, or says that it cannot: then somebody has to `get` it."""
        self._most = most_bytes
        self._write = write
        self._underway = False
        """Whether the message that was got last may still wait to be sent."""
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self.closed = False
        self.overflowed = asyncio.Event()

    def put(self, message: bytes) -> None:
        if self.closed or self.overflowed.is_set():
            return
        if self._write is not None and not self._waiting and not self._underway and self._write(message):
            return
        # A single message may be as big as it is: a long log has to be told.
        if self._waiting and self._size + len(message) > self._most:
            self.overflowed.set()
        else:
            self._waiting.append(message)
            self._size += len(message)
        self._news.set()

    def close(self) -> None:
        """Nothing more comes; what waits is still delivered."""
        self.closed = True
        self._news.set()

    async def get(self) -> bytes | None:
        """The next message; None when there will be none. Asked for only when the last one was sent."""
        self._underway = False
        while not self._waiting:
            if self.closed or self.overflowed.is_set():
                return None
            self._news.clear()
            await self._news.wait()
        if self.overflowed.is_set():
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        self._underway = True
        return message
