"""Which rule forbids a move. Slow and plain; whether a move is legal is decided in `core.legal` alone."""

import itertools
from functools import partial

from stofa.engine.core.moves import Moves
from stofa.engine.errors import Refusal, refuse as refuse_by
from stofa.games.thurn_and_taxis.board import CITIES, PROVINCES
from stofa.games.thurn_and_taxis.core import codes, table as steps
from stofa.games.thurn_and_taxis.core.cities import CITY, PROVINCE, PROVINCE_OF, first, present
from stofa.games.thurn_and_taxis.core.state import ThurnSight, ThurnState
from stofa.games.thurn_and_taxis.core.table import Player, Table

_PROVINCES = list(PROVINCES)

refuse = partial(refuse_by, __package__)


def why_not(sight: ThurnSight, move: int) -> Refusal | None:
    """Why the active player may not make a move; None if it may."""
    moves = Moves()
    sight.legal(moves)
    if move in moves.listed():
        return None
    kind, argument = codes.kind(move), codes.argument(move)
    if kind in (codes.REVEAL, codes.DRAW):
        return refuse("TT-9", "cards-come-by-themselves")
    if kind in (codes.TAKE, codes.POSTMASTER):
        return _why_not_take(sight.table, kind, argument)
    if kind == codes.ADMINISTRATOR:
        return _why_not_administrator(sight.table)
    if kind in (codes.LAY, codes.LAY_LEFT, codes.LAY_RIGHT, codes.RESTART):
        return _why_not_lay(sight, kind, argument)
    if kind in (codes.CARRIER_LEFT, codes.CARRIER_RIGHT):
        return _why_not_carrier(sight, kind, argument)
    if kind in (codes.CLOSE, codes.END):
        return _why_not_close_or_end(sight.table, kind)
    if kind in (codes.EACH, codes.PROVINCE):
        return _why_not_way(sight.table, argument)
    if kind in (codes.HOUSE, codes.DONE):
        return _why_not_house(sight.table, argument)
    if kind in (codes.CARTWRIGHT, codes.DECLINE):
        return refuse("TT-35", "no-cartwright-now")
    return _why_not_discard(sight, argument)


def why_not_chance(state: ThurnState, move: int) -> Refusal | None:
    """Why a card cannot come now, when one has to; None if it can."""
    moves = Moves()
    state.legal(moves)
    if move in moves.listed():
        return None
    kind, city = codes.kind(move), codes.argument(move)
    if kind not in (codes.REVEAL, codes.DRAW):
        return refuse("TT-9", "card-comes-first")
    if kind == codes.DRAW and state.table.step == steps.FILL:
        return refuse("TT-9", "display-first")
    if kind == codes.REVEAL and state.table.step == steps.BLIND:
        return refuse("TT-9", "hand-first")
    return refuse("TT-2", "no-card-left", city=CITIES[city])


def _active(table: Table) -> Player:
    return table.players[table.active]


def _why_not_take(table: Table, kind: int, argument: int) -> Refusal:
    if kind == codes.TAKE and table.step == steps.SECOND:
        return refuse("TT-12", "second-by-postmaster")
    if kind == codes.POSTMASTER and table.step == steps.FIRST:
        return refuse("TT-12", "postmaster-second")
    if kind == codes.POSTMASTER and table.step == steps.LAYING and table.official_used:
        return refuse("TT-7", "official-used")
    if table.step not in (steps.FIRST, steps.SECOND):
        return refuse("TT-6", "taking-is-over")
    if argument == codes.STOCK:
        return refuse("TT-10", "no-stock")
    return refuse("TT-9", "not-in-display", city=CITIES[argument])


def _why_not_administrator(table: Table) -> Refusal:
    if table.step != steps.FIRST:
        return refuse("TT-13", "administrator-first")
    if table.postmaster_due:
        return refuse("TT-8", "postmaster-due")
    return refuse("TT-7", "official-used")


