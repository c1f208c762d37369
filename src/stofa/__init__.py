"""Stofa: board games at one table, exactly by their rules, for people and for programs.

>>> import random, stofa
>>> game = stofa.new("thurn-and-taxis", players=3, edition="german", seed=7)
>>> game.turn in (0, 1, 2)
True
>>> "take stock" in game.legal
True
"""

import os
from typing import Any, Final

from stofa._compiled import is_compiled
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
from stofa.engine.options import complete_options
from stofa.engine.record import Record, read_record, record_of, replay as _replay
from stofa.engine.title import Memory, Position, Result, Title
from stofa.engine.view import View
from stofa.games import title, titles

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
    rules: int | None = None,
    **options: Any,
) -> Game:
    """A new game, ready for its first decision.

    Its cards are fixed by `seed`; without one, no two games are alike. With `manual_chance` the cards are
    moves to be played like the others. `rules` may be an earlier version of the rules. What is agreed on
    beforehand (`edition`, `start`, …) can be named; the rest is as usual, or left to chance.
    """
    wanted = title(game)
    if players is None:
        players = len(seats) if seats else min(wanted.player_counts)
    wanted.check_players(players)
    chance = Chance(seed if seed is not None else os.urandom(16).hex())
    agreed = complete_options(wanted.options, options, players, chance)
    return Game(wanted, players, agreed, chance=None if manual_chance else chance, seats=seats, rules=rules)


def replay(record: Record | bytes | str) -> Game:
    """Play a record through, checking every move. The game as it then stands, with `manual_chance`."""
    if isinstance(record, str):
        record = record.encode()
    if isinstance(record, bytes):
        record = read_record(record)
    return _replay(record, title)
