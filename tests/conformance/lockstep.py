"""Two tables side by side that one seat cannot tell apart.

What the seat sees happen is the same at both: public moves, its own, the cards that come to it. What it
cannot see (a card that another one draws, a secret choice) is chosen anew at each. So the tables differ more
and more, in nothing but what the seat may not know, and its views must stay equal to the last byte.
"""

from collections.abc import Iterator

from stofa import Game, Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move
from stofa.engine.core.state import NOBODY
from tests.conformance import hooks
from tests.conformance.dump import dump
from tests.conformance.walks import legal

Pair = tuple[int, int]
"""A move for each table."""


def go_on_alike(one: Game, other: Game, seat: int | None, rng: Rng, limit: int) -> Iterator[None]:
    """Play both tables on, pausing after each move, until they have to part or `limit` moves are made."""
    for _ in range(limit):
        pair = None if one.over else _alike(one, other, seat, rng)
        if pair is None:
            return
        revealing = _reveals(one, pair[0]) or _reveals(other, pair[1])
        # What comes to light may differ, and then the seat would know at which table it sits.
        if revealing and _sight_after(one, seat, pair[0]) != _sight_after(other, seat, pair[1]):
            return
        one.play(one.title.moves.write(pair[0]))
        other.play(one.title.moves.write(pair[1]))
        yield


def _reveals(game: Game, code: int) -> bool:
    return hooks.reveals(game.title, game._state, game.title.moves.write(code))


def _sight_after(game: Game, seat: int | None, code: int) -> object:
    state = game._state.clone()
    state.play(code)
    return dump(state.observe(NOBODY if seat is None else seat))


def _seen_by(game: Game, seat: int | None, code: int) -> bool:
    witness = game.title.witness(game._state, code)
    return witness is None or witness == seat


def _alike(one: Game, other: Game, seat: int | None, rng: Rng) -> Pair | None:
    """Two moves that the seat sees as one and the same; none if there are not any."""
    here, there = legal(one._state), set(legal(other._state))
    shared = [code for code in here if code in there and _seen_by(one, seat, code)]
    shared = [code for code in shared if not _reveals(one, code)] or shared
    hidden = [code for code in here if not _seen_by(one, seat, code)]
    if not shared and not hidden:
        return None
    at = rng.below(len(shared) + len(hidden))
    if at >= len(shared):
        return _alike_unseen(one, other, seat, rng, hidden[at - len(shared)])
    code = shared[at]
    if one._state.mover() >= 0 and rng.below(3):
        # Random play alone hardly leaves the opening of some games.
        keen = greedy_move(one._state.observe(one._state.mover()), rng, Moves())
        code = keen if keen in shared else code
    return code, code


def _alike_unseen(one: Game, other: Game, seat: int | None, rng: Rng, code: int) -> Pair | None:
    """A hidden move here, and there one that looks the same and leaves the same mover with the same question.

    (Who is asked is always known. A choice that is complete there but goes on here would be seen.)
    """
    kind = one.title.moves.write(code).kind
    alike = [
        candidate
        for candidate in legal(other._state)
        if not _seen_by(other, seat, candidate)
        and other.title.moves.write(candidate).kind == kind
        and _asked_after(other, candidate, kind) == _asked_after(one, code, kind)
    ]
    return (code, alike[rng.below(len(alike))]) if alike else None


def _asked_after(game: Game, code: int, kind: str) -> tuple[int, bool]:
    """Who would be to move after a hidden move, and whether that kind of move would be asked for again."""
    state = game._state.clone()
    state.play(code)
    again = legal(state) if state.mover() >= 0 else []
    return state.mover(), any(game.title.moves.write(move).kind == kind for move in again)
