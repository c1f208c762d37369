"""The results of a tournament as lines of JSON: first what it is, then its games in their order."""

from typing import Any

import msgspec

from stofa import COMPILED, __version__
from stofa.arena.tournament import PlayedGame, Tournament, fixture
from stofa.games import title

FORMAT = 1


class Heading(msgspec.Struct):
    """The first line."""

    arena: int
    """The version of this format."""
    stofa: str
    compiled: bool
    rules: int
    tournament: dict[str, Any]


class BadResults(Exception):
    """A file that is not of this tournament; its text says why."""


def heading(tournament: Tournament) -> bytes:
    """The first line of the file of a tournament."""
    what = msgspec.to_builtins(tournament)
    made = Heading(FORMAT, __version__, COMPILED, title(tournament.game).rules_version, what)
    return msgspec.json.encode(made)


def seed_of(line: bytes) -> str | None:
    """The seed of the tournament that a file begins with, if it is one."""
    try:
        seed = msgspec.json.decode(line, type=Heading).tournament.get("seed")
    except msgspec.MsgspecError:
        return None
    return seed if isinstance(seed, str) else None


def check_heading(line: bytes, tournament: Tournament) -> None:
    """Raises BadResults unless a file begins as one of this tournament does."""
    try:
        found = msgspec.json.decode(line, type=Heading)
    except msgspec.MsgspecError:
        raise BadResults("it is not a file of results") from None
    wanted = msgspec.json.decode(heading(tournament), type=Heading)
    if found.arena != FORMAT:
        raise BadResults(f"it is in format {found.arena}, and this is Stofa with format {FORMAT}")
    if (found.stofa, found.compiled) != (wanted.stofa, wanted.compiled):
        was = f"{found.stofa}, core {'compiled' if found.compiled else 'not compiled'}"
        raise BadResults(f"it was begun with Stofa {was}")
    if found.rules != wanted.rules:
        raise BadResults(f"it follows version {found.rules} of the rules, and this is version {wanted.rules}")
    for name, value in wanted.tournament.items():
        if found.tournament.get(name) != value:
            raise BadResults(f"it is of other arguments: {name} was {found.tournament.get(name)!r}")


def write_game(game: PlayedGame) -> bytes:
    return msgspec.json.encode(game)


def read_game(line: bytes, tournament: Tournament, number: int) -> PlayedGame:
    """The game of a line, which has to be this one."""
    try:
        game = msgspec.json.decode(line, type=PlayedGame)
    except msgspec.MsgspecError as error:
        raise BadResults(f"line {number + 2} is not a game: {error}") from None
    seats = {len(game.bots), len(game.seats), len(game.bots if game.scores is None else game.scores)}
    if game.number != number or game.bots != fixture(tournament, number).bots or len(seats) > 1:
        raise BadResults(f"line {number + 2} is not game {number}")
    return game
