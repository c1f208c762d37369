"""A shape and a letter for every colour on pictures and pages, so that nothing is told by colour alone."""

from typing import Final

from stofa.engine.picture.lettering import BOLD
from stofa.engine.picture.svg import Svg

SHAPES: Final = {  # paths in a square of 20 by 20
    "blue": "M18.6 10a8.6 8.6 0 1 1-17.2 0 8.6 8.6 0 0 1 17.2 0z",
    "red": "M10 1.2 19 17.8H1z",
    "yellow": "M2.2 2.2h15.6v15.6H2.2z",
    "green": "M10 .4 19.6 10 10 19.6.4 10z",
    "black": "M6.4 1.5h7.2v4.9h4.9v7.2h-4.9v4.9H6.4v-4.9H1.5V6.4h4.9z",
    "white": "M19 10a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
    "orange": "M10 .8 18.2 5.4v9.2L10 19.2 1.8 14.6V5.4z",
    "purple": "M11 1A9.2 9.2 0 1 0 19.2 10 7 7 0 0 1 11 1z",
    "locomotive": (
        "M10 .6l2 2.9 3.4-1 .3 3.6 3.4 1.2-1.5 3.2 1.5 3.2-3.4 1.2-.3 3.6-3.4-1-2 2.9-2-2.9-3.4 1-.3-3.6"
        "L.9 13.7l1.5-3.2L.9 7.3l3.4-1.2.3-3.6 3.4 1z"
    ),
}

LETTERS: Final = {  # in German and Icelandic, yellow and green begin alike
    "en": dict(zip(SHAPES, "BRYGKWOPL", strict=True)),
    "de": dict(zip(SHAPES, "BRGÜSWOVL", strict=True)),
    "is": dict(zip(SHAPES, "BRGÆSHAFD", strict=True)),
}

SEAT_COLOURS: Final = tuple(SHAPES)
"""The colour of each seat."""

_OPTICAL_CENTRE: Final = {"red": (0.0, 2.1), "purple": (-1.3, 1.3)}
"""How far the letter stands from the middle of its shape, where that would look wrong."""


def fill_of(colour: str) -> str:
    """The name of the colour in the palette."""
    return "c-loco" if colour == "locomotive" else f"c-{colour}"


def ink_of(colour: str) -> str:
    """The name of what is written on the colour in the palette."""
    return "on-loco" if colour == "locomotive" else f"on-{colour}"


def edge_of(colour: str) -> str:
    """The name of the line around it in the palette."""
    return "line-strong" if colour == "black" else "edge"


def draw_mark(svg: Svg, x: float, y: float, size: float, colour: str, language: str) -> None:
    """Colour, shape and letter, in a square whose left upper corner is at a point."""
    right, down = _OPTICAL_CENTRE.get(colour, (0.0, 0.0))
    with svg.placed(x, y, size / 20):
        svg.path(SHAPES[colour], fill=fill_of(colour), stroke=edge_of(colour))
        if colour == "white":
            svg.circle(10, 10, 7, fill="none", stroke=edge_of(colour), stroke_opacity=0.6)
        letter = LETTERS[language][colour]
        svg.text(10 + right, 14 + down, letter, size=11.5, fill=ink_of(colour), **BOLD, text_anchor="middle")
