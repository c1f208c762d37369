"""What the printed books do not say is marked as our ruling, so that it can be argued with."""

import re

import pytest

import stofa

RULINGS = [
    ("ticket-to-ride-card-game", "TR-16", "locomotives", "Lokomotiven", "dráttarvagn"),
    ("ticket-to-ride-card-game", "TR-19", "order", "Reihenfolge", "röðinni"),
    ("ticket-to-ride-card-game", "TR-22", "public list", "öffentlichen Liste", "opinberum lista"),
    ("ticket-to-ride-card-game", "TR-29", "share", "teilen", "deila"),
    ("partners", "PA-6", "56", "56", "56"),
    (
        "partners",
        "PA-28",
        "before its very first step.*where it began",
        "vor ihrem ersten.*begann",
        "fyrsta.*hófst",
    ),
]


@pytest.mark.parametrize(("game", "number", "en", "de", "is_"), RULINGS)
def test_what_we_decided_is_said_in_the_ruling_and_not_in_the_rule(
    game: str, number: str, en: str, de: str, is_: str
) -> None:
    rule = next(rule for rule in stofa.title(game).catalogue.rule if rule.id == number)
    assert rule.ruling is not None
    for language, words in (("en", en), ("de", de), ("is", is_)):
        assert re.search(words, rule.ruling[language])
    for language, words in (("en", en), ("de", de), ("is", is_)):
        if number != "TR-16":  # where locomotives count, too
            assert not re.search(words, rule.text[language])
