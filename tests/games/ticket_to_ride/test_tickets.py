"""TR-19, TR-20: drawing tickets, and having nothing to do."""

import stofa

from .positions import NAME, inside, legal, play, position, refused, seen, turn


def test_tr_19_four_tickets_of_which_any_may_be_kept() -> None:
    game = play(position(""), "tickets, ticket 30, ticket 7, ticket 12, ticket 1")
    assert turn(game) == 0
    assert legal(game) == "keep 1, keep 7, keep 12, keep 30, done"
    assert seen(game, 0).offered == [30, 7, 12, 1]
    play(game, "keep 7, keep 12, done")
    assert seen(game, 0).tickets == [7, 12]
    assert seen(game).players[0].ticket_count == 2
    assert turn(game) == 1


def test_tr_19_even_none() -> None:
    game = play(position("tickets: 46"), "tickets, ticket 30, ticket 7, ticket 12, ticket 1, done")
    assert seen(game, 0).tickets == [46]
    assert seen(game).ticket_stock == 45


def test_tr_19_or_all() -> None:
    game = play(position(""), "tickets, ticket 30, ticket 7, ticket 12, ticket 1")
    play(game, "keep 1, keep 7, keep 12, keep 30")
    assert seen(game, 0).tickets == [1, 7, 12, 30]
    assert seen(game).ticket_stock == 42
    assert turn(game) == 1


def test_tr_19_in_the_order_of_their_numbers_and_only_what_was_drawn() -> None:
    game = play(position("tickets: 46"), "tickets, ticket 30, ticket 7, ticket 12, ticket 1, keep 7")
    refused(game, "keep 1", "TR-19", "keep-order")
    refused(game, "keep 7", "TR-19", "kept-already")
    refused(game, "keep 46", "TR-19", "not-offered")
    refused(game, "take stock", "TR-19", "choose")
    refused(position(""), "keep 1", "TR-19", "nothing-offered")


def test_tr_19_fewer_if_fewer_are_left() -> None:
    game = play(position("", ticket_stock="5 9"), "tickets, ticket 9, ticket 5")
    assert legal(game) == "keep 5, keep 9, done"


def test_tr_19_not_allowed_if_none_is_left() -> None:
    game = position("", ticket_stock="")
    assert "tickets" not in game.legal
    refused(game, "tickets", "TR-19", "no-tickets-left")


def test_tr_19_a_ticket_must_be_in_the_stock() -> None:
    game = play(position("tickets: 3"), "tickets")
    refused(game, "ticket 3", "TR-19", "not-in-ticket-stock")
    refused(game, "draw red", "TR-19", "ticket-first")


def test_tr_19_rejected_tickets_go_under_the_stock_in_the_order_drawn() -> None:
    game = position("", ticket_stock="1 2 3 4 5 6")
    play(game, "tickets, ticket 6, ticket 2, ticket 5, ticket 1, keep 2, done")  # 3 4, then 6 5 1
    play(game, "tickets, ticket 4")
    assert turn(game) == "~"
    play(game, "ticket 3")  # then two without chance, in their order
    assert turn(game) == 1
    assert seen(game, 1).offered == [4, 3, 6, 5]
    assert legal(game) == "keep 3, keep 4, keep 5, keep 6, done"
    play(game, "keep 3, done")  # 1, then 4 6 5
    play(game, "tickets")
    assert turn(game) == 0
    assert seen(game, 0).offered == [1, 4, 6, 5]


def test_tr_19_unseen_by_the_others() -> None:
    game = position("", ticket_stock="1 2 3 4 5 6 7 8 9 10")
    play(game, "tickets, ticket 6, ticket 2, ticket 5, ticket 1, keep 5, done")
    assert seen(game, 0).under == [6, 2, 1]
    assert seen(game, 1).under == seen(game).under == [None, None, None]
    play(game, "tickets, ticket 3, ticket 4, ticket 7, ticket 8, keep 3, keep 4, keep 7, done")
    assert seen(game, 0).under == [6, 2, 1, None]
    assert seen(game, 1).under == [None, None, None, 8]
    play(game, "tickets, ticket 9, ticket 10")  # and 6 and 2 from under the stock
    assert seen(game, 0).under == [1, None]
    assert seen(game, 1).under == [None, 8]
    assert seen(game, 0).offered == [9, 10, 6, 2]
    assert seen(game, 1).offered == []


def test_tr_19_unseen_by_whoever_takes_the_seat_over() -> None:
    game = position("", ticket_stock="1 2 3 4 5 6 7 8 9 10")
    play(game, "tickets, ticket 6, ticket 2, ticket 5, ticket 1, keep 5, done")
    came = game.view(0)
    assert came.known_since(came).position.under == [None, None, None]
    assert came.position.under == [6, 2, 1]
    play(game, "tickets, ticket 3, ticket 4, ticket 7, ticket 8, keep 3, done")
    play(game, "tickets, ticket 9, ticket 10")
    known = game.view(0).known_since(came).position
    assert (known.offered, known.under) == ([9, 10, 6, 2], [None, None, None, None])
    play(game, "keep 9, done")
    assert game.view(0).known_since(came).position.under == [None, None, None, None, 10, None, None]
    play(game, "tickets")  # all four from under the stock
    assert "; returned 0: 10; knows 0: 10;" in game.view(0).known_since(came).position_text()
    assert inside(game).owns[0].under != 0, "the seat itself remembers"


def test_tr_19_who_draws_it_again_knows_it_and_who_put_it_there_loses_sight_of_it() -> None:
    game = position("", ticket_stock="1 2 3 4")
    play(game, "tickets, ticket 1, ticket 2, ticket 3, ticket 4, done")
    assert seen(game, 0).under == [1, 2, 3, 4]
    play(game, "tickets, keep 2, done")
    assert seen(game, 1).under == [1, 3, 4]
    assert seen(game, 0).under == [None, None, None]
    assert inside(game).owns[0].returned == 0b1111


def test_tr_19_what_is_drawn_and_kept_is_told_to_nobody_else() -> None:
    game = stofa.new(NAME, 2, seed=1, start=1)
    while seen(game).part == "set-up":
        game.play(game.legal[-1])
    play(game, "tickets")
    play(game, str(game.legal[0]))
    told = [(mover, move) for mover, move in game.history_seen_by(0) if mover == 1 or move.kind == "ticket"]
    assert told[-6:] == [(1, "tickets"), *[("~", "ticket")] * 4, (1, "keep")]
    assert game.history_seen_by(1)[-1] == (1, game.history[-1][1])


def test_tr_20_who_can_do_nothing_passes() -> None:
    game = position("hand: red blue; track: green 2", row="", rest="discards", ticket_stock="")
    assert legal(game) == "pass"
    play(game, "pass")
    assert turn(game) == 1


def test_tr_20_but_not_who_can_do_something() -> None:
    refused(position("hand: red blue", ticket_stock=""), "pass", "TR-20", "not-stuck")
    refused(position("hand: blue", row="red", rest="discards", ticket_stock=""), "pass", "TR-20", "not-stuck")
    refused(position("hand: red*2", row="", rest="discards", ticket_stock=""), "pass", "TR-20", "not-stuck")
    refused(position("", row="", rest="discards", ticket_stock="4"), "pass", "TR-20", "not-stuck")
