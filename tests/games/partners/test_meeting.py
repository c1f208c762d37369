"""PA-19 to PA-23: walls, collisions, stacks and passing."""

import pytest

from .positions import home, legal, play, position, refused, where


@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_pa_19_a_pawn_on_its_start_square_is_a_wall_for_opponents_and_the_partner(owner: str) -> None:
    square, start = {"red": ("b12", "r0"), "yellow": ("r12", "y0")}[owner]
    pawns = {owner: start}
    game = position(blue=f"{square} : 2 3", **pawns)  # type: ignore[arg-type]
    assert legal(game) == f"2 {square}"
    refused(game, f"3 {square}", "PA-19", "wall")
    assert f"3 {square}" in position(blue=f"{square} : 2 3").legal


def test_pa_19_backward_too() -> None:
    game = position(blue="r4 r5 : -4", red="r0")
    assert legal(game) == "-4 r5"
    refused(game, "-4 r4", "PA-19", "wall")


def test_pa_19_for_parts_of_a_seven_and_for_14() -> None:
    game = position(blue="b12 r5 : 7 1/14", red="r0")
    refused(game, "7 b12 3", "PA-19", "wall")
    assert "7 b12 2" in game.legal
    refused(game, "14 b12", "PA-19", "wall")
    assert "14 r5" in game.legal


def test_pa_19_pawns_near_the_wall_are_none() -> None:
    assert legal(position(blue="b12 : 3", red="r1")) == "3 b12"


def test_pa_19_the_owner_passes_backward_and_into_the_goal() -> None:
    game = position(blue="b0 b2 g13 : -4 3")
    assert set(game.legal) >= {"-4 b2", "3 g13"}
    assert where(play(game.copy(), "-4 b2")) == "g12 g13 b0"
    assert where(play(game.copy(), "3 g13")) == "b2 B2 b0"


def test_pa_19_the_owner_passes_out_of_the_goal_when_it_bounces() -> None:
    game = position(blue="b0 B1 B2 : 3")
    assert where(play(game, "3 B1")) == "g12 B2 b0"


def test_pa_19_a_wall_that_goes_on_is_none_any_more() -> None:
    game = position(blue="b12 : 3", red="r0 : 2", active="red")
    play(game, "2 r0")
    assert legal(game) == "3 b12"


def test_pa_20_one_pawn_of_another_colour_goes_home() -> None:
    game = play(position(blue="b5 : 3", red="b8"), "3 b5")
    assert (where(game), home(game, "red")) == ("b8", 4)


def test_pa_20_the_partners_too() -> None:
    game = play(position(blue="b5 : 3", yellow="b8"), "3 b5")
    assert (where(game), home(game, "yellow")) == ("b8", 4)


def test_pa_20_not_an_own_one_and_not_one_on_the_next_square() -> None:
    game = play(position(blue="b5 b8 : 3", red="b9"), "3 b5")
    assert (where(game), where(game, "red")) == ("b8 b8", "b9")


@pytest.mark.parametrize("many", [2, 3, 4])
def test_pa_21_two_or_more_send_the_mover_home(many: int) -> None:
    game = play(position(blue="b5 : 3", red=" ".join(["b8"] * many)), "3 b5")
    assert (where(game), home(game, "blue")) == ("", 4)
    assert where(game, "red") == " ".join(["b8"] * many)


def test_pa_21_also_two_of_the_partners() -> None:
    game = play(position(blue="b5 : 3", yellow="b8 b8"), "3 b5")
    assert (where(game), where(game, "yellow")) == ("", "b8 b8")


def test_pa_21_one_alone_does_not() -> None:
    assert where(play(position(blue="b5 : 3", red="b8 b9"), "3 b5")) == "b8"


def test_pa_22_own_pawns_share_a_square_or_the_start_square() -> None:
    game = play(position(blue="b8 b8 b8 b5 : 3"), "3 b5")
    assert where(game) == "b8 b8 b8 b8"
    game = play(position(blue="b0 b0 b0 : heart"), "heart start")
    assert where(game) == "b0 b0 b0 b0"


def test_pa_22_never_a_ring() -> None:
    game = position(blue="g14 B2 B4 : 2 3")
    # The pawn on g14 does not join the one on B2: it turns on B1, and is back on g14 with the second step.
    assert where(play(game.copy(), "2 g14")) == "g14 B2 B4"
    assert where(play(game.copy(), "3 g14")) == "g13 B2 B4"


def test_pa_23_passing_pawns_on_the_track_is_free() -> None:
    game = position(blue="b5 : 6", red="b6 b7 b7", yellow="b9", green="b10 b10 b10")
    play(game, "6 b5")
    assert where(game) == "b11"
    assert (where(game, "red"), where(game, "yellow")) == ("b6 b7 b7", "b9")
    assert home(game, "green") == 1


def test_pa_23_only_walls_block() -> None:
    refused(position(blue="b12 : 6", red="r0"), "6 b12", "PA-19")
    assert where(play(position(blue="b12 : 6", red="r1 r1"), "6 b12")) == "r4"
