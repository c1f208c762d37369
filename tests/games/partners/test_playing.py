"""PA-10 to PA-18: what each card does, and when it must be played."""

import pytest

from tests.games.never_legal import never_legal

from .positions import LOCKED, home, legal, locked, play, position, refused, seen, where


def test_pa_10_who_can_play_must() -> None:
    game = position(blue="b5 : 2 heart")
    assert legal(game) == "2 b5, heart start"
    refused(game, "fold", "PA-10", "can-play")


def test_pa_10_any_card_that_can_be_played() -> None:
    # One that sends the own pawn home is one.
    game = position(blue="b5 : 2", red="b7 b7")
    assert legal(game) == "2 b5"


def test_pa_10_a_card_is_carried_out_in_full_or_not_at_all() -> None:
    game = position(blue="b12 : 3 6", red="r0")
    assert legal(game) == "fold"
    refused(game, "3 b12", "PA-19")


def test_pa_11_who_cannot_play_discards_all_and_sits_out() -> None:
    game = position(blue=": 2 3 5", red="r1 : 2 3")
    assert legal(game) == "fold"
    play(game, "fold")
    assert seen(game).players[0].hand_size == 0
    assert play(game, "2 r1").turn == 1


def test_pa_11_the_discarded_cards_are_seen_by_all() -> None:
    game = play(position(blue=": 2 3 5", red="r1 : 2 3"), "fold")
    assert seen(game).played == {"2": 1, "3": 1, "5": 1}
    assert seen(game, 3).players[0].laid == ["2", "3", "5"]


def test_pa_11_not_while_a_card_can_be_played() -> None:
    refused(position(blue=": 2 3 13"), "fold", "PA-10")


@pytest.mark.parametrize("card", ["heart", "8", "13"])
def test_pa_12_a_pawn_leaves_home(card: str) -> None:
    game = position(blue=f"b0 : {card} 2")
    play(game, f"{card} start")
    assert where(game) == "b0 b0"
    assert home(game, "blue") == 2


def test_pa_12_not_if_none_is_at_home_and_not_with_other_cards() -> None:
    game = position(blue="b1 b2 b3 B4 : heart 8 2")
    refused(game, "heart start", "PA-12", "nobody-home")
    refused(game, "8 start", "PA-12", "nobody-home")
    assert legal(position(blue=": 12 swap 7 1/14")) == "fold"


def test_pa_13_one_pawn_goes_exactly_so_far() -> None:
    game = position(blue="b0 b5 g13 B2 : 3")
    assert legal(game) == "3 B2, 3 b0, 3 b5, 3 g13"
    for move, squares in {
        "3 b0": "b3 b5 g13 B2",
        "3 b5": "b8 g13 B2 b0",
        "3 B2": "b5 g13 B3 b0",
    }.items():
        assert where(play(game.copy(), move)) == squares
    # g14, in to B1, turned by the pawn on B2, out to g14.
    assert where(play(game.copy(), "3 g13")) == "b5 g14 B2 b0"


@pytest.mark.parametrize("card", [2, 3, 5, 6, 8, 9, 10, 12, 13])
def test_pa_13_every_number(card: int) -> None:
    assert where(play(position(blue=f"b1 : {card}"), f"{card} b1")) == f"b{card + 1}"


def test_pa_13_not_a_pawn_at_home_not_a_locked_one_not_somebody_elses() -> None:
    game = position(blue="b5 B4 : 3", red="b6", yellow="b7")
    refused(game, "3 B4", "PA-26", "locked")
    refused(game, "3 b6", "PA-13", "opponents-pawn")
    refused(game, "3 b7", "PA-30", "partners-pawn")
    refused(game, "3 b8", "PA-13", "no-pawn")


def test_pa_13_pawns_on_one_square_are_alike() -> None:
    assert legal(position(blue="b5 b5 b5 : 3")) == "3 b5"


def test_pa_14_one_or_fourteen() -> None:  # PA-14
    game = position(blue="b5 : 1/14")
    assert legal(game) == "1 b5, 14 b5"
    assert where(play(game.copy(), "1 b5")) == "b6"
    assert where(play(game.copy(), "14 b5")) == "r5"
    refused(game, "2 b5", "PA-9")


