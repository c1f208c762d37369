"""When a tournament has seen enough.

Asked after each whole round, in their order, and of nothing else: so the answer does not depend on who plays
the games, or how fast. Two rules, which can be had together:

- **A test** (a generalised sequential probability ratio test). Is the first bot's share of the victories of a
  lineup `low` or `high`? A deal counts as one observation, the mean of its rotations. With the mean m and the
  variance v of n deals, the log-likelihood ratio is about n (high - low) (2 m - low - high) / (2 v). As soon
  as it passes log((1 - e) / e) in either direction, with e = 5 % the chance of either error, the lineup is
  decided, and stays so. The tournament ends when all are.
- **A width.** It ends as soon as Wilson's interval of each lineup is narrow enough.

Two imagined deals, one won and one lost, keep a lucky beginning from looking certain, and no rule says
anything before ten deals.
"""

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

import msgspec

ERROR: Final = 0.05
"""The chance of either error of the test."""

BOUND: Final = log((1 - ERROR) / ERROR)

FEWEST_DEALS: Final = 10


class StoppingRule(msgspec.Struct, frozen=True):
    """What has to be known for a tournament to end before its last game."""

    test: tuple[float, float] | None = None
    """The two shares that the test tells apart."""
    width: float | None = None
    """Half the width of an interval that is narrow enough."""


class Observed(NamedTuple):
    """How the first bot of a lineup has done."""

    deals: int
    total: float
    """Sum over deals of its mean share of the victory."""
    squares: float
    half_width: float
    """Of its interval."""


def log_likelihood_ratio(seen: Observed, low: float, high: float) -> float:
    """How much better `high` explains what was seen than `low` does."""
    deals = seen.deals + 2
    mean = (seen.total + 1) / deals
    variance = (seen.squares + 1) / deals - mean * mean
    return deals * (high - low) * (2 * mean - low - high) / (2 * variance)


class Watch:
    """Follows a tournament round by round, and knows when to end it."""

    def __init__(self, rule: StoppingRule, lineups: int) -> None:
        self.rule = rule
        self.decided: list[float | None] = [None] * lineups
        """Which of the two shares the test has decided for; None while it has not."""
        self.ratios = [0.0] * lineups
        self.over = False

    def look(self, seen: Sequence[Observed]) -> bool:
        """Whether that is enough, after one more round."""
        if self.rule.test is not None:
            for number, each in enumerate(seen):
                self._test(number, each, *self.rule.test)
        if seen[0].deals >= FEWEST_DEALS:
            tested = self.rule.test is not None and None not in self.decided
            width = self.rule.width
            self.over = tested or (width is not None and all(each.half_width <= width for each in seen))
        return self.over

    def _test(self, number: int, seen: Observed, low: float, high: float) -> None:
        if self.decided[number] is None:
            self.ratios[number] = ratio = log_likelihood_ratio(seen, low, high)
            if seen.deals >= FEWEST_DEALS and abs(ratio) >= BOUND:
                self.decided[number] = high if ratio > 0 else low
