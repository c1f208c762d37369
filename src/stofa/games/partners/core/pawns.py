"""The pawns of a colour that are out, in one integer: eight bits each for their places, the least lowest.

Pawns of one colour on one square are alike, and in this order they stand side by side; those on the
start square come last. Pawns at home are not in it, so that the number ends where the pawns do:

    while pawns != 0:
        place = pawns & 255
        pawns >>= 8
"""

from typing import Final

from mypy_extensions import i64

from stofa.games.partners.core.path import HOME, INNERMOST, LOCKED_COUNT, RING

NONE_OUT: Final = 0  # PA-5
ALL_LOCKED: Final = 0x3C3B_3A39  # on 57, 58, 59 and 60

_FOUR_OUT: Final = 0x0100_0000  # more than three places can make
_ON_START: Final = 0x4040_4040  # no other place has this bit …
_UP_TO_IT: Final = 0x0707_0707  # … until this is added, which brings the rings there too

# All four pawns are looked at together. What is found is marked at the highest bit of its eight, which no
# place needs.
_ONES: Final = 0x0101_0101
_MOST: Final = 0x7F7F_7F7F  # the most without a mark
_MARKS: Final = 0x8080_8080


def one_home(pawns: i64) -> bool:
    """Is a pawn at home?"""
    return pawns < _FOUR_OUT


def one_at(pawns: i64, place: i64) -> bool:
    """Does a pawn stand at a place?"""
    return zeros(pawns ^ (_ONES * place)) != 0


def zeros(pawns: i64) -> i64:
    """Marks where eight bits are zero. (Only the lowest mark is sure: one borrows from the next.)"""
    return (pawns - _ONES) & ~pawns & _MARKS


def count_at(pawns: i64, place: i64) -> i64:
    """How many pawns stand at a place."""
    standing: i64 = 0
    while pawns != 0:
        if pawns & 255 == place:
            standing += 1
        pawns >>= 8
    return standing


def added(pawns: i64, place: i64) -> i64:
    """The pawns and one more, at `place`; PA-22: they may share a square of the track, or their start."""
    # It goes behind all that have come less far: those that make `place` and 127 more than 127, less them.
    behind: i64 = (pawns + _MOST) & (_ONES * place + _MOST - pawns) & _MARKS
    below: i64 = (behind << 1) - (behind >> 7)
    return ((pawns & ~below) << 8) | ((below + 1) * place) | (pawns & below)


def removed(pawns: i64, place: i64) -> i64:
    """The pawns without one of those at `place`."""
    found: i64 = zeros(pawns ^ (_ONES * place))
    below: i64 = ((found & -found) >> 7) - 1
    return ((pawns >> 8) & ~below) | (pawns & below)


def moved(pawns: i64, origin: i64, target: i64) -> i64:
    """The pawns after one of them has come from one place to another, which may be home."""
    if pawns == origin:  # often it is the only one
        return target
    pawns = removed(pawns, origin)
    if target == HOME:
        return pawns
    return added(pawns, target)


def rings(pawns: i64) -> i64:
    """The set of rings that hold a pawn."""
    if (pawns + _UP_TO_IT) & ~pawns & _ON_START == 0:  # mostly there is none, and this is quicker
        return 0
    return RING[pawns & 127] | RING[(pawns >> 8) & 127] | RING[(pawns >> 16) & 127] | RING[pawns >> 24]


def movable(pawns: i64, taken: i64) -> i64:
    """PA-13: the pawns that are not locked; `taken` are their rings."""
    place: i64 = INNERMOST
    unlocked: i64 = INNERMOST - LOCKED_COUNT[taken]  # PA-26
    while place > unlocked:
        pawns = removed(pawns, place)
        place -= 1
    return pawns
