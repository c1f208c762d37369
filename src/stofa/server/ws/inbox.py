"""Messages of one sender that wait until those before them are answered."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 4
"""Then nothing more is read until they are done."""


class Inbox:
    def __init__(self, stop: Callable[[], None], go_on: Callable[[], None]) -> None:
        self._stop = stop
        self._go_on = go_on
        self._waiting: deque[str] = deque()
        self._stopped = False
        self._news: asyncio.Future[None] | None = None

    def put(self, message: str) -> None:
        self._waiting.append(message)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
        if len(self._waiting) >= MOST_WAITING and not self._stopped:
            self._stopped = True
            self._stop()

    async def get(self) -> str:
        """The next message, when there is one."""
        while not self._waiting:
            if self._stopped:
                self._stopped = False
                self._go_on()
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting.popleft()
