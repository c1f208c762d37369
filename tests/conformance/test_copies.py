"""A copy is equal and shares nothing: what happens to one does not happen to the other."""

import stofa
from stofa import Rng
from stofa.engine.core.moves import Moves
from stofa.engine.core.state import NOBODY, State
from tests.conformance.dump import dump, parts
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup
from tests.conformance.walks import choose, played, positions, walk


def go_on(state: State, seed: int) -> None:
    rng = Rng(seed)
    moves = Moves()
    for _ in range(25):
        if state.mover() != NOBODY:
            state.play(choose(state, "mixed", rng, moves))


@each_setup
def test_a_clone_is_equal_and_goes_its_own_way(setup: Setup) -> None:
    for state in positions(setup):
        before = dump(state)
        twin = state.clone()
        assert type(twin) is type(state)
        assert dump(twin) == before
        assert not parts(twin).keys() & parts(state).keys()
        go_on(twin, 1)
        assert dump(state) == before
        assert dump(twin) != before


@each_setup
def test_a_used_state_can_become_any_other(setup: Setup) -> None:
    scratch = setup.start()
    go_on(scratch, 2)
    for state in positions(setup):
        before = dump(state)
        scratch.copy_from(state)
        assert dump(scratch) == before
        assert not parts(scratch).keys() & parts(state).keys()
        go_on(scratch, 3)
        assert dump(state) == before


@each_setup
def test_equal_states_go_on_alike(setup: Setup) -> None:
    for state in positions(setup)[::3]:
        one, other = state.clone(), state.clone()
        go_on(one, 4)
        go_on(other, 4)
        assert dump(one) == dump(other)


@each_setup
def test_the_same_seed_deals_the_same_game_and_another_one_does_not(setup: Setup) -> None:
    ends = [[dump(state) for state in walk(setup, "random", seed, 60)][-1] for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


@each_setup
def test_a_copied_game_goes_its_own_way(setup: Setup) -> None:
    game = played(setup, "random", 5, 10)
    before = stofa.record_of(game).to_json()
    state = dump(game._state)
    twin = game.copy()
    other = game.copy()
    for _ in range(30):
        if not twin.over:
            twin.play(twin.legal[-1])
            other.play(other.legal[-1])
    assert stofa.record_of(game).to_json() == before
    assert dump(game._state) == state
    assert len(twin.history) > len(game.history)
    # The copies have the same cards to come, from streams of their own.
    assert other.history == twin.history


@each_setup
def test_a_copy_with_manual_chance_waits_for_its_cards(setup: Setup) -> None:
    game = played(setup, "random", 5, 3).copy(manual_chance=True)
    for _ in range(60):
        if game.turn == "~":
            break
        game.play(game.legal[0])
    assert game.turn == "~"
    game.play(game.legal[-1])
