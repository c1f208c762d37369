"""Everything that `stofa` offers. It is loaded when the first of it is used (see `stofa/__init__.py`)."""

import os
from typing import Any, Final

from stofa._compiled import is_compiled
from stofa.engine.chance import Chance
from stofa.engine.core.rng import Rng
from stofa.engine.errors import (
    BadOption,
    BadPosition,
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
from stofa.engine.game import Game, game_at
from stofa.engine.moves import LegalMoves, Move
from stofa.engine.options import complete_options
from stofa.engine.record import Record, read_record, record_of, replay as _replay
from stofa.engine.title import Memory, Position, Result, Title
from stofa.engine.view import View
from stofa.games import title, titles

COMPILED: Final = is_compiled()
"""Whether the core runs compiled. The results are the same either way; the speed is not."""

__all__ = [
    "COMPILED",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Game",
    "GameOver",
    "Illegal",
    "LegalMoves",
    "Memory",
    "Move",
    "NotYourTurn",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "StofaError",
    "Title",
    "UnknownGame",
    "UnknownRule",
    "Unreadable",
    "View",
    "new",
    "position",
    "read_record",
    "record_of",
    "replay",
    "title",
    "titles",
]


def new(
    game: str,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    **options: Any,
) -> Game:
    """A new game, ready for its first decision.

    Its cards are fixed by `seed`; without one, no two games are alike. With `manual_chance` the cards are
    moves to be played like the others. What is agreed on beforehand (`edition`, `start`, …) can be
    named; the rest is as usual, or left to chance.
    """
    wanted = title(game)
    if players is None:
        players = len(seats) if seats else min(wanted.player_counts)
    wanted.check_players(players)
    chance = Chance(seed if seed is not None else os.urandom(16).hex())
    agreed = complete_options(wanted.options, options, players, chance)
    return Game(wanted, players, agreed, chance=None if manual_chance else chance, seats=seats)


def position(
    game: str,
    text: str,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
) -> Game:
    """A game that stands at a position, given as text: see the reference on notation.

    What the text leaves unknown (`?`, in a seat's view) is dealt by `seed`, and so are the cards that come;
    with `manual_chance` those are moves to be played like the others. Raises BadPosition.
    """
    chance = Chance(seed if seed is not None else os.urandom(16).hex())
    return game_at(title(game), text, chance, manual_chance=manual_chance, seats=seats)


def replay(record: Record | bytes | str) -> Game:
    """Play a record through, checking every move. The game as it then stands, with `manual_chance`."""
    if isinstance(record, str):
        record = record.encode()
    if isinstance(record, bytes):
        record = read_record(record)
    return _replay(record, title)
