"""Which rule forbids a move. Slow and plain; whether a move is legal is decided in `core.legal` alone."""

import itertools
from functools import partial

from stofa.engine.core.moves import Moves
from stofa.engine.errors import Refusal, refuse as refuse_by
from stofa.games.thurn_and_taxis.board import CITIES, PROVINCES
from stofa.games.thurn_and_taxis.core import codes, public as steps
from stofa.games.thurn_and_taxis.core.cities import CITY, PROVINCE, PROVINCE_OF, first, present
from stofa.games.thurn_and_taxis.core.public import Player, Public
from stofa.games.thurn_and_taxis.core.state import ThurnObservation, ThurnState
from stofa.games.thurn_and_taxis.shapes import tint_of

_PROVINCES = list(PROVINCES)

refuse = partial(refuse_by, __package__)


def why_not(observation: ThurnObservation, move: int) -> Refusal | None:
    """Why the active player may not make a move; None if it may."""
    moves = Moves()
    observation.legal(moves)
    if move in moves.listed():
        return None
    kind, argument = codes.kind(move), codes.argument(move)
    if kind in (codes.REVEAL, codes.DRAW):
        return refuse("TT-9", "cards-come-by-themselves")
    if kind in (codes.TAKE, codes.POSTMASTER):
        return _why_not_take(observation.public, kind, argument)
    if kind == codes.ADMINISTRATOR:
        return _why_not_administrator(observation.public)
    if kind in (codes.LAY, codes.LAY_LEFT, codes.LAY_RIGHT, codes.RESTART):
        return _why_not_lay(observation, kind, argument)
    if kind in (codes.CARRIER_LEFT, codes.CARRIER_RIGHT):
        return _why_not_carrier(observation, kind, argument)
    if kind in (codes.CLOSE, codes.END):
        return _why_not_close_or_end(observation.public, kind)
    if kind in (codes.EACH, codes.PROVINCE):
        return _why_not_way(observation.public, argument)
    if kind in (codes.HOUSE, codes.DONE):
        return _why_not_house(observation.public, kind, argument)
    if kind in (codes.CARTWRIGHT, codes.DECLINE):
        return _why_not_cartwright(observation.public)
    return _why_not_discard(observation, argument)


def why_not_chance(state: ThurnState, move: int) -> Refusal | None:
    """Why a card cannot come now, when one has to; None if it can."""
    moves = Moves()
    state.legal(moves)
    if move in moves.listed():
        return None
    kind, city = codes.kind(move), codes.argument(move)
    if kind not in (codes.REVEAL, codes.DRAW):
        return refuse("TT-9", "card-comes-first")
    if kind == codes.DRAW and state.public.step == steps.FILL:
        return refuse("TT-9", "display-first")
    if kind == codes.REVEAL and state.public.step == steps.BLIND:
        return refuse("TT-9", "hand-first")
    return refuse("TT-2", "no-card-left", city=CITIES[city])


def _land(province: int) -> dict[str, str]:
    """A province by its name, and by its letter, by which a language can call it something else."""
    name = _PROVINCES[province]
    return {"province": name, "land": tint_of(name)}


def _active(public: Public) -> Player:
    return public.players[public.active]


def _why_not_take(public: Public, kind: int, argument: int) -> Refusal:
    if kind == codes.TAKE and public.step == steps.SECOND:
        return refuse("TT-12", "second-by-postmaster")
    if kind == codes.POSTMASTER and public.step == steps.FIRST:
        return refuse("TT-12", "postmaster-second")
    if kind == codes.POSTMASTER and public.step == steps.LAYING and public.official_used:
        return refuse("TT-7", "no-other-taken")
    if public.step not in (steps.FIRST, steps.SECOND):
        return refuse("TT-6", "taking-is-over")
    if argument == codes.STOCK:
        return refuse("TT-10", "no-stock")
    return refuse("TT-9", "not-in-display", city=CITIES[argument])


def _why_not_administrator(public: Public) -> Refusal:
    if public.step != steps.FIRST:
        return refuse("TT-13", "administrator-first")
    if public.postmaster_due:
        return refuse("TT-8", "postmaster-due")
    return refuse("TT-7", "official-used")


def _why_not_lay(observation: ThurnObservation, kind: int, city: int) -> Refusal:
    public = observation.public
    player = _active(public)
    if public.step == steps.FIRST:
        return refuse("TT-6", "take-first")
    if public.step == steps.SECOND and public.postmaster_due:
        return refuse("TT-8", "postmaster-due")
    if public.step == steps.LAID and observation.hand:
        return refuse("TT-20", "laid-already")
    if public.step not in (steps.SECOND, steps.LAYING):
        return refuse("TT-6", "laying-is-over")
    if kind == codes.LAY and player.length:
        return refuse("TT-14", "one-route")
    if kind == codes.RESTART and not player.length:
        return refuse("TT-18", "no-route")
    if kind in (codes.LAY_LEFT, codes.LAY_RIGHT):
        if not player.length:
            return refuse("TT-15", "no-route")
        return _why_not_fit(observation, city, kind == codes.LAY_LEFT)
    return _not_in_hand(city)


