"""Work spread over several processes, its results in order, little of it in memory at any time.

Whichever process has least to do gets the next task. A process that dies is replaced, and what it had not
finished is done again: it costs time, and nothing else.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, Final, Generic, NamedTuple, TypeVar

from stofa.arena.task_process import ProcessDied, TaskProcess

Task = TypeVar("Task")
Result = TypeVar("Result")

UNDER_WAY: Final = 2
"""Number of tasks per process that are under way, so that no process waits for its next one."""

AHEAD: Final = 3
"""Number of tasks per process that may be begun before the first of them is done."""

PER_PROCESSOR: Final = 4
"""Upper bound of processes per processor; more would only compete for it."""

TRIES: Final = 3
"""Number of processes that may die of one task before it is given up."""


class HelperFailed(Exception):
    """A process could not do its work, or is gone."""


def processors() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ordered_map(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, *, with_helpers: bool = False
) -> Generator[Result]:
    """`map(work, tasks)`, done by up to `jobs` processes. All of it has to be picklable.

    `with_helpers`: the work itself may start processes.
    """
    jobs = min(jobs, PER_PROCESSOR * processors())
    helpers: list[_Helper[Task, Result]] = []
    try:
        # One by one: all that were started are closed.
        helpers.extend(_Helper(work, with_helpers) for _ in range(jobs))
        yield from _in_order(helpers, tasks)
    finally:
        for helper in helpers:
            helper.process.kill()
        for helper in helpers:
            helper.process.close()


def _in_order(helpers: "list[_Helper[Task, Result]]", tasks: Iterable[Task]) -> Generator[Result]:
    left = enumerate(tasks)
    done: dict[int, _Done] = {}
    begun = given = 0
    while True:
        while (first := done.pop(given, None)) is not None:
            if first.error is not None:
                raise HelperFailed(f"{type(first.error).__name__}: {first.error}") from first.error
            yield first.result
            given += 1
        while begun - given < AHEAD * len(helpers):
            helper = min(helpers, key=lambda each: len(each.asked))
            if len(helper.asked) == UNDER_WAY or (task := next(left, None)) is None:
                break
            helper.ask(task)
            begun += 1
        busy = {helper.process.link: helper for helper in helpers if helper.asked}
        if not busy:
            return
        for link in wait(list(busy)):
            helper = busy[link]  # type: ignore[index]  # typeshed: what can be waited for
            if (finished := helper.receive()) is not None:
                done[finished.number] = finished


class _Done(NamedTuple):
    """A task that was carried out: its result, or its error."""

    number: int
    result: Any
    error: Exception | None


class _Helper(Generic[Task, Result]):
    """A process, and the tasks that it has not finished."""

    def __init__(self, work: Callable[[Task], Result], with_helpers: bool) -> None:
        self._work = work
        self._with_helpers = with_helpers
        self.process = TaskProcess(with_helpers=with_helpers)
        self.asked: deque[tuple[int, Task]] = deque()
        self._deaths = 0
        """Number of processes that have died of the first of these tasks."""

    def ask(self, task: tuple[int, Task]) -> None:
        self.asked.append(task)
        with suppress(ProcessDied):  # receiving will tell
            self.process.send(self._work, task[1])

    def receive(self) -> _Done | None:
        """The task that is done now; None if the process has died and a new one begins again."""
        number = self.asked[0][0]
        try:
            done = _Done(number, self.process.receive(), None)
        except ProcessDied:
            self._replace()
            return None
        except Exception as error:
            done = _Done(number, None, error)
        self.asked.popleft()
        self._deaths = 0
        return done

    def _replace(self) -> None:
        self._deaths += 1
        self.process.close()
        if self._deaths == TRIES:
            raise HelperFailed("a helper process ended before its work was done")
        self.process = TaskProcess(with_helpers=self._with_helpers)
        for _, task in self.asked:
            with suppress(ProcessDied):
                self.process.send(self._work, task)
