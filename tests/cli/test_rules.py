"""`stofa rules`: every rule, in every language, by its number."""

import pytest

import stofa
from stofa.engine.words import LANGUAGES
from tests.cli.runner import run


def test_all_games_and_their_sections() -> None:
    said = run("rules").stdout
    for title in stofa.titles().values():
        assert title.id in said
        assert all(section.name["en"] in said for section in title.catalogue.section)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_a_game(language: str) -> None:
    said = run("rules", "thurn-and-taxis", "--lang", language).stdout
    for rule in stofa.title("thurn-and-taxis").catalogue.rule:
        assert f"{rule.id}  {rule.title[language]}" in said


@pytest.mark.parametrize("number", ["TT-16", "tt-16"])
def test_one_rule_with_all_that_belongs_to_it(number: str) -> None:
    rule = stofa.title("thurn-and-taxis").catalogue["TT-16"]
    said = " ".join(run("rules", number, "--lang", "de").stdout.split())
    assert rule.ruling is not None
    for text in (rule.id, rule.title["de"], rule.text["de"], rule.ruling["de"], (rule.example or {})["de"]):
        assert " ".join(text.split()) in said


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, "Beispiel"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "is_IS.UTF-8"}, "Dæmi"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "is"}, "Beispiel"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de"}, "Example"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "Example"),
    ],
)
def test_the_language_of_the_environment(variables: dict[str, str], word: str) -> None:
    assert word in run("rules", "TT-1", env=variables).stdout


def test_points_and_tables_are_told_line_by_line() -> None:
    said = run("rules", "PA-28", "--lang", "de").stdout
    assert "  2. Umdrehen kostet keinen Schritt.\n" in said
    assert "  – Baiern: 5, 4, 3, 2\n" in run("rules", "TT-3").stdout


def test_lines_fit_the_terminal() -> None:
    for columns in ("50", "200"):
        said = run("rules", "TT-16", "--lang", "is", env={"COLUMNS": columns}).stdout
        assert max(map(len, said.splitlines())) < min(90, int(columns))
