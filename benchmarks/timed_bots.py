"""The search with more and less to think, for curves of strength over time.

Bots by path: `benchmarks.timed_bots:at_100_ms`. The search is given steps and not a time, so that its choices
depend on no clock; how long they took is measured with the games.
"""

from typing import Final

from stofa.bots.levels import Hard
from stofa.bots.search import Budget

TIMES: Final = (0.02, 0.1, 0.5, 2.0)
"""Seconds a decision, about."""

STEPS_A_SECOND: Final = 2_000_000
"""About what a processor does where the core is compiled: measured 1.9 to 2.7 million, by the game."""


def bot_name(seconds: float) -> str:
    """The name of the bot of this module that thinks for so long."""
    return f"at_{round(seconds * 1000)}_ms"


def _thinking(seconds: float) -> Hard:
    return Hard(Budget.of(round(STEPS_A_SECOND * seconds)))


at_20_ms, at_100_ms, at_500_ms, at_2000_ms = map(_thinking, TIMES)
