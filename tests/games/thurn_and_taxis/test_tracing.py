"""TT-16: beside which city a card is laid, as it is told."""

import pytest

from stofa import Game

from .positions import play, position


def path(game: Game, move: str) -> list[str]:
    play(game, move)
    return game.notes[-1].path


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("lay Kempten left", ["Ulm", "Kempten"]),
        ("lay Salzburg right", ["München", "Salzburg"]),
        ("restart Kempten", []),
    ],
)
def test_a_card_lies_before_the_first_city_or_after_the_last(move: str, told: list[str]) -> None:
    game = position("hand: Kempten Salzburg; route: Ulm–Augsburg–München", step="laying")
    assert path(game, move) == told


def test_the_second_card_comes_after_the_first() -> None:
    game = position("hand: Ulm Kempten", step="laying")
    assert path(game, "lay Ulm") == []
    assert path(game, "carrier Kempten right") == ["Ulm", "Kempten"]
