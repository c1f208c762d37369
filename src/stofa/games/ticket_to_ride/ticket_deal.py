"""Who may have which tickets, and what may lie in the stations, when somebody's view does not tell.

At the count (TR-22) the two belong together: what is picked can be completed, and who is asked can complete
one more. And no ticket that was ever returned is among those that its owner kept at set-up (TR-4, TR-19).
"""

from typing import Final, NamedTuple

from stofa.engine.core.rng import Rng
from stofa.games.ticket_to_ride.core import public as steps
from stofa.games.ticket_to_ride.core.cards import CARD, LOCOMOTIVE, count, missing, size
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.tickets import (
    LENGTH,
    NEEDS,
    TICKET,
    TICKET_COUNT,
    needs,
    size as number_of,
)

_TRIES: Final = 60
"""Number of random deals that are tried before the shortest tickets are."""


class Hidden(NamedTuple):
    """How much of each seat is not known."""

    tickets: list[int]
    picks: list[int]
    """Of its tickets."""
    stations: list[int]


def deal_tickets(
    public: Public, owns: list[Own], hidden: Hidden, cards: list[int], loose: int, rng: Rng
) -> int | None:
    """Give each seat the tickets, picks and cards in the station that are hidden.

    They come from `cards`, which are taken from the list, and from the set `loose`, of which the rest comes
    back; None if no deal fits.
    """
    for attempt in range(_TRIES + 1):
        deal = _Deal(public, owns, cards, loose, rng, shortest=attempt == _TRIES)
        if deal.count(hidden) and deal.rest(hidden):
            deal.keep(cards)
            return deal.loose
        if public.step != steps.COMPLETING:
            return None
    return None


def all_returned(owns: list[Own]) -> int:
    """The tickets that any seat has ever returned."""
    returned = 0
    for own in owns:
        returned |= own.returned
    return returned


def room_for_returned(public: Public, seat: int, held: int, returned: int) -> int:
    """How many more of the tickets `returned` a seat can have beside those `held`: only those kept later."""
    kept_later = public.ticket_count(seat) + public.completed_count(seat) - public.first_ticket_count(seat)
    return int(kept_later - number_of((held | public.completed[seat]) & returned))


