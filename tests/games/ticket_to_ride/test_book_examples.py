"""The examples of the printed book."""

from .positions import legal, play, position, seen, station, track


def test_haflidi_robs_maria_of_her_blue_card() -> None:
    """TR-16: María has one blue, one red and one yellow card on her track; Hafliði lays three blue ones."""
    game = position("hand: blue red yellow", "hand: blue*3", "")
    play(game, "lay yellow blue red")
    assert track(game, 0) == "yellow 1, blue 1, red 1"
    play(game, "lay blue 3")
    assert track(game, 0) == "yellow 1, red 1"
    assert track(game, 1) == "blue 3"
    assert seen(game).discards == {"blue": 1}


def test_a_green_row_of_four_of_which_two_are_locomotives() -> None:
    """TR-14."""
    game = play(position("hand: green*2 locomotive*2"), "lay green 2+2")
    assert track(game, 0) == "green 2+2"
    assert seen(game).players[0].hand_size == 0


def test_los_angeles_to_pittsburgh_with_a_locomotive() -> None:
    """TR-22: white, blue, blue and purple, of which a locomotive stands for any one."""
    for cards in ("blue*2 purple", "white blue purple", "white blue*2"):
        game = position(f"station: {cards} locomotive; tickets: 39", rest="discards", step="completing")
        assert legal(game) == "complete 39, done"
        play(game, "complete 39")
        assert game.result is not None
        assert game.result.scores == [18 + 12, 0]
    game = position("station: white blue locomotive; tickets: 39", rest="discards", step="completing")
    assert game.over
    assert station(game, 0) == "white blue locomotive"


def test_seattle_to_miami_counts_for_both() -> None:
    """TR-28."""
    game = position("completed: 46", rest="discards", step="completing")
    assert game.result is not None
    assert game.result.details["bonus"] == [["Miami", "Seattle"], []]