def _not_in_hand(city: int) -> Refusal:
    return refuse("TT-15", "not-in-hand", city=CITIES[city])


def _why_not_fit(observation: ThurnObservation, city: int, left: bool) -> Refusal:
    player = _active(observation.public)
    if not observation.hand & (CITY[city] * 3):
        return _not_in_hand(city)
    if player.route & CITY[city]:
        return refuse("TT-16", "in-route", city=CITIES[city])
    if left and player.length == 1:
        return refuse("TT-16", "one-card-right")
    end = player.left() if left else player.right
    if _fits_only_inside(player, city):
        return refuse("TT-17", "not-between", city=CITIES[city], end=CITIES[end])
    other = player.right if left else player.left()
    if player.length > 1 and not player.fitting(other) & CITY[city]:
        ends = {"left": CITIES[player.left()], "right": CITIES[player.right]}
        return refuse("TT-16", "no-road-to-ends", city=CITIES[city], **ends)
    return refuse("TT-16", "no-road", city=CITIES[city], end=CITIES[end])


def _fits_only_inside(player: Player, city: int) -> bool:
    """Would the card fit between two cards of the route, where it may not go, and at neither end?"""
    row = [player.city_at(place) for place in range(player.length)]
    near = [bool(player.fitting(place) & CITY[city]) for place in row]
    return not near[0] and not near[-1] and any(a and b for a, b in itertools.pairwise(near))


def _why_not_carrier(observation: ThurnObservation, kind: int, city: int) -> Refusal:
    if observation.public.official_used:
        return refuse("TT-7", "no-other-laid")
    if observation.public.postmaster_due:  # nobody else helps in this turn
        return refuse("TT-8", "postmaster-due")
    if observation.public.step != steps.LAID:
        return refuse("TT-20", "carrier-after-laying")
    return _why_not_fit(observation, city, kind == codes.CARRIER_LEFT)


def _why_not_close_or_end(public: Public, kind: int) -> Refusal:
    if kind == codes.END:
        return refuse("TT-6", "end-after-laying")
    if public.step == steps.LAID:
        return refuse("TT-21", "too-short", length=_active(public).length)
    return refuse("TT-21", "close-after-laying")


def _why_not_way(public: Public, province: int) -> Refusal:
    if public.step != steps.WAY:
        return refuse("TT-22", "no-closing")
    if not _active(public).route & PROVINCE[province]:
        return refuse("TT-23", "province-not-in-route", **_land(province))
    if not public.eligible & PROVINCE[province]:
        return refuse("TT-24", "own-house", city=CITIES[first(_active(public).route & PROVINCE[province])])
    if _active(public).houses_left < 2:
        return refuse("TT-25", "one-house-left")
    return refuse("TT-23", "province-one-house", **_land(province))


def _why_not_house(public: Public, kind: int, city: int) -> Refusal:
    if public.step not in (steps.WAY, steps.PLACING):
        return refuse("TT-22", "no-placing")
    if kind == codes.DONE:  # always legal while placing
        return refuse("TT-23", "way-first")
    player = _active(public)
    if not player.route & CITY[city]:
        return refuse("TT-23", "not-in-route", city=CITIES[city])
    if player.houses & CITY[city]:
        return refuse("TT-24", "own-house", city=CITIES[city])
    if public.step == steps.WAY:
        return refuse("TT-23", "way-first")
    placed = player.houses & ~public.houses_before
    if public.each and placed & PROVINCE[PROVINCE_OF[city]]:
        return refuse("TT-23", "province-has-one", **_land(PROVINCE_OF[city]))
    if not public.each and not public.eligible & PROVINCE[PROVINCE_OF[city]]:
        return refuse("TT-23", "other-province", city=CITIES[city])
    return refuse("TT-23", "house-order", city=CITIES[city])


def _why_not_cartwright(public: Public) -> Refusal:
    player = _active(public)
    if public.official_used:
        return refuse("TT-7", "official-used")
    if player.carriage == steps.LAST_CARRIAGE:
        return refuse("TT-33", "no-carriage-left")
    wanted = public.next_carriage()
    if public.step != steps.LAID:
        return refuse("TT-35", "no-cartwright-now")
    if player.length >= wanted:
        return refuse("TT-35", "cartwright-not-needed", carriage=wanted)
    if player.length < steps.SHORTEST_ROUTE:
        return refuse("TT-21", "too-short", length=player.length)
    if wanted - player.length > steps.CARTWRIGHT_CARDS:
        return refuse("TT-35", "cartwright-too-short", carriage=wanted, missing=wanted - player.length)
    return refuse("TT-35", "cartwright-when-closing", carriage=wanted)


def _why_not_discard(observation: ThurnObservation, city: int) -> Refusal:
    public = observation.public
    if public.step != steps.DISCARDING:
        return refuse("TT-36", "no-discarding")
    if not present(observation.hand) & CITY[city]:
        return refuse("TT-36", "discard-not-in-hand", city=CITIES[city])
    if city < public.discard_from:
        return refuse("TT-36", "discard-order", city=CITIES[city])
    return refuse("TT-36", "discard-too-late", city=CITIES[city])
