"""What a typed line means."""

import pytest

from stofa import new, title
from stofa.cli.input_parser import parse_moves

GAME = new("thurn-and-taxis", 2, seed=1, manual_chance=True, start=0)
for city in ("Ulm", "Ulm", "München", "Basel", "Salzburg", "Stuttgart"):
    GAME.play(f"reveal {city}")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", [GAME.legal[0]]),
        ("take Ulm", ["take Ulm"]),
        ("  TAKE   ulm ", ["take Ulm"]),
        ("take munchen", ["take München"]),
        ("t mü", ["take München"]),
        ("take s", ["take Salzburg", "take Stuttgart", "take stock"]),
        ("take st", ["take Stuttgart", "take stock"]),
        ("take sto", ["take stock"]),
        ("take Linz", ["take Linz"]),  # no such card lies there; which rule says so is for others to tell
        ("take li", ["take Linz"]),
        ("lay ulm", ["lay Ulm"]),
        ("0", []),
        ("99", []),
        ("take Ulm now", []),
        ("ulm", []),
        ("", []),
        ("²", []),
    ],
)
def test_what_is_meant(typed: str, meant: list[str]) -> None:
    assert sorted(parse_moves(typed, GAME.legal, GAME.title.moves)) == sorted(meant)


def test_capitals_count_where_they_tell_moves_apart() -> None:
    both = title("partners").moves
    small, large = both.read("8 b1"), both.read("8 B1")
    assert parse_moves("8 B1", [small, large], both) == [large]
    assert parse_moves("8 b1", [small, large], both) == [small]
    assert parse_moves("8 B1", [small], both) == [large], "it is not allowed, but it is what was typed"


def test_every_move_means_itself() -> None:
    moves = title("thurn-and-taxis").moves
    for move in moves:
        assert parse_moves(move, [], moves) == [move]
        assert parse_moves(move.lower(), [move], moves) == [move]
