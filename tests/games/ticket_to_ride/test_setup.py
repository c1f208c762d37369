"""TR-1 to TR-5: what everybody has before the first turn."""

from collections import Counter

import pytest

import stofa
from stofa import Game, TicketPosition
from stofa.games.ticket_to_ride import board

from .positions import NAME, hand, inside, legal, play, refused, seen, turn


def dealt(players: int, start: int = 0) -> Game[TicketPosition]:
    """A game whose cards were dealt, in the order of the colours, and whose tickets were offered."""
    game = stofa.new(NAME, players, manual_chance=True, start=start)
    while turn(game) == "~":
        game.play(game.legal[0])
    return game


def test_tr_1_there_are_96_train_cards() -> None:
    assert board.CARDS_EACH * len(board.COLOURS) + board.LOCOMOTIVES == 96
    assert len(board.COLOURS) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tr_1_everybody_begins_with_a_locomotive_and_the_rest_is_the_stock(players: int) -> None:
    game = stofa.new(NAME, players, manual_chance=True, start=0)
    assert [hand(game, seat) for seat in range(players)] == ["locomotive"] * players
    assert seen(game).stock == 96 - players


@pytest.mark.parametrize("players", [1, 5])
def test_tr_1_nobody_else_can_play(players: int) -> None:
    with pytest.raises(stofa.BadOption, match="TR-1"):
        stofa.new(NAME, players, manual_chance=True, start=0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tr_2_seven_cards_to_each_seat_and_then_five_for_the_row(players: int) -> None:
    game = stofa.new(NAME, players, manual_chance=True, start=players - 1)
    order = []
    while turn(game) == "~" and game.legal[0].kind != "ticket":
        order.append((inside(game).public.active, game.legal[0].kind))
        game.play(game.legal[0])
    deals = [(seat, "deal") for seat in range(players) for _ in range(7)]
    assert order[:-5] == deals
    assert [word for _, word in order[-5:]] == ["reveal"] * 5
    assert [player.hand_size for player in seen(game).players] == [8] * players
    assert len(seen(game).row) == 5
    assert seen(game).stock == 96 - 8 * players - 5


def test_tr_2_no_card_is_dealt_that_is_not_there() -> None:
    game = stofa.new(NAME, 2, manual_chance=True, start=0)
    play(game, "deal black, deal black, deal black, deal black, deal black, deal black, deal black")
    play(game, "deal black, deal black, deal black")
    refused(game, "deal black", "TR-1", "no-card-left")
    refused(game, "reveal white", "TR-2", "dealing-first")
    assert legal(game).startswith("deal white")


def test_tr_3_the_big_city_cards() -> None:  # TR-3
    assert board.BONUSES == {
        "New York": 15,
        "Chicago": 12,
        "Los Angeles": 12,
        "Dallas": 10,
        "Miami": 8,
        "Seattle": 8,
    }


def test_tr_4_there_are_46_tickets() -> None:
    assert len(board.TICKETS) == 46
    assert board.TICKETS[38] == ("Los Angeles", "Pittsburgh", 18, ("white", "blue", "blue", "purple"))
    shown = Counter(colour for *_, colours in board.TICKETS for colour in colours)
    assert set(shown) == set(board.COLOURS)
    for start, end, points, colours in board.TICKETS:
        assert start in board.BONUSES or end in board.BONUSES
        assert 1 <= len(colours) <= 5
        assert 5 <= points <= 22
        places = [board.COLOURS.index(colour) for colour in colours]
        assert max(places.count(place) for place in places) <= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tr_4_six_tickets_to_each_before_anybody_chooses(players: int) -> None:
    game = dealt(players)
    assert [player.ticket_count for player in seen(game).players] == [6] * players
    assert turn(game) == 0
    assert [seen(game, seat).offered for seat in range(players)] == [
        list(range(6 * seat + 1, 6 * seat + 7)) for seat in range(players)
    ]
    assert seen(game).offered == []
    assert seen(game).ticket_stock == 46 - 6 * players


def test_tr_4_at_least_one_is_kept() -> None:
    game = dealt(2)
    assert legal(game) == "keep 1, keep 2, keep 3, keep 4, keep 5, keep 6"
    refused(game, "done", "TR-4", "keep-one")
    play(game, "keep 4")
    assert legal(game) == "keep 5, keep 6, done"


def test_tr_4_one_may_keep_all_six_and_is_not_asked_when_there_is_nothing_left_to_choose() -> None:
    game = play(dealt(2), "keep 1, keep 2, keep 3, keep 4, keep 5, keep 6")
    assert turn(game) == 1
    assert legal(game) == "keep 7, keep 8, keep 9, keep 10, keep 11, keep 12"
    play(game, "keep 12")
    assert turn(game) == 0
    assert [player.ticket_count for player in seen(game).players] == [6, 1]


def test_tr_4_in_the_order_of_their_numbers_and_only_what_was_offered() -> None:
    game = play(dealt(2), "keep 4")
    refused(game, "keep 3", "TR-4", "keep-order")
    refused(game, "keep 4", "TR-4", "kept-already")
    refused(game, "keep 7", "TR-4", "not-offered")
    refused(game, "take stock", "TR-4", "choose-first")


def test_tr_4_the_rest_is_shuffled_back_when_all_have_chosen() -> None:
    game = play(dealt(3), "keep 1, done, keep 8, keep 9, done")
    assert seen(game).ticket_stock == 46 - 18
    assert [player.ticket_count for player in seen(game).players] == [6, 6, 6]  # nobody's choice is shown yet
    play(game, "keep 18")
    assert seen(game).ticket_stock == 46 - 4
    assert [player.ticket_count for player in seen(game).players] == [1, 2, 1]
    assert [seen(game, seat).tickets for seat in range(3)] == [[1], [8, 9], [18]]
    play(game, "tickets")
    assert "ticket 2" in game.legal
    assert "ticket 18" not in game.legal


@pytest.mark.parametrize("start", [0, 1, 2])
def test_tr_5_the_seat_that_was_named_begins_and_play_is_clockwise(start: int) -> None:
    game = play(dealt(3, start), "keep 6, keep 12, keep 18")
    for number in range(4):
        assert turn(game) == (start + number) % 3
        play(game, "take stock, draw red, take stock, draw red")
    chosen = {stofa.new(NAME, 3, seed=seed).options["start"] for seed in range(20)}
    assert chosen == {0, 1, 2}
