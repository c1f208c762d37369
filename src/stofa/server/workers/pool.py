"""Bots think in processes of their own. One that crashes or exceeds its time limit is replaced."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter
from typing import Final, ParamSpec, TypeVar

from stofa.arena.task_process import ProcessDied, TaskProcess, TaskTimedOut
from stofa.engine.errors import BadOption, BotFailed
from stofa.engine.record import read_record, replay
from stofa.games import installed_title as find_title
from stofa.server.metrics import PATIENT, Histogram
from stofa.tables import tasks
from stofa.tables.errors import Refused
from stofa.tables.events import WhyStoodIn
from stofa.tables.live_game import LiveGame
from stofa.tables.tasks import Advised, Chosen, GameSoFar, Judged, LookedBack

BUDGET_S: Final = 20.0
"""Seconds that a task may take. The strongest bot needs a few; more than this means that it hangs."""

TRIES: Final = 3
"""Number of processes in which a task is tried before it is given up."""

MOST_PATIENT: Final = 16
"""Upper bound of hints and analyses that wait in line; further ones are refused."""

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class WorkerPool:
    """A few processes, started when they are needed. Each carries out one task at a time."""

    def __init__(
        self,
        processes: int = 2,
        budget_s: float = BUDGET_S,
        start_process: Callable[[], TaskProcess] = TaskProcess,
    ) -> None:
        self._budget_s = budget_s
        self._start_process = start_process
        self._slots = asyncio.Semaphore(processes)
        """One for each process. The time limit of a task begins when it has got one."""
        self._processes: set[TaskProcess] = set()
        self._idle: list[TaskProcess] = []
        self._threads = ThreadPoolExecutor(processes, "stofa-worker")
        """Each waits for the result of one process."""
        self._patience = asyncio.Lock()
        """Held by a hint or an analysis: one at a time, so that bots that are to move do not wait long."""
        self._patient = 0
        """Number of hints and analyses under way or in line."""
        self._closed = False
        self.replaced = 0
        """Number of processes that crashed or exceeded their time limit."""
        self.waiting = 0
        """Number of tasks that wait for a free process."""
        self.times = defaultdict(
            lambda: Histogram(PATIENT),
            {
                task.__name__: Histogram(PATIENT)
                for task in (tasks.think, tasks.advise, tasks.look_back, tasks.judge, tasks.holds)
            },
        )
        """How long tasks took, by their name."""

    async def move(self, table: str, game: LiveGame, seat: int, bot: str, seed: int) -> Chosen:
        """What a bot does in a position in which its seat is to move; if it fails, what its stand-in does."""
        failed: WhyStoodIn | None = None
        try:
            return Chosen(await self._run(tasks.think, table, GameSoFar.of(game), seat, bot, seed))
        except BadOption:
            failed = "gone"
            log.warning("no such bot any more", extra={"bot": bot})
        except Refused:
            if not self._closed:
                failed = "hung"
                log.warning("a bot failed", extra={"bot": bot, "table": table, "why": "it hung or exited"})
        except BotFailed as error:
            failed = tasks.what_failed(error)
            log.warning("a bot failed", extra={"bot": bot, "table": table, "why": str(error)})
        except Exception:
            failed = "raised"
            log.exception("a bot failed", extra={"bot": bot, "table": table})
        return tasks.choose_instead(game.view(seat), seed, failed)

    async def advice(self, table: str, game: LiveGame, seat: int, seed: int) -> Advised:
        """What a bot would do in a seat that is to move, and why."""
        return await self._run_patiently(tasks.advise, table, GameSoFar.of(game), seat, seed)

    async def chances(self, game: LiveGame, first: int) -> LookedBack:
        """Each side's chances in a finished game from a move on: some of them, and where the next begin."""
        return await self._run_patiently(tasks.look_back, GameSoFar.of(game), first)

    async def verdict(self, game: LiveGame, at: int) -> Judged:
        """What to say about a decision of a finished game."""
        return await self._run_patiently(tasks.judge, GameSoFar.of(game), at)

    async def check(self, record: bytes) -> None:
        """Replay a record without blocking the event loop; raises what is wrong with it."""
        with contextlib.suppress(Refused):
            if await self._run(tasks.holds, record):
                return
        await asyncio.to_thread(lambda: replay(read_record(record), find_title))

    def close(self) -> None:
        """Kill all processes. Tasks under way are refused."""
        self._closed = True
        for process in self._processes:
            process.kill()
        self._threads.shutdown()  # each notices that its process is gone
        for process in self._processes:
            process.close()

    @property
    def running(self) -> int:
        """Number of processes there are."""
        return len(self._processes)

    @property
    def busy(self) -> int:
        """Number of processes that carry out a task."""
        return len(self._processes) - len(self._idle)

    # ── Running tasks ───────────────────────────────────────────────────────────────────────────────

    async def _run_patiently(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a task that can wait, after all others of its kind."""
        if self._patient > MOST_PATIENT:
            raise Refused("try-again", retry_after=1.0)
        self._patient += 1
        try:
            async with self._patience:
                return await self._run(task, *given, **named)
        finally:
            self._patient -= 1

    async def _run(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a task in a process as soon as one is free."""
        self.waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self.waiting -= 1
        running = asyncio.create_task(self._try(partial(task, *given, **named)))
        running.add_done_callback(self._finished)
        # Even if the caller stops waiting, the process stays busy.
        return await asyncio.shield(running)

    def _finished(self, running: "asyncio.Task[T]") -> None:
        self._slots.release()
        if not running.cancelled():
            running.exception()  # retrieve it, or asyncio logs that it never was

    async def _try(self, task: "partial[T]") -> T:
        """Run a task; if its process crashes or exceeds the time limit, in another one."""
        for _ in range(TRIES):
            began = perf_counter()
            process = self._take_process()
            call = partial(process.call, task, timeout_s=self._budget_s)
            try:
                result = await asyncio.get_running_loop().run_in_executor(self._threads, call)
            except (ProcessDied, TaskTimedOut) as error:
                if not self._closed:
                    why = {"task": task.func.__name__, "why": type(error).__name__}
                    log.warning("a worker process is replaced", extra=why)
                    self._discard(process)
                if isinstance(error, TaskTimedOut) and task.func is tasks.think:
                    break  # it would hang again, while people wait for its move
            except Exception:  # of the task: there is nothing wrong with the process
                self._idle.append(process)
                raise
            else:
                self._idle.append(process)
                self.times[task.func.__name__].observe(perf_counter() - began)
                return result
        raise Refused("try-again", retry_after=1.0)

    def _take_process(self) -> TaskProcess:
        if self._closed:
            raise Refused("try-again", retry_after=1.0)
        if self._idle:
            return self._idle.pop()
        process = self._start_process()
        self._processes.add(process)
        return process

    def _discard(self, process: TaskProcess) -> None:
        self._processes.remove(process)
        process.close()
        self.replaced += 1
