"""Analysis of a finished game: the odds at each moment, and what the thoughtful bot would have done.

The odds are estimated with all cards open; the better move, from what the seat could know at the time.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from stofa.bots.rollout import Prospect, prospects
from stofa.bots.win_probability import shares, win_probabilities
from stofa.engine.core.rng import Rng
from stofa.engine.game import Game
from stofa.engine.view import View

MOST_MOMENTS: Final = 400
"""Upper bound of evaluated moments of one game; a longer one is sampled."""


class Evaluation(NamedTuple):
    """How a game stood at one moment."""

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
    """The moments to evaluate: a seat is to decide after another seat moved or after cards have come."""
    movers = [mover for mover, _ in game.history]
    found = [at for at, mover in enumerate(movers) if mover != "~" and (at == 0 or movers[at - 1] != mover)]
    return [*found[:: len(found) // MOST_MOMENTS + 1], len(movers)]


def curve(game: Game, playouts: int, first: int = 0) -> Iterator[Evaluation]:
    """How likely each side was to win, moment by moment, from the one after `first` moves on.

    Each moment gets `playouts` playouts. The last one is the end of the game, whose result is known.
    """
    wanted = set(places(game))
    for at, (state, _, _) in enumerate(game.walk()):
        if at >= first and at in wanted:
            yield Evaluation(at, win_probabilities(game.title, state, playouts))
    result = game.result
    assert result is not None
    yield Evaluation(len(game.history), shares(result.winners, game.title.sides(game.players)))


def verdict(game: Game, at: int, playouts: int) -> Verdict:
    """Judge one decision: the move after `at` others."""
    for number, (state, mover, move) in enumerate(game.walk()):
        if number == at and isinstance(mover, int):
            view = View(game.title, state.observe(mover))
            found = prospects(view, Rng(at), playouts, also=move)
            return Verdict(mover, next(each for each in found if each.move == move), found[0])
    raise IndexError(f"move {at} is not a decision")
