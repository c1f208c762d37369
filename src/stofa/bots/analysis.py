"""Analysis of a finished game: the odds at each moment, and what `expert` would have done.

The odds are estimated with all cards open; the better move, from what the seat could know at the time.
Decisions are first glanced at one and all, by the same search with less to think; the few that seem to have
given away most are then worth a verdict.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from stofa.bots.levels import STEPS_OF_EXPERT
from stofa.bots.reasons import reasons
from stofa.bots.search import Budget, Prospect, prospects
from stofa.bots.win_probability import shares, win_probabilities
from stofa.engine.core.rng import Rng
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.reasons import Reason
from stofa.engine.view import View

MOST_MOMENTS: Final = 400
"""Upper bound of evaluated moments of one game; a longer one is sampled."""


STEPS_OF_GLANCE: Final = 10_000
"""How much is thought about each decision of a game, to find those that are worth a verdict."""

STEPS_OF_ONE: Final = 1_000
"""How much is thought where there is no choice, only to tell how likely it is to win."""

STEPS_OF_ALL_GLANCES: Final = 6_000_000
"""Upper bound for all of them together: each decision of a very long game gets less."""


class Evaluation(NamedTuple):
    """How a game stood at one moment."""

    moves: int
    """How many moves (cards included) had been made."""
    chances: list[float]
    """For each side, how likely it was to win."""
    decision: int | None = None
    """Of the decisions from here to the next moment, the one that gave away most at first sight: how many
    moves had been made before it. None if none gave away anything."""
    loss: float = 0.0
    """How much of its chance to win the seat that decided gave away by it."""


class Verdict(NamedTuple):
    """A move that was made, and the one that the bot would have made, which may be the same."""

    seat: int
    made: Prospect
    best: Prospect
    """Never with a lower chance than `made`."""
    because: list[Reason]
    """What it brings, and what was made does not; where both are the same, the next best."""


def places(game: Game) -> list[int]:
    """The moments to evaluate: a seat is to decide after another seat moved or after cards have come."""
    movers = [mover for mover, _ in game.history]
    found = [at for at, mover in enumerate(movers) if mover != "~" and (at == 0 or movers[at - 1] != mover)]
    return [*found[:: len(found) // MOST_MOMENTS + 1], len(movers)]


def curve(game: Game, playouts: int, first: int = 0) -> Iterator[Evaluation]:
    """How likely each side was to win, moment by moment, from the one after `first` moves on.

    Each moment gets `playouts` playouts, and each decision after it a glance. The last moment is the end of
    the game, whose result is known.
    """
    wanted = set(places(game))
    decisions = sum(mover != "~" for mover, _ in game.history)
    glance = Budget.of(min(STEPS_OF_GLANCE, STEPS_OF_ALL_GLANCES // max(1, decisions)))
    moment: Evaluation | None = None
    for at, (state, mover, move) in enumerate(game.walk()):
        if at >= first and at in wanted:
            if moment is not None:
                yield moment
            moment = Evaluation(at, win_probabilities(game.title, state, playouts))
        if moment is not None and isinstance(mover, int):
            made, best = _weighed(game, at, View(game.title, state.observe(mover)), move, glance)[:2]
            if best.chance - made.chance > moment.loss:
                moment = moment._replace(decision=at, loss=best.chance - made.chance)
    if moment is not None:
        yield moment
    result = game.result
    assert result is not None
    yield Evaluation(len(game.history), shares(result.winners, game.title.sides(game.players)))


def verdict(game: Game, at: int, budget: Budget | None = None) -> Verdict:
    """Judge one decision, the move after `at` others, as `expert` does."""
    budget = budget or Budget.of(STEPS_OF_EXPERT)
    for number, (state, mover, move) in enumerate(game.walk()):
        if number == at and isinstance(mover, int):
            view = View(game.title, state.observe(mover))
            made, best, other = _weighed(game, at, view, move, budget)
            because = reasons(view, [best.move], other.move, Rng(at)) if other else []
            return Verdict(mover, made, best, because)
    raise IndexError(f"move {at} is not a decision")


def _weighed(
    game: Game, at: int, view: View, move: Move, budget: Budget
) -> tuple[Prospect, Prospect, Prospect | None]:
    """The move that was made, the best one, and what to compare that with; by what the seat could know."""
    if len(view.legal) == 1:
        only = Prospect(move, prospects(view, Rng(at), Budget.of(STEPS_OF_ONE))[0].chance)
        return only, only, None
    found = prospects(view, Rng(at), budget, also=move)
    made = next(each for each in found if each.move == move)
    if found[0].chance == made.chance or _made_later(game, at, found[0].move):
        return made, made, next(each for each in found if each is not made)
    return made, found[0], made


def _made_later(game: Game, at: int, best: Move) -> bool:
    """Whether a seat did what was best a little later, in another order, which means nothing: the houses of
    one route, the parts of a seven."""
    seat = game.history[at][0]
    for mover, move in game.history[at + 1 :]:
        if mover != seat:
            return False
        if move == best:
            return True
    return False
