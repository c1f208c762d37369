"""Where everything lies on the round board and how it is shaped, for pictures and the page.

The board is drawn in a square of 390 by 390; blue sits below. For another seat it is turned.
"""

from functools import cache
from math import cos, radians, sin
from typing import Any, Final

from stofa.games.partners.board import LETTERS, QUARTER, RINGS

Point = tuple[float, float]

SIZE: Final = 390.0
MIDDLE: Final = SIZE / 2

TRACK_RADIUS: Final = 172.0
RING_RADII: Final = (143.0, 120.0, 97.0, 74.0)
HOME_RADIUS: Final = 101.0
LABEL_RADIUS: Final = 139.0
LABELLED: Final = (5, 10)
"""The squares of each quarter whose names stand beside the track."""
HOLES: Final[tuple[Point, ...]] = ((-11, -11), (11, -11), (-11, 11), (11, 11))
"""Where the pawns stand in a home, from its middle."""

_FIRST: Final = 7.2
"""Degrees from a start square, which is larger, to the first square after it."""
_NEXT: Final = (90 - 2 * _FIRST) / (QUARTER - 1)
"""Degrees from square to square."""

SIGNS: Final = {
    "heart": "M10 18S1.5 12.5 1.5 7A4.5 4.5 0 0 1 10 5a4.5 4.5 0 0 1 8.5 2c0 5.5-8.5 11-8.5 11z",
    "swap": "M4 8h14M14 3.5 18.5 8 14 12.5M20 16H6M10 11.5 5.5 16l4.5 4.5",
    "gift": ("M3 9h14v8H3zM2 5.5h16V9H2zM10 5.5V17M10 5.5C7 5.5 5.5 1.5 8 1.5s2 4 2 4 0-4 2-4 1 4-2 4"),
}
"""What is drawn on cards: paths in a square of 20 by 20, `swap` of 24 by 24."""


def _at(angle: float, radius: float) -> Point:
    """A point by its angle, clockwise from below."""
    turned = radians(angle)
    return round(MIDDLE - radius * sin(turned), 3), round(MIDDLE + radius * cos(turned), 3)


def turned(point: Point, quarters: int) -> Point:
    """Where a point lies after so many quarter turns against the clock: then that seat sits below."""
    x, y = point[0] - MIDDLE, point[1] - MIDDLE
    for _ in range(quarters % 4):
        x, y = y, -x
    return x + MIDDLE, y + MIDDLE


def _squares(seat: int, letter: str) -> dict[str, Point]:
    start = 90.0 * seat
    return {
        f"{letter}0": _at(start, TRACK_RADIUS),
        **{f"{letter}{n}": _at(start + _beyond(n), TRACK_RADIUS) for n in range(1, QUARTER + 1)},
        **{f"{letter.upper()}{n}": _at(start, radius) for n, radius in enumerate(RING_RADII, 1)},
    }


def _beyond(n: int) -> float:
    """Degrees from the start square to the square with this number."""
    return _FIRST + _NEXT * (n - 1)


@cache
def squares() -> dict[str, Point]:
    """The middle of every square, by name."""
    assert len(RING_RADII) == RINGS
    return {
        name: point for seat, letter in enumerate(LETTERS) for name, point in _squares(seat, letter).items()
    }


@cache
def homes() -> tuple[Point, ...]:
    """The middle of every home, in the order of the seats."""
    return tuple(_at(90.0 * seat + 45, HOME_RADIUS) for seat in range(len(LETTERS)))


@cache
def labels() -> dict[str, Point]:
    """Where the names of some squares stand."""
    return {
        f"{letter}{n}": _at(90.0 * seat + _beyond(n), LABEL_RADIUS)
        for seat, letter in enumerate(LETTERS)
        for n in LABELLED
    }


def shapes_as_json() -> dict[str, Any]:
    """As plain data, for the page."""
    return {
        "size": SIZE,
        "squares": squares(),
        "homes": homes(),
        "holes": HOLES,
        "labels": labels(),
        "signs": SIGNS,
    }
