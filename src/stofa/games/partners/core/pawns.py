"""The pawns of a colour that are out, in one integer: eight bits each for their places, the least lowest.

Pawns of one colour on one square are alike, and in this order they stand side by side; those on the
start square come last. Pawns at home are not in it, so that the number ends where the pawns do:

    while pawns != 0:
        place = pawns & 255
        pawns >>= 8
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.partners.core.path import INNERMOST, LOCKED_COUNT, RING

NONE_OUT: Final = 0  # PA-5
ALL_LOCKED: Final = 0x3C3B_3A39  # on 57, 58, 59 and 60

_FOUR_OUT: Final = 0x0100_0000  # more than three places can make
_ON_START: Final = 0x4040_4040  # no other place has this bit …
_UP_TO_IT: Final = 0x0707_0707  # … until this is added, which brings the rings there too
_ONES: Final = 0x0101_0101
_HIGH_BITS: Final = 0x8080_8080

_BELOW: Final[vec[i64]] = vec[i64]([256**index - 1 for index in range(4)])


def one_home(pawns: i64) -> bool:
    """Is a pawn at home?"""
    return pawns < _FOUR_OUT


def on_start(pawns: i64) -> bool:
    """Is a pawn on its start square?"""
    return pawns & _ON_START != 0


def one_at(pawns: i64, place: i64) -> bool:
    """Does a pawn stand at a place? (All four are compared at once: is a byte of the difference zero?)"""
    difference: i64 = pawns ^ (_ONES * place)
    return (difference - _ONES) & ~difference & _HIGH_BITS != 0


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
    shift: i64 = 0
    rest: i64 = pawns
    while rest != 0 and rest & 255 < place:
        rest >>= 8
        shift += 8
    return (((rest << 8) | place) << shift) | (pawns & _BELOW[shift >> 3])


def removed(pawns: i64, place: i64) -> i64:
    """The pawns without one of those at `place`."""
    shift: i64 = 0
    rest: i64 = pawns
    while rest & 255 != place:
        rest >>= 8
        shift += 8
    return ((rest >> 8) << shift) | (pawns & _BELOW[shift >> 3])


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
