"""What a seat imagines fits what it knows, and everything that fits can come."""

from collections import Counter

import pytest

import stofa
from stofa import Rng
from stofa.engine.core.state import NOBODY
from stofa.games.ticket_to_ride.core.public import for_seat
from stofa.games.ticket_to_ride.core.state import TicketObservation, TicketState
from stofa.games.ticket_to_ride.core.tickets import size as tickets_size
from stofa.games.ticket_to_ride.position import tickets_of

from .invariants import check
from .positions import inside, play, position, tickets, turn, words


def imagined(observation: TicketObservation, times: int = 40) -> list[TicketState]:
    rng = Rng(1)
    states = [observation.determinize(rng) for _ in range(times)]
    for state in states:
        check(state)
    return states


def test_own_cards_are_known_and_other_hands_are_not() -> None:
    game = position("hand: red*2; tickets: 5", "hand: blue*2; tickets: 7 8", row="white*5")
    states = imagined(inside(game).observe(0))
    assert {words(state.owns[0].hand) for state in states} == {"red*2"}
    assert {state.owns[0].tickets for state in states} == {tickets("5")}
    assert len({state.owns[1].hand for state in states}) > 10
    assert len({state.owns[1].tickets for state in states}) > 30
    assert all(tickets_of(state.owns[1].tickets) != [5] for state in states)


@pytest.mark.parametrize("open_stations", [False, True])
def test_what_rolled_into_the_stations_is_remembered(open_stations: bool) -> None:
    """TR-8: a position does not list it, but everybody saw it."""
    game = position("station: red*3", "station: blue*2", open_stations=open_stations)
    for seat in (NOBODY, 0, 1):
        states = imagined(inside(game).observe(seat))
        assert {words(state.public.stations[0]) for state in states} == {"red*3"}
        assert {words(state.public.stations[1]) for state in states} == {"blue*2"}


def test_tickets_that_one_put_under_the_stock_stay_where_they_are() -> None:
    game = position("", ticket_stock="1 2 3 4 5 6 7 8 9 10 11 12")
    inside(game).public.first_tickets = 0
    state = inside(game)
    state.owns[1].tickets |= state.shuffled ^ ((1 << 46) - 1)  # so that no ticket is out of the game
    state.public.ticket_counts = for_seat(1, 34)
    play(game, "tickets, ticket 6, ticket 2, ticket 5, ticket 1, keep 5, done")
    play(game, "tickets, ticket 3, ticket 4, ticket 7, ticket 8, keep 3, keep 4, done")
    for seat, own in ((0, [5, 1, 0]), (1, [6, 7])):
        states = imagined(state.observe(seat))
        first = 0 if seat == 0 else 3
        assert {tuple(s.pile.at(first + depth) for depth in range(len(own))) for s in states} == {tuple(own)}
        others = {s.pile.at(4 if seat == 0 else 0) for s in states}
        assert len(others) > 5
    watched = imagined(state.observe(NOBODY))
    assert len({tuple(s.pile.at(depth) for depth in range(5)) for s in watched}) == len(watched)


def test_tickets_that_one_returned_at_set_up_were_not_kept_by_others_then() -> None:
    game = stofa.new("ticket-to-ride-card-game", 2, manual_chance=True, start=0)
    while turn(game) == "~":
        game.play(game.legal[0])
    play(game, "keep 1, done, keep 7, keep 8, done")
    for state in imagined(inside(game).observe(0), 100):
        assert not state.owns[1].tickets & tickets("1 2 3 4 5 6")
    # But what another one draws later may well be among them.
    play(game, "take stock, draw red, take stock, draw red")
    play(game, "tickets, ticket 2, ticket 20, ticket 21, ticket 22, keep 2, done")
    found = [
        tickets_of(state.owns[1].tickets & tickets("2 3 4 5 6"))
        for state in imagined(inside(game).observe(0), 300)
    ]
    assert {number for held in found for number in held} == {2, 3, 4, 5, 6}
    assert max(map(len, found)) == 1


def test_tickets_offered_to_another_one_are_imagined() -> None:
    game = play(position("", "", rest="stock"), "tickets, ticket 1, ticket 2, ticket 3")
    assert {state.offered for state in imagined(inside(game).observe(0))} == {tickets("1 2 3")}
    assert len({state.offered for state in imagined(inside(game).observe(1))}) > 30


def test_every_ticket_is_as_likely() -> None:
    game = position(
        "tickets: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26", "tickets: 40 46"
    )
    seen: Counter[int] = Counter()
    for state in imagined(inside(game).observe(0), 1000):
        seen.update(tickets_of(state.owns[1].tickets))
    assert set(seen) == set(range(27, 47))
    assert all(60 < seen[number] < 145 for number in seen)  # 100 each, give or take


