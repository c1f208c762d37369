"""TR-14 to TR-18: laying train cards, and robbing."""

from typing import Final

import pytest

from stofa.engine.core.moves import CAPACITY
from tests.games.never_legal import never_legal

from .positions import hand, legal, play, position, refused, seen, station, track

MOST_MOVES: Final = 69 * 16 - 8 + 56 + 3 + 1
"""Rows of 69 coloured cards with up to 15 locomotives, sets of three colours, cards of the row, tickets."""


def test_tr_14_two_or_more_of_one_colour() -> None:
    game = position("hand: red*3 blue")
    assert legal(game, "lay") == "lay red 2, lay red 3"
    play(game, "lay red 2")
    assert track(game, 0) == "red 2"
    assert hand(game, 0) == "blue red"
    refused(position("hand: red*3 blue"), "lay red 4", "TR-14", "too-few-in-hand")


def test_tr_14_locomotives_stand_in_for_any_of_them() -> None:
    game = position("hand: red*2 locomotive*2")
    assert legal(game, "lay") == "lay red 1+1, lay red 1+2, lay red 2, lay red 2+1, lay red 2+2"
    play(game, "lay red 1+2")
    assert track(game, 0) == "red 1+2"
    assert hand(game, 0) == "red"
    refused(position("hand: red*2 locomotive*2"), "lay red 2+3", "TR-14", "too-few-locomotives")


def test_tr_14_but_one_card_at_least_is_of_the_colour() -> None:
    game = position("hand: locomotive*5")
    assert legal(game, "lay") == ""
    refused(game, "lay red 1+3", "TR-14", "too-few-in-hand")


def test_tr_14_or_exactly_three_different_colours() -> None:
    game = position("hand: black white red purple locomotive")
    assert [move.args["colours"] for move in game.legal if move.kind == "lay-three"] == [
        ("black", "white", "red"),
        ("black", "white", "purple"),
        ("black", "red", "purple"),
        ("white", "red", "purple"),
    ]
    play(game, "lay black white red")
    assert track(game, 0) == "black 1, white 1, red 1"
    assert hand(game, 0) == "purple locomotive"


def test_tr_14_and_no_locomotives_among_them() -> None:
    game = position("hand: black white locomotive*2")
    assert legal(game, "lay") == "lay black 1+1, lay black 1+2, lay white 1+1, lay white 1+2"
    refused(game, "lay black white red", "TR-14", "one-not-in-hand")


def test_tr_15_a_colour_on_the_own_track_is_not_laid_again() -> None:
    game = position("hand: blue*3 red*2 white green; track: blue 1")
    assert legal(game, "lay") == "lay white green red, lay red 2"
    refused(game, "lay blue 3", "TR-15", "on-your-track")
    refused(game, "lay white green blue", "TR-15", "one-on-your-track")


def test_tr_15_until_its_row_is_gone() -> None:
    game = position("hand: blue*3; track: blue 1", step="begin")
    assert legal(game, "lay") == "lay blue 2, lay blue 3"
    play(game, "lay blue 3")
    assert track(game, 0) == "blue 3"
    refused(position("hand: blue*3; track: blue 2", step="begin"), "lay blue 3", "TR-15", "on-your-track")


def test_tr_15_a_row_of_locomotives_keeps_its_colour() -> None:
    game = position("hand: blue*3; track: blue 1+1", step="begin")
    assert track(game, 0) == "blue 0+1"
    refused(game, "lay blue 3", "TR-15", "on-your-track")


@pytest.mark.parametrize(
    ("row", "lays"),
    [
        ("blue 1", "lay blue 1+1, lay blue 2, lay blue 2+1, lay blue 3, lay blue 3+1"),
        ("blue 2", "lay blue 2+1, lay blue 3, lay blue 3+1"),
        ("blue 1+1", "lay blue 2+1, lay blue 3, lay blue 3+1"),
        ("blue 0+2", "lay blue 2+1, lay blue 3, lay blue 3+1"),
        ("blue 2+1", "lay blue 3+1"),
        ("blue 4", ""),
    ],
)
def test_tr_16_a_robbery_takes_more_cards_than_lie_there(row: str, lays: str) -> None:
    assert legal(position("hand: blue*3 locomotive", f"track: {row}"), "lay") == lays


