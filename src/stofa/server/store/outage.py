"""Whether the database works: said once in the log when it fails, and once when it works again."""

import logging
from time import monotonic
from typing import Final, Literal

Kind = Literal["read", "write"]

SLOW_S: Final = 1.0
"""Seconds after which a failure counts as a wait in vain, which others are spared for as long."""

log = logging.getLogger(__name__)


class Outage:
    """Used in the event loop only."""

    def __init__(self) -> None:
        self._failing: set[Kind] = set()
        self._refusing_until = 0.0

    @property
    def problem(self) -> str | None:
        """What does not work, for everybody to know; None if all does. Why is in the log only."""
        if "read" in self._failing:
            return "the database cannot be read"
        return "the database cannot be written" if self._failing else None

    @property
    def refusing(self) -> bool:
        """Whether somebody has just waited in vain, so that it is better not to try for a moment."""
        return monotonic() < self._refusing_until

    def failed(self, kind: Kind, why: str, took_s: float = 0.0) -> None:
        if not self._failing:
            log.error("the database fails", extra={"why": why})
        self._failing.add(kind)
        if took_s >= SLOW_S:
            self._refusing_until = monotonic() + SLOW_S

    def worked(self, kind: Kind) -> None:
        if not self._failing:
            return
        self._refusing_until = 0.0
        self._failing.discard(kind)
        if not self._failing:
            log.warning("the database works again")
