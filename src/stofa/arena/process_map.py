"""Work spread over several processes, its answers in order, little of it in memory at any time.

Tasks go round the helpers in turn, and each helper answers in the order it was asked: so the answers
are in order without any sorting, and at most two tasks a helper are on their way. Each helper has a
pipe of its own and ends when the other end closes, however the main process went.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import current_thread, main_thread
from typing import Any, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_ON_THEIR_WAY = 2
_A_PROCESSOR = 4
"""Upper bound of processes per processor; more would only compete for it."""

_GONE = "a helper process ended before its work was done"


class HelperFailed(Exception):
    """A helper could not do its work, or is gone."""


def processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ordered_map(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Generator[Answer]:
    """`map(work, tasks)`, done by up to `jobs` processes. All of it has to be picklable."""
    jobs = min(jobs, _A_PROCESSOR * processors())
    context = get_context("spawn")  # a fork would copy locks that other threads hold
    links: list[Connection] = []
    helpers = []
    try:
        for _ in range(jobs):
            here, there = context.Pipe()
            links.append(here)
            helper = context.Process(target=_help, args=(there, work), daemon=True)
            with interrupts_ignored():
                helper.start()
                helpers.append(helper)
            there.close()
        waiting: deque[Connection] = deque()
        for task, link in zip(tasks, cycle(links)):
            if len(waiting) == _ON_THEIR_WAY * jobs:
                yield _answer(waiting.popleft())
            _ask(link, task)
            waiting.append(link)
        while waiting:
            yield _answer(waiting.popleft())
    finally:
        for helper in helpers:
            helper.terminate()
        for helper in helpers:
            helper.join()
        for link in links:
            link.close()


def _ask(link: Connection, task: object) -> None:
    try:
        link.send(task)
    except OSError:
        raise HelperFailed(_GONE) from None


def _answer(link: Connection) -> Any:
    try:
        done, answer = link.recv()
    except (EOFError, OSError):
        raise HelperFailed(_GONE) from None
    if not done:
        raise HelperFailed(answer)
    return answer


def _help(link: Connection, work: Callable[[Task], Answer]) -> None:
    try:
        while True:
            task = link.recv()
            try:
                answer = (True, work(task))
            except Exception as error:  # told to the main process, which knows whom to tell
                link.send((False, f"{type(error).__name__}: {error}"))
            else:
                link.send(answer)
    except (EOFError, OSError):
        pass  # nobody waits for an answer any more


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """What is started inside never sees Ctrl-C: the main process alone decides what it means."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
