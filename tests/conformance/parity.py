"""What the core does, in a few hashes: compiled and plain they must come out the same.

    python -m tests.conformance.parity [--games N] [--setup NAME]

It plays games of every title in every way on the bare core, and hashes every state, view, imagined state,
generator and number on the way. Free of pytest, so that an installed wheel can be asked as well.
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import stofa
from stofa import Chance, Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_greedy, play_random
from stofa.engine.core.search import NOTHING, Search
from stofa.engine.core.state import CHANCE, NOBODY, State
from stofa.games import own_titles
from tests.conformance.dump import dump
from tests.conformance.setups import ENOUGH_WAYS, Setup

GAMES = 2000
SOME = 50
"""One in so many is also played as a whole, step by step, and thought about."""

# Other people's games may be plain Python, which has nothing to be compared with.
WAYS = [setup for setup in ENOUGH_WAYS if setup.title.id in own_titles()]


def randomly(setup: Setup, seed: int, limit: int) -> Iterator[Any]:
    """Random play, cut off, with a look at where it has come to."""
    state, rng, moves = setup.start(), Rng(seed), Moves()
    yield play_random(state, rng, limit, moves)
    yield dump(state)
    yield rng.word, rng.carry
    if seed % 5 == 0:
        yield from looked_at(state, rng)


def greedily(setup: Setup, seed: int) -> Iterator[Any]:
    state, rng, moves = setup.start(), Rng(seed), Moves()
    yield play_greedy(state, rng, 1500, moves)
    yield from looked_at(state, rng)


def step_by_step(setup: Setup, seed: int, limit: int) -> Iterator[Any]:
    """With all legal moves, and how much each of them is wanted; cards by the generator of real games."""
    state, rng, moves, chance = setup.start(), Rng(seed), Moves(), Chance(seed)
    for _ in range(limit):
        mover = state.mover()
        yield mover
        if mover == NOBODY:
            break
        state.legal(moves)
        yield moves.listed()
        if mover == CHANCE:
            yield [state.card(place) for place in range(state.bag())]
            state.play(chance.card(state))
        else:
            observation = state.observe(mover)
            yield [observation.preference(code) for code in moves.listed()]
            state.play(moves.codes[rng.below(moves.count)])
    yield from looked_at(state, rng.split())


def thinking(setup: Setup, seed: int) -> Iterator[Any]:
    """What a search makes of a position, and how the evaluation judges it."""
    state, rng, moves = setup.start(), Rng(seed), Moves()
    play_greedy(state, rng, seed % 90, moves)
    mover = state.resolve_chance(rng)
    if mover == NOBODY:
        return
    sides = setup.title.sides(setup.players)
    evaluation = setup.title.evaluation(setup.players)
    if evaluation is not None:
        yield [evaluation.chance(state, side, len(sides)) for side in range(len(sides))]
    side_of = [number for seat in range(setup.players) for number, side in enumerate(sides) if seat in side]
    # In plain Python this takes longer than all the rest: each position is thought about in one way only.
    judge, hurry = ((evaluation, True), (evaluation, False), (None, False))[seed // SOME % 3]
    search = Search(state.observe(mover), side_of, judge, rng)
    search.begin(300, 100, NOTHING, hurry)
    while search.think(300):
        pass
    yield list(search.order), list(search.won), list(search.worth), list(search.tried)
    yield rng.word, rng.carry


def looked_at(state: State, rng: Rng) -> Iterator[Any]:
    """A state as everybody sees it and imagines it."""
    yield dump(state)
    twin = state.clone()
    for seat in (NOBODY, *range(state.players())):
        imagined = state.observe(seat).determinize(rng)
        yield dump(state.observe(seat)), dump(imagined)
        twin.copy_from(imagined)
        twin.resolve_chance(rng)
        yield dump(twin)
    yield [state.score(seat) for seat in range(state.players())]
    if state.mover() == NOBODY:
        yield state.winners()
    yield rng.word, rng.carry


def hashed(things: Iterator[Any], into: Any) -> None:
    for thing in things:
        into.update(json.dumps(thing, separators=(",", ":")).encode())


def digest(setup: Setup, games: int) -> dict[str, str]:
    """Hashes of many games, by how they were played, so that a difference says where to look."""
    found = {"random": sha256(), "greedy": sha256(), "steps": sha256(), "search": sha256()}
    for seed in range(games):
        # Most of them short, for that is where most rules are met, and each tenth long.
        hashed(randomly(setup, seed, 150 if seed % 10 == 0 else 30), found["random"])
        if seed % SOME == 0:
            hashed(greedily(setup, seed), found["greedy"])
            hashed(step_by_step(setup, seed, 100), found["steps"])
            hashed(thinking(setup, seed), found["search"])
    return {policy: total.hexdigest() for policy, total in found.items()}


def digests(games: int, only: str | None = None) -> dict[str, Any]:
    return {str(setup): digest(setup, games) for setup in WAYS if only in (None, str(setup))}


def main() -> None:
    parser = argparse.ArgumentParser(description="Hash what the core does.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--setup", choices=[str(setup) for setup in WAYS])
    given = parser.parse_args()
    found = {"compiled": stofa.COMPILED, "games": given.games, "digests": digests(given.games, given.setup)}
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
