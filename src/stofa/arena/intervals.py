"""Intervals in which a true share lies, with 95 % confidence."""

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard errors on either side of an estimate: 95 %."""


class Interval(NamedTuple):
    """From where to where something lies."""

    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share of wins. It takes games as independent of each other."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
