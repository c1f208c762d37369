"""The search with more and less to think, for curves of strength over time and for rows at equal time.

Bots by path: `benchmarks.timed_bots:at_100_ms`. The search is given steps and not a time, so that its choices
depend on no clock; how long they took is measured with the games.
"""

from typing import Final

from stofa.bots.levels import Hard
from stofa.bots.search import Budget, best_move
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.view import View

TIMES: Final = (0.02, 0.1, 0.5, 2.0)
"""Seconds a decision, about."""

STEPS_A_SECOND: Final = 2_000_000
"""About what a processor does where the core is compiled: measured 1.9 to 2.7 million, by the game."""

STEPS_OF_THOUGHTFUL: Final = {
    ("partners", 4): 100_000,
    ("thurn-and-taxis", 2): 70_000,
    ("thurn-and-taxis", 3): 110_000,
    ("thurn-and-taxis", 4): 180_000,
    ("ticket-to-ride-card-game", 2): 50_000,
    ("ticket-to-ride-card-game", 3): 50_000,
    ("ticket-to-ride-card-game", 4): 75_000,
}
"""The steps that take about as long as the playouts of `thoughtful` do, by game and number of players."""


def bot_name(seconds: float) -> str:
    """The name of the bot of this module that thinks for so long."""
    return f"at_{round(seconds * 1000)}_ms"


def _thinking(seconds: float) -> Hard:
    return Hard(Budget.of(round(STEPS_A_SECOND * seconds)))


at_20_ms, at_100_ms, at_500_ms, at_2000_ms = map(_thinking, TIMES)


class _AsLongAsThoughtful:
    """Searches as `hard` does, and takes as much time for it as `thoughtful` takes for its playouts."""

    name = "as_long_as_thoughtful"
    stands_in = False

    def choose(self, view: View, rng: Rng) -> Move:
        players = view.determinize(rng).players()
        return best_move(view, rng, Budget.of(STEPS_OF_THOUGHTFUL[view.title.id, players]))


as_long_as_thoughtful = _AsLongAsThoughtful()
