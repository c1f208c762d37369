"""Which road a card goes on with: told for screens, because a move names only the side of the route."""

from typing import Final

from stofa.games.thurn_and_taxis.board import CITIES
from stofa.games.thurn_and_taxis.core import codes
from stofa.games.thurn_and_taxis.core.public import Public

_LEFT: Final = (codes.LAY_LEFT, codes.CARRIER_LEFT)
_RIGHT: Final = (codes.LAY_RIGHT, codes.CARRIER_RIGHT)
_CITIES: Final = list(CITIES)


def path_of(public: Public, move: int) -> list[str]:
    """TT-16: the city at the end of the route and the one laid there, for a move of the active seat."""
    kind = codes.kind(move)
    own = public.players[public.active]
    if kind in _LEFT:
        end = own.left()
    elif kind in _RIGHT:
        end = own.right
    else:
        return []
    return [_CITIES[end], _CITIES[codes.argument(move)]]
