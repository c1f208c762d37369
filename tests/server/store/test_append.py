"""Appending to logs: all or nothing, once, in order, many tables in one commit; on both databases."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from stofa.server.store import event_log, postgres as postgres_store, process_messages, queries, writer
from stofa.server.store.database import Database, SqlDatabase
from stofa.server.store.open import open_database
from stofa.server.store.process_messages import Bye, Here, Newest, News, channel_of, notice
from stofa.tables.errors import Refused
from stofa.tables.events import Event, Seated
from stofa.tables.store import Entry, Key
from tests.server.databases import new_database
from tests.server.running_server import Running
from tests.server.store.entries import NUDGE, entry, load, new_table, with_database
from tests.server.store.failures import failing

DONE, CONFLICT, CLAIM_USED = "done", "conflict", "claim-used"


async def together(database: Database, *entries: Entry) -> list[Any]:
    """Append entries that all wait when the writer comes to them; what became of each, errors included."""
    busy, go_on = threading.Event(), threading.Event()

    def hold_up(_db: object) -> None:
        busy.set()
        assert go_on.wait(20)

    held_up = asyncio.ensure_future(database.write(hold_up))
    assert await asyncio.to_thread(busy.wait, 20)
    appended = [asyncio.ensure_future(database.append(one)) for one in entries]
    await asyncio.sleep(0)  # until each has been submitted
    go_on.set()
    await held_up
    return await asyncio.gather(*appended, return_exceptions=True)


async def unchanged(database: Database, table: str) -> None:
    """A table is as `new_table` has made it."""
    loaded = await load(database, table)
    assert (loaded.row.seq, len(loaded.events)) == (1, 1)
    assert loaded.keys == [Key("code", 0, "claim")]
    assert loaded.row.summary == "{}"


def test_what_was_written_is_not_kept_in_memory(database: str) -> None:
    async def test(database: Database) -> None:
        assert isinstance(database, SqlDatabase)
        table = await new_table(database)
        for number in range(20):
            assert await database.append(entry(table, 1 + 2 * number)) == DONE
            assert len(database.writer._submitted) <= 1

    with_database(database, test)


def test_what_is_appended_is_read_back(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        names = Event(2, 5, Seated(0, 'Þóra "\\" \u2028 %s ? :x'))
        first = Entry(
            table=table,
            after=1,
            events=[names, Event(3, 6, NUDGE, "0:a")],
            summary='{"a":1}',
            deadline=7,
            finished_at=2**40,
        )
        assert await database.append(first) == DONE
        loaded = await load(database, table)
        assert loaded.events[1:] == first.events
        row = loaded.row
        assert (row.seq, row.summary, row.deadline, row.finished_at) == (3, '{"a":1}', 7, 2**40)
        assert (
            await database.read(partial(event_log.last_event_of, table=table, cmd="0:a")) == first.events[1]
        )
        assert await database.append(entry(table, 3)) == DONE
        row = (await load(database, table)).row
        assert (row.seq, row.summary, row.deadline, row.finished_at) == (5, "{}", None, None)

    with_database(database, test)


@pytest.mark.parametrize("after", [0, 2, 3])
def test_an_entry_that_does_not_follow_the_newest_event_is_not_written(database: str, after: int) -> None:
    async def test(database: Database) -> None:
        table, other = await new_table(database), await new_table(database)
        assert await database.append(entry(table, after, "0:a", summary="new")) == CONFLICT
        assert await database.append(entry(table, after)) == CONFLICT
        await unchanged(database, table)
        assert await database.read(partial(event_log.last_event_of, table=table, cmd="0:a")) is None
        assert await database.append(entry(table, 1, "0:a")) == DONE
        await unchanged(database, other)

    with_database(database, test)


@pytest.mark.parametrize("code", ["unknown", "elsewhere", "device", "used", ""])
def test_without_a_valid_code_nothing_is_written(database: str, code: str) -> None:
    async def test(database: Database) -> None:
        table, other = await new_table(database), await new_table(database)
        keys = [Key("used", 1, "used"), Key("device", 1, "device")]
        await database.write(partial(queries.add_keys, table=table, new=keys))
        await database.write(partial(queries.add_keys, table=other, new=[Key("elsewhere", 0, "claim")]))
        before = await load(database, table)
        claim = entry(table, 1, "0:a", use_claim=code, unbind=0, add_keys=[Key("d", 0, "device")])
        assert await database.append(claim) == CLAIM_USED
        assert await load(database, table) == before
        assert await database.read(partial(event_log.last_event_of, table=table, cmd="0:a")) is None

    with_database(database, test)


def test_a_code_is_used_once_and_at_one_table(database: str) -> None:
    async def test(database: Database) -> None:
        table, other = await new_table(database), await new_table(database)  # both have the code "code"
        await database.write(partial(queries.add_keys, table=table, new=[Key("z", 1, "claim")]))
        claim = entry(table, 1, use_claim="code", add_keys=[Key("d", 0, "device")])
        late = msgspec.structs.replace(claim, after=0)
        assert await database.append(late) == CONFLICT  # it may try again
        assert await database.append(claim) == DONE
        keys = sorted((await load(database, table)).keys, key=lambda key: key.hash)
        assert keys == [Key("code", 0, "used"), Key("d", 0, "device"), Key("z", 1, "claim")]
        assert await database.append(msgspec.structs.replace(entry(table, 3), use_claim="code")) == CLAIM_USED
        await unchanged(database, other)
        held = await database.read(partial(queries.tables_of, device="d", most=9))
        assert [(row.id, seats) for row, seats in held] == [(table, [0])]

    with_database(database, test)


def test_a_seat_loses_its_keys_before_it_gets_new_ones(database: str) -> None:
    async def test(database: Database) -> None:
        table, other = await new_table(database), await new_table(database)
        keys = [Key("d", 0, "device"), Key("d", 1, "device")]
        await database.write(partial(queries.add_keys, table=table, new=keys))
        revoked = entry(table, 1, unbind=0, add_keys=[Key("new", 0, "claim")])
        assert await database.append(revoked) == DONE
        keys = (await load(database, table)).keys
        assert sorted(keys, key=lambda key: key.seat) == [Key("new", 0, "claim"), Key("d", 1, "device")]
        await unchanged(database, other)
        await database.write(partial(queries.delete, table=table))
        assert await database.read(partial(queries.load, table=table)) is None
        assert await database.read(partial(queries.claim, code="new")) is None
        assert await database.append(entry(table, 3, "0:a")) == CONFLICT
        await unchanged(database, other)

    with_database(database, test)


def test_of_many_at_one_table_one_wins(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        written = await together(database, *(entry(table, 1, f"0:{n}") for n in range(20)))
        assert written.count(DONE) == 1
        assert written.count(CONFLICT) == 19
        assert (await load(database, table)).row.seq == 3

    with_database(database, test)


def test_entries_of_one_table_that_wait_together_are_written_one_after_the_other(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        assert await together(database, entry(table, 1, "0:a"), entry(table, 3, "0:b")) == [DONE, DONE]
        loaded = await load(database, table)
        assert (loaded.row.seq, len(loaded.events)) == (5, 5)

    with_database(database, test)


def test_many_tables_share_a_commit_and_each_entry_has_its_own_outcome(database: str) -> None:
    async def test(database: Database) -> None:
        tables = [await new_table(database) for _ in range(7)]
        assert await database.append(entry(tables[5], 1, "0:a")) == DONE
        commits = 0

        def count(_db: object) -> None:
            nonlocal commits
            commits += 1

        assert isinstance(database, SqlDatabase)
        event.listen(database._writing, "commit", count)
        written = await together(
            database,
            entry(tables[0], 1, "0:a"),
            entry(tables[1], 1),
            entry(tables[2], 0, "0:a"),
            entry(tables[3], 1, use_claim="no such code"),
            entry(tables[4], 1, use_claim="code", add_keys=[Key("d", 0, "device")]),
            entry(tables[5], 1, "0:a"),
            entry("no-such-table", 1, "0:a"),
            entry(tables[6], 1, "0:b", finished_at=7),
        )
        assert written == [DONE, DONE, CONFLICT, CLAIM_USED, DONE, CONFLICT, CONFLICT, DONE]
        assert commits == 2  # that of the query which kept the writer busy, and one for all
        for number, table in enumerate(tables):
            loaded = await load(database, table)
            assert loaded.row.seq == len(loaded.events) == (1 if number in (2, 3) else 3)
            assert loaded.row.finished_at == (7 if number == 6 else None)
        last = await database.read(partial(event_log.last_event_of, table=tables[6], cmd="0:b"))
        assert last is not None
        assert last.n == 3

    with_database(database, test)


def test_an_entry_that_cannot_be_written_does_not_keep_the_others_from_it(database: str) -> None:
    async def test(database: Database) -> None:
        tables = [await new_table(database) for _ in range(5)]
        stray = Event(2, 1, NUDGE)  # in the log, though the table's row does not know of it
        await database.write(lambda db: queries._insert_events(db, tables[2], [stray]))
        written = await together(database, *(entry(table, 1, "0:a") for table in tables))
        assert isinstance(written[2], Refused)
        assert isinstance(written[2].__cause__, IntegrityError)
        assert [*written[:2], *written[3:]] == [DONE] * 4
        loaded = await load(database, tables[2])
        assert (loaded.row.seq, len(loaded.events)) == (1, 2)
        assert await database.read(partial(event_log.last_event_of, table=tables[2], cmd="0:a")) is None

    with_database(database, test)


def test_a_query_that_fails_changes_nothing_and_harms_nobody(database: str) -> None:
    async def test(database: Database) -> None:
        good, bad = await new_table(database), await new_table(database)

        def fail(db: Any) -> None:
            queries.delete(db, bad)
            raise ValueError

        failed, done = await asyncio.gather(
            database.write(fail), database.append(entry(good, 1, "0:a")), return_exceptions=True
        )
        assert isinstance(failed, ValueError)
        assert done == DONE
        await unchanged(database, bad)

    with_database(database, test)


def test_whoever_stops_waiting_does_not_take_the_entry_back(database: str) -> None:
    async def test(database: Database) -> None:
        table, other = await new_table(database), await new_table(database)
        given_up = asyncio.ensure_future(database.append(entry(table, 1, "0:a")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await database.append(entry(other, 1, "0:a")) == DONE
        assert (await load(database, table)).row.seq == 3

    with_database(database, test)


def test_closing_waits_for_what_was_submitted(database: str) -> None:
    async def test() -> None:
        first, second = open_database(database), open_database(database)
        first.open(lambda message: None)
        tables = [await new_table(first) for _ in range(5)]
        appended = [asyncio.ensure_future(first.append(entry(table, 1))) for table in tables]
        await asyncio.sleep(0)
        await first.close()
        assert await asyncio.gather(*appended) == [DONE] * 5
        second.open(lambda message: None)
        assert (await load(second, tables[4])).row.seq == 3
        await second.close()

    asyncio.run(test())


def test_closing_waits_for_what_is_read_though_nobody_wants_it_any_more(database: str) -> None:
    """Else its connection would stay open, without an owner."""
    begun, go_on, done = threading.Event(), threading.Event(), threading.Event()

    def look_up(db: Connection) -> None:
        begun.set()
        go_on.wait(60)
        done.set()

    async def test() -> None:
        opened = open_database(database)
        opened.open(lambda message: None)
        reading = asyncio.ensure_future(opened.read(look_up))
        await asyncio.to_thread(begun.wait, 60)
        reading.cancel()
        asyncio.get_running_loop().call_later(0.2, go_on.set)
        await opened.close()
        assert done.is_set()

    asyncio.run(test())


@pytest.mark.parametrize("statement", ["UPDATE tables", "INSERT INTO events"])
def test_when_the_database_fails_nothing_is_written_and_afterwards_all_is_well(
    database: str, statement: str
) -> None:
    """A disk that is full (SQLite), a connection that breaks (PostgreSQL), at any step of a commit."""

    async def test(database: Database) -> None:
        tables = [await new_table(database) for _ in range(3)]
        entries = [entry(table, 1, "0:a") for table in tables]
        with failing(database, statement):
            for error in await together(database, *entries):
                assert isinstance(error, Refused)
                assert error.reason == "try-again"
                assert isinstance(error.__cause__, OperationalError)
        for table in tables:
            await unchanged(database, table)
        assert await together(database, *entries) == [DONE] * 3

    with_database(database, test)


def test_a_query_that_fails_is_refused(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        with pytest.raises(Refused) as refused:
            await database.read(lambda db: db.execute(text("SELECT nothing FROM nowhere")))
        assert (refused.value.reason, refused.value.status) == ("try-again", 503)
        assert refused.value.retry_after is not None
        with pytest.raises(Refused, match="try again"):
            await database.write(lambda db: db.execute(text("SELECT nothing FROM nowhere")))
        with pytest.raises(ZeroDivisionError):  # which is not the database's fault
            await database.read(lambda db: 1 // 0)
        await unchanged(database, table)

    with_database(database, test)


def test_closing_does_not_wait_for_a_database_that_hangs(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CLOSE_TIMEOUT_S", 0.2)
    go_on = threading.Event()
    opened = open_database(database)
    assert isinstance(opened, SqlDatabase)
    pool = opened._writing.pool

    async def test() -> None:
        opened.open(lambda message: None)
        hanging = asyncio.ensure_future(opened.write(lambda db: go_on.wait(60)))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(20):
            await opened.close()
        assert not hanging.done()
        hanging.cancel()

    try:
        asyncio.run(test())
    finally:
        go_on.set()
        opened.writer._thread.join()
        pool.dispose()


# ── Several processes at one PostgreSQL ─────────────────────────────────────────────────────────────


def test_whoever_has_the_table_is_told_what_was_written_and_of_nothing_else(postgres: Any) -> None:
    url = new_database(postgres)

    async def test(database: Database) -> None:
        tables = [await new_table(database) for _ in range(4)]
        heard: list[str] = []
        listener = open_database(url)
        listener.open(heard.append)
        while "" not in heard:  # then it listens
            await asyncio.sleep(0.01)
        heard.clear()
        channel = channel_of(listener.process)
        entries = [entry(table, n % 2, audience=[channel]) for n, table in enumerate(tables)]
        entries[1] = entry(tables[1], 1, audience=[channel], unbind=0)  # keys are not told of
        await together(database, *entries, entry(tables[0], 1))
        await together(database, entry(tables[0], 3, audience=[channel, "stofa_another"]))
        await database.tell([notice(Bye("the end"))])
        while not heard or "bye" not in heard[-1]:
            await asyncio.sleep(0.01)
        await listener.close()
        said = [message for message in map(process_messages.heard, heard) if not isinstance(message, Here)]
        written = {table: News("", table, 1, entry(table, 1).events) for table in tables}
        assert sorted(said[:2], key=repr) == sorted([Newest("", tables[1], 3), written[tables[3]]], key=repr)
        assert said[2:] == [News("", tables[0], 3, entry(tables[0], 3).events), Bye("the end")]

    with_database(url, test)


def test_processes_that_append_to_the_same_tables_never_wait_for_each_other_in_a_circle(
    postgres: Any,
) -> None:
    url = new_database(postgres)

    async def test(database: Database) -> None:
        # The planner of the other one has to find the rows in another order.
        settings = " ".join(f"-c enable_{way}=off" for way in ("hashjoin", "mergejoin", "seqscan"))
        other = open_database(f"{url}&options={quote(settings)}")
        other.open(lambda message: None)
        tables = [await new_table(database) for _ in range(60)]
        try:
            for after in range(1, 41, 2):
                here, there = await asyncio.gather(
                    together(database, *(entry(table, after) for table in tables)),
                    together(other, *(entry(table, after) for table in reversed(tables))),
                )
                for one, two in zip(here, reversed(there)):
                    assert sorted([one, two]) == ["conflict", "done"]
        finally:
            await other.close()

    with_database(url, test)


def test_a_code_that_was_replaced_while_the_entry_waited_is_not_valid(postgres: Any) -> None:
    """A new code for a seat changes no event: what the entry waits for is the lock on the table's row."""
    url = new_database(postgres)

    async def test(database: Database) -> None:
        other = open_database(url)
        other.open(lambda message: None)
        table = await new_table(database)
        replaced, go_on = threading.Event(), threading.Event()

        def replace(db: Any) -> None:
            assert queries.set_claim(db, table, 0, "new code", 1)
            replaced.set()
            assert go_on.wait(20)

        replacing = asyncio.ensure_future(other.write(replace))
        assert await asyncio.to_thread(replaced.wait, 20)
        claiming = asyncio.ensure_future(database.append(entry(table, 1, use_claim="code")))
        while not await other.read(_somebody_waits):
            await asyncio.sleep(0.01)
        go_on.set()
        await replacing
        assert await claiming == CLAIM_USED
        await other.close()

    with_database(url, test)


