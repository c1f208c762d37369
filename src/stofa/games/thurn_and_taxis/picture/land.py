"""The map: provinces, roads, routes, cities and their houses."""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from typing import Final

from stofa.engine.picture.lettering import BOLD, MIDDLE
from stofa.engine.picture.marks import SEAT_COLOURS, SHAPES, fill_of
from stofa.engine.picture.svg import SERIF, Svg, numbers
from stofa.games.thurn_and_taxis.board import ROADS
from stofa.games.thurn_and_taxis.picture.pieces import draw_stamp
from stofa.games.thurn_and_taxis.position import ThurnPosition
from stofa.games.thurn_and_taxis.shapes import City, shapes, tint_of

Point = tuple[float, float]
Look = dict[str, str | float | None]

_LETTERS: Final = 11.6
_BESIDE: Final = (4.4, -4.4, 7.6, -7.6)
"""How far from the road the route of each seat runs, so that several can be seen."""
_BEND: Final = 0.07
"""How far the middle of a road is pulled aside, as a part of its length."""
_HALO: Final = {"stroke": "map", "stroke_width": "3.4", "stroke_linejoin": "round", "paint_order": "stroke"}
"""Around the name of a city, so that it can be read above a road."""
_RELIEF: Final[dict[str, Look]] = {
    "flank": {"fill": "paper-raised", "fill_opacity": 0.6},
    "leaves": {"fill": "good", "fill_opacity": 0.38},
    "line": {"fill": "none", "stroke": "ink-soft", "stroke_linecap": "round", "stroke_linejoin": "round"},
}
_DASHES: Final = (None, "9 3", "4 4", "9 3 2 3")
"""The line of each seat has its own pattern, so that nothing is told by colour alone."""


def draw_map(svg: Svg, position: ThurnPosition, provinces: dict[str, str]) -> None:
    """In the measure of the shapes, with the provinces called by these names."""
    _draw_provinces(svg)
    _draw_waters(svg)
    _draw_relief(svg)
    _draw_roads(svg, position)
    with svg.group(font_family=SERIF, font_style="italic", font_weight="600", **MIDDLE):
        for name, province in shapes().provinces.items():
            x, y = province.name_at
            svg.text(x, y, provinces[name], size=_LETTERS * 0.92, fill=f"pi-{tint_of(name)}")
    for name, province in shapes().provinces.items():
        x, y = province.shield_at
        with svg.placed(x - 7.5, y - 9, 0.75):
            draw_stamp(svg, 0, 0, name)
    for name, city in shapes().cities.items():
        _draw_city(svg, position, name, city)


def _draw_provinces(svg: Svg) -> None:
    for name, province in shapes().provinces.items():
        tint = tint_of(name)
        svg.path(
            province.outline,
            fill=f"p-{tint}",
            stroke=f"pi-{tint}",
            stroke_opacity=0.6,
            stroke_linejoin="round",
            stroke_dasharray="5 2 1.5 2",
        )


def _draw_waters(svg: Svg) -> None:
    with svg.group(fill="none", stroke_linecap="round", stroke_opacity=0.6):
        svg.path("".join(shapes().rivers), stroke="water", stroke_width=2)
        svg.path(shapes().lakes, fill="water", fill_opacity=0.7, stroke="water", stroke_width=0.9)


def _draw_relief(svg: Svg) -> None:
    """Mountains, hills and trees: all of a kind are one path for each part."""
    with svg.group(opacity=0.62):
        for kind, drawing in shapes().relief.items():
            places = [f"M{numbers(x, y)}" for other, x, y in shapes().land if other == kind]
            for shape in drawing:
                svg.path("".join(place + shape.d for place in places), **_RELIEF[shape.part])


