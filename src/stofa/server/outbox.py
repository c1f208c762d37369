"""Messages on their way to one reader. Who reads too slowly is let go, and resyncs when it is back."""

import asyncio
from collections import deque


class Outbox:
    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self.closed = False
        self.overflowed = asyncio.Event()

    def put(self, message: bytes) -> None:
        if self.closed or self.overflowed.is_set():
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
        """The next message; None when there will be none."""
        while not self._waiting:
            if self.closed or self.overflowed.is_set():
                return None
            self._news.clear()
            await self._news.wait()
        if self.overflowed.is_set():
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        return message
