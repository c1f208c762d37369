"""Dealing out what a seat has not seen: cards to hands and stock, tickets to players and stock.

Every deal is equally likely that fits what the seat sees, and what it may remember:

* of cards everything. It saw what rolled into the stations (TR-7), and knows of each card that was taken face
  up and not laid since who has it. The rest of the hands and the stock are dealt.
* of tickets which ones were completed (TR-22), how many everybody kept and when, which ones it has had
  itself, and where those lie that it put under the stock, until another player draws them and keeps some
  (TR-19). A deal tells which tickets were kept at set-up and which later: what the seat itself has returned,
  others did not keep at set-up.

Not used is what the choices of others suggest: that a ticket which was not completed could not be, that
`done` was needed or not, that a player passed (TR-20); nor is what became of tickets from under the stock
once another player has kept some of them.

Of a choice under way it is known how many tickets were picked. To be kept, any so many are as likely. At the
count they are tickets that the station can complete together: one after another, each of those that still
can be completed as likely to be next, unless hardly any such choice comes to an end (`_guess_completed`).
"""

from typing import Final

from mypy_extensions import i64

from stofa.engine.core.rng import Rng
from stofa.games.ticket_to_ride.core import cards, public as steps, tickets
from stofa.games.ticket_to_ride.core.legal import serves
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.pile import UNKNOWN, Pile
from stofa.games.ticket_to_ride.core.public import Public, for_seat, of_seat

_TRIES: Final = 10_000  # number of random choices before the surest one is made; in a game a few will do
_TRIES_ALIKE: Final = 50  # of tickets that stations complete, before a little less is left to chance:
_MOST_PUT_BACK: Final = 1_000  # then tickets are put back so often before all is begun anew


def deal_cards(public: Public, seat: i64, rng: Rng, owns: list[Own]) -> i64:
    """Fill the hands of the others than `seat`, whose own one is in `owns`. What is left is the stock."""
    unseen: i64 = cards.FULL_DECK - public.row - public.discards - public.on_tracks()
    for other in range(public.seats):
        unseen -= public.stations[other]
        if other != seat:
            owns[other].hand = public.known_hands[other]
        unseen -= owns[other].hand
    left: i64 = cards.size(unseen)
    for other in range(public.seats):
        if other != seat:
            number: i64 = public.hand_size(other) - cards.size(owns[other].hand)
            drawn: i64 = _some_cards(unseen, left, number, rng)
            owns[other].hand += drawn
            unseen -= drawn
            left -= number
    return unseen


def _some_cards(bag: i64, left: i64, number: i64, rng: Rng) -> i64:
    """A random bag of `number` cards from a bag of size `left`."""
    drawn: i64 = 0
    while number > 0:
        card: i64 = cards.CARD[cards.nth(bag, rng.below(left))]
        drawn += card
        bag -= card
        left -= 1
        number -= 1
    return drawn


def _some_tickets(held: i64, number: i64, rng: Rng) -> i64:
    """A random choice of `number` tickets from a set."""
    drawn: i64 = 0
    while number > 0:
        ticket: i64 = tickets.TICKET[tickets.nth(held, rng.below(tickets.size(held)))]
        drawn |= ticket
        held &= ~ticket
        number -= 1
    return drawn


def deal_tickets(public: Public, seat: i64, unseen: i64, rng: Rng, owns: list[Own]) -> i64:
    """Give the players other than `seat` tickets of `unseen`, as many as they have. What is left comes back.

    The tickets that `seat` returned were never among those that the others kept at set-up: at that time
    it had them itself, or they lay in the stock.
    """
    returned: i64 = 0
    if seat >= 0:
        returned = owns[seat].returned
    if public.step == steps.COMPLETING:
        unseen = _guess_completed(public, seat, unseen, returned, rng, owns)
    firsts: i64 = _first_places(public, seat, unseen, returned, rng, owns)
    for other in range(public.seats):
        if other != seat:
            kept_first: i64 = _some_tickets(unseen & ~returned, of_seat(firsts, other), rng)
            owns[other].tickets |= kept_first
            unseen &= ~kept_first
    for other in range(public.seats):
        if other != seat:
            number: i64 = public.ticket_count(other) - tickets.size(owns[other].tickets)
            kept_later: i64 = _some_tickets(unseen, number, rng)
            owns[other].tickets |= kept_later
            unseen &= ~kept_later
    return unseen


def _first_places(public: Public, seat: i64, unseen: i64, returned: i64, rng: Rng, owns: list[Own]) -> i64:
    """How many of each player's tickets that are still to be dealt were kept at set-up.

    Of the tickets that are known (those completed, and those of `owns`) some may have been kept then: any,
    but for those that `seat` returned. They are chosen at random among all places that a player has. The
    choice holds if the tickets for the other first places, drawn from `unseen`, are all different from those
    returned (which is decided here for those beyond the `fewest` that there are in any case). A position
    read from a text may leave so few choices that hold that none is found.
    """
    all_unseen: i64 = tickets.size(unseen)
    fresh: i64 = tickets.size(unseen & ~returned)
    fewest: i64 = 0
    for other in range(public.seats):
        if other != seat:
            known: i64 = owns[other].tickets | public.completed[other]
            fewest += max(0, public.first_ticket_count(other) - tickets.size(known))
    for _ in range(_TRIES):
        firsts: i64 = 0
        total: i64 = 0
        fits: bool = True
        for other in range(public.seats):
            if other == seat:
                continue
            first: i64 = public.first_ticket_count(other)
            places: i64 = public.ticket_count(other) + public.completed_count(other)
            left: i64 = owns[other].tickets | public.completed[other]
            while left != 0:
                if rng.below(places) < first:
                    first -= 1
                    if left & -left & returned:
                        fits = False
                places -= 1
                left &= left - 1
            firsts += for_seat(other, first)
            total += first
        place: i64 = fewest
        while fits and place < total:
            fits = rng.below(all_unseen - place) < fresh - place
            place += 1
        if fits:
            return firsts
    return _surest_first_places(public, seat, fresh, returned, owns)


