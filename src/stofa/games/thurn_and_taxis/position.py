"""What a seat sees, in the words of the game."""

from typing import Final

import msgspec

from stofa.engine.core.state import NOBODY
from stofa.engine.title import Position
from stofa.engine.view import Turn, turn_of
from stofa.games.thurn_and_taxis.board import CITIES, EDITIONS, TILES
from stofa.games.thurn_and_taxis.core import table as steps
from stofa.games.thurn_and_taxis.core.state import ThurnSight
from stofa.games.thurn_and_taxis.core.table import NO_CARRIAGE, Player

STEPS: Final = {
    steps.FILL: "fill",
    steps.BLIND: "blind",
    steps.FIRST: "first",
    steps.SECOND: "second",
    steps.LAYING: "laying",
    steps.LAID: "laid",
    steps.WAY: "way",
    steps.PLACING: "placing",
    steps.CARRIAGE: "carriage",
    steps.DISCARDING: "discarding",
    steps.OVER: "over",
}


class OpenThings(msgspec.Struct, frozen=True):
    """What lies before one player for all to see."""

    route: list[str]
    houses: list[str]
    houses_left: int
    carriage: int | None
    hand_size: int
    tile_count: int


class Tile(msgspec.Struct, frozen=True):
    stack: str
    value: int


_TILES: Final = [
    (Tile(stack, value), 2**number)
    for number, (stack, value) in enumerate((stack, value) for stack in TILES for value in TILES[stack])
]
_STACKS: Final = {name: [(tile.value, bit) for tile, bit in _TILES if tile.stack == name] for name in TILES}


class ThurnPosition(Position, frozen=True, kw_only=True):
    """A view of Thurn and Taxis."""

    edition: str
    start: int
    seat: int | None
    turn: Turn
    active: int
    step: str
    display: list[str]
    stock: int
    discards: dict[str, int]
    stacks: dict[str, list[int]]
    players: list[OpenThings]
    hand: list[str]
    tiles: list[Tile]
    official_used: bool
    postmaster_due: bool
    eligible: list[str]
    ending: bool


def _cities_in_byte(byte: int, bits: int) -> list[str]:
    four = CITIES[4 * byte : 4 * byte + 4]
    return [name for number, name in enumerate(four) for _ in range(bits >> 2 * number & 3)]


# Views are made at every move for everybody, so names are looked up for four cities at a time.
_CITIES_BY_BYTE: Final = [[_cities_in_byte(byte, bits) for bits in range(256)] for byte in range(6)]


def cities_of(bag: int) -> list[str]:
    """The cards of a bag, or the cities of a set, by name in data order."""
    names: list[str] = []
    for cities in _CITIES_BY_BYTE:
        if bits := bag & 255:
            names += cities[bits]
        bag >>= 8
    return names


def tiles_of(held: int) -> list[Tile]:
    return [tile for tile, bit in _TILES if held & bit]


def route_of(player: Player) -> list[str]:
    return [CITIES[player.city_at(place)] for place in range(player.length)]


def _open_things(player: Player) -> OpenThings:
    return OpenThings(
        route=route_of(player),
        houses=cities_of(player.houses),
        houses_left=player.houses_left,
        carriage=None if player.carriage == NO_CARRIAGE else player.carriage,
        hand_size=player.hand_size,
        tile_count=player.tile_count,
    )


def _stacks(taken: int) -> dict[str, list[int]]:
    return {stack: [value for value, bit in tiles if not taken & bit] for stack, tiles in _STACKS.items()}


def _counted(names: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


def position_of(sight: ThurnSight) -> ThurnPosition:
    table = sight.table
    return ThurnPosition(
        edition=EDITIONS[table.edition],
        start=table.start,
        seat=None if sight.seat == NOBODY else sight.seat,
        turn=turn_of(sight.mover()),
        active=table.active,
        step=STEPS[table.step],
        display=cities_of(table.display),
        stock=table.stock_size,
        discards=_counted(cities_of(table.discards)),
        stacks=_stacks(table.taken),
        players=[_open_things(player) for player in table.players],
        hand=cities_of(sight.hand),
        tiles=tiles_of(sight.tiles),
        official_used=table.official_used,
        postmaster_due=table.postmaster_due,
        eligible=cities_of(table.eligible),
        ending=table.ending,
    )
