"""Messages on their way to one reader, in order. A reader that falls too far behind is disconnected."""

import asyncio
from collections.abc import Callable


class Outbox:
    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._waiting: list[bytes] = []
        self._size = 0
        self._news: asyncio.Future[None] | None = None
        """Resolved to wake the reader, while it waits."""
        self._when_drained: list[Callable[[], object]] = []
        self.closed = False
        self.overflowed = False
        self.on_overflow: Callable[[], object] = lambda: None
        """Called once, when the reader has fallen too far behind."""

    def put(self, message: bytes) -> None:
        if self.closed or self.overflowed:
            return
        # A single message may exceed the limit: a long log has to be sent in one piece.
        if self._waiting and self._size + len(message) > self._most:
            self.overflowed = True
            self.on_overflow()
        else:
            self._waiting.append(message)
            self._size += len(message)
        self._wake()

    def close(self) -> None:
        """Nothing more comes; what waits is still delivered."""
        self.closed = True
        self._wake()

    @property
    def drained(self) -> bool:
        """Whether the reader has taken everything, and waits for more."""
        return not self._waiting and self._news is not None and not self._news.done()

    def when_drained(self, call: Callable[[], object]) -> None:
        """Have something called, once, the next time that the reader has taken everything."""
        self._when_drained.append(call)

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def get(self) -> list[bytes]:
        """All messages that wait, at least one; none when there will be no more."""
        while not self._waiting:
            if self.closed or self.overflowed:
                return []
            self._news = asyncio.get_running_loop().create_future()
            calls, self._when_drained = self._when_drained, []
            for call in calls:
                call()
            await self._news
        if self.overflowed:
            return []
        messages, self._waiting = self._waiting, []
        self._size = 0
        return messages
