"""What follows from a move besides what it says: pawns go home, in the sight of everybody."""

from collections import Counter

import pytest

from stofa import Rng
from tests.conformance.setups import enough_ways, titles
from tests.conformance.walks import LONG, legal, walk
from tests.games.partners.positions import position, refused

SETUP = next(enough_ways(next(title for title in titles() if title.id == "partners")))


@pytest.mark.parametrize(
    ("blue", "red", "yellow", "move", "seats"),
    [
        ("b5 : 3", "b8", "", "3 b5", [1]),  # PA-20
        ("b5 : 3", "", "b8", "3 b5", [2]),  # PA-20: the partner's, too
        ("b5 : 3", "b8 b8", "", "3 b5", [0]),  # PA-21: the mover's own
        ("b5 : 3", "b7", "", "3 b5", []),  # PA-23: it is only passed
        ("b5 b8 : 3", "", "", "3 b5", []),  # PA-22
    ],
)
def test_pa_20_pa_21_whoever_goes_home_is_told(
    blue: str, red: str, yellow: str, move: str, seats: list[int]
) -> None:
    game = position(blue=blue, red=red, yellow=yellow)
    assert [(each.what, each.seat) for each in game.consequences(move)] == [
        ("sent-home", seat) for seat in seats
    ]


@pytest.mark.parametrize(
    ("red", "yellow", "move", "told"),
    [
        ("b8", "", "swap b5 b8", [(0, ["b5", "b8"]), (1, ["b8", "b5"])]),
        ("b8", "y2", "swap b8 y2", [(1, ["b8", "y2"]), (2, ["y2", "b8"])]),  # other people's
    ],
)
def test_pa_18_whose_pawns_were_swapped_is_told(
    red: str, yellow: str, move: str, told: list[tuple[int, list[str]]]
) -> None:
    game = position(blue="b5 : swap", red=red, yellow=yellow)
    swapped = [(each.seat, each.things) for each in game.consequences(move) if each.what == "swapped"]
    assert swapped == told


RINGS = "B1 B2 B3 B4"


@pytest.mark.parametrize(
    ("blue", "yellow", "move", "told"),
    [
        (f"{RINGS} : 3", "y5", "3 y5", [("played-for", 2)]),
        (f"{RINGS} : heart", "", "heart start", [("played-for", 2)]),
        ("B2 B3 B4 : 3", "y5", "3 y5", None),  # not the own pawn, and not yet the partner's turn
        ("g13 B2 B3 B4 : 2", "y5", "2 g13", [("all-locked", 0)]),
        ("g13 B2 B3 B4 : 2", "Y1 Y2 Y3 Y4", "2 g13", []),  # PA-31: it is over
        ("b5 : 3", "y5", "3 b5", []),
    ],
)
def test_pa_30_whoever_plays_for_the_partner_is_told(
    blue: str, yellow: str, move: str, told: list[tuple[str, int]] | None
) -> None:
    game = position(blue=blue, yellow=yellow)
    if told is None:
        refused(game, move, "PA-30", "partners-pawn")
    else:
        assert [(each.what, each.seat) for each in game.consequences(move)] == told


def test_they_are_the_same_whatever_the_others_hold() -> None:
    """P4: the same open cards with other hidden ones."""
    rng = Rng(17)
    told: Counter[int] = Counter()
    for state in walk(SETUP, "greedy", 3, LONG):
        if state.mover() >= 0:
            imagined = state.observe(state.mover()).determinize(rng)
            for code in legal(state):
                then = SETUP.title.consequences(state, code)
                assert SETUP.title.consequences(imagined, code) == then
                told.update(each.seat for each in then)
    assert set(told) == {0, 1, 2, 3}


def test_pa_13_with_all_pawns_at_home_that_is_said() -> None:
    refused(position(blue=": 3", red="b8"), "3 b5", "PA-13", "nobody-out")
    refused(position(blue="b6 : 3", red="b8"), "3 b5", "PA-13", "no-pawn")
