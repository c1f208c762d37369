"""The table as a text: what is on it, for whom, and how wide."""

import pytest

from stofa import Game, new
from stofa.engine.words import LANGUAGES
from stofa.games.thurn_and_taxis.board import CITIES, MAP

from .positions import position

MOVES = (
    *(f"reveal {city}" for city in ("Ulm", "Basel", "Linz", "Linz", "Lodz", "Kempten")),
    *("take Ulm", "reveal Ulm", "postmaster stock", "draw Augsburg", "lay Ulm", "end"),
    *("take Ulm", "reveal Pilsen", "postmaster stock", "draw Zürich", "lay Zürich", "end"),
)


def a_game() -> Game:
    game = new("thurn-and-taxis", 2, manual_chance=True, start=0)
    for move in MOVES:
        game.play(move)
    return game


def test_every_city_has_its_place_on_the_map() -> None:
    assert set(MAP) == set(CITIES)
    text = a_game().view(0).draw()
    assert all(f"o {city}" in text or f"o [{city}]" in text for city in CITIES)


def test_the_own_route_and_what_fits_it() -> None:
    text = a_game().view(0).draw()
    assert "[Ulm]" in text
    assert "[Zürich]" not in text
    assert "Kempten+, Pilsen, Lodz, Linz, Linz, Basel" in text
    assert "  Augsburg+" in text


def test_another_hand_is_not_shown() -> None:
    def hand(seat: int) -> list[str]:
        lines = a_game().view(seat).draw().split("\n\n")[-1].splitlines()
        return [line.split()[0] for line in lines[1:]]

    assert hand(0) == ["Augsburg+"]
    assert hand(1) == ["Ulm"]


def test_houses_bear_their_owners() -> None:
    game = new("thurn-and-taxis", 3, seed=2, start=0)
    while not game.over:
        closing = [move for move in game.legal if move.kind in ("close", "each", "house", "lay", "discard")]
        game.play(closing[0] if closing else game.legal[0])
        houses = game.view(0).position.players[0].houses
        if houses and "house" not in {move.kind for move in game.legal}:
            break
    assert f"# {houses[0]}" in game.view(0).draw()
    assert f"o {houses[0]} 0" in game.view(1).draw()
    assert f"o {houses[0]} 0" in game.view().draw()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hundred_columns_are_enough(language: str) -> None:
    for seat in (0, 1, None):
        text = a_game().view(seat).draw(language)
        assert max(map(len, text.splitlines())) <= 100
        assert text.isprintable() or set(text) - {"\n"} == {letter for letter in text if letter.isprintable()}


@pytest.mark.parametrize(
    ("edition", "active", "said"),
    [
        ("german", 1, "Last round: 2 turns are left, this one included."),
        ("german", 2, "This is the last turn of the game."),
        ("icelandic", 2, "Last round: 2 turns are left, this one included."),
        ("icelandic", 0, "This is the last turn of the game."),
    ],
)
def test_the_last_round_is_announced(edition: str, active: int, said: str) -> None:
    """TT-38: seat 1 has brought on the end."""
    seats = ("hand: Ulm", "hand: Ulm; carriage: 7; tiles: end 1", "hand: Ulm")
    game = position(*seats, active=active, edition=edition, step="laid")
    assert said in game.view(0).draw().splitlines()
    assert said not in position(*seats[:1], *seats[:1], active=0, edition=edition).view(0).draw()
