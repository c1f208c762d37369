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
        self._failing: dict[Kind, str] = {}
        self._refusing_until = 0.0

    @property
    def reason(self) -> str | None:
        """Why the database fails; None while it works."""
        return next(iter(self._failing.values()), None)

    @property
    def refusing(self) -> bool:
        """Whether somebody has just waited in vain, so that it is better not to try for a moment."""
        return monotonic() < self._refusing_until

    def failed(self, kind: Kind, why: str, took_s: float = 0.0) -> None:
        if not self._failing:
            log.error("the database fails", extra={"why": why})
        self._failing[kind] = why
        if took_s >= SLOW_S:
            self._refusing_until = monotonic() + SLOW_S

    def worked(self, kind: Kind) -> None:
        if not self._failing:
            return
        self._refusing_until = 0.0
        if self._failing.pop(kind, None) is not None and not self._failing:
            log.warning("the database works again")
