"""Doing one thing many times over, so that a benchmark times the thing and not the call from Python."""

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.engine.core.state import State


def copy_many(state: State, other: State, times: i64) -> None:
    """Copy `other` into `state`, as a search does before every playout."""
    for _ in range(times):
        state.copy_from(other)


def legal_many(state: State, moves: Moves, times: i64) -> None:
    """Generate the legal moves."""
    for _ in range(times):
        state.legal(moves)
