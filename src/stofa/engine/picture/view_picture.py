"""A view as a picture; of a game that has no pictures, its text."""

from typing import Any, Final

from stofa.engine.picture.look import Look
from stofa.engine.picture.parts import GAP, WIDTH, draw_name, draw_panel, draw_title, turn_text
from stofa.engine.picture.svg import MONO, Svg
from stofa.engine.view import View

_LETTERS: Final = 12.0
"""Size of the text. A letter of MONO is about 0.6 of it wide, and a drawing at most 100 letters."""
_LINE: Final = 15.0
_SPACE: Final = "\u00a0"
"""A space that SVG does not join with the next one."""


def view_picture(view: View[Any], look: Look) -> str:
    """What the view shows, as an SVG."""
    return view.position.drawn(look) or _text_picture(view, look)


def _text_picture(view: View[Any], look: Look) -> str:
    name = view.title.name(look.language)
    svg = Svg(WIDTH, look.colours, name)
    draw_title(svg, name, "", turn_text(look, view.turn))
    y = 40.0
    named = len(look.result.scores) if look.result else len(look.names)
    for seat in range(named):
        draw_panel(svg, GAP, y, WIDTH - 2 * GAP, 34, marked=seat == view.turn)
        draw_name(svg, GAP + 10, y + 23, WIDTH - 2 * GAP - 20, seat, look)
        y += 38
    y += _LINE
    with svg.group(font_family=MONO):
        for line in view.draw(look.language).splitlines():
            if line:
                svg.text(GAP + 4, y, line.replace(" ", _SPACE), size=_LETTERS)
            y += _LINE
    svg.height = y
    return str(svg)