def test_pa_14_eight_or_thirteen_or_start() -> None:
    game = position(blue="b5 : 8 13")
    assert legal(game) == "13 b5, 13 start, 8 b5, 8 start"
    assert where(play(game.copy(), "8 b5")) == "b13"
    assert where(play(game.copy(), "13 b5")) == "r4"
    assert legal(position(blue="b5 : heart")) == "heart start"


def test_pa_15_back_four() -> None:
    game = position(blue="r3 : -4")
    assert where(play(game, "-4 r3")) == "b13"


def test_pa_15_from_the_start_square_as_from_1() -> None:
    assert where(play(position(blue="b0 : -4"), "-4 b0")) == "g11"
    assert where(play(position(blue="b1 : -4"), "-4 b1")) == "g11"
    assert where(play(position(blue="b5 : -4"), "-4 b5")) == "b1"


def test_pa_15_not_for_pawns_in_the_goal() -> None:
    game = position(blue="B1 B4 b9 : -4")
    assert legal(game) == "-4 b9"
    refused(game, "-4 B1", "PA-15", "not-back-in-goal")
    refused(game, "-4 B4", "PA-26", "locked")
    refused(game, "-4 b8", "PA-15", "no-pawn")


def test_pa_15_past_the_own_start_square_it_does_not_turn_into_the_goal_but_later_enters() -> None:
    game = play(position(blue="b2 : -4 6", red=""), "-4 b2")
    assert where(game) == "g12"
    assert where(play(game, "6 g12")) == "B4"


def test_pa_15_it_meets_others_as_always() -> None:
    game = play(position(blue="b9 : -4", red="b5"), "-4 b9")
    assert (where(game), home(game, "red")) == ("b5", 4)
    game = play(position(blue="b9 : -4", red="b5 b5"), "-4 b9")
    assert (where(game), where(game, "red")) == ("", "b5 b5")


def test_pa_16_a_seven_is_shared_among_pawns_that_are_out() -> None:
    game = position(blue="b0 b5 B2 : 7 2")
    play(game, "7 b0 2, 7 b5 4")
    assert (game.turn, seen(game).steps_left, seen(game).unmoved) == (0, 1, ["B2"])
    assert legal(game) == "7 B2 1"
    play(game, "7 B2 1")
    assert where(game) == "b2 b9 B3"
    assert seen(game).step == "playing"
    assert seen(game).players[0].hand_size == 1


def test_pa_16_one_pawn_may_take_all_seven() -> None:
    game = play(position(blue="b5 b6 : 7"), "7 b5 7")
    assert where(game) == "b6 b12"


def test_pa_16_each_pawn_at_most_once() -> None:
    game = play(position(blue="b5 b9 : 7"), "7 b5 3")
    assert legal(game) == "7 b9 4"
    refused(game, "7 b8 4", "PA-16", "moved-already")


def test_pa_16_pawns_on_one_square_are_alike_but_each_moves_once() -> None:
    game = play(position(blue="b5 b5 : 7"), "7 b5 3")
    assert seen(game).unmoved == ["b5"]
    assert legal(game) == "7 b5 4"
    assert where(play(game, "7 b5 4")) == "b8 b9"


def test_pa_16_a_pawn_that_joins_an_unmoved_one_is_not_that_one() -> None:
    game = play(position(blue="b5 b8 b11 : 7"), "7 b5 3")
    assert seen(game).unmoved == ["b8", "b11"]
    play(game, "7 b8 1")
    assert seen(game).unmoved == ["b11"]
    refused(game, "7 b8 3", "PA-16", "moved-already")
    assert legal(game) == "7 b11 3"


def test_pa_16_all_seven_steps_or_none() -> None:
    game = position(blue="b5 : 7")
    assert legal(game) == "7 b5 7"
    refused(game, "7 b5 6", "PA-16", "rest-impossible")
    assert legal(position(blue="b12 : 7", red="r0")) == "fold"