class _Deal:
    """One attempt."""

    def __init__(
        self, public: Public, owns: list[Own], cards: list[int], loose: int, rng: Rng, shortest: bool
    ) -> None:
        self.public = public
        self.owns = owns
        self.cards = list(cards)
        self.loose = loose
        self.rng = rng
        self.shortest = shortest
        self.returned = all_returned(owns)
        self.tickets = [own.tickets for own in owns]
        self.picked = [own.picked for own in owns]
        self.stations = [int(station) for station in public.stations]

    def keep(self, cards: list[int]) -> None:
        """This attempt is the one."""
        cards[:] = self.cards
        for seat, own in enumerate(self.owns):
            own.tickets, own.picked = self.tickets[seat], self.picked[seat]
            self.public.stations[seat] = self.stations[seat]

    def count(self, hidden: Hidden) -> bool:
        """The tickets that the seats have picked to complete, and one more for who is asked."""
        public = self.public
        if public.step != steps.COMPLETING:
            return True
        for seat in range(public.active + 1):
            room, held = hidden.stations[seat], hidden.tickets[seat]
            wanted = hidden.picks[seat] + (seat == public.active and held > 0)
            if wanted > held or not self.serve(seat, wanted, room):
                return False
            if seat == public.active and held == 0 and not self.asked(seat, room):
                return False
        return True

    def serve(self, seat: int, wanted: int, room: int) -> bool:
        """Choose so many tickets that the station completes, with as many cards as there is room for."""
        chosen: list[int] = []
        few = self.room_for_returned(seat)
        for ticket in self.in_some_order(self.loose):
            if len(chosen) == wanted:
                break
            came_back = bool(self.returned & TICKET[ticket])
            if came_back and few == 0:
                continue
            if self.add_needs(seat, sum(NEEDS[each] for each in (*chosen, ticket)), room):
                chosen.append(ticket)
                few -= came_back
        if len(chosen) < wanted:
            return False
        self.add_needs(seat, sum(NEEDS[each] for each in chosen), room, give=True)
        some = sum(TICKET[ticket] for ticket in chosen)
        self.loose &= ~some
        self.tickets[seat] |= some
        last = max(chosen, default=-1) if seat == self.public.active else -1
        self.picked[seat] |= sum(TICKET[ticket] for ticket in chosen if ticket != last)
        return True

    def asked(self, seat: int, room: int) -> bool:
        """Who is asked can complete one of the tickets it has, behind those picked."""
        picked = int(self.picked[seat])
        behind = self.tickets[seat] & -(1 << picked.bit_length())
        for ticket in self.in_some_order(behind):
            if self.add_needs(seat, needs(picked) + NEEDS[ticket], room, give=True):
                return True
        return False

    def in_some_order(self, some: int) -> list[int]:
        left = [ticket for ticket in range(TICKET_COUNT) if some & TICKET[ticket]]
        mixed = [left.pop(self.rng.below(len(left))) for _ in range(len(left))]
        return sorted(mixed, key=lambda ticket: LENGTH[ticket]) if self.shortest else mixed

    def add_needs(self, seat: int, wanted: int, room: int, give: bool = False) -> bool:
        """Whether a station serves these cards when what is missing is put into its hidden places."""
        station = self.stations[seat]
        lacking = missing(station, wanted)
        spare = count(station, LOCOMOTIVE)
        more: list[int] = []
        for kind in range(LOCOMOTIVE):
            short = count(lacking, kind)
            there = min(short, self.cards.count(kind))
            more += [kind] * there
            spare -= short - there
        while spare < 0 or len(more) > room:
            if spare >= 0 and more:
                more.pop()  # a locomotive that lies there already will do
                spare -= 1
                if spare < 0:
                    return False
                continue
            if self.cards.count(LOCOMOTIVE) <= more.count(LOCOMOTIVE):
                return False
            more.append(LOCOMOTIVE)
            spare += 1
            if len(more) > room:
                return False
        if give:
            for kind in more:
                self.cards.remove(kind)
                self.stations[seat] += CARD[kind]
        return True

    def rest(self, hidden: Hidden) -> bool:
        """Fill what has room left."""
        public = self.public
        choosing = public.step == steps.KEEPING and public.part == steps.SET_UP
        if self.loose & self.returned:  # what there is no other room for goes first
            for seat in range(len(self.owns)):
                lacking = self.lacking(seat, hidden) - self.room_for_returned(seat)
                if not self.give(seat, lacking, self.loose & ~self.returned):
                    return False
        for seat in range(len(self.owns)):
            if not self.give(seat, self.lacking(seat, hidden), self.loose):
                return False
            given = size(self.stations[seat]) - size(public.stations[seat])
            for _ in range(hidden.stations[seat] - given):
                self.stations[seat] += CARD[self.cards.pop(self.rng.below(len(self.cards)))]
            if choosing and not self.keep_some(seat, hidden.picks[seat]):
                return False
        return True

    def lacking(self, seat: int, hidden: Hidden) -> int:
        """How many tickets a seat is still to get."""
        return hidden.tickets[seat] - number_of(self.tickets[seat] & ~self.owns[seat].tickets)

    def room_for_returned(self, seat: int) -> int:
        return room_for_returned(self.public, seat, self.tickets[seat], self.returned)

    def give(self, seat: int, number: int, some: int) -> bool:
        """Give a seat so many tickets of a set, if there are as many."""
        choice = [ticket for ticket in range(TICKET_COUNT) if some & TICKET[ticket]]
        if len(choice) < number:
            return False
        for _ in range(number):
            ticket = choice.pop(self.rng.below(len(choice)))
            self.tickets[seat] |= TICKET[ticket]
            self.loose &= ~TICKET[ticket]
        return True

    def keep_some(self, seat: int, number: int) -> bool:
        """TR-4: what a seat has picked so far; who is still choosing has not picked the last one."""
        choice = [ticket for ticket in range(TICKET_COUNT) if self.tickets[seat] & TICKET[ticket]]
        if seat == self.public.active:
            choice = choice[:-1]
        if len(choice) < number:
            return False
        for _ in range(number):
            self.picked[seat] |= TICKET[choice.pop(self.rng.below(len(choice)))]
        return True
