"""SQLite: one file, used by one process."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event

from stofa.server.store.database import OnNotice, SqlDatabase

READERS: Final = 4
"""Number of threads that read, each with a connection of its own."""

BUSY_TIMEOUT_S: Final = 30
"""Seconds to wait for another program that has locked the file, for example a backup."""


CACHE_KIB: Final = 16_000
"""Size of each connection's page cache. The last pages of the logs of some hundred tables fit in; with
SQLite's usual 2,000 KiB the writer would read them again and again."""


class SqliteDatabase(SqlDatabase):
    shared: Final = False

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(
            writing=_engine(path, "BEGIN IMMEDIATE", poolclass=StaticPool),  # one writer, one connection
            reading=_engine(path, "BEGIN", pool_size=READERS),
            readers=READERS,
        )

    def open(self, on_notice: OnNotice) -> None:
        # There are no notices: nobody else writes to this file.
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        super().open(on_notice)


def _engine(path: Path, begin: str, **pool: Any) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"check_same_thread": False, "timeout": BUSY_TIMEOUT_S},
        **pool,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # `start` says BEGIN, not the driver
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return engine
