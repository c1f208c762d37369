"""The table as a text."""

import pytest

from stofa.engine.words import LANGUAGES
from stofa.games.partners.drawing import PLACES

from .positions import dealt, play, position


def test_every_square_has_a_place_of_its_own() -> None:
    assert len(PLACES) == 76
    assert len(set(PLACES.values())) == 76
    corners = {square: PLACES[square] for square in ("b0", "r0", "y0", "g0")}
    assert corners == {"b0": (0, 0), "r0": (0, 15), "y0": (15, 15), "g0": (15, 0)}


def test_pawns_stand_where_they_are() -> None:
    lines = str(position(blue="b0 b3 b3 B4 : 2", red="r2 R1", yellow="y14").view()).splitlines()
    assert lines[0].split() == [f"b{n}" for n in range(15)] + ["r0"]
    assert lines[1].split() == ["b", ".", ".", "bb", *["."] * 11, "o"]
    assert lines[3].split() == ["g13", ".", "+", "+", "r", "r2"]
    assert lines[2].split() == ["g14", ".", "+", "r", ".", "r1"]
    assert lines[5].split() == ["g11", ".", "B", "+", ".", "r4"]
    assert lines[16].split() == ["o", "y", *["."] * 13, "o"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_the_screen_and_shows_the_own_cards_only(language: str) -> None:
    game = dealt("heart 2 3 5", "8 2 3 5", "13 2 3 5", "7 9 10 12")
    game = play(game, "give heart, give 8, give 13, give 7")
    text = game.view(0).draw(language)
    assert max(map(len, text.splitlines())) <= 100
    assert "heart" in text
    assert "13, 2, 3, 5" in text
    assert "heart" not in game.view(1).draw(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seven_under_way_is_told(language: str) -> None:
    game = play(position(blue="b5 b9 : 7"), "7 b5 3")
    assert "b9" in game.view().draw(language)
    assert "4" in game.view(0).draw(language).splitlines()[-2]
