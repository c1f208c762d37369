"""The public part of a state: what lies open on the table, and what everybody saw there and may remember."""

from typing import Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.pickling import reduced
from stofa.games.ticket_to_ride.core import tickets
from stofa.games.ticket_to_ride.core.cards import (
    CARD,
    COLOURED,
    FULL_DECK,
    LOCOMOTIVE,
    LOCOMOTIVE_CARD,
    ONE_OF_EACH,
    count,
    of_kinds,
    present,
    size,
)
from stofa.games.ticket_to_ride.core.tickets import TICKET_COUNT

# The steps of the game; what may follow what is in `state`.
DEALING: Final = 0  # chance: a card for a hand
FILLING: Final = 1  # chance: a card for the row
BLIND: Final = 2  # chance: a card from the stock for the player who drew blind
OFFERING: Final = 3  # chance: a ticket
KEEPING: Final = 4  # keep tickets of those offered
FIRST: Final = 5  # draw a first card, lay cards, or draw tickets
SECOND: Final = 6  # draw a second card
COMPLETING: Final = 7  # the count: complete tickets
OVER: Final = 8
TURN_OVER: Final = 9  # transient: what follows the last card of a turn

# The parts of the game.
SET_UP: Final = 0
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2  # TR-25

NOT_ENDING: Final = -1

_EACH_COLOUR: Final = ONE_OF_EACH & COLOURED
_MOST_SEATS: Final = 4  # TR-1
_NOTHING_EACH: Final[vec[i64]] = vec[i64]([0] * _MOST_SEATS)


def for_seat(seat: i64, number: i64) -> i64:
    """One seat's number, to be added to the numbers of all: those are one integer, eight bits a seat."""
    return number << (8 * seat)


def of_seat(numbers: i64, seat: i64) -> i64:
    """One seat's number among the numbers of all."""
    return (numbers >> (8 * seat)) & 255