def test_pa_16_a_part_only_if_the_rest_can_be_made() -> None:
    # r13 has a wall right behind r14: it can take 1, so b5 has to take 6, or all.
    game = position(blue="b5 r13 : 7", yellow="y0")
    assert legal(game) == "7 b5 6, 7 b5 7, 7 r13 1"
    refused(game, "7 b5 5", "PA-16", "rest-impossible")
    play(game, "7 r13 1")
    refused(game, "7 b5 7", "PA-16", "too-many-steps")
    refused(game, "2 b5", "PA-16", "seven-first")
    refused(game, "fold", "PA-16", "seven-first")


def test_pa_16_the_rest_may_need_several_pawns_in_the_right_order() -> None:
    # B3 to B4, B2 to B3 and B1 to B2 open the goal, and g14 takes the rest: in to B1, and out again.
    game = position(blue="g14 B1 B2 B3 : 7")
    refused(game, "7 g14 1", "PA-28", "ring-taken")
    refused(game, "7 B2 1", "PA-28", "hemmed-in")
    assert "7 B3 1" in game.legal
    play(game, "7 B3 1, 7 B2 1, 7 B1 1")
    assert legal(game) == "7 g14 4"
    assert where(play(game, "7 g14 4")) == "g12 B2 B3 B4"


def test_pa_16_each_part_is_a_move_with_its_collisions() -> None:
    game = position(blue="b5 b6 : 7", red="b8", green="b9 b9")
    play(game, "7 b5 3")
    assert (where(game), home(game, "red")) == ("b6 b8", 4)
    game = play(position(blue="b5 b6 : 7", green="b9 b9"), "7 b6 3")
    assert (where(game), home(game, "blue")) == ("b5", 3)
    assert legal(game) == "7 b5 4"


def test_pa_16_not_pawns_at_home_or_locked() -> None:
    game = position(blue="b5 B4 : 7")
    assert legal(game) == "7 b5 7"
    refused(game, "7 B4 1", "PA-26", "locked")
    refused(game, "7 b0 7", "PA-16", "no-pawn")


def test_pa_17_locking_the_last_pawn_leaves_the_rest_to_the_partner() -> None:
    game = position(blue="g13 B2 B3 B4 : 7", yellow="y5 y0 : 2")
    play(game, "7 g13 2")
    assert locked(game) == 4
    assert (game.turn, seen(game).moving, seen(game).steps_left) == (0, "yellow", 5)
    assert seen(game).unmoved == ["y5", "y0"]
    play(game, "7 y0 1, 7 y5 4")
    assert where(game, "yellow") == "y1 y9"
    assert game.turn == 2


def test_pa_17_the_partners_pawns_each_at_most_once_too() -> None:
    game = play(position(blue="g13 B2 B3 B4 : 7", yellow="y5 y9"), "7 g13 2, 7 y5 1")
    assert legal(game) == "7 y9 4"
    refused(game, "7 y6 4", "PA-16", "moved-already")


def test_pa_17_not_if_the_partner_cannot_make_the_rest() -> None:
    game = position(blue="g13 B2 B3 B4 : 7", yellow="y14", green="g0")
    refused(game, "7 g13 2", "PA-17", "rest-for-partner")
    # In to B1, out again as far as g9: that is the only way.
    assert legal(game) == "7 g13 7"


def test_pa_17_while_an_own_pawn_is_not_locked_the_partners_do_not_move() -> None:
    game = position(blue="g13 B3 B4 : 7", yellow="y5")
    assert legal(game) == "7 g13 7"
    refused(game, "7 y5 5", "PA-30", "partners-pawn")


def test_pa_17_nobody_stops_early_even_to_win() -> None:
    game = position(blue="g13 B2 B3 B4 : 7", yellow=LOCKED["Y"])
    refused(game, "7 g13 2", "PA-17", "rest-for-partner")
    assert legal(game) == "7 g13 7"
    # A finished player moves the partner's last pawn: the same.
    game = position(blue=LOCKED["B"] + " : 7", yellow="r13 Y2 Y3 Y4")
    refused(game, "7 r13 2", "PA-17", "rest-for-nobody")
    assert legal(game) == "7 r13 7"


def test_pa_17_a_seven_may_win_with_its_last_step() -> None:
    game = position(blue="g13 B2 B3 B4 : 7", yellow="r10 Y2 Y3 Y4")
    assert play(game, "7 g13 2, 7 r10 5").over
    game = position(blue="g8 B2 B3 B4 : 7", yellow=LOCKED["Y"])
    assert play(game, "7 g8 7").over


