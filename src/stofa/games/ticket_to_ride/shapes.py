"""Where things lie in drawings and how they are shaped (`shapes.json`), for pictures and the page."""

from functools import cache
from typing import Any, Final

import msgspec

from stofa.engine.shapes import read_shapes, read_shapes_as_json


class Map(msgspec.Struct, frozen=True):
    """A small map of the United States, drawn by us, with the cities of the tickets."""

    size: tuple[float, float]
    land: str
    cities: dict[str, tuple[float, float]]


class Vehicle(msgspec.Struct, frozen=True):
    """A wagon or the locomotive from the side, 64 by 44, the head to the left. Drawn in this order."""

    frame: str
    wheels: list[tuple[float, float, float]]
    """Where they are, and their radius."""
    body: str
    sign: tuple[float, float, float]
    """Where the shape of its colour stands, and how large."""
    behind: str = ""
    """What lies behind the body: a load, a dome."""
    logs: list[float] = []
    """The middle of each."""
    lines: str = ""
    roof: str = ""
    windows: str = ""


class Shapes(msgspec.Struct, frozen=True):
    map: Map
    vehicles: dict[str, Vehicle]
    """By the kind of card."""
    icons: dict[str, str]
    """Signs for the numbers beside a name: paths in a square of 20 by 20."""


_PACKAGE: Final = "stofa.games.ticket_to_ride"


@cache
def shapes() -> Shapes:
    return read_shapes(_PACKAGE, Shapes)


def shapes_as_json() -> dict[str, Any]:
    """As plain data, for the page."""
    return read_shapes_as_json(_PACKAGE)
