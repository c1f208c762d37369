"""Whole numbers from outside, where any value may come."""

from operator import index
from typing import SupportsIndex


def whole_number(value: object) -> int | None:
    """A whole number, also one of another library's types; None if a value is something else."""
    if type(value) is int:  # nearly always, and looking for a protocol takes longer than making a view
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # arrays, for example, can be one number or many
        return None