def _somebody_waits(db: Any) -> bool:
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )
    return bool(db.execute(waiting).scalar_one())


def test_a_table_that_another_session_has_locked_holds_no_other_table_up(postgres: Any) -> None:
    url = new_database(postgres)

    async def test(database: Database) -> None:
        assert isinstance(database, SqlDatabase)
        locking: list[str] = []

        def executed(_db: object, _cursor: object, statement: str, *_: object) -> None:
            if "FOR UPDATE" in statement:
                locking.append(statement)

        event.listen(database._writing, "before_cursor_execute", executed)
        free = [await new_table(database) for _ in range(5)]
        locked = [await new_table(database) for _ in range(2)]
        with psycopg.connect(url) as other:
            other.execute("SELECT id FROM tables WHERE id = ANY(%s) FOR UPDATE", (locked,))
            all_tables = [locked[0], *free, locked[1]]
            results = await together(database, *(entry(table, 1, "0:a") for table in all_tables))
            assert results[1:-1] == [DONE] * 5
            for error in (results[0], results[-1]):
                assert isinstance(error, Refused)
                assert error.reason == "try-again"
            # One wait for all of them, not one for each table that is locked.
            assert ["NOWAIT" in statement for statement in locking].count(False) == 1
        for table in locked:
            await unchanged(database, table)
        assert await together(database, *(entry(table, 1, "0:a") for table in locked)) == [DONE] * 2

    with_database(url, test)


