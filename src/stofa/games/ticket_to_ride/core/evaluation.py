"""What a position of Ticket to Ride is worth to a player: above all the tickets that its cards can serve."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.core.state import State
from stofa.games.ticket_to_ride.core import public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    LOCOMOTIVE,
    LOCOMOTIVE_CARD,
    count,
    missing,
    of_kinds,
    size,
)
from stofa.games.ticket_to_ride.core.choice import likely
from stofa.games.ticket_to_ride.core.count import rivals_of
from stofa.games.ticket_to_ride.core.heuristic import turns_to_come
from stofa.games.ticket_to_ride.core.state import TicketState
from stofa.games.ticket_to_ride.core.tickets import BIG_CITY_COUNT, BONUS

# What is looked at. A feature is a place in the list.
COMPLETED: Final = 0  # points of completed tickets
ARRIVED: Final = 1  # points of tickets that the station can serve
LAID: Final = 2  # the same with the rows that lie on the track
PROVIDED: Final = 3  # the same with the hand
HELD: Final = 4  # points of all tickets not completed
BONUSES: Final = 5  # hoped for, in tenths of a point
LACK_ARRIVED: Final = 6  # cards that the tickets show and the station does not have
LACK_LAID: Final = 7  # nor the track
LACK: Final = 8  # nor the hand
HAND: Final = 9  # cards
LOCOMOTIVES: Final = 10  # in the hand
ROLLING: Final = 11  # cards on the track
SPARE: Final = 12  # cards of the station that serve no ticket
ROWS: Final = 13  # on the track
LACK_A_TURN: Final = 14  # LACK by the turns that are left, times ten
TO_MOVE: Final = 15  # one, if it is
FEATURES: Final = 16


@final
@mypyc_attr(acyclic=True)
class TicketEvaluation(Evaluation):
    """Judges by the tickets that the station, the track and the hand can serve, and by what is missing."""

    def look(self, state: State, side: i64, features: vec[i64]) -> None:
        assert isinstance(state, TicketState)
        public = state.public
        own = state.owns[side]
        held: i64 = own.tickets
        station: i64 = public.stations[side]
        track: i64 = public.track(side)
        engines: i64 = size(of_kinds(public.engines, track))
        rolling: i64 = of_kinds(public.cars, track) + engines * LOCOMOTIVE_CARD
        # What could be completed from the station, with the rows as well, and with the hand: as many as there
        # are cards for, in data order.
        arrived: i64 = self.served(held, station)
        laid: i64 = self.served(held, station + rolling)
        there: i64 = station + rolling + own.hand
        provided: i64 = self.served(held, there)
        turns: i64 = turns_to_come(public)
        needs: i64 = tickets.needs(held)
        features[COMPLETED] = tickets.points(public.completed[side])
        features[ARRIVED] = tickets.points(arrived)
        features[LAID] = tickets.points(laid)
        features[PROVIDED] = tickets.points(provided)
        features[HELD] = tickets.points(held)
        rivals: i64 = 0
        if public.part == steps.SECOND_HALF or public.step >= steps.COMPLETING:  # else none is completed
            rivals = rivals_of(public, side)
        features[BONUSES] = self.hope(public.completed[side] | laid, rivals)
        features[LACK_ARRIVED] = size(missing(station, needs))
        features[LACK_LAID] = size(missing(station + rolling, needs))
        features[LACK] = size(missing(there, needs))
        features[HAND] = public.hand_size(side)
        features[LOCOMOTIVES] = count(own.hand, LOCOMOTIVE)
        features[ROLLING] = size(rolling)
        features[SPARE] = size(station) - size(tickets.needs(arrived))
        features[ROWS] = size(track)
        features[LACK_A_TURN] = features[LACK] * 10 // turns
        features[TO_MOVE] = 0
        if public.active == side:
            features[TO_MOVE] = 1

    def served(self, held: i64, bag: i64) -> i64:
        """Tickets that a bag of cards can serve together."""
        chosen: i64 = 0
        spent: i64 = 0
        engines: i64 = count(bag, LOCOMOTIVE)
        while held != 0:
            ticket: i64 = tickets.first(held)
            held &= held - 1
            if size(missing(bag, spent + tickets.NEEDS[ticket])) <= engines:
                spent += tickets.NEEDS[ticket]
                chosen |= tickets.TICKET[ticket]
        return chosen

    def hope(self, completed: i64, rivals: i64) -> i64:
        """The bonus cards to be hoped for, in tenths of a point."""
        names: i64 = tickets.names(completed)
        total: i64 = 0
        city: i64 = 0
        while city < BIG_CITY_COUNT:
            total += BONUS[city] * likely(tickets.naming(names, city), tickets.naming(rivals, city))
            city += 1
        return total // 10
