"""What tables are made of in any game: panels, headings, a line for each player, piles."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from stofa.engine.picture.lettering import BOLD, END, MIDDLE, NAME, fitted, width_of
from stofa.engine.picture.look import Look
from stofa.engine.picture.marks import SEAT_COLOURS, draw_mark
from stofa.engine.picture.svg import Svg
from stofa.engine.view import Turn
from stofa.engine.words import say

Thing = TypeVar("Thing")

WIDTH: Final = 800.0
"""Width of a picture in pixels: that of a cell in a notebook."""
GAP: Final = 10.0
"""Pixels between panels, and around them."""

_HAND_SIGN: Final = "M4 4l9-2.5 1 3.500H3zM3 6h10.500v13H3zM15 5l3 .5-2 12-1.500-.3z"
"""Cards in a hand, in a square of 20 by 20."""


_STAR: Final = "M10 1 12.8 7.2 19.5 7.9 14.5 12.4 15.9 19 10 15.6 4.1 19 5.5 12.4.5 7.9 7.2 7.2z"
"""The star of a winner, in a square of 20 by 20."""


def draw_panel(svg: Svg, x: float, y: float, width: float, height: float, *, marked: bool = False) -> None:
    """A sheet of paper; `marked` for the player who is to move."""
    svg.rect(
        x,
        y,
        width,
        height,
        rx=8,
        fill="legal-soft" if marked else "paper",
        stroke="legal" if marked else "line",
        stroke_width=2 if marked else 1,
    )


def wrapped(things: Iterable[Thing], width: Callable[[Thing], float], room: float) -> list[list[Thing]]:
    """Things on as many lines as they take, with some space between them."""
    lines: list[list[Thing]] = []
    used = room
    for thing in things:
        wide = width(thing) + 6
        if used + wide > room:
            lines.append([])
            used = 0
        lines[-1].append(thing)
        used += wide
    return lines


def draw_heading(svg: Svg, x: float, y: float, text: str, about: str = "", width: float = 0) -> None:
    """The name of a part of the table, and on the right a word about it."""
    svg.text(x, y, text, size=14, **NAME)
    if about:
        room = width - width_of(text, 14) - 8
        shown, size = fitted(about, 12, room)
        svg.text(x + width, y, shown, size=size, fill="ink-soft", **END)


def draw_title(svg: Svg, name: str, about: str, now: str) -> None:
    """The first line of a picture: the game, a word about this one, and whose turn it is."""
    svg.text(GAP + 4, 27, name, size=20, **NAME)
    start = GAP + 4 + width_of(name, 20) + 12
    svg.text(start, 27, about, size=13, fill="ink-soft")
    start += width_of(about, 13) + 12
    shown, size = fitted(now, 14, WIDTH - GAP - 4 - start)
    svg.text(WIDTH - GAP - 4, 27, shown, size=size, **BOLD, **END)


def turn_text(look: Look, turn: Turn) -> str:
    """Who is to move."""
    if turn is None:
        return say("stofa.engine", look.language, "picture-over", {})
    if turn == "~":
        return say("stofa.engine", look.language, "picture-chance", {})
    return say("stofa.engine", look.language, "picture-turn", {"name": look.name(turn)})


def draw_name(svg: Svg, x: float, y: float, room: float, seat: int, look: Look) -> None:
    """The mark of a seat and the name of its player, and when the game is over their points."""
    draw_mark(svg, x, y - 15, 20, SEAT_COLOURS[seat % len(SEAT_COLOURS)], look.language)
    if look.result is not None:
        points = str(look.result.scores[seat])
        svg.text(x + room, y, points, size=16, **NAME, **END)
        room -= width_of(points, 16) + 4
        if seat in look.result.winners:
            room -= 20
            with svg.placed(x + room, y - 13.5, 0.8, data_piece=f"winner {seat}"):
                svg.path(_STAR, fill="legal")
    shown, size = fitted(look.name(seat), 14, room - 26)
    svg.text(x + 26, y, shown, size=size, **BOLD)


def draw_fact(svg: Svg, x: float, y: float, sign: str, fact: str) -> None:
    """A number with a small sign before it."""
    with svg.placed(x, y - 11.5, 0.65):
        svg.path(sign, fill="ink-soft", fill_rule="evenodd")
    svg.text(x + 17, y, fact, size=13)


def draw_hand_size(svg: Svg, x: float, y: float, cards: str) -> None:
    draw_fact(svg, x, y, _HAND_SIGN, cards)


def draw_pile(
    svg: Svg, x: float, y: float, width: float, height: float, number: int, word: str, *, colour: str = "wood"
) -> None:
    """Cards face down, and how many they are; a dashed frame where there are none."""
    if number:
        svg.rect(x + 3, y + 3, width, height, rx=5, fill="paper-raised", stroke="line-strong")
        ground, edge = ("felt", "felt-2") if colour == "felt" else ("wood-mid", "wood-deep")
        svg.rect(x, y, width, height, rx=5, fill=ground, stroke=edge, stroke_width=1.5)
    else:
        svg.rect(x, y, width, height, rx=5, fill="none", stroke="line-strong", stroke_dasharray="5 3")
    ink = "on-wood" if number else "ink-soft"
    middle = y + height / 2
    if height < 50:
        whole = width_of(str(number), 18) + 6 + width_of(word, 13)
        start = x + (width - whole) / 2
        svg.text(start, middle + 6, str(number), size=18, fill=ink, **NAME)
        svg.text(start + width_of(str(number), 18) + 6, middle + 5, word, size=13, fill=ink)
    else:
        svg.text(x + width / 2, middle, str(number), size=22, fill=ink, **NAME, **MIDDLE)
        shown, size = fitted(word, 13, width - 8)
        svg.text(x + width / 2, middle + 17, shown, size=size, fill=ink, **MIDDLE)
