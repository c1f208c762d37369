"""Several processes at one PostgreSQL: nobody misses an event, nobody present counts as absent."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from stofa.server import peers
from stofa.server.server_tables import ServerTables
from stofa.server.store import queries
from stofa.server.store.open import open_database
from stofa.server.store.process_messages import At, channel_of, notice
from stofa.tables import new_tables, protocol as p
from stofa.tables.errors import Refused
from stofa.tables.table import Table
from tests.server.databases import new_database
from tests.tables.in_memory import Reader

DEVICE = "d" * 64
OTHER = "e" * 64
"""Another device: all seats of one that several people share are present together."""
WAIT_S = 60


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT_S):
        while not true():
            await asyncio.sleep(0.01)


async def joined(url: str, among: int) -> ServerTables:
    """One more process at a database, once it knows of so many others."""
    registry = ServerTables(open_database(url))
    registry.open()
    await until(lambda: len(registry.peers) == among and registry.database.listening)
    return registry


def with_processes(postgres: Any, count: int, test: Callable[..., Awaitable[None]]) -> None:
    """Run a test with several processes, each without anything else of a server."""

    async def check(registries: list[ServerTables]) -> None:
        while True:
            for registry in registries:
                registry.peers.check()
            await asyncio.sleep(0.05)

    async def run() -> None:
        url = new_database(postgres)
        registries: list[ServerTables] = []
        checking = asyncio.ensure_future(check(registries))
        try:
            while len(registries) < count:
                registries.append(await joined(url, len(registries)))
            await until(lambda: all(len(registry.peers) == count - 1 for registry in registries))
            await test(*registries)
        finally:
            checking.cancel()
            for registry in registries:
                await registry.close()

    asyncio.run(run())


async def opened(registry: ServerTables) -> Table:
    seats = [p.SeatWish("me", "A"), p.SeatWish("here", "B")]
    wanted = p.Create("thurn-and-taxis", seats, {"start": 0})
    table, _ = await new_tables.create(registry, wanted, DEVICE)
    return table


async def move(table: Table) -> None:
    state = table.state
    assert state.turn is not None
    assert state.game is not None
    first = str(state.game.view(state.turn).legal[0])
    cmd, seat, decision = f"command-{state.n}", state.turn, state.decision
    order = p.MakeMoves(cmd=cmd, table=table.id, seat=seat, decision=decision, moves=[first])
    await table.command(DEVICE, order)


def is_asked(registry: ServerTables, table: Table) -> bool:
    """Whether another process has told this one that it has a table."""
    return registry.peers.audience(table.id) != ()


class Held:
    """A database whose next read is over, but has not returned yet."""

    def __init__(self, registry: ServerTables) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self._read = registry.database.read
        registry.database.read = self.read  # type: ignore[method-assign]

    async def read(self, query: Any) -> Any:
        found = await self._read(query)
        self.begun.set()
        await self.go_on.wait()
        return found


def test_what_is_written_while_a_table_is_loaded_is_not_missed(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        held = Held(there)
        loading = asyncio.ensure_future(there.get(table.id))
        await held.begun.wait()
        await move(table)
        await until(lambda: there.peers.newest_told(table.id) == table.state.n)
        held.go_on.set()
        copy = await loading
        await until(lambda: copy.state.n == table.state.n)

    with_processes(postgres, 2, test)


def test_what_was_told_before_a_process_listened_to_the_table_is_told_with_its_answer(postgres: Any) -> None:
    """The event is written after the table was read, but before the writer has heard the question."""

    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        hear = here.peers.hear
        heard: list[str] = []
        here.database._on_notice = heard.append  # type: ignore[attr-defined]
        copy = await there.get(table.id)
        await move(table)
        await until(lambda: any('"who"' in message for message in heard))
        for message in heard:
            hear(message)
        await until(lambda: copy.state.n == table.state.n)

    with_processes(postgres, 2, test)


def test_what_a_process_has_missed_is_found_by_comparing(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        copy = await there.get(table.id)
        await until(lambda: is_asked(here, table))
        there.database._on_notice = lambda message: None  # type: ignore[attr-defined]
        await move(table)
        assert copy.state.n < table.state.n
        await there.compare()
        assert copy.state.n == table.state.n
        assert there.behind == 1
        await there.compare()
        assert there.behind == 0

    with_processes(postgres, 2, test)


def test_a_catching_up_that_fails_is_tried_again(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        copy = await there.get(table.id)
        read = there.database.read

        async def fail(query: Any) -> Any:
            raise Refused("try-again", retry_after=1.0)

        there.database.read = fail  # type: ignore[method-assign]
        there.peers.hear(notice(At(here.database.process, table.id, table.state.n + 1, [])).message)
        await until(lambda: there.catch_ups_failed == 1)
        there.database.read = read  # type: ignore[method-assign]
        there.database._on_notice = lambda message: None  # type: ignore[attr-defined]
        await move(table)
        await there.compare()
        assert copy.state.n == table.state.n

    with_processes(postgres, 2, test)


def test_events_are_taken_from_the_notice_and_nobody_reads_its_own(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        copy = await there.get(table.id)
        reader = Reader(None, "somebody")
        await copy.watch(reader, 0)
        await until(lambda: is_asked(here, table) and is_asked(there, copy))
        told = len(reader.bytes)
        for registry in (here, there):
            registry.database.read = None  # type: ignore[assignment, method-assign]
        for one, other in ((table, copy), (copy, table)) * 3:
            await move(one)
            await until(lambda one=one, other=other: one.state.n == other.state.n)  # type: ignore[misc]
        assert len(reader.bytes) == told + 6

    with_processes(postgres, 2, test)


def test_only_those_are_told_who_have_the_table(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables, third: ServerTables) -> None:
        table = await opened(here)
        await opened(there)
        await until(lambda: here.peers.audience(table.id) == ())  # all have said that they do not have it
        copy = await there.get(table.id)
        channels = (channel_of(there.database.process),)
        await until(lambda: here.peers.audience(table.id) == channels)
        await until(lambda: there.peers.audience(table.id) == (channel_of(here.database.process),))
        heard: list[str] = []
        third.database._on_notice = heard.append  # type: ignore[attr-defined]
        await move(table)
        await until(lambda: copy.state.n == table.state.n)
        copy.used_at = 0
        there.forget_idle()
        await until(lambda: here.peers.audience(table.id) == ())
        assert not [message for message in heard if table.id in message]

    with_processes(postgres, 3, test)


def test_who_is_at_another_process_is_present_from_the_first_moment(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        table.holders[1] = {OTHER}
        await table.watch(Reader(0, DEVICE), 0)
        copy = await there.get(table.id)
        copy.holders[1] = {OTHER}
        assert copy.present == [True, True]  # until we know better
        await until(lambda: copy.present == [True, False])
        reader = Reader(0, DEVICE)
        await copy.watch(reader, 0)
        table.seated.clear()
        table._watchers_changed()
        await until(lambda: table.present == [True, False])  # at the other process
        copy.unwatch(reader)
        await until(lambda: table.present == copy.present == [False, False])

    with_processes(postgres, 2, test)


def test_a_process_that_has_just_begun_does_not_take_everybody_for_absent(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    later_s = 0.0
    monkeypatch.setattr(peers, "ANSWER_S", 1_000.0)
    monkeypatch.setattr(peers, "monotonic", lambda: monotonic() + later_s)

    async def test(here: ServerTables) -> None:
        nonlocal later_s
        table = await opened(here)
        late = ServerTables(here.database)  # has heard of nobody yet
        late.peers.hear("")
        late.peers.ask([table.id])
        copy = await late._read(table.id)
        late.adopt(copy)
        late.peers.refresh(copy)
        assert copy.present == [True, True]
        later_s = 1_001.0
        late.peers.check()
        assert copy.present == [False, False]

    with_processes(postgres, 1, test)


def test_who_was_at_a_process_that_ended_is_absent_soon(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        lost: list[bool] = []
        table = await opened(here)
        copy = await there.get(table.id)
        table.holders[0] = copy.holders[0] = {OTHER}
        await copy.watch(Reader(1, DEVICE), 0)
        await until(lambda: table.present == [False, True])
        here.peers.on_lost = lambda: lost.append(True)
        await there.close()
        await until(lambda: table.present == [False, False])
        assert lost
        assert not here.peers
        assert here.peers.responsible_for(table.id)

    with_processes(postgres, 2, test)


def test_a_process_that_was_taken_for_dead_is_told_again(postgres: Any) -> None:
    async def test(here: ServerTables, there: ServerTables) -> None:
        table = await opened(here)
        copy = await there.get(table.id)
        await until(lambda: is_asked(here, table))
        here.peers._lose(there.database.process)
        assert not is_asked(here, table)
        await until(lambda: is_asked(here, table))  # with its next heartbeat
        await move(table)
        await until(lambda: copy.state.n == table.state.n)

    with_processes(postgres, 2, test)


def test_each_table_has_one_process_that_looks_after_it(postgres: Any) -> None:
    async def test(*registries: ServerTables) -> None:
        shares = [0] * len(registries)
        for number in range(90):
            responsible = [registry.peers.responsible_for(f"table-{number}") for registry in registries]
            assert responsible.count(True) == 1
            shares[responsible.index(True)] += 1
        assert min(shares) > 10

    with_processes(postgres, 3, test)


# ── Restoring a backup under running processes ──────────────────────────────────────────────────────


def test_a_table_is_not_gone_because_all_tables_are_made_anew(postgres: Any) -> None:
    """As `pg_restore --clean --single-transaction` does it: who waited for its end saw them empty."""

    async def test(here: ServerTables) -> None:
        table = await opened(here)
        reader = Reader(0, DEVICE)
        await table.watch(reader, 0)
        url = here.database._writing.url.set(drivername="postgresql")  # type: ignore[attr-defined]
        with psycopg.connect(url.render_as_string(hide_password=False)) as restore:
            restore.execute("CREATE TEMP TABLE kept AS SELECT * FROM tables")
            restore.execute("CREATE TABLE anew (LIKE tables INCLUDING ALL)")
            restore.execute("INSERT INTO anew SELECT * FROM kept")
            restore.execute("DROP TABLE tables")
            restore.execute("ALTER TABLE anew RENAME TO tables")
            catching_up = asyncio.ensure_future(table.catch_up())
            loading = asyncio.ensure_future(ServerTables(here.database)._read(table.id))
            await until(lambda: waiting(restore) == 2)
            restore.commit()
        await catching_up
        assert (await loading).state.n == table.state.n
        assert not table.gone
        assert table.watchers == [reader]

    def waiting(connection: Any) -> int:
        rows = connection.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE wait_event_type = 'Lock' AND datname = current_database()"
        ).fetchone()
        connection.execute("SELECT pg_stat_clear_snapshot()")
        return int(rows[0])

    with_processes(postgres, 1, test)


def test_a_table_that_was_put_back_is_shown_as_it_is_now(postgres: Any) -> None:
    async def test(here: ServerTables) -> None:
        table = await opened(here)
        then = table.state.n
        await move(table)
        reader = Reader(0, DEVICE)
        await table.watch(reader, 0)

        def put_back(db: Any) -> None:
            for statement in (
                f"UPDATE tables SET seq = {then} WHERE id = '{table.id}'",
                f"DELETE FROM events WHERE table_id = '{table.id}' AND seq > {then}",
            ):
                db.execute(text(statement))

        await here.database.write(put_back)
        await here.compare()
        assert table.state.n == then
        assert b'"reset":true' in reader.bytes[-1]
        await here.database.write(partial(queries.delete, table=table.id))
        await here.compare()
        assert table.gone

    with_processes(postgres, 1, test)
