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


class Car(msgspec.Struct, frozen=True):
    """The picture on a train card, 48 by 30."""

    body: str
    wheels: list[tuple[float, float, float]]
    """Where they are, and their radius."""
    cut: str
    """What is cut out of the body: its windows."""


class Shapes(msgspec.Struct, frozen=True):
    map: Map
    wagon: Car
    locomotive: Car
    icons: dict[str, str]
    """Signs for the numbers beside a name: paths in a square of 20 by 20."""


_PACKAGE: Final = "stofa.games.ticket_to_ride"


@cache
def shapes() -> Shapes:
    return read_shapes(_PACKAGE, Shapes)


def shapes_as_json() -> dict[str, Any]:
    """As plain data, for the page."""
    return read_shapes_as_json(_PACKAGE)
