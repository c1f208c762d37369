"""Parts of a seven are chosen in their order, and are ready when all seven steps are made."""

import pytest

from stofa import Illegal
from stofa.engine.preview import preview_moves

from .positions import dealt, position


def test_parts_of_a_seven_follow_each_other() -> None:
    view = position(blue="b1 b9 : 7", red=": 2").view(0)
    first = preview_moves(view, ["7 b9 3"])
    assert (first.moves, first.more, first.ready, first.finish) == (["7 b9 3"], ["7 b1 4"], False, None)
    assert (first.position.steps_left, first.position.players[0].pawns) == (4, ["b1", "b12"])
    both = preview_moves(view, ["7 b9 3", "7 b1 4"])
    assert (both.moves, both.more, both.ready) == (["7 b9 3", "7 b1 4"], [], True)
    assert both.path == ["b1", "b2", "b3", "b4", "b5"]


def test_a_part_after_which_the_rest_cannot_be_made_is_refused() -> None:
    view = position(blue="b1 b9 : 7", red=": 2").view(0)
    with pytest.raises(Illegal) as refused:
        preview_moves(view, ["7 b9 3", "7 b1 3"])
    assert refused.value.rule == "PA-16"


def test_a_seven_is_over_even_if_the_next_one_is_ones_own() -> None:
    """When nobody else has cards, the same seat goes on, and may have another seven."""
    preview = preview_moves(position(blue="b1 : 7 7").view(0), ["7 b1 7"])
    assert preview.ready
    assert "7 b8 7" in preview.more


def test_what_the_partner_gives_is_not_made_up() -> None:
    game = dealt("2 2 2 2", "3 3 3 3", "5 5 5 5", "6 6 6 6")
    for move in ("give 2", "give 3", "give 5"):
        assert preview_moves(game.view(game.turn if isinstance(game.turn, int) else None), [move]).ready
        game.play(move)
    preview = preview_moves(game.view(3), ["give 6"])
    assert (preview.ready, preview.more, preview.position) == (True, [], game.view(3).position)
