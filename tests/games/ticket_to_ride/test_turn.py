"""TR-6 to TR-8: how a turn begins, and what lies in a station."""

from .positions import hand, inside, legal, play, position, refused, seen, station, track, turn


def test_tr_6_one_card_of_every_row_moves_to_the_station() -> None:
    game = position("track: red 3, blue 1; station: white", step="begin")
    assert track(game, 0) == "red 2"
    assert station(game, 0) == "white blue red"
    assert seen(game).players[0].station_size == 3


def test_tr_6_but_not_from_the_tracks_of_others() -> None:
    game = position("track: red 3", "track: blue 2", step="begin")
    assert track(game, 1) == "blue 2"
    assert station(game, 1) == ""


def test_tr_6_with_an_empty_track_nothing_moves() -> None:
    game = position("hand: red*2; station: white", step="begin")
    assert station(game, 0) == "white"
    assert legal(game, "lay") == "lay red 2"


def test_tr_6_then_one_action_and_only_one() -> None:
    game = position("hand: red*2 blue*2")
    assert {move.word for move in game.legal} == {"take", "lay", "tickets"}
    play(game, "take stock, draw green")
    refused(game, "lay red 2", "TR-6", "one-action")
    refused(game, "tickets", "TR-6", "one-action")
    play(game, "take stock, draw green")
    assert turn(game) == 1
    game = play(position("hand: red*2 blue*2"), "lay red 2")
    assert turn(game) == 1


def test_tr_6_there_is_nothing_to_be_done_with() -> None:
    refused(position("hand: red*2"), "done", "TR-6", "nothing-to-choose")


def test_tr_7_step_1_is_no_decision() -> None:  # TR-7
    game = position("track: red 2", "track: blue 2", active=1)
    play(game, "take stock, draw green, take stock, draw green")
    assert turn(game) == 0
    assert track(game, 0) == "red 1"
    assert [move.kind for move in game.legal].count("take") == len(seen(game).row) + 1 - (
        len(seen(game).row) - len(set(seen(game).row))
    )


def test_tr_7_locomotives_leave_a_row_last() -> None:
    state = inside(position("track: green 2+2"))
    left = []
    for _ in range(4):
        state.begin_turn(0)
        left.append((state.public.cars >> 18 & 63, state.public.engines >> 18 & 63))
    assert left == [(1, 2), (0, 2), (0, 1), (0, 0)]
    assert state.public.track(0) == 0


def test_tr_7_and_become_locomotives_again_in_the_station() -> None:
    game = position("track: green 0+2, red 1", step="begin")
    assert station(game, 0) == "red locomotive"
    assert track(game, 0) == "green 0+1"


def test_tr_8_nobody_may_look_into_a_station() -> None:
    game = position("station: red white", "station: blue")
    assert seen(game, 0).station is None
    assert seen(game, 1).station is None
    assert seen(game).station is None
    assert seen(game).players[0].station_size == 2


def test_tr_8_unless_stations_are_open_to_their_owners() -> None:
    game = position("station: red white", "station: blue", open_stations=True)
    assert seen(game, 0).station == ["white", "red"]
    assert seen(game, 1).station == ["blue"]
    assert seen(game).station is None


def test_tr_8_for_the_count_they_are_turned_up_for_their_owners() -> None:
    game = position("station: yellow; tickets: 1", "station: blue", rest="discards", step="completing")
    assert seen(game, 0).station == ["yellow"]
    assert seen(game, 1).station == ["blue"]
    assert seen(game).station is None


def test_what_was_drawn_blind_is_seen_by_its_taker_alone() -> None:
    game = play(position("hand: red"), "take stock, draw green")
    assert seen(game, 0).hand == ["green", "red"]
    assert seen(game, 1).hand == []
    assert game.history_seen_by(0)[-1] == ("~", "draw green")
    assert game.history_seen_by(1)[-1] == game.history_seen_by()[-1] == ("~", "draw")
    assert hand(game, 0) == "green red"
