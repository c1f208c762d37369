"""Where things lie in drawings and how they are shaped (`shapes.json`), for pictures and the page."""

from functools import cache
from typing import Any, Final

import msgspec

from stofa.engine.shapes import read_shapes, read_shapes_as_json


class City(msgspec.Struct, frozen=True):
    at: tuple[float, float]
    label: str
    """The side on which its name stands: above, below or right."""


class Tint(msgspec.Struct, frozen=True):
    paper: str
    ink: str


class Shape(msgspec.Struct, frozen=True):
    """A part of a drawing: ground, line, ink or paper, in its province’s colours; or flank and leaves."""

    part: str
    d: str
    width: float = 1.0
    """Of a line."""


class Province(msgspec.Struct, frozen=True):
    letter: str
    name_at: tuple[float, float]
    shield_at: tuple[float, float]
    """The middle of its coat of arms on the map."""
    light: Tint
    dark: Tint
    sign: str
    """A path in a square of 20 by 20, so that it is not told by its colour alone."""
    vignette: list[Shape]
    """The picture on its city cards, 64 wide and 36 high."""
    outline: str


class Shapes(msgspec.Struct, frozen=True):
    size: tuple[float, float]
    """Of the map; everything on it is in this measure."""
    cities: dict[str, City]
    provinces: dict[str, Province]
    rivers: list[str]
    lakes: str
    skylines: list[str]
    """Roofs above a city, standing on the origin."""
    relief: dict[str, list[Shape]]
    """A mountain, a hill and trees, by relative paths from where they stand."""
    land: list[tuple[str, float, float]]
    """Which of them stands where on the map."""
    houses: list[str]
    """The house of each seat: a path in a square of 20 by 20."""
    icons: dict[str, str]
    """Signs for the numbers beside a name, likewise."""


_PACKAGE: Final = "stofa.games.thurn_and_taxis"


@cache
def shapes() -> Shapes:
    return read_shapes(_PACKAGE, Shapes)


def shapes_as_json() -> dict[str, Any]:
    """As plain data, for the page."""
    return read_shapes_as_json(_PACKAGE)


def tint_of(province: str) -> str:
    """The end of the names of its colours: `p-D` is the paper of Baden, `pi-D` what is written on it."""
    letter = shapes().provinces[province].letter
    return "O" if letter == "Ö" else letter


def province_colours(dark: bool) -> dict[str, str]:
    """The colours of the provinces and of water, by name."""
    colours = {"water": "#6f9db8"}
    for name, province in shapes().provinces.items():
        tint = province.dark if dark else province.light
        colours |= {f"p-{tint_of(name)}": tint.paper, f"pi-{tint_of(name)}": tint.ink}
    return colours