def test_with_a_locked_table_the_server_goes_on_and_ends(postgres: Any) -> None:
    url = new_database(postgres)
    with ExitStack() as stack:
        server = stack.enter_context(Running(url))
        anna, björn = server.person(), server.person()
        blocked = anna.open("me", "here", options={"start": 0})["table"]
        other = björn.open("me", "here", options={"start": 0})["table"]
        lock = stack.enter_context(psycopg.connect(url))
        threads = stack.enter_context(ThreadPoolExecutor())
        lock.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", (blocked,))
        waiting = threads.submit(anna.move, blocked, 0, "take stock")
        time.sleep(0.2)
        assert björn.move(other, 0, "take stock")["type"] == "accepted"
        assert waiting.result(20)["code"] == "try-again"
        again = threads.submit(anna.move, blocked, 0, "take stock")
        time.sleep(0.2)
        server.__exit__()  # while the table is still locked
        assert again.exception(20) or again.result()["code"] == "try-again"


def test_starting_waits_for_a_process_that_migrates(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(postgres_store.SESSION, "lock_timeout", 100)
    monkeypatch.setitem(postgres_store.SESSION, "statement_timeout", 100)
    url = new_database(postgres)

    with psycopg.connect(url) as other:
        other.execute("SELECT pg_advisory_xact_lock(7386201)")
        release = threading.Timer(0.5, other.rollback)
        release.start()

        async def test(database: Database) -> None:
            await new_table(database)

        with_database(url, test)
        release.join()


def test_entries_of_any_number_are_written_by_few_statements(tmp_path: Path) -> None:
    """SQLite compiles each statement, and the driver keeps it: one for every number of rows would be many."""
    statements: set[str] = set()

    async def test(database: Database) -> None:
        assert isinstance(database, SqlDatabase)
        tables = [await new_table(database) for _ in range(40)]
        seen = dict.fromkeys(tables, 1)

        @event.listens_for(Engine, "before_cursor_execute")
        def note(_db: object, _cursor: object, statement: str, *_more: object) -> None:
            if "given" in statement:
                statements.add(statement)

        try:
            for count in range(1, 41):
                entries = [entry(table, seen[table], f"0:{count}") for table in tables[:count]]
                assert await together(database, *entries) == [DONE] * count
                for table in tables[:count]:
                    seen[table] += 2
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        for table in tables:
            loaded = await load(database, table)
            assert [one.n for one in loaded.events] == list(range(1, seen[table] + 1))

    with_database(f"sqlite:///{tmp_path / 'few.db'}", test)
    assert len(statements) < 30


def test_an_entry_of_very_many_events_is_written(database: str) -> None:
    """More than one statement inserts; SQLite takes 32,766 parameters, unless it was built to take more."""

    async def test(database: Database) -> None:
        table = await new_table(database)
        events = [Event(n, 2, NUDGE) for n in range(2, 9_002)]
        assert await database.append(entry(table, 1, events=events)) == DONE
        assert (await load(database, table)).events[1:] == events

    with_database(database, test)
