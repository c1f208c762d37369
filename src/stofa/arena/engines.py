"""Who plays the games of a tournament: this machine, or a cluster. The games are the same, and in order."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Protocol, TypeVar

from stofa.arena.process_map import ordered_map
from stofa.arena.simulation import Parts
from stofa.arena.tournament import PlayedGame, Tournament, dismiss_referees, play_some

Task = TypeVar("Task")
Result = TypeVar("Result")


class Engine(Protocol):
    """`map`, done somewhere. Whatever dies in the middle, each task is done, and the results are in order."""

    jobs: int
    """How many tasks are carried out at a time."""

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]: ...


class Here:
    """This process and no other."""

    jobs = 1

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]:
        try:
            for task in tasks:
                yield work(task)
        finally:
            dismiss_referees()


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]:
        return ordered_map(work, tasks, self.jobs, with_helpers=True)


def local_engine(jobs: int) -> Engine:
    return Here() if jobs == 1 else Processes(jobs)


@contextmanager
def played_games(
    tournament: Tournament, first: int, games: int, engine: Engine
) -> Iterator[Generator[PlayedGame]]:
    """The games from `first` to `games` - 1, one by one. At the end, also an early one, all processes end."""
    with closing(_played(tournament, first, games, engine)) as played:
        yield played


def _played(tournament: Tournament, first: int, games: int, engine: Engine) -> Generator[PlayedGame]:
    parts = Parts(first, games, engine.jobs)
    with closing(engine.map(partial(play_some, tournament), parts)) as played:
        for some, seconds in played:
            parts.adapt(seconds / len(some))
            yield from some
