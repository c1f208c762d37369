"""What a move brings about: whose pawns were swapped, sent home, or moved once one's own are locked."""

from collections import Counter
from collections.abc import Iterator

from stofa.engine.title import Consequence
from stofa.games.partners.core.public import Public
from stofa.games.partners.position import squares_of
from stofa.games.partners.tracing import out


def consequences_of(before: Public, after: Public) -> Iterator[Consequence]:
    """In the order in which they are told."""
    if before.moving_colour() != before.active:  # PA-30
        yield Consequence("played-for", before.moving_colour(), [])
    for colour in range(4):  # PA-20, PA-21: another's pawn, or the mover's own
        if out(after, colour) < out(before, colour):
            yield Consequence("sent-home", colour, [])
    for colour in range(4):  # PA-30, unless all eight are locked and the game is over
        if after.finished(colour) > before.finished(colour) and not after.finished((colour + 2) % 4):
            yield Consequence("all-locked", colour, [])


def swapped(before: Public, after: Public) -> Iterator[Consequence]:
    """PA-18: whose pawns changed places by a swap, each with where it stood and where it stands."""
    for colour in range(4):
        there, here = _names(before, colour), _names(after, colour)
        if there != here:
            yield Consequence("swapped", colour, [*(there - here), *(here - there)])


def _names(public: Public, colour: int) -> Counter[str]:
    return Counter(squares_of(colour, public.pawns(colour)))
