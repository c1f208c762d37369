"""What benchmarks repeat does what it does once."""

from stofa import Rng
from stofa.engine.core.measure import copy_many, legal_many
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_random
from tests.conformance.dump import dump
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup
from tests.conformance.walks import legal


@each_setup
def test_copying_many_times_is_copying(setup: Setup) -> None:
    state, scratch = setup.start(), setup.start()
    play_random(state, Rng(1), 20, Moves())
    copy_many(scratch, state, 0)
    assert dump(scratch) != dump(state)
    copy_many(scratch, state, 3)
    assert dump(scratch) == dump(state)


@each_setup
def test_listing_the_legal_moves_many_times_lists_them(setup: Setup) -> None:
    state, moves = setup.start(), Moves()
    play_random(state, Rng(1), 20, moves)
    legal_many(state, moves, 3)
    assert moves.listed() == legal(state)
