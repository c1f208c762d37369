"""The things in a bag by name. A bag is one integer of the core: some bits for each kind of thing."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

Name = TypeVar("Name")

REMEMBERED: Final = 4096
"""Bags whose names are kept: most of what is seen was there a move ago, and all seats see most of it."""


def bag_names(
    tables: Sequence[Sequence[list[Name]] | Mapping[int, list[Name]]], bits: int
) -> Callable[[int], list[Name]]:
    """A function from a bag to the names of what is in it, in data order.

    Views are made at every move for everybody, so names are looked up for several kinds of things at a time:
    each of the tables has the names for the next so many `bits` of the bag.
    """
    mask = (1 << bits) - 1

    @lru_cache(REMEMBERED)
    def found(bag: int) -> list[Name]:
        names: list[Name] = []
        for table in tables:
            if not bag:
                break
            if some := bag & mask:
                names += table[some]
            bag >>= bits
        return names

    return lambda bag: list(found(bag))
