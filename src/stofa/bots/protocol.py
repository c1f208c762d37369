"""What a bot is."""

from typing import Protocol

from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.view import View


class Bot(Protocol):
    """A player that picks a move from a view. The same view and generator give the same choice."""

    name: str

    def choose(self, view: View, rng: Rng) -> Move:
        """One of the legal moves of a view whose seat is to move."""
