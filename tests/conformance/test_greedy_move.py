"""A state finds the greedy move without an observation, and it is the one that the seat would choose."""

from stofa import Rng
from stofa.engine.core.moves import Moves
from tests.conformance.dump import dump
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup
from tests.conformance.walks import decisions


@each_setup
def test_it_is_judged_by_what_the_seat_may_know(setup: Setup) -> None:
    moves = Moves()
    for number, state in enumerate(decisions(setup)):
        before = dump(state)
        one, other = Rng(number), Rng(number)
        found = state.greedy_move(one, moves)
        assert found == state.observe(state.mover()).greedy_move(other, moves)
        assert (one.word, one.carry) == (other.word, other.carry)
        assert dump(state) == before
