"""Keeps the log short, whatever happens how often: a few lines of each kind, and how many were left out."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from stofa.server.limits import Rate

OF_A_KIND: Final = Rate(10, 0.1)
"""How many records of one kind are let through."""

OF_ALL: Final = Rate(300, 10)
"""How many records are let through in all."""

MOST_KINDS: Final = 500
"""Upper bound of kinds that are told apart; beyond it, they are forgotten and begin anew."""

FAULTS_OF_CLIENTS: Final = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence",
    "Unsupported upgrade request",
)
"""What uvicorn says of clients that send nonsense. It is no error of the server, and it does not matter where
it was noticed."""


class _Bucket(msgspec.Struct):
    level: float
    at: float
    dropped: int = 0

    def take(self, rate: Rate, now: float) -> bool:
        self.level = min(rate.burst, self.level + (now - self.at) * rate.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Throttle(logging.Filter):
    """Lets a record through, marked with how many of its kind were left out before it; or not."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._all = _Bucket(OF_ALL.burst, now())
        self._kinds: dict[tuple[str, int, str], _Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        _excuse_client(record)
        now = self._now()
        kind = (record.name, record.levelno, str(record.msg)[:80])
        bucket = self._kinds.get(kind)
        if bucket is None:
            if len(self._kinds) >= MOST_KINDS:
                self._kinds.clear()
            bucket = self._kinds[kind] = _Bucket(OF_A_KIND.burst, now)
        if not bucket.take(OF_A_KIND, now) or not self._all.take(OF_ALL, now):
            bucket.dropped += 1
            return False
        if bucket.dropped:
            record.left_out = bucket.dropped
            bucket.dropped = 0
        return True

    def left_out(self) -> dict[str, int]:
        """How many records of which kinds were left out since the last one that was not."""
        return {f"{name}: {text}": b.dropped for (name, _, text), b in self._kinds.items() if b.dropped}


def _excuse_client(record: logging.LogRecord) -> None:
    if record.name.startswith("uvicorn") and str(record.msg).startswith(FAULTS_OF_CLIENTS):
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.exc_info = None
