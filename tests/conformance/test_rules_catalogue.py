"""P14: every title has its numbered rules, complete in three languages, and quotes none that is not there."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from stofa import Title, UnknownRule
from stofa.engine.catalogue import Text
from stofa.engine.words import LANGUAGES
from tests.conformance.every import every_title, every_title_with_a_book


def sources(folder: Traversable) -> list[str]:
    """All Python, Fluent and rules files of a game."""
    found: list[str] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += sources(entry)
        elif entry.name.endswith((".py", ".ftl", ".toml")):
            found.append(entry.read_text("utf-8"))
    return found


def check_text(text: Text) -> None:
    assert set(text) == set(LANGUAGES)
    for words in text.values():
        assert words == words.strip() != ""
        assert not re.search(r"TODO|FIXME|XXX", words)


@every_title
def test_the_rules_are_numbered_without_a_gap(title: Title) -> None:
    prefix = title.catalogue.rule[0].id.partition("-")[0]
    ids = [rule.id for rule in title.catalogue.rule]
    assert ids == [f"{prefix}-{number}" for number in range(1, len(ids) + 1)]
    assert re.fullmatch("[A-Z]{2}", prefix)


@every_title_with_a_book
def test_every_rule_is_complete_in_every_language(title: Title) -> None:
    check_text(title.catalogue.name)
    check_text(title.catalogue.summary)
    for rule in title.catalogue.rule:
        check_text(rule.title)
        check_text(rule.text)
        assert rule.example is not None
        check_text(rule.example)
        if rule.ruling is not None:
            check_text(rule.ruling)


@every_title_with_a_book
def test_points_and_tables_are_the_same_in_every_language(title: Title) -> None:
    """As many points, and rows with the same numbers."""
    for rule in title.catalogue.rule:
        if rule.steps is not None:
            assert len({len(steps) for steps in rule.steps.values()}) == 1, rule.id
            for number in range(len(rule.steps["en"])):
                check_text({language: steps[number] for language, steps in rule.steps.items()})
        if rule.table is not None:
            assert set(rule.table) == set(LANGUAGES)
            assert len({str([cells for _, *cells in rows]) for rows in rule.table.values()}) == 1, rule.id


@every_title_with_a_book
def test_whole_texts_are_translated(title: Title) -> None:
    """A title may be the same word in two languages; a sentence is not."""
    for rule in title.catalogue.rule:
        for text in (rule.text, rule.example or {}, rule.ruling or {}):
            assert len(set(text.values())) == len(text), rule.id


@every_title
def test_every_rule_stands_in_a_chapter_and_chapters_are_not_torn_apart(title: Title) -> None:
    chapters = [section.id for section in title.catalogue.section]
    assert len(set(chapters)) == len(chapters)
    for section in title.catalogue.section:
        check_text(section.name)
    order = [chapters.index(rule.section) for rule in title.catalogue.rule]
    assert order == sorted(order)
    assert set(order) == set(range(len(chapters)))


@every_title_with_a_book
def test_no_rule_is_quoted_that_does_not_exist(title: Title) -> None:
    rules = {rule.id for rule in title.catalogue.rule}
    prefix = next(iter(rules)).partition("-")[0]
    quoted = {
        rule for text in sources(files(title.package)) for rule in re.findall(rf"\b{prefix}-\d+\b", text)
    }
    assert quoted <= rules
    assert title.players_rule in rules


@every_title
def test_rules_are_found_by_their_number(title: Title) -> None:
    for rule in title.catalogue.rule:
        assert title.catalogue[rule.id] is rule
    with pytest.raises(UnknownRule):
        title.catalogue[f"{title.catalogue.rule[0].id}0000"]


@every_title
def test_titles_are_called_by_their_names(title: Title) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", title.id)
    assert title.name() == title.name("en")
    assert all(title.name(language) for language in LANGUAGES)
    assert title.id in repr(title)
    assert title.rules_version >= 1
    assert list(title.player_counts) == sorted(set(title.player_counts))