def _draw_roads(svg: Svg, position: ThurnPosition) -> None:
    with svg.group(fill="none", stroke_linecap="round"):
        roads = "".join(_road(one, other) for one, other in ROADS)
        svg.path(roads, stroke="road-casing", stroke_width=6.6)
        svg.path(roads, stroke="road", stroke_width=4)
        planks: Look = {"stroke_dasharray": "5 2.4", "stroke_linecap": "butt"}
        svg.path(roads, stroke="road-casing", stroke_width=1.7, **planks)
        for seat, player in enumerate(position.players):
            if seat != position.seat and player.route:
                way = _their_way(player.route, seat)
                svg.path(way, stroke="edge", stroke_width=4)
                svg.path(
                    way, stroke=fill_of(SEAT_COLOURS[seat]), stroke_width=2.6, stroke_dasharray=_DASHES[seat]
                )
        if position.seat is not None:
            own = position.players[position.seat].route
            way = "".join(_road(one, other) for one, other in pairwise(own))
            if way:
                svg.path(way, stroke="edge", stroke_width=9)
                svg.path(way, stroke=fill_of(SEAT_COLOURS[position.seat]), stroke_width=6)


def _their_way(route: list[str], seat: int) -> str:
    """Beside the roads."""
    return "".join(_road(one, other, _BESIDE[seat]) for one, other in pairwise(route))


def _road(one: str, other: str, beside: float = 0) -> str:
    """A path along a road, beside it by so much; the same one in whichever direction the route runs."""
    one, other = sorted((one, other))
    (x1, y1), (x2, y2) = _at(one), _at(other)
    length = hypot(x2 - x1, y2 - y1)
    right, down = (y2 - y1) / length, -(x2 - x1) / length
    bend = beside + (_BEND if (len(one) + len(other)) % 2 else -_BEND) * length
    start = numbers(x1 + right * beside, y1 + down * beside)
    middle = numbers((x1 + x2) / 2 + right * bend, (y1 + y2) / 2 + down * bend)
    return f"M{start}Q{middle} {numbers(x2 + right * beside, y2 + down * beside)}"


def _at(city: str) -> Point:
    return shapes().cities[city].at


def _draw_city(svg: Svg, position: ThurnPosition, name: str, city: City) -> None:
    """A tray with a corner for the house of each seat, roofs above it, and the name."""
    own = position.seat is not None and name in position.players[position.seat].route
    with svg.placed(*city.at, data_city=name):
        skylines = shapes().skylines
        with svg.placed(0, -15):
            svg.path(skylines[len(name) % len(skylines)], fill="ink-soft")
        edge = fill_of(SEAT_COLOURS[position.seat or 0]) if own else "ink"
        svg.rect(
            -17.5, -15.5, 35, 32, rx=5, fill="paper-raised", stroke=edge, stroke_width=3.4 if own else 1.4
        )
        seats = [seat for seat, player in enumerate(position.players) if name in player.houses]
        _draw_houses(svg, name, seats)
        if city.label == "right":
            svg.text(20, _LETTERS * 0.36, name, size=_LETTERS, **BOLD, **_HALO)
        else:
            svg.text(0, -25 if city.label == "above" else 28, name, size=_LETTERS, **BOLD, **MIDDLE, **_HALO)
        for seat, player in enumerate(position.players):
            if seat != position.seat and player.route == [name]:
                x, y = 12 if seat % 2 else -23, -21 if seat < 2 else 10
                with svg.placed(x, y, 0.5):
                    colour = SEAT_COLOURS[seat]
                    svg.path(SHAPES[colour], fill=fill_of(colour), stroke="edge", stroke_width=2.4)


def _draw_houses(svg: Svg, city: str, seats: Iterable[int]) -> None:
    standing = set(seats)
    for seat in range(len(shapes().houses)):
        right, below = seat % 2 == 1, seat >= 2
        if seat in standing:
            with svg.placed(0.4 if right else -15.6, 0.4 if below else -14.6, 0.72):
                svg.path(
                    shapes().houses[seat],
                    fill=fill_of(SEAT_COLOURS[seat]),
                    stroke="edge",
                    stroke_width=1.1,
                    data_piece=f"house {seat} {city}",
                )
        else:
            x, y = 8 if right else -8, 7.8 if below else -7.2
            svg.circle(x, y, 1.5, fill="line-strong", fill_opacity=0.55)
