"""What a seat sees, in the words of the game and as a small text."""

from typing import Final

import msgspec

from stofa.engine.core.state import NOBODY
from stofa.engine.title import Position
from stofa.engine.view import Turn, turn_of
from stofa.games.thurn_and_taxis.board import CITIES, EDITIONS, TILES
from stofa.games.thurn_and_taxis.core import table as steps
from stofa.games.thurn_and_taxis.core.cities import count
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

_TILES: Final = [(stack, value) for stack, values in TILES.items() for value in values]


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


def cities_of(bag: int) -> list[str]:
    """The cards of a bag, or the cities of a set, by name in data order."""
    return [name for number, name in enumerate(CITIES) for _ in range(count(bag, number))]


def tiles_of(held: int) -> list[Tile]:
    return [Tile(stack, value) for bit, (stack, value) in enumerate(_TILES) if held >> bit & 1]


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
    left: dict[str, list[int]] = {stack: [] for stack in TILES}
    for tile in tiles_of(~taken):
        left[tile.stack].append(tile.value)
    return left


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
        discards={name: n for number, name in enumerate(CITIES) if (n := count(table.discards, number))},
        stacks=_stacks(table.taken),
        players=[_open_things(player) for player in table.players],
        hand=cities_of(sight.hand),
        tiles=tiles_of(sight.tiles),
        official_used=table.official_used,
        postmaster_due=table.postmaster_due,
        eligible=cities_of(table.eligible),
        ending=table.ending,
    )


def draw(position: ThurnPosition) -> str:
    """A few lines that tell everything on the table."""
    lines = [
        f"display  {', '.join(position.display) or '–'}",
        f"stock    {position.stock} cards, {sum(position.discards.values())} discarded",
        "tiles    "
        + "  ".join(f"{name} {'/'.join(map(str, left)) or '–'}" for name, left in position.stacks.items()),
    ]
    for seat, player in enumerate(position.players):
        mark = ">" if seat == position.active and position.turn is not None else " "
        lines += [
            f"{mark} seat {seat} route  {'–'.join(player.route) or 'none'}",
            f"         carriage {player.carriage or 'none'}, {player.hand_size} in hand, "
            f"{player.houses_left} houses left, {player.tile_count} tiles",
            f"         houses {', '.join(player.houses) or 'none'}",
        ]
    if position.seat is not None:
        held = ", ".join(f"{tile.stack} {tile.value}" for tile in position.tiles)
        lines.append(f"your hand   {', '.join(position.hand) or 'empty'}")
        lines.append(f"your tiles  {held or 'none'}")
    return "\n".join(lines)
