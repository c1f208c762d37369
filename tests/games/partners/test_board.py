"""PA-1 to PA-5: the teams, the squares and the own path."""

import pytest

import stofa
from stofa.games.partners import TITLE, board

from .positions import home, legal, locked, play, position, refused, seen, where


def test_pa_1_four_play_blue_red_yellow_green() -> None:
    assert [player.colour for player in seen(stofa.new("partners", 4)).players] == [
        "blue",
        "red",
        "yellow",
        "green",
    ]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_pa_1_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(stofa.BadOption) as error:
        stofa.new("partners", players)
    assert error.value.facts["rule"] == "PA-1"


def test_pa_1_blue_and_yellow_are_a_team_and_win_together() -> None:
    game = position(blue="g14 B2 B3 B4 : 1/14", yellow="Y1 Y2 Y3 Y4")
    assert play(game, "1 g14").over
    assert game.result is not None
    assert game.result.winners == [0, 2]


def test_pa_1_red_and_green_are_the_other_team() -> None:
    game = position(green="y14 G2 G3 G4 : 1/14", red="R1 R2 R3 R4", active="green")
    play(game, "1 y14")
    assert game.result is not None
    assert game.result.winners == [1, 3]


def test_pa_2_each_colour_has_14_squares_and_the_next_one_follows() -> None:  # PA-2
    game = position(blue="b14 r14 y14 : 1/14")
    assert where(play(game, "1 b14")) == "r1 r14 y14"
    assert where(play(position(blue="r14 : 1/14"), "1 r14")) == "y1"
    assert where(play(position(blue="y14 : 1/14"), "1 y14")) == "g1"
    assert where(play(position(red="g14 : 1/14", active="red"), "1 g14"), "red") == "b1"


def test_pa_2_there_is_no_15th_square() -> None:
    with pytest.raises(stofa.Unreadable):
        position(blue="b14 : 1/14").play("1 b15")
    assert board.QUARTER * len(board.COLOURS) == 56


def test_pa_3_a_start_square_is_never_counted() -> None:  # PA-3
    assert where(play(position(yellow="b13 : 3", active="yellow"), "3 b13"), "yellow") == "r2"
    assert where(play(position(blue="b0 : 3"), "3 b0")) == "b3"
    assert where(play(position(blue="r2 : -4"), "-4 r2")) == "b12"


def test_pa_3_nobody_ends_on_a_start_square_but_by_leaving_home() -> None:
    game = position(yellow="b14 : 1/14 heart", active="yellow")
    assert legal(game) == "1 b14, 14 b14, heart start"
    assert where(play(game, "heart start"), "yellow") == "b14 y0"


def test_pa_4_the_own_path_is_56_squares_and_then_four_rings() -> None:  # PA-4
    assert where(play(position(blue="g14 : 1/14"), "1 g14")) == "B1"
    assert where(play(position(red="b14 : 3", active="red"), "3 b14"), "red") == "R3"
    assert where(play(position(green="y12 : 6", active="green"), "6 y12"), "green") == "G4"


def test_pa_4_for_the_others_the_track_goes_on() -> None:
    assert where(play(position(yellow="g14 : 1/14", active="yellow"), "1 g14"), "yellow") == "b1"


def test_pa_5_all_pawns_begin_at_home() -> None:
    game = stofa.new("partners", 4, seed=1)
    for colour in board.COLOURS:
        assert (home(game, colour), where(game, colour), locked(game, colour)) == (4, "", 0)


def test_pa_5_and_no_fifth_one_leaves_it() -> None:
    game = position(blue="b0 b0 b0 : heart heart 2")
    play(game, "heart start")
    assert home(game, "blue") == 0
    refused(game, "heart start", "PA-12", "nobody-home")


def test_the_title_knows_itself() -> None:
    assert TITLE.name() == "Partners"
    assert len(TITLE.catalogue.rule) == 31
