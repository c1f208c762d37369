"""Plots as small SVG files, drawn by hand: nothing to install, and every change shows in a diff."""

from math import ceil, floor, log10
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 720
LEFT: Final = 250  # where the axis begins
RIGHT: Final = 640
ROW: Final = 24
TOP: Final = 52

STYLE: Final = """
  text { font: 13px "Alegreya Sans", Seravek, "Segoe UI", system-ui, sans-serif; fill: #2a231b }
  .title { font-size: 16px; font-weight: 700 } .soft { fill: #5c4f41 } .end { text-anchor: end }
  .middle { text-anchor: middle } .ground { fill: #fbf6ea } .grid { stroke: #d3c2a5 }
  .compiled { fill: #1f5a51 } .plain { fill: #56a06a } .peer { fill: #9a6b3f }
  .line { stroke: #1f5a51; stroke-width: 2 } .chance { stroke: #9a6b3f; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f4ebdc } .soft { fill: #c3b5a1 } .ground { fill: #28221b } .grid { stroke: #4b4034 }
    .compiled { fill: #5fb3a3 } .plain { fill: #93cf9f } .peer { fill: #c99664 }
    .line { stroke: #5fb3a3 } .chance { stroke: #c99664 }
  }
"""


class Rate(NamedTuple):
    """A bar: how fast something is."""

    name: str
    kind: str  # compiled, plain or peer
    value: float
    label: str


class Share(NamedTuple):
    """A dot with its interval, and what luck alone would give."""

    name: str
    share: float
    low: float
    high: float
    by_luck: float


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}">{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def _figure(title: str, height: float, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    ground = f'<rect width="{WIDTH}" height="{height:.0f}" rx="12" class="ground"/>'
    named = [f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", ground]
    return "\n".join([head, *named, _text(20, 30, title, "title"), *parts, "</svg>\n"])


def speeds(title: str, rates: list[Rate]) -> str:
    """Bars on a scale where every step is ten times as much."""
    low = int(log10(min(rate.value for rate in rates)))
    high = int(log10(max(rate.value for rate in rates))) + 1
    foot = TOP + ROW * len(rates) + 6

    def at(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (log10(value) - low) / (high - low)

    parts: list[str] = []
    for power in range(low, high + 1):
        label = f"{10**power // 1_000_000} M" if power >= 6 else f"{10**power:,}"
        parts.append(_line(at(10**power), TOP - 4, at(10**power), foot, "grid"))
        parts.append(_text(at(10**power), foot + 18, label, "soft middle"))
    for place, (name, kind, value, label) in enumerate(rates):
        y = TOP + ROW * place
        parts.append(_text(LEFT - 10, y + 14, name, "end"))
        parts.append(
            f'<rect x="{LEFT}" y="{y + 2}" width="{at(value) - LEFT:.1f}" height="16" rx="3" class="{kind}"/>'
        )
        parts.append(_text(at(value) + 8, y + 15, label, "soft"))
    return _figure(title, foot + 34, parts)


def shares(title: str, rows: list[Share]) -> str:
    """Dots with intervals from 0 to 100 %; a small stroke shows what luck alone would give."""
    foot = TOP + ROW * len(rows) + 6

    def at(share: float) -> float:
        return LEFT + (RIGHT - LEFT) * share

    parts: list[str] = []
    for percent in range(0, 101, 25):
        parts.append(_line(at(percent / 100), TOP - 4, at(percent / 100), foot, "grid"))
        parts.append(_text(at(percent / 100), foot + 18, f"{percent} %", "soft middle"))
    for place, row in enumerate(rows):
        y = TOP + ROW * place + 10
        parts += [
            _text(LEFT - 10, y + 4, row.name, "end"),
            _line(at(row.by_luck), y - 7, at(row.by_luck), y + 7, "chance"),
            _line(at(row.low), y, at(row.high), y, "line"),
            f'<circle cx="{at(row.share):.1f}" cy="{y}" r="4" class="compiled"/>',
            _text(RIGHT + 12, y + 4, f"{row.share:.1%}", "soft"),
        ]
    return _figure(title, foot + 34, parts)


Point = tuple[float, float, float, float]
"""A time, a share, and the ends of its interval."""

COLOURS: Final = ("#1f7a6b", "#b3561d", "#7a4fa3", "#2f6db5", "#8a8a1f", "#b03a5b", "#5c5c5c")
"""Readable on a light ground and on a dark one."""


def curves(title: str, lines: dict[str, list[Point]]) -> str:
    """Lines over time, which grows tenfold from stroke to stroke of the axis."""
    height, left = 320, 70
    times = [time for points in lines.values() for time, *_ in points]
    low, high = floor(log10(min(times))), ceil(log10(max(times)))

    def across(time: float) -> float:
        return left + (500 - left) * (log10(time) - low) / (high - low)

    def up(share: float) -> float:
        return TOP + height * (1 - share)

    parts: list[str] = []
    for percent in range(0, 101, 25):
        parts.append(_line(left, up(percent / 100), 500, up(percent / 100), "grid"))
        parts.append(_text(left - 10, up(percent / 100) + 4, f"{percent} %", "soft end"))
    for power in range(low, high + 1):
        parts.append(_line(across(10**power), TOP, across(10**power), TOP + height, "grid"))
        parts.append(_text(across(10**power), TOP + height + 18, f"{10**power:g} s", "soft middle"))
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{across(time):.1f},{up(share):.1f}" for time, share, _, _ in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for time, share, least, most in points:
            x = across(time)
            parts.append(
                f'<path d="M{x:.1f} {up(least):.1f}V{up(most):.1f}" stroke="{colour}" opacity="0.5"/>'
            )
            parts.append(f'<circle cx="{x:.1f}" cy="{up(share):.1f}" r="4" fill="{colour}"/>')
        parts.append(f'<circle cx="520" cy="{TOP + 10 + ROW * number}" r="5" fill="{colour}"/>')
        parts.append(_text(532, TOP + 14 + ROW * number, name))
    return _figure(title, TOP + height + 34, parts)
