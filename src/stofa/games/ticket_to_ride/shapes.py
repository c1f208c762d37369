"""Where things lie in drawings and how they are shaped (`shapes.json`), for pictures and the page."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


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


def _source() -> bytes:
    return files(__package__ or "").joinpath("shapes.json").read_bytes()


@cache
def shapes() -> Shapes:
    return msgspec.json.decode(_source(), type=Shapes)


def shapes_as_json() -> dict[str, Any]:
    """As plain data, for the page."""
    data: dict[str, Any] = msgspec.json.decode(_source())
    return data
