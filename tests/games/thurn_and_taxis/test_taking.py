"""TT-9 to TT-13: taking a card, with the postmaster or the administrator, down to the last one."""

import pytest

from .positions import legal, play, position, refused, seen

OPEN = "Passau Lodz Linz Linz Basel Ulm"


def test_tt_9_take_an_open_card_and_the_display_is_filled_at_once() -> None:
    game = play(position("hand: Ulm", display=OPEN), "take Linz")
    assert game.turn == "~"
    assert seen(game).display == ["Passau", "Lodz", "Linz", "Basel", "Ulm"]
    refused(game, "lay Ulm", "TT-9", "card-comes-first")
    refused(game, "draw Ulm", "TT-9", "display-first")
    play(game, "reveal Zürich")
    assert seen(game).display == ["Passau", "Lodz", "Linz", "Basel", "Zürich", "Ulm"]
    assert seen(game, 0).hand == ["Linz", "Ulm"]


def test_tt_9_or_take_the_top_card_of_the_stock() -> None:
    game = play(position("hand: Ulm", display=OPEN), "take stock")
    refused(game, "reveal Zürich", "TT-9", "hand-first")
    play(game, "draw Zürich")
    assert seen(game, 0).hand == ["Zürich", "Ulm"]
    assert seen(game).display == OPEN.split()


def test_tt_9_a_card_that_does_not_lie_open_cannot_be_named() -> None:
    game = position("hand: Ulm", display=OPEN)
    refused(game, "take Zürich", "TT-9", "not-in-display")
    play(game, "take stock, draw Pilsen")
    refused(game, "postmaster Zürich", "TT-9", "not-in-display")


def test_tt_9_nobody_chooses_what_comes() -> None:
    refused(position("hand: Ulm", display=OPEN), "draw Zürich", "TT-9", "cards-come-by-themselves")


def test_tt_9_a_city_that_lies_open_twice_is_one_move() -> None:
    game = position("hand: Ulm", display=OPEN)
    assert legal(game) == "take Passau, take Lodz, take Linz, take Basel, take Ulm, take stock, administrator"


def test_tt_10_from_an_empty_stock_the_discards_come_shuffled() -> None:
    game = position("hand: Ulm", display=OPEN, discards="Zürich Pilsen Zürich", rest="hand 1")
    assert seen(game).stock == 0
    play(game, "take stock")
    assert legal(game) == "draw Pilsen, draw Zürich"
    assert (seen(game).stock, seen(game).discards) == (3, {})
    play(game, "draw Zürich")
    assert seen(game).stock == 2


def test_tt_10_the_same_for_the_display() -> None:
    game = play(position("hand: Ulm", display=OPEN, discards="Zürich Pilsen", rest="hand 1"), "take Linz")
    assert legal(game) == "reveal Pilsen, reveal Zürich"


def test_tt_10_not_before_a_card_is_needed() -> None:
    game = position("hand: Ulm", display=OPEN, stock="Salzburg", discards="Zürich Pilsen", rest="hand 1")
    play(game, "take stock")
    assert legal(game) == "draw Salzburg"
    play(game, "draw Salzburg")
    assert (seen(game).stock, seen(game).discards) == (0, {"Pilsen": 1, "Zürich": 1})
    assert "postmaster stock" in game.legal


def test_tt_10_without_stock_and_discards_there_is_nothing_to_draw() -> None:
    game = position("hand: Ulm", display=OPEN, rest="hand 1")
    assert "take stock" not in game.legal
    refused(game, "take stock", "TT-10", "no-stock")
    play(game, "take Linz")
    refused(game, "postmaster stock", "TT-10", "no-stock")


def test_tt_11_the_display_stays_short_when_there_is_nothing_to_fill_it_from() -> None:  # TT-11
    game = position("hand: Ulm", display=OPEN, rest="hand 1")
    assert play(game, "take Linz").turn == 0
    assert seen(game).display == ["Passau", "Lodz", "Linz", "Basel", "Ulm"]
    assert play(game, "postmaster Lodz").turn == 0
    assert seen(game).display == ["Passau", "Linz", "Basel", "Ulm"]


