"""Moves as numbers: what is done, and to which city, province or pile."""

from typing import Final

from mypy_extensions import i64

# A move is its kind times 32 plus an argument below 32: a city, a province, STOCK, or nothing (0).
REVEAL: Final = 0 << 5
DRAW: Final = 1 << 5
ADMINISTRATOR: Final = 2 << 5
TAKE: Final = 3 << 5
POSTMASTER: Final = 4 << 5
LAY: Final = 5 << 5
LAY_LEFT: Final = 6 << 5
LAY_RIGHT: Final = 7 << 5
RESTART: Final = 8 << 5
CARRIER_LEFT: Final = 9 << 5
CARRIER_RIGHT: Final = 10 << 5
CLOSE: Final = 11 << 5
END: Final = 12 << 5
EACH: Final = 13 << 5
PROVINCE: Final = 14 << 5
HOUSE: Final = 15 << 5
DONE: Final = 16 << 5
CARTWRIGHT: Final = 17 << 5
DECLINE: Final = 18 << 5
DISCARD: Final = 19 << 5

STOCK: Final = 31
"""The argument of a take from the stock."""


def kind(move: i64) -> i64:
    return move & ~31


def argument(move: i64) -> i64:
    return move & 31
