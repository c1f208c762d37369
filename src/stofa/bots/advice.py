"""Hints: what to do in a seat, and why."""

from typing import NamedTuple

from stofa.bots.levels import STEPS_OF_HARD
from stofa.bots.reasons import reasons
from stofa.bots.search import Budget, Prospect, prospects, together
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.reasons import Reason
from stofa.engine.view import View


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
    """What `hard` would do."""
    budget = budget or Budget.of(STEPS_OF_HARD)
    (best, chance), *others = prospects(view, rng, budget)
    line = together(view, best, rng, budget)
    if not others:
        return Advice(line, chance, None, [])
    rival = others[0]
    kinds = view.title.moves
    alone = not {best.kind, rival.move.kind} & {*kinds.ways, *kinds.picks, *kinds.parts}
    return Advice(line, chance, rival if alone else None, reasons(view, line, rival.move, rng))
