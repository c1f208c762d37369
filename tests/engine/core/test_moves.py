"""The list of moves that the core fills again and again."""

import pickle

import pytest

from stofa.engine.core.moves import CAPACITY, Moves


def test_moves_are_kept_in_the_order_they_came() -> None:
    moves = Moves()
    assert moves.listed() == []
    for code in (7, 3, 7):
        moves.add(code)
    assert moves.listed() == [7, 3, 7]
    assert moves.count == 3


def test_a_cleared_list_is_empty_whatever_it_held() -> None:
    moves = Moves()
    moves.add(1)
    moves.clear()
    assert moves.listed() == []
    moves.add(2)
    assert moves.listed() == [2]


def test_more_moves_than_there_is_room_for_are_an_error_and_not_a_silent_loss() -> None:
    moves = Moves()
    for code in range(CAPACITY):
        moves.add(code)
    with pytest.raises(IndexError):
        moves.add(0)


def test_a_list_arrives_in_another_process_as_it_was() -> None:
    moves = Moves()
    moves.add(5)
    moves.add(3)
    twin = pickle.loads(pickle.dumps(moves))
    moves.add(4)
    assert twin.listed() == [5, 3]
