"""How a game may end: it is played on, many times, with everybody doing what looks best at first sight."""

from collections.abc import Collection
from typing import Final

from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_greedy
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.title import Title

Sides = list[tuple[int, ...]]

LIMIT: Final = 10_000
"""Decisions after which a game played on counts as undecided; sensible play ends long before."""


def shares(winners: Collection[int], sides: Sides) -> list[float]:
    """What each side has of a victory: of one that several share, each its part."""
    won = [any(seat in winners for seat in side) for side in sides]
    return [each / sum(won) for each in won]


def ending(state: State, sides: Sides) -> list[float]:
    """The same for a state that was played on; if it found no end, all alike."""
    if state.mover() != NOBODY:
        return [1 / len(sides)] * len(sides)
    winners = state.winners()
    return shares([seat for seat in range(state.players()) if winners >> seat & 1], sides)


def outlook(title: Title, state: State, games: int) -> list[float]:
    """How likely each side is to win from a state, by so many games.

    The games have the same luck whatever the state, so that of two states the difference is seen sooner.
    """
    sides = title.sides(state.players())
    moves = Moves()
    trial = state.clone()
    totals = [0.0] * len(sides)
    for seed in range(games):
        trial.copy_from(state)
        play_greedy(trial, Rng(seed), LIMIT, moves)
        for side, share in enumerate(ending(trial, sides)):
            totals[side] += share
    return [total / games for total in totals]
