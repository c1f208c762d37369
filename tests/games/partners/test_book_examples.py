"""The examples and consequences that stand below the rules, and what the printed book points out."""

import pytest

from .positions import LOCKED, legal, locked, play, position, refused, where


@pytest.mark.parametrize(
    ("square", "ends"), [("b0", "g11"), ("b1", "g11"), ("b2", "g12"), ("b3", "g13"), ("b4", "g14")]
)
def test_1_back_four_near_the_start_square_leads_close_to_the_goal(square: str, ends: str) -> None:
    """PA-15: 53, 53, 54, 55, 56 of the own path."""
    assert where(play(position(blue=f"{square} : -4"), f"-4 {square}")) == ends


def test_2_with_two_locked_pawns_a_five_from_56_ends_on_55() -> None:
    """PA-28."""
    assert where(play(position(blue="g14 B3 B4 : 5"), "5 g14")) == "g13 B3 B4"


def test_3_a_finished_player_plays_8_as_a_start_card_for_the_partner() -> None:
    """PA-30."""
    game = position(blue=LOCKED["B"] + " : 8")
    assert legal(game) == "8 start"
    assert where(play(game, "8 start"), "yellow") == "y0"


def test_4_a_seven_when_the_last_pawn_needs_three() -> None:
    """PA-17: only if the partner can take exactly four; or all seven, bouncing."""
    game = position(blue="g12 B2 B3 B4 : 7", yellow="y3")
    assert legal(game) == "7 g12 3, 7 g12 7"
    assert locked(play(game.copy(), "7 g12 3, 7 y3 4")) == 4
    assert where(play(game.copy(), "7 g12 7")) == "g11 B2 B3 B4"
    game = position(blue="g12 B2 B3 B4 : 7", yellow="y11", green="g0")
    assert legal(game) == "7 g12 7"
    refused(game, "7 g12 3", "PA-17")


def test_5_between_two_pawns_a_pawn_cannot_be_moved_at_all() -> None:
    """PA-28."""
    game = position(blue="B1 B2 B3 : 1/14 2 3 7")
    assert not [move for move in game.legal if "B2" in move.args.values() and move.kind != "split"]
    refused(game, "14 B2", "PA-28", "hemmed-in")


def test_6_nothing_else_can_be_played_so_swap_must_be() -> None:
    """PA-18."""
    game = position(blue=": swap 2 3", red="r5", green="g9")
    assert legal(game) == "swap r5 g9"
    refused(game, "fold", "PA-10")


def test_a_seven_opens_the_goal_from_inside() -> None:
    """The pawn on B1 makes room, and then the one on the track comes in: PA-16, PA-28."""
    game = position(blue="g14 B1 : 7")
    play(game, "7 B1 3, 7 g14 4")
    # In to B1, B2, B3; B4 is locked; back to B2.
    assert where(game) == "B2 B4"
