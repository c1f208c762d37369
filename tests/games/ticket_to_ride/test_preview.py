"""Tickets are chosen in any order; what others hold is not made up."""

import pytest

from stofa import Illegal, NotYourTurn
from stofa.engine.preview import preview_moves

from .positions import position, seen


def test_tickets_to_complete_may_be_chosen_backwards() -> None:
    game = position(
        "station: yellow*2 green blue; tickets: 1 3 11", "station: blue; tickets: 2", step="completing"
    )
    view = game.view(0)
    preview = preview_moves(view, ["complete 3"])
    assert [move for move in preview.more if move != "done"] == ["complete 1"]
    both = preview_moves(view, ["complete 3", "complete 1"])
    assert (both.moves, both.ready) == (["complete 1", "complete 3"], True)
    with pytest.raises(Illegal) as refused:
        preview_moves(view, ["complete 3", "complete 11"])
    assert (refused.value.rule, refused.value.refusal.reason) == ("TR-22", "not-with-others")


def test_nothing_needs_to_be_completed() -> None:
    game = position("station: yellow; tickets: 1 3", step="completing")
    preview = preview_moves(game.view(0), [])
    assert (preview.ready, preview.finish, preview.moves) == (True, "done", [])
    last = preview_moves(game.view(0), ["done"])
    assert (last.ready, last.more, last.position) == (True, [], seen(game, 0))  # the end is not shown before


def test_cards_that_would_come_are_not_shown() -> None:
    game = position("hand: blue*2")
    preview = preview_moves(game.view(0), ["take stock"])
    assert (preview.ready, preview.more) == (True, [])
    with pytest.raises(NotYourTurn):
        preview_moves(game.view(0), ["take stock", "take stock"])
    assert preview_moves(game.view(0), ["lay blue 2"]).ready
