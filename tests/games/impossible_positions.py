"""What the tests of every game ask of texts of positions that cannot be."""

import pytest

import stofa
from stofa.engine.words import LANGUAGES


def refused_position(game: str, text: str, part: str, rule: str) -> None:
    """Assert that a position is refused at this part, by this rule, in one line in each language."""
    with pytest.raises(stofa.BadPosition) as caught:
        stofa.position(game, text, manual_chance=True)
    assert (caught.value.part, caught.value.rule) == (part, rule), str(caught.value)
    for language in LANGUAGES:
        sentence = caught.value.sentence(language)
        assert sentence.startswith(f"{part}: {rule}: ")
        assert "\n" not in sentence
