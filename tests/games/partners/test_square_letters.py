"""Rules and lesson name squares by the letters of the reader's colours, as the board does."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from stofa.engine.lesson import load_lesson
from stofa.games import title

PARTNERS: Final = title("partners")
SQUARE: Final = re.compile(r"\b([brygüæ])(\d{1,2})\b", re.IGNORECASE)
READERS: Final = {"de": str.maketrans("ygYG", "güGÜ"), "is": str.maketrans("ygYG", "gæGÆ")}
"""From the letters of the notation, which the English texts use, to those of the reader."""


def texts() -> Iterator[dict[str, str]]:
    for rule in PARTNERS.catalogue.rule:
        yield from (text for text in (rule.text, rule.ruling, rule.example) if text is not None)
        yield from (
            {language: steps[number] for language, steps in (rule.steps or {}).items()}
            for number in range(len((rule.steps or {"en": []})["en"]))
        )
    yield from (moment.hint.text for moment in load_lesson(PARTNERS).moments if moment.hint is not None)


def squares(text: str) -> list[str]:
    return sorted("".join(found) for found in SQUARE.findall(text))


@pytest.mark.parametrize("language", READERS)
def test_squares_are_named_by_the_letters_of_the_reader(language: str) -> None:
    for text in texts():
        wanted = sorted(square.translate(READERS[language]) for square in squares(text["en"]))
        assert squares(text[language]) == wanted, text[language]


@pytest.mark.parametrize("language", READERS)
def test_only_one_rule_speaks_of_the_letters_of_the_notation(language: str) -> None:
    found = [
        rule.id
        for rule in PARTNERS.catalogue.rule
        for text in texts_of(rule.id, language)
        if re.search(r"\b[yY]\b", text)
    ]
    assert found == ["PA-2"]


def texts_of(rule_id: str, language: str) -> list[str]:
    rule = PARTNERS.catalogue[rule_id]
    return [text[language] for text in (rule.text, rule.ruling, rule.example) if text is not None]
