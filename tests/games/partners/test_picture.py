"""The picture has all that the position has, and nothing else."""

from collections import Counter
from itertools import combinations, pairwise
from math import dist, hypot

import pytest

from stofa.games.partners import TITLE
from stofa.games.partners.board import LETTERS
from stofa.games.partners.core.path import TRACK, square_of
from stofa.games.partners.position import PartnersPosition
from stofa.games.partners.shapes import (
    HOLES,
    HOME,
    HOME_DISTANCE,
    MIDDLE,
    PLATE,
    RADII,
    WOOD,
    homes,
    inward,
    labels,
    squares,
    turned,
)
from stofa.games.partners.squares import SQUARES
from tests.conformance.setups import enough_ways
from tests.conformance.walks import LONG, played
from tests.picture_contents import pieces, words

SETUP = next(enough_ways(TITLE))


@pytest.mark.parametrize("moves", [0, 20, 80, 200, LONG])
def test_what_lies_on_the_table_is_drawn(moves: int) -> None:
    game = played(SETUP, "greedy", 7, moves)
    for seat in (None, 0, 1, 2, 3):
        position = game.view(seat).position
        assert isinstance(position, PartnersPosition)
        drawn = {
            piece: n for piece, n in pieces(game.picture(seat)).items() if not piece.startswith("winner")
        }
        assert drawn == expected(position)


def expected(position: PartnersPosition) -> Counter[str]:
    players = list(enumerate(position.players))
    return Counter(
        [
            *(f"card {card}" for card in position.hand),
            *(f"pawn {seat} {square}" for seat, player in players for square in player.pawns),
            *(f"pawn {seat} home" for seat, player in players for _ in range(player.home)),
            *(f"laid {seat} {card}" for seat, player in players for card in player.laid),
        ]
    )


def test_the_card_given_to_the_partner_is_told_to_its_giver_alone() -> None:
    game = played(SETUP, "greedy", 7, 0).copy()
    giver, given = game.turn, game.legal[0]
    assert isinstance(giver, int)
    game.play(given)
    told = [any(word.startswith("you gave: ") for word in words(game.picture(seat))) for seat in range(4)]
    assert told == [seat == giver for seat in range(4)]


def test_the_board_is_turned_towards_the_seat() -> None:
    for seat, letter in enumerate("bryg"):
        x, y = turned(squares()[f"{letter}0"], seat)
        assert (round(x), round(y)) == (MIDDLE, 367)
        assert turned(homes()[seat], seat)[0] < MIDDLE


def test_every_square_has_its_place() -> None:
    assert set(squares()) == set(SQUARES.values())
    assert len(set(squares().values())) == len(SQUARES)


@pytest.mark.parametrize(
    ("language", "yellow", "green"), [("en", "y5", "g5"), ("de", "g5", "ü5"), ("is", "g5", "æ5")]
)
def test_squares_have_the_letters_of_the_readers_marks(language: str, yellow: str, green: str) -> None:
    drawn = words(played(SETUP, "greedy", 7, 20).picture(0, language=language))
    assert {"b5", "r5", yellow, green} <= set(drawn)


def test_the_track_is_a_square_with_room_for_a_pawn_on_every_square() -> None:
    around = [squares()[SQUARES[square_of(0, place)]] for place in range(1, TRACK + 1)]
    steps = [dist(one, other) for one, other in pairwise([*around, around[0]])]
    # On a circle of the same size a step is 18 long. Between two quarters lies a start square.
    assert [step > 40 for step in steps] == [number % 14 == 13 for number in range(TRACK)]
    assert min(steps) > 2 * RADII["pawn"]
    # Every side is straight: four squares to each side of a start square are in line with it.
    for seat, letter in enumerate(LETTERS):
        level = turned(squares()[f"{letter}0"], seat)[1]
        assert {round(turned(squares()[f"{letter}{n}"], seat)[1], 3) for n in range(1, 6)} == {level}


def test_nothing_on_the_board_covers_anything_else() -> None:
    sizes = {name: RADII["ring"] if name[0].isupper() else RADII["square"] for name in squares()}
    sizes |= {f"{letter}0": RADII["start"] for letter in LETTERS}
    places = {
        **squares(),
        **{f"hole {n}": (x + homes()[0][0], y + homes()[0][1]) for n, (x, y) in enumerate(HOLES)},
    }
    sizes |= {f"hole {n}": RADII["hole"] for n in range(len(HOLES))}
    for one, other in combinations(places, 2):
        assert dist(places[one], places[other]) >= sizes[one] + sizes[other], (one, other)
    for name, (x, y) in places.items():
        assert max(abs(x - MIDDLE), abs(y - MIDDLE)) + sizes[name] < WOOD.half, name
    assert HOME_DISTANCE + HOME.half < PLATE.half


def test_names_stand_within_the_track() -> None:
    for name, (x, y) in labels().items():
        assert max(abs(x - MIDDLE), abs(y - MIDDLE)) < PLATE.half - 6, name
        right, down = inward(squares()[name], 1)
        assert hypot(right, down) == pytest.approx(1)
        assert dist((x, y), (MIDDLE, MIDDLE)) < dist(squares()[name], (MIDDLE, MIDDLE))
