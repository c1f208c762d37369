"""Many games of a match, in their order, on as many processors as one likes."""

from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial
from time import perf_counter

from stofa.arena.match import Match, Outcome, outcome, play
from stofa.arena.process_map import ordered_map

_AT_ONCE = 8
"""Most games that a helper plays before it reports, so that little waits in memory."""

_BETWEEN_REPORTS_S = 0.1
"""Seconds that a helper should play before it reports: what it has not reported is lost by Ctrl-C."""


def simulate(
    match: Match, games: int, *, first: int = 0, jobs: int = 1, record: bool = False, legal: bool = False
) -> Generator[Outcome]:
    """The games from `first` to `games` - 1 of a match, one by one: the same for any number of `jobs`."""
    work = partial(_play_some, match, record, legal)
    if jobs == 1 or games - first <= 1:
        for number in range(first, games):
            yield from work(range(number, number + 1))[0]
        return
    jobs = min(jobs, games - first)
    parts = Parts(first, games, jobs)
    with closing(ordered_map(work, parts, jobs)) as played:
        for outcomes, seconds in played:
            parts.adapt(seconds / len(outcomes))
            yield from outcomes


class Parts:
    """Games to be played at once: one to begin with, and more if they take little time."""

    def __init__(self, first: int, games: int, jobs: int) -> None:
        self._next = first
        self._games = games
        self._jobs = jobs
        self._size = 1

    def adapt(self, seconds_a_game: float) -> None:
        self._size = max(1, min(_AT_ONCE, int(_BETWEEN_REPORTS_S / max(seconds_a_game, 1e-9))))

    def __iter__(self) -> Iterator[range]:
        while (left := self._games - self._next) > 0:
            # Towards the end there are fewer in a part, so that nobody is left without.
            size = max(1, min(self._size, left // (2 * self._jobs)))
            yield range(self._next, self._next + size)
            self._next += size


def _play_some(match: Match, record: bool, legal: bool, numbers: range) -> tuple[list[Outcome], float]:
    """Some games, and the seconds they took."""
    begun = perf_counter()
    played = [outcome(play(match, number), record=record, legal=legal) for number in numbers]
    return played, perf_counter() - begun
