"""Dealing out what a seat has not seen: cards to hands, stations and stock; tickets to players and stock.

An observation is a snapshot. It does not list what passed before: which cards rolled into a station (TR-8),
what others took from the row, or who drew the tickets that the seat put under the stock. A player with a good
memory knows more; here every deal that fits what the seat sees now, what it holds and where its returned
tickets lie is equally likely.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.rng import Rng
from stofa.games.ticket_to_ride.core import cards, public as steps, tickets
from stofa.games.ticket_to_ride.core.choice import best_to_complete
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.pile import UNKNOWN, Pile
from stofa.games.ticket_to_ride.core.public import Public


def deal_cards(
    public: Public, seat: i64, known: vec[i64], rng: Rng, owns: list[Own], stations: vec[i64]
) -> i64:
    """Fill the other hands, and the stations that are not `known`. What is left is the stock.

    The hand of `seat` is in `owns`, those of the others are empty; an unknown station is negative.
    """
    unseen: i64 = cards.FULL_DECK - public.row - public.discards - public.on_tracks()
    if seat >= 0:
        unseen -= owns[seat].hand
    for other in range(public.seats):
        if known[other] >= 0:
            unseen -= known[other]
    left: i64 = cards.size(unseen)
    for other in range(public.seats):
        if other != seat:
            owns[other].hand = _some_cards(unseen, left, public.hand_size(other), rng)
            unseen -= owns[other].hand
            left -= public.hand_size(other)
        if known[other] >= 0:
            stations[other] = known[other]
        else:
            stations[other] = _some_cards(unseen, left, public.station_size(other), rng)
            unseen -= stations[other]
            left -= public.station_size(other)
    return unseen


def _some_cards(bag: i64, left: i64, number: i64, rng: Rng) -> i64:
    """A random bag of `wanted` cards from a bag of size `left`."""
    drawn: i64 = 0
    while number > 0:
        card: i64 = cards.CARD[cards.nth(bag, rng.below(left))]
        drawn += card
        bag -= card
        left -= 1
        number -= 1
    return drawn


def _some_tickets(held: i64, number: i64, rng: Rng) -> i64:
    """A random choice of `wanted` tickets from a set."""
    drawn: i64 = 0
    while number > 0:
        ticket: i64 = tickets.TICKET[tickets.nth(held, rng.below(tickets.size(held)))]
        drawn |= ticket
        held &= ~ticket
        number -= 1
    return drawn


def deal_tickets(public: Public, seat: i64, unseen: i64, rng: Rng, owns: list[Own]) -> i64:
    """Give the other players as many tickets of `unseen` as they have. What is left of it comes back.

    The tickets that `seat` returned were never among those that the others kept at set-up: at that time
    it had them itself, or they lay in the stock.
    """
    ever_mine: i64 = 0
    if seat >= 0:
        ever_mine = owns[seat].returned
    for other in range(public.seats):
        if other != seat:
            first: i64 = public.first_ticket_count(other)
            owns[other].tickets = _some_tickets(unseen & ~ever_mine, first, rng)
            unseen &= ~owns[other].tickets
    for other in range(public.seats):
        if other != seat:
            completed: i64 = public.completed_count(other)
            more: i64 = public.ticket_count(other) + completed - public.first_ticket_count(other)
            held: i64 = owns[other].tickets | _some_tickets(unseen, more, rng)
            unseen &= ~held
            owns[other].completed = _some_tickets(held, completed, rng)
            owns[other].tickets = held & ~owns[other].completed
    return unseen


def deal_pile(known: Pile, unseen: i64, rng: Rng, pile: Pile) -> i64:
    """Lay tickets of `unseen` into the places of a pile that are not known. What is left comes back."""
    for depth in range(known.count):
        ticket: i64 = known.at(depth)
        if ticket == UNKNOWN:
            ticket = tickets.nth(unseen, rng.below(tickets.size(unseen)))
            unseen &= ~tickets.TICKET[ticket]
        pile.put(ticket)
    return unseen


def guess_choices(public: Public, seat: i64, stations: vec[i64], rng: Rng, owns: list[Own]) -> None:
    """What the players have picked who chose before the active one: nobody sees it until all have chosen.

    At set-up any choice is as likely; at the count they have completed what was best for them.
    """
    last: bool = public.in_last_half()
    for other in range(public.active):
        if other == seat:
            continue
        own = owns[other]
        if public.step == steps.KEEPING and public.part == steps.SET_UP:
            while own.picked == 0:  # TR-4
                own.picked = _any_of(own.tickets, rng)
        elif public.step == steps.COMPLETING:
            own.picked = best_to_complete(own.tickets, stations[other], own.completed, 0, last)


def _any_of(held: i64, rng: Rng) -> i64:
    """Some of a set, each ticket with an even chance."""
    chosen: i64 = 0
    while held != 0:
        if rng.below(2) == 1:
            chosen |= held & -held
        held &= held - 1
    return chosen