@final
@mypyc_attr(acyclic=True)
class Public:
    """The open cards, what everybody sees of the players, and how far the game has come."""

    def __init__(self, players: i64, start: i64, open_stations: bool) -> None:
        self.seats: i64 = players
        self.start: i64 = start
        self.open_stations: bool = open_stations  # TR-8
        self.row: i64 = 0
        self.discards: i64 = 0
        # No colour ever lies on two tracks (TR-16), so one bag holds the coloured cards of all rows, and
        # another counts, colour by colour, the locomotives at their heads. A third integer tells, in the same
        # six bits of each colour, before whom its row lies: the seat and one more, 0 if there is no row.
        self.cars: i64 = 0
        self.engines: i64 = 0
        self.owners: i64 = 0
        self.stock_size: i64 = size(FULL_DECK)
        self.shuffled_tickets: i64 = TICKET_COUNT  # number of shuffled tickets left in the ticket stock
        self.under_tickets: i64 = 0  # number of returned tickets under them, in a fixed order
        # What everybody can count before the players. Read these with `hand_size(seat)` and the like.
        self.hand_sizes: i64 = 0
        self.station_sizes: i64 = 0
        self.ticket_counts: i64 = 0  # not completed, as far as the others know
        self.first_tickets: i64 = 0  # how many were kept at set-up
        self.picked_counts: i64 = 0  # of the choice under way: how many, for which ones is a secret
        # By seat: the tickets completed at the counts that are over, which were shown to all (TR-22).
        self.completed: Final[vec[i64]] = _NOTHING_EACH[0:players]
        # By seat, what may be remembered but not looked up, so no position lists it. What has rolled into the
        # station (TR-7, TR-8); and of the hand what was taken face up and not laid since. If some cards of a
        # kind are laid, those that all know of are the first to go: cards of one kind are alike.
        self.stations: Final[vec[i64]] = _NOTHING_EACH[0:players]
        self.known_hands: Final[vec[i64]] = _NOTHING_EACH[0:players]

        self.part: i64 = SET_UP
        self.active: i64 = 0  # whose turn or choice it is
        self.step: i64 = DEALING
        self.after_chance: i64 = DEALING  # the step that is interrupted by chance; DEALING when none is
        self.due: i64 = 0  # cards or tickets that are still to come to the active player
        self.offered: i64 = 0  # tickets that the active player has drawn in this turn
        self.opener: i64 = start  # who begins this half, or would begin the next one
        self.turns_left: i64 = NOT_ENDING  # TR-21: including the one under way

    def copy_from(self, other: "Public") -> None:
        self.start = other.start
        self.open_stations = other.open_stations
        self.row = other.row
        self.discards = other.discards
        self.cars = other.cars
        self.engines = other.engines
        self.owners = other.owners
        self.stock_size = other.stock_size
        self.shuffled_tickets = other.shuffled_tickets
        self.under_tickets = other.under_tickets
        self.hand_sizes = other.hand_sizes
        self.station_sizes = other.station_sizes
        self.ticket_counts = other.ticket_counts
        self.first_tickets = other.first_tickets
        self.picked_counts = other.picked_counts
        completed, stations, known_hands = self.completed, self.stations, self.known_hands
        others_completed, others_stations, others_known = other.completed, other.stations, other.known_hands
        seat: i64 = 0
        while seat < self.seats:
            completed[seat] = others_completed[seat]
            stations[seat] = others_stations[seat]
            known_hands[seat] = others_known[seat]
            seat += 1
        self.part = other.part
        self.active = other.active
        self.step = other.step
        self.after_chance = other.after_chance
        self.due = other.due
        self.offered = other.offered
        self.opener = other.opener
        self.turns_left = other.turns_left

    def clone(self) -> "Public":
        twin = Public(self.seats, self.start, self.open_stations)
        twin.copy_from(self)
        return twin

    def __getnewargs__(self) -> tuple[i64, i64, bool]:
        return self.seats, self.start, self.open_stations

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())

    # ── What lies before the players ────────────────────────────────────────────────────────────

    def hand_size(self, seat: i64) -> i64:
        return of_seat(self.hand_sizes, seat)

    def station_size(self, seat: i64) -> i64:
        return of_seat(self.station_sizes, seat)

    def ticket_count(self, seat: i64) -> i64:
        return of_seat(self.ticket_counts, seat)

    def completed_count(self, seat: i64) -> i64:
        return tickets.size(self.completed[seat])

    def picked_count(self, seat: i64) -> i64:
        return of_seat(self.picked_counts, seat)

    def first_ticket_count(self, seat: i64) -> i64:
        return of_seat(self.first_tickets, seat)

    def track(self, seat: i64) -> i64:
        """The set of the colours whose rows lie before a player."""
        return _EACH_COLOUR & ~present(self.owners ^ (_EACH_COLOUR * (seat + 1)))

    def put_on_track(self, seat: i64, colour: i64, cars: i64, engines: i64) -> None:
        """Lay a row of a colour that lies nowhere before a player; `colour` is a set of one."""
        self.cars += cars * colour
        self.engines += engines * colour
        self.owners += (seat + 1) * colour

    def clear_tracks(self, colours: i64) -> None:
        """Take what is left of the rows of these colours off the tracks."""
        self.cars -= of_kinds(self.cars, colours)
        self.engines -= of_kinds(self.engines, colours)
        self.owners -= of_kinds(self.owners, colours)

    def rows(self) -> i64:
        """How many cards lie in the row of each colour, locomotives included (TR-16)."""
        return self.cars + self.engines

    def on_tracks(self) -> i64:
        """The bag of all cards on all tracks."""
        return self.cars + LOCOMOTIVE_CARD * size(self.engines)

    # ── What was seen of hands ──────────────────────────────────────────────────────────────────

    def see_taken(self, seat: i64, card: i64) -> None:
        """All see that a player takes a card into the hand; `card` is a bag of one."""
        self.known_hands[seat] += card

    def see_laid(self, seat: i64, colour: i64, cars: i64, engines: i64) -> None:
        """All see that cards leave a hand; of those they knew, these go first."""
        known: i64 = self.known_hands[seat]
        cars = min(cars, count(known, colour))
        engines = min(engines, count(known, LOCOMOTIVE))
        self.known_hands[seat] = known - cars * CARD[colour] - engines * LOCOMOTIVE_CARD

    # ── How far the game has come ───────────────────────────────────────────────────────────────

    def ticket_stock(self) -> i64:
        """How many tickets can be drawn."""
        return self.shuffled_tickets + self.under_tickets

    def in_last_half(self) -> bool:
        """TR-24 to TR-26: is the game over after the next count? With four players there are two."""
        return self.part == SECOND_HALF or self.seats < 4

    def stations_turned_up(self) -> bool:
        """TR-8, TR-22: may owners look into their own stations?"""
        return self.open_stations or self.step == COMPLETING or self.step == OVER
