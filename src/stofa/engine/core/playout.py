"""Playing on by itself: the inner loop of simulations, measurements and search."""

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, Sight, State


def settle(state: State, rng: Rng) -> i64:
    """Let chance move until somebody has to decide, or the game is over. Who is to move then?"""
    return state.settle(rng)


def play_random(state: State, rng: Rng, limit: i64, moves: Moves) -> i64:
    """Play uniformly random legal moves until the end, or `limit` decisions. How many were made?"""
    decisions: i64 = 0
    codes = moves.codes
    while state.settle(rng) != NOBODY and decisions < limit:
        state.legal(moves)
        state.play(codes[rng.below(moves.count)])
        decisions += 1
    return decisions


def keenest(sight: Sight, rng: Rng, moves: Moves) -> i64:
    """The legal move that a seat is drawn to most, judged by what it may know; ties by lot."""
    sight.legal(moves)
    best: i64 = moves.codes[0]
    if moves.count == 1:
        return best
    highest: i64 = sight.urge(best)
    equals: i64 = 1
    for place in range(1, moves.count):
        move: i64 = moves.codes[place]
        urge: i64 = sight.urge(move)
        if urge > highest:
            best = move
            highest = urge
            equals = 1
        elif urge == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = move
    return best


def play_greedy(state: State, rng: Rng, limit: i64, moves: Moves) -> i64:
    """As `play_random`, with every seat making the move it is drawn to most."""
    decisions: i64 = 0
    mover: i64 = state.settle(rng)
    while mover != NOBODY and decisions < limit:
        state.play(keenest(state.sight(mover), rng, moves))
        decisions += 1
        mover = state.settle(rng)
    return decisions
