"""Connections that have sent much take turns: one piece of one of them in each turn of the event loop.

What is sent in a moment can take long to read: a quarter of a megabyte of empty chunks or pings are forty
thousand of them. Read piece by piece, it holds nobody up but the one who has sent it.
"""

from asyncio import AbstractEventLoop
from collections import deque
from typing import Protocol


class TakesTurns(Protocol):
    def take_turn(self) -> bool:
        """Read one piece; whether there are more that can be read at once."""


class Turns:
    def __init__(self) -> None:
        self._waiting: deque[TakesTurns] = deque()
        self._scheduled = False
        self.taken = 0
        """How many turns there were so far."""

    def join(self, loop: AbstractEventLoop, reader: TakesTurns) -> None:
        """Give a connection its turn, after those that wait already."""
        self._waiting.append(reader)
        self._schedule(loop)

    def _schedule(self, loop: AbstractEventLoop) -> None:
        if self._waiting and not self._scheduled:
            self._scheduled = True
            loop.call_soon(self._next, loop)

    def _next(self, loop: AbstractEventLoop) -> None:
        self._scheduled = False
        reader = self._waiting.popleft()
        self.taken += 1
        try:
            if reader.take_turn():
                self._waiting.append(reader)
        finally:
            self._schedule(loop)
