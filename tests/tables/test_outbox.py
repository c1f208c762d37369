"""The messages that wait for one reader."""

import asyncio

import pytest

from stofa.tables.outbox import Outbox


def test_an_outbox_gives_its_messages_in_order_and_ends_when_it_is_closed() -> None:
    async def read() -> None:
        outbox = Outbox(100)
        outbox.put(b"1")
        outbox.put(b"2")
        assert await outbox.get() == [b"1", b"2"]
        waiting = asyncio.create_task(outbox.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        outbox.put(b"3")
        assert await waiting == [b"3"]
        outbox.put(b"4")
        outbox.close()
        outbox.put(b"too late")
        assert [await outbox.get(), await outbox.get()] == [[b"4"], []]

    asyncio.run(read())


def test_a_reader_that_gives_up_waiting_loses_nothing() -> None:
    async def read() -> None:
        outbox = Outbox(100)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(outbox.get(), 0.001)
        outbox.put(b"1")
        assert await outbox.get() == [b"1"]

    asyncio.run(read())


def test_an_outbox_lets_a_slow_reader_go_but_delivers_one_big_message() -> None:
    overflows: list[int] = []
    outbox = Outbox(10)
    outbox.on_overflow = lambda: overflows.append(1)
    outbox.put(b"x" * 100)
    assert not outbox.overflowed
    outbox.put(b"y")
    outbox.put(b"z")
    assert (outbox.overflowed, overflows) == (True, [1])
    assert asyncio.run(outbox.get()) == []
