"""The five levels that people choose from, the weakest first."""

from typing import Final

from stofa.bots.protocol import Bot
from stofa.bots.search import Budget, best_move
from stofa.bots.simple import Greedy
from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.view import View

STEPS_OF_HARD: Final = 30_000
STEPS_OF_EXPERT: Final = 200_000
"""Decisions made in playouts before each own decision."""


class _Overlooking:
    """Plays what looks best to it, but does not notice all that it could do."""

    name: str
    stands_in = False
    notices: int
    """Percent of the moves that it notices."""

    def __init__(self) -> None:
        self._moves = Moves()

    def choose(self, view: View, rng: Rng) -> Move:
        observation = view.observation
        observation.legal(self._moves)
        codes = self._moves.listed()
        noticed = [code for code in codes if rng.below(100) < self.notices]
        noticed = noticed or [codes[rng.below(len(codes))]]
        wanted = [observation.preference(code) for code in noticed]
        best = [code for code, want in zip(noticed, wanted, strict=True) if want == max(wanted)]
        return view.title.moves.write(best[rng.below(len(best))])


class Beginner(_Overlooking):
    """A novice, who overlooks most of what could be done and makes the best of the rest."""

    name = "beginner"
    notices = 40


class Easy(_Overlooking):
    """Somebody who has played a few times, and still overlooks much."""

    name = "easy"
    notices = 80


class Medium(Greedy):
    """Plays what looks best at first sight, as `greedy` does."""

    name = "medium"


class _Thinking:
    """Thinks ahead in worlds that fit what its seat may know."""

    name: str
    stands_in = True
    steps: int

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or Budget.of(self.steps)

    def choose(self, view: View, rng: Rng) -> Move:
        return best_move(view, rng, self._budget)


class Hard(_Thinking):
    name = "hard"
    steps = STEPS_OF_HARD


class Expert(_Thinking):
    name = "expert"
    steps = STEPS_OF_EXPERT


LEVELS: Final[dict[str, type[Bot]]] = {level.name: level for level in (Beginner, Easy, Medium, Hard, Expert)}
"""By name, the weakest first."""
