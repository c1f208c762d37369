"""The board: squares, goals, homes and pawns."""

from collections import Counter
from typing import Final

from stofa.engine.picture.lettering import BOLD, MIDDLE, fitted
from stofa.engine.picture.marks import SHAPES, draw_mark, fill_of, ink_of
from stofa.engine.picture.svg import Svg
from stofa.games.partners.board import COLOURS, LETTERS, RINGS
from stofa.games.partners.picture.square_names import readers_name
from stofa.games.partners.position import PartnersPlayer, PartnersPosition
from stofa.games.partners.shapes import (
    GROOVE,
    HOLES,
    HOME,
    LABELLED,
    MIDDLE as CENTRE,
    PLATE,
    RADII,
    TRACK,
    WOOD,
    Outline,
    Point,
    homes,
    inward,
    squares,
    turned,
)

_LIFT: Final = 2.2
"""How much higher than the one below a pawn of a stack lies."""


class Board:
    """All that lies on it, turned so that the viewer sits below."""

    def __init__(self, svg: Svg, position: PartnersPosition, names: list[str], language: str) -> None:
        self.svg = svg
        self.position = position
        self.names = names
        self.language = language
        self.viewer = position.seat or 0

    def draw(self) -> None:
        self.wood()
        for seat, player in enumerate(self.position.players):
            self.home(seat, player)
        for seat, player in enumerate(self.position.players):
            self.pawns(seat, player)

    def at(self, point: Point) -> Point:
        return turned(point, self.viewer)

    def square(self, name: str) -> Point:
        return self.at(squares()[name])

    def outline(self, shape: Outline, middle: Point = (CENTRE, CENTRE), **look: str | float) -> None:
        x, y = middle
        side = 2 * shape.half
        self.svg.rect(x - shape.half, y - shape.half, side, side, rx=shape.corner, **look)

    def wood(self) -> None:
        svg = self.svg
        self.outline(WOOD, fill="wood", stroke="wood-deep", stroke_width=2)
        self.outline(TRACK, fill="none", stroke="wood-deep", stroke_width=GROOVE, stroke_opacity=0.42)
        self.outline(PLATE, fill="maple", stroke="wood-deep", stroke_width=1.4)
        for colour, letter in zip(COLOURS, LETTERS, strict=True):
            start, end = self.square(f"{letter}0"), self.square(f"{letter.upper()}{RINGS}")
            svg.line(
                *start,
                *end,
                stroke=fill_of(colour),
                stroke_width=GROOVE,
                stroke_linecap="round",
                stroke_opacity=0.5,
            )
        for name in squares():
            if name[0].islower() and name[1:] != "0":
                self.track_square(name)
        for colour, letter in zip(COLOURS, LETTERS, strict=True):
            self.goal(colour, letter)

    def track_square(self, name: str) -> None:
        """With its number; some with their whole names, so that one sees what the others are called."""
        x, y = self.square(name)
        radius = RADII["square"]
        self.svg.circle(x, y, radius, fill="paper-raised", stroke="wood-deep", stroke_width=1.4)
        quarter = fill_of(COLOURS[LETTERS.index(name[0])])
        self.svg.circle(x, y, radius - 0.7, fill=quarter, fill_opacity=0.16)
        shown = readers_name(name, self.language) if int(name[1:]) in LABELLED else name[1:]
        self.svg.text(x, y + 3, shown, size=8.5, fill="ink-soft", **BOLD, **MIDDLE)

    def goal(self, colour: str, letter: str) -> None:
        """The start square and the rings after it."""
        fill = fill_of(colour)
        for ring in range(1, RINGS + 1):
            point = self.square(f"{letter.upper()}{ring}")
            self.svg.circle(*point, RADII["ring"], fill="paper-raised", stroke=fill, stroke_width=3)
            x, y = point
            self.svg.text(x, y + 3.2, str(ring), size=9, fill="ink-soft", **BOLD, **MIDDLE)
        x, y = self.square(f"{letter}0")
        self.svg.circle(x, y, RADII["start"], fill="paper-raised", stroke=fill, stroke_width=4)
        with self.svg.placed(x - 6, y - 6, 0.6):
            self.svg.path(SHAPES[colour], fill=fill)

    def home(self, seat: int, player: PartnersPlayer) -> None:
        colour, (x, y) = COLOURS[seat], self.at(homes()[seat])
        fill = fill_of(colour)
        self.outline(HOME, (x, y), fill=fill, fill_opacity=0.32, stroke=fill, stroke_width=2)
        for number, (right, down) in enumerate(HOLES):
            if number < player.home:
                self.pawn((x + right, y + down), seat, f"pawn {seat} home")
            else:
                hole = x + right, y + down
                self.svg.circle(*hole, RADII["hole"], fill="maple-deep", stroke="wood-deep", stroke_width=1)
        shown, size = fitted(self.names[seat], 12, 72)
        below = y < CENTRE
        base = y + (HOME.half + 15 if below else -HOME.half - 7)
        draw_mark(self.svg, x - 40, base - 10, 13, colour, self.language)
        self.svg.text(x - 24, base, shown, size=size, **BOLD)

    def pawns(self, seat: int, player: PartnersPlayer) -> None:
        locked = {f"{LETTERS[seat].upper()}{RINGS - ring}" for ring in range(player.locked)}
        for square, number in Counter(player.pawns).items():
            x, y = self.square(square)
            movable = square in self.position.unmoved and player.colour == self.position.moving
            for below in range(number):
                where = x, y - _LIFT * below
                halo = "legal" if movable else "edge" if square == f"{LETTERS[seat]}0" else None
                self.pawn(where, seat, f"pawn {seat} {square}", locked=square in locked, halo=halo)
            if number > 1:
                # On the side of the middle, where no other pawn covers it.
                right, down = inward((x, y), 15)
                badge = x + right, y + down - _LIFT * (number - 1)
                self.svg.circle(*badge, 7, fill="paper-raised", stroke="edge", stroke_width=1.4)
                self.svg.text(badge[0], badge[1] + 4, str(number), size=11.5, **BOLD, **MIDDLE)

    def pawn(
        self,
        at: Point,
        seat: int,
        piece: str,
        *,
        locked: bool = False,
        halo: str | None = None,
    ) -> None:
        """A pawn seen from above, with the shape of its colour as an inlay."""
        colour = COLOURS[seat]
        fill = fill_of(colour)
        with self.svg.placed(*at, data_piece=piece):
            if halo == "edge":
                self.svg.circle(0, 0, 13.5, fill=fill, stroke="edge", stroke_width=2.4)
            elif halo:
                self.svg.circle(0, 0, 13.5, fill="legal-soft", stroke=halo, stroke_width=3.5)
            radius = RADII["pawn"]
            self.svg.circle(0, 2.4, radius, fill=fill, stroke="edge", stroke_width=1.2)
            self.svg.circle(0, 2.4, radius, fill="edge", fill_opacity=0.4)
            self.svg.circle(0, 0, radius, fill=fill, stroke="edge", stroke_width=3.4 if locked else 1.6)
            with self.svg.placed(-5.6, -5.6, 0.56):
                self.svg.path(SHAPES[colour], fill=ink_of(colour))
