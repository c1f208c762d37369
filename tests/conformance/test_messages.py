"""P14: whatever is said can be said in three languages, with the same facts and the right plurals."""

import re
from importlib.resources import files

import pytest

from stofa.engine.words import LANGUAGES, Facts, say
from tests.conformance.messages import DECLINED, SPEAKERS, facts, languages, messages, plurals, texts

OF_THE_PAGE = {"told-", "label-", "option-", "word-", "score-", "event-"}
"""What only the page says; `test_page_words` knows which of these there have to be."""

TABLE = (0, 1, 2, 11, 21, 101)
"""Where the plurals of the world part: Icelandic says 21 and 101 in the singular, but not 11."""

every_speaker = pytest.mark.parametrize("package", SPEAKERS)


@every_speaker
def test_every_language_says_the_same_things_with_the_same_facts(package: str) -> None:
    assert languages(package) == {f"{language}.ftl" for language in LANGUAGES}
    english = messages(package, "en")
    assert english
    for language in LANGUAGES:
        others = messages(package, language)
        assert list(others) == list(english), f"{language} has other messages, or another order"
        for key, message in others.items():
            assert facts(message) - DECLINED == facts(english[key]) - DECLINED, f"{language}: {key}"


@every_speaker
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(package: str, language: str) -> None:
    for key, message in messages(package, language).items():
        for number in TABLE:
            said = say(package, language, key, dict.fromkeys(facts(message), number))
            assert said.strip() != ""
            assert "{" not in said


@every_speaker
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_word(package: str, language: str) -> None:
    for key, message in messages(package, language).items():
        given: Facts = {name: f"<{name}>" for name in facts(message)}
        assert say(package, language, key, given)


@every_speaker
def test_numbers_choose_the_right_plural(package: str) -> None:
    """English and German say one thing in the singular; Icelandic also 21 of them."""
    singular = {"en": {1}, "de": {1}, "is": {1, 21, 101}}
    for language in LANGUAGES:
        for key, message in messages(package, language).items():
            for name in plurals(message):
                # The same fact in every place, and the number itself taken out of the sentence.
                said = {
                    number: re.sub(rf"\b{number}\b", "N", say(package, language, key, {**rest, name: number}))
                    for rest in [dict.fromkeys(facts(message), 7)]
                    for number in (*TABLE, 5)
                }
                plural = {number for number in said if said[number] == said[5]}
                expected = {*TABLE[1:], 5} - singular[language]
                # Zero and one may have a sentence of their own.
                assert plural - {0} == expected, f"{language}: {key} by {name}"


@every_speaker
def test_no_message_is_left_over(package: str) -> None:
    """Each key stands somewhere in the code, whole or (as in `asked-{step}`) by its first word."""
    code = texts(files("stofa"))
    begun = OF_THE_PAGE | set(re.findall(r"""f["']([a-z]+-)\{""", code))
    for key in messages(package, "en"):
        said = f'"{key}"' in code or f"'{key}'" in code
        assert said or f"{key.partition('-')[0]}-" in begun, f"nobody says {key}"
