"""Positions as the tests write them, and what they ask of one.

A seat is a line of parts, each of which may be left out::

    hand: Ulm Ulm Basel; known: Ulm; route: Carlsruhe–Stuttgart; houses: Ulm Lodz; carriage: 4; tiles: end 1

The `known` cards of a hand were taken openly. `houses: all but Lodz Basel` is short for a long list. There
are always 66 cards: those that no pile names lie in the pile called `rest`, usually the stock. And a tile is
gone from its stack because somebody has it; with the end tile the last round has begun.
"""

from itertools import pairwise
from typing import Final

import stofa
from stofa import Game
from stofa.games.thurn_and_taxis.board import (
    CITIES,
    COPIES,
    DISPLAY,
    EDITIONS,
    HOUSES,
    PROVINCES,
    ROADS,
    TILES,
)
from stofa.games.thurn_and_taxis.core import public as steps
from stofa.games.thurn_and_taxis.core.cities import CITY
from stofa.games.thurn_and_taxis.core.state import ThurnState
from stofa.games.thurn_and_taxis.memory import ThurnMemory
from stofa.games.thurn_and_taxis.position import STEPS, ThurnPosition
from tests.games.previewing import parts, play as play, refused as refused

NUMBER: Final = {city: number for number, city in enumerate(CITIES)}
STEP: Final = {name: step for step, name in STEPS.items()}
ALL_TILES: Final = [f"{stack} {value}" for stack, values in TILES.items() for value in values]
PARTS: Final = {"hand", "known", "route", "houses", "carriage", "tiles"}


def position(
    *seats: str,
    display: str | None = None,
    discards: str = "",
    stock: str = "",
    rest: str = "stock",
    step: str = "first",
    active: int = 0,
    start: int = 0,
    edition: str = "german",
    rules: int | None = None,
    official_used: bool = False,
) -> Game[ThurnPosition]:
    """A game that has come to this point, with its cards played by hand.

    Without a `display` six cards lie there that no other pile names. The turn of the `active` seat begins,
    unless a later `step` is named: second, laying or laid. One line means a second seat that has nothing.
    """
    lines = [parts(line, PARTS) for line in (seats if len(seats) > 1 else (*seats, ""))]
    routes = [line["route"].split("–") if "route" in line else [] for line in lines]
    cards = {"display": (display or "").split(), "discards": discards.split(), "stock": stock.split()}
    cards |= {f"hand {seat}": line.get("hand", "").split() for seat, line in enumerate(lines)}
    for here, there in (pair for route in routes for pair in pairwise(route)):
        assert (here, there) in ROADS or (there, here) in ROADS, f"no road joins {here} and {there}"
    unnamed = [city for city in CITIES for _ in range(COPIES)]
    for city in [city for pile in (*routes, *cards.values()) for city in pile]:
        unnamed.remove(city)
    if display is None:
        cards["display"] = unnamed[:: len(unnamed) // DISPLAY][:DISPLAY]
        for city in cards["display"]:
            unnamed.remove(city)
    cards[rest] += unnamed

    game = stofa.new(
        "thurn-and-taxis", len(lines), manual_chance=True, start=start, edition=edition, rules=rules
    )
    state = ThurnState(len(lines), game.rules, EDITIONS.index(edition), start)
    public = state.public
    public.display, public.discards, state.stock = (
        _bag(cards[pile]) for pile in ("display", "discards", "stock")
    )
    public.stock_size = len(cards["stock"])
    for seat, (line, player) in enumerate(zip(lines, public.players, strict=True)):
        for city in routes[seat]:
            player.lay_right(NUMBER[city], CITY[NUMBER[city]])
        houses = _houses(line.get("houses", ""))
        player.houses, player.houses_left = _bag(houses), HOUSES - len(houses)
        player.carriage = int(line.get("carriage", steps.NO_CARRIAGE))
        state.hands[seat], player.hand_size = _bag(cards[f"hand {seat}"]), len(cards[f"hand {seat}"])
        for tile in filter(None, line.get("tiles", "").split(", ")):
            bit = 1 << ALL_TILES.index(tile)
            assert not public.taken & bit, f"there is only one tile {tile}"
            public.taken |= bit
            player.tiles |= bit
        player.known = _bag(line.get("known", "").split())
    if step == "first":
        state.begin_turn(active)
    else:
        public.active, public.step = active, STEP[step]
        public.official_used, public.postmaster_due = official_used, False

    inside(game).copy_from(state)
    return game


def inside(game: Game) -> ThurnState:
    """Everything, also what is hidden."""
    assert isinstance(game._state, ThurnState)
    return game._state


def seen(game: Game[ThurnPosition], seat: int | None = None) -> ThurnPosition:
    """What a seat sees; without one, what a spectator sees."""
    return game.view(seat).position


def remembered(game: Game[ThurnPosition]) -> ThurnMemory:
    """What everybody may remember."""
    found = game.view().memory
    assert isinstance(found, ThurnMemory)
    return found


def tiles(game: Game[ThurnPosition], seat: int = 0) -> str:
    """The tiles of a seat, which it alone knows."""
    return ", ".join(f"{tile.stack} {tile.value}" for tile in seen(game, seat).tiles)


def legal(game: Game) -> str:
    """The legal moves, in their order."""
    return ", ".join(game.legal)


def all_of(*provinces: str) -> str:
    return " ".join(city for province in provinces for city in PROVINCES[province])


def _houses(text: str) -> list[str]:
    if text.startswith("all but "):
        return [city for city in CITIES if city not in text.split()]
    return text.split()


def _bag(cities: list[str]) -> int:
    return sum(CITY[NUMBER[city]] for city in cities)
