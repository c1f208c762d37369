"""One thread that writes everything, in batches.

A commit waits for the disk, however little is in it. So the writer takes all entries that have come in
since its last commit, commits them together, and only then reports that they are written.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from stofa.server.store.append import append, append_at_once
from stofa.tables.store import Entry, Outcome

T = TypeVar("T")

MOST_AT_ONCE: Final = 256
"""Upper bound of entries in one commit."""

CLOSE_TIMEOUT_S: Final = 10.0
"""Seconds that closing waits for what was submitted. What is not written by then was never acknowledged."""

LOCKED: Final = ("55P03", "40P01")
"""PostgreSQL's codes for a lock that cannot be had: it took too long, or two sessions wait for each other."""

log = logging.getLogger(__name__)


class _Job(NamedTuple):
    """Something to write, and the future that is resolved once it is written."""

    work: Entry | Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


class _Result(NamedTuple):
    job: _Job
    value: Any
    error: Exception | None = None


class Writer:
    """Writes in a thread of its own. All methods are called in the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._at_once: Engine | None = None
        """The same without transactions of more than one statement, if one statement does it all."""
        if engine.dialect.name == "postgresql":
            self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._submitted: deque[tuple[float, asyncio.Future[Any]]] = deque()
        """What may still be waited for, and since when."""
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._gathered: list[_Job] = []
        """What is to be handed over in this turn of the event loop."""
        self._thread = Thread(target=self._run, name="stofa-write", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def append(self, entry: Entry) -> Outcome:
        """Append to a table's log, together with whatever else waits. Once this returns, it is on disk."""
        outcome: Outcome = await self._submit(entry)
        return outcome

    async def write(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a transaction of its own. Once this returns, it is on disk."""
        result: T = await self._submit(query)
        return result

    def give_up(self, limit_s: float) -> None:
        """Tell those who have waited for longer that they wait in vain. What has not begun is not written."""
        overdue = monotonic() - limit_s
        while self._submitted and (self._submitted[0][1].done() or self._submitted[0][0] < overdue):
            _, done = self._submitted.popleft()
            if not done.done():
                done.set_exception(TimeoutError("the database does not answer"))

    async def close(self) -> None:
        """Finish everything that was submitted, and stop; but do not wait for a database that hangs."""
        if self._thread.is_alive():
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join, CLOSE_TIMEOUT_S)
            if self._thread.is_alive():
                log.error("the database does not answer: closing without it")

    def _submit(self, work: Entry | Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        """Hand something to the writer's thread, together with all that comes in this turn of the event loop.

        Handed over one by one, the first of many would be committed alone while the others wait, and each
        of them would make the two threads take turns.
        """
        # Cancelling the future does not take the work back.
        done: asyncio.Future[Any] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(work, done))
        while self._submitted and self._submitted[0][1].done():
            self._submitted.popleft()
        self._submitted.append((monotonic(), done))
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    # ── In the writer's thread ──────────────────────────────────────────────────────────────────────

    def _run(self) -> None:
        while (jobs := self._take()) is not None:
            for batch in _batches(jobs):
                self._report(self._append(batch))
            for job in jobs:
                if not isinstance(job.work, Entry):
                    self._report([self._query(job)])

    def _take(self) -> list[_Job] | None:
        """Wait for jobs and take all that have come in; None once the writer is to stop."""
        jobs: list[_Job] = []
        while not jobs or not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                if not jobs:
                    return None
                self._jobs.put(None)  # for the next call
                break
            # Who has cancelled did not take it back; who was told that it failed may have sent it again.
            jobs += [job for job in more if job.done.cancelled() or not job.done.done()]
        return jobs

    def _append(self, jobs: Sequence[_Job], *, wait: bool = True) -> list[_Result]:
        """Write entries of different tables in one commit."""
        entries = [job.work for job in jobs if isinstance(job.work, Entry)]
        try:
            if self._at_once is None or any(entry.changes_keys for entry in entries):
                with self._engine.begin() as db:
                    written = append(db, entries, wait=wait)
            else:
                with self._at_once.connect() as db:
                    written = append_at_once(db, entries, wait=wait)
        except Exception as error:
            locked = is_locked(error)
            if isinstance(error, OperationalError) and not locked:
                # The disk, the connection: nothing else would succeed now.
                return [_Result(job, None, error) for job in jobs]
            if len(jobs) == 1:
                return [_Result(jobs[0], None, error)]
            # One of them is at fault. Written one by one, the others succeed. They have waited long enough
            # for a lock, and another wait for each table that is locked would hold up all the others.
            return [result for job in jobs for result in self._append([job], wait=not locked)]
        return [_Result(job, value) for job, value in zip(jobs, written)]

    def _query(self, job: _Job) -> _Result:
        assert not isinstance(job.work, Entry)
        try:
            with self._engine.begin() as db:
                value = job.work(db)
        except Exception as error:
            return _Result(job, None, error)
        return _Result(job, value)

    def _report(self, results: Sequence[_Result]) -> None:
        if not self._loop.is_closed():  # as it is if closing did not wait any longer
            self._loop.call_soon_threadsafe(resolve_futures, results)


def is_locked(error: BaseException) -> bool:
    """Whether another session has locked what was to be written."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in LOCKED


def _batches(jobs: Sequence[_Job]) -> Iterator[list[_Job]]:
    """Entries among some jobs, sorted into commits: not too many, and at most one of each table in each."""
    entries = [(job.work.table, job) for job in jobs if isinstance(job.work, Entry)]
    while entries:
        batch: dict[str, _Job] = {}
        entries = [(table, job) for table, job in entries if batch.setdefault(table, job) is not job]
        waiting = list(batch.values())
        for start in range(0, len(waiting), MOST_AT_ONCE):
            yield waiting[start : start + MOST_AT_ONCE]


def resolve_futures(results: Sequence[_Result]) -> None:
    """Tell those who wait. Called in the event loop."""
    for (_, done), value, error in results:
        if done.done():  # nobody waits any more
            continue
        if error is None:
            done.set_result(value)
        else:
            done.set_exception(error)
