"""The table of moves in the documentation."""

import pytest

import stofa
from stofa import Title
from stofa.engine.move_table import move_table, written
from tests.conformance.every import every_title


@every_title
def test_every_kind_has_a_row_of_as_many_cells(title: Title) -> None:
    head, line, *rows = move_table(title.moves).splitlines()
    assert len(rows) == len(title.moves.kinds)
    cells = [row.replace("\\|", "/").count("|") for row in (head, line, *rows)]
    assert set(cells) == {7}
    for row, kind in zip(rows, title.moves.kinds.values()):
        assert f"| `{kind.name}` |" in row
        assert f"| {kind.rule} |" in row
        assert ("the seat whose turn it is" in row) is kind.secret


@pytest.mark.parametrize(
    ("game", "kind", "form"),
    [
        ("thurn-and-taxis", "draw", "~ draw CITY"),
        ("thurn-and-taxis", "lay", "lay CITY [left|right]"),
        ("thurn-and-taxis", "take", "take CARD|stock"),
        ("thurn-and-taxis", "close", "close"),
        ("ticket-to-ride-card-game", "lay", "lay COLOUR CARS[+LOCOMOTIVES]"),
        ("ticket-to-ride-card-game", "lay-three", "lay COLOUR COLOUR COLOUR"),
        ("partners", "leave", "heart|8|13 start"),
        ("partners", "swap", "swap SQUARE OTHER"),
    ],
)
def test_what_a_move_names_stands_in_capitals(game: str, kind: str, form: str) -> None:
    assert written(stofa.title(game).moves.kinds[kind]) == form