def test_tt_11_and_is_filled_as_soon_as_a_turn_begins_with_cards() -> None:
    """Not when they are discarded, which is at the end of the turn before."""
    game = position("hand: Ulm; route: Kempten–Zürich–Basel", display=OPEN, rest="hand 1")
    assert play(game, "take Linz, postmaster Lodz, restart Ulm").turn == 0
    assert seen(game).discards == {"Kempten": 1, "Basel": 1, "Zürich": 1}
    play(game, "end")
    assert (seen(game).active, legal(game)) == (1, "reveal Kempten, reveal Basel, reveal Zürich")
    assert play(game, "reveal Zürich, reveal Basel").turn == 1
    assert (seen(game).stock, seen(game).discards) == (1, {})


def test_tt_11_as_far_as_the_cards_go() -> None:
    game = position("hand: Ulm", display="Basel Linz", discards="Zürich", rest="hand 1")
    assert legal(game) == "reveal Zürich"
    assert play(game, "reveal Zürich").turn == 0
    assert seen(game).display == ["Linz", "Basel", "Zürich"]


def test_tt_11_who_finds_no_card_to_take_begins_with_laying() -> None:
    """No card was due, so the postal carrier may help."""
    game = position("hand: Ulm Kempten", display="", rest="hand 1")
    assert legal(game) == "lay Kempten, lay Ulm"
    refused(game, "administrator", "TT-13", "administrator-first")
    play(game, "lay Kempten")
    assert legal(game) == "carrier Ulm right, end"


def test_tt_11_a_second_taking_that_cannot_be_is_skipped() -> None:
    game = play(position("hand: Ulm", display="Kempten", rest="hand 1"), "take Kempten")
    assert legal(game) == "lay Kempten, lay Ulm"
    refused(game, "postmaster stock", "TT-6", "taking-is-over")
    assert legal(play(game, "lay Ulm")) == "carrier Kempten right, end"


def test_tt_11_the_skipped_postmaster_counts_as_the_official_where_he_was_due() -> None:
    begun = "route: Basel–Zürich; carriage: 3"
    due = position(begun, display="Kempten", rest="hand 1")
    play(due, "take Kempten")
    assert legal(due) == "lay Kempten right, restart Kempten"
    play(due, "lay Kempten right, close, each, done")
    assert due.turn == "~"  # no cartwright: seat 1 begins, and the display is filled

    free = position(f"hand: Lodz; {begun}", display="Kempten", rest="hand 1")
    play(free, "take Kempten, lay Kempten right, close, each, done")
    assert legal(free) == "cartwright, decline"


@pytest.mark.parametrize("route", ["", "route: Basel", "route: Basel–Zürich"])
def test_tt_11_with_nothing_to_take_and_nothing_to_lay_the_turn_passes(route: str) -> None:
    assert position(route, "hand: Ulm", display="", rest="hand 1").turn == 1


def test_tt_11_but_a_route_of_three_may_still_be_closed() -> None:
    game = position("route: Basel–Zürich–Kempten", display="", rest="hand 1")
    assert legal(game) == "close, end"
    refused(game, "lay Ulm right", "TT-6", "laying-is-over")
    refused(game, "carrier Ulm right", "TT-7", "no-other-laid")
    play(game, "close, each, house Kempten, house Basel")
    assert seen(game).players[0].carriage == 3
    assert legal(game) == "reveal Kempten, reveal Basel, reveal Zürich"  # seat 1 begins


def test_tt_11_or_be_left_as_it_is() -> None:
    game = play(position("route: Basel–Zürich–Kempten", display="", rest="hand 1"), "end")
    assert game.turn == 1
    assert seen(game).players[0].route == ["Basel", "Zürich", "Kempten"]


def test_tt_11_the_postmaster_who_brought_nothing_counts_when_closing() -> None:
    game = position("route: Basel–Zürich–Kempten; carriage: 3", display="", rest="hand 1")
    assert play(game, "close, each, done").turn == "~"  # no cartwright: seat 1 begins
    assert seen(game).players[0].carriage == 3


def test_tt_11_a_passed_turn_is_a_turn_of_the_last_round() -> None:
    """Seats 1 and 2, the last of the round, can neither take nor lay, and so the game is over."""
    game = position(
        "hand: Ulm",
        "carriage: 7; tiles: end 1",
        "",
        display="",
        rest="hand 0",
        active=0,
        start=0,
    )
    play(game, "lay Lodz, end")
    assert game.over


