"""Sentences that are left to the page: marked, they say the same as Fluent does here."""

import json
import re
from typing import Final
from urllib.parse import unquote

import pytest

import stofa
from stofa.engine.errors import Refusal, StofaError
from stofa.engine.words import LANGUAGES, plain_words, say, speak_through
from stofa.page.sentences import BEGIN, END, unsaid
from stofa.tables.errors import Refused

ILLEGAL: Final = stofa.Illegal(
    "take Ulm", Refusal("TT-9", "not-in-display", {"city": "Ulm"}, "stofa.games.thurn_and_taxis")
)
ERRORS: Final[list[StofaError]] = [
    ILLEGAL,
    Refused("weak-stand-in", bots="greedy, thoughtful"),
    stofa.BadRecord("record-move", at="move 3", cause=ILLEGAL),
    stofa.BadPosition("position-twice", part="hand 0"),
    stofa.Unreadable("no-move", move='castle "quoted" % þ'),
]


def said(text: str, language: str) -> str:
    """What a page says where a text has marks."""

    def expanded(mark: "re.Match[str]") -> str:
        package, key, facts = json.loads(unquote(mark[1]))
        told = {name: said(fact, language) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return say(package, language, key, told)

    return re.sub(f"{BEGIN}([^{END}]*){END}", expanded, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.reason)
def test_marked_sentences_say_the_same(error: StofaError, language: str) -> None:
    from stofa.engine import words

    wanted = error.sentence(language)
    before = words._speaker
    speak_through(unsaid)
    try:
        marked = error.sentence(language)
    finally:
        speak_through(before)
    assert marked != wanted
    assert said(marked, language) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_bots_are_plain_words(language: str) -> None:
    for bot in stofa.bot_names():
        known = plain_words("stofa.tables", language, f"bot-{bot}")
        if known is None:
            with pytest.raises(LookupError):
                say("stofa.tables", language, f"bot-{bot}", {})
        else:
            assert known == say("stofa.tables", language, f"bot-{bot}", {})
    assert plain_words("stofa.tables", language, "bot-greedy")
    assert plain_words("stofa.tables", language, "bad-name") is None  # it has a number in it
    assert plain_words("stofa.tables", language, "no-such-message") is None
