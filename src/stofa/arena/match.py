"""Games between bots, each fully determined by its match and its number."""

from typing import Any

import msgspec

from stofa.bots import bot, let_move
from stofa.engine.chance import Chance
from stofa.engine.errors import BadOption
from stofa.engine.game import Game
from stofa.engine.record import record_of
from stofa.games import title

LIMIT = 100_000
"""Moves after which a game counts as unfinished."""


class Match(msgspec.Struct, frozen=True):
    """What all games of a match have in common."""

    game: str
    bots: tuple[str, ...]
    """Who sits where; as many as there are seats."""

    seed: str
    options: dict[str, Any] = {}
    limit: int = LIMIT


class Outcome(msgspec.Struct, frozen=True):
    """What a match remembers of one of its games."""

    decisions: int
    scores: list[int] | None
    """None of an unfinished game."""

    winners: list[int]
    record: bytes | None = None


def seated(bots: list[str], seats: int) -> list[str]:
    """Who sits where: one bot in all seats, or one in each."""
    if len(bots) not in (1, seats):
        raise BadOption("bots-count", players=seats, bots=len(bots))
    return bots * seats if len(bots) == 1 else bots


def create_match(
    game: str, players: int | None, bots: list[str], seed: str, options: dict[str, Any], limit: int = LIMIT
) -> Match:
    """A match that can be played: every name and number in it is checked."""
    wanted = title(game)
    if players is None:
        players = len(bots) if len(bots) > 1 else min(wanted.player_counts)
    wanted.check_players(players)
    match = Match(game, tuple(seated(bots, players)), seed, options, limit)
    new_game(match, 0)  # finds any other mistake now rather than in the middle of a match
    for name in bots:
        bot(name)
    return match


def new_game(match: Match, number: int) -> Game:
    """Game `number` of a match, before its first decision."""
    seats = [f"bot:{name}" for name in match.bots]
    # Nothing but seed and number decides, so that games can be played anywhere and in any order.
    chance = Chance(f"{match.seed}/{number}")
    return Game(title(match.game), len(seats), match.options, chance=chance, seats=seats)


def play(match: Match, number: int) -> Game:
    """Game `number` of a match, played to its end or to the limit."""
    game = new_game(match, number)
    assert game.chance is not None
    bots = [bot(name) for name in match.bots]
    rngs = [game.chance.rng(f"bot {seat}") for seat in range(game.players)]
    while len(game.history) < match.limit and isinstance(seat := game.turn, int):
        let_move(bots[seat], game, seat, rngs[seat])
    return game


def outcome(game: Game, *, record: bool, legal: bool) -> Outcome:
    """What is remembered of a game: with its record, if that is wanted."""
    result = game.result
    return Outcome(
        decisions=sum(mover != "~" for mover, _ in game.history),
        scores=result.scores if result else None,
        winners=result.winners if result else [],
        record=record_of(game, legal=legal).to_json() if record else None,
    )
