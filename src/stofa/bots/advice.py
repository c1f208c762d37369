"""Hints: what to do in a seat, and why."""

from typing import Final, NamedTuple

from stofa.bots.reasons import reasons
from stofa.bots.search import Budget, Prospect, prospects, together
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.reasons import Reason
from stofa.engine.view import View

STEPS_OF_HINT: Final = 30_000
"""More than *hard* makes, so that a hint helps against it; fewer than *expert* does, so that nobody waits."""


class Advice(NamedTuple):
    """What to do, going by nothing but what a seat sees."""

    moves: list[Move]
    """One move, or all those that are chosen together."""
    chance: float
    """How likely the seat's side is to win then."""
    other: Prospect | None
    """The next best move, never with a better chance; None where there is none, or where it would have to
    be chosen together with others."""
    because: list[Reason]
    """What the moves bring and the next best does not."""


def advice(view: View, rng: Rng, budget: Budget | None = None) -> Advice:
    """What to do: found as `hard` finds its moves, with more to think."""
    budget = budget or Budget.of(STEPS_OF_HINT)
    (best, chance), *others = prospects(view, rng, budget)
    line = together(view, best, rng, budget)
    if not others:
        return Advice(line, chance, None, [])
    rival = others[0]
    kinds = view.title.moves
    alone = not {best.kind, rival.move.kind} & {*kinds.ways, *kinds.picks, *kinds.parts}
    return Advice(line, chance, rival if alone else None, reasons(view, line, rival.move, rng))
