"""The numbered rules, as they are read from a game's folder."""

from pathlib import Path

import msgspec
import pytest

import stofa
from stofa import UnknownRule
from stofa.engine.catalogue import Catalogue, Rule, Text, cited_catalogue, load_catalogue, short_catalogue
from stofa.engine.move_kinds import move
from stofa.engine.moves import MoveSet


def test_rules_come_from_the_folder_of_the_game() -> None:
    catalogue = stofa.title("thurn-and-taxis").catalogue
    assert catalogue.name["de"] == "Thurn und Taxis"
    rule = catalogue["TT-26"]
    assert rule.id == "TT-26"
    assert rule.section in {section.id for section in catalogue.section}


def test_an_unknown_rule_is_an_error() -> None:
    catalogue = stofa.title("thurn-and-taxis").catalogue
    for rule in ("TT-0", "TT-999", "tt-1", "", "TT"):
        with pytest.raises(UnknownRule) as caught:
            catalogue[rule]
        assert rule in str(caught.value)


def test_a_rule_without_a_text_is_no_rule() -> None:
    rule = {"id": "X-1", "section": "a", "title": {}, "text": {}}
    assert msgspec.convert(rule, Rule).ruling is None
    del rule["text"]
    with pytest.raises(msgspec.ValidationError, match="text"):
        msgspec.convert({"name": {}, "summary": {}, "section": [], "rule": [rule]}, Catalogue)


def test_a_small_game_may_write_its_rules_in_python() -> None:
    rules: dict[str, str | Text] = {
        "NI-1": {"en": "Taking: One to three.", "de": "Nehmen: Eins bis drei."},
        "NI-2": "The last wins.",
    }
    catalogue = short_catalogue({"en": "Nim", "is": "Ním"}, "Take the last one.", rules)
    assert catalogue.name == {"en": "Nim", "de": "Nim", "is": "Ním"}
    assert catalogue["NI-1"].title == {"en": "Taking", "de": "Nehmen", "is": "Taking"}
    assert catalogue["NI-1"].text["is"] == "One to three."
    assert (catalogue["NI-2"].title["de"], catalogue["NI-2"].text["de"]) == ("", "The last wins.")


def test_without_written_rules_there_are_those_that_the_moves_cite() -> None:
    moves = MoveSet(move("take", rule="NI-2", when="always"), move("pass", rule="NI-1", when="never"))
    catalogue = cited_catalogue("big-nim", moves)
    assert catalogue.name["is"] == "Big nim"
    assert [rule.id for rule in catalogue.rule] == ["NI-2", "NI-1"]
    assert catalogue["NI-2"].text["de"] == "always"


def test_a_book_in_one_language_is_read_in_all(tmp_path: Path) -> None:
    book = tmp_path / "rules.toml"
    book.write_text("""
        name = { en = "Nim" }
        summary = { en = "Take.", de = "Nimm." }
        [[section]]
        id = "a"
        name = { en = "All" }
        [[rule]]
        id = "NI-1"
        section = "a"
        title = { en = "Taking" }
        text = { en = "One to three." }
    """)
    catalogue = load_catalogue(book)
    assert catalogue.summary == {"en": "Take.", "de": "Nimm.", "is": "Take."}
    assert catalogue["NI-1"].text["is"] == "One to three."
