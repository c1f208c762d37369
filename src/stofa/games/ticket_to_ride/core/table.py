"""Everything that lies open on the table. Whatever is in here, everybody may see."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stofa.games.ticket_to_ride.core.cards import FULL_DECK, LOCOMOTIVE_CARD, size
from stofa.games.ticket_to_ride.core.tickets import TICKET_COUNT

# The steps of the game; what may follow what is in `state`.
DEALING: Final = 0  # chance: a card for a hand
FILLING: Final = 1  # chance: a card for the row
BLIND: Final = 2  # chance: a card from the stock for whoever took it
OFFERING: Final = 3  # chance: a ticket
KEEPING: Final = 4  # keep tickets of those offered
FIRST: Final = 5  # draw a first card, lay cards, or draw tickets
SECOND: Final = 6  # draw a second card
COMPLETING: Final = 7  # the count: complete tickets
OVER: Final = 8
TURN_OVER: Final = 9  # never lasts: what comes after the last card of a turn

# The parts of the game.
SET_UP: Final = 0
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2  # TR-25

NOT_ENDING: Final = -1


@final
@mypyc_attr(acyclic=True)
class Player:
    """What everybody sees of one player. (The rows of the tracks are kept together, in the table.)"""

    def __init__(self) -> None:
        self.track: i64 = 0  # the set of the colours whose rows lie before this player
        self.hand_size: i64 = 0
        self.station_size: i64 = 0
        self.ticket_count: i64 = 0  # not completed, as far as the others know
        self.completed_count: i64 = 0  # at the counts that are over
        self.first_tickets: i64 = 0  # how many were kept at set-up

    def copy_from(self, other: "Player") -> None:
        self.track = other.track
        self.hand_size = other.hand_size
        self.station_size = other.station_size
        self.ticket_count = other.ticket_count
        self.completed_count = other.completed_count
        self.first_tickets = other.first_tickets


@final
@mypyc_attr(acyclic=True)
class Table:
    """The open cards, what everybody sees of the players, and how far the game has come."""

    def __init__(self, players: i64, start: i64, open_stations: bool) -> None:
        self.start: i64 = start
        self.open_stations: bool = open_stations  # TR-8
        self.players: list[Player] = [Player() for _ in range(players)]
        self.row: i64 = 0
        self.discards: i64 = 0
        # No colour ever lies on two tracks (TR-16), so one bag holds the coloured cards of all rows, and
        # another counts, colour by colour, the locomotives at their heads.
        self.cars: i64 = 0
        self.engines: i64 = 0
        self.stock_size: i64 = size(FULL_DECK)
        self.shuffled_tickets: i64 = TICKET_COUNT  # so many are left in the ticket stock …
        self.under_tickets: i64 = 0  # … and so many lie under it, in an order

        self.part: i64 = SET_UP
        self.active: i64 = 0  # whose turn or choice it is
        self.step: i64 = DEALING
        self.after_chance: i64 = DEALING  # the step that was interrupted by chance
        self.due: i64 = 0  # cards or tickets that are still to come to the active player
        self.offered: i64 = 0  # tickets that the active player has drawn in this turn
        self.opener: i64 = start  # who begins this half, or would begin the next one
        self.turns_left: i64 = NOT_ENDING  # TR-21: including the one under way

    def copy_from(self, other: "Table") -> None:
        self.start = other.start
        self.open_stations = other.open_stations
        for seat in range(len(self.players)):
            self.players[seat].copy_from(other.players[seat])
        self.row = other.row
        self.discards = other.discards
        self.cars = other.cars
        self.engines = other.engines
        self.stock_size = other.stock_size
        self.shuffled_tickets = other.shuffled_tickets
        self.under_tickets = other.under_tickets
        self.part = other.part
        self.active = other.active
        self.step = other.step
        self.after_chance = other.after_chance
        self.due = other.due
        self.offered = other.offered
        self.opener = other.opener
        self.turns_left = other.turns_left

    def clone(self) -> "Table":
        twin = Table(len(self.players), self.start, self.open_stations)
        twin.copy_from(self)
        return twin

    def rows(self) -> i64:
        """How many cards lie in the row of each colour, locomotives included (TR-16)."""
        return self.cars + self.engines

    def on_tracks(self) -> i64:
        """The bag of all cards on all tracks."""
        return self.cars + LOCOMOTIVE_CARD * size(self.engines)

    def ticket_stock(self) -> i64:
        """How many tickets can be drawn."""
        return self.shuffled_tickets + self.under_tickets

    def in_last_half(self) -> bool:
        """TR-24 to TR-26: is the game over after the next count? With four players there are two."""
        return self.part == SECOND_HALF or len(self.players) < 4

    def stations_turned_up(self) -> bool:
        """TR-8, TR-22: may owners look into their own stations?"""
        return self.open_stations or self.step == COMPLETING or self.step == OVER
