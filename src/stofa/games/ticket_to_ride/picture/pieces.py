"""Train cards, rows on a track, tickets."""

from typing import Final

from stofa.engine.picture.lettering import BOLD, END, NAME, fitted
from stofa.engine.picture.marks import LETTERS, SHAPES, draw_mark, edge_of, fill_of, ink_of
from stofa.engine.picture.svg import Svg
from stofa.games.ticket_to_ride.board import LOCOMOTIVE, TICKETS
from stofa.games.ticket_to_ride.position import TicketRow
from stofa.games.ticket_to_ride.shapes import shapes

CARD_WIDTH: Final = 80.0
ROW_HEIGHT: Final = 30.0
TICKET_WIDTH: Final = 254.0
TICKET_HEIGHT: Final = 60.0
SMALL_TICKET_WIDTH: Final = 188.0
SMALL_TICKET_HEIGHT: Final = 40.0

_CAR: Final = 27.0
"""Width of a card on a track, which is a vehicle there."""
_VEHICLE: Final = 64.0
"""Width of a vehicle in the measure of the shapes."""
_MARK: Final = 20.0
_TICK: Final = "M2 10.5 7.5 16 18 4"


def draw_card(svg: Svg, x: float, y: float, height: float, kind: str, language: str, copies: int = 1) -> None:
    """A train card: its colour in a paper frame, with shape and letter; cards alike are one stack."""
    fill, ink = fill_of(kind), ink_of(kind)
    with svg.placed(x, y, data_piece=f"card {kind} {copies}"):
        svg.rect(0, 0, CARD_WIDTH, height, rx=5, fill="paper-raised", stroke="ink", stroke_width=1.5)
        svg.rect(3.5, 3.5, CARD_WIDTH - 7, height - 7, rx=3, fill=fill)
        with svg.placed(8, 8, 0.75):
            if kind == "white":
                svg.path(SHAPES[kind], fill="none", stroke=ink, stroke_width=3)
            else:
                svg.path(SHAPES[kind], fill=ink)
        svg.text(27, 21, LETTERS[language][kind], size=15, fill=ink, **BOLD)
        if copies > 1:
            svg.text(CARD_WIDTH - 8, 22, f"×{copies}", size=18, fill=ink, **NAME, **END)
        with svg.placed((CARD_WIDTH - 60) / 2, height - 48, 60 / _VEHICLE):
            _draw_vehicle(svg, kind, line=ink, iron=ink, hub=fill)


def _draw_vehicle(svg: Svg, kind: str, *, line: str, iron: str, hub: str) -> None:
    """In its colour, with lines, wheels and hubs in these."""
    vehicle, fill, ink = shapes().vehicles[kind], fill_of(kind), ink_of(kind)
    svg.path(vehicle.frame, fill=iron)
    with svg.group(stroke=line, stroke_width=1.5, stroke_linejoin="round"):
        _draw_darker(svg, vehicle.behind, fill)
        svg.path(vehicle.body, fill=fill)
        for x in vehicle.logs:
            svg.circle(x, 7.5, 5, fill="wood")
        if vehicle.lines:
            svg.path(vehicle.lines, fill="none", stroke=ink, stroke_opacity=0.38)
        _draw_darker(svg, vehicle.roof, fill)
    if vehicle.windows:
        svg.path(vehicle.windows, fill=ink)
    for x, y, radius in vehicle.wheels:
        svg.circle(x, y, radius, fill=iron)
        svg.circle(x, y, radius / 3, fill=hub)
    x, y, size = vehicle.sign
    with svg.placed(x, y, size / 20):
        ring: dict[str, str | float | None] = {"fill": "none", "stroke": ink, "stroke_width": 3.4}
        svg.path(SHAPES[kind], **(ring if kind == "white" else {"fill": ink}))


def _draw_darker(svg: Svg, d: str, fill: str) -> None:
    """A part that is darker than the body."""
    if d:
        svg.path(d, fill=fill)
        svg.path(d, fill="edge", fill_opacity=0.26)


def row_width(row: TicketRow) -> float:
    return 30 + _cars_width(row) + 26


def _cars_width(row: TicketRow) -> float:
    cards = row.cards + row.locomotives
    return cards * _CAR + (cards - 1) * _between(cards)


def _between(cards: int) -> float:
    """From card to card; the cards of a long row overlap."""
    return 1 if cards <= 6 else -11


