"""Databases that fail while they write: a full disk, a broken connection."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Engine, NullPool, create_engine, event, text

from stofa.server.store import outage
from stofa.server.store.database import SqlDatabase
from stofa.server.store.sqlite import SqliteDatabase

BREAK = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE state LIKE 'idle%' AND datname = current_database() AND pid <> pg_backend_pid()"
)


@contextmanager
def failing(database: Any, statement: str = "INSERT INTO events") -> Iterator[None]:
    """Until the end, the writer fails at every statement that says so, in the middle of its commit.

    However long that takes on a busy machine, it counts as a quick failure: after a slow one, the server
    tries nothing for a second, and what the test does next would be refused.
    """
    assert isinstance(database, SqlDatabase)
    writing = database._writing
    if isinstance(database, SqliteDatabase):
        with writing.begin() as db:
            db.execute(text("CREATE TABLE IF NOT EXISTS filler (data BLOB)"))

    def fail(db: Any, _cursor: object, sql: str, *_: object) -> None:
        if statement not in sql:
            return
        if isinstance(database, SqliteDatabase):
            _fill_disk(db)
        else:
            _break_connection(writing)

    event.listen(writing, "before_cursor_execute", fail)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(outage, "SLOW_S", float("inf"))
            yield
    finally:
        event.remove(writing, "before_cursor_execute", fail)
        if isinstance(database, SqliteDatabase):
            with writing.begin() as db:
                db.execute(text("PRAGMA max_page_count = 1000000"))


def _fill_disk(db: Any) -> None:
    """As far as SQLite can tell: the file may not grow, and there is more to write than fits."""
    pages = db.execute(text("PRAGMA page_count")).scalar_one()
    db.execute(text(f"PRAGMA max_page_count = {pages}"))
    db.execute(text("INSERT INTO filler VALUES (zeroblob(10000000))"))


def _break_connection(writing: Engine) -> None:
    """The server ends the session; what the writer sends next comes to nothing."""
    with create_engine(writing.url, poolclass=NullPool).begin() as db:
        assert db.execute(BREAK).all()
