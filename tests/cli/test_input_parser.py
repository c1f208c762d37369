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


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "draw stock", ["take stock"]),
        ("en", "ulm get", ["take Ulm"]),
        ("de", "nimm Ulm", ["take Ulm"]),
        ("de", "Ulm nehmen", ["take Ulm"]),
        ("de", "muenchen ziehen", ["take München"]),
        ("de", "nimm verdeckt", ["take stock"]),
        ("de", "take Ulm", ["take Ulm"]),
        ("de", "nimm Linz", ["take Linz"]),
        ("de", "Postmeister: Ulm", ["postmaster Ulm"]),
        ("de", "nimm", []),
        ("de", "nimm Köln", []),
        ("is", "taktu München", ["take München"]),
        ("is", "dragdu bunkanum", ["take stock"]),
        ("is", "leggja ulm vinstra megin", ["lay Ulm left"]),
    ],
)
def test_moves_are_typed_in_the_reader_s_words(language: str, typed: str, meant: list[str]) -> None:
    title = GAME.title
    found = parse_moves(typed, GAME.legal, title.moves, title.package, language)
    assert [move for move in found if move.kind in ("take", "lay", "postmaster")][
        : len(meant) or None
    ] == meant


@pytest.mark.parametrize(
    ("game", "language", "typed", "meant"),
    [
        ("ticket-to-ride-card-game", "de", "lege rote 3", "lay red 3"),
        ("ticket-to-ride-card-game", "de", "3 rote legen", "lay red 3"),
        ("ticket-to-ride-card-game", "is", "leggja grænt blátt rautt", "lay green blue red"),
        ("partners", "de", "gib Herz", "give heart"),
        ("partners", "is", "skipta b3 r5", "swap b3 r5"),
        ("partners", "en", "four back b3", "-4 b3"),
    ],
)
def test_all_games_have_words_in_all_languages(game: str, language: str, typed: str, meant: str) -> None:
    played = title(game)
    move = played.moves.read(meant)
    assert parse_moves(typed, [move], played.moves, played.package, language) == [move]
