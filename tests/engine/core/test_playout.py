"""Playing on by itself."""

import pytest

from stofa import Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move, play_greedy, play_random
from stofa.engine.core.state import CHANCE, NOBODY, Observation, State
from tests.conformance.dump import dump
from tests.conformance.every import each_own_setup, each_setup, every_way
from tests.conformance.setups import Setup


@every_way
def test_settling_brings_the_first_decision(setup: Setup) -> None:
    state = setup.start()
    assert state.mover() == CHANCE
    state.resolve_chance(Rng(1))
    assert state.mover() in range(setup.players)
    before = dump(state)
    state.resolve_chance(Rng(2))
    assert dump(state) == before


@each_setup
def test_settling_is_the_same_as_card_by_card(setup: Setup) -> None:
    """Also from the middle of a deal, for games that have a quicker way of their own."""
    state, rng, moves, cards = setup.start(), Rng(3), Moves(), 0
    for _ in range(400):
        while state.mover() == CHANCE:
            quick, quick_rng = state.clone(), Rng(cards)
            slow, slow_rng = state.clone(), Rng(cards)
            while slow.mover() == CHANCE:
                slow.play(slow.card(slow_rng.below(slow.bag())))
            assert quick.resolve_chance(quick_rng) == slow.mover()
            assert (dump(quick), dump(quick_rng)) == (dump(slow), dump(slow_rng))
            state.play(state.card(rng.below(state.bag())))
            cards += 1
        if state.mover() == NOBODY:
            break
        state.legal(moves)
        state.play(moves.codes[rng.below(moves.count)])
    assert cards > 0


@each_own_setup
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_playout_stops_at_its_limit_or_at_the_end(setup: Setup, policy: str) -> None:
    go = play_random if policy == "random" else play_greedy
    for limit in (0, 1, 17):
        state = setup.start()
        assert go(state, Rng(1), limit, Moves()) == limit
        assert state.mover() >= 0
    state = setup.start()
    made = play_greedy(state, Rng(1), 5000, Moves())
    assert 17 < made < 5000
    assert state.mover() == NOBODY
    assert go(state, Rng(1), 10, Moves()) == 0


class Wishes(Observation):
    """A seat that wants certain moves so and so much."""

    def __init__(self, urges: dict[int, int]) -> None:
        super().__init__(0)
        self.urges = urges

    def mover(self) -> int:
        return 0

    def determinize(self, rng: Rng) -> State:
        raise NotImplementedError

    def legal(self, moves: Moves) -> None:
        moves.clear()
        for move in self.urges:
            moves.add(move)

    def preference(self, move: int) -> int:
        return self.urges[move]


class TestKeenest:
    def test_the_greatest_urge_wins_wherever_it_stands(self) -> None:
        for urges in ({1: 9, 2: 5, 3: 8}, {1: 5, 2: 9, 3: 8}, {1: 5, 2: 8, 3: 9}, {4: -3}):
            wanted = max(urges, key=lambda move: urges[move])
            assert greedy_move(Wishes(urges), Rng(1), Moves()) == wanted

    def test_equals_are_drawn_by_lot_each_as_likely(self) -> None:
        rng = Rng(4)
        drawn = [greedy_move(Wishes({1: 5, 2: 9, 3: 9, 4: 0, 5: 9}), rng, Moves()) for _ in range(3000)]
        assert set(drawn) == {2, 3, 5}
        assert all(900 < drawn.count(move) < 1100 for move in (2, 3, 5))

    def test_a_single_move_needs_no_lot(self) -> None:
        rng = Rng(4)
        before = rng.word
        greedy_move(Wishes({6: 0}), rng, Moves())
        assert rng.word == before
