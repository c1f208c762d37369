"""The numbered rules, as they are read from a game's folder."""

import msgspec
import pytest

from stofa.engine.catalogue import Catalogue, Rule, load_catalogue


def test_rules_come_from_the_folder_of_the_game() -> None:
    catalogue = load_catalogue("stofa.games.thurn_and_taxis")
    assert catalogue.name["de"] == "Thurn und Taxis"
    sections = {section.id for section in catalogue.section}
    assert catalogue.rule[0].id == "TT-1"
    assert all(rule.section in sections for rule in catalogue.rule)


def test_a_rule_without_an_example_is_no_rule() -> None:
    rule = {"id": "X-1", "section": "a", "title": {}, "text": {}, "example": {}}
    assert msgspec.convert(rule, Rule).ruling is None
    del rule["example"]
    with pytest.raises(msgspec.ValidationError, match="example"):
        msgspec.convert({"name": {}, "summary": {}, "section": [], "rule": [rule]}, Catalogue)
