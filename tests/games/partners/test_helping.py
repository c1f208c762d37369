"""PA-30 and PA-31: helping the partner, and winning."""

import stofa
from stofa.games.partners.board import COLOURS

from .positions import LOCKED, dealt, inside, legal, locked, play, position, refused, seen, where


def test_pa_30_a_finished_player_plays_with_the_partners_pawns() -> None:
    game = position(blue=LOCKED["B"] + " : heart 8 3 -4", yellow="y5 y0")
    assert seen(game).moving == "yellow"
    assert legal(game) == "-4 y0, -4 y5, 3 y0, 3 y5, 8 start, 8 y0, 8 y5, heart start"
    assert where(play(game.copy(), "-4 y0"), "yellow") == "y5 r11"
    assert where(play(game.copy(), "heart start"), "yellow") == "y5 y0 y0"


def test_pa_30_not_before_all_four_are_locked() -> None:
    game = position(blue="b5 B2 B3 B4 : 3", yellow="y5")
    assert legal(game) == "3 b5"
    refused(game, "3 y5", "PA-30", "partners-pawn")


def test_pa_30_the_own_pawns_are_locked_and_the_opponents_are_not_touched() -> None:
    game = position(blue=LOCKED["B"] + " : 3", yellow="y5", red="r5")
    refused(game, "3 B1", "PA-26", "locked")
    refused(game, "3 r5", "PA-13", "opponents-pawn")


def test_pa_30_walls_are_the_partners() -> None:
    # Yellow passes its own start square backward, and is stopped by blue's opponents.
    game = position(blue=LOCKED["B"] + " : -4 3", yellow="y2 y0 y13", green="g0")
    assert legal(game) == "-4 y0, -4 y13, -4 y2, 3 y0, 3 y2"


def test_pa_30_a_seven_is_shared_among_the_partners_pawns() -> None:
    game = position(blue=LOCKED["B"] + " : 7", yellow="y5 y9")
    play(game, "7 y5 3, 7 y9 4")
    assert where(game, "yellow") == "y8 y13"


def test_pa_30_swap_as_always() -> None:
    game = position(blue=LOCKED["B"] + " : swap", red="r5", green="g5")
    assert legal(game) == "swap r5 g5"


def test_pa_30_the_collisions_of_the_pawn_moved() -> None:
    game = position(blue=LOCKED["B"] + " : 3", yellow="y5", red="y8", green="g9")
    play(game, "3 y5")
    assert (where(game, "red"), where(game, "yellow")) == ("", "y8")


def test_pa_30_goes_on_receiving_and_passing_cards() -> None:
    game = dealt("heart 2 3 5", "8 2 3 5", "13 2 3 5", "7 9 10 12")
    inside(game).public.put_pawns(0, inside(position(blue=LOCKED["B"] + " : 2")).public.pawns(0))
    play(game, "give heart, give 8, give 13, give 7")
    assert seen(game, 0).hand == ["13", "2", "3", "5"]
    assert legal(game) == "13 start"
    assert where(play(game, "13 start"), "yellow") == "y0"


def test_pa_30_who_is_finished_and_cannot_help_folds() -> None:
    assert legal(position(blue=LOCKED["B"] + " : 2 3", yellow="")) == "fold"


def test_pa_31_eight_locked_pawns_win() -> None:
    game = position(blue="g14 B2 B3 B4 : 1/14 2", yellow=LOCKED["Y"], red="r1 : 2")
    play(game, "1 g14")
    assert game.over
    assert game.turn is None
    assert game.result == stofa.Result(scores=[4, 0, 4, 0], winners=[0, 2])


def test_pa_31_a_finished_player_may_win_with_the_partners_last_pawn() -> None:
    game = position(red=LOCKED["R"] + " : 3", green="y12 G2 G3 G4", active="red")
    play(game, "3 y12")
    assert game.result == stofa.Result(scores=[0, 4, 0, 4], winners=[1, 3])


def test_pa_31_seven_are_not_enough() -> None:
    game = position(blue="g13 B2 B3 B4 : 1/14", yellow=LOCKED["Y"], red="r1 : 2")
    play(game, "1 g13")
    assert not game.over
    assert locked(game) == 3
    game = position(blue="g14 B2 B3 B4 : 1/14", red="r1 : 2", yellow="Y2 Y3 Y4")
    assert not play(game, "1 g14").over


def test_pa_31_scores_are_locked_pawns() -> None:
    state = inside(position(blue="B2 B3 B4 : 2", red="R1 R4", yellow="Y3", green="g1"))
    assert [state.score(seat) for seat in range(len(COLOURS))] == [3, 1, 0, 0]
