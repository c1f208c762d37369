"""The numbered rules, as they are read from a game's folder."""

import msgspec
import pytest

import stofa
from stofa import UnknownRule
from stofa.engine.catalogue import Catalogue, Rule


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


def test_a_rule_without_an_example_is_no_rule() -> None:
    rule = {"id": "X-1", "section": "a", "title": {}, "text": {}, "example": {}}
    assert msgspec.convert(rule, Rule).ruling is None
    del rule["example"]
    with pytest.raises(msgspec.ValidationError, match="example"):
        msgspec.convert({"name": {}, "summary": {}, "section": [], "rule": [rule]}, Catalogue)
