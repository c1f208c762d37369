"""Playouts: the inner loop of simulations, benchmarks and search."""

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, Observation, State


def play_random(state: State, rng: Rng, limit: i64, moves: Moves) -> i64:
    """Play uniformly random legal moves until the end, or `limit` decisions. How many were made?"""
    decisions: i64 = 0
    codes = moves.codes
    while state.resolve_chance(rng) != NOBODY and decisions < limit:
        state.legal(moves)
        state.play(codes[rng.below(moves.count)])
        decisions += 1
    return decisions


def greedy_move(observation: Observation, rng: Rng, moves: Moves) -> i64:
    """The legal move that a seat is drawn to most, judged by what it may know; ties by lot."""
    return observation.greedy_move(rng, moves)


def play_greedy(state: State, rng: Rng, limit: i64, moves: Moves) -> i64:
    """As `play_random`, with every seat making the move it is drawn to most."""
    decisions: i64 = 0
    mover: i64 = state.resolve_chance(rng)
    while mover != NOBODY and decisions < limit:
        state.play(state.greedy_move(rng, moves))
        decisions += 1
        mover = state.resolve_chance(rng)
    return decisions
