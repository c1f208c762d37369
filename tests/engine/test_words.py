"""Sentences in the reader's language."""

import pytest

from stofa.engine.words import LANGUAGES, say


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ("en", "de", "is")


def test_facts_are_filled_in() -> None:
    assert say("stofa.engine", "en", "no-rule", {"rule": "TT-99"}) == "There is no rule “TT-99”."
    assert "TT-99" in say("stofa.engine", "is", "no-rule", {"rule": "TT-99"})


def test_a_missing_fact_is_an_error_and_no_gap_in_a_sentence() -> None:
    with pytest.raises(LookupError, match="no-rule"):
        say("stofa.engine", "en", "no-rule", {})


def test_an_unknown_sentence_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("stofa.engine", "en", "no-such-sentence", {})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("stofa.engine", "fr", "game-over", {})


@pytest.mark.parametrize("length", [900, 901, 5000])
def test_what_nobody_would_read_to_its_end_is_cut_short(length: int) -> None:
    said = say("stofa.engine", "en", "no-move", {"move": "x" * length})
    assert said.startswith("“xxx")
    assert said.endswith("is not a move of this game.")
    assert len(said) < 1000
    assert ("…" in said) == (length > 900)


def test_numbers_that_python_writes_in_no_decimals_are_told_too() -> None:
    assert "0x" in say("stofa.engine", "en", "not-your-turn", {"seat": 10**5000, "turn": 0})


@pytest.mark.parametrize("number", [10**18 - 1, 10**18, -(10**30), 10**4000])
def test_numbers_may_be_as_large_as_they_like(number: int) -> None:
    digits = str(number).lstrip("-")[:3]
    assert digits in say("stofa.engine", "en", "not-your-turn", {"seat": number, "turn": 0})


def test_a_message_without_words_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    from stofa.engine import words

    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("mute =\n    .title = only an attribute\n"))
    monkeypatch.setattr(words, "_bundle", lambda package, language: bundle)
    with pytest.raises(LookupError, match="no words"):
        say("stofa.engine", "en", "mute", {})
