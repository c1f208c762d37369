"""The store: all or nothing, once, and in order; on both databases."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import inspect
from sqlalchemy.exc import SQLAlchemyError

from stofa.server.credentials import new_table_id
from stofa.server.errors import CannotServe
from stofa.server.store import queries
from stofa.server.store.database import Database
from stofa.server.store.migrations import MIGRATIONS
from stofa.server.store.open import open_database, sqlite_path
from stofa.server.store.queries import Entry, Key, TableRow, Written
from stofa.server.store.schema import metadata
from stofa.server.tables.events import Event, Nudged, Opened, Seated

NUDGE = Nudged(0, 1)


def with_database(url: str, test: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = open_database(url)
        database.open(lambda message: None)
        try:
            await test(database)
        finally:
            await database.close()

    asyncio.run(run())


async def new_table(database: Database, **more: Any) -> str:
    name = new_table_id()
    fields: dict[str, Any] = {"deadline": None, "finished_at": None} | more
    row = TableRow(name, "g", 1, "{}", "{}", "host", 1, 1, **fields)
    await database.write(
        partial(queries.create, row=row, new=[Event(1, 1, Opened("g", 2))], opens=[Key("code", 0, "claim")])
    )
    return name


def entry(table: str, after: int, cmd: str | None = None, **more: Any) -> Entry:
    return Entry(
        table=table,
        after=after,
        events=[Event(after + 1, 2, NUDGE), Event(after + 2, 2, NUDGE)],
        summary="{}",
        deadline=None,
        cmd=cmd,
        answer=f"answer to {cmd}",
        **more,
    )


def test_what_is_appended_follows_on_and_is_read_back(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        assert await database.append(entry(table, 1, "0:a")) == Written("done")
        assert await database.append(entry(table, 1, "0:b")) == Written("conflict")
        again = await database.append(entry(table, 1, "0:a"))
        assert again == Written("duplicate", "answer to 0:a")
        loaded = await database.read(partial(queries.load, table=table))
        assert loaded is not None
        assert [event.n for event in loaded.events] == [1, 2, 3]
        assert loaded.row.seq == 3
        assert await database.read(partial(queries.answer, table=table, cmd="0:b")) is None

    with_database(database, test)


def test_of_many_at_once_one_wins(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        works = [database.append(entry(table, 1, f"0:{n}")) for n in range(20)]
        outcomes = [written.outcome for written in await asyncio.gather(*works)]
        assert sorted(outcomes) == ["conflict"] * 19 + ["done"]

    with_database(database, test)


def test_what_is_written_together_comes_out_for_each_table_by_itself(database: str) -> None:
    async def test(database: Database) -> None:
        tables = [await new_table(database) for _ in range(6)]
        assert (await database.append(entry(tables[1], 1, "0:a"))).outcome == "done"
        words = Event(2, 2, Seated(0, 'Þóra "\\" \u2028'))  # has to come back as it is
        await asyncio.gather(
            *(database.append(entry(table, 1, "0:a")) for table in tables[:4]),
            database.append(entry(tables[4], 1)),
            database.append(
                msgspec.structs.replace(entry(tables[5], 1, "0:b", finished_at=7), events=[words])
            ),
            database.append(entry(tables[1], 1, "0:b")),
        )
        answers = await asyncio.gather(*(database.append(entry(table, 1, "0:a")) for table in tables))
        expected = [Written("duplicate", "answer to 0:a")] * 4 + [Written("conflict")] * 2
        assert answers == expected
        for table in tables:
            loaded = await database.read(partial(queries.load, table=table))
            assert loaded is not None
            assert loaded.row.seq == len(loaded.events) == (2 if table == tables[5] else 3)
        assert loaded is not None
        assert loaded.events[1] == words
        assert (loaded.row.finished_at, loaded.row.deadline) == (7, None)

    with_database(database, test)


def test_one_that_cannot_be_written_does_not_keep_the_others_from_it(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        good, bad = await new_table(database), await new_table(database)
        stray = Event(2, 1, NUDGE)  # in the log, though the table does not know of it
        await database.write(lambda db: queries._insert_events(db, bad, [stray]))
        slow = database.write(lambda db: time.sleep(0.05))  # so that the others come together
        works = [slow, database.append(entry(bad, 1, "0:a")), database.append(entry(good, 1, "0:a"))]
        _, failed, done = await asyncio.gather(*works, return_exceptions=True)
        assert isinstance(failed, SQLAlchemyError)
        assert done == Written("done")

    with_database(str(tmp_path / "stofa.db"), test)


def test_a_work_that_fails_takes_nothing_with_it(database: str) -> None:
    async def test(database: Database) -> None:
        good, bad = await new_table(database), await new_table(database)

        def fail(db: Any) -> None:
            queries.append(db, entry(bad, 1, "0:a"))
            raise ValueError

        works = [
            database.write(fail),
            database.append(entry(good, 1, "0:a")),
            database.append(entry(bad, 1, "0:x", use_claim="no such code")),
        ]
        failed, done, unclaimed = await asyncio.gather(*works, return_exceptions=True)
        assert isinstance(failed, ValueError)
        assert done == Written("done")
        assert isinstance(unclaimed, queries.ClaimUsed)
        loaded = await database.read(partial(queries.load, table=bad))
        assert loaded is not None
        assert len(loaded.events) == loaded.row.seq == 1

    with_database(database, test)


def test_a_claim_is_used_once_and_a_seat_can_be_unbound(database: str) -> None:
    async def test(database: Database) -> None:
        table = await new_table(database)
        claim = partial(
            queries.append, entry=entry(table, 1, use_claim="code", add_keys=[Key("d", 0, "device")])
        )
        assert (await database.write(claim)).outcome == "done"
        again = partial(queries.append, entry=entry(table, 3, use_claim="code"))
        with pytest.raises(queries.ClaimUsed):
            await database.write(again)
        assert [
            seats for row, seats in await database.read(partial(queries.tables_of, device="d", most=9))
        ] == [[0]]
        new = entry(table, 3, unbind=0, add_keys=[Key("new", 0, "claim")])
        await database.write(partial(queries.append, entry=new))
        loaded = await database.read(partial(queries.load, table=table))
        assert loaded is not None
        assert loaded.keys == [Key("new", 0, "claim")]
        await database.write(partial(queries.delete, table=table))
        assert await database.read(partial(queries.load, table=table)) is None
        assert await database.read(partial(queries.claim, code="new")) is None

    with_database(database, test)


def test_due_tables_come_in_order(database: str) -> None:
    async def test(database: Database) -> None:
        late, soon = await new_table(database, deadline=200), await new_table(database, deadline=100)
        await new_table(database, deadline=300)
        assert await database.read(partial(queries.due, now=250, most=9)) == [soon, late]
        await database.write(partial(queries.clear_deadline, table=soon))
        assert await database.read(partial(queries.due, now=250, most=9)) == [late]

    with_database(database, test)


def test_migrations_lead_to_the_schema_we_use(database: str) -> None:
    async def test(database: Database) -> None:
        def shape(db: Any) -> dict[str, dict[str, bool]]:
            found = inspect(db)
            return {
                table: {c["name"]: c["nullable"] for c in found.get_columns(table)}
                for table in found.get_table_names()
            }

        wanted = {
            table.name: {c.name: bool(c.nullable) for c in table.columns} for table in metadata.sorted_tables
        }
        assert await database.read(shape) == wanted

    with_database(database, test)


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "stofa.db"

    async def nothing(database: Database) -> None:
        pass

    with_database(str(path), nothing)
    with_database(str(path), nothing)  # up to date already
    db = sqlite3.connect(path)
    db.execute("UPDATE schema_version SET version = 99")
    db.commit()
    db.close()
    with pytest.raises(CannotServe) as refused:
        with_database(str(path), nothing)
    assert f"only version {len(MIGRATIONS)}" in refused.value.sentence()


@pytest.mark.parametrize("wrong", ["mysql://localhost/x", "nonsense://", "http://"])
def test_what_is_no_database_is_refused_in_one_line(wrong: str) -> None:
    with pytest.raises(CannotServe):
        open_database(wrong)


def test_paths_and_urls_name_the_same_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert sqlite_path("sqlite:////tmp/x.db") == sqlite_path("/tmp/x.db") == Path("/tmp/x.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert sqlite_path(None) == tmp_path / "stofa" / "stofa.db"
    assert sqlite_path("postgresql://localhost/x") is None
