"""Everything that `stofa` offers. It is loaded when the first of it is used (see `stofa/__init__.py`)."""

import os
from typing import Any, Final, Literal, overload

from stofa._compiled import is_compiled
from stofa.bots import Bot, bot, bot_names
from stofa.engine.chance import Chance
from stofa.engine.core.rng import Rng
from stofa.engine.errors import (
    BadAction,
    BadOption,
    BadPosition,
    BadRecord,
    BotFailed,
    GameOver,
    Illegal,
    NotYourTurn,
    Refusal,
    StofaError,
    UnknownGame,
    UnknownRule,
    UnknownSeat,
    Unreadable,
)
from stofa.engine.game import Game, begin_at
from stofa.engine.moves import LegalMoves, Move
from stofa.engine.options import complete_options
from stofa.engine.record import Record, read_record, record_of, replay as _replay
from stofa.engine.title import Memory, Position, PositionT, Result, Title
from stofa.engine.view import View
from stofa.games import installed_title, title, titles
from stofa.games.partners.position import PartnersPlayer, PartnersPosition
from stofa.games.thurn_and_taxis.memory import ThurnMemory
from stofa.games.thurn_and_taxis.position import ThurnPlayer, ThurnPosition, ThurnTile
from stofa.games.ticket_to_ride.memory import TicketMemory
from stofa.games.ticket_to_ride.position import TicketPlayer, TicketPosition, TicketRow

COMPILED: Final = is_compiled()
"""Whether the core runs compiled. The results are the same either way; the speed is not."""

__all__ = [
    "COMPILED",
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotFailed",
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
    "ThurnMemory",
    "ThurnPlayer",
    "ThurnPosition",
    "ThurnTile",
    "TicketMemory",
    "TicketPlayer",
    "TicketPosition",
    "TicketRow",
    "Title",
    "UnknownGame",
    "UnknownRule",
    "UnknownSeat",
    "Unreadable",
    "View",
    "bot",
    "bot_names",
    "new",
    "position",
    "read_record",
    "record_of",
    "replay",
    "title",
    "titles",
]


@overload
def new(
    game: Literal["partners"],
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game[PartnersPosition]: ...
@overload
def new(
    game: Literal["thurn-and-taxis"],
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game[ThurnPosition]: ...
@overload
def new(
    game: Literal["ticket-to-ride-card-game"],
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game[TicketPosition]: ...
@overload
def new(
    game: Title[Any, Any, PositionT],
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game[PositionT]: ...
@overload
def new(
    game: str,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game: ...
def new(
    game: str | Title,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game:
    """A new game, ready for its first decision.

    `game` is the name of a title, or the title itself. The cards are fixed by `seed`; without one, no two
    games are alike. With `manual_chance` the cards are moves to be played like the others. `rules` may be an
    earlier version of the rules. What is agreed on beforehand (`edition`, `start`, …) can be named; the rest
    is as usual, or left to chance.
    """
    wanted = game if isinstance(game, Title) else title(game)
    if players is None:
        players = len(seats) if seats and isinstance(seats, list | tuple) else min(wanted.player_counts)
    players = wanted.check_players(players)
    chance = Chance(seed if seed is not None else os.urandom(16).hex())
    agreed = complete_options(wanted.options, options, players, chance)
    return Game(wanted, players, agreed, chance=None if manual_chance else chance, seats=seats, rules=rules)


@overload
def position(
    game: Literal["partners"],
    text: str,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
) -> Game[PartnersPosition]: ...
@overload
def position(
    game: Literal["thurn-and-taxis"],
    text: str,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
) -> Game[ThurnPosition]: ...
@overload
def position(
    game: Literal["ticket-to-ride-card-game"],
    text: str,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
) -> Game[TicketPosition]: ...
@overload
def position(
    game: Title[Any, Any, PositionT],
    text: str,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
) -> Game[PositionT]: ...
@overload
def position(
    game: str,
    text: str,
    *,
    seed: int | str | None = None,
    manual_chance: bool = False,
    seats: list[str] | None = None,
) -> Game: ...
def position(
    game: str | Title,
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
    wanted = game if isinstance(game, Title) else title(game)
    return begin_at(wanted, text, chance, manual_chance=manual_chance, seats=seats)[0]


def replay(record: Record | bytes | str) -> Game:
    """Play a record through, checking every move. The game as it then stands, with `manual_chance`."""
    try:
        if isinstance(record, str):
            record = record.encode()
        elif isinstance(record, Record):  # it may have been put together by hand
            record = record.to_json()
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord("record-shape", problem=str(error)) from None
    return _replay(read_record(record), installed_title)
