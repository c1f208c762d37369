"""The round board: squares, goals, homes and pawns."""

from collections import Counter
from typing import Final

from stofa.engine.picture.lettering import BOLD, MIDDLE, fitted
from stofa.engine.picture.marks import SHAPES, draw_mark, fill_of, ink_of
from stofa.engine.picture.svg import Svg
from stofa.games.partners.board import COLOURS, LETTERS, RINGS
from stofa.games.partners.picture.square_names import readers_name
from stofa.games.partners.position import PartnersPlayer, PartnersPosition
from stofa.games.partners.shapes import HOLES, MIDDLE as CENTRE, Point, homes, labels, squares, turned

_LIFT: Final = 2.2
"""How much higher than the one below a pawn of a stack lies."""


class Disc:
    """The board, turned so that the viewer sits below."""

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

    def wood(self) -> None:
        svg = self.svg
        svg.circle(CENTRE, CENTRE, 192, fill="wood", stroke="wood-deep", stroke_width=2)
        svg.circle(CENTRE, CENTRE, 150, fill="paper")
        svg.circle(CENTRE, CENTRE, 172, fill="none", stroke="wood-deep", stroke_width=21, stroke_opacity=0.38)
        for colour, letter in zip(COLOURS, LETTERS, strict=True):
            start, end = self.square(f"{letter}0"), self.square(f"{letter.upper()}{RINGS}")
            svg.line(
                *start,
                *end,
                stroke=fill_of(colour),
                stroke_width=25,
                stroke_linecap="round",
                stroke_opacity=0.3,
            )
        for name in squares():
            if name[0].islower() and name[1:] != "0":
                svg.circle(*self.square(name), 7.6, fill="paper-raised", stroke="wood-deep", stroke_width=1.4)
                quarter = fill_of(COLOURS[LETTERS.index(name[0])])
                svg.circle(*self.square(name), 6.9, fill=quarter, fill_opacity=0.14)
        for colour, letter in zip(COLOURS, LETTERS, strict=True):
            self.goal(colour, letter)
        for name, point in labels().items():
            x, y = self.at(point)
            svg.text(x, y + 4, readers_name(name, self.language), size=12, fill="ink-soft", **BOLD, **MIDDLE)

    def goal(self, colour: str, letter: str) -> None:
        """The start square and the rings after it."""
        fill = fill_of(colour)
        for ring in range(1, RINGS + 1):
            point = self.square(f"{letter.upper()}{ring}")
            self.svg.circle(*point, 9.5, fill="paper-raised", stroke=fill, stroke_width=3)
        x, y = self.square(f"{letter}0")
        self.svg.circle(x, y, 11.8, fill="paper-raised", stroke=fill, stroke_width=4)
        with self.svg.placed(x - 6, y - 6, 0.6):
            self.svg.path(SHAPES[colour], fill=fill)

    def home(self, seat: int, player: PartnersPlayer) -> None:
        colour, (x, y) = COLOURS[seat], self.at(homes()[seat])
        fill = fill_of(colour)
        self.svg.circle(x, y, 31, fill=fill, fill_opacity=0.2, stroke=fill, stroke_width=2)
        for number, (right, down) in enumerate(HOLES):
            if number < player.home:
                self.pawn((x + right, y + down), seat, f"pawn {seat} home", small=True)
            else:
                self.svg.circle(
                    x + right, y + down, 8, fill="paper-sunk", stroke="line-strong", stroke_width=1
                )
        shown, size = fitted(self.names[seat], 12, 72)
        below = y < CENTRE
        base = y + (46 if below else -37)
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
                top = y - _LIFT * (number - 1)
                self.svg.circle(x + 9, top - 9, 7, fill="paper-raised", stroke="edge", stroke_width=1.4)
                self.svg.text(x + 9, top - 5, str(number), size=11.5, **BOLD, **MIDDLE)

    def pawn(
        self,
        at: Point,
        seat: int,
        piece: str,
        *,
        small: bool = False,
        locked: bool = False,
        halo: str | None = None,
    ) -> None:
        """A pawn seen from above, with the shape of its colour as an inlay."""
        colour = COLOURS[seat]
        fill = fill_of(colour)
        with self.svg.placed(*at, 0.82 if small else 1, data_piece=piece):
            if halo == "edge":
                self.svg.circle(0, 0, 13.5, fill=fill, stroke="edge", stroke_width=2.4)
            elif halo:
                self.svg.circle(0, 0, 13.5, fill="legal-soft", stroke=halo, stroke_width=3.5)
            self.svg.circle(0, 2.4, 9.8, fill=fill, stroke="edge", stroke_width=1.2)
            self.svg.circle(0, 2.4, 9.8, fill="edge", fill_opacity=0.4)
            self.svg.circle(0, 0, 9.8, fill=fill, stroke="edge", stroke_width=3.4 if locked else 1.6)
            with self.svg.placed(-5.6, -5.6, 0.56):
                self.svg.path(SHAPES[colour], fill=ink_of(colour))
