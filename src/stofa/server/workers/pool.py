"""Bots think in processes of their own, with a budget. A process that dies or dawdles is replaced."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from stofa.engine.errors import BadOption
from stofa.engine.record import read_record, replay
from stofa.games import title as find_title
from stofa.server.errors import Refused
from stofa.server.tables.live_game import LiveGame
from stofa.server.workers import tasks
from stofa.server.workers.tasks import GameSoFar, Said

BUDGET_S: Final = 20.0
"""The strongest bot thinks for a few seconds; this is for one that hangs."""

TRIES: Final = 3
CLEARING_UP_S: Final = 5.0

MOST_PATIENT: Final = 16
"""Whoever looks back or wants a hint waits behind so many others at most."""

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class WorkerPool:
    def __init__(self, processes: int = 2, budget_s: float = BUDGET_S) -> None:
        self._processes = processes
        self._budget_s = budget_s
        self._pool: ProcessPoolExecutor | None = None
        self._slots = asyncio.Semaphore(processes)
        """One for each process: whoever waits for one is not on the clock yet."""
        self._patience = asyncio.Lock()
        """Held by whoever can wait: one at a time, so that bots who are to move do not wait for many."""
        self._patient = 0
        self._closed = False
        self.replaced = 0

    @property
    def pids(self) -> list[int]:
        # ProcessPoolExecutor has no public way to name its processes.
        return list(self._pool._processes) if self._pool is not None else []

    async def move(self, table: str, game: LiveGame, seat: int, bot: str, seed: int) -> str:
        """What a bot does in a position in which its seat is to move."""
        try:
            return await self._send(tasks.think, table, GameSoFar.of(game), seat, bot, seed)
        except BadOption:
            log.warning("no such bot any more", extra={"bot": bot})
        except Refused:
            pass  # it has been noted
        except Exception:
            log.exception("a bot failed", extra={"bot": bot, "table": table})
        # The table has to go on, whatever is wrong with the bot.
        return tasks.choose("random", game.view(seat), seed)

    def advice(self, table: str, game: LiveGame, seat: int, seed: int) -> Awaitable[tuple[list[str], float]]:
        """What a bot would do in a seat that is to move, and how likely that is to win."""
        game_so_far = GameSoFar.of(game)  # as it is now: before this is awaited, the table may go on
        return self._send_patiently(tasks.advise, table, game_so_far, seat, seed)

    async def chances(self, game: LiveGame, first: int) -> tuple[list[tuple[int, list[float]]], int | None]:
        """How a finished game stood, from a moment on: a part of it, and where the next begins."""
        return await self._send_patiently(tasks.look_back, GameSoFar.of(game), first)

    async def verdict(self, game: LiveGame, at: int) -> tuple[int, Said, Said]:
        """What to say of a decision of a finished game."""
        return await self._send_patiently(tasks.judge, GameSoFar.of(game), at)

    async def check(self, record: bytes) -> None:
        """Replay a record, beside everything else; it raises what is wrong with it."""
        with contextlib.suppress(Refused):
            if await self._send(tasks.holds, record):
                return
        await asyncio.to_thread(lambda: replay(read_record(record), find_title))

    async def _send_patiently(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Have something done when it is its turn among all that can wait."""
        if self._patient > MOST_PATIENT:
            raise Refused("try-again", retry_after=1.0)
        self._patient += 1
        try:
            async with self._patience:
                return await self._send(task, *given, **named)
        finally:
            self._patient -= 1

    async def _send(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Have something done in a worker's process; if that dies or dawdles, in another one."""
        tries = 0
        async with self._slots:
            while tries < TRIES:
                pool = self._ready()
                try:
                    asked = asyncio.wrap_future(pool.submit(task, *given, **named))
                    return await asyncio.wait_for(asked, self._budget_s)
                except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as error:
                    if _given_up():
                        raise
                    if pool is self._pool:  # else it went down with somebody else's errand
                        tries += 1
                        why = {"errand": task.__name__, "why": type(error).__name__}
                        log.warning("a worker's process is replaced", extra=why)
                        self._replace(pool)
        raise Refused("try-again", retry_after=1.0)

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Refused("try-again", retry_after=1.0)
        if self._pool is None:
            # Not forked: a fork of a process with threads may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        self._pool = None
        self.replaced += 1
        _end(pool)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            manager = _end(self._pool)
            self._pool = None
            if manager is not None:  # should Python end in the middle of its clearing up, it would complain
                manager.join(CLEARING_UP_S)


def _given_up() -> bool:
    """Whether nobody waits for the running task any more."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _begin() -> None:
    """Ctrl-C in a terminal reaches the workers too; the server tells them when to end, or is gone itself."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(server: int) -> None:
    """A worker whose server was killed would wait for work for ever."""
    wait([server])
    os._exit(0)


def _end(pool: ProcessPoolExecutor) -> Thread | None:
    """The thread that clears up after it."""
    processes = list((pool._processes or {}).values())
    manager: Thread | None = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(ProcessLookupError, ValueError):
            process.kill()
    return manager
