"""The public part of a state: what lies open on the table, and what everybody saw and still knows."""

from typing import Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.pickling import reduced
from stofa.games.thurn_and_taxis.board import CARRIAGES, HOUSES
from stofa.games.thurn_and_taxis.core import tiles
from stofa.games.thurn_and_taxis.core.cities import FULL_DECK, NEIGHBOURS, ROW_CITIES, size

# The steps of a turn, in their order (TT-6); what may follow what is in `state`.
FILL: Final = 0  # chance: a card for the display
BLIND: Final = 1  # chance: a card from the stock for the hand
FIRST: Final = 2  # take the first card, or call the administrator
SECOND: Final = 3  # take a second card by the postmaster, or lay
LAYING: Final = 4
LAID: Final = 5  # the postal carrier, closing, or the end of the turn
WAY: Final = 6  # which way to place houses
PLACING: Final = 7
CARRIAGE: Final = 8  # the cartwright, or not
DISCARDING: Final = 9
OVER: Final = 10

NO_CARRIAGE: Final = 2
LAST_CARRIAGE: Final = 7
SHORTEST_ROUTE: Final = 3  # TT-21
CARTWRIGHT_CARDS: Final = 2  # upper bound of the cards that he makes up for, TT-35
ICELANDIC_END_SINCE: Final = (
    2  # TT-38: the version of the rules since which that is so in the Icelandic edition
)

POINTS: Final[vec[i64]] = vec[i64]([CARRIAGES.get(carriage, 0) for carriage in range(8)])
"""TT-4: what each carriage is worth; none is nothing."""

_ROW_MASK: Final = 0x7F_FFFF_FFFF_FFFF  # all but the last city of the first half of a row


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies open before one player, and what everybody knows of the rest."""

    def __init__(self) -> None:
        self.route: i64 = 0  # the set of its cities
        self.length: i64 = 0
        self.right: i64 = 0  # the city at the right end, if there is a route
        self.row: i64 = 0  # the route from its left end, five bits a city …
        self.row_on: i64 = 0  # … and on
        self.houses: i64 = 0
        self.houses_left: i64 = HOUSES  # TT-1
        self.carriage: i64 = NO_CARRIAGE
        self.hand_size: i64 = 0
        # Seen by all when they were taken, and not to be looked up any more:
        self.known: i64 = 0  # the cards taken from the display that must still be in the hand
        self.tiles: i64 = 0  # TT-31: face down, so that only their number lies open

    def copy_from(self, other: "Player") -> None:
        self.route = other.route
        self.length = other.length
        self.right = other.right
        self.row = other.row
        self.row_on = other.row_on
        self.houses = other.houses
        self.houses_left = other.houses_left
        self.carriage = other.carriage
        self.hand_size = other.hand_size
        self.known = other.known
        self.tiles = other.tiles

    def left(self) -> i64:
        """The city at the left end of the route, if there is one."""
        return self.row & 31

    def city_at(self, place: i64) -> i64:
        """The city at a place of the route, counted from the left."""
        if place < ROW_CITIES:
            return (self.row >> (5 * place)) & 31
        return (self.row_on >> (5 * (place - ROW_CITIES))) & 31

    def fitting(self, end: i64) -> i64:
        """TT-16: the cities that fit the end where the city `end` lies; TT-19: roads alone decide."""
        return NEIGHBOURS[end] & ~self.route

    def lay_left(self, city: i64, bit: i64) -> None:
        self.row_on = (self.row_on << 5) | (self.row >> (5 * ROW_CITIES - 5))
        self.row = ((self.row & _ROW_MASK) << 5) | city
        self.route |= bit
        self.length += 1

    def lay_right(self, city: i64, bit: i64) -> None:
        if self.length < ROW_CITIES:
            self.row |= city << (5 * self.length)
        else:
            self.row_on |= city << (5 * (self.length - ROW_CITIES))
        self.right = city
        self.route |= bit
        self.length += 1

    def clear_route(self) -> None:
        self.route = 0
        self.length = 0
        self.right = 0
        self.row = 0
        self.row_on = 0


@final
@mypyc_attr(acyclic=True)
class Public:
    """The open cards, the players' open things, and how far the turn has come."""

    def __init__(self, players: i64, rules: i64, edition: i64, start: i64) -> None:
        self.rules: i64 = rules
        self.edition: i64 = edition
        self.start: i64 = start
        self.players: Final[list[Player]] = [Player() for _ in range(players)]
        self.display: i64 = 0
        self.discards: i64 = 0
        self.stock_size: i64 = size(FULL_DECK)
        self.taken: i64 = 0  # the tiles that are gone from the stacks

        self.active: i64 = start  # whose turn it is
        self.step: i64 = FIRST
        self.after_chance: i64 = FIRST  # the step that is interrupted by chance; FIRST when none is
        self.official_used: bool = False  # TT-7
        self.postmaster_due: bool = False  # TT-8: the turn began with an empty hand
        self.eligible: i64 = 0  # cities where a house may still go in this closing
        self.each: bool = False  # one city in each province (TT-23 a), or one province (TT-23 b)
        self.houses_before: i64 = 0  # when this closing began
        self.discard_from: i64 = 0  # the city that the next discard may not come before

    def copy_from(self, other: "Public") -> None:
        self.rules = other.rules
        self.edition = other.edition
        self.start = other.start
        for seat in range(len(self.players)):
            self.players[seat].copy_from(other.players[seat])
        self.display = other.display
        self.discards = other.discards
        self.stock_size = other.stock_size
        self.taken = other.taken
        self.active = other.active
        self.step = other.step
        self.after_chance = other.after_chance
        self.official_used = other.official_used
        self.postmaster_due = other.postmaster_due
        self.eligible = other.eligible
        self.each = other.each
        self.houses_before = other.houses_before
        self.discard_from = other.discard_from

    def clone(self) -> "Public":
        twin = Public(len(self.players), self.rules, self.edition, self.start)
        twin.copy_from(self)
        return twin

    def __getnewargs__(self) -> tuple[i64, i64, i64, i64]:
        return len(self.players), self.rules, self.edition, self.start

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())

    def ending(self) -> bool:
        """TT-38: has somebody brought on the end? Whoever did has the end tile (TT-32)."""
        return self.taken & tiles.STACK[tiles.END] != 0

    def last_turn(self) -> i64:
        """TT-38: the seat whose turn is the last one, once the end is near."""
        count: i64 = len(self.players)
        begins: i64 = self.start
        if self.edition == tiles.ICELANDIC and self.rules >= ICELANDIC_END_SINCE:
            begins = self.end_tile_holder()
        return (begins + count - 1) % count

    def end_tile_holder(self) -> i64:
        """TT-32: the seat that brought on the end, once somebody has."""
        seat: i64 = 0
        while self.players[seat].tiles & tiles.STACK[tiles.END] == 0:
            seat += 1
        return seat

    def drawable(self) -> bool:
        """TT-10: is there a card to come from the stock, if need be from the discard pile?"""
        return self.stock_size > 0 or self.discards != 0

    def takeable(self) -> bool:
        """TT-11: is there a card to take at all?"""
        return self.display != 0 or self.drawable()

    def next_carriage(self) -> i64:
        """TT-33: the only carriage the active player can take next; 8 when there is none."""
        return self.players[self.active].carriage + 1
