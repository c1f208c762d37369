"""What is asked of the workers, and when: with processes whose answers the tests give themselves."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from stofa.server.errors import Refused
from stofa.server.workers import pool as pool_module
from stofa.server.workers.pool import MOST_PATIENT, TRIES, WorkerPool


class Pool(ProcessPoolExecutor):
    """One whose tasks are done when a test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []
        self._processes = {}

    def submit(self, task: Callable[..., Any], /, *given: Any, **named: Any) -> "Future[Any]":
        self.asked.append(Future())
        return self.asked[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for future in self.asked:
            future.cancel()


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> list[Pool]:
    """Every pool that was made, one after the other."""
    made: list[Pool] = []

    def new(*_: Any, **__: Any) -> Pool:
        made.append(Pool())
        return made[-1]

    monkeypatch.setattr(pool_module, "ProcessPoolExecutor", new)
    return made


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def sent(context: WorkerPool, count: int) -> "list[asyncio.Task[int]]":
    return [asyncio.create_task(context._send(len, "x" * number)) for number in range(count)]


def test_whoever_waits_for_a_process_is_not_on_the_clock(pools: list[Pool]) -> None:
    async def test() -> None:
        one, two = sent(WorkerPool(1, budget_s=60), 2)
        await a_while()
        assert len(pools[0].asked) == 1
        pools[0].asked[0].set_result(5)
        assert await one == 5
        await a_while()
        pools[0].asked[1].set_result(6)
        assert await two == 6

    asyncio.run(test())


def test_an_errand_that_goes_down_with_anothers_is_sent_again(pools: list[Pool]) -> None:
    async def test() -> None:
        context = WorkerPool(2)
        bad, good = sent(context, 2)
        for broken in range(TRIES):
            await a_while()
            pools[broken].asked[0].set_exception(BrokenProcessPool())
        with pytest.raises(Refused, match="try again"):
            await bad
        await a_while()
        assert (context.replaced, len(pools)) == (TRIES, TRIES + 1)
        pools[-1].asked[0].set_result(7)
        assert await good == 7

    asyncio.run(test())


def test_whoever_gives_up_has_given_up(pools: list[Pool]) -> None:
    async def test() -> None:
        context = WorkerPool(1)
        one, two = sent(context, 2)
        await a_while()
        one.cancel()
        with pytest.raises(asyncio.CancelledError):
            await one
        await a_while()
        pools[0].asked[1].set_result(1)
        assert await two == 1
        assert context.replaced == 0

    asyncio.run(test())


def test_once_closed_no_process_is_started_again(pools: list[Pool]) -> None:
    async def test() -> None:
        context = WorkerPool(1)
        one, two = sent(context, 2)
        await a_while()
        context.close()
        for task in (one, two):
            with pytest.raises(Refused, match="try again"):
                await task
        assert len(pools) == 1

    asyncio.run(test())


def test_only_so_many_wait_for_their_turn(pools: list[Pool]) -> None:
    async def test() -> None:
        context = WorkerPool(2)
        patient = [asyncio.create_task(context._send_patiently(len, "")) for _ in range(MOST_PATIENT + 1)]
        await a_while()
        assert len(pools[0].asked) == 1
        with pytest.raises(Refused, match="try again") as refused:
            await context._send_patiently(len, "")
        assert refused.value.retry_after is not None
        for number, task in enumerate(patient):
            pools[0].asked[number].set_result(number)
            assert await task == number
            await a_while()
        last = asyncio.create_task(context._send_patiently(len, ""))
        await a_while()
        pools[0].asked[-1].set_result(9)
        assert await last == 9

    asyncio.run(test())
