"""Sets of cities and bags of city cards, each in one integer.

City number c has the two bits 2c and 2c + 1. A *set* of cities uses the lower of the two; a *bag*
of cards counts 0 to 3 copies of the city in both. So a set is also a bag with one card of each, and
can be added to a bag or taken from it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.thurn_and_taxis.board import CITIES, COPIES, PROVINCES, ROADS

CITY_COUNT: Final = 22
PROVINCE_COUNT: Final = 9
LOWER_BITS: Final = 0x555_5555_5555  # the lower bit of each of the 22 cities
FULL_DECK: Final = 0xFFF_FFFF_FFFF  # TT-2: three cards of each
ROW_CITIES: Final = 12  # five-bit city numbers that fit in the first half of a row

assert len(CITIES) == CITY_COUNT
assert len(PROVINCES) == PROVINCE_COUNT
assert COPIES == 3  # the most that two bits can count


def _set_of(names: tuple[str, ...]) -> int:
    return sum(4 ** CITIES.index(name) for name in names)


def _neighbours(city: str) -> int:
    joined = [b if a == city else a for a, b in ROADS if city in (a, b)]
    return _set_of(tuple(joined))


def _cities_by_bit() -> list[int]:
    """Which city a lone bit belongs to: the powers of two all differ modulo 67."""
    cities = [0] * 67
    for city in range(CITY_COUNT):
        cities[4**city % 67] = city
        cities[2 * 4**city % 67] = city
    return cities


def _laid_out() -> list[int]:
    """For each bag of four cities: those of its cards in order, two bits each."""
    rows: list[int] = []
    for bag in range(256):
        row = 0
        for city in (3, 2, 1, 0):
            for _ in range(bag >> 2 * city & 3):
                row = 4 * row + city
        rows.append(row)
    return rows


CITY: Final[vec[i64]] = vec[i64]([4**city for city in range(CITY_COUNT)])
"""The set that holds one city."""

NEIGHBOURS: Final[vec[i64]] = vec[i64]([_neighbours(city) for city in CITIES])
"""The cities that a road joins directly to each city."""

PROVINCE: Final[vec[i64]] = vec[i64]([_set_of(cities) for cities in PROVINCES.values()])
"""The cities of each province."""

PROVINCE_OF: Final[vec[i64]] = vec[i64](
    [number for number, cities in enumerate(PROVINCES.values()) for _ in cities]
)
"""The number of each city's province."""

_CITY_OF_BIT: Final[vec[i64]] = vec[i64](_cities_by_bit())

_LAID_OUT: Final[vec[i64]] = vec[i64](_laid_out())

_ONES: Final = 0x0101_0101_0101  # in the eight bits of every four cities
_MARKS: Final = 0x8080_8080_8080


def present(bag: i64) -> i64:
    """The set of the cities that a bag has at least one card of."""
    return (bag | (bag >> 1)) & LOWER_BITS


def first(cities: i64) -> i64:
    """The first city of a set that is not empty."""
    return _CITY_OF_BIT[(cities & -cities) % 67]


def from_on(city: i64) -> i64:
    """All bits of the city and of those behind it in data order."""
    return -CITY[city]


def count(bag: i64, city: i64) -> i64:
    """How many cards of a city a bag holds."""
    return (bag >> (2 * city)) & 3


def size(bag: i64) -> i64:
    """How many cards a bag holds; how many cities a set holds."""
    pairs: i64 = (bag & 0x333_3333_3333) + ((bag >> 2) & 0x333_3333_3333)
    bytes_: i64 = (pairs + (pairs >> 4)) & 0xF0F_0F0F_0F0F
    words: i64 = bytes_ + (bytes_ >> 8)
    return (words + (words >> 16) + (words >> 32)) & 0x7F


def nth(bag: i64, place: i64) -> i64:
    """The city of the card at `place` when a bag is laid out in data order.

    Chance would decide how often a loop goes round, and no processor foresees that: so all fours of cities,
    eight bits each, are compared with `place` at once.
    """
    pairs: i64 = (bag & 0x333_3333_3333) + ((bag >> 2) & 0x333_3333_3333)
    fours: i64 = (pairs + (pairs >> 4)) & 0xF0F_0F0F_0F0F
    up_to: i64 = fours + ((fours & 0xFF_FFFF_FFFF) << 8)
    up_to += (up_to & 0xFFFF_FFFF) << 16
    up_to += (up_to & 0xFFFF) << 32  # the cards of each four and of those before it
    passed: i64 = (_MARKS + _ONES * place - up_to) & _MARKS  # the fours that lie wholly before the place
    four: i64 = (passed >> 7) % 255  # how many they are, for 256 leaves 1
    place -= ((up_to - fours) >> (8 * four)) & 255
    return 4 * four + ((_LAID_OUT[(bag >> (8 * four)) & 255] >> (2 * place)) & 3)
