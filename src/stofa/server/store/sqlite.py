"""SQLite: one file, used by one process."""

import asyncio
import logging
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import randrange
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, text

from stofa.server.private_files import create_private, make_private
from stofa.server.store import queries
from stofa.server.store.database import HEALTH_S, OnNotice, Query, SqlDatabase
from stofa.server.store.file_lock import FileLock
from stofa.server.store.integrity import IntegrityCheck
from stofa.server.store.process_messages import Notice
from stofa.tables.errors import Refused
from stofa.tables.store import Entry, Outcome

T = TypeVar("T")

log = logging.getLogger(__name__)

READERS: Final = 4
"""Number of threads that read, each with a connection of its own."""

BUSY_TIMEOUT_S: Final = 30
"""Seconds to wait for another program that has locked the file, for example a backup."""


READER_CACHE_KIB: Final = 2_000
"""Size of a reader's page cache: SQLite's usual one."""
WRITER_CACHE_KIB: Final = 8_000
"""Size of the writer's page cache. The last pages of the logs of some hundred tables fit in; otherwise it
would read them again and again."""


CHECKPOINT_PAGES: Final = 4_000
"""Size of the write-ahead log at which it is copied into the file: 16 MB. Most of its pages are the last ones
of some logs, each of them many times; the seldomer they are copied, the fewer copies are made."""

PROBE_S: Final = 10.0
"""Seconds for which it is taken for granted that one can write, once it was tried."""

LEAST_ROOM: Final = 1024 * 1024
"""Number of bytes below which the disk counts as full. What was written may still fit into the room that the
write-ahead log has already, so that writing works for a while."""

DAMAGED: Final = "the database is damaged: restore a backup"
FULL: Final = "the disk is full"
NO_ANSWER: Final = "the database does not answer"

PROBLEMS: Final = {"SQLITE_FULL": FULL, "SQLITE_READONLY": "the database may not be written"}
"""What some of SQLite's results mean."""

RESULTS_OF_DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class SqliteDatabase(SqlDatabase):
    shared: Final = False
    process: Final = ""
    listening: Final = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FileLock(path)
        self._check = IntegrityCheck(path)
        self._checking: asyncio.Task[None] | None = None
        self._damaged = False
        self._tried_at = -PROBE_S
        """When it was last tried to write, only to see whether that works."""
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
        self._checking = asyncio.get_running_loop().create_task(self._look_for_damage())

    async def close(self) -> None:
        self._check.stop()
        if self._checking is not None:
            await self._checking
        await super().close()
        self.lock.release()

    # ── What is wrong with it ───────────────────────────────────────────────────────────────────────

    async def read(self, query: Query[T]) -> T:
        try:
            return await super().read(query)
        except Refused as refused:
            self._check_damage(refused)
            raise

    async def write(self, query: Query[T]) -> T:
        try:
            return await super().write(query)
        except Refused as refused:
            self._check_damage(refused)
            raise

    async def append(self, entry: Entry) -> Outcome:
        try:
            return await super().append(entry)
        except Refused as refused:
            self._check_damage(refused)
            raise

    async def problem(self) -> str | None:
        if self._damaged:
            return DAMAGED
        try:
            async with asyncio.timeout(HEALTH_S):
                await self.read(queries.ping)
                await self._try_to_write()
        except Refused as refused:
            return PROBLEMS.get(_result_of(refused)) or self.activity.outage.problem or NO_ANSWER
        except TimeoutError:
            return NO_ANSWER
        room = self.room()
        return FULL if room is not None and room < LEAST_ROOM else None

    async def _try_to_write(self) -> None:
        """Write, and see whether it works; but not for everybody who asks, if it worked a moment ago."""
        if self.activity.works and monotonic() - self._tried_at < PROBE_S:
            return
        self._tried_at = monotonic()
        await self.write(_leave_a_mark)

    async def _look_for_damage(self) -> None:
        """Read the whole file once: pages may be damaged that nobody asks for until it is too late."""
        if await asyncio.to_thread(self._check.finds_damage):
            self._found_damage()

    def _check_damage(self, refused: Refused) -> None:
        """Name the reason, if something is refused because the file is damaged."""
        if _result_of(refused).startswith(RESULTS_OF_DAMAGE):
            self._found_damage()
            raise Refused("damaged") from refused

    def _found_damage(self) -> None:
        if not self._damaged:
            log.error("the database is damaged: restore a backup")
        self._damaged = True

    # ── Other processes: there are none ─────────────────────────────────────────────────────────────

    async def tell(self, notices: Sequence[Notice]) -> None:
        pass

    def look_for_sessions(self, sessions: frozenset[int]) -> None:
        pass

    def size(self) -> int | None:
        files = (self.path, self.path.with_name(self.path.name + "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    def room(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free


def _leave_a_mark(db: Connection) -> None:
    """Change something that nobody reads: what would not change the file, SQLite does not write."""
    db.execute(text(f"PRAGMA user_version = {randrange(1 << 31)}"))


def _result_of(refused: Refused) -> str:
    """What SQLite has answered, if that is why something is refused."""
    return str(getattr(getattr(refused.__cause__, "orig", None), "sqlite_errorname", ""))


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
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return engine
