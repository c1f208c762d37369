"""Which moves are legal, from what lies open and what the mover knows alone. The definition of legality."""

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.games.ticket_to_ride.core import codes, table as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    COLOURED,
    END,
    KINDS,
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
from stofa.games.ticket_to_ride.core.table import Table


def legal_moves(table: Table, own: Own, offered: i64, station: i64, moves: Moves) -> None:
    """Fill `moves` with what the active player may do.

    `offered` are the tickets drawn in this turn. The station counts only when it has been turned up.
    """
    moves.clear()
    step: i64 = table.step
    if step == steps.FIRST:
        taking(table, present(table.row), moves)
        laying(table, own.hand, moves)
        if table.ticket_stock() > 0:  # TR-19
            moves.add(codes.TICKETS)
        if moves.count == 0:  # TR-20
            moves.add(codes.PASS)
    elif step == steps.SECOND:
        taking(table, present(table.row) & COLOURED, moves)  # TR-10
    elif step == steps.KEEPING:
        one_each(keepable(table, own, offered), codes.KEEP, moves)
        if table.part != steps.SET_UP or own.picked != 0:  # TR-4: at least one; TR-19: even none
            moves.add(codes.DONE)
    elif step == steps.COMPLETING:
        one_each(completable(own, station), codes.COMPLETE, moves)
        moves.add(codes.DONE)


def taking(table: Table, kinds: i64, moves: Moves) -> None:
    """TR-9: one of these kinds from the row, or a card from the stock."""
    one_card_each(kinds, codes.TAKE, moves)
    if table.stock_size > 0:
        moves.add(codes.TAKE + codes.STOCK)


def one_card_each(kinds: i64, move: i64, moves: Moves) -> None:
    """A move for every kind of card in a set."""
    place: i64 = kinds_of(kinds)
    while KINDS[place] != END:
        moves.add(move + KINDS[place])
        place += 1


def one_each(chosen: i64, move: i64, moves: Moves) -> None:
    """A move for every ticket in a set."""
    while chosen != 0:
        moves.add(move + tickets.first(chosen))
        chosen &= chosen - 1


def laying(table: Table, hand: i64, moves: Moves) -> None:
    """TR-14 to TR-17: rows of one colour, with and without locomotives; three different colours."""
    rows: i64 = table.rows()
    locomotives: i64 = count(hand, LOCOMOTIVE)
    colours: i64 = present(hand) & COLOURED & ~table.track(table.active)  # TR-15
    three_of(colours & ~present(rows), moves)  # TR-17
    listed = moves.codes  # there can be very many, and this is quicker than to add them one by one
    total: i64 = moves.count
    place: i64 = kinds_of(colours)
    while KINDS[place] != END:
        colour: i64 = KINDS[place]
        place += 1
        fewest: i64 = count(rows, colour) + 1  # TR-16
        if fewest < 2:  # TR-14
            fewest = 2
        held: i64 = count(hand, colour)
        cars: i64 = 1
        while cars <= held:
            engines: i64 = fewest - cars
            if engines < 0:
                engines = 0
            move: i64 = codes.lay(colour, cars, engines)
            last: i64 = codes.lay(colour, cars, locomotives)
            while move <= last:
                listed[total] = move
                total += 1
                move += codes.ONE_LOCOMOTIVE
            cars += 1
    moves.count = total


def three_of(colours: i64, moves: Moves) -> None:
    """TR-14: every choice of three from a set of colours."""
    place: i64 = threes_of(colours)
    while THREES[place] != END:
        moves.add(codes.LAY_THREE + THREES[place])
        place += 1


def keepable(table: Table, own: Own, offered: i64) -> i64:
    """TR-4, TR-19: the tickets that may still be kept, one by one in data order."""
    if table.part == steps.SET_UP:
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
