"""Which tickets it is best to complete (TR-22): the exact answer, for bots and for screens to propose."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.games.ticket_to_ride.core import tickets
from stofa.games.ticket_to_ride.core.cards import size
from stofa.games.ticket_to_ride.core.legal import serves
from stofa.games.ticket_to_ride.core.tickets import BIG_CITY_COUNT, BONUS, LENGTH, NEEDS, TICKET_COUNT

# The chance of a bonus card, in percent, by the number of completed tickets that name its city: counted in a
# few thousand games of greedy bots. What the others complete now is hidden at that moment, so it is an
# estimate; but a player who has fewer than another completed at half-time has no chance.
_LIKELY: Final[vec[i64]] = vec[i64]([0, 6, 45, 90, 99, 100, 100])
_STEEPEST: Final[vec[i64]] = vec[i64]([45, 45, 45, 9, 1, 0])  # the most that any further ticket can add
_MANY: Final = 5

_POINT: Final = 100  # worth is counted in hundredths of a point
_POINT_AT_LAST: Final = 200  # a ticket completed is also a ticket not lost

_PATIENCE: Final = 30_000
"""Upper bound of the sets examined before the best one so far is taken; twenty tickets need far fewer."""


def best_to_complete(held: i64, station: i64, completed: i64, rivals: i64, picked: i64, last: bool) -> i64:
    """The tickets to complete, beside those already picked, so that they bring most.

    `rivals` are the most tickets that another player is known to have completed for each big city.

    That is points, the hope for bonus cards and, in the last count, the points not lost. Every set is looked
    at that could be better, so nothing better exists.
    """
    search = _Search(station, rivals, last)
    spent: i64 = tickets.needs(picked)
    names: i64 = tickets.names(completed | picked)
    search.consider(tickets.behind(held, picked), spent, names)
    search.look(0, 0, spent, names, 0)
    return search.best


def likely(completed: i64, most: i64) -> i64:
    """The chance of a bonus card, in percent, if another player has completed at least `most` tickets."""
    if completed < most:
        return 0
    return _LIKELY[min(completed, _MANY + 1)]


def likelier(names: i64, rivals: i64, ticket: i64) -> i64:
    """What one more completed ticket adds to the hope for bonus cards, in hundredths of a point."""
    gain: i64 = 0
    for city in range(BIG_CITY_COUNT):
        if tickets.naming(tickets.NAMES[ticket], city):
            before: i64 = tickets.naming(names, city)
            most: i64 = tickets.naming(rivals, city)
            gain += BONUS[city] * (likely(before + 1, most) - likely(before, most))
    return gain


def likelier_at_best(names: i64, rivals: i64, ticket: i64) -> i64:
    """What it could add when others are completed first."""
    gain: i64 = 0
    for city in range(BIG_CITY_COUNT):
        if tickets.naming(tickets.NAMES[ticket], city):
            before: i64 = tickets.naming(names, city)
            most: i64 = tickets.naming(rivals, city)
            steepest: i64 = _STEEPEST[min(max(before, most), _MANY)]
            if before < most:  # the ticket that draws level brings all the hope at once
                steepest = max(steepest, likely(most, most))
            gain += BONUS[city] * steepest
    return gain


@final
@mypyc_attr(acyclic=True)
class _Search:
    """Branch and bound over the sets of tickets that a station can complete."""

    def __init__(self, station: i64, rivals: i64, last: bool) -> None:
        self.station: i64 = station
        self.rivals: i64 = rivals
        self.station_size: i64 = size(station)
        self.weight: i64 = _POINT
        if last:
            self.weight = _POINT_AT_LAST
        # The tickets to choose from, those first that bring most for each card, and what they could bring.
        self.candidates: vec[i64] = vec[i64]([0] * TICKET_COUNT)
        self.worth: vec[i64] = vec[i64]([0] * TICKET_COUNT)
        self.count: i64 = 0
        self.looks: i64 = 0
        self.best: i64 = 0
        self.best_worth: i64 = 0

    def consider(self, held: i64, spent: i64, names: i64) -> None:
        """Choose from those that can be completed at all."""
        while held != 0:
            ticket: i64 = tickets.first(held)
            held &= held - 1
            if serves(self.station, spent + NEEDS[ticket]):
                hope: i64 = likelier_at_best(names, self.rivals, ticket)
                self.insert(ticket, self.weight * tickets.POINTS[ticket] + hope)

    def insert(self, ticket: i64, worth: i64) -> None:
        place: i64 = self.count
        while (
            place > 0 and self.worth[place - 1] * LENGTH[ticket] < worth * LENGTH[self.candidates[place - 1]]
        ):
            self.candidates[place] = self.candidates[place - 1]
            self.worth[place] = self.worth[place - 1]
            place -= 1
        self.candidates[place] = ticket
        self.worth[place] = worth
        self.count += 1

    def look(self, place: i64, chosen: i64, spent: i64, names: i64, worth: i64) -> None:
        """Look at all sets that are `chosen` and some of the candidates from `place` on."""
        self.looks += 1
        if worth > self.best_worth:
            self.best_worth = worth
            self.best = chosen
        while place < self.count and worth + self.hope(place, spent) > self.best_worth:
            if self.looks > _PATIENCE:
                return
            ticket: i64 = self.candidates[place]
            place += 1
            if serves(self.station, spent + NEEDS[ticket]):
                self.look(
                    place,
                    chosen | tickets.TICKET[ticket],
                    spent + NEEDS[ticket],
                    names + tickets.NAMES[ticket],
                    worth + self.weight * tickets.POINTS[ticket] + likelier(names, self.rivals, ticket),
                )

    def hope(self, place: i64, spent: i64) -> i64:
        """No more than this can be added: the cards left go to the tickets that bring most for each."""
        left: i64 = self.station_size - size(spent)
        total: i64 = 0
        while place < self.count:
            ticket: i64 = self.candidates[place]
            if serves(self.station, spent + NEEDS[ticket]):
                if LENGTH[ticket] >= left:
                    return total + self.worth[place] * left // LENGTH[ticket] + 1
                total += self.worth[place]
                left -= LENGTH[ticket]
            place += 1
        return total
