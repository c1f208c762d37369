"""Sets of the 46 tickets, each in one integer: the ticket with id n has bit n - 1.

Inside the core a ticket is known by the number of its bit; only `notation` counts from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.ticket_to_ride.board import BONUSES, COLOURS, TICKETS
from stofa.games.ticket_to_ride.core.cards import CARD

TICKET_COUNT: Final = 46
ALL_TICKETS: Final = 0x3FFF_FFFF_FFFF
BIG_CITY_COUNT: Final = 6

_BIG_CITIES: Final = list(BONUSES)

assert len(TICKETS) == TICKET_COUNT
assert len(_BIG_CITIES) == BIG_CITY_COUNT


def _needs(colours: tuple[str, ...]) -> int:
    return sum(CARD[COLOURS.index(colour)] for colour in colours)


def _named(*cities: str) -> int:
    return sum(64 ** _BIG_CITIES.index(city) for city in cities if city in _BIG_CITIES)


def _tickets_by_bit() -> list[int]:
    """Which ticket a lone bit belongs to: the powers of two all differ modulo 67."""
    tickets = [0] * 67
    for ticket in range(TICKET_COUNT):
        tickets[2**ticket % 67] = ticket
    return tickets


TICKET: Final[vec[i64]] = vec[i64]([2**ticket for ticket in range(TICKET_COUNT)])
"""The set that holds one ticket."""

POINTS: Final[vec[i64]] = vec[i64]([points for _, _, points, _ in TICKETS])

NEEDS: Final[vec[i64]] = vec[i64]([_needs(colours) for _, _, _, colours in TICKETS])
"""TR-22: the bag of cards that a ticket shows."""

LENGTH: Final[vec[i64]] = vec[i64]([len(colours) for _, _, _, colours in TICKETS])
"""How many cards a ticket shows."""

NAMES: Final[vec[i64]] = vec[i64]([_named(start, end) for start, end, _, _ in TICKETS])
"""The big cities that a ticket names, six bits each, so that tickets can be counted by adding them up."""

BONUS: Final[vec[i64]] = vec[i64](list(BONUSES.values()))

_TICKET_OF_BIT: Final[vec[i64]] = vec[i64](_tickets_by_bit())


def first(tickets: i64) -> i64:
    """The first ticket of a set that is not empty."""
    return _TICKET_OF_BIT[(tickets & -tickets) % 67]


def size(tickets: i64) -> i64:
    """How many tickets a set holds."""
    pairs: i64 = tickets - ((tickets >> 1) & 0x5555_5555_5555)
    fours: i64 = (pairs & 0x3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F
    words: i64 = bytes_ + (bytes_ >> 8)
    return (words + (words >> 16) + (words >> 32)) & 0x3F


def nth(tickets: i64, place: i64) -> i64:
    """The ticket at `place` when a set is laid out in data order."""
    while place > 0:
        tickets &= tickets - 1
        place -= 1
    return first(tickets)


def behind(tickets: i64, picked: i64) -> i64:
    """Those of a set that come after all of `picked` in data order."""
    picked |= picked >> 1
    picked |= picked >> 2
    picked |= picked >> 4
    picked |= picked >> 8
    picked |= picked >> 16
    picked |= picked >> 32
    return tickets & ~picked


def points(tickets: i64) -> i64:
    """What the tickets of a set are worth together."""
    total: i64 = 0
    while tickets != 0:
        total += POINTS[first(tickets)]
        tickets &= tickets - 1
    return total


def needs(tickets: i64) -> i64:
    """The bag of all cards that the tickets of a set show."""
    bag: i64 = 0
    while tickets != 0:
        bag += NEEDS[first(tickets)]
        tickets &= tickets - 1
    return bag


def names(tickets: i64) -> i64:
    """How many tickets of a set name each big city; read it with `naming`."""
    cities: i64 = 0
    while tickets != 0:
        cities += NAMES[first(tickets)]
        tickets &= tickets - 1
    return cities


def one_naming(city: i64) -> i64:
    """What `names` counts for one ticket that names one of the big cities."""
    one: i64 = 1
    one <<= 6 * city
    return one


def naming(cities: i64, city: i64) -> i64:
    """How many tickets of what `names` counted name one of the big cities."""
    return (cities >> (6 * city)) & 63