def test_tr_16_as_many_are_not_enough() -> None:
    game = position("hand: blue*3 locomotive", "track: blue 2+2")
    refused(game, "lay blue 3+1", "TR-16", "too-few-to-rob")


def test_tr_16_the_other_discards_the_whole_row_with_its_locomotives() -> None:
    game = position("hand: blue*4", "track: blue 2+1, red 2; station: blue", rest="stock")
    play(game, "lay blue 4")
    assert track(game, 1) == "red 1"  # step 1 of the next turn
    assert seen(game).discards == {"blue": 2, "locomotive": 1}
    assert track(game, 0) == "blue 4"


def test_tr_16_what_lies_there_now_counts_not_what_was_laid() -> None:
    game = play(position("hand: blue*4", "hand: blue*3"), "lay blue 4")
    refused(game, "lay blue 3", "TR-16", "too-few-to-rob")
    play(game, "tickets, ticket 1, ticket 2, ticket 3, ticket 4, done")  # seat 0: one card has rolled away
    play(game, "tickets, ticket 5, ticket 6, ticket 7, ticket 8, done")
    refused(game, "lay blue 3", "TR-16", "too-few-to-rob")
    play(game, "tickets, ticket 9, ticket 10, ticket 11, ticket 12, done")  # and another
    play(game, "tickets, ticket 13, ticket 14, ticket 15, ticket 16, done")
    assert track(game, 0) == "blue 2"
    play(game, "lay blue 3")
    assert track(game, 1) == "blue 3"
    assert track(game, 0) == ""


def test_tr_17_three_colours_never_rob() -> None:
    game = position("hand: red white black blue", "track: red 1")
    assert legal(game, "lay") == "lay black white blue"
    refused(game, "lay black white red", "TR-17", "three-cannot-rob")


def test_tr_18_cards_in_the_station_are_safe() -> None:
    game = position("hand: purple*3", "track: purple 2; station: purple*2")
    play(game, "lay purple 3")
    assert station(game, 1) == "purple*2"
    assert track(game, 1) == ""


def test_the_most_moves_a_decision_can_have() -> None:
    """Two players; one has hoarded what there is to have, while the other one went on drawing tickets."""
    game = position(
        "hand: black*8 white*8 yellow*9 green*9 blue*9 red*9 orange*9 purple*8 locomotive*15",
        "hand: black white yellow green blue red orange locomotive",
        row="black white purple*2",
    )
    assert seen(game).stock == 0
    assert len(game.legal) == MOST_MOVES < CAPACITY


NEVER_LAID = """
lay red 2          | lay red 1                 | TR-14 | too-few-to-lay
lay red 2          | lay red 0                 | TR-14 | too-few-to-lay
lay red 1+1        | lay red 0+2               | TR-14 | locomotives-alone
lay red 1+1        | lay locomotive 2          | TR-14 | locomotives-alone
lay red 1+1        | lay locomotive 1+1        | TR-14 | locomotives-alone
lay red 10         | lay red 11                | TR-1  | more-than-there-are
lay red 1+16       | lay red 1+17              | TR-1  | more-than-there-are
lay white blue red | lay white red             | TR-14 | three-different
lay white blue red | lay white blue red purple | TR-14 | three-different
lay white blue red | lay white red red         | TR-14 | three-different
lay white blue red | lay white blue locomotive | TR-14 | three-different
lay white blue red | lay red white blue        | TR-14 | colours-in-order
"""


@pytest.mark.parametrize("line", NEVER_LAID.strip().splitlines())
def test_tr_14_what_is_no_set_is_never_laid(line: str) -> None:
    allowed, never, rule, reason = (cell.strip() for cell in line.split("|"))
    game = position("hand: red*10 white blue purple locomotive*16")
    move = never_legal(game, allowed, never, rule, reason)
    assert move.kind == game.title.moves.read(allowed).kind


def test_tr_14_colours_out_of_order_are_told_with_the_order() -> None:
    game = position("hand: red white blue")
    refusal = game.why_not("lay red white blue")
    assert refusal is not None
    assert refusal.facts == {"move": "lay white blue red"}
    assert refusal.facts["move"] in game.legal
