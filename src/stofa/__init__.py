"""Stofa: board games at one table, exactly by their rules, for people and for programs.

>>> import random, stofa
>>> game = stofa.new("thurn-and-taxis", players=3, edition="german", seed=7)
>>> game.turn in (0, 1, 2)
True
>>> "take stock" in game.legal
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from stofa._compiled import is_compiled
from stofa._start import new, replay
from stofa.engine.chance import Chance
from stofa.engine.core.rng import Rng
from stofa.engine.errors import (
    BadOption,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Refusal,
    StofaError,
    UnknownGame,
    UnknownRule,
    Unreadable,
)
from stofa.engine.game import Game
from stofa.engine.moves import LegalMoves, Move
from stofa.engine.record import Record, read_record, record_of
from stofa.engine.title import Memory, Position, Result, Title
from stofa.engine.view import View
from stofa.games import title, titles

if TYPE_CHECKING:
    from stofa.games.partners.position import PartnersPlayer, PartnersPosition
    from stofa.games.thurn_and_taxis.position import ThurnPlayer, ThurnPosition, ThurnTile
    from stofa.games.ticket_to_ride.position import TicketPlayer, TicketPosition, TicketRow

__version__ = "0.1.0"

COMPILED: Final = is_compiled()
"""Whether the core runs compiled. The results are the same either way; the speed is not."""

__all__ = [
    "COMPILED",
    "BadOption",
    "BadRecord",
    "Chance",
    "Game",
    "GameOver",
    "Illegal",
    "LegalMoves",
    "Memory",
    "Move",
    "NotYourTurn",
    "PartnersPlayer",
    "PartnersPosition",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "StofaError",
    "ThurnPlayer",
    "ThurnPosition",
    "ThurnTile",
    "TicketPlayer",
    "TicketPosition",
    "TicketRow",
    "Title",
    "UnknownGame",
    "UnknownRule",
    "Unreadable",
    "View",
    "new",
    "read_record",
    "record_of",
    "replay",
    "title",
    "titles",
]


_POSITIONS: Final = {
    "PartnersPlayer": "partners",
    "PartnersPosition": "partners",
    "ThurnPlayer": "thurn_and_taxis",
    "ThurnPosition": "thurn_and_taxis",
    "ThurnTile": "thurn_and_taxis",
    "TicketPlayer": "ticket_to_ride",
    "TicketPosition": "ticket_to_ride",
    "TicketRow": "ticket_to_ride",
}
"""The types of what a seat sees, by the game they belong to."""


def __getattr__(name: str) -> Any:
    """Imports a game when one of its types is first asked for: games take longer to import than the rest."""
    if name not in _POSITIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"stofa.games.{_POSITIONS[name]}.position"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
