"""What a position of Ticket to Ride is worth to a player: above all the tickets that its cards can serve."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.evaluation import WHOLE, Evaluation
from stofa.engine.core.state import State
from stofa.games.ticket_to_ride.board import TICKETS
from stofa.games.ticket_to_ride.core import public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    CARD,
    CARD_KINDS,
    END,
    LOCOMOTIVE,
    LOCOMOTIVE_CARD,
    count,
    kinds_of,
    missing,
    size,
)
from stofa.games.ticket_to_ride.core.heuristic import turns_to_come
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.state import TicketState
from stofa.games.ticket_to_ride.core.tickets import BIG_CITY_COUNT, BONUS, TICKET_COUNT

# What is looked at. A feature is a place in the list.
COMPLETED: Final = 0  # points of completed tickets
HELD: Final = 1  # points of all tickets not completed
HELD_COUNT: Final = 2  # how many they are
LACK: Final = 3  # cards that they show and that neither station, track nor hand has
HAND: Final = 4  # cards
LOCOMOTIVES: Final = 5  # in the hand
ROLLING: Final = 6  # cards on the track that will arrive in time
SPARE: Final = 7  # cards of the station that serve no ticket
TO_MOVE: Final = 8  # one, if it is
ARRIVED: Final = 9  # the tickets that the station can serve: four features, see below
LAID: Final = 13  # with what will arrive from the track: four features
PROVIDED: Final = 17  # with the hand: four features
FEATURES: Final = 21

# Of each set of tickets:
POINTS: Final = 0  # what they are worth
BONUSES: Final = 1  # points of the bonus cards that they would win, if everybody completed such tickets
LEAD: Final = 2  # by how many tickets they are ahead or behind for each bonus card, times its points
COUNT: Final = 3  # how many they are

FARTHEST_AHEAD: Final = 2
"""Tickets beyond which a lead for a bonus card is not worth more."""

LATEST: Final = 16
"""So many turns before the end of a half, what things are worth begins to change."""

LISTS: Final = 3
"""Of weights for each half, the last one first: as it is, by how late it is, by its square."""

_SETS: Final = 3
_MOST_SEATS: Final = 4


def lists_of(players: int) -> int:
    """How many lists of weights there are. Only four players have two halves (TR-24)."""
    return 2 * LISTS if players == _MOST_SEATS else LISTS


def _ranks() -> list[int]:
    """Which tickets to serve first: those that bring most for each card."""
    brings = [points / len(colours) for _, _, points, colours in TICKETS]
    order = sorted(range(len(brings)), key=lambda ticket: -brings[ticket])
    return [order.index(ticket) for ticket in range(len(brings))]


_RANK: Final[vec[i64]] = vec[i64](_ranks())


@final
@mypyc_attr(acyclic=True)
class TicketEvaluation(Evaluation):
    """Judges by the tickets that the station, the track and the hand can serve, and by what is missing."""

    def __init__(self, weights: list[int], turns: i64, turns_at_length: i64 = 0) -> None:
        super().__init__(weights, turns, FEATURES, turns_at_length)
        # By seat, for the three sets one behind the other: the tickets, and how they name the big cities.
        self.sets: vec[i64] = vec[i64]([0] * (_SETS * _MOST_SEATS))
        self.names: vec[i64] = vec[i64]([0] * (_SETS * _MOST_SEATS))
        self.arriving: vec[i64] = vec[i64]([0] * _MOST_SEATS)
        self.line: vec[i64] = vec[i64]([0] * TICKET_COUNT)  # tickets of one seat, the most wanted first
        self.line_count: i64 = 0

    def prepare(self, state: State, shares: vec[i64]) -> None:
        """The tickets that everybody could complete; and how late it is."""
        assert isinstance(state, TicketState)
        public = state.public
        turns: i64 = turns_to_come(public)
        late: i64 = max(0, LATEST - turns)
        first: i64 = 0
        if not public.in_last_half():
            first = LISTS
        number: i64 = 0
        while number < len(shares):
            shares[number] = 0
            number += 1
        shares[first] = WHOLE
        shares[first + 1] = late
        shares[first + 2] = late * late // LATEST
        sets, names = self.sets, self.names
        seat: i64 = 0
        while seat < public.seats:
            own = state.owns[seat]
            self.line_up(own.tickets)
            bag: i64 = public.stations[seat]
            place: i64 = _SETS * seat
            done: i64 = public.completed[seat]
            sets[place] = self.served(bag)
            names[place] = tickets.names(sets[place] | done)
            arriving: i64 = self.rolling(public, seat, turns)
            self.arriving[seat] = arriving
            bag += arriving
            sets[place + 1] = self.served(bag)
            names[place + 1] = tickets.names(sets[place + 1] | done)
            bag += own.hand
            sets[place + 2] = self.served(bag)
            names[place + 2] = tickets.names(sets[place + 2] | done)
            seat += 1

    def look(self, state: State, side: i64, features: vec[i64]) -> None:
        assert isinstance(state, TicketState)
        public = state.public
        own = state.owns[side]
        held: i64 = own.tickets
        station: i64 = public.stations[side]
        place: i64 = _SETS * side
        arrived: i64 = self.sets[place]
        features[COMPLETED] = tickets.points(public.completed[side])
        features[HELD] = tickets.points(held)
        features[HELD_COUNT] = tickets.size(held)
        arriving: i64 = self.arriving[side]
        features[LACK] = size(missing(station + arriving + own.hand, tickets.needs(held)))
        features[HAND] = public.hand_size(side)
        features[LOCOMOTIVES] = count(own.hand, LOCOMOTIVE)
        features[ROLLING] = size(arriving)
        features[SPARE] = size(station) - size(tickets.needs(arrived))
        features[TO_MOVE] = 0
        if public.active == side:
            features[TO_MOVE] = 1
        self.judge(public.seats, side, 0, features, ARRIVED)
        self.judge(public.seats, side, 1, features, LAID)
        self.judge(public.seats, side, 2, features, PROVIDED)

    def judge(self, seats: i64, side: i64, number: i64, features: vec[i64], at: i64) -> None:
        """What one of the sets of tickets would bring."""
        names = self.names
        mine: i64 = names[_SETS * side + number]
        bonuses: i64 = 0
        lead: i64 = 0
        city: i64 = 0
        while city < BIG_CITY_COUNT:
            most: i64 = 0
            other: i64 = 0
            while other < seats:
                if other != side:
                    most = max(most, tickets.naming(names[_SETS * other + number], city))
                other += 1
            own: i64 = tickets.naming(mine, city)
            if own >= most and own > 0:
                bonuses += BONUS[city]
            lead += BONUS[city] * max(-FARTHEST_AHEAD, min(FARTHEST_AHEAD, own - most))
            city += 1
        chosen: i64 = self.sets[_SETS * side + number]
        features[at + POINTS] = tickets.points(chosen)
        features[at + BONUSES] = bonuses
        features[at + LEAD] = lead
        features[at + COUNT] = tickets.size(chosen)

    def line_up(self, held: i64) -> None:
        """Put the tickets of a set into a line."""
        line = self.line
        total: i64 = 0
        while held != 0:
            ticket: i64 = tickets.first(held)
            held &= held - 1
            place: i64 = total
            while place > 0 and _RANK[line[place - 1]] > _RANK[ticket]:
                line[place] = line[place - 1]
                place -= 1
            line[place] = ticket
            total += 1
        self.line_count = total

    def served(self, bag: i64) -> i64:
        """The tickets in the line that a bag of cards can serve together, one after the other."""
        line = self.line
        chosen: i64 = 0
        spent: i64 = 0
        engines: i64 = count(bag, LOCOMOTIVE)
        place: i64 = 0
        while place < self.line_count:
            ticket: i64 = line[place]
            place += 1
            if size(missing(bag, spent + tickets.NEEDS[ticket])) <= engines:
                spent += tickets.NEEDS[ticket]
                chosen |= tickets.TICKET[ticket]
        return chosen

    def rolling(self, public: Public, seat: i64, turns: i64) -> i64:
        """The cards on a track that will roll into the station before the count, if nobody robs them."""
        rolls: i64 = turns
        if public.turns_left != steps.NOT_ENDING:
            rolls = 0
            away: i64 = seat - public.active
            if away < 0:
                away += public.seats
            if 0 < away < public.turns_left:
                rolls = 1
        elif seat == public.active:
            rolls = turns - 1
        bag: i64 = 0
        place: i64 = kinds_of(public.track(seat))
        while CARD_KINDS[place] != END:
            colour: i64 = CARD_KINDS[place]
            place += 1
            cars: i64 = min(rolls, count(public.cars, colour))
            engines: i64 = min(rolls - cars, count(public.engines, colour))
            bag += cars * CARD[colour] + engines * LOCOMOTIVE_CARD
        return bag
