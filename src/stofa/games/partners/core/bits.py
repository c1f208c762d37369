"""Sets of small numbers, one bit each. They are gone through from the least on:

while numbers != 0:
    number = NUMBER[slot(numbers & -numbers)]
    numbers &= numbers - 1
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SLOTS: Final = 16


def slot(bit: i64) -> i64:
    """A lone bit's place in a table of 16: times this, all bits below 2**16 differ in these four bits."""
    return ((bit * 0x09AF) >> 12) & 15


def _numbers() -> list[int]:
    numbers = [0] * SLOTS
    for number in range(SLOTS):
        numbers[slot(2**number)] = number
    return numbers


NUMBER: Final[vec[i64]] = vec[i64](_numbers())
"""The number that a bit stands for, by its slot."""

assert sorted(_numbers()) == list(range(SLOTS))
