"""What can go wrong says so in three languages, with a stable code."""

import pytest

import stofa
from stofa import (
    BadOption,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Refusal,
    StofaError,
    UnknownGame,
    UnknownRule,
    Unreadable,
)
from stofa.engine.words import LANGUAGES

KINDS: list[type[StofaError]] = [
    BadOption,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    UnknownGame,
    UnknownRule,
    Unreadable,
]

EXAMPLES = [
    (
        Unreadable("no-move", move="take Rom"),
        "“take Rom” is not a move of this game.",
        "„take Rom“ ist kein Zug dieses Spiels.",
        "„take Rom“ er ekki leikur í þessu spili.",
    ),
    (
        NotYourTurn("not-your-turn", seat=1, turn=0),
        "It is not the turn of seat 1: seat 0 is to move.",
        "Platz 1 ist nicht am Zug: Platz 0 ist am Zug.",
        None,
    ),
    (
        NotYourTurn("not-your-turn", seat=1, turn="chance"),
        "It is not the turn of seat 1: a card has to come first.",
        "Platz 1 ist nicht am Zug: Zuerst muss eine Karte kommen.",
        None,
    ),
    (GameOver("game-over"), "The game is over.", "Die Partie ist zu Ende.", None),
]


@pytest.mark.parametrize(("error", "en", "de", "icelandic"), EXAMPLES)
def test_an_error_says_what_is_wrong(error: StofaError, en: str, de: str, icelandic: str | None) -> None:
    assert str(error) == error.sentence() == error.sentence("en") == en
    assert error.sentence("de") == de
    assert icelandic is None or error.sentence("is") == icelandic
    assert len({error.sentence(language) for language in LANGUAGES}) == 3


def test_every_kind_has_a_code_of_its_own() -> None:
    assert all(issubclass(kind, StofaError) for kind in KINDS)
    codes = {kind.code for kind in KINDS}
    assert len(codes) == len(KINDS)
    assert "illegal" in codes


def test_a_refusal_names_its_rule_first() -> None:
    refusal = Refusal("TT-10", "no-stock", {}, "stofa.games.thurn_and_taxis")
    assert str(refusal) == "TT-10: Stock and discard pile are both empty."
    error = Illegal("take stock", refusal)
    assert (error.rule, error.move, error.code) == ("TT-10", "take stock", "illegal")
    assert str(error) == str(refusal)
    assert error.sentence("de") == refusal.sentence("de") != str(refusal)


def test_a_bad_record_says_where_and_passes_the_cause_on() -> None:
    alone = BadRecord("record-json", at="record 3")
    assert str(alone).startswith("record 3: ")
    assert BadRecord("record-json").sentence("de") == str(alone.sentence("de")).removeprefix("record 3: ")
    caused = BadRecord("record-move", at="move 7", cause=GameOver("game-over"))
    assert str(caused) == "move 7: The game is over."
    assert caused.sentence("de") == "move 7: Die Partie ist zu Ende."


def test_an_unknown_game_is_told_which_ones_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        stofa.new("chess")
    assert caught.value.code == "unknown-game"
    for game in stofa.titles():
        assert game in str(caught.value)
