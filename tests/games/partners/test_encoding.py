"""The numbers of an observation, read field by field: they say what the position says."""

from collections import Counter

from stofa import PartnersPosition
from stofa.fast import FastGame
from stofa.games.partners.board import CARDS, LETTERS, QUARTER
from stofa.games.partners.core.cards import NO_CARD
from tests.games.encodings import numbers_in, whole_games

SQUARES = [f"{letter}{number}" for letter in LETTERS for number in range(1, QUARTER + 1)]


def by_face(cards: list[str]) -> dict[str, int]:
    return {face: cards.count(face) for face in CARDS}


def checked(game: FastGame[PartnersPosition], seat: int) -> None:
    view = game.view(seat)
    position, told = view.position, numbers_in(game, seat)
    assert told("step") == {position.step: 1}
    assert told("active") == ({} if game.over else {(position.active - seat) % 4: 1})
    assert told("dealer") == {(position.dealer - seat) % 4: 1}
    assert told("numbers", all_of=True) == {
        "deal": position.deal - 1,
        "deck": position.deck,
        "steps left": position.steps_left,
    }
    assert told("played", all_of=True) == {face: position.played.get(face, 0) for face in CARDS}
    assert told("hand", all_of=True) == by_face(position.hand)
    observation = view.observation
    for name in ("given", "received"):
        card = getattr(observation, name)
        assert told(name) == ({} if card == NO_CARD else {CARDS[card]: 1})
    for other in range(4):
        player = position.players[(seat + other) % 4]
        assert told("counts", other, all_of=True) == {
            "hand": player.hand_size,
            "gave": player.gave,
            "home": player.home,
            "locked": player.locked,
        }
        assert told("laid", other, all_of=True) == by_face(player.laid)
        letter = LETTERS[(seat + other) % 4]
        own_first = SQUARES[QUARTER * seat :] + SQUARES[: QUARTER * seat]
        track = {
            own_first.index(square) + 1: n for square, n in Counter(player.pawns).items() if square in SQUARES
        }
        assert told("track", other) == {str(square): number for square, number in track.items()}
        goal = {"start": f"{letter}0", **{f"ring {ring}": f"{letter.upper()}{ring}" for ring in range(1, 5)}}
        assert told("goal", other, all_of=True) == {
            name: player.pawns.count(square) for name, square in goal.items()
        }


def test_each_field_says_what_the_position_says() -> None:
    for game in whole_games("partners", 4):
        for seat in range(4):
            checked(game, seat)
