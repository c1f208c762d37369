"""Many games of a match, in their order, on as many processors as one likes."""

from collections.abc import Iterator
from functools import partial

from stofa.arena.match import Match, Outcome, outcome, play
from stofa.arena.process_map import ordered_map

_AT_ONCE = 8
"""Games that a helper plays before it reports: few, so that little waits in memory."""


def simulate(
    match: Match, games: int, *, jobs: int = 1, record: bool = False, legal: bool = False
) -> Iterator[Outcome]:
    """The games 0, 1, … of a match, one by one. They are the same for any number of `jobs`."""
    work = partial(_play_some, match, record, legal)
    if jobs == 1 or games == 1:
        for number in range(games):
            yield from work(range(number, number + 1))
        return
    at_once = max(1, min(_AT_ONCE, games // (2 * jobs)))
    parts = (range(first, min(first + at_once, games)) for first in range(0, games, at_once))
    for played in ordered_map(work, parts, min(jobs, games)):
        yield from played


def _play_some(match: Match, record: bool, legal: bool, numbers: range) -> list[Outcome]:
    return [outcome(play(match, number), record=record, legal=legal) for number in numbers]
