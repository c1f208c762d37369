"""Which moves are legal, from what lies open and the mover's own hand. The definition of legality."""

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.games.thurn_and_taxis.board import HAND_AFTER_CLOSING
from stofa.games.thurn_and_taxis.core import codes, public as steps
from stofa.games.thurn_and_taxis.core.cities import (
    PROVINCE,
    PROVINCE_COUNT,
    first,
    from_on,
    present,
    size,
)
from stofa.games.thurn_and_taxis.core.public import Player, Public


def legal_moves(public: Public, hand: i64, moves: Moves) -> None:
    """Fill `moves` with what the active player, who holds `hand`, may do."""
    moves.clear()
    step: i64 = public.step
    player = public.players[public.active]
    if step == steps.FIRST:
        taking(public, codes.TAKE, moves)
        if not public.postmaster_due:  # TT-7, TT-8, TT-13
            if not public.official_used:
                moves.add(codes.ADMINISTRATOR)
    elif step == steps.SECOND:
        taking(public, codes.POSTMASTER, moves)
        if not public.postmaster_due:  # TT-8
            laying(player, hand, moves)
    elif step == steps.LAYING:
        laying(player, hand, moves)
    elif step == steps.LAID:
        if not public.official_used:  # TT-7
            extending(player, hand, codes.CARRIER_LEFT, codes.CARRIER_RIGHT, moves)
        if player.length >= steps.SHORTEST_ROUTE:  # TT-21
            moves.add(codes.CLOSE)
        moves.add(codes.END)
    elif step == steps.WAY:
        moves.add(codes.EACH)
        for province in range(PROVINCE_COUNT):
            if player.houses_left >= 2 and size(public.eligible & PROVINCE[province]) >= 2:  # TT-23
                moves.add(codes.PROVINCE + province)
    elif step == steps.PLACING:
        one_each(public.eligible, codes.HOUSE, moves)
        moves.add(codes.DONE)  # TT-23: a player may place fewer
    elif step == steps.CARRIAGE:
        moves.add(codes.CARTWRIGHT)
        moves.add(codes.DECLINE)
    elif step == steps.DISCARDING:
        discarding(public, hand, moves)


def one_each(cities: i64, kind: i64, moves: Moves) -> None:
    """A move of one kind for every city of a set."""
    listed = moves.codes  # taken once: this is where most moves come from
    count: i64 = moves.count
    while cities != 0:
        listed[count] = kind + first(cities)
        count += 1
        cities &= cities - 1
    moves.count = count


def taking(public: Public, kind: i64, moves: Moves) -> None:
    """TT-9, TT-12: from the display or from the stock."""
    one_each(present(public.display), kind, moves)
    if public.drawable():
        moves.add(kind + codes.STOCK)


def laying(player: Player, hand: i64, moves: Moves) -> None:
    """TT-15, TT-16, TT-18: begin a route, extend it, or give it up and begin another."""
    if player.length == 0:
        one_each(present(hand), codes.LAY, moves)
    else:
        extending(player, hand, codes.LAY_LEFT, codes.LAY_RIGHT, moves)
        one_each(present(hand), codes.RESTART, moves)


def extending(player: Player, hand: i64, left: i64, right: i64, moves: Moves) -> None:
    """TT-16: hand cards that fit; a single card has no left end of its own."""
    held: i64 = present(hand)
    if player.length > 1:
        one_each(player.fitting(player.left()) & held, left, moves)
    one_each(player.fitting(player.right) & held, right, moves)


def discarding(public: Public, hand: i64, moves: Moves) -> None:
    """TT-36: in data order, and only while enough cards follow to come down to three."""
    excess: i64 = public.players[public.active].hand_size - HAND_AFTER_CLOSING
    cities: i64 = present(hand) & from_on(public.discard_from)
    while cities != 0:
        city: i64 = first(cities)
        if size(hand & from_on(city)) >= excess:
            moves.add(codes.DISCARD + city)
        cities &= cities - 1
