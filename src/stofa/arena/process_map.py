"""Work spread over several processes, its results in order, little of it in memory at any time.

Tasks go to the processes in turn, and each process answers in the order it was asked: so the results are in
order without any sorting, and at most two tasks per process are under way.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import cycle
from typing import Any, TypeVar

from stofa.arena.task_process import ProcessDied, TaskProcess

Task = TypeVar("Task")
Result = TypeVar("Result")

UNDER_WAY = 2
"""Number of tasks per process that are under way, so that no process waits for its next one."""

PER_PROCESSOR = 4
"""Upper bound of processes per processor; more would only compete for it."""


class HelperFailed(Exception):
    """A process could not do its work, or is gone."""


def processors() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ordered_map(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result]:
    """`map(work, tasks)`, done by up to `jobs` processes. All of it has to be picklable."""
    jobs = min(jobs, PER_PROCESSOR * processors())
    helpers: list[TaskProcess] = []
    try:
        helpers.extend(TaskProcess() for _ in range(jobs))  # one by one: all that were started are closed
        waiting: deque[TaskProcess] = deque()
        for task, helper in zip(tasks, cycle(helpers)):
            if len(waiting) == UNDER_WAY * jobs:
                yield _receive(waiting.popleft())
            _send(helper, work, task)
            waiting.append(helper)
        while waiting:
            yield _receive(waiting.popleft())
    finally:
        for helper in helpers:
            helper.kill()
        for helper in helpers:
            helper.close()


def _send(helper: TaskProcess, work: Callable[[Task], object], task: Task) -> None:
    try:
        helper.send(work, task)
    except ProcessDied:
        raise _gone() from None


def _receive(helper: TaskProcess) -> Any:
    try:
        return helper.receive()
    except ProcessDied:
        raise _gone() from None
    except Exception as error:
        raise HelperFailed(f"{type(error).__name__}: {error}") from error


def _gone() -> HelperFailed:
    return HelperFailed("a helper process ended before its work was done")
