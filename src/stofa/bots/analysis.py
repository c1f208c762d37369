"""Looking back at a finished game: how it stood at each moment, and what the thoughtful bot would have done.

How it stood is judged with all cards open; what to do, from what the seat could know at the time.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from stofa.bots.rollout import Prospect, prospects
from stofa.bots.win_probability import outlook, shares
from stofa.engine.core.rng import Rng
from stofa.engine.game import Game
from stofa.engine.view import View

MOST: Final = 400
"""Moments of one game; of a longer one some are passed over."""


class Moment(NamedTuple):
    moves: int
    """How many moves (cards included) had been made."""
    chances: list[float]
    """For each side, how likely it was to win."""


class Verdict(NamedTuple):
    """A move that was made, and the one that the bot would have made, which may be the same."""

    seat: int
    made: Prospect
    best: Prospect


def places(game: Game) -> list[int]:
    """Where a game is looked at: when somebody is to decide after somebody else, or after cards have come."""
    movers = [mover for mover, _ in game.history]
    found = [at for at, mover in enumerate(movers) if mover != "~" and (at == 0 or movers[at - 1] != mover)]
    return [*found[:: len(found) // MOST + 1], len(movers)]


def curve(game: Game, games: int, first: int = 0) -> Iterator[Moment]:
    """How likely each side was to win, moment by moment, from the one after `first` moves on.

    From each moment so many games are played on. The last one is the end, where nothing is left to chance.
    """
    wanted = set(places(game))
    for at, (state, _, _) in enumerate(game.walk()):
        if at >= first and at in wanted:
            yield Moment(at, outlook(game.title, state, games))
    result = game.result
    assert result is not None
    yield Moment(len(game.history), shares(result.winners, game.title.sides(game.players)))


def verdict(game: Game, at: int, games: int) -> Verdict:
    """What to say of a decision: the move after `at` others."""
    for number, (state, mover, move) in enumerate(game.walk()):
        if number == at and isinstance(mover, int):
            view = View(game.title, state.observe(mover))
            found = prospects(view, Rng(at), games, also=move)
            return Verdict(mover, next(each for each in found if each.move == move), found[0])
    raise IndexError(f"move {at} is no decision")
