"""The picture has all that the position has, and nothing else."""

from collections import Counter

import pytest

from stofa.games.partners import TITLE
from stofa.games.partners.position import PartnersPosition
from stofa.games.partners.shapes import MIDDLE, homes, squares, turned
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