def test_of_choices_made_at_set_up_only_the_number_is_known_until_all_have_chosen() -> None:
    game = stofa.new("ticket-to-ride-card-game", 3, manual_chance=True, start=0)
    while turn(game) == "~":
        game.play(game.legal[0])
    play(game, "keep 1, keep 3, done, keep 7")
    states = imagined(inside(game).observe(2), 200)
    assert {len(tickets_of(state.owns[0].picked)) for state in states} == {2}
    assert {len(tickets_of(state.owns[1].picked)) for state in states} == {1}
    assert len({state.owns[0].picked for state in states}) > 50
    assert {state.owns[2].picked for state in states} == {0}
    states = imagined(inside(game).observe(0), 40)
    assert {state.owns[0].picked for state in states} == {tickets("1 3")}


def test_what_others_have_picked_at_this_count_is_something_they_can_complete() -> None:
    game = position(
        "station: yellow*2 red; tickets: 1 6",
        "station: blue*4 red*4; tickets: 2 13 24",
        rest="discards",
        step="completing",
    )
    play(game, "complete 1, done, complete 2")
    assert turn(game) == 1
    states = imagined(inside(game).observe(0))
    assert {state.owns[0].picked for state in states} == {tickets("1")}
    assert {tuple(tickets_of(state.owns[1].picked)) for state in states} == {(2,), (13,)}  # and another one
    states = imagined(inside(game).observe(1), 200)
    assert {tuple(tickets_of(state.owns[0].picked)) for state in states} == {(1,), (6,), (12,)}


def test_a_choice_of_very_many_tickets_is_guessed_too() -> None:
    held = " ".join(map(str, range(1, 24)))
    station = "black*4 white*4 yellow*9 green*9 blue*9 red*9 orange*4 purple*4"
    game = position("tickets: 40", f"station: {station}; tickets: {held}", rest="discards", step="completing")
    for number in range(1, 15):
        play(game, f"complete {number}")
        states = imagined(inside(game).observe(0), 5)
        assert {tickets_size(state.owns[1].picked) for state in states} == {number}


def test_a_choice_that_leaves_no_card_over_is_guessed_too() -> None:
    """Hardly any choice by chance will do, and to try one after the other would take for ever."""
    held = (1, 2, 3, 4, 8, 10, 11, 12, 13, 14, 15, 19, 23, 25, 28, 30)
    station = "black*3 white*2 yellow*6 green*7 blue*4 red*5 orange*3 purple locomotive*3"
    seat = f"station: {station}; tickets: {' '.join(map(str, held))}"
    game = position(seat, "station: locomotive*9; tickets: 5 6 7", rest="discards", step="completing")
    for number in held:
        play(game, f"complete {number}")
    assert turn(game) == 1
    states = imagined(inside(game).observe(1))
    assert {tickets_size(state.owns[0].picked) for state in states} == {len(held)}
    assert len({state.owns[0].picked for state in states}) > 10


def test_what_two_full_stations_complete_is_guessed_too() -> None:
    """From a game between bots: short tickets first is no way to find it."""
    text = (
        "players: 3; start: 1; turn: 1; step: completing; turns_left: 0; row: locomotive*2; "
        "discards: yellow*3 green purple locomotive*3; stock: none; "
        "under: 24 34 35 27 46 37 19 23 41 4 26 20 29 22 30 10 25 28 31; "
        "hand 0: white blue*3 red orange locomotive; "
        "station 0: black*3 white*3 yellow green*3 blue*2 red*3 orange*3 purple*4 locomotive; "
        "tickets 0: 11 12 15 17 33 36 38 42; picked 0: 11 12 15 17 33 36 38 42; first 0: 4; "
        "hand 1: black yellow blue red orange*5 purple locomotive*3; "
        "station 1: black*2 white*5 yellow*3 green blue*2 red*3 orange purple locomotive*4; "
        "tickets 1: 1 3 5 7 13 16 39 40 44; picked 1: 1 3 5 7 13 16 40; first 1: 3; "
        "hand 2: blue purple*2 locomotive; "
        "station 2: black*4 white yellow*2 green*5 blue red*2 purple locomotive; "
        "tickets 2: 2 6 8 9 14 18 21 32 43 45; first 2: 2; "
        "returned 2: 9 10 19 20 22 24 25 27 28 29 30 31 37 46; "
        "knows 2: 10 19 20 22 24 25 27 28 29 30 31 37 46"
    )
    state = inside(stofa.position("ticket-to-ride-card-game", text))
    states = imagined(state.observe(2), times=8)
    assert {tickets_size(state.owns[0].picked) for state in states} == {8}
    assert len({state.owns[0].picked for state in states}) > 1


def test_who_is_asked_at_the_count_can_complete_something() -> None:
    game = position(
        "station: yellow; tickets: 1", "station: blue*2; tickets: 33 34", rest="discards", step="completing"
    )
    assert turn(game) == 0
    imagined(inside(game).observe(1), 20)  # as the invariants check


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_stations", [False, True])
def test_in_whole_games_what_is_imagined_always_fits(players: int, open_stations: bool) -> None:
    game = stofa.new("ticket-to-ride-card-game", players, seed=players, open_stations=open_stations)
    rng = Rng(players)
    while not game.over:
        game.play(game.legal[rng.below(len(game.legal))])
        if len(game.history) % 5 == 0:
            for seat in range(players):
                check(inside(game).observe(seat).determinize(rng))
