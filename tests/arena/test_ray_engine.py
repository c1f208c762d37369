"""The same games on a real Ray cluster of this machine. It needs the extra `ray`, too large for every run.

.venv/bin/pip install 'ray>=2.40' && .venv/bin/python -m pytest tests/arena/test_ray_engine.py
"""

import os
import signal
from collections.abc import Iterator
from contextlib import closing

import pytest

from stofa.arena.engines import Here, played_games
from stofa.arena.process_map import HelperFailed
from stofa.arena.tournament import PlayedGame, Tournament, create_tournament

pytest.importorskip("ray")

from stofa.arena.ray_engine import RayCluster

pytestmark = [
    pytest.mark.slow,
    # of Ray's own
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

COUNTING = "tests.arena.failing_bots:Counting"


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with closing(RayCluster(jobs=2)) as cluster:
        yield cluster


def here(tournament: Tournament, games: int) -> list[PlayedGame]:
    with played_games(tournament, 0, games, Here()) as played:
        return [game.without_times() for game in played]


def test_the_games_are_the_same_and_a_worker_that_is_killed_costs_nothing(cluster: RayCluster) -> None:
    tournament = create_tournament("thurn-and-taxis", 2, ["greedy", "random", COUNTING], "1", limit=300)
    found = []
    killed: set[int] = set()
    with played_games(tournament, 0, 36, cluster) as played:
        for game in played:
            found.append(game.without_times())
            if len(killed) < 3:
                (worker,) = cluster.map(who, [game.number])
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
    assert len(killed) == 3
    assert found == here(tournament, 36)


def test_what_goes_wrong_there_is_told(cluster: RayCluster) -> None:
    with pytest.raises(HelperFailed, match="not 3"):
        list(cluster.map(refuse, [3]))


def who(_: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")