def _why_not_lay(sight: ThurnSight, kind: int, city: int) -> Refusal:
    table = sight.table
    player = _active(table)
    if table.step == steps.FIRST:
        return refuse("TT-6", "take-first")
    if table.step == steps.SECOND and table.postmaster_due:
        return refuse("TT-8", "postmaster-due")
    if table.step == steps.LAID and sight.hand:
        return refuse("TT-20", "laid-already")
    if table.step not in (steps.SECOND, steps.LAYING):
        return refuse("TT-6", "laying-is-over")
    if kind == codes.LAY and player.length:
        return refuse("TT-14", "one-route")
    if kind == codes.RESTART and not player.length:
        return refuse("TT-18", "no-route")
    if kind in (codes.LAY_LEFT, codes.LAY_RIGHT):
        if not player.length:
            return refuse("TT-15", "no-route")
        return _why_not_fit(sight, city, kind == codes.LAY_LEFT)
    return _not_in_hand(city)


def _not_in_hand(city: int) -> Refusal:
    return refuse("TT-15", "not-in-hand", city=CITIES[city])


def _why_not_fit(sight: ThurnSight, city: int, left: bool) -> Refusal:
    player = _active(sight.table)
    if not sight.hand & (CITY[city] * 3):
        return _not_in_hand(city)
    if player.route & CITY[city]:
        return refuse("TT-16", "in-route", city=CITIES[city])
    if left and player.length == 1:
        return refuse("TT-16", "one-card-right")
    end = player.left() if left else player.right
    if _fits_only_inside(player, city):
        return refuse("TT-17", "not-between", city=CITIES[city], end=CITIES[end])
    return refuse("TT-16", "no-road", city=CITIES[city], end=CITIES[end])


def _fits_only_inside(player: Player, city: int) -> bool:
    """Would the card fit between two cards of the route, where it may not go, and at neither end?"""
    row = [player.city_at(place) for place in range(player.length)]
    near = [bool(player.fitting(place) & CITY[city]) for place in row]
    return not near[0] and not near[-1] and any(a and b for a, b in itertools.pairwise(near))


def _why_not_carrier(sight: ThurnSight, kind: int, city: int) -> Refusal:
    if sight.table.step != steps.LAID:
        return refuse("TT-20", "carrier-after-laying")
    if sight.table.official_used:
        return refuse("TT-7", "official-used")
    return _why_not_fit(sight, city, kind == codes.CARRIER_LEFT)


def _why_not_close_or_end(table: Table, kind: int) -> Refusal:
    if kind == codes.END:
        return refuse("TT-6", "end-after-laying")
    if table.step == steps.LAID:
        return refuse("TT-21", "too-short", length=_active(table).length)
    return refuse("TT-21", "close-after-laying")


def _why_not_way(table: Table, province: int) -> Refusal:
    if table.step != steps.WAY:
        return refuse("TT-22", "no-closing")
    name = _PROVINCES[province]
    if not _active(table).route & PROVINCE[province]:
        return refuse("TT-23", "province-not-in-route", province=name)
    if not table.eligible & PROVINCE[province]:
        return refuse("TT-24", "own-house", city=CITIES[first(_active(table).route & PROVINCE[province])])
    if _active(table).houses_left < 2:
        return refuse("TT-25", "one-house-left")
    return refuse("TT-23", "province-one-house", province=name)


def _why_not_house(table: Table, city: int) -> Refusal:
    if table.step != steps.PLACING:
        return refuse("TT-22", "no-placing")
    # `done` is always legal while placing, so this is a city.
    player = _active(table)
    if not player.route & CITY[city]:
        return refuse("TT-23", "not-in-route", city=CITIES[city])
    if player.houses & CITY[city]:
        return refuse("TT-24", "own-house", city=CITIES[city])
    placed = player.houses & ~table.houses_before
    if table.each and placed & PROVINCE[PROVINCE_OF[city]]:
        return refuse("TT-23", "province-has-one", province=_PROVINCES[PROVINCE_OF[city]])
    if not table.each and not table.eligible & PROVINCE[PROVINCE_OF[city]]:
        return refuse("TT-23", "other-province", city=CITIES[city])
    return refuse("TT-23", "house-order", city=CITIES[city])


def _why_not_discard(sight: ThurnSight, city: int) -> Refusal:
    table = sight.table
    if table.step != steps.DISCARDING:
        return refuse("TT-36", "no-discarding")
    if not present(sight.hand) & CITY[city]:
        return refuse("TT-36", "discard-not-in-hand", city=CITIES[city])
    if city < table.discard_from:
        return refuse("TT-36", "discard-order", city=CITIES[city])
    return refuse("TT-36", "discard-too-late", city=CITIES[city])
