"""What a move brings about: pawns that are sent home, and whose pawns are moved once one's own are locked."""

from collections.abc import Iterator

from stofa.engine.title import Consequence
from stofa.games.partners.core.public import Public
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
