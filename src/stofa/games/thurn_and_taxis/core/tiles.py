"""The thirty bonus tiles, each one bit: a player's tiles are a set, and so are those taken so far.

Bits run stack by stack, each stack from its top, so the next tile of a stack is the lowest bit that
nobody has taken (TT-3).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.thurn_and_taxis.board import PROVINCE_TILES, PROVINCES, TILES
from stofa.games.thurn_and_taxis.core.cities import PROVINCE, PROVINCE_COUNT

TILE_COUNT: Final = 30
STACK_COUNT: Final = 10
LENGTH_5: Final = 0
LENGTH_7: Final = 2
WIDE: Final = 3
FIRST_PROVINCE: Final = 4
END: Final = 9
ICELANDIC: Final = 1

_STACKS: Final = list(TILES)
_VALUES: Final = [value for values in TILES.values() for value in values]
_STACK_OF: Final = [number for number, values in enumerate(TILES.values()) for _ in values]
_NAMES: Final = list(PROVINCES)

assert len(_VALUES) == TILE_COUNT
assert _STACKS.index("outside-baiern") == WIDE
assert _STACKS[FIRST_PROVINCE:END] == list(PROVINCE_TILES)
assert _STACKS[END:] == ["end"]


def _tiles_in(stack: int) -> int:
    return sum(2**tile for tile in range(TILE_COUNT) if _STACK_OF[tile] == stack)


VALUE: Final[vec[i64]] = vec[i64](_VALUES)
STACK_OF: Final[vec[i64]] = vec[i64](_STACK_OF)
TILE: Final[vec[i64]] = vec[i64]([2**tile for tile in range(TILE_COUNT)])

STACK: Final[vec[i64]] = vec[i64]([_tiles_in(stack) for stack in range(STACK_COUNT)])
"""All tiles of each stack."""

FULL: Final[vec[i64]] = vec[i64](
    [0] * FIRST_PROVINCE
    + [sum(PROVINCE[_NAMES.index(name)] for name in names) for names in PROVINCE_TILES.values()]
)
"""TT-28: the cities that must all hold an own house for the tile of a province stack."""

_BAIERN: Final = 1
assert _NAMES[_BAIERN] == "Baiern"


def top(stack: i64, taken: i64) -> i64:
    """The topmost tile of a stack that is not taken, or none (0)."""
    left: i64 = STACK[stack] & ~taken
    return left & -left


def length_tile(length: i64, edition: i64, taken: i64) -> i64:
    """TT-26: the tile that a route of this length earns, or none; TT-27: as often as there are any."""
    if length < 5:
        return 0
    stack: i64 = LENGTH_7 if length >= 7 else length - 5
    tile: i64 = top(stack, taken)
    if edition == ICELANDIC and stack < LENGTH_7:
        return tile
    while tile == 0 and stack > LENGTH_5:
        stack -= 1
        tile = top(stack, taken)
    return tile


def has_wide_network(houses: i64, edition: i64) -> bool:
    """TT-29: a house in every province that the edition names."""
    for province in range(PROVINCE_COUNT):
        if houses & PROVINCE[province] == 0 and (edition == ICELANDIC or province != _BAIERN):
            return False
    return True


def deserves(stack: i64, houses: i64, edition: i64) -> bool:
    """TT-28, TT-29: do these houses fulfil the condition of a stack from WIDE to the last province?"""
    if stack == WIDE:
        return has_wide_network(houses, edition)
    return houses & FULL[stack] == FULL[stack]


def house_tiles(before: i64, after: i64, edition: i64, taken: i64) -> i64:
    """The tiles earned by houses that grew from `before` to `after`.

    Houses are never removed, so a condition comes true once in a game: a tile kind is earned at
    most once (TT-30), and a condition fulfilled while the stack is empty earns nothing for good.
    """
    earned: i64 = 0
    for stack in range(WIDE, END):
        if deserves(stack, after, edition) and not deserves(stack, before, edition):
            earned |= top(stack, taken)
    return earned


def size(tiles: i64) -> i64:
    """How many tiles a set holds."""
    count: i64 = 0
    while tiles != 0:
        count += 1
        tiles &= tiles - 1
    return count


def value(tiles: i64) -> i64:
    """The points of a set of tiles."""
    points: i64 = 0
    tile: i64 = 0
    while tiles != 0:  # most often there are none
        points += VALUE[tile] * (tiles & 1)
        tiles >>= 1
        tile += 1
    return points
