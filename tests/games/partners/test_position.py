"""What a seat sees, as data."""

from stofa.games.partners.board import COLOURS, DECK
from stofa.games.partners.core.path import INNERMOST, START, square_of
from stofa.games.partners.position import PartnersPlayer, PartnersPosition, cards_of, squares_of
from stofa.games.partners.squares import SQUARES

from .positions import bag, position


def test_everything_a_seat_sees() -> None:
    game = position(
        blue="b5 b5 B4 : 7 swap", red="r0 : 2", yellow=": 3", green="b7 : 3", played="heart heart -4"
    )
    assert game.view(0).position == PartnersPosition(
        seat=0,
        turn=0,
        active=0,
        step="playing",
        dealer=3,
        deal=1,
        deck=56 - 5 - 3,
        played={"heart": 2, "-4": 1},
        players=[
            PartnersPlayer("blue", 1, ["b5", "b5", "B4"], 1, 2, False, []),
            PartnersPlayer("red", 3, ["r0"], 0, 1, False, []),
            PartnersPlayer("yellow", 4, [], 0, 1, False, []),
            PartnersPlayer("green", 3, ["b7"], 0, 1, False, ["heart", "heart", "-4"]),
        ],
        moving="blue",
        steps_left=0,
        unmoved=[],
        hand=["7", "swap"],
        given=None,
        received=None,
    )


def test_cards_have_their_names_however_many_there_are() -> None:
    deck = [face for face, copies in DECK.items() for _ in range(copies)]
    assert cards_of(bag(" ".join(deck))) == deck
    assert cards_of(0) == []
    for face, copies in DECK.items():
        for number in range(1, copies + 1):
            assert cards_of(bag(f"{face} " * number)) == [face] * number


def test_squares_have_their_names_on_every_path() -> None:
    for colour in range(len(COLOURS)):
        assert squares_of(colour, 0) == []
        for place in (*range(1, INNERMOST + 1), START):
            assert squares_of(colour, place) == [SQUARES[square_of(colour, place)]]
