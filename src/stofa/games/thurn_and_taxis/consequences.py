"""What closing a route brings: bonus tiles, a carriage, and that the route is closed.

Told from the tables before and after a move. Which tile somebody takes is seen by all, though it then lies
face down (TT-31); routes and carriages lie open.
"""

from collections.abc import Iterator
from typing import Final

from stofa.engine.title import Consequence
from stofa.games.thurn_and_taxis.board import CITIES, TILES
from stofa.games.thurn_and_taxis.core import codes, tiles
from stofa.games.thurn_and_taxis.core.public import Public

CLOSING: Final = frozenset((codes.CLOSE, codes.HOUSE, codes.DONE, codes.CARTWRIGHT, codes.DECLINE))
"""The kinds of moves by which a route may come to be closed."""

_STACKS: Final = list(TILES)
_CITIES: Final = list(CITIES)


def consequences_of(before: Public, after: Public) -> Iterator[Consequence]:
    """TT-22: after the houses the tiles, then the carriage; TT-37: at last the route is gone."""
    seat = before.active
    had, has = before.players[seat], after.players[seat]
    won = has.tiles & ~had.tiles
    for tile in range(tiles.TILE_COUNT):
        if won >> tile & 1:
            yield Consequence("tile", seat, [_STACKS[tiles.STACK_OF[tile]], str(tiles.VALUE[tile])])
    if has.carriage > had.carriage:
        yield Consequence("carriage", seat, [str(has.carriage)])
    if had.length and not has.length:
        yield Consequence("closed", seat, [_CITIES[had.city_at(place)] for place in range(had.length)])
