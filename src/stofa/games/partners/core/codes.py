"""Moves as numbers: what is done, with which card or how many steps, and from which square."""

from typing import Final

from mypy_extensions import i64

# A move is its kind times 2**14 plus an argument: a face, or something below 128 (steps, or for SWAP
# a square) times 128 plus a square.
DEAL: Final = 0 << 14
GIVE: Final = 1 << 14
LEAVE: Final = 2 << 14  # a pawn leaves home; the argument is the face
FORWARD: Final = 3 << 14
BACK: Final = 4 << 14
SPLIT: Final = 5 << 14  # a part of a seven
SWAP: Final = 6 << 14
SWAP_SAME: Final = 7 << 14
FOLD: Final = 8 << 14


ONE_STEP: Final = 128
"""The difference between two moves of which one goes a step further."""


def kind(move: i64) -> i64:
    return move & ~16383


def face(move: i64) -> i64:
    """The card of a DEAL, a GIVE or a LEAVE."""
    return move & 127


def steps(move: i64) -> i64:
    """How far a FORWARD or a SPLIT goes."""
    return (move >> 7) & 127


def square(move: i64) -> i64:
    """From where a FORWARD, a BACK or a SPLIT goes; the later square of a SWAP."""
    return move & 127


def earlier_square(move: i64) -> i64:
    """The square of a SWAP that comes first in the order of the board."""
    return (move >> 7) & 127


def swap(square: i64, other: i64) -> i64:
    """The SWAP of the pawns on two squares, in whichever order."""
    move: i64 = SWAP + 128 * square + other
    if square > other:
        move = SWAP + 128 * other + square
    return move
