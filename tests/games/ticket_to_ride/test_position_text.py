"""Positions as text: what is left out, and what cannot be."""

from typing import Final

import pytest

import stofa
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
