"""Houses and discards are chosen in any order, and sent in data order."""

import pytest

from stofa import Game, Illegal, ThurnPosition
from stofa.engine.preview import preview_moves

from .positions import play, position


def closing() -> Game[ThurnPosition]:
    route = "Mannheim–Carlsruhe–Freiburg–Basel–Zürich"
    return play(position(f"hand: Ulm; route: {route}; carriage: 5", step="laid"), "close")


def discarding(hand: str) -> Game[ThurnPosition]:
    """Three of these may be kept."""
    game = position(
        f"hand: {hand}; route: Salzburg–Passau–Linz; carriage: 7; tiles: end 1",
        step="laid",
        official_used=True,
    )
    return play(game, "close, each, done")


def test_houses_come_out_in_data_order_behind_the_way() -> None:
    view = closing().view(0)
    assert preview_moves(view, []).more == ["each", "province Baden", "province Schweiz"]
    way = preview_moves(view, ["each"])
    assert (way.ready, way.finish) == (True, "done")
    preview = preview_moves(view, ["each", "house Zürich"])
    assert (preview.moves, preview.ready, preview.finish) == (["each", "house Zürich"], True, None)
    # Zürich is the last in data order, so nothing could be placed after it; but before it.
    assert [move for move in preview.more if move.kind == "house"] == [
        "house Carlsruhe",
        "house Freiburg",
        "house Mannheim",
    ]
    both = preview_moves(view, ["each", "house Zürich", "house Mannheim"])
    assert both.moves == ["each", "house Mannheim", "house Zürich"]
    assert both.position.players[0].houses == ["Mannheim", "Zürich"]


def test_a_second_house_in_a_province_is_refused_whatever_comes_first() -> None:
    view = closing().view(0)
    for picks in (["house Mannheim", "house Freiburg"], ["house Freiburg", "house Mannheim"]):
        with pytest.raises(Illegal) as refused:
            preview_moves(view, ["each", *picks])
        assert (refused.value.rule, refused.value.refusal.reason) == ("TT-23", "province-has-one")


def test_to_go_on_after_houses_done_has_to_be_chosen_too() -> None:
    view = closing().view(0)
    with pytest.raises(Illegal):
        preview_moves(view, ["each", "house Mannheim", "cartwright"])
    assert "cartwright" in preview_moves(view, ["each", "house Mannheim", "done"]).more
    assert preview_moves(view, ["each", "house Mannheim", "done", "cartwright"]).ready


def test_discards_may_begin_with_the_last() -> None:
    view = discarding("Freiburg Lodz Basel Ulm Ulm").view(0)
    assert "discard Ulm" in preview_moves(view, []).more
    view = discarding("Freiburg Lodz Basel Stuttgart Ulm").view(0)
    last = preview_moves(view, ["discard Ulm"])
    assert (last.ready, last.finish) == (False, None)
    assert last.more == ["discard Freiburg", "discard Lodz", "discard Basel", "discard Stuttgart"]
    whole = preview_moves(
        discarding("Freiburg Lodz Basel Stuttgart Ulm").view(0), ["discard Ulm", "discard Freiburg"]
    )
    assert (whole.moves, whole.ready, whole.more) == (["discard Freiburg", "discard Ulm"], True, [])


def test_of_two_copies_both_may_go_and_of_one_only_one() -> None:
    view = discarding("Freiburg Lodz Basel Ulm Ulm").view(0)
    assert "discard Ulm" in preview_moves(view, ["discard Ulm"]).more
    assert preview_moves(view, ["discard Ulm", "discard Ulm"]).ready
    assert "discard Lodz" not in preview_moves(view, ["discard Lodz"]).more
    with pytest.raises(Illegal) as refused:
        preview_moves(view, ["discard Lodz", "discard Lodz"])
    assert refused.value.rule == "TT-36"


def test_a_card_that_is_not_there_cannot_be_chosen() -> None:
    with pytest.raises(Illegal) as refused:
        preview_moves(
            discarding("Freiburg Lodz Basel Stuttgart Ulm").view(0), ["discard Ulm", "discard Linz"]
        )
    assert refused.value.refusal.reason == "discard-not-in-hand"


def test_a_long_hand_takes_no_long_time() -> None:
    """Ten of thirteen have to go; the ways to choose are many, and none has three copies of Ulm."""
    north = "Carlsruhe Freiburg Mannheim Augsburg Ingolstadt Kempten München Nürnberg Regensburg Würzburg"
    view = discarding(f"{north} Basel Ulm Ulm").view(0)
    assert len(preview_moves(view, ["discard Ulm"]).more) == 12
    with pytest.raises(Illegal):
        preview_moves(view, ["discard Ulm"] * 3)
