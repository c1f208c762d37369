"""Why somebody should make a move: what it brings, in words that the game has for it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

MOST: Final = 2
"""Upper bound of the reasons that are given for one move: people read no more than that."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that speaks for a move. It is made of nothing that the seat may not know."""

    what: str
    """The game's messages have a sentence `because-WHAT` for it."""
    rule: str
    """The rule that makes it worth something."""
    facts: dict[str, str | int] = {}
    """What is filled in."""
    things: list[str] = []
    """What is filled in as `things`, by name; where the game's messages have a `word-NAME`, that is said."""
    seat: int | None = None
    """The seat whose `name` is filled in."""


class Gain(NamedTuple):
    """A reason, and how much there is of it: a larger amount of the same is better."""

    reason: Reason
    amount: int
    brought: bool = True
    """Whether the move brings it; else it is only kept, which is a reason if another move would lose it."""


def difference(own: Sequence[Gain], other: Sequence[Gain]) -> list[Reason]:
    """What speaks for one move and not, or not as much, for another; else one thing that both bring."""
    alone = [gain.reason for gain in own if not any(_as_much(each, gain) for each in other)]
    shared = [gain.reason for gain in own if gain.brought and not any(_more(each, gain) for each in other)]
    return (alone or shared[:1])[:MOST]


def _as_much(other: Gain, own: Gain) -> bool:
    return _same(other.reason, own.reason) and other.amount >= own.amount


def _more(other: Gain, own: Gain) -> bool:
    return _same(other.reason, own.reason) and other.amount > own.amount


def _same(one: Reason, two: Reason) -> bool:
    return (one.what, one.things, one.seat) == (two.what, two.things, two.seat)
