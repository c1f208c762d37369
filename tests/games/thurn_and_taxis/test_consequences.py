"""TT-22, TT-31, TT-37: what closing a route brings, as everybody sees it."""

from stofa import Game
from stofa.engine.title import Consequence

from .positions import play, position


def then(game: Game, moves: str) -> list[Consequence]:
    """What followed from the last of these moves."""
    play(game, moves)
    return list(game.notes[-1].then)


def test_tt_22_tiles_and_carriage_are_told_with_the_last_house() -> None:
    game = position("route: Basel–Freiburg–Carlsruhe–Mannheim–Würzburg; carriage: 4", step="laid")
    assert then(game, "close") == []
    assert then(game, "each") == []
    told = then(game, "house Freiburg, house Würzburg, house Basel")
    assert told == [
        Consequence("tile", 0, ["length-5", "2"]),
        Consequence("carriage", 0, ["5"]),
        Consequence("closed", 0, ["Basel", "Freiburg", "Carlsruhe", "Mannheim", "Würzburg"]),
    ]


def test_tt_35_with_the_cartwright_the_carriage_comes_later_than_the_tiles() -> None:
    game = position("route: Basel–Freiburg–Carlsruhe–Mannheim–Würzburg; carriage: 5", step="laid")
    tiles = then(game, "close, each, house Freiburg, house Würzburg, house Basel")
    assert [each.what for each in tiles] == ["tile"]
    assert [each.what for each in then(game, "cartwright")] == ["carriage", "closed"]


def test_what_closes_no_route_brings_nothing() -> None:
    game = position("hand: Ulm Basel; route: Lodz", step="laying")
    assert then(game, "restart Ulm") == []
