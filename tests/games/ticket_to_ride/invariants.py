"""What holds in every state of Ticket to Ride: The Card Game, whatever was played."""

from stofa import Move
from stofa.games.ticket_to_ride.board import CARDS_EACH, LOCOMOTIVES, ROW
from stofa.games.ticket_to_ride.core import public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    COLOUR_COUNT,
    COLOURED,
    KIND_COUNT,
    LOCOMOTIVE,
    count,
    present,
    size,
)
from stofa.games.ticket_to_ride.core.legal import completable, serves
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.state import TicketState


def check(state: TicketState) -> None:
    _check_cards(state)
    _check_tracks(state.public)
    _check_tickets(state)
    _check_choices(state)
    _check_turn(state)


def reveals(state: TicketState, move: Move) -> bool:
    """Does a move show somebody more than it names?

    Which tickets were completed is shown when all have chosen. Stations are turned up for the count, all
    tickets at the end. And a ticket from under the stock simply comes.
    """
    before, later = state.public, state.clone()
    later.play(move.code)
    after = later.public
    all_have_chosen = before.part != after.part
    count_begins = before.step != after.step == steps.COMPLETING
    comes_back = after.under_tickets < before.under_tickets
    return all_have_chosen or count_begins or comes_back or after.step == steps.OVER


def _check_cards(state: TicketState) -> None:
    """TR-1: ten cards of each colour and sixteen locomotives, wherever they are."""
    public = state.public
    hands = [own.hand for own in state.owns]
    bags = [state.stock, public.row, public.discards, public.on_tracks(), *hands, *public.stations]
    for bag in bags:
        assert 0 <= bag < 64**KIND_COUNT, f"{bag:#x} holds what is no train card"
    for kind in range(KIND_COUNT):
        cards = sum(count(bag, kind) for bag in bags)
        assert cards == (LOCOMOTIVES if kind == LOCOMOTIVE else CARDS_EACH), f"{cards} cards of kind {kind}"
    assert public.stock_size == size(state.stock)
    assert size(public.row) <= ROW
    for seat in range(public.seats):
        known, hand = public.known_hands[seat], state.owns[seat].hand
        assert all(0 <= count(known, kind) <= count(hand, kind) for kind in range(KIND_COUNT))
        assert public.hand_size(seat) == size(state.owns[seat].hand)
        assert public.station_size(seat) == size(public.stations[seat])


def _check_tracks(public: Public) -> None:
    """TR-16: a colour lies on one track at most, and every row has a card."""
    assert public.cars & ~COLOURED == 0
    assert public.engines & ~COLOURED == 0
    seen = 0
    for seat in range(public.seats):
        assert seen & public.track(seat) == 0
        seen |= public.track(seat)
    assert seen == present(public.rows()) == present(public.owners)
    assert all(count(public.engines, colour) <= LOCOMOTIVES for colour in range(COLOUR_COUNT))


def _check_tickets(state: TicketState) -> None:
    """TR-4: 46 tickets, each in one place."""
    public = state.public
    pile = [state.pile.at(depth) for depth in range(state.pile.count)]
    places = [state.shuffled, state.offered, sum(tickets.TICKET[ticket] for ticket in pile)]
    for own in state.owns:
        places += [own.tickets]
    places += public.completed
    assert sum(places) == tickets.ALL_TICKETS
    assert sum(tickets.size(place) for place in places) == tickets.TICKET_COUNT
    assert public.shuffled_tickets == tickets.size(state.shuffled)
    assert public.under_tickets == state.pile.count
    assert public.offered == tickets.size(state.offered)
    drawn = [state.drawn >> 6 * place & 63 for place in range(public.offered)]
    assert sum(tickets.TICKET[ticket] for ticket in drawn) == state.offered
    assert state.drawn >> 6 * public.offered == 0
    for seat, own in enumerate(state.owns):
        assert public.ticket_count(seat) == tickets.size(own.tickets)
        assert public.picked_count(seat) == tickets.size(own.picked)
        assert public.first_ticket_count(seat) <= public.ticket_count(seat) + public.completed_count(seat)
        assert own.under & ~own.returned == 0
        elsewhere = [t for t in range(tickets.TICKET_COUNT) if t not in pile and t not in drawn]
        assert all(own.under & tickets.TICKET[t] == 0 for t in elsewhere)


def _check_choices(state: TicketState) -> None:
    """What is picked is there to be picked, and nobody has picked before their time."""
    public = state.public
    for seat, own in enumerate(state.owns):
        if public.step == steps.COMPLETING:
            assert own.picked & ~own.tickets == 0
            assert serves(public.stations[seat], tickets.needs(own.picked))  # TR-22
            assert seat <= public.active or own.picked == 0
        elif public.step == steps.KEEPING and public.part == steps.SET_UP:
            assert own.picked & ~own.tickets == 0
            assert (seat < public.active) <= (own.picked != 0)  # TR-4
            assert seat <= public.active or own.picked == 0
        elif public.step == steps.KEEPING and seat == public.active:
            assert own.picked & ~state.offered == 0
        else:
            assert own.picked == 0
    if public.step == steps.COMPLETING:
        assert completable(state.owns[public.active], public.stations[public.active])


def _check_turn(state: TicketState) -> None:
    """TR-13: a row is short only when the stock is empty; TR-21: then the last turns are counted."""
    public = state.public
    assert len(state.owns) == len(public.stations) == state.players() == public.seats
    assert 0 <= public.active < public.seats
    if public.step in (steps.FIRST, steps.SECOND, steps.KEEPING):
        assert public.stock_size == 0 or size(public.row) == ROW
        assert public.turns_left == steps.NOT_ENDING or 0 < public.turns_left <= public.seats
        if public.step == steps.FIRST:
            assert (public.turns_left != steps.NOT_ENDING) == (public.stock_size == 0)
    if public.step in (steps.COMPLETING, steps.OVER):
        assert public.turns_left == 0
        assert public.stock_size == 0
    assert public.part != steps.SECOND_HALF or public.seats == 4
    if public.step != steps.KEEPING and public.step != steps.OFFERING:
        assert public.offered == 0
