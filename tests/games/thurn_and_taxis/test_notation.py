"""The words of the moves: each reads back as the move it was written for."""

from collections import Counter

import pytest

import stofa
from stofa.games.thurn_and_taxis.core import codes
from stofa.games.thurn_and_taxis.notation import VOCABULARY

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
    for move in VOCABULARY:
        assert VOCABULARY.read(str(move)).code == move.code
        assert VOCABULARY.write(move.code) == move


def test_the_vocabulary_has_these_words_and_no_others() -> None:
    """Twelve kinds of move name one of 22 cities, one names one of nine provinces, and nine stand alone."""
    shapes = Counter(
        move.replace(move.split()[1], "Württemberg" if "province" in move else "Ulm") if " " in move else move
        for move in VOCABULARY
        if not move.endswith(" stock")
    )
    assert set(shapes) | {"take stock", "postmaster stock"} == set(CONTRACT.strip().splitlines())
    assert Counter(shapes.values()) == {22: 12, 9: 1, 1: 7}
    assert len(VOCABULARY) == 12 * 22 + 9 + 9


@pytest.mark.parametrize("move", CONTRACT.strip().splitlines())
def test_a_move_is_its_kind_and_what_it_names(move: str) -> None:
    code = VOCABULARY.read(move).code
    named = codes.argument(code)
    if "Ulm" in move:
        assert named == NUMBER["Ulm"]
    elif move.endswith("stock"):
        assert named == codes.STOCK
    elif move.startswith("province"):
        assert named == 8
    else:
        assert named == 0
    assert codes.kind(code) + named == code


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
        "restart Ulm right",
        "carrier Ulm",
        "administrator Ulm",
        "pass",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(stofa.Unreadable):
        VOCABULARY.read(text)


def test_salzburg_is_a_city_and_a_province() -> None:
    assert codes.argument(VOCABULARY.read("lay Salzburg").code) == NUMBER["Salzburg"]
    assert codes.argument(VOCABULARY.read("province Salzburg").code) == 5
