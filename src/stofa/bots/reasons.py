"""Why one move and not another: what comes of both in the mover's own turn, as far as it can know."""

from collections.abc import Sequence
from typing import Final

from stofa.bots.search import Budget, best_move
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.reasons import Gain, Reason, difference
from stofa.engine.view import View

STEPS: Final = 4_000
"""How much is thought about each decision that follows in the same turn."""


def reasons(view: View, line: Sequence[Move], other: Move, rng: Rng) -> list[Reason]:
    """What speaks for a line of moves and not for another move, the weightiest first."""
    return difference(_gains(view, line, rng), _gains(view, [other], rng))


def _gains(view: View, line: Sequence[Move], rng: Rng) -> list[Gain]:
    """What a line brings by the end of the turn, or until a card comes or something hidden is seen."""
    title, seat = view.title, view.seat
    assert seat is not None
    budget = Budget.of(STEPS)
    state = view.determinize(rng)
    made: list[Move] = []
    after = view
    while state.mover() == seat:
        move = line[len(made)] if len(made) < len(line) else best_move(after, rng, budget)
        if title.unveils(state, move.code):
            made.append(move)
            break
        state.play(move.code)
        made.append(move)
        after = View(title, state.observe(seat))
    return title.gains(view.observation, made, after.observation)
