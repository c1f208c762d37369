"""Positions as text: what is left out, and what cannot be."""

from typing import Final

import pytest

import stofa
from stofa import Rng
from stofa.games.ticket_to_ride.board import COLOURS
from tests.games.impossible_positions import refused_position

GAME: Final = "ticket-to-ride-card-game"


def test_what_is_left_out() -> None:
    game = stofa.position(GAME, "hand 0: red; tickets 0: 3 5", manual_chance=True)
    position = game.view(0).position
    assert (position.turn, position.step, position.part, position.stock) == (0, "first", "first half", 90)
    assert (len(position.row), position.ticket_stock, position.turns_left) == (5, 44, None)


@pytest.mark.parametrize(
    ("text", "part", "rule"),
    [
        ("hand 0: red*6; hand 1: red*5", "hand 1", "TR-1"),
        ("track 0: red/8; hand 1: red*3", "hand 1", "TR-1"),
        ("track 0: red/2; track 1: red/2", "track 1", "TR-16"),
        ("track 0: red/0", "track 0", "TR-16"),
        ("track 0: red", "track 0", "TR-14"),
        ("track 0: red/\u0662", "track 0", "TR-14"),
        ("tickets 0: 3; tickets 1: 3", "tickets 1", "TR-4"),
        ("tickets 0: 3; first 0: 2", "first 0", "TR-4"),
        ("returned 0: 1; completed 1: 1; first 1: 1", "first 1", "TR-4"),
        ("returned 0: 1 2; tickets 1: 1 2 3; first 1: 2", "first 1", "TR-4"),
        ("returned 0: 1; tickets 0: 1; first 0: 1", "first 0", "TR-4"),
        (f"view: 0; returned 0: {' '.join(map(str, range(3, 47)))}; tickets 1: ?*3", "first 1", "TR-4"),
        ("view: 0; players: 2; picked 1: ?*99 ?*99 ?*58", "picked 1", "TR-4"),
        ("row: red*6", "row", "TR-2"),
        ("row: red", "row", "TR-13"),
        ("hand 0: red; known 0: blue", "known 0", "TR-9"),
        ("turns_left: 1", "turns_left", "TR-21"),
        ("part: second-half; players: 3", "part", "TR-24"),
        ("part: set-up", "part", "TR-6"),
        ("step: dealing; part: set-up; due: 3", "hand 0", "TR-2"),
        ("step: offering", "step", "TR-19"),
        ("step: keeping", "step", "TR-19"),
        ("offered: 4", "offered", "TR-19"),
        ("step: completing; stock: none; discards: rest", "tickets 0", "TR-22"),
        ("tickets 0: 3; picked 0: 3", "picked 0", "TR-22"),
        ("returned 0: 3; knows 0: 4", "knows 0", "TR-19"),
        ("step: blind; stock: none; discards: rest", "step", "TR-9"),
    ],
)
def test_what_cannot_be_is_refused(text: str, part: str, rule: str) -> None:
    refused_position(GAME, text, part, rule)


@pytest.mark.parametrize("count", [False, True], ids=["in a turn", "at the count"])
def test_tickets_that_one_returned_are_not_dealt_to_others_as_kept_at_set_up(count: bool) -> None:
    """TR-4, TR-19: they had been its own then, or in the stock."""
    text = f"view: 0; returned 0: {' '.join(map(str, range(1, 41)))}"
    text += "; tickets 1: ?*3; first 1: 3; tickets 2: ?*3; first 2: 2"
    if count:
        cards = " ".join(f"{colour}*5" for colour in COLOURS)
        text += "; turn: 2; step: completing; stock: none; discards: rest; picked 1: ?*2"
        text += f"; station 1: {cards}; station 2: {cards}"
    for seed in range(20):
        game = stofa.position(GAME, text, seed=seed)
        for seat, first in ((1, 3), (2, 2)):
            assert sum(ticket > 40 for ticket in game.view(seat).position.tickets) >= first
        game.view(0).determinize(Rng(seed))


def test_a_view_with_hardly_any_other_deal_can_be_imagined() -> None:
    """Three players have six tickets each that seat 0 returned, and six others, kept at set-up."""
    others = "; ".join(
        f"completed {seat}: {' '.join(map(str, range(12 * seat - 11, 12 * seat + 1)))}; first {seat}: 6"
        for seat in (1, 2, 3)
    )
    returned = " ".join(str(12 * seat + place) for seat in range(3) for place in range(1, 7))
    game = stofa.position(GAME, f"players: 4; part: second-half; returned 0: {returned}; {others}")
    game.view(0).determinize(Rng(1))
