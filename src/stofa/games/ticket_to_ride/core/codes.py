"""Moves as numbers: what is done, and with which card, cards or ticket."""

from typing import Final

from mypy_extensions import i64

# A move is its kind times 4096 plus an argument below 4096: a kind of card, a ticket (its id less 1),
# STOCK, the cards of a laying, or nothing (0).
DEAL: Final = 0 << 12
REVEAL: Final = 1 << 12
DRAW: Final = 2 << 12
TICKET: Final = 3 << 12
KEEP: Final = 4 << 12
DONE: Final = 5 << 12
TAKE: Final = 6 << 12
LAY: Final = 7 << 12
LAY_THREE: Final = 8 << 12
TICKETS: Final = 9 << 12
PASS: Final = 10 << 12
COMPLETE: Final = 11 << 12

STOCK: Final = 15
"""The argument of a take from the stock."""


def kind(move: i64) -> i64:
    return move & ~4095


def argument(move: i64) -> i64:
    return move & 4095


def lay(colour: i64, cars: i64, locomotives: i64) -> i64:
    """Lay a row of one colour: some of its cards, and perhaps locomotives with them."""
    return LAY + colour + (cars << 3) + (locomotives << 7)


def lay_three(one: i64, two: i64, three: i64) -> i64:
    """Lay one card each of three different colours, given in colour order."""
    return LAY_THREE + one + (two << 3) + (three << 6)


def colour(move: i64) -> i64:
    """The colour of a one-colour laying; the first one of three."""
    return move & 7


def second(move: i64) -> i64:
    """The second colour of three."""
    return (move >> 3) & 7


def third(move: i64) -> i64:
    """The third colour of three."""
    return (move >> 6) & 7


def cars(move: i64) -> i64:
    """How many coloured cards a one-colour laying has."""
    return (move >> 3) & 15


def locomotives(move: i64) -> i64:
    """How many locomotives a one-colour laying has."""
    return (move >> 7) & 31
