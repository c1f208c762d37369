"""Games played on the bare core, and positions picked from them for the other tests to look at."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

from stofa import Game, Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move
from stofa.engine.core.state import CHANCE, NOBODY, State
from tests.conformance.setups import Setup

Policy = Literal["random", "greedy", "mixed"]
POLICIES: Final[tuple[Policy, ...]] = ("random", "greedy", "mixed")

SOME: Final = 5
"""Moves between two sampled positions."""

FEW: Final = 24
"""Fewer positions than this do not show much."""

LONG: Final = 6000
"""More moves, cards included, than a game of sensible players has."""


def legal(state: State) -> list[int]:
    moves = Moves()
    state.legal(moves)
    return moves.listed()


def choose(state: State, policy: Policy, rng: Rng, moves: Moves) -> int:
    """A move for whoever is to move, or the card that comes."""
    mover = state.mover()
    if mover == CHANCE:
        return state.card(rng.below(state.bag()))
    if policy == "greedy" or (policy == "mixed" and rng.below(4)):
        return greedy_move(state.observe(mover), rng, moves)
    state.legal(moves)
    return moves.codes[rng.below(moves.count)]


def walk(setup: Setup, policy: Policy, seed: int, limit: int) -> Iterator[State]:
    """Each position of a game, the last included. The state goes on with the walk: clone what you keep."""
    rng = Rng(seed)
    moves = Moves()
    state = setup.start()
    yield state
    while state.mover() != NOBODY and limit > 0:
        state.play(choose(state, policy, rng, moves))
        limit -= 1
        yield state


def kinds(setup: Setup, state: State) -> frozenset[str]:
    """The kinds of moves that are legal. Positions with other ones are different."""
    return frozenset(setup.title.moves.write(code).kind for code in legal(state))


@cache
def positions(setup: Setup) -> list[State]:
    """A few dozen unlike positions, none of them over: each kind of move is legal in some of them."""
    kept: list[State] = []
    seen: Counter[str] = Counter()
    games: tuple[tuple[Policy, int], ...] = (("random", 1), ("mixed", 2), ("mixed", 4), ("greedy", 5))
    for seed, (policy, enough) in enumerate(games, 1000):
        last = -SOME
        for at, state in enumerate(walk(setup, policy, seed, LONG if policy != "random" else 300)):
            if state.mover() == NOBODY:
                break
            kind = kinds(setup, state)
            rarest = min(seen[word] for word in kind)
            if rarest == 0 or (rarest < enough and at - last >= SOME):
                last = at
                seen.update(kind)
                kept.append(state.clone())
    if len(kept) < FEW:  # a game with few kinds of moves
        kept += [state.clone() for state in walk(setup, "mixed", 1004, FEW) if state.mover() != NOBODY]
    return kept


def decisions(setup: Setup) -> list[State]:
    """Those of the positions in which a seat has to decide."""
    return [state for state in positions(setup) if state.mover() >= 0]


def table_at(setup: Setup, state: State) -> Game:
    """A game, cards by hand, that stands where the state does. (How it came there it cannot tell.)"""
    game = setup.game()
    game._state = state.clone()
    return game


@cache
def played(setup: Setup, policy: Policy, seed: int, limit: int) -> Game:
    """A game played with real chance. Shared between tests: copy it to go on."""
    game = setup.game(seed)
    rng = Rng(seed)
    moves = Moves()
    while not game.over and len(game.history) < limit:
        game.play(setup.title.moves.write(choose(game._state, policy, rng, moves)))
    return game
