"""Bags of train cards, each in one integer.

There are nine kinds of card: the eight colours in their order, then the locomotive. A *bag* counts the
cards of kind k in the six bits from 6k on. A *set* of kinds is a bag with one card of each; so sets can
be added to bags and taken from them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.ticket_to_ride.board import CARDS_EACH, COLOURS, LOCOMOTIVES

KIND_COUNT: Final = 9
COLOUR_COUNT: Final = 8
LOCOMOTIVE: Final = 8

ONE_OF_EACH: Final = 0x1_0410_4104_1041
LOCOMOTIVE_CARD: Final = 0x1_0000_0000_0000
COLOURED: Final = 0xFFFF_FFFF_FFFF  # all bits of the eight colours
FULL_DECK: Final = 0x10_28A2_8A28_A28A

_THIRTY_ONE_OF_EACH: Final = 0x1F_7DF7_DF7D_F7DF
_SIGNS: Final = 0x8208_2082_0820  # the highest of the six bits of each colour: no bag ever has 32 of one
_EVEN_KINDS: Final = 0x3F_03F0_3F03_F03F

assert len(COLOURS) == COLOUR_COUNT
assert FULL_DECK == sum(CARDS_EACH * 64**colour for colour in range(COLOUR_COUNT)) + LOCOMOTIVES * 64**8


def _kinds_by_bit() -> list[int]:
    """Which kind a lone lowest bit belongs to: the powers of two all differ modulo 67."""
    kinds = [0] * 67
    for kind in range(KIND_COUNT):
        kinds[64**kind % 67] = kind
    return kinds


CARD: Final[vec[i64]] = vec[i64]([64**kind for kind in range(KIND_COUNT)])
"""The bag that holds one card."""

_KIND_OF_BIT: Final[vec[i64]] = vec[i64](_kinds_by_bit())


def present(bag: i64) -> i64:
    """The set of the kinds that a bag has at least one card of."""
    return ((bag + _THIRTY_ONE_OF_EACH) >> 5) & ONE_OF_EACH


def first(kinds: i64) -> i64:
    """The first kind of a set that is not empty."""
    return _KIND_OF_BIT[(kinds & -kinds) % 67]


def of_kinds(bag: i64, kinds: i64) -> i64:
    """The part of a bag that is of the kinds of a set."""
    return bag & ((kinds << 6) - kinds)


def count(bag: i64, kind: i64) -> i64:
    """How many cards of a kind a bag holds."""
    return (bag >> (6 * kind)) & 63


def size(bag: i64) -> i64:
    """How many cards a bag holds; how many kinds a set holds."""
    pairs: i64 = (bag & _EVEN_KINDS) + ((bag >> 6) & _EVEN_KINDS)
    fours: i64 = pairs + (pairs >> 12)
    return (fours + (fours >> 24) + (pairs >> 48)) & 0xFFF


def nth(bag: i64, place: i64) -> i64:
    """The kind of the card at `place` when a bag is laid out in order."""
    pairs: i64 = (bag & _EVEN_KINDS) + ((bag >> 6) & _EVEN_KINDS)
    kind: i64 = 0
    while place >= pairs & 0xFFF:  # two kinds at a time
        place -= pairs & 0xFFF
        pairs >>= 12
        kind += 2
    if place >= count(bag, kind):
        kind += 1
    return kind


def missing(bag: i64, wanted: i64) -> i64:
    """The bag of the coloured cards `wanted` that another bag does not have, its locomotives left aside."""
    # In each colour 32 + what is there - what is wanted; where that is below 32, something is missing.
    balance: i64 = ((bag & COLOURED) | _SIGNS) - (wanted & COLOURED)
    short: i64 = _SIGNS & ~balance
    return (~balance & (short - (short >> 5))) + (short >> 5)
