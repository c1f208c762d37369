"""Positions as text: what is left out, and what cannot be."""

from typing import Final

import pytest

import stofa
from stofa.games.thurn_and_taxis.board import CITIES
from tests.games.impossible_positions import refused_position

GAME: Final = "thurn-and-taxis"


def test_what_is_left_out() -> None:
    game = stofa.position(GAME, "hand 0: Ulm", manual_chance=True)
    position = game.view(0).position
    assert (position.edition, position.step, len(position.players), position.stock) == (
        "german",
        "first",
        2,
        59,
    )
    assert (len(position.display), position.players[0].houses_left, position.players[0].carriage) == (
        6,
        20,
        None,
    )


def test_cards_that_no_part_names_lie_where_it_says_rest() -> None:
    game = stofa.position(GAME, "display: none; stock: Ulm; discards: Basel rest; step: laying; hand 0: Lodz")
    position = game.view(0).position
    assert (position.stock, sum(position.discards.values())) == (1, 64)


@pytest.mark.parametrize(
    ("text", "part", "rule"),
    [
        (f"houses 0: {' '.join(CITIES)}", "houses 0", "TT-1"),
        ("houses 1: all but Ulm", "houses 1", "TT-1"),
        ("houses 0: Ulm*2", "houses 0", "TT-24"),
        ("hand 0: Ulm*2; hand 1: Ulm*2", "hand 1", "TT-2"),
        ("hand 0: Ulm*3; route 1: Ulm", "route 1", "TT-2"),
        ("route 0: Ulm Basel", "route 0", "TT-16"),
        ("route 0: Ulm Kempten Ulm", "route 0", "TT-16"),
        ("display: Ulm*3 Basel*3 Linz", "display", "TT-9"),
        ("hand 0: Ulm; known 0: Basel", "known 0", "TT-9"),
        ("tiles 0: baden/3; tiles 1: baden/3", "tiles 1", "TT-3"),
        ("tiles 0: baden/2", "tiles 0", "TT-3"),
        ("tiles 0: baden/3 baden/2", "tiles 0", "TT-30"),
        ("carriage 0: 7", "tiles 0", "TT-32"),
        ("tiles 1: end/1", "tiles 1", "TT-32"),
        ("step: laid", "step", "TT-14"),
        ("step: laying", "step", "TT-11"),
        ("step: way; route 0: Ulm Kempten", "step", "TT-21"),
        ("step: placing; way: Baden; route 0: Ulm Kempten Zürich", "way", "TT-23"),
        ("step: placing; placed: Lodz; houses 0: Lodz; route 0: Ulm Kempten Zürich", "placed", "TT-23"),
        ("step: carriage; route 0: Ulm Kempten Zürich", "step", "TT-35"),
        ("step: discarding; hand 0: Ulm*3", "step", "TT-36"),
        ("step: discarding; from: Ulm; hand 0: Basel*3 Linz", "step", "TT-36"),
        ("step: over", "step", "TT-38"),
        ("step: over; turn: 0; carriage 0: 7; tiles 0: end/1", "step", "TT-38"),
        ("view: 0; tiles 1: ?; gone: baden/3 baden/2", "gone", "TT-31"),
    ],
)
def test_what_cannot_be_is_refused(text: str, part: str, rule: str) -> None:
    refused_position(GAME, text, part, rule)
