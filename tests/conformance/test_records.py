"""P8: a record replays to exactly the game that was played, whole, with its legal moves, or cut off."""

from typing import Any

import msgspec
import pytest

import stofa
from stofa import BadRecord, Game, Record
from tests.conformance.dump import dump
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup
from tests.conformance.walks import LONG, POLICIES, Policy, played

SHORT = 150


def whole(setup: Setup) -> Game:
    game = played(setup, "greedy", 3, LONG)
    assert game.over
    return game


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def same_game(one: Game, other: Game) -> bool:
    return (
        dump(one._state) == dump(other._state)
        and one.history == other.history
        and one.result == other.result
        and one.options == other.options
        and one.seats == other.seats
    )


@each_setup
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("legal", [False, True])
def test_a_record_replays_to_the_game_that_was_played(setup: Setup, policy: Policy, legal: bool) -> None:
    game = played(setup, policy, 3, SHORT) if policy != "greedy" else whole(setup)
    text = stofa.record_of(game, legal=legal).to_json()
    again = stofa.replay(text)
    assert same_game(again, game)
    assert stofa.record_of(again, legal=legal).to_json() == text
    assert stofa.read_record(text).to_json() == text
    assert ("result" in msgspec.json.decode(text)) == game.over


@each_setup
def test_legal_lists_are_sorted_and_hold_the_move(setup: Setup) -> None:
    for mover, move, *lists in stofa.record_of(played(setup, "random", 3, SHORT), legal=True).moves:
        assert len(lists) == (mover != "~")
        for listed in lists:
            assert move in listed
            assert listed == sorted(set(listed))


@each_setup
def test_a_record_cut_off_anywhere_is_an_unfinished_game(setup: Setup) -> None:
    game = whole(setup)
    record = stofa.record_of(game)
    states = [dump(state) for state, _, _ in game.walk()]
    last = len(record.moves)
    for length in sorted({0, 1, 2, last // 2, *range(5, last, 1 + last // 20), last - 2, last - 1}):
        again = stofa.replay(changed(record, moves=record.moves[:length], result=None))
        assert not again.over
        assert again.result is None
        assert dump(again._state) == states[length]
        with pytest.raises(BadRecord, match="not over"):
            stofa.replay(changed(record, moves=record.moves[:length]))


@each_setup
def test_a_record_with_a_move_too_many_is_refused(setup: Setup) -> None:
    record = stofa.record_of(whole(setup))
    with pytest.raises(BadRecord) as caught:
        stofa.replay(changed(record, moves=[*record.moves, record.moves[-1]]))
    assert caught.value.at.startswith(f"move {len(record.moves) + 1},")


@each_setup
def test_walking_through_a_game_leaves_it_alone(setup: Setup) -> None:
    game = played(setup, "random", 3, SHORT)
    before = dump(game._state), list(game.history)
    steps = [(mover, move) for _, mover, move in game.walk()]
    assert (dump(game._state), list(game.history)) == before
    assert steps == game.history
