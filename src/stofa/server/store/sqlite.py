"""SQLite: one file, used by one process."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event

from stofa.server.private_files import create_private, make_private
from stofa.server.store.database import OnNotice, SqlDatabase
from stofa.server.store.file_lock import FileLock
from stofa.server.store.process_messages import Notice

READERS: Final = 4
"""Number of threads that read, each with a connection of its own."""

BUSY_TIMEOUT_S: Final = 30
"""Seconds to wait for another program that has locked the file, for example a backup."""


READER_CACHE_KIB: Final = 2_000
"""Size of a reader's page cache: SQLite's usual one."""
WRITER_CACHE_KIB: Final = 8_000
"""Size of the writer's page cache. The last pages of the logs of some hundred tables fit in; otherwise it
would read them again and again."""


class SqliteDatabase(SqlDatabase):
    shared: Final = False
    process: Final = ""
    listening: Final = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FileLock(path)
        super().__init__(
            # one writer, one connection
            writing=_engine(path, "BEGIN IMMEDIATE", WRITER_CACHE_KIB, poolclass=StaticPool),
            reading=_engine(path, "BEGIN", READER_CACHE_KIB, pool_size=READERS),
            readers=READERS,
        )

    def open(self, on_notice: OnNotice) -> None:
        # There are no notices: nobody else writes to this file.
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock.acquire()
        try:
            create_private(self.path)  # SQLite gives the files beside it the same rights
            super().open(on_notice)
            for end in ("", "-wal", "-shm"):
                make_private(self.path.with_name(self.path.name + end))
        except BaseException:
            self.lock.release()
            raise

    async def close(self) -> None:
        await super().close()
        self.lock.release()

    async def tell(self, notices: Sequence[Notice]) -> None:
        pass

    def look_for_sessions(self, sessions: frozenset[int]) -> None:
        pass

    def size(self) -> int | None:
        files = (self.path, self.path.with_name(self.path.name + "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    def room(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free


def _engine(path: Path, begin: str, cache_kib: int, **pool: Any) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"check_same_thread": False, "timeout": BUSY_TIMEOUT_S},
        hide_parameters=True,  # names, seeds and hashes do not belong into the log
        **pool,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # `start` says BEGIN, not the driver
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA cache_size=-{cache_kib}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return engine
