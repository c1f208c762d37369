"""Looks into pictures: what is drawn, what is written, and where."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from stofa.engine.picture.lettering import width_of

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Text:
    """A line of text with the box around it, in pixels; about."""

    words: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Text") -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1


def pieces(svg: str) -> Counter[str]:
    """What is drawn, by the names it has there."""
    return Counter(re.findall(r'data-piece="([^"]*)"', svg))


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def texts(svg: str) -> list[Text]:
    return list(_texts(ElementTree.fromstring(svg), 0, 0, 1, "start"))


def _texts(element: ElementTree.Element, x: float, y: float, scale: float, anchor: str) -> Iterator[Text]:
    anchor = element.get("text-anchor", anchor)
    if move := re.match(
        r"translate\(([-\d.]+) ([-\d.]+)\)(?:scale\(([\d.]+)\))?", element.get("transform", "")
    ):
        x, y = x + scale * float(move[1]), y + scale * float(move[2])
        scale *= float(move[3] or 1)
    if element.tag == f"{SVG}text" and element.text:
        size = scale * float(element.get("font-size", ""))
        width = 0.85 * width_of(element.text, size)  # that is how wide most letters are
        left = x + scale * float(element.get("x", "")) - width * _SHIFT[anchor]
        base = y + scale * float(element.get("y", ""))
        yield Text(element.text, left, base - 0.66 * size, left + width, base)
    for child in element:
        yield from _texts(child, x, y, scale, anchor)


_SHIFT = {"start": 0.0, "middle": 0.5, "end": 1.0}
