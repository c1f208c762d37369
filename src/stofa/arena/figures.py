"""Plots as small SVG files, drawn by hand: nothing to install, and every change shows in a diff."""

from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 720
LEFT: Final = 230
"""Where the axis begins."""
RIGHT: Final = 630
ROW: Final = 26
TOP: Final = 78

STYLE: Final = """
  text { font: 500 14px "Alegreya Sans", Seravek, "Segoe UI", system-ui, sans-serif; fill: #2a231b }
  .title { font-size: 17px; font-weight: 700 } .soft { fill: #5c4f41 } .end { text-anchor: end }
  .middle { text-anchor: middle } .ground { fill: #fbf6ea } .grid { stroke: #d3c2a5 }
  .dot { fill: #1f5a51 } .line { stroke: #1f5a51; stroke-width: 2 }
  .mark { stroke: #9a6b3f; stroke-width: 2 }
"""
DARK: Final = """
  @media (prefers-color-scheme: dark) {
    text { fill: #f4ebdc } .soft { fill: #c3b5a1 } .ground { fill: #28221b } .grid { stroke: #4b4034 }
    .dot { fill: #5fb3a3 } .line { stroke: #5fb3a3 } .mark { stroke: #c99664 }
  }
"""

LONGEST_NAME: Final = 34
"""Characters of a name that fit beside the axis."""


class Row(NamedTuple):
    """A dot with a line through it."""

    name: str
    value: float
    low: float
    high: float
    label: str
    mark: float | None = None
    """Where a short stroke is drawn, to compare with."""


class Scale(NamedTuple):
    """The axis: from the first to the last of its ticks."""

    ticks: list[float]
    labels: list[str]


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def chart(title: str, about: str, rows: list[Row], scale: Scale) -> str:
    """Rows below each other, on one axis."""
    first, last = scale.ticks[0], scale.ticks[-1]
    foot = TOP + ROW * len(rows) + 4

    def at(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - first) / (last - first)

    parts: list[str] = []
    for tick, label in zip(*scale, strict=True):
        parts.append(line(at(tick), TOP - 6, at(tick), foot, "grid"))
        parts.append(text(at(tick), foot + 20, label, "soft middle"))
    for place, row in enumerate(rows):
        y = TOP + ROW * place + 10
        parts.append(text(LEFT - 12, y + 5, _short(row.name), "end"))
        if row.mark is not None:
            parts.append(line(at(row.mark), y - 8, at(row.mark), y + 8, "mark"))
        parts += [
            line(at(row.low), y, at(row.high), y, "line"),
            f'<circle cx="{at(row.value):.1f}" cy="{y}" r="4.5" class="dot"/>',
            text(RIGHT + 14, y + 5, row.label, "soft"),
        ]
    return figure(title, about, foot + 36, parts)


def figure(title: str, about: str, height: float, parts: list[str]) -> str:
    """A whole SVG file."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    ground = f'<rect width="{WIDTH}" height="{height:.0f}" rx="12" class="ground"/>'
    named = [f"<title>{escape(title)}</title>", f"<style>{STYLE}{DARK}</style>", ground]
    return "\n".join(
        [head, *named, text(20, 30, title, "title"), text(20, 51, about, "soft"), *parts, "</svg>\n"]
    )


def _short(name: str) -> str:
    """A name that fits: of a path, its end tells most."""
    return name if len(name) <= LONGEST_NAME else f"…{name[-LONGEST_NAME + 1 :]}"
