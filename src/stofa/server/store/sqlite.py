"""SQLite: one file, one writer, many works in one commit.

A commit waits for the disk, however little is in it. So the writer takes all works that have come in
meanwhile, does each within a savepoint of its own, commits once, and only then says that they are done.
"""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

from stofa.server.store.desk import T, Told, Work
from stofa.server.store.migrations import migrate

MOST_AT_ONCE: Final = 256
READERS: Final = 4

_Waiting = tuple[Work[Any], "asyncio.Future[Any]"]


def engine_for(path: Path, begin: str) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"check_same_thread": False, "timeout": 30},
        pool_size=READERS,
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


class SqliteDesk:
    shared: Final = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._work: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writing = engine_for(path, "BEGIN IMMEDIATE")
        self._reading = engine_for(path, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, "stofa-read")
        self._writer = Thread(target=self._write_on, name="stofa-write", daemon=True)

    def open(self, told: Told) -> None:
        # `told` is never called: nobody else writes into this file.
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with self._writing.begin() as db:
            migrate(db)
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        def look() -> T:
            with self._reading.begin() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._work.put((work, done))
        # Whoever gives up waiting does not take back what was handed in.
        return await asyncio.shield(done)

    async def close(self) -> None:
        self._work.put(None)
        if self._writer.is_alive():
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def _write_on(self) -> None:
        going = True
        while going:
            batch = [self._work.get()]
            with contextlib.suppress(Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self._work.get_nowait())
            works = [waiting for waiting in batch if waiting is not None]
            going = len(works) == len(batch)
            if works:
                settle = self._write(works)
                self._loop.call_soon_threadsafe(settle)

    def _write(self, works: list[_Waiting]) -> Callable[[], None]:
        """Do the works in one transaction; what then has to be said to those who wait for them."""
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            with self._writing.begin() as db:
                # Straight to the driver: SQLAlchemy would compile each of these anew.
                driver: Any = db.connection.driver_connection
                for work, done in works:
                    driver.execute("SAVEPOINT work")
                    try:
                        results.append((done, work(db), None))
                    except Exception as error:  # of this work alone: the others go on
                        driver.execute("ROLLBACK TO work")
                        results.append((done, None, error))
                    driver.execute("RELEASE work")
        except Exception as error:  # the commit itself failed: nothing was written
            results = [(done, None, error) for _, done in works]

        def settle() -> None:
            for done, result, error in results:
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(result)
                else:
                    done.set_exception(error)

        return settle