@pytest.mark.parametrize(
    ("second", "hand"),
    [
        ("postmaster Basel, reveal Ulm", ["Passau", "Basel", "Ulm"]),
        ("postmaster stock, draw Basel", ["Passau", "Basel", "Ulm"]),
        ("postmaster Zürich, reveal Ulm", ["Passau", "Zürich", "Ulm"]),  # it came to the display just now
    ],
)
def test_tt_12_the_postmaster_brings_a_second_card(second: str, hand: list[str]) -> None:
    game = position("hand: Ulm", display=OPEN)
    play(game, f"take Passau, reveal Zürich, {second}")
    assert seen(game, 0).hand == hand
    assert seen(game).official_used


def test_tt_12_but_no_third() -> None:
    game = position("hand: Ulm")
    play(game, "take stock, draw Basel, postmaster stock, draw Basel")
    refused(game, "postmaster stock", "TT-7", "no-other-taken")
    refused(game, "take stock", "TT-6", "taking-is-over")


def test_tt_12_the_first_card_is_taken_without_him_the_second_only_with_him() -> None:
    game = position("hand: Ulm")
    refused(game, "postmaster stock", "TT-12", "postmaster-second")
    play(game, "take stock, draw Basel")
    refused(game, "take stock", "TT-12", "second-by-postmaster")


def test_tt_12_or_laying_goes_on_without_him() -> None:
    game = play(position("hand: Ulm", display=OPEN), "take stock, draw Basel")
    assert legal(game) == (
        "postmaster Passau, postmaster Lodz, postmaster Linz, postmaster Basel, postmaster Ulm, "
        "postmaster stock, lay Basel, lay Ulm"
    )


def test_tt_13_the_administrator_changes_the_whole_display() -> None:
    game = play(position("hand: Ulm", display=OPEN), "administrator")
    assert seen(game).discards == {"Passau": 1, "Lodz": 1, "Linz": 2, "Basel": 1, "Ulm": 1}
    play(game, "reveal Zürich, reveal Zürich, reveal Zürich, reveal Pilsen, reveal Pilsen")
    assert game.turn == "~"
    play(game, "reveal Pilsen")
    assert legal(game) == "take Pilsen, take Zürich, take stock"
    assert seen(game).official_used


def test_tt_13_if_the_stock_runs_out_on_the_way_the_discards_come_back() -> None:
    game = position(
        "hand: Ulm", display=OPEN, stock="Zürich Zürich Pilsen Pilsen", discards="Salzburg", rest="hand 1"
    )
    play(game, "administrator, reveal Zürich, reveal Pilsen, reveal Zürich")
    refused(game, "reveal Lodz", "TT-2", "no-card-left")  # it lies on the discard pile
    play(game, "reveal Pilsen")
    assert legal(game) == "reveal Passau, reveal Lodz, reveal Linz, reveal Salzburg, reveal Basel, reveal Ulm"
    assert (seen(game).stock, seen(game).discards) == (7, {})
    assert play(game, "reveal Lodz, reveal Salzburg").turn == 0


def test_tt_13_even_if_there_are_no_other_cards() -> None:
    game = play(position("hand: Ulm", display="Basel Linz", rest="hand 1"), "administrator")
    assert play(game, "reveal Linz, reveal Basel").turn == 0
    assert legal(game) == "take Linz, take Basel"


def test_tt_13_not_after_taking() -> None:
    game = play(position("hand: Ulm"), "take stock, draw Basel")
    refused(game, "administrator", "TT-13", "administrator-first")


def test_tt_13_not_twice() -> None:
    game = position("hand: Ulm", display=OPEN)
    play(
        game,
        "administrator, reveal Zürich, reveal Zürich, reveal Pilsen, reveal Pilsen, reveal Lodz, reveal Lodz",
    )
    refused(game, "administrator", "TT-7", "official-used")


def test_tt_13_not_with_an_empty_hand_at_the_start_of_the_turn() -> None:
    refused(position(""), "administrator", "TT-8", "postmaster-due")
