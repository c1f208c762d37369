"""Positions as text: what is left out, and what cannot be."""

from typing import Final

import pytest

import stofa
from tests.games.impossible_positions import refused_position

GAME: Final = "partners"


def test_what_is_left_out() -> None:
    game = stofa.position(GAME, "hand 0: 7; deal: 2", manual_chance=True)
    position = game.view(0).position
    assert (position.turn, position.step, position.dealer, position.deal) == (0, "playing", 3, 2)
    assert (position.deck, sum(position.played.values())) == (56 - 16 - 1, 16)


@pytest.mark.parametrize(
    ("text", "part", "rule"),
    [
        ("hand 0: 7*3; hand 1: 7*2", "hand 1", "PA-6"),
        ("hand 0: 2 3 5 6 9", "hand 0", "PA-7"),
        ("view: 0; hand 0: heart; hand 1: ?*16", "hand 1", "PA-7"),
        ("view: 0; hand 0: heart*2 8; hand 1: ?*64; hand 2: ?*48", "hand 1", "PA-7"),
        ("hand 0: 2 3 5; laid 0: 6 9", "hand 0", "PA-7"),
        ("hand 0: 2; pawns 0: b1*5", "pawns 0", "PA-5"),
        ("hand 0: 2; pawns 0: r0", "pawns 0", "PA-4"),
        ("hand 0: 2; pawns 0: B2*2", "pawns 0", "PA-22"),
        ("hand 0: 2; pawns 0: b5; pawns 1: b5", "pawns 1", "PA-20"),
        ("hand 1: 2", "hand 0", "PA-11"),
        ("hand 0: 2; given 0: 7", "given 0", "PA-8"),
        ("hand 0: 2; hand 2: 7; laid 2: 7; given 0: 7", "given 0", "PA-8"),
        ("step: dealing; hand 1: 2", "hand 1", "PA-7"),
        ("step: giving; hand 0: 2", "hand 0", "PA-7"),
        ("hand 0: 2; step: over", "step", "PA-31"),
        ("step: splitting; hand 0: 2; pawns 0: b1", "step", "PA-16"),
        ("step: splitting; seven: 3 b1; hand 0: 2; pawns 0: b1", "seven", "PA-16"),
        ("step: splitting; seven: 3 b2; hand 0: 2; laid 0: 7; pawns 0: b1", "seven", "PA-16"),
        ("hand 0: 2; deal: 2; earlier: 7", "earlier", "PA-7"),
    ],
)
def test_what_cannot_be_is_refused(text: str, part: str, rule: str) -> None:
    refused_position(GAME, text, part, rule)
