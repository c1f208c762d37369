"""The moves in words."""

import pytest

from stofa import Unreadable
from stofa.games.ticket_to_ride.core import codes
from stofa.games.ticket_to_ride.moves import MOVES


def test_every_move_reads_back() -> None:
    for move in MOVES:
        assert MOVES.read(str(move)).code == move.code
        assert MOVES.write(move.code) == move


def test_how_many_there_are() -> None:
    rows, threes = 8 * (10 * 17 - 1), 56
    assert len(MOVES) == 4 * 9 + 3 * 46 + 4 + rows + threes


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("deal black", codes.DEAL),
        ("reveal locomotive", codes.REVEAL + 8),
        ("take stock", codes.TAKE + codes.STOCK),
        ("ticket 1", codes.TICKET),
        ("complete 46", codes.COMPLETE + 45),
        ("lay blue 3", codes.lay(4, 3, 0)),
        ("lay blue 1+16", codes.lay(4, 1, 16)),
        ("lay black white purple", codes.lay_three(0, 1, 7)),
    ],
)
def test_moves_are_written_as_the_contract_says(text: str, code: int) -> None:
    assert MOVES.read(text).code == code
    assert MOVES.write(code) == text


@pytest.mark.parametrize(
    "text",
    [
        "lay blue",
        "lay blue 3+0",
        "lay blue 03",
        "lay blue 3 red",
        "lay blue 100",
        "lay locomotive",
        "keep 0",
        "keep 47",
        "complete 01",
        "take",
        "Take red",
        "lay blue  3",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Unreadable):
        MOVES.read(text)


def test_the_parts_of_a_laying() -> None:
    move = codes.lay(7, 10, 16)
    assert (codes.kind(move), codes.colour(move)) == (codes.LAY, 7)
    assert (codes.cars(move), codes.locomotives(move)) == (10, 16)
    move = codes.lay_three(1, 4, 6)
    assert (codes.colour(move), codes.second(move), codes.third(move)) == (1, 4, 6)
