"""The grammar of positions, by a made-up game's parts, and what it refuses."""

import pytest

import stofa
from stofa import BadPosition
from stofa.engine.position_text import LONGEST, unknown, write


def read(text: str) -> stofa.Game:
    return stofa.position("partners", text, manual_chance=True)


def wrong(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        read(text)
    return caught.value


def test_a_text_is_a_list_of_parts_with_words() -> None:
    words = ["red", "red", "blue", "red"]
    assert (
        write([("row", None, words), ("hand", 1, unknown(3)), ("hand", 2, [])])
        == "row: red*2 blue red; hand 1: ?*3"
    )
    assert write([]) == ""


@pytest.mark.parametrize(
    "text",
    [
        "hand 0: 2*2 7; pawns 1: r3",
        "hand 0: 2 2 7\npawns 1: r3\n",
        "  hand  0 :7 2×2 ;; pawns 1:r3;turn: 0",
        "pawns 1: r3; hand 0: 2*1 2 7; given 3:",
    ],
)
def test_the_same_position_may_be_written_in_several_ways(text: str) -> None:
    assert read(text).position_text() == (
        "dealer: 3; turn: 0; step: playing; deal: 1; hand 0: 2*2 7; pawns 1: r3"
    )


@pytest.mark.parametrize(
    ("text", "part", "reason"),
    [
        ("hand 0", "", "position-part"),
        ("Hand 0: 2", "", "position-part"),
        (": 2", "", "position-part"),
        ("hand 0: 2; hands 1: 3", "hands 1", "position-no-part"),
        ("hand: 2", "hand", "position-seat-missing"),
        ("turn 0: 2", "turn 0", "position-no-seat"),
        ("hand 4: 2", "hand 4", "position-seat"),
        ("hand 999: 2", "hand 999", "position-seat"),
        ("hand 99999999999999999999: 2", "", "position-part"),
        ("hand 00000: 2", "", "position-part"),
        ("hand \u0660: 2", "", "position-part"),
        ("hand 0: 2*\u0662", "hand 0", "position-word"),
        ("hand 0: 2; hand 0: 3", "hand 0", "position-twice"),
        ("turn: 0 1", "turn", "position-one-word"),
        ("turn: 4", "turn", "position-number"),
        ("turn: ²", "turn", "position-number"),
        ("step: sleeping", "step", "position-word"),
        ("players: 3", "players", "position-word"),
        ("view: 4", "view", "position-word"),
        ("hand 0: joker", "hand 0", "position-word"),
        ("hand 0: ?", "hand 0", "position-unknown"),
        ("view: 0; hand 0: ?", "hand 0", "position-unknown"),
        ("x" * (LONGEST + 1), "", "position-long"),
    ],
)
def test_what_is_no_position_is_refused_by_its_part(text: str, part: str, reason: str) -> None:
    error = wrong(text)
    assert (error.part, error.reason, error.rule) == (part, reason, "")
    for language in ("en", "de", "is"):
        sentence = error.sentence(language)
        assert sentence.startswith(f"{part}: " if part else sentence)
        assert "\n" not in sentence


def test_a_rule_that_forbids_it_is_named() -> None:
    error = wrong("hand 0: 7*3; hand 1: 7*2")
    assert (error.part, error.rule) == ("hand 1", "PA-6")
    assert str(error) == "hand 1: PA-6: There are only 4 of “7”, but more are named."


def test_cards_that_a_view_does_not_know_are_dealt_by_the_seed() -> None:
    text = "view: 0; hand 0: 7; hand 1: ?*4; hand 2: ?*4; hand 3: ?*4"
    deals = {stofa.position("partners", text, seed=seed).position_text() for seed in (1, 1, 2)}
    assert len(deals) == 2
    assert all("hand 0: 7;" in deal and "?" not in deal for deal in deals)


def test_a_game_that_says_nothing_about_positions_refuses() -> None:
    class Silent(type(stofa.title("partners"))):  # type: ignore[misc]
        positions = None

    with pytest.raises(BadPosition, match="no notation"):
        Silent().position_notation()
