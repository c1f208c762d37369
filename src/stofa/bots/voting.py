"""Thinking ahead in several processes at once, for whoever asks for it.

Each of them thinks in worlds of its own, as long as a bot that is alone would; then they vote. What is chosen
depends on their number and on the view and the generator, as with any bot, and not on who is ready first.
"""

from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from types import TracebackType
from typing import Self

from stofa.bots.levels import STEPS_OF_EXPERT
from stofa.bots.search import Budget, Prospect, best_prospect
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.view import View


class Voting:
    """A bot with processes of its own: use it in a `with`, or `close` it."""

    name = "voting"
    stands_in = True

    def __init__(self, processes: int, budget: Budget | None = None) -> None:
        """`budget`: that of each process; what `expert` has, if none is given."""
        self._processes = processes
        self._budget = budget or Budget.of(STEPS_OF_EXPERT)
        # A fork would copy locks that other threads hold.
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    def choose(self, view: View, rng: Rng) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        seeds = [rng.next_word() for _ in range(self._processes)]
        return elected(list(self._pool.map(vote, repeat(view), seeds, repeat(self._budget))))

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def vote(view: View, seed: int, budget: Budget) -> Prospect:
    """What one of the processes would do."""
    return best_prospect(view, Rng(seed), budget)


def elected(votes: list[Prospect]) -> Move:
    """The move with the most votes; of several, the one that its voters see the best chances with."""
    chances: dict[Move, list[float]] = {}
    for move, chance in votes:
        chances.setdefault(move, []).append(chance)
    return max(chances, key=lambda move: (len(chances[move]), sum(chances[move])))
