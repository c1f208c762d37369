"""Which moves are legal, from what lies open and the mover's own hand. The definition of legality."""

from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.games.partners.core import cards, codes, table as steps
from stofa.games.partners.core.bits import NUMBER, slot
from stofa.games.partners.core.path import HOME, NOWHERE, REACH, START, TRACK, back_four, reach_row, square_of
from stofa.games.partners.core.pawns import NONE_OUT, movable, one_home, rings
from stofa.games.partners.core.seven import parts
from stofa.games.partners.core.table import Table


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
    listed = moves.codes
    total: i64 = moves.count
    faces: i64 = cards.faces(bag)
    while faces != 0:
        listed[total] = kind + cards.FACE[slot(faces & -faces)]
        total += 1
        faces &= faces - 1
    moves.count = total


def playing(table: Table, hand: i64, moves: Moves) -> None:
    """PA-10: every card that can be played, in every way."""
    colour: i64 = table.moving_colour()
    pawns: i64 = table.pawns(colour)
    if hand & cards.START_CARDS and one_home(pawns):  # PA-12, PA-14
        one_each(hand & cards.START_CARDS, codes.LEAVE, moves)
    if pawns != NONE_OUT:
        walls: i64 = table.walls(colour)
        taken: i64 = rings(pawns)
        going(colour, pawns, reach_row(walls, taken), cards.steps_of(hand), moves)
        if hand & cards.BACK_FOURS:
            going_back(colour, pawns, walls, moves)
        if hand & cards.SEVENS:
            parts(table, colour, movable(pawns, taken), 7, moves)
    if hand & cards.SWAPS:
        swapping(table, moves)


def going(colour: i64, pawns: i64, row: i64, numbers: i64, moves: Moves) -> None:
    """PA-13, PA-29: one of the pawns goes forward by one of these numbers of steps, one bit each.

    This is the most frequent of all: it reads `row` of the table of what is in reach itself.
    """
    listed = moves.codes  # this is quicker than to add them one by one
    total: i64 = moves.count
    before: i64 = NOWHERE
    while pawns != NONE_OUT:
        place: i64 = pawns & 255
        pawns >>= 8
        if place == before:  # pawns on one square are alike
            continue
        before = place
        able: i64 = REACH[row + place] & numbers
        if able != 0:
            move: i64 = codes.FORWARD + square_of(colour, place)
            while able != 0:
                listed[total] = move + 128 * NUMBER[slot(able & -able)]
                total += 1
                able &= able - 1
    moves.count = total


def going_back(colour: i64, pawns: i64, walls: i64, moves: Moves) -> None:
    """PA-15: one of the pawns goes back four, but none in the goal."""
    before: i64 = NOWHERE
    while pawns != NONE_OUT:
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
    if others == 0:
        return
    listed = moves.codes
    total: i64 = moves.count
    while lone != 0:
        rest: i64 = others
        while rest != 0:
            listed[total] = codes.swap(lone & 255, rest & 255)
            total += 1
            rest >>= 8
        lone >>= 8
    moves.count = total


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
