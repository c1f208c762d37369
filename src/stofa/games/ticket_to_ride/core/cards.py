"""Bags of train cards, each in one integer.

There are nine kinds of card: the eight colours in their order, then the locomotive. A *bag* counts the
cards of kind k in the six bits from 6k on. A *set* of kinds is a bag with one card of each; so sets can
be added to bags and taken from them.
"""

from itertools import combinations
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


def _lists(kind_count: int, length: int | None) -> tuple[list[int], list[int]]:
    """For each set of kinds, all choices of `length` of them (or the kinds themselves), one list behind
    another; and where the list of a set begins, by `place_of` the set."""
    begins = [0] * _PLACES
    lists: list[int] = []
    for chosen in range(2**kind_count):
        kinds = [kind for kind in range(kind_count) if chosen >> kind & 1]
        begins[sum(64**kind for kind in kinds) % _PLACES] = len(lists)
        if length is None:
            lists += kinds
        else:
            lists += [sum(8**n * kind for n, kind in enumerate(some)) for some in combinations(kinds, length)]
        lists.append(END)
    return begins, lists


END: Final = -1
"""What stands after the last entry of a list."""

_PLACES: Final = 2047  # the sums of different powers of 64, up to the ninth, all differ modulo 2 ** 11 - 1

_kind_begins, _kind_lists = _lists(KIND_COUNT, None)
_three_begins, _three_lists = _lists(COLOUR_COUNT, 3)

_KINDS_BEGIN: Final[vec[i64]] = vec[i64](_kind_begins)
CARD_KINDS: Final[vec[i64]] = vec[i64](_kind_lists)
"""The kinds of each set in their order, up to an END."""

_THREES_BEGIN: Final[vec[i64]] = vec[i64](_three_begins)
THREES: Final[vec[i64]] = vec[i64](_three_lists)
"""Each choice of three from each set of colours, three bits a colour, up to an END."""

CARD: Final[vec[i64]] = vec[i64]([64**kind for kind in range(KIND_COUNT)])
"""The bag that holds one card."""


_ONES: Final = 0x001_0010_0100_1001  # in the twelve bits of every pair of kinds
_MARKS: Final = 0x800_8008_0080_0800


def present(bag: i64) -> i64:
    """The set of the kinds that a bag has at least one card of."""
    return ((bag + _THIRTY_ONE_OF_EACH) >> 5) & ONE_OF_EACH


def kinds_of(kinds: i64) -> i64:
    """Where in CARD_KINDS the list of a set begins."""
    return _KINDS_BEGIN[kinds % _PLACES]


def threes_of(colours: i64) -> i64:
    """Where in THREES the choices from a set of colours begin."""
    return _THREES_BEGIN[colours % _PLACES]


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
    """The kind of the card at `place` when a bag is laid out in order.

    Chance would decide how often a loop goes round, and no processor foresees that: so all pairs of kinds,
    twelve bits each, are compared with `place` at once.
    """
    pairs: i64 = (bag & _EVEN_KINDS) + ((bag >> 6) & _EVEN_KINDS)
    up_to: i64 = pairs + ((pairs & 0xFFFF_FFFF_FFFF) << 12)
    up_to += (up_to & 0xF_FFFF_FFFF) << 24
    up_to += (up_to & 0xFFF) << 48  # the cards of each pair and of those before it
    passed: i64 = (_MARKS + _ONES * place - up_to) & _MARKS  # the pairs that lie wholly before the place
    pair: i64 = (passed >> 11) % 4095  # how many they are, for 4096 leaves 1
    place -= ((up_to - pairs) >> (12 * pair)) & 0xFFF
    kind: i64 = 2 * pair
    if place >= count(bag, kind):
        kind += 1
    return kind


def missing(bag: i64, wanted: i64) -> i64:
    """The bag of the coloured cards `wanted` that another bag does not have, its locomotives left aside."""
    # In each colour 32 + what is there - what is wanted; where that is below 32, something is missing.
    balance: i64 = ((bag & COLOURED) | _SIGNS) - (wanted & COLOURED)
    short: i64 = _SIGNS & ~balance
    return (~balance & (short - (short >> 5))) + (short >> 5)
