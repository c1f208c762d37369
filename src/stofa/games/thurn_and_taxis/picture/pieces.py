"""City cards, stamps of provinces, bonus tiles."""

from stofa.engine.picture.lettering import BOLD, MIDDLE, NAME, fitted
from stofa.engine.picture.svg import Svg
from stofa.games.thurn_and_taxis.board import PROVINCES
from stofa.games.thurn_and_taxis.shapes import shapes, tint_of

CARD_WIDTH = 103.0
CARD_HEIGHT = 54.0
STAMP_WIDTH = 29.0
STAMP_HEIGHT = 18.0

PROVINCE_OF = {city: province for province, cities in PROVINCES.items() for city in cities}


def draw_stamp(svg: Svg, x: float, y: float, province: str) -> None:
    """The sign and the letter of a province."""
    shape = shapes().provinces[province]
    with svg.placed(x, y):
        svg.rect(
            0.5,
            0.5,
            STAMP_WIDTH - 1,
            STAMP_HEIGHT - 1,
            rx=2,
            fill="paper-raised",
            stroke=f"pi-{tint_of(province)}",
            stroke_dasharray="1.5 1.5",
        )
        with svg.placed(3.5, 3.5, 0.55):
            svg.path(shape.sign, fill=f"pi-{tint_of(province)}")
        svg.text(21, 13.5, shape.letter, size=12, **BOLD, **MIDDLE)


def draw_card(svg: Svg, x: float, y: float, city: str, copies: int = 1) -> None:
    """A letter: the tint of its province, a stamp, the name of the city."""
    province = PROVINCE_OF[city]
    tint = tint_of(province)
    with svg.placed(x, y, data_piece=f"card {city}"):
        if copies > 1:
            svg.rect(3, 3, CARD_WIDTH, CARD_HEIGHT, rx=5, fill=f"p-{tint}", stroke=f"pi-{tint}")
        svg.rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=5, fill=f"p-{tint}", stroke=f"pi-{tint}")
        draw_stamp(svg, CARD_WIDTH - STAMP_WIDTH - 3, 3, province)
        if copies > 1:
            svg.text(7, 18, f"×{copies}", size=14, **NAME)
        shown, size = fitted(city, 14, CARD_WIDTH - 12)
        svg.text(7, 36, shown, size=size, **NAME)
        svg.text(7, 48, province, size=11, fill=f"pi-{tint}")


def draw_tile(svg: Svg, x: float, y: float, value: str, *, own: bool = False, gone: bool = False) -> None:
    """A round tile with its middle at a point."""
    if gone:
        svg.circle(x, y, 13, fill="none", stroke="wood", stroke_width=2, stroke_dasharray="4 3")
    else:
        if not own:
            svg.circle(x + 1, y + 1.5, 13, fill="wood", stroke="wood", stroke_width=2)
        svg.circle(x, y, 13, fill="paper-raised", stroke="accent" if own else "wood", stroke_width=2)
    svg.text(x, y + 5.5, value, size=16, fill="ink-soft" if gone else "ink", **NAME, **MIDDLE)
