"""What a seat sees fits the truth, is no more than the truth, and can be filled up to a whole state again."""

from math import comb

import msgspec
import pytest

from stofa import Rng, Title, View
from stofa.engine.core.moves import Moves
from stofa.engine.core.state import NOBODY, Observation, State
from stofa.games import own_titles
from tests.conformance import hooks
from tests.conformance.dump import dump, parts
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, legal, played, positions, walk


def watchers(setup: Setup) -> list[int]:
    """Every seat, and the spectator."""
    return [NOBODY, *range(setup.players)]


def seen_legal(observation: Observation) -> list[int]:
    moves = Moves()
    moves.add(0)  # left over from before; an observation has to clear it
    observation.legal(moves)
    return moves.listed()


@each_setup
def test_the_mover_sees_all_legal_moves_and_nobody_else_any(setup: Setup) -> None:
    for state in positions(setup):
        for seat in watchers(setup):
            observation = state.observe(seat)
            assert observation.seat == seat
            assert observation.mover() == state.mover()
            mine = seat >= 0 and seat == state.mover()
            assert seen_legal(observation) == (legal(state) if mine else [])
            assert list(View(setup.title, observation).legal) == [
                setup.title.moves.write(code) for code in seen_legal(observation)
            ]


@each_setup
def test_a_sight_is_of_one_moment(setup: Setup) -> None:
    """It shares nothing with the state, so that it neither changes later nor leads back to it."""
    for state in positions(setup):
        for seat in watchers(setup):
            assert not parts(state.observe(seat)).keys() & parts(state).keys()


@each_setup
def test_looking_changes_nothing(setup: Setup) -> None:
    rng = Rng(1)
    for state in positions(setup):
        before = dump(state)
        for seat in watchers(setup):
            observation = state.observe(seat)
            seen = dump(observation)
            view = View(setup.title, observation)
            assert str(view)
            assert view.position is not None
            observation.determinize(rng)
            assert dump(observation) == seen
        assert dump(state) == before


@each_setup
def test_the_public_part_of_a_position_is_the_same_for_everybody(setup: Setup) -> None:
    over = played(setup, "greedy", 3, LONG)._state
    for state in [*positions(setup), over]:
        public = msgspec.json.encode(View(setup.title, state.observe(NOBODY)).public)
        for seat in watchers(setup):
            view = View(setup.title, state.observe(seat))
            assert msgspec.json.encode(view.public) == public
            assert vars(view.position) == vars(view.public) | vars(view.own)
            assert not vars(view.public).keys() & vars(view.own).keys()
            assert view.own.seat == view.seat


@each_setup
def test_everybody_remembers_the_same(setup: Setup) -> None:
    """Also in imagined states. (That it is true there, each game's invariants check.)"""
    rng = Rng(4)
    for state in positions(setup):
        memory = View(setup.title, state.observe(NOBODY)).memory
        for seat in watchers(setup):
            observation = state.observe(seat)
            assert View(setup.title, observation).memory == memory
            imagined = observation.determinize(rng)
            assert View(setup.title, imagined.observe(seat)).memory == memory


@each_setup
def test_an_imagined_state_fits_what_was_seen(setup: Setup) -> None:
    rng = Rng(2)
    over = played(setup, "greedy", 3, LONG)._state
    for state in [*positions(setup), over]:
        for seat in watchers(setup):
            observation = state.observe(seat)
            imagined = observation.determinize(rng)
            hooks.check(setup.title, imagined)
            assert dump(imagined.observe(seat)) == dump(observation)
            assert dump(imagined.observe(NOBODY)) == dump(state.observe(NOBODY))
            assert imagined.mover() == state.mover()
            assert not parts(imagined).keys() & parts(observation).keys()
            if imagined.mover() == seat:
                assert legal(imagined) == legal(state)
            assert state.mover() == NOBODY or legal(imagined)


@each_setup
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_to_move_can_move_in_every_imagined_state(setup: Setup, seed: int) -> None:
    """That somebody goes on choosing says something about what is hidden: that there is a choice left."""
    rng = Rng(seed)
    for state in walk(setup, "mixed", 40 + seed, 700):
        if state.mover() >= 0:
            other = (state.mover() + 1 + rng.below(setup.players - 1)) % setup.players
            assert legal(state.observe(other).determinize(rng))


@each_setup
def test_imagining_again_with_the_same_generator_is_the_same(setup: Setup) -> None:
    for state in positions(setup)[::4]:
        observation = state.observe(0)
        assert dump(observation.determinize(Rng(5))) == dump(observation.determinize(Rng(5)))


SAMPLES = 30
CHANCE_OF_EQUALS = 0.02
"""If two imagined states were equal as often as this, thirty would all differ once in 5,000 times at most."""


def all_differ(observation: Observation, rng: Rng) -> bool:
    """Is so much hidden that thirty guesses are thirty different states?"""
    return len({repr(dump(observation.determinize(rng))) for _ in range(SAMPLES)}) == SAMPLES


def most_hits(tries: int) -> int:
    """So many of `tries` guesses come true by luck less than once in a million times."""
    p = CHANCE_OF_EQUALS
    hits, beyond = 0, 1.0
    while beyond > 1e-6:
        beyond -= comb(tries, hits) * p**hits * (1 - p) ** (tries - hits)
        hits += 1
    return hits


def unsettled(setup: Setup) -> list[State]:
    """Positions of two games, spread over them."""
    games = (walk(setup, "mixed", seed, 240) for seed in (31, 32))
    return [
        state.clone()
        for game in games
        for at, state in enumerate(game)
        if at % 24 == 23 and state.mover() != NOBODY
    ]


@every_title
def test_an_imagined_state_is_the_true_one_only_by_luck(title: Title) -> None:
    rng = Rng(3)
    tries = hits = 0
    for setup in enough_ways(title):
        for state in unsettled(setup):
            observation = state.observe(tries % setup.players)
            if all_differ(observation, rng):
                tries += 1
                hits += dump(observation.determinize(rng)) == dump(state)
    if title.id in own_titles():
        assert tries >= 10, "hardly anything is hidden, or determinize does not vary it"
    assert hits <= most_hits(tries)
