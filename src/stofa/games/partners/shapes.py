"""Where everything lies on the board and how it is shaped, for pictures and the page.

The board is drawn in a square of 390 by 390; blue sits below. For another seat it is turned. Its track is a
square with round corners: a step on it is longer than on a circle that takes the same room.
"""

from dataclasses import asdict, dataclass
from functools import cache
from math import cos, hypot, pi, sin
from typing import Any, Final

from stofa.games.partners.board import LETTERS, QUARTER, RINGS

Point = tuple[float, float]

SIZE: Final = 390.0
MIDDLE: Final = SIZE / 2


@dataclass(frozen=True, slots=True)
class Outline:
    """A square with round corners around the middle: half its side, and the radius of its corners."""

    half: float
    corner: float


WOOD: Final = Outline(half=193.0, corner=67.0)
TRACK: Final = Outline(half=172.0, corner=60.0)
"""The middles of the squares lie on this line."""
PLATE: Final = Outline(half=156.0, corner=45.0)
"""What lies within the track."""
HOME: Final = Outline(half=32.5, corner=13.0)
"""A home, around its own middle."""

RADII: Final = {"square": 8.8, "ring": 9.5, "start": 11.8, "hole": 9.8, "pawn": 9.8}
GROOVE: Final = 25.0
"""How broad the groove is that the squares lie in, and the way into a goal."""

RING_DISTANCES: Final = (143.0, 120.0, 97.0, 74.0)
"""How far the rings of a goal lie from the middle."""
HOME_DISTANCE: Final = 80.5
"""How far, to either side, the homes lie from the middle."""
LABEL_INSET: Final = 34.0
"""How far the names of some squares stand from their middles."""
LABELLED: Final = (5, 10)
"""The squares of each quarter whose names stand beside the track."""
HOLES: Final[tuple[Point, ...]] = ((-14.3, -14.3), (14.3, -14.3), (-14.3, 14.3), (14.3, 14.3))
"""Where the pawns stand in a home, from its middle."""

_STRAIGHT: Final = TRACK.half - TRACK.corner
"""From the middle of a side to where its corner begins."""
_ROUND: Final = TRACK.corner * pi / 2
"""The way round a corner."""
_FIRST: Final = 23.4
"""From a start square, which is larger, to the first square after it."""
_NEXT: Final = (2 * _STRAIGHT + _ROUND - 2 * _FIRST) / (QUARTER - 1)
"""From square to square."""

SIGNS: Final = {
    "heart": "M10 18S1.5 12.5 1.5 7A4.5 4.5 0 0 1 10 5a4.5 4.5 0 0 1 8.5 2c0 5.5-8.5 11-8.5 11z",
    "swap": "M4 8h14M14 3.5 18.5 8 14 12.5M20 16H6M10 11.5 5.5 16l4.5 4.5",
    "gift": ("M3 9h14v8H3zM2 5.5h16V9H2zM10 5.5V17M10 5.5C7 5.5 5.5 1.5 8 1.5s2 4 2 4 0-4 2-4 1 4-2 4"),
}
"""What is drawn on cards: paths in a square of 20 by 20, `swap` of 24 by 24."""


def _on_track(way: float) -> Point:
    """The point so far along a quarter, from the start square of whoever sits below, clockwise."""
    if way <= _STRAIGHT:
        return MIDDLE - way, MIDDLE + TRACK.half
    if way >= _STRAIGHT + _ROUND:
        return MIDDLE - TRACK.half, MIDDLE + 2 * _STRAIGHT + _ROUND - way
    angle = (way - _STRAIGHT) / TRACK.corner
    return (
        MIDDLE - _STRAIGHT - TRACK.corner * sin(angle),
        MIDDLE + _STRAIGHT + TRACK.corner * cos(angle),
    )


def inward(point: Point, distance: float) -> Point:
    """How far to go from a point towards the inside of the track, straight across it."""
    x, y = point[0] - MIDDLE, point[1] - MIDDLE
    right, down = x - _within(x), y - _within(y)
    if not (right or down):  # far inside there is no track to cross
        right, down = x, y
    length = hypot(right, down) or 1
    return -right / length * distance, -down / length * distance


def _within(value: float) -> float:
    return max(-_STRAIGHT, min(_STRAIGHT, value))


def turned(point: Point, quarters: int) -> Point:
    """Where a point lies after so many quarter turns against the clock: then that seat sits below."""
    x, y = point[0] - MIDDLE, point[1] - MIDDLE
    for _ in range(quarters % 4):
        x, y = y, -x
    return x + MIDDLE, y + MIDDLE


def _placed(point: Point, seat: int) -> Point:
    """Where a point lies that is told as if this seat sat below."""
    x, y = turned(point, -seat)
    return round(x, 3), round(y, 3)


def _squares(seat: int, letter: str) -> dict[str, Point]:
    return {
        f"{letter}0": _placed(_on_track(0), seat),
        **{f"{letter}{n}": _placed(_on_track(_FIRST + _NEXT * (n - 1)), seat) for n in range(1, QUARTER + 1)},
        **{
            f"{letter.upper()}{n}": _placed((MIDDLE, MIDDLE + distance), seat)
            for n, distance in enumerate(RING_DISTANCES, 1)
        },
    }


@cache
def squares() -> dict[str, Point]:
    """The middle of every square, by name."""
    assert len(RING_DISTANCES) == RINGS
    return {
        name: point for seat, letter in enumerate(LETTERS) for name, point in _squares(seat, letter).items()
    }


@cache
def homes() -> tuple[Point, ...]:
    """The middle of every home, in the order of the seats: to the left of each."""
    place = MIDDLE - HOME_DISTANCE, MIDDLE + HOME_DISTANCE
    return tuple(_placed(place, seat) for seat in range(len(LETTERS)))


@cache
def labels() -> dict[str, Point]:
    """Where the names of some squares stand."""
    places = {}
    for letter in LETTERS:
        for n in LABELLED:
            x, y = squares()[f"{letter}{n}"]
            right, down = inward((x, y), LABEL_INSET)
            places[f"{letter}{n}"] = round(x + right, 3), round(y + down, 3)
    return places


def shapes_as_json() -> dict[str, Any]:
    """As plain data, for the page."""
    return {
        "size": SIZE,
        "wood": asdict(WOOD),
        "track": asdict(TRACK),
        "plate": asdict(PLATE),
        "home": asdict(HOME),
        "groove": GROOVE,
        "radii": RADII,
        "squares": squares(),
        "homes": homes(),
        "holes": HOLES,
        "labels": labels(),
        "signs": SIGNS,
    }
