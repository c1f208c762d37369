"""The words of the moves: each reads back as the move it was written for."""

from collections import Counter

import pytest

import stofa
from stofa.games.thurn_and_taxis.core import codes
from stofa.games.thurn_and_taxis.moves import MOVES

from .positions import NUMBER

CONTRACT = """
reveal Ulm
draw Ulm
administrator
take Ulm
take stock
postmaster Ulm
postmaster stock
lay Ulm
lay Ulm left
lay Ulm right
restart Ulm
carrier Ulm left
carrier Ulm right
close
end
each
province Württemberg
house Ulm
done
cartwright
decline
discard Ulm
"""


def test_every_move_reads_back() -> None:
    for move in MOVES:
        assert MOVES.read(str(move)).code == move.code
        assert MOVES.write(move.code) == move


def test_there_are_these_words_and_no_others() -> None:
    """Twelve kinds of move name one of 22 cities, one names one of nine provinces, and nine stand alone."""
    shapes: Counter[tuple[str, object]] = Counter((move.kind, move.args.get("side")) for move in MOVES)
    written = [MOVES.read(text) for text in CONTRACT.strip().splitlines()]
    assert {(move.kind, move.args.get("side")) for move in written} == set(shapes)
    assert Counter(shapes.values()) == {22: 10, 23: 2, 9: 1, 1: 7}
    assert len(MOVES) == 12 * 22 + 9 + 9


@pytest.mark.parametrize("move", CONTRACT.strip().splitlines())
def test_a_move_is_its_kind_and_what_it_names(move: str) -> None:
    read = MOVES.read(move)
    named = codes.argument(read.code)
    match read.args:
        case {"city": "Ulm"} | {"card": "Ulm"}:
            assert named == NUMBER["Ulm"]
        case {"card": "stock"}:
            assert named == codes.STOCK
        case {"province": "Württemberg"}:
            assert named == 8
        case other:
            assert (other, named) == ({}, 0)
    assert codes.kind(read.code) + named == read.code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay ulm",
        "Lay Ulm",
        "lay  Ulm",
        "lay Ulm ",
        "lay Ulm top",
        "lay Bern",
        "take",
        "take Stock",
        "reveal stock",
        "house stock",
        "province Bayern",
        "province Ulm",
        "restart Ulm top",
        "carrier",
        "administrator Ulm",
        "pass",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(stofa.Unreadable):
        MOVES.read(text)


def test_salzburg_is_a_city_and_a_province() -> None:
    assert codes.argument(MOVES.read("lay Salzburg").code) == NUMBER["Salzburg"]
    assert codes.argument(MOVES.read("province Salzburg").code) == 5
