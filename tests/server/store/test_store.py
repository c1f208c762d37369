"""Opening a database, its schema, and what is looked up in it."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from stofa.server.errors import CannotServe
from stofa.server.store import event_log, queries
from stofa.server.store.database import Database
from stofa.server.store.migrations import MIGRATIONS
from stofa.server.store.open import open_database, sqlite_path
from stofa.server.store.schema import metadata
from tests.server.store.entries import entry, load, new_table, with_database


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


def test_commands_of_an_older_database_are_known_after_the_migration(database: str) -> None:
    async def test(database: Database) -> None:
        table, other = await new_table(database), await new_table(database)
        for name in (table, other):
            assert await database.append(entry(name, 1)) == "done"

        def as_it_was(db: Connection) -> None:
            db.execute(text("ALTER TABLE events DROP COLUMN cmd"))
            db.execute(text("CREATE TABLE commands (table_id TEXT, cmd TEXT, answer TEXT, at BIGINT)"))
            answer = """{"type":"accepted","cmd":"a","n":3}"""
            row = {"table": table, "answer": answer}
            db.execute(text("INSERT INTO commands VALUES (:table, '0:a', :answer, 2)"), row)
            MIGRATIONS[3](db)

        await database.write(as_it_was)
        last = await database.read(partial(event_log.last_event_of, table=table, cmd="0:a"))
        assert last is not None
        assert last.n == 3
        assert await database.read(partial(event_log.last_event_of, table=other, cmd="0:a")) is None
        known = [[event.cmd for event in (await load(database, name)).events] for name in (table, other)]
        assert known == [[None, None, "0:a"], [None, None, None]]

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
