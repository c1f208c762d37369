"""How many sequences of moves a position allows: one wrong rule, and the number is another."""

from stofa.engine.core.state import NOBODY, State
from tests.conformance.walks import legal


def sequences(state: State, depth: int) -> int:
    """Sequences of `depth` moves, each different card that can come counted as a move; shorter at the end."""
    if depth == 0 or state.mover() == NOBODY:
        return 1
    moves = legal(state)
    if depth == 1:
        return len(moves)
    found = 0
    following = state.clone()
    for move in moves:
        following.copy_from(state)
        following.play(move)
        found += sequences(following, depth - 1)
    return found
