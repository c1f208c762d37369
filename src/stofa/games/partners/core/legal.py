"""Which moves are legal, from what lies open and the mover's own hand. The definition of legality."""

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.games.partners.core import cards, codes, public as steps
from stofa.games.partners.core.bits import slot
from stofa.games.partners.core.path import HOME, NOWHERE, REACH, START, TRACK, back_four, reach_row, square_of
from stofa.games.partners.core.pawns import ALL_LOCKED, NONE_OUT, movable, one_home, rings
from stofa.games.partners.core.public import Public, partner
from stofa.games.partners.core.seven import parts


def legal_moves(public: Public, hand: i64, moves: Moves) -> None:
    """Fill `moves` with what the active seat, which holds `hand`, may do.

    Each helper writes its moves into `listed` from index `total` on and returns the new total.
    """
    step: i64 = public.step
    if step == steps.PLAYING:
        moves.count = playing(public, hand, moves.codes)
    elif step == steps.GIVING:
        moves.count = one_each(hand, codes.GIVE, moves.codes)  # PA-8
    elif step == steps.SPLITTING:
        moves.count = splitting(public, moves.codes)
    else:
        moves.clear()


def one_each(bag: i64, kind: i64, listed: vec[i64]) -> i64:
    """A move of one kind for every face in a bag."""
    total: i64 = 0
    faces: i64 = cards.faces(bag)
    while faces != 0:
        face: i64 = faces & -faces
        listed[total] = kind + cards.FACE[slot(face)]
        total += 1
        faces ^= face
    return total


def splitting(public: Public, listed: vec[i64]) -> i64:
    """PA-16: the parts of a seven after the first."""
    colour: i64 = public.moving_colour()
    taken: i64 = rings(public.pawns(colour))
    return parts(public, colour, public.unmoved, public.walls(colour), taken, public.steps_left, listed, 0)


def playing(public: Public, hand: i64, listed: vec[i64]) -> i64:
    """PA-10: every card that can be played, in every way."""
    total: i64 = 0
    colour: i64 = public.active
    pawns: i64 = public.pawns(colour)
    if pawns == ALL_LOCKED:  # PA-30
        colour = partner(colour)
        pawns = public.pawns(colour)
    if hand & cards.START_CARDS and one_home(pawns):
        total = leaving(hand, listed)
    if pawns != NONE_OUT:
        walls: i64 = public.walls(colour)
        taken: i64 = rings(pawns)
        numbers: i64 = cards.steps_of(hand)
        if numbers != 0:
            total = going(colour, pawns, reach_row(walls, taken), numbers, listed, total)
        if hand & cards.BACK_FOURS:
            total = going_back(colour, pawns, walls, listed, total)
        if hand & cards.SEVENS:
            total = parts(public, colour, movable(pawns, taken), walls, taken, 7, listed, total)
    if hand & cards.SWAPS:
        total = swapping(public, listed, total)
    if total == 0:
        listed[0] = codes.FOLD  # PA-11
        total = 1
    return total


def leaving(hand: i64, listed: vec[i64]) -> i64:
    """PA-12, PA-14: a pawn leaves home with one of the start cards."""
    total: i64 = 0
    if hand & cards.HEARTS:
        listed[total] = codes.LEAVE + cards.HEART
        total += 1
    if hand & cards.EIGHTS:
        listed[total] = codes.LEAVE + cards.EIGHT
        total += 1
    if hand & cards.THIRTEENS:
        listed[total] = codes.LEAVE + cards.THIRTEEN
        total += 1
    return total


def going(colour: i64, pawns: i64, row: i64, numbers: i64, listed: vec[i64], total: i64) -> i64:
    """PA-13, PA-29: one of the pawns goes forward by one of these numbers of steps, four bits each.

    This is the most frequent of all: it reads `row` of the table of what is in reach itself, and it does not
    ask whether a number is in reach, which no processor foresees. A move that is not is written over by the
    next one.
    """
    before: i64 = NOWHERE
    while pawns != NONE_OUT:
        place: i64 = pawns & 255
        pawns >>= 8
        if place == before:  # pawns on one square are alike
            continue
        before = place
        able: i64 = REACH[row + place]
        move: i64 = codes.FORWARD + square_of(colour, place)
        rest: i64 = numbers
        while rest != 0:
            listed[total] = move + codes.ONE_STEP * (rest & 15)
            total += (able >> (rest & 15)) & 1
            rest >>= 4
    return total


def going_back(colour: i64, pawns: i64, walls: i64, listed: vec[i64], total: i64) -> i64:
    """PA-15: one of the pawns goes back four, but none in the goal."""
    before: i64 = NOWHERE
    while pawns != NONE_OUT:
        place: i64 = pawns & 255
        pawns >>= 8
        if place != before and (place <= TRACK or place == START) and back_four(place, walls) != NOWHERE:
            listed[total] = codes.BACK + square_of(colour, place)
            total += 1
        before = place
    return total


def swapping(public: Public, listed: vec[i64], total: i64) -> i64:
    """PA-18: any two pawns that stand alone on the track; two of one colour are one move for all."""
    blue: i64 = lone_pawns(0, public.pawns(0))
    red: i64 = lone_pawns(1, public.pawns(1))
    yellow: i64 = lone_pawns(2, public.pawns(2))
    green: i64 = lone_pawns(3, public.pawns(3))
    total = pairing(blue, red, listed, total)
    total = pairing(blue, yellow, listed, total)
    total = pairing(blue, green, listed, total)
    total = pairing(red, yellow, listed, total)
    total = pairing(red, green, listed, total)
    total = pairing(yellow, green, listed, total)
    if (blue | red | yellow | green) >= 256:
        listed[total] = codes.SWAP_SAME
        total += 1
    return total


def pairing(lone: i64, others: i64, listed: vec[i64], total: i64) -> i64:
    """The swaps of each of these lone pawns with each of the others."""
    if others == 0:
        return total
    while lone != 0:
        square: i64 = lone & 255
        lone >>= 8
        rest: i64 = others
        while rest != 0:
            other: i64 = rest & 255
            rest >>= 8
            listed[total] = codes.swap(square, other)
            total += 1
    return total


def lone_pawns(colour: i64, pawns: i64) -> i64:
    """The squares of the track where a pawn of a colour stands alone, eight bits each."""
    lone: i64 = 0
    before: i64 = HOME
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        if place > TRACK:
            break
        square: i64 = square_of(colour, place)
        if place != before and place != pawns & 255:  # next to each other: in one place
            lone = (lone << 8) | square
        before = place
    return lone
