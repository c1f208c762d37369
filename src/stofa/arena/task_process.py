"""A process that carries out tasks one after the other, at the other end of a pipe.

It ends when it is killed, when its pipe is closed, or when the process that started it is gone, however
that ended. Ctrl-C in a terminal does not reach it: the main process alone decides what that means.
"""

import os
import pickle
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Event, Thread, Timer, current_thread, main_thread
from typing import Any, TypeVar

T = TypeVar("T")


class ProcessDied(Exception):
    """The process ended before its task was done."""


class TaskTimedOut(Exception):
    """A task took too long, so its process was killed."""


class TaskFailed(Exception):
    """A task raised an error that cannot be sent to another process."""


class TaskProcess:
    """Tasks are functions of a module, with arguments and results that can be pickled."""

    def __init__(self, *, with_helpers: bool = False) -> None:
        """`with_helpers`: its tasks may start processes of their own. Whoever starts it has to close it."""
        context = get_context("spawn")  # a fork would copy locks that other threads hold
        self._link, there = context.Pipe()
        # Daemons must not have children.
        self._process = context.Process(target=_carry_out_tasks, args=(there,), daemon=not with_helpers)
        with interrupts_ignored():
            self._process.start()
        there.close()  # then the process has the only copy, and its death is noticed

    def send(self, task: Callable[..., object], *arguments: object) -> None:
        """Have a task done after those that were sent before."""
        try:
            self._link.send((task, arguments))
        except OSError:
            raise ProcessDied from None

    def receive(self) -> Any:
        """Wait for the result of the first task that was not received yet; raises what the task raised."""
        try:
            done, result = self._link.recv()
        except (EOFError, OSError):
            raise ProcessDied from None
        if not done:
            raise result
        return result

    def call(self, task: Callable[..., T], *arguments: object, timeout_s: float | None = None) -> T:
        """Have a task done and wait for its result; after `timeout_s` the process is killed."""
        with self._killed_after(timeout_s):
            self.send(task, *arguments)
            result: T = self.receive()
            return result

    @contextmanager
    def _killed_after(self, timeout_s: float | None) -> Iterator[None]:
        """Kill the process unless what is done inside ends in time.

        Killing is the only way out: sending blocks once the pipe is full, and so does receiving if half a
        result has come.
        """
        if timeout_s is None:
            yield
            return
        timed_out = Event()

        def cut_off() -> None:
            timed_out.set()
            self.kill()

        watchdog = Timer(timeout_s, cut_off)
        watchdog.daemon = True
        watchdog.start()
        try:
            yield
        except ProcessDied:
            if timed_out.is_set():
                raise TaskTimedOut from None
            raise
        finally:
            watchdog.cancel()

    @property
    def link(self) -> Connection:
        """The end of the pipe on which results come, to wait for several processes at once."""
        return self._link

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        """Kill the process, and wait until it is gone."""
        self._process.kill()
        self._process.join()
        self._link.close()


def _carry_out_tasks(link: Connection) -> None:
    # Inherited, unless the process was started in a thread other than the main one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()
    try:
        while True:
            task, arguments = link.recv()
            link.send(_carry_out(task, arguments))
    except (EOFError, OSError):
        pass  # nobody waits for a result any more


def _carry_out(task: Callable[..., object], arguments: tuple[object, ...]) -> tuple[bool, object]:
    """Whether a task succeeded; then its result, otherwise its error."""
    try:
        return True, task(*arguments)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return False, TaskFailed(f"{type(error).__name__}: {error}")
        return False, error


def _exit_with_parent() -> None:
    """The main thread may be busy for long before it notices that its pipe is closed."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started inside never see Ctrl-C."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