def test_pa_18_any_two_lone_pawns_on_the_track_change_places() -> None:
    game = position(blue="b5 : swap", red="g3", yellow="r9", green="")
    assert legal(game) == "swap b5 g3, swap b5 r9, swap r9 g3"
    play(game, "swap r9 g3")
    assert (where(game), where(game, "red"), where(game, "yellow")) == ("b5", "r9", "g3")


def test_pa_18_not_at_home_on_a_start_square_in_a_goal_or_together() -> None:
    game = position(blue="b0 b5 B1 : swap 2", red="b7 b7 r0", yellow="y3")
    refused(game, "swap b0 y3", "PA-18", "swap-off-track")
    refused(game, "swap y3 B1", "PA-18", "swap-off-track")
    refused(game, "swap b7 y3", "PA-18", "swap-together")
    refused(game, "swap b5 b6", "PA-18", "no-pawn")
    assert "swap b5 y3" in game.legal


def test_pa_18_two_of_one_colour_are_one_move_that_changes_nothing() -> None:
    game = position(blue="b5 b6 b7 : swap", red="r1 r2")
    assert game.legal.count("swap same") == 1
    refused(game, "swap b5 b6", "PA-18", "swap-one-colour")
    before = where(game)
    assert where(play(game, "swap same")) == before
    assert seen(game).played == {"swap": 1}


def test_pa_18_swap_same_needs_two_lone_pawns_of_one_colour() -> None:
    game = position(blue="b5 : swap", red="b6", green="g3 g3")
    refused(game, "swap same", "PA-18", "no-pair")


def test_pa_18_it_must_be_used_if_nothing_else_can_be() -> None:
    assert legal(position(blue=": swap", red="r5 r6")) == "swap same"
    assert legal(position(blue=": swap 2", red="r5", green="g9")) == "swap r5 g9"
    assert legal(position(blue=": swap 2", red="r5 r0", green="g0")) == "fold"


def test_pa_18_a_swapped_pawn_goes_on_from_there_on_its_own_path() -> None:
    game = position(blue="b1 : swap 2", red="g14")
    play(game, "swap b1 g14")
    assert where(play(game, "2 g14")) == "B2"


@pytest.mark.parametrize(
    ("hand", "allowed", "never", "rule", "reason"),
    [
        ("8", "8 start", "5 start", "PA-12", "no-start-card"),
        ("8", "8 start", "1/14 start", "PA-12", "no-start-card"),
        ("8", "8 start", "swap start", "PA-12", "no-start-card"),
        ("heart", "heart start", "heart b5", "PA-12", "heart-leaves-home"),
        ("1/14", "1 b5", "1/14 b5", "PA-14", "one-or-fourteen"),
        ("-4", "-4 b5", "4 b5", "PA-15", "four-goes-back"),
        ("7", "7 b5 7", "7 b5", "PA-16", "seven-is-shared"),
        ("7", "7 b5 7", "7 b5 8", "PA-16", "seven-steps"),
        ("7", "7 b5 1", "7 b5 0", "PA-16", "seven-steps"),
        ("12", "12 b5", "11 b5", "PA-6", "no-such-card"),
        ("12", "12 b5", "15 b5", "PA-6", "no-such-card"),
        ("swap", "swap b5 r3", "swap r3 b5", "PA-18", "swap-order"),
        ("swap", "swap b5 r3", "swap b5 b5", "PA-18", "swap-itself"),
    ],
)
def test_what_no_card_does_is_never_played(
    hand: str, allowed: str, never: str, rule: str, reason: str
) -> None:
    never_legal(position(blue=f"b5 b9 : {hand}", red="r3"), allowed, never, rule, reason)


@pytest.mark.parametrize(
    ("never", "better"), [("4 b5", "-4 b5"), ("7 b5", "7 b5 7"), ("swap r3 b5", "swap b5 r3")]
)
def test_what_was_meant_is_told(never: str, better: str) -> None:
    game = position(blue="b5 b9 : -4 7 swap", red="r3")
    refusal = game.why_not(never)
    assert refusal is not None
    assert refusal.facts == {"move": better}
    assert better in game.legal
