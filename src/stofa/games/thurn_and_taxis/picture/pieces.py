"""City cards, coats of arms of provinces, bonus tiles."""

from typing import Final

from stofa.engine.picture.lettering import BOLD, MIDDLE, NAME, fitted
from stofa.engine.picture.svg import Svg
from stofa.games.thurn_and_taxis.board import PROVINCES
from stofa.games.thurn_and_taxis.shapes import shapes, tint_of

CARD_WIDTH = 103.0
CARD_HEIGHT = 54.0
STAMP_WIDTH = 20.0
STAMP_HEIGHT = 24.0

_SHIELD: Final = "M1 1h18v11c0 6-5 9-9 11-4-2-9-5-9-11z"
_LABEL: Final = 20.0
"""Height of the label with the name."""
_VIEW: Final = (CARD_HEIGHT - _LABEL - 1) / 36
"""The size of the picture above the label."""

PROVINCE_OF = {city: province for province, cities in PROVINCES.items() for city in cities}


def draw_stamp(svg: Svg, x: float, y: float, province: str) -> None:
    """The coat of arms of a province."""
    tint = tint_of(province)
    with svg.placed(x, y):
        svg.path(_SHIELD, fill=f"pi-{tint}", stroke="paper-raised", stroke_width=1.2)
        with svg.placed(4.6, 4, 0.54):
            svg.path(shapes().provinces[province].sign, fill=f"p-{tint}")


def draw_card(svg: Svg, x: float, y: float, city: str, copies: int = 1) -> None:
    """A city card: a picture of its province, the coat of arms, and the name on a paper label."""
    province = PROVINCE_OF[city]
    tint = tint_of(province)
    with svg.placed(x, y, data_piece=f"card {city}"):
        if copies > 1:
            svg.rect(3, 3, CARD_WIDTH, CARD_HEIGHT, rx=5, fill=f"p-{tint}", stroke=f"pi-{tint}")
        svg.rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=5, fill=f"p-{tint}", stroke=f"pi-{tint}")
        with svg.placed(CARD_WIDTH / 2 - 32 * _VIEW, 1, _VIEW):
            _draw_vignette(svg, province)
        label = CARD_HEIGHT - _LABEL
        svg.rect(0.5, label, CARD_WIDTH - 1, _LABEL - 0.5, rx=4, fill="paper-raised")
        svg.line(0, label, CARD_WIDTH, label, stroke=f"pi-{tint}")
        with svg.placed(3, 3, 0.75):
            draw_stamp(svg, 0, 0, province)
        if copies > 1:
            svg.text(CARD_WIDTH - 5, 16, f"×{copies}", size=14, text_anchor="end", **NAME)
        shown, size = fitted(city, 14, CARD_WIDTH - 8)
        svg.text(CARD_WIDTH / 2, CARD_HEIGHT - 5.5, shown, size=size, **BOLD, **MIDDLE)


def _draw_vignette(svg: Svg, province: str) -> None:
    paper, ink = f"p-{tint_of(province)}", f"pi-{tint_of(province)}"
    for shape in shapes().provinces[province].vignette:
        match shape.part:
            case "line":
                svg.path(shape.d, fill="none", stroke=ink, stroke_width=shape.width, stroke_linecap="round")
            case "ground":
                svg.path(shape.d, fill=ink, fill_opacity=0.16)
            case "paper":
                svg.path(shape.d, fill=paper)
            case _:
                svg.path(shape.d, fill=ink)


def draw_tile(svg: Svg, x: float, y: float, value: str, *, own: bool = False, gone: bool = False) -> None:
    """A round tile with its middle at a point."""
    if gone:
        svg.circle(x, y, 13, fill="none", stroke="wood", stroke_width=2, stroke_dasharray="4 3")
    else:
        if not own:
            svg.circle(x + 1, y + 1.5, 13, fill="wood", stroke="wood", stroke_width=2)
        svg.circle(x, y, 13, fill="paper-raised", stroke="accent" if own else "wood", stroke_width=2)
    svg.text(x, y + 5.5, value, size=16, fill="ink-soft" if gone else "ink", **NAME, **MIDDLE)
