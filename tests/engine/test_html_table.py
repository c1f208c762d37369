"""Results, records and legal moves in a notebook: tables, with everything escaped."""

from xml.etree import ElementTree

import msgspec
import pytest

import stofa
from stofa import Game, Record, Result
from tests.conformance.setups import enough_ways
from tests.conformance.walks import LONG, played


@pytest.fixture(scope="module")
def game() -> Game:
    return played(next(enough_ways(stofa.title("partners"))), "greedy", 1, LONG)


def rows(html: str) -> list[list[str]]:
    root = ElementTree.fromstring(f"<body>{html}</body>")
    return [[cell.text or "" for cell in row] for row in root.iter("tr")]


def test_a_result() -> None:
    html = Result([16, 23, 12], [1], {"bonus": "<b>"})._repr_html_()
    assert rows(html) == [["seat", "points", ""], ["0", "16", ""], ["1", "23", "won"], ["2", "12", ""]]
    assert "bonus: &lt;b&gt;" in html


def test_a_record(game: Game) -> None:
    record = stofa.record_of(game)
    shown = rows(record._repr_html_())
    assert game.result is not None
    assert shown[1][:3] == ["0", "seat 0", str(game.result.scores[0])]
    assert shown[6:] == [[str(n), str(mover), move] for n, (mover, move) in enumerate(game.history, 1)]


def test_a_record_that_is_not_over(game: Game) -> None:
    shown = rows(stofa.record_of(game.cut(30))._repr_html_())
    assert shown[0] == ["seat", "name"]
    assert shown[-1][0] == "30"


def test_whatever_a_record_holds_is_escaped(game: Game) -> None:
    record = msgspec.structs.replace(
        stofa.record_of(game.cut(1)),
        game="<script>",
        options={"dealer": "<i>"},
        seats=["<b>", "&"],
        moves=[["<u>", '"<s>"', ["legal"]]],
        result={"scores": ["<x>"], "winners": []},
    )
    html = Record._repr_html_(record)
    assert rows(html)[-1] == ["1", "<u>", '"<s>"']
    assert "<script" not in html
    assert "<x>" not in html


def test_legal_moves(game: Game) -> None:
    legal = game.cut(40).legal
    assert rows(legal._repr_html_())[1:] == [[str(move), move.kind] for move in legal]
