"""Deciders: given a view, they return one of its legal moves. They are handed nothing else."""

from typing import Final, Protocol

from stofa.bots.rollout import Thoughtful
from stofa.bots.simple import Greedy, Random
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BadOption
from stofa.engine.moves import Move
from stofa.engine.view import View


class Bot(Protocol):
    """A player that picks a move from a view. The same view and generator give the same choice."""

    name: str

    def choose(self, view: View, rng: Rng) -> Move:
        """One of the legal moves of a view whose seat is to move."""


BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Random, Greedy, Thoughtful)}


def bot(name: str) -> Bot:
    """A bot by its name."""
    try:
        kind = BOTS[name]
    except (KeyError, TypeError):
        raise BadOption("no-bot", bot=name, bots=", ".join(BOTS)) from None
    return kind()
