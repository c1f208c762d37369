"""P6: the rules are exact, nobody is ever stuck, and sensible players come to an end."""

from collections.abc import Callable

import pytest

from stofa import Title
from stofa.engine.core.moves import CAPACITY
from stofa.engine.core.state import CHANCE, NOBODY, State
from tests.conformance import hooks
from tests.conformance.every import each_setup, every_title, every_way
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, POLICIES, Policy, legal, positions, walk

FEW_DECISIONS = 3000
"""A game of sensible players that takes longer has probably lost its way."""


def check_step(setup: Setup, state: State) -> None:
    """All that holds in every position that is not the last."""
    known = setup.title.moves
    moves = legal(state)
    assert moves, "somebody is to move, and cannot"
    assert len(set(moves)) == len(moves), "a move is offered twice"
    for code in moves:
        assert known.read(str(known.write(code))).code == code
    assert state.mover() in (CHANCE, *range(setup.players))
    if state.mover() == CHANCE:
        assert {state.card(place) for place in range(state.bag())} == set(moves)
    hooks.check(setup.title, state)


def check_end(setup: Setup, state: State) -> None:
    result = setup.title.result(state)
    assert len(result.scores) == setup.players
    assert result.winners
    assert result.winners == sorted(set(result.winners) & set(range(setup.players)))
    assert result.scores == [state.score(seat) for seat in range(setup.players)]
    hooks.check(setup.title, state)


@every_way
def test_nobody_gets_stuck_wherever_the_game_begins(setup: Setup) -> None:
    for state in walk(setup, "random", 11, 100):
        if state.mover() != NOBODY:
            check_step(setup, state)


@each_setup
@pytest.mark.parametrize("seed", range(3))
def test_nobody_gets_stuck_at_random(setup: Setup, seed: int) -> None:
    for state in walk(setup, "random", seed, 500):
        if state.mover() == NOBODY:
            check_end(setup, state)
        else:
            check_step(setup, state)


@each_setup
@pytest.mark.parametrize("policy", ["greedy", "mixed"])
def test_sensible_players_come_to_an_end(setup: Setup, policy: Policy) -> None:
    decisions = 0
    for state in walk(setup, policy, 5, LONG):
        if state.mover() == NOBODY:
            break
        decisions += state.mover() != CHANCE
        check_step(setup, state)
    assert state.mover() == NOBODY, f"no end after {decisions} decisions"
    assert decisions < FEW_DECISIONS
    check_end(setup, state)


@every_title
def test_no_decision_comes_near_the_room_there_is_for_moves(
    title: Title, record_property: Callable[[str, object], None]
) -> None:
    most = max(
        len(legal(state))
        for setup in enough_ways(title)
        for policy in POLICIES
        for state in walk(setup, policy, 77, 300)
        if state.mover() != NOBODY
    )
    record_property("most legal moves", most)
    assert 1 < most < CAPACITY // 2


@every_title
def test_the_positions_of_this_suite_know_every_kind_of_move(title: Title) -> None:
    """Otherwise the other tests would promise more than they have looked at. (One may be too rare.)"""
    known = set(title.moves.kinds)
    met = {
        title.moves.write(code).kind
        for setup in enough_ways(title)
        for state in positions(setup)
        for code in legal(state)
    }
    assert met <= known
    assert len(known - met) <= 1, known - met