def draw_row(svg: Svg, x: float, y: float, row: TicketRow, seat: int, language: str) -> None:
    """One colour on a track: its mark, its cards, locomotives at its head, and how many there are."""
    with svg.placed(x, y, data_piece=f"row {seat} {row.colour} {row.cards} {row.locomotives}"):
        svg.rect(0, 0, row_width(row), ROW_HEIGHT, rx=5, fill="paper-raised", stroke="line-strong")
        draw_mark(svg, 5, 5, _MARK, row.colour, language)
        cards = row.cards + row.locomotives
        # The locomotives are at the head, and each vehicle lies before the one behind it.
        for number in reversed(range(cards)):
            kind = LOCOMOTIVE if number < row.locomotives else row.colour
            with svg.placed(31 + number * (_CAR + _between(cards)), 5.5, _CAR / _VEHICLE):
                _draw_vehicle(svg, kind, line=edge_of(kind), iron="ink", hub="paper-raised")
        svg.text(31 + _cars_width(row) + 8, 20.5, str(cards), size=15, **NAME)


def draw_ticket(svg: Svg, x: float, y: float, number: int, language: str, *, state: str = "") -> None:
    """A ticket: the small map, both cities, the points, a mark for every card it needs.

    Its state is `picked` while it is being chosen.
    """
    start, end, points, colours = TICKETS[number - 1]
    with svg.placed(x, y, data_piece=f"ticket {number} {state}".strip()):
        _draw_sheet(svg, TICKET_WIDTH, TICKET_HEIGHT, state)
        with svg.placed(6, 7, 68 / shapes().map.size[0]):
            _draw_map(svg, start, end)
        room = TICKET_WIDTH - 80 - 52
        for line, city in enumerate((start, end)):
            shown, size = fitted(city, 13, room)
            svg.text(80, 16 + 14 * line, shown, size=size, **BOLD)
        _draw_points(svg, TICKET_WIDTH - 10, 24, points, 22, state)
        for place, colour in enumerate(colours):
            draw_mark(svg, 80 + place * 22, 36, 19, colour, language)


def draw_small_ticket(svg: Svg, x: float, y: float, number: int, language: str, *, state: str = "") -> None:
    """A ticket without its map; its state is `completed`, `failed` or nothing."""
    start, end, points, colours = TICKETS[number - 1]
    with svg.placed(x, y, data_piece=f"ticket {number} {state}".strip()):
        _draw_sheet(svg, SMALL_TICKET_WIDTH, SMALL_TICKET_HEIGHT, state)
        shown, size = fitted(f"{start} – {end}", 12, SMALL_TICKET_WIDTH - 52)
        svg.text(8, 15, shown, size=size, **BOLD)
        _draw_points(svg, SMALL_TICKET_WIDTH - 8, 26, points, 17, state)
        for place, colour in enumerate(colours):
            draw_mark(svg, 8 + place * 19, 20, 16, colour, language)


def _draw_sheet(svg: Svg, width: float, height: float, state: str) -> None:
    picked = state == "picked"
    svg.rect(
        0,
        0,
        width,
        height,
        rx=5,
        fill="accent-soft" if picked else "paper-raised",
        stroke="accent" if picked else "line-strong",
        stroke_width=2.5 if picked else 1,
    )


def _draw_points(svg: Svg, right: float, y: float, points: int, size: float, state: str) -> None:
    """What a ticket is worth; a tick before it if it is completed, a minus if it failed."""
    failed = state == "failed"
    text = f"−{points}" if failed else str(points)
    svg.text(right, y, text, size=size, fill="danger" if failed else "ink", **NAME, **END)
    if state == "completed":
        with svg.placed(right - size * 1.9, y - size * 0.62, size / 36):
            svg.path(_TICK, fill="none", stroke="good", stroke_width=4, stroke_linecap="round")


def _draw_map(svg: Svg, start: str, end: str) -> None:
    land = shapes().map
    svg.path(land.land, fill="paper-sunk", stroke="line-strong", stroke_width=1.5, stroke_linejoin="round")
    one, other = land.cities[start], land.cities[end]
    svg.line(*one, *other, stroke="ink", stroke_width=3, stroke_dasharray="5 3")
    for city in (one, other):
        svg.circle(*city, 4.2, fill="legal", stroke="ink", stroke_width=1.2)
