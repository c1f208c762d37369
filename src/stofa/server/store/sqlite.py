"""SQLite: one file, one writer, many works in one commit.

A commit waits for the disk, however little is in it. So the writer takes all that has come in meanwhile,
commits once, and only then says that it is done. Moves, which are nearly all there is to write, are written
together; any other work is done by itself, within a savepoint of its own.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from stofa.server.store.batch_append import Lines, is_plain
from stofa.server.store.database import Query, T, Told
from stofa.server.store.migrations import migrate
from stofa.server.store.queries import Entry, Written, append

BEGIN: Final = "BEGIN IMMEDIATE"
MOST_AT_ONCE: Final = 256
READERS: Final = 4

_Waiting = tuple[Entry | Query[Any], "asyncio.Future[Any]"]
_Result = tuple["asyncio.Future[Any]", Any, Exception | None]


def engine_for(path: Path, begin: str, **pool: Any) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"check_same_thread": False, "timeout": 30},
        **pool,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy, not the driver, says BEGIN
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def started(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class SqliteDatabase:
    shared: Final = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: list[_Waiting] = []
        """What was handed in while the writer was busy."""
        self._busy = False
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._writing = engine_for(path, BEGIN, poolclass=StaticPool)  # there is one writer
        self._reading = engine_for(path, "BEGIN", pool_size=READERS)
        self._readers = ThreadPoolExecutor(READERS, "stofa-read")
        self._writer = Thread(target=self._write_on, name="stofa-write", daemon=True)

    def open(self, told: Told) -> None:
        # `told` is never called: nobody else writes into this file.
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with self._writing.begin() as db:
            migrate(db)
            driver = db.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._driver = driver
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def read(self, query: Query[T]) -> T:
        def look() -> T:
            with self._reading.begin() as db:
                return query(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def write(self, query: Query[T]) -> T:
        # Whoever gives up waiting does not take back what was handed in.
        written: T = await self._handed_in(query)
        return written

    async def append(self, entry: Entry) -> Written:
        written: Written = await self._handed_in(entry)
        return written

    async def close(self) -> None:
        if self._writer.is_alive():
            with contextlib.suppress(SQLAlchemyError):
                await self.write(lambda db: None)  # comes after all that waits
            self._batches.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    # ── In the event loop ───────────────────────────────────────────────────────────────────────────

    def _handed_in(self, query: Entry | Query[Any]) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((query, done))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # with whatever else comes in this round of the loop
        return done

    def _hand_over(self) -> None:
        """Give the writer all that waits, or let it rest.

        The two threads share one interpreter. So the writer is woken once for all of them, and finds its
        statements ready: then it has little to do but to wait for SQLite, beside the loop.
        """
        some, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._busy = bool(some)
        if some:
            together, apart = _sorted(some)
            lines = Lines([entry for entry, _ in together if isinstance(entry, Entry)])
            self._batches.put(_Batch(lines, together, apart))

    def _done(self, results: Sequence[_Result]) -> None:
        self._hand_over()
        _resolve_futures(results)

    # ── In the writer's thread ──────────────────────────────────────────────────────────────────────

    def _write_on(self) -> None:
        while (batch := self._batches.get()) is not None:
            # Nobody waits for two works at one table, so it does not matter which of them comes first.
            results = self._write_together(batch) if batch.together else []
            results += self._write_apart(batch.apart) if batch.apart else []
            self._loop.call_soon_threadsafe(self._done, results)

    def _write_together(self, batch: "_Batch") -> list[_Result]:
        db = self._driver
        try:
            db.execute(BEGIN)
            written = batch.lines.append(db)
            db.execute("COMMIT")
        except Exception:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            # One of them may be to blame: then the others can still be written.
            return self._write_apart(batch.together)
        return [(done, result, None) for (_, done), result in zip(batch.together, written)]

    def _write_apart(self, waiting: Sequence[_Waiting]) -> list[_Result]:
        results: list[_Result] = []
        try:
            with self._writing.begin() as db:
                for handed_in, done in waiting:
                    query = partial(append, entry=handed_in) if isinstance(handed_in, Entry) else handed_in
                    # Straight to the driver: SQLAlchemy would compile each of these anew.
                    self._driver.execute("SAVEPOINT work")
                    try:
                        results.append((done, query(db), None))
                    except Exception as error:  # of this work alone: the others go on
                        self._driver.execute("ROLLBACK TO work")
                        results.append((done, None, error))
                    self._driver.execute("RELEASE work")
        except Exception as error:  # the commit itself failed: nothing was written
            return [(done, None, error) for _, done in waiting]
        return results


class _Batch(NamedTuple):
    """What the writer does before it speaks up again: moves, in one commit, and all the rest, in another."""

    lines: Lines
    together: list[_Waiting]
    apart: list[_Waiting]


def _sorted(waiting: Sequence[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """What can be written together, each at a table of its own; and the rest."""
    plain: list[_Waiting] = []
    rest: list[_Waiting] = []
    tables: set[str] = set()
    for one in waiting:
        entry = one[0]
        if isinstance(entry, Entry) and is_plain(entry) and entry.table not in tables:
            tables.add(entry.table)
            plain.append(one)
        else:
            rest.append(one)
    return plain, rest


def _resolve_futures(results: Sequence[_Result]) -> None:
    """Tell those who wait. In the event loop."""
    for done, result, error in results:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