def _surest_first_places(public: Public, seat: i64, fresh: i64, returned: i64, owns: list[Own]) -> i64:
    """As few first places to be dealt as there can be: all known tickets that may be in one are."""
    firsts: i64 = 0
    for other in range(public.seats):
        if other != seat:
            known: i64 = (owns[other].tickets | public.completed[other]) & ~returned
            first: i64 = max(0, public.first_ticket_count(other) - tickets.size(known))
            firsts += for_seat(other, first)
            fresh -= first
    if fresh < 0:
        raise AssertionError("no tickets are left that can have been kept at set-up")
    return firsts


def deal_pile(known: Pile, unseen: i64, rng: Rng, pile: Pile) -> i64:
    """Lay tickets of `unseen` into the places of a pile that are not known. What is left comes back."""
    for depth in range(known.count):
        ticket: i64 = known.at(depth)
        if ticket == UNKNOWN:
            ticket = tickets.nth(unseen, rng.below(tickets.size(unseen)))
            unseen &= ~tickets.TICKET[ticket]
        pile.put(ticket)
    return unseen


def guess_kept(public: Public, seat: i64, offered: i64, rng: Rng, owns: list[Own]) -> None:
    """Which tickets the others have picked to keep, in a choice under way (TR-4, TR-19)."""
    for other in range(public.active + 1):
        if other == seat:
            continue
        own = owns[other]
        if public.part == steps.SET_UP:
            own.picked = _picked(own.tickets, public.picked_count(other), other == public.active, rng)
        elif other == public.active:
            own.picked = _picked(offered, public.picked_count(other), True, rng)


def _picked(offered: i64, number: i64, choosing: bool, rng: Rng) -> i64:
    """Some of the tickets offered; who is still `choosing` has not picked the last one."""
    if choosing:
        offered &= ~_last(offered)
    return _some_tickets(offered, number, rng)


def _guess_completed(public: Public, seat: i64, unseen: i64, returned: i64, rng: Rng, owns: list[Own]) -> i64:
    """Which tickets the others have picked to complete so far (TR-22). The rest of `unseen` comes back.

    Who takes tickets at random may come to where no other fits, and then begins anew. Where a station has
    completed many, hardly any choice by chance will do: so when that has failed often enough, some of those
    taken are put back instead, and short ones are preferred.
    """
    for attempt in range(_TRIES):
        put_back: i64 = 0 if attempt < _TRIES_ALIKE else _MOST_PUT_BACK
        left: i64 = unseen
        other: i64 = 0
        while other <= public.active:
            if other != seat:
                number: i64 = public.picked_count(other)
                if other == public.active:  # who is choosing now has one more, after those picked
                    number += 1
                # At most so many of those that this seat returned can be the other's: those kept later.
                held: i64 = public.ticket_count(other) + public.completed_count(other)
                few: i64 = held - public.first_ticket_count(other)
                few -= tickets.size(public.completed[other] & returned)
                chosen: i64 = _served_together(
                    public.stations[other], left, number, returned, few, put_back, rng
                )
                if chosen == 0 and number > 0:
                    break
                left &= ~chosen
                owns[other].tickets = chosen
                owns[other].picked = chosen
                if other == public.active:
                    owns[other].picked = chosen & ~_last(chosen)
            other += 1
        if other > public.active:
            return left
    raise AssertionError("no tickets are left that the stations can complete")


def _served_together(
    station: i64, held: i64, number: i64, returned: i64, few: i64, put_back: i64, rng: Rng
) -> i64:
    """So many tickets of a set that a station can complete together, at most a `few` of those returned.

    Where none fits any more, one is put back, at most so many times. The set is empty if that did not help.
    """
    chosen: i64 = 0
    spent: i64 = 0
    preferring_short: bool = put_back > 0
    while tickets.size(chosen) < number:
        free: i64 = held & ~chosen
        if tickets.size(chosen & returned) >= few:
            free &= ~returned
        free = _servable(station, free, spent)
        if free != 0:
            ticket: i64 = tickets.nth(free, rng.below(tickets.size(free)))
            if preferring_short:
                other: i64 = tickets.nth(free, rng.below(tickets.size(free)))
                if tickets.LENGTH[other] < tickets.LENGTH[ticket]:
                    ticket = other
            chosen |= tickets.TICKET[ticket]
            spent += tickets.NEEDS[ticket]
        elif put_back == 0 or chosen == 0:
            return 0
        else:
            put_back -= 1
            taken: i64 = tickets.nth(chosen, rng.below(tickets.size(chosen)))
            chosen &= ~tickets.TICKET[taken]
            spent -= tickets.NEEDS[taken]
    return chosen


def _servable(station: i64, held: i64, spent: i64) -> i64:
    """Those tickets of a set, each for itself, that a station can complete when some cards are spent."""
    served: i64 = 0
    while held != 0:
        ticket: i64 = tickets.first(held)
        if serves(station, spent + tickets.NEEDS[ticket]):
            served |= tickets.TICKET[ticket]
        held &= held - 1
    return served


def _last(held: i64) -> i64:
    """The last ticket of a set, as a set."""
    while held & (held - 1) != 0:
        held &= held - 1
    return held
