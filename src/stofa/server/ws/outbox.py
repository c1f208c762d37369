"""Messages on their way to one reader. Who reads too slowly is let go, and resyncs when it is back."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_IN_A_ROUND: Final = 64


class Round:
    """Outboxes with something to send, which is sent together.

    To send something is quick, to wake whoever waits for it is not. The moves of many tables are written in
    one commit, so they are told in one go, too; and an answer goes out in one piece with what it led to.
    """

    def __init__(self) -> None:
        self._outboxes: list[Outbox] = []

    def add(self, outbox: "Outbox") -> None:
        if not self._outboxes:
            asyncio.get_running_loop().call_soon(self._send)
        self._outboxes.append(outbox)
        if len(self._outboxes) >= MOST_IN_A_ROUND:
            self._send()

    def _send(self) -> None:
        outboxes, self._outboxes = self._outboxes, []
        for outbox in outboxes:
            outbox.let_go()


class Outbox:
    def __init__(
        self, most_bytes: int, write: Callable[..., bool] | None = None, rounds: Round | None = None
    ) -> None:
        """`write` sends messages at once, or says that it cannot: then somebody has to `get` them."""
        self._most = most_bytes
        self._write = write
        self._round = rounds
        self._underway = False
        """Whether the message that was got last may still wait to be sent."""
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self.closed = False
        self.overflowed = asyncio.Event()
        self._held: list[bytes] = []
        """For the next round."""

    def put(self, message: bytes) -> None:
        if self.closed or self.overflowed.is_set():
            return
        if self._write is None or self._waiting or self._underway:
            self._keep(message)
        elif self._round is not None:
            self._held.append(message)
            if len(self._held) == 1:
                self._round.add(self)
        elif not self._write(message):
            self._keep(message)

    def let_go(self) -> None:
        """Send what was held back for the round."""
        held, self._held = self._held, []
        if held and not (self._write is not None and self._write(*held)):
            for message in held:
                self._keep(message)

    def _keep(self, message: bytes) -> None:
        # A single message may be as big as it is: a long log has to be told.
        if self._waiting and self._size + len(message) > self._most:
            self.overflowed.set()
        else:
            self._waiting.append(message)
            self._size += len(message)
        self._news.set()

    def close(self) -> None:
        """Nothing more comes; what waits is still delivered."""
        self.let_go()
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
