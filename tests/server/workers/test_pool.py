"""What is asked of the workers, and when: with processes whose results the tests give themselves."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from stofa.arena.task_process import ProcessDied, TaskProcess, TaskTimedOut
from stofa.server.workers.pool import MOST_PATIENT, TRIES, WorkerPool
from stofa.tables.errors import Refused

WAIT_S = 10
"""Seconds after which something that should happen at once counts as missing."""


class Processes:
    """Every process that a pool has started, and every task that it was given, in order."""

    def __init__(self) -> None:
        self.started: list[FakeProcess] = []
        self.asked: list[tuple[FakeProcess, Future[Any]]] = []

    def start(self) -> "FakeProcess":
        self.started.append(FakeProcess(self))
        return self.started[-1]

    async def ask(self, number: int) -> "tuple[FakeProcess, Future[Any]]":
        """The task of this number, as soon as it has come."""
        async with asyncio.timeout(WAIT_S):
            while len(self.asked) <= number:
                await asyncio.sleep(0.001)
        return self.asked[number]

    async def none_but(self, count: int) -> None:
        """No more tasks come, however long one waits."""
        await asyncio.sleep(0.02)
        assert len(self.asked) == count


class FakeProcess(TaskProcess):
    """A process whose tasks are done when a test says so."""

    def __init__(self, all_: Processes) -> None:
        self.all = all_
        self.budget: float | None = None
        self.closed = False
        self.result: Future[Any] | None = None

    def call(self, task: Callable[..., Any], *arguments: object, timeout_s: float | None = None) -> Any:
        self.budget = timeout_s
        self.result = Future()
        self.all.asked.append((self, self.result))
        return self.result.result(WAIT_S)

    def kill(self) -> None:
        if self.result is not None and not self.result.done():
            self.result.set_exception(ProcessDied())

    def close(self) -> None:
        self.kill()
        self.closed = True


def at_pool(processes: int, test: Callable[[WorkerPool, Processes], Any]) -> None:
    async def run() -> None:
        fake = Processes()
        pool = WorkerPool(processes, 60, fake.start)
        try:
            async with asyncio.timeout(3 * WAIT_S):
                await test(pool, fake)
        finally:
            pool.close()
        assert all(process.closed for process in fake.started)

    asyncio.run(run())


def sent(pool: WorkerPool, count: int) -> "list[asyncio.Task[int]]":
    return [asyncio.create_task(pool._run(len, "x" * number)) for number in range(count)]


def test_a_task_that_waits_for_a_process_is_not_on_the_clock() -> None:
    async def test(pool: WorkerPool, processes: Processes) -> None:
        one, two = sent(pool, 2)
        process, result = await processes.ask(0)
        assert process.budget == 60
        await processes.none_but(1)
        result.set_result(5)
        assert await one == 5
        (await processes.ask(1))[1].set_result(6)
        assert await two == 6
        assert len(processes.started) == 1

    at_pool(1, test)


@pytest.mark.parametrize("error", [ProcessDied, TaskTimedOut])
def test_only_the_process_that_failed_is_replaced(error: type[Exception]) -> None:
    async def test(pool: WorkerPool, processes: Processes) -> None:
        bad, good = sent(pool, 2)
        _, failing = await processes.ask(0)
        unharmed, going_well = await processes.ask(1)
        for number in range(TRIES):
            failing.set_exception(error())
            if number < TRIES - 1:
                _, failing = await processes.ask(2 + number)
        with pytest.raises(Refused, match="try again"):
            await bad
        assert (pool.replaced, len(processes.started)) == (TRIES, TRIES + 1)
        assert not unharmed.closed
        going_well.set_result(7)
        assert await good == 7

    at_pool(2, test)


def test_an_error_of_a_task_is_its_own() -> None:
    async def test(pool: WorkerPool, processes: Processes) -> None:
        one, two = sent(pool, 2)
        (await processes.ask(0))[1].set_exception(ValueError())
        with pytest.raises(ValueError):
            await one
        (await processes.ask(1))[1].set_result(1)
        assert await two == 1
        assert (pool.replaced, len(processes.started)) == (0, 1)

    at_pool(1, test)


def test_a_process_whose_task_nobody_waits_for_any_more_is_still_busy() -> None:
    async def test(pool: WorkerPool, processes: Processes) -> None:
        one, two, three = sent(pool, 3)
        _, given_up = await processes.ask(0)
        for task in (one, two):  # the one under way, the other in line
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        await processes.none_but(1)
        given_up.set_result(0)
        (await processes.ask(1))[1].set_result(1)
        assert await three == 1
        await processes.none_but(2)
        assert (pool.replaced, len(processes.started)) == (0, 1)

    at_pool(1, test)


def test_once_closed_no_process_is_started_again() -> None:
    async def test(pool: WorkerPool, processes: Processes) -> None:
        one, two = sent(pool, 2)
        await processes.ask(0)
        pool.close()
        for task in (one, two):
            with pytest.raises(Refused, match="try again"):
                await task
        with pytest.raises(Refused, match="try again"):
            await pool._run(len, "")
        assert len(processes.started) == 1
        assert pool.replaced == 0

    at_pool(1, test)


def test_patient_tasks_go_one_at_a_time_and_only_some_may_wait() -> None:
    async def test(pool: WorkerPool, processes: Processes) -> None:
        patient = [asyncio.create_task(pool._run_patiently(len, "")) for _ in range(MOST_PATIENT + 1)]
        await processes.ask(0)
        await processes.none_but(1)
        with pytest.raises(Refused, match="try again") as refused:
            await asyncio.wait_for(pool._run_patiently(len, ""), WAIT_S / 10)
        assert refused.value.retry_after is not None
        bot = asyncio.create_task(pool._run(len, ""))  # need not wait behind them
        (await processes.ask(1))[1].set_result(3)
        assert await bot == 3
        for number, task in enumerate(patient):
            (await processes.ask(number + 1 if number else 0))[1].set_result(number)
            assert await task == number
        last = asyncio.create_task(pool._run_patiently(len, ""))
        (await processes.ask(MOST_PATIENT + 2))[1].set_result(9)
        assert await last == 9

    at_pool(2, test)
