"""Which moves are legal, from what lies open and the mover's own hand. The definition of legality."""

from typing import Final

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.games.partners.core import cards, codes, table as steps
from stofa.games.partners.core.path import HOME, NOWHERE, START, TRACK, back_four, reach, square_of
from stofa.games.partners.core.pawns import one_home, rings
from stofa.games.partners.core.seven import parts
from stofa.games.partners.core.table import Table

_EACH_PAWN: Final = 0x2000_4000_8001  # the lowest of the 15 bits of each pawn


def legal_moves(table: Table, hand: i64, moves: Moves) -> None:
    """Fill `moves` with what the active seat, which holds `hand`, may do."""
    moves.clear()
    if table.step == steps.GIVING:
        one_each(hand, codes.GIVE, moves)  # PA-8
    elif table.step == steps.SPLITTING:
        parts(table, table.moving_colour(), table.unmoved, table.steps_left, moves)
    elif table.step == steps.PLAYING:
        playing(table, hand, moves)
        if moves.count == 0:
            moves.add(codes.FOLD)  # PA-10, PA-11


def one_each(bag: i64, kind: i64, moves: Moves) -> None:
    """A move of one kind for every face in a bag."""
    while bag != 0:
        face: i64 = cards.first(bag)
        moves.add(kind + face)
        bag = cards.behind(bag, face)


def playing(table: Table, hand: i64, moves: Moves) -> None:
    """PA-10: every card that can be played, in every way."""
    colour: i64 = table.moving_colour()
    pawns: i64 = table.pawns(colour)
    walls: i64 = table.walls(colour)
    reaches: i64 = reaches_of(pawns, walls, rings(pawns))
    while hand != 0:
        face: i64 = cards.first(hand)
        hand = cards.behind(hand, face)
        if face <= cards.LAST_START_CARD and one_home(pawns):  # PA-12, PA-14
            moves.add(codes.LEAVE + face)
        length: i64 = cards.STEPS[face]
        if length != 0:
            going(colour, pawns, reaches, length, moves)
        elif face == cards.ONE_FOURTEEN:  # PA-14
            going(colour, pawns, reaches, 1, moves)
            going(colour, pawns, reaches, 14, moves)
        elif face == cards.BACK_FOUR:
            going_back(colour, pawns, walls, moves)
        elif face == cards.SEVEN:
            parts(table, colour, table.movable(colour), 7, moves)
        elif face == cards.SWAP:
            swapping(table, moves)


def reaches_of(pawns: i64, walls: i64, taken: i64) -> i64:
    """How far each of the pawns can go, 15 bits a pawn; of several on one square only the first is asked."""
    reaches: i64 = 0
    shift: i64 = 0
    before: i64 = NOWHERE
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        if place != before:
            reaches |= reach(place, walls, taken) << shift
        before = place
        shift += 15
    return reaches


def going(colour: i64, pawns: i64, reaches: i64, steps: i64, moves: Moves) -> None:
    """PA-13, PA-29: one of the pawns goes so many steps forward."""
    able: i64 = (reaches >> steps) & _EACH_PAWN
    if able == 0:
        return
    move: i64 = codes.FORWARD + 128 * steps
    while able != 0:
        if able & 1:
            moves.add(move + square_of(colour, pawns & 255))
        pawns >>= 8
        able >>= 15


def going_back(colour: i64, pawns: i64, walls: i64, moves: Moves) -> None:
    """PA-15: one of the pawns goes back four, but none in the goal."""
    before: i64 = NOWHERE
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        if place != before and (place <= TRACK or place == START) and back_four(place, walls) != NOWHERE:
            moves.add(codes.BACK + square_of(colour, place))
        before = place


def swapping(table: Table, moves: Moves) -> None:
    """PA-18: any two pawns that stand alone on the track; two of one colour are one move for all."""
    blue: i64 = lone_pawns(0, table.pawns(0))
    red: i64 = lone_pawns(1, table.pawns(1))
    yellow: i64 = lone_pawns(2, table.pawns(2))
    green: i64 = lone_pawns(3, table.pawns(3))
    pairing(blue, red, moves)
    pairing(blue, yellow, moves)
    pairing(blue, green, moves)
    pairing(red, yellow, moves)
    pairing(red, green, moves)
    pairing(yellow, green, moves)
    if blue >= 256 or red >= 256 or yellow >= 256 or green >= 256:
        moves.add(codes.SWAP_SAME)


def pairing(lone: i64, others: i64, moves: Moves) -> None:
    while lone != 0:
        rest: i64 = others
        while rest != 0:
            moves.add(codes.swap(lone & 255, rest & 255))
            rest >>= 8
        lone >>= 8


def lone_pawns(colour: i64, pawns: i64) -> i64:
    """The squares of the track where a pawn of a colour stands alone, eight bits each."""
    lone: i64 = 0
    before: i64 = HOME
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        if place > TRACK:
            break
        if place != before and place != pawns & 255:  # next to each other: in one place
            lone = (lone << 8) | square_of(colour, place)
        before = place
    return lone
