"""TR-21 to TR-26: what happens when the stock runs out."""

import pytest

import stofa
from stofa import Game, TicketPosition

from .positions import NAME, hand, inside, legal, play, position, refused, seen, station, turn

LAST = "take stock, draw red"


def draw_tickets(game: Game[TicketPosition]) -> Game[TicketPosition]:
    """A turn that changes nothing: draw tickets and keep none."""
    play(game, "tickets")
    while turn(game) == "~":
        game.play(game.legal[0])
    return play(game, "done")


def nearly_over(*seats: str, stock: str = "red") -> Game[TicketPosition]:
    return position(*seats, row="blue*5", stock=stock, rest="discards")


@pytest.mark.parametrize("players", [2, 3])
def test_tr_21_after_the_last_card_everybody_has_one_more_turn(players: int) -> None:
    game = play(nearly_over(*["station: yellow; tickets: 1", "", ""][:players]), f"{LAST}, take blue")
    turns = []
    while seen(game).step == "first":
        turns.append(turn(game))
        draw_tickets(game)
    assert turns == [*range(1, players), 0]
    assert seen(game).step == "completing"


def test_tr_21_not_before_the_last_card() -> None:
    game = play(nearly_over("", stock="red*2"), f"{LAST}, take blue, reveal red")
    assert seen(game).turns_left == 2
    game = play(nearly_over("", stock="red*3"), f"{LAST}, take blue, reveal red")
    assert seen(game).turns_left is None
    for _ in range(5):
        draw_tickets(game)
    assert seen(game).turns_left is None


def test_tr_21_also_when_the_last_card_fills_the_row() -> None:
    game = play(nearly_over("", "", ""), "take blue, reveal red")
    assert seen(game).turns_left is None  # the turn goes on
    play(game, "take red")
    assert (turn(game), seen(game).turns_left) == (1, 3)


def test_tr_21_the_last_turns_are_whole_turns() -> None:
    game = play(nearly_over("", "hand: green*2; track: white 2; tickets: 9"), f"{LAST}, take blue")
    assert station(game, 1) == "white"
    assert {move.word for move in game.legal} == {"take", "lay", "tickets"}
    refused(game, "take stock", "TR-13", "no-stock")


def test_tr_22_a_ticket_takes_exactly_the_cards_it_shows() -> None:
    # 8: green and red; 12: yellow and red
    game = position("station: green red; tickets: 8 12", rest="discards", step="completing")
    assert legal(game) == "complete 8, done"
    refused(game, "complete 12", "TR-22", "station-lacks")
    play(game, "complete 8")
    assert game.over


def test_tr_22_each_card_serves_one_ticket() -> None:
    game = position("station: green red yellow; tickets: 8 12", rest="discards", step="completing")
    assert legal(game) == "complete 8, complete 12, done"
    play(game, "complete 8")
    assert game.over
    assert game.result is not None
    assert game.result.details["completed"] == [[8], []]
    game = position("station: green red*2 yellow; tickets: 8 12", rest="discards", step="completing")
    play(game, "complete 8, complete 12")
    assert game.result is not None
    assert game.result.details["completed"] == [[8, 12], []]


def test_tr_22_a_locomotive_stands_for_any_colour_that_is_missing() -> None:
    game = position("station: green locomotive; tickets: 8 12", rest="discards", step="completing")
    assert legal(game) == "complete 8, done"
    game = position("station: locomotive*2; tickets: 8 12", rest="discards", step="completing")
    assert legal(game) == "complete 8, complete 12, done"
    refused(
        position("station: locomotive yellow; tickets: 8 12", rest="discards", step="completing"),
        "complete 8",
        "TR-22",
        "station-lacks",
    )


def test_tr_22_a_locomotive_is_spent_only_for_what_is_missing() -> None:
    game = position("station: green red locomotive; tickets: 1 8", rest="discards", step="completing")
    assert legal(game) == "complete 1, complete 8, done"
    play(game, "complete 1")
    assert legal(game) == "complete 8, done"


def test_tr_22_the_player_chooses_in_the_order_of_numbers() -> None:
    game = position("station: red*9 locomotive*9; tickets: 6 8 12", rest="discards", step="completing")
    play(game, "complete 8")
    assert legal(game) == "complete 12, done"
    refused(game, "complete 6", "TR-22", "complete-order")
    refused(game, "complete 8", "TR-22", "completed-already")
    refused(game, "complete 7", "TR-22", "not-your-ticket")
    refused(game, "take stock", "TR-22", "counting")
    play(game, "done")
    assert game.result is not None
    assert game.result.details["completed"] == [[8], []]
    refused(position(""), "complete 8", "TR-22", "no-count-now")


def test_tr_22_in_seat_order_and_only_who_can_complete_something() -> None:
    game = position(
        "tickets: 8",
        "station: yellow; tickets: 1",
        "station: blue; tickets: 3",
        "station: blue; tickets: 2",
        rest="discards",
        step="completing",
        part="second half",
    )
    assert turn(game) == 1
    play(game, "complete 1")
    assert turn(game) == 3
    play(game, "done")
    assert game.over


def test_tr_22_the_best_set_is_proposed() -> None:
    # 13 (10 points) and 24 (12) share blue and red; 20 (11) shares orange with 24.
    game = position("station: blue*2 red green orange; tickets: 13 20 24", rest="discards", step="completing")
    assert seen(game, 0).best == [13, 20]
    assert seen(game, 1).best == []
    play(game, "complete 24")
    assert game.over


