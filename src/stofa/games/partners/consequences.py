"""Pawns that a move sends home."""

from collections.abc import Iterator

from stofa.engine.title import Consequence
from stofa.games.partners.core.public import Public
from stofa.games.partners.tracing import out


def consequences_of(before: Public, after: Public) -> Iterator[Consequence]:
    """PA-20, PA-21: whose pawn was sent home, another's or the mover's own."""
    for colour in range(4):
        if out(after, colour) < out(before, colour):
            yield Consequence("sent-home", colour, [])
