"""The five levels that people choose from, the weakest first."""

from typing import Final

from stofa.bots.protocol import Bot
from stofa.bots.search import Budget, best_move
from stofa.bots.simple import Greedy
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.view import View

STEPS_OF_HARD: Final = 5_000
STEPS_OF_EXPERT: Final = 200_000
"""Decisions made in playouts before each own decision."""


class _Overlooking:
    """Knows what kinds of moves there are, but of each kind does not notice all that are possible.

    Of what it has noticed it plays what looks best. So it may take the second best card or pawn, but it does
    not forget to place houses, or throw away a route because it did not see that a card fits.
    """

    name: str
    stands_in = False
    notices: int
    """Percent of the moves of a kind that it notices, if not at least one."""
    friendly = False
    """Whether it does not care for what others lose."""

    def choose(self, view: View, rng: Rng) -> Move:
        kinds: dict[str, list[Move]] = {}
        for move in view.legal:
            kinds.setdefault(move.kind, []).append(move)
        noticed: list[Move] = []
        for moves in kinds.values():
            some = [move for move in moves if rng.below(100) < self.notices]
            noticed += some or [moves[rng.below(len(moves))]]
        wanted = [self._wants(view, move.code) for move in noticed]
        best = [move for move, want in zip(noticed, wanted, strict=True) if want == max(wanted)]
        return best[rng.below(len(best))]

    def _wants(self, view: View, code: int) -> int:
        observation = view.observation
        return observation.preference(code) - (observation.spite(code) if self.friendly else 0)


class Beginner(_Overlooking):
    """A friendly novice, who overlooks most of what could be done and does no harm for its own sake."""

    name = "beginner"
    notices = 30
    friendly = True


class Easy(_Overlooking):
    """Somebody who has played a few times, and still overlooks much."""

    name = "easy"
    notices = 60


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
