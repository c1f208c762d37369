"""PA-24 to PA-29: entering the goal, bouncing in it, and being locked."""

import pytest

from .positions import home, legal, locked, play, position, refused, where


def test_pa_24_past_the_56th_square_it_goes_into_the_goal() -> None:
    assert where(play(position(blue="g12 : 5"), "5 g12")) == "B3"


def test_pa_24_there_is_no_second_lap() -> None:
    # 14 from g14: four rings, and then back: B3, B2, B1, g14, ... g8.
    assert where(play(position(blue="g14 : 1/14"), "14 g14")) == "g8"
    assert where(play(position(blue="g9 : 5"), "5 g9")) == "g14"


def test_pa_25_on_a_ring_a_pawn_is_safe() -> None:  # PA-25
    game = position(blue="B1 b5 : swap -4 2", red="g14 : 1/14 swap -4", yellow="y5")
    refused(game, "swap y5 B1", "PA-18")
    refused(game, "-4 B1", "PA-15")
    play(game, "2 b5, 1 g14")  # red goes on to b1, past the ring
    assert where(game, "blue") == "b7 B1"
    assert where(game, "red") == "b1"


def test_pa_25_before_the_ring_it_is_not() -> None:
    game = position(blue="g14 : 2", red="g13 : 1/14", active="red")
    play(game, "1 g13")
    assert home(game, "blue") == 4


@pytest.mark.parametrize(
    ("rings", "count"),
    [
        ("B4", 1),
        ("B3", 0),
        ("B1 B2 B3", 0),
        ("B3 B4", 2),
        ("B2 B4", 1),
        ("B1 B3 B4", 2),
        ("B1 B2 B3 B4", 4),
        ("B2 B3 B4", 3),
    ],
)
def test_pa_26_locked_from_the_innermost_ring_outward(rings: str, count: int) -> None:
    assert locked(position(blue=rings, red=": 2", active="red")) == count


def test_pa_26_a_locked_pawn_never_moves_again_an_unlocked_one_may() -> None:
    game = position(blue="B2 B4 : 1/14 7")
    refused(game, "1 B4", "PA-26", "locked")
    refused(game, "7 B4 1", "PA-26", "locked")
    play(game, "1 B2")
    assert locked(game) == 2


def test_pa_27_no_pawn_passes_another_in_the_goal() -> None:  # PA-27
    # From g13 a 5 leads to B4, if no pawn on B2 is in the way.
    assert where(play(position(blue="g13 : 5"), "5 g13")) == "B4"
    assert where(play(position(blue="g13 B2 : 5"), "5 g13")) == "g12 B2"


def test_pa_28_it_turns_at_the_innermost_ring() -> None:
    assert where(play(position(blue="g14 : 6"), "6 g14")) == "B2"


def test_pa_28_it_turns_before_a_pawn_locked_or_not() -> None:
    assert where(play(position(blue="g14 B4 : 5"), "5 g14")) == "B1 B4"
    assert where(play(position(blue="g14 B3 : 3"), "3 g14")) == "B1 B3"


def test_pa_28_turning_costs_no_step_and_may_come_first() -> None:
    # The pawn on B2 cannot go inward, so that it goes out at once: B1, g14, g13.
    assert where(play(position(blue="B2 B3 : 3"), "3 B2")) == "g13 B3"


def test_pa_28_the_ring_it_left_counts_as_free() -> None:
    # B3, B4, back to B3, on to B2, and B1.
    assert where(play(position(blue="B3 : 1/14"), "1 B3")) == "B4"
    assert where(play(position(blue="B3 : 3"), "3 B3")) == "B2"
    assert where(play(position(blue="B3 : 2"), "2 B3")) == "B3"


def test_pa_28_it_walks_out_onto_the_track_with_a_normal_end_of_move() -> None:
    game = play(position(blue="B1 B2 : 3", red="g12"), "3 B1")
    assert (where(game), home(game, "red")) == ("g12 B2", 4)
    game = play(position(blue="B1 B2 : 3", green="g12 g12"), "3 B1")
    assert (where(game), home(game, "blue")) == ("B2", 3)


def test_pa_28_meeting_a_pawn_on_the_way_out_it_turns_again() -> None:
    # Between B1 and B4: B3, B2, B3, B2, ...
    game = position(blue="B1 B2 B4 : 3 6")
    assert where(play(game.copy(), "3 B2")) == "B1 B3 B4"
    assert where(play(game.copy(), "6 B2")) == "B1 B2 B4"


def test_pa_28_the_furthest_way_out_ends_on_the_first_square_of_the_last_quarter() -> None:
    # So that no other colour's wall can be met while bouncing.
    game = position(blue="B1 B2 : 1/14", green="g0")
    assert where(play(game, "14 B1")) == "g1 B2"


def test_pa_28_it_cannot_enter_if_the_outermost_ring_is_taken() -> None:
    game = position(blue="g12 B1 : 2 3")
    assert legal(game) == "2 B1, 2 g12, 3 B1"
    refused(game, "3 g12", "PA-28", "ring-taken")


def test_pa_28_between_two_taken_rings_a_pawn_cannot_move() -> None:
    game = position(blue="B1 B2 B3 : 2")
    assert legal(game) == "2 B1, 2 B3"
    refused(game, "2 B2", "PA-28", "hemmed-in")


def test_pa_28_a_move_may_end_where_it_began() -> None:
    game = position(blue="g14 B2 : 2")
    assert "2 g14" in game.legal
    assert where(play(game, "2 g14")) == "g14 B2"


def test_pa_29_on_an_unlocked_ring_it_may_be_moved_again() -> None:
    game = position(blue="B1 : 3 12 7 heart")
    assert set(game.legal) == {"3 B1", "12 B1", "7 B1 7", "heart start"}
    assert where(play(game.copy(), "3 B1")) == "B4"
    assert where(play(game.copy(), "7 B1 7")) == "g14"


def test_pa_29_but_not_back_four() -> None:
    refused(position(blue="B1 : 3 -4"), "-4 B1", "PA-15", "not-back-in-goal")
