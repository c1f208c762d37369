"""Sets of small numbers, one bit each. They are gone through from the least on:

while numbers != 0:
    bit = numbers & -numbers
    numbers ^= bit
    … number(bit) …

And several numbers in one, four bits each: cards by their faces, or something for every seat.
"""

from typing import Final

from mypy_extensions import i64

SLOTS: Final = 16

_NUMBERS: Final = 0x34B5_9C6E_2A8D_1700  # the numbers below 15, four bits each, by the slots of their bits


def slot(bit: i64) -> i64:
    """A lone bit's place in a table of 16: times this, all bits below 2**16 differ in these four bits."""
    return ((bit * 0x1E5A) >> 12) & 15


def number(bit: i64) -> i64:
    """The number below 15 that a lone bit stands for."""
    return (_NUMBERS >> (4 * slot(bit))) & 15


def unit(place: i64) -> i64:
    """One, in the four bits at `place`: a card of a face, or one more for a seat."""
    one: i64 = 1
    one <<= 4 * place
    return one


assert sorted(slot(2**bit) for bit in range(SLOTS)) == list(range(SLOTS))
assert [number(2**bit) for bit in range(SLOTS - 1)] == list(range(SLOTS - 1))
