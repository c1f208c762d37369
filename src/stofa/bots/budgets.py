"""The bots that think ahead, with another budget than their own."""

from typing import Final

from stofa.bots.levels import Expert, Hard
from stofa.bots.protocol import Bot
from stofa.bots.search import Budget

THINKING: Final = {level.name: level for level in (Hard, Expert)}
"""Those that have a budget."""

SECONDS: Final = {"hard": 0.25, "expert": 1.5}
"""Time of the processor that a decision may take where somebody waits for it."""


def in_time(name: str) -> Bot | None:
    """A bot that stops at its limit of time, however slow the machine is; None if it does not think ahead.

    For tables, where people wait. Simulations and tournaments count steps alone, so that they can be had
    again: a choice that was cut short cannot.
    """
    level = THINKING.get(name)
    return None if level is None else level(Budget.of(level.steps, SECONDS[name]))


def within(name: str, steps: int) -> Bot | None:
    """A bot that thinks for so many steps; None if it does not think ahead."""
    level = THINKING.get(name)
    return None if level is None else level(Budget(steps))
