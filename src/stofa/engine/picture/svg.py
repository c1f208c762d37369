"""Writes SVG that stands on its own: no ids, styles, scripts or references.

So any number of pictures can share one page, as the cells of a notebook do, whatever their colours. All that
is written is escaped, and the same calls give the same bytes.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from html import escape
from typing import Final

SANS: Final = "Alegreya Sans,Seravek,Gill Sans Nova,Segoe UI,Arial,sans-serif"
SERIF: Final = "Vollkorn,Iowan Old Style,Palatino Linotype,Georgia,serif"
MONO: Final = "DejaVu Sans Mono,Menlo,Consolas,monospace"

Value = str | float | None
"""Of an attribute; None leaves it out."""

_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What an XML document cannot hold, not even escaped: control characters and lone surrogates."""


def _written(value: str | float) -> str:
    if isinstance(value, str):
        return escape(_NOT_XML.sub("\ufffd", value))
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Numbers as they stand in a transform or a path."""
    return " ".join(map(_written, values))


class Svg:
    """A picture that is being drawn. Fills and strokes go by their names in `colours`."""

    def __init__(self, width: float, colours: Mapping[str, str], label: str) -> None:
        self.width = width
        self.height = 0.0
        """Set when all is drawn: how far down it goes is seen then."""
        self._colours = colours
        self._label = label
        self._parts: list[str] = []

    def __str__(self) -> str:
        width, height = _written(self.width), _written(self.height)
        label, background = _written(self._label), self._colours["table"]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img" aria-label="{label}" font-family="{SANS}" '
            f'style="max-width:100%;height:auto">\n<rect width="{width}" height="{height}" rx="10" '
            f'fill="{background}"/>\n' + "".join(self._parts) + "</svg>\n"
        )

    def rect(
        self, x: float, y: float, width: float, height: float, *, rx: float | None = None, **look: Value
    ) -> None:
        self._add("rect", x=x, y=y, width=width, height=height, rx=rx, **look)

    def circle(self, x: float, y: float, radius: float, **look: Value) -> None:
        self._add("circle", cx=x, cy=y, r=radius, **look)

    def path(self, d: str, **look: Value) -> None:
        self._add("path", d=d, **look)

    def line(self, x1: float, y1: float, x2: float, y2: float, **look: Value) -> None:
        self.path(f"M{numbers(x1, y1)}L{numbers(x2, y2)}", **look)

    def text(self, x: float, y: float, text: str, *, size: float, **look: Value) -> None:
        """A line of text whose letters stand on `y`; nothing if it is empty."""
        if not text:
            return
        look = {"fill": "ink", **look}
        self._parts.append(f"<text{self._attributes({'x': x, 'y': y, 'font_size': size, **look})}>")
        self._parts.append(f"{_written(text)}</text>\n")

    @contextmanager
    def group(self, **look: Value) -> Iterator[None]:
        """What is drawn within shares these attributes."""
        self._parts.append(f"<g{self._attributes(look)}>\n")
        yield
        self._parts.append("</g>\n")

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1, **look: Value) -> Iterator[None]:
        """What is drawn within has its origin at a point."""
        by = f"scale({_written(scale)})" if scale != 1 else ""
        with self.group(transform=f"translate({numbers(x, y)}){by}", **look):
            yield

    def _add(self, tag: str, **attributes: Value) -> None:
        self._parts.append(f"<{tag}{self._attributes(attributes)}/>\n")

    def _attributes(self, attributes: Mapping[str, Value]) -> str:
        return "".join(
            f' {name.replace("_", "-")}="{self._value(name, value)}"'
            for name, value in attributes.items()
            if value is not None
        )

    def _value(self, name: str, value: str | float) -> str:
        if name in ("fill", "stroke") and isinstance(value, str) and value != "none":
            return self._colours[value]
        return _written(value)
