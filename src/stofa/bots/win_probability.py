"""Win probability from a state with all cards open: it is played on greedily many times, and judged."""

from collections.abc import Collection
from typing import Final

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_greedy
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.title import Title

Sides = list[tuple[int, ...]]

LIMIT: Final = 10_000
"""Decisions after which a game played on counts as undecided; sensible play ends long before."""


def shares(winners: Collection[int], sides: Sides) -> list[float]:
    """Each side's share of a victory, which several sides may have in common."""
    won = [any(seat in winners for seat in side) for side in sides]
    return [each / sum(won) for each in won]


def ending(state: State, sides: Sides) -> list[float]:
    """Each side's share of the victory at the end of a playout; equal shares if it found no end."""
    if state.mover() != NOBODY:
        return [1 / len(sides)] * len(sides)
    winners = state.winners()
    return shares([seat for seat in range(state.players()) if winners >> seat & 1], sides)


def win_probabilities(title: Title, state: State, playouts: int) -> list[float]:
    """How likely each side is to win from a state, estimated from playouts.

    They go as far as those of the bots that think ahead, and are judged as those are: see
    `stofa.engine.core.search`. Every state is given the same luck, which makes the difference between two
    states show sooner.
    """
    sides = title.sides(state.players())
    evaluation = title.evaluation(state.players())
    moves = Moves()
    trial = state.clone()
    totals = [0.0] * len(sides)
    for seed in range(playouts):
        trial.copy_from(state)
        for side, share in enumerate(_outlook(trial, sides, evaluation, Rng(seed), moves)):
            totals[side] += share
    return [total / playouts for total in totals]


def _outlook(
    trial: State, sides: Sides, evaluation: Evaluation | None, rng: Rng, moves: Moves
) -> list[float]:
    """Each side's share of the victory after one playout."""
    if evaluation is None:
        play_greedy(trial, rng, LIMIT, moves)
        return ending(trial, sides)
    mover = trial.resolve_chance(rng)
    for _ in range(evaluation.turns):
        turn = mover
        while mover == turn:
            if mover == NOBODY:
                return ending(trial, sides)
            play_greedy(trial, rng, 1, moves)
            mover = trial.mover()
    if mover == NOBODY:
        return ending(trial, sides)
    chances = [int(evaluation.chance(trial, side, len(sides))) for side in range(len(sides))]
    total = sum(chances)
    return [chance / total for chance in chances]