def test_tr_23_cards_on_the_track_or_in_hand_complete_nothing() -> None:  # TR-23
    game = position("hand: yellow; track: blue 1; tickets: 1 2", rest="discards", step="completing")
    assert game.over
    game = position("hand: yellow; station: blue; tickets: 1 2", rest="discards", step="completing")
    assert legal(game) == "complete 2, done"


@pytest.mark.parametrize("players", [2, 3])
def test_tr_24_with_two_or_three_players_the_game_is_over(players: int) -> None:  # TR-24
    lines = ["station: yellow; tickets: 1", "tickets: 2", "tickets: 3"][:players]
    game = play(position(*lines, rest="discards", step="completing"), "complete 1")
    assert game.over
    assert game.result is not None
    assert game.result.scores[:2] == [5 + 15 + 12, -5]


FOUR = (
    "hand: red*4; station: yellow green*3; track: white 2; tickets: 1 2",
    "hand: blue*3; tickets: 3; station: orange",
    "hand: black",
    "track: purple 1+1",
)


def second_half() -> Game[TicketPosition]:
    """Right after the first count."""
    game = position(*FOUR, rest="discards", step="completing", active=1)
    while seen(game).step == "completing":
        game.play(game.legal[0])
    return game


def test_tr_25_completed_tickets_are_set_aside_and_the_others_kept() -> None:  # TR-25
    game = second_half()
    assert not game.over
    assert seen(game, 0).tickets == [2]
    assert seen(game, 1).tickets == [3]
    assert [player.completed for player in seen(game).players] == [[1], [], [], []]
    assert [player.ticket_count for player in seen(game).players] == [1, 1, 0, 0]


def test_tr_25_all_cards_but_the_hands_are_shuffled() -> None:
    game = second_half()
    assert [hand(game, seat) for seat in range(4)] == ["red*4", "blue*3", "black", ""]
    assert seen(game).stock == 96 - 8
    assert (seen(game).row, seen(game).discards) == ([], {})
    assert all(player.station_size == 0 and not player.track for player in seen(game).players)
    assert [station(game, seat) for seat in range(4)] == [""] * 4


def test_tr_25_first_the_row_then_four_cards_each_then_the_left_neighbour_of_the_last_player() -> None:
    game = second_half()
    order = []
    while turn(game) == "~":
        order.append((game.legal[0].kind, inside(game).public.active))
        game.play(game.legal[0])
    assert [word for word, _ in order] == ["reveal"] * 5 + ["deal"] * 16
    assert [seat for _, seat in order[5:]] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    assert [player.hand_size for player in seen(game).players] == [8, 7, 5, 4]
    assert turn(game) == 2  # seat 1 was the last to play
    assert (seen(game).part, seen(game).turns_left) == ("second half", None)


def test_tr_25_there_is_no_second_half_with_fewer_players() -> None:
    game = position(*FOUR[:3], rest="discards", step="completing", active=1)
    play(game, "done")
    assert game.over


@pytest.mark.parametrize(
    ("left", "row", "hands"),
    [
        (3, 3, [0, 0, 0]),
        (5, 5, [0, 0, 0]),
        (11, 5, [4, 2, 0]),
        (21, 5, [4, 4, 4]),
    ],
)
def test_tr_25_with_too_few_cards_the_row_comes_first(left: int, row: int, hands: list[int]) -> None:
    """All other cards are in the hands of seats 2 and 3; seat 1 was the last to play."""
    cards = ["black", "white", "yellow"][: (left + 9) // 10]
    discards = " ".join(f"{colour}*{min(10, left - 10 * n)}" for n, colour in enumerate(cards))
    hoards = "", "", "hand: locomotive*16", ""
    game = position(*hoards, row="", discards=discards, rest="hand 3", step="completing", active=1)
    while turn(game) == "~":
        game.play(game.legal[0])
    assert len(seen(game).row) == row
    assert [player.hand_size for player in seen(game).players[:3]] == [*hands[:2], 16 + hands[2]]
    assert (seen(game).stock, turn(game)) == (0, 2)
    turns = []
    while seen(game).step == "first":  # TR-21: one turn each
        turns.append(turn(game))
        draw_tickets(game)
    assert turns == [2, 3, 0, 1]
    assert game.over


def test_tr_25_with_cards_left_it_goes_on_as_before() -> None:
    game = position(
        "", "", "", "", row="", discards="black*10 white*10 yellow*2", rest="hand 3", step="completing"
    )
    while turn(game) == "~":
        game.play(game.legal[0])
    assert (seen(game).stock, seen(game).turns_left) == (1, None)


def test_tr_26_after_the_second_time_it_is_over() -> None:
    game = position(
        "station: blue; tickets: 2; completed: 1",
        "tickets: 3; completed: 40",
        "",
        "",
        rest="discards",
        step="completing",
        part="second half",
    )
    play(game, "complete 2")
    assert game.over
    assert game.result is not None
    assert game.result.details["completed"] == [[1, 2], [40], [], []]


def test_a_whole_game_of_four_has_two_halves() -> None:
    game = stofa.new(NAME, 4, seed=3)
    parts = [seen(game).part]
    rng = stofa.Rng(3)
    while not game.over:
        game.play(game.legal[rng.below(len(game.legal))])
        if seen(game).part != parts[-1]:
            parts.append(seen(game).part)
    assert parts == ["set-up", "first half", "second half"]
