"""Which moves are legal, from what lies open and what the mover knows alone. The definition of legality."""

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.games.ticket_to_ride.core import codes, public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    CARD_KINDS,
    COLOURED,
    END,
    LOCOMOTIVE,
    THREES,
    count,
    kinds_of,
    missing,
    present,
    size,
    threes_of,
)
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.public import Public


def legal_moves(public: Public, own: Own, offered: i64, moves: Moves) -> None:
    """Fill `moves` with what the active player may do.

    `offered` are the tickets drawn in this turn. Each helper writes its moves into `listed` from index
    `total` on and returns the new total.
    """
    listed = moves.codes
    total: i64 = 0
    step: i64 = public.step
    if step == steps.FIRST:
        total = taking(public, present(public.row), listed)
        total = laying(public, own.hand, listed, total)
        if public.ticket_stock() > 0:  # TR-19
            listed[total] = codes.TICKETS
            total += 1
        if total == 0:  # TR-20
            listed[total] = codes.PASS
            total += 1
    elif step == steps.SECOND:
        total = taking(public, present(public.row) & COLOURED, listed)  # TR-10
    elif step == steps.KEEPING:
        total = one_each(keepable(public, own, offered), codes.KEEP, listed)
        if public.part != steps.SET_UP or own.picked != 0:  # TR-4: at least one; TR-19: even none
            listed[total] = codes.DONE
            total += 1
    elif step == steps.COMPLETING:
        total = one_each(completable(own, public.stations[public.active]), codes.COMPLETE, listed)
        listed[total] = codes.DONE
        total += 1
    moves.count = total


def taking(public: Public, kinds: i64, listed: vec[i64]) -> i64:
    """TR-9: one of these kinds from the row, or a card from the stock."""
    total: i64 = one_card_each(kinds, codes.TAKE, listed)
    if public.stock_size > 0:
        listed[total] = codes.TAKE + codes.STOCK
        total += 1
    return total


def one_card_each(kinds: i64, move: i64, listed: vec[i64]) -> i64:
    """A move for every kind of card in a set."""
    total: i64 = 0
    place: i64 = kinds_of(kinds)
    kind: i64 = CARD_KINDS[place]
    while kind != END:
        listed[total] = move + kind
        total += 1
        place += 1
        kind = CARD_KINDS[place]
    return total


def one_each(chosen: i64, move: i64, listed: vec[i64]) -> i64:
    """A move for every ticket in a set."""
    total: i64 = 0
    while chosen != 0:
        listed[total] = move + tickets.first(chosen)
        total += 1
        chosen &= chosen - 1
    return total


def laying(public: Public, hand: i64, listed: vec[i64], total: i64) -> i64:
    """TR-14 to TR-17: rows of one colour, with and without locomotives; three different colours."""
    rows: i64 = public.rows()
    locomotives: i64 = count(hand, LOCOMOTIVE)
    colours: i64 = present(hand) & COLOURED & ~public.track(public.active)  # TR-15
    total = three_of(colours & ~present(rows), listed, total)  # TR-17
    place: i64 = kinds_of(colours)
    while CARD_KINDS[place] != END:
        colour: i64 = CARD_KINDS[place]
        place += 1
        fewest: i64 = count(rows, colour) + 1  # TR-16
        if fewest < 2:  # TR-14
            fewest = 2
        held: i64 = count(hand, colour)
        cars: i64 = fewest - locomotives  # with less than these even all locomotives are too few
        if cars < 1:
            cars = 1
        while cars <= held:
            engines: i64 = fewest - cars
            if engines < 0:
                engines = 0
            while engines <= locomotives:
                listed[total] = codes.lay(colour, cars, engines)
                total += 1
                engines += 1
            cars += 1
    return total


def three_of(colours: i64, listed: vec[i64], total: i64) -> i64:
    """TR-14: every choice of three from a set of colours."""
    place: i64 = threes_of(colours)
    three: i64 = THREES[place]
    while three != END:
        listed[total] = codes.LAY_THREE + three
        total += 1
        place += 1
        three = THREES[place]
    return total


def keepable(public: Public, own: Own, offered: i64) -> i64:
    """TR-4, TR-19: the tickets that may still be kept, one by one in data order."""
    if public.part == steps.SET_UP:
        offered = own.tickets
    return tickets.behind(offered, own.picked)


def completable(own: Own, station: i64) -> i64:
    """TR-22: the tickets that the station can complete beside those picked before, in data order.

    Hand and track complete nothing (TR-23).
    """
    found: i64 = 0
    spent: i64 = tickets.needs(own.picked)
    left: i64 = tickets.behind(own.tickets, own.picked)
    while left != 0:
        ticket: i64 = tickets.first(left)
        if serves(station, spent + tickets.NEEDS[ticket]):
            found |= tickets.TICKET[ticket]
        left &= left - 1
    return found


def serves(station: i64, needs: i64) -> bool:
    """TR-22: are these cards in the station, with a locomotive for each that is missing?"""
    return size(missing(station, needs)) <= count(station, LOCOMOTIVE)
