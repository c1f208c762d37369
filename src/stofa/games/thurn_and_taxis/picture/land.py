"""The map: provinces, roads, routes, cities and their houses."""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from typing import Final

from stofa.engine.picture.lettering import BOLD, MIDDLE
from stofa.engine.picture.marks import SEAT_COLOURS, fill_of
from stofa.engine.picture.svg import SERIF, Svg, numbers
from stofa.games.thurn_and_taxis.board import ROADS
from stofa.games.thurn_and_taxis.position import ThurnPosition
from stofa.games.thurn_and_taxis.shapes import City, shapes, tint_of

Point = tuple[float, float]

_LETTERS: Final = 11.6
_BESIDE: Final = (4.4, -4.4, 7.6, -7.6)
"""How far from the road the route of each seat runs, so that several can be seen."""
_HALO: Final = {"stroke": "map", "stroke_width": "3.4", "stroke_linejoin": "round", "paint_order": "stroke"}
"""Around the name of a city, so that it can be read above a road."""
_DASHES: Final = (None, "9 3", "4 4", "9 3 2 3")
"""The line of each seat has its own pattern, so that nothing is told by colour alone."""


def draw_map(svg: Svg, position: ThurnPosition, provinces: dict[str, str]) -> None:
    """In the measure of the shapes, with the provinces called by these names."""
    _draw_provinces(svg)
    _draw_roads(svg, position)
    with svg.group(font_family=SERIF, font_style="italic", font_weight="600", **MIDDLE):
        for name, province in shapes().provinces.items():
            x, y = province.name_at
            svg.text(x, y, provinces[name], size=_LETTERS * 0.92, fill=f"pi-{tint_of(name)}")
    for name, city in shapes().cities.items():
        _draw_city(svg, position, name, city)


def _draw_provinces(svg: Svg) -> None:
    for name, province in shapes().provinces.items():
        tint = tint_of(name)
        svg.path(
            province.outline,
            fill=f"p-{tint}",
            stroke=f"pi-{tint}",
            stroke_opacity=0.45,
            stroke_linejoin="round",
        )


def _draw_roads(svg: Svg, position: ThurnPosition) -> None:
    with svg.group(fill="none", stroke_linecap="round"):
        roads = [_line(_at(one), _at(other)) for one, other in ROADS]
        svg.path("".join(roads), stroke="road-casing", stroke_width=6.5)
        svg.path("".join(roads), stroke="road", stroke_width=3.2)
        for seat, player in enumerate(position.players):
            if seat != position.seat and player.route:
                way = _their_way(player.route, seat)
                svg.path(way, stroke="edge", stroke_width=4)
                svg.path(
                    way, stroke=fill_of(SEAT_COLOURS[seat]), stroke_width=2.6, stroke_dasharray=_DASHES[seat]
                )
        if position.seat is not None:
            own = position.players[position.seat].route
            way = "".join(_line(_at(one), _at(other)) for one, other in pairwise(own))
            if way:
                svg.path(way, stroke="edge", stroke_width=9)
                svg.path(way, stroke=fill_of(SEAT_COLOURS[position.seat]), stroke_width=6)


def _their_way(route: list[str], seat: int) -> str:
    """Beside the roads; a route of one city is a line under it."""
    if len(route) == 1:
        x, y = _at(route[0])
        return f"M{numbers(x - 15, y + 14 + 3 * seat)}h30"
    return "".join(_beside(one, other, _BESIDE[seat]) for one, other in pairwise(route))


def _beside(one: str, other: str, distance: float) -> str:
    """A line along a road; the same one in whichever direction the route runs."""
    one, other = sorted((one, other))
    (x1, y1), (x2, y2) = _at(one), _at(other)
    length = hypot(x2 - x1, y2 - y1)
    right, down = (y2 - y1) / length * distance, -(x2 - x1) / length * distance
    return _line((x1 + right, y1 + down), (x2 + right, y2 + down))


def _line(start: Point, end: Point) -> str:
    return f"M{numbers(*start)}L{numbers(*end)}"


def _at(city: str) -> Point:
    return shapes().cities[city].at


def _draw_city(svg: Svg, position: ThurnPosition, name: str, city: City) -> None:
    """A tray with a corner for the house of each seat, and the name."""
    own = position.seat is not None and name in position.players[position.seat].route
    with svg.placed(*city.at, data_city=name):
        edge = fill_of(SEAT_COLOURS[position.seat or 0]) if own else "ink-soft"
        svg.rect(
            -13.5, -13.5, 27, 27, rx=6, fill="paper-raised", stroke=edge, stroke_width=3.4 if own else 1.6
        )
        seats = [seat for seat, player in enumerate(position.players) if name in player.houses]
        _draw_houses(svg, name, seats)
        if city.label == "right":
            svg.text(16, _LETTERS * 0.36, name, size=_LETTERS, **BOLD, **_HALO)
        else:
            svg.text(0, -17 if city.label == "above" else 26, name, size=_LETTERS, **BOLD, **MIDDLE, **_HALO)


def _draw_houses(svg: Svg, city: str, seats: Iterable[int]) -> None:
    standing = set(seats)
    for seat in range(len(shapes().houses)):
        right, below = seat % 2 == 1, seat >= 2
        if seat in standing:
            with svg.placed(0.6 if right else -11.6, 0.2 if below else -12, 0.55):
                svg.path(
                    shapes().houses[seat],
                    fill=fill_of(SEAT_COLOURS[seat]),
                    stroke="edge",
                    stroke_width=1.6,
                    data_piece=f"house {seat} {city}",
                )
        else:
            svg.circle(6 if right else -6, 6 if below else -6, 1.3, fill="line-strong", fill_opacity=0.55)
