"""The table of moves in the documentation."""

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


def test_what_a_move_names_stands_in_capitals() -> None:
    forms = {kind.name: written(kind) for kind in stofa.title("thurn-and-taxis").moves.kinds.values()}
    assert forms["draw"] == "~ draw CITY"
    assert forms["lay"] == "lay CITY [left|right]"
    assert forms["take"] == "take CARD|stock"
    assert forms["close"] == "close"
    kinds = stofa.title("ticket-to-ride-card-game").moves.kinds
    assert written(kinds["lay"]) == "lay COLOUR CARS[+LOCOMOTIVES]"
    assert written(kinds["lay-three"]) == "lay COLOUR COLOUR COLOUR"
    kinds = stofa.title("partners").moves.kinds
    assert written(kinds["leave"]) == "heart|8|13 start"
    assert written(kinds["swap"]) == "swap SQUARE OTHER"
