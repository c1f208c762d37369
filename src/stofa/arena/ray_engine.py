"""The games of a tournament on a Ray cluster: needs the extra `ray` (`pip install 'stofa[ray]'`).

Ray carries out a task again if the worker or the machine that had it is gone. The nodes need Stofa of the
same version, and the bots that play: installed, or in a folder that they all have.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar

from stofa.arena.process_map import AHEAD, HelperFailed

Task = TypeVar("Task")
Result = TypeVar("Result")

HERE: Final = "local"
"""The address that stands for a cluster of this machine alone, which ends with the tournament."""

_PASSED_ON: Final = ("STOFA_BOTS", "STOFA_GAMES", "STOFA_PURE")
"""Variables of the environment that decide which bots and games there are."""


class RayCluster:
    """A cluster that is there already, by its address; or one of this machine, with so many processors."""

    def __init__(self, address: str = HERE, jobs: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise HelperFailed("a Ray cluster needs one more package: pip install 'stofa[ray]'") from None
        self._ray: Any = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        variables = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        common = {"runtime_env": {"env_vars": variables}, "log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == HERE:
                ray.init(num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **common)
            else:
                ray.init(address, **common)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise HelperFailed(f"no Ray cluster at {address}: {error}") from None
        self.jobs = jobs or int(ray.cluster_resources().get("CPU", 1))

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]:
        # A task whose worker dies is begun again, however often; an error of its own is told.
        do = self._ray.remote(max_retries=-1, num_cpus=1)(_do)
        folders = [os.path.abspath(folder) for folder in sys.path]
        given: deque[Any] = deque()
        for task in tasks:
            if len(given) == AHEAD * self.jobs:
                yield self._get(given.popleft())
            given.append(do.remote(work, task, folders))
        while given:
            yield self._get(given.popleft())

    def _get(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            said = str(getattr(error, "cause", None) or error).strip().splitlines()
            raise HelperFailed(said[-1] if said else type(error).__name__) from None

    def close(self) -> None:
        """Leave the cluster; one of this machine alone ends."""
        self._ray.shutdown()


def _do(work: Callable[[Task], Result], task: Task, folders: list[str]) -> Result:
    """A task in a worker of the cluster. Modules are searched for where the tournament was started, too."""
    sys.path.extend(folder for folder in folders if folder not in sys.path and os.path.isdir(folder))
    return work(task)
