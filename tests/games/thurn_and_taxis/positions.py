"""Positions as the tests write them, and what they ask of one.

A seat is a line of parts, each of which may be left out::

    hand: Ulm Ulm Basel; known: Ulm; route: Carlsruhe–Stuttgart; houses: Ulm Lodz; carriage: 4; tiles: end 1

The `known` cards of a hand were taken openly. `houses: all but Lodz Basel` is short for a long list. There
are always 66 cards: those that no pile names lie in the pile called `rest`, usually the stock. And a tile is
gone from its stack because somebody has it; with the end tile the last round has begun.
"""

from typing import Final

import stofa
from stofa import Game
from stofa.games.thurn_and_taxis.board import (
    CITIES,
    PROVINCES,
    TILES,
)
from stofa.games.thurn_and_taxis.core.cities import CITY
from stofa.games.thurn_and_taxis.core.state import ThurnState
from stofa.games.thurn_and_taxis.memory import ThurnMemory
from stofa.games.thurn_and_taxis.position import STEPS, ThurnPosition
from tests.games.previewing import parts, play as play, refused as refused

NUMBER: Final = {city: number for number, city in enumerate(CITIES)}
STEP: Final = {name: step for step, name in STEPS.items()}
ALL_TILES: Final = [f"{stack} {value}" for stack, values in TILES.items() for value in values]
LAID: Final = "Lodz"
"""The route of who has laid a card, unless another one is named."""
SPELLED: Final = {
    "route": lambda words: words.replace("–", " "),
    "tiles": lambda words: words.replace(" ", "/").replace(",/", " "),
}
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
    text = [f"start: {start}", f"edition: {edition}", f"turn: {active}", f"players: {max(2, len(seats))}"]
    if rules is not None:
        text.append(f"rules: {rules}")
    if step != "first":
        text += [f"step: {step}", f"official: {'used' if official_used else ''}"]
    piles = {"display": display, "discards": discards, "stock": stock}
    if rest in piles:
        piles[rest] = f"{piles[rest]} rest"
    text += [f"{name}: {cards.strip() or 'none'}" for name, cards in piles.items() if cards is not None]
    for seat, line in enumerate(seats if len(seats) > 1 else (*seats, "")):
        said = parts(line, PARTS)
        if rest == f"hand {seat}":
            said["hand"] = f"{said.get('hand', '')} rest"
        if step == "laid" and seat == active:
            said = {"route": LAID, **said}
        text += [f"{name} {seat}: {SPELLED.get(name, str)(words)}" for name, words in said.items() if name]
    return stofa.position("thurn-and-taxis", "; ".join(text), manual_chance=True)


def carriage_of(size: int) -> str:
    """A seat's carriage; whoever has the last one has the end tile (TT-32), and 2 is none."""
    return {2: "", 7: "carriage: 7; tiles: end 1"}.get(size, f"carriage: {size}")


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
