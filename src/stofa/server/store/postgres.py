"""PostgreSQL: several server processes at one database, which tell each other what they have written."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, Thread
from time import sleep
from typing import Final

from sqlalchemy import URL, create_engine

from stofa.server.errors import CannotServe
from stofa.server.store.database import Query, T, Told
from stofa.server.store.migrations import migrate
from stofa.server.store.queries import CHANNEL, Entry, Written, append

CONNECTIONS: Final = 8
LISTENING_S: Final = 0.5


class PostgresDatabase:
    shared: Final = True

    def __init__(self, url: URL) -> None:
        try:
            import psycopg
        except ImportError:
            raise CannotServe("no-psycopg") from None
        self._connect = psycopg.connect
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._writing = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=CONNECTIONS,
            max_overflow=2,
            pool_pre_ping=True,
        )
        # All that one look needs is of one moment: a table, its log and its keys belong together.
        self._reading = self._writing.execution_options(isolation_level="REPEATABLE READ")
        self._threads = ThreadPoolExecutor(CONNECTIONS, "stofa-db")
        self._closing = Event()
        self._listener = Thread(target=self._listen, name="stofa-listen", daemon=True)

    def open(self, told: Told) -> None:
        with self._writing.begin() as db:
            migrate(db)
        self._loop = asyncio.get_running_loop()
        self._told = told
        self._listener.start()

    async def read(self, query: Query[T]) -> T:
        def look() -> T:
            with self._reading.begin() as db:
                return query(db)

        return await asyncio.get_running_loop().run_in_executor(self._threads, look)

    async def write(self, query: Query[T]) -> T:
        def change() -> T:
            with self._writing.begin() as db:
                return query(db)

        return await asyncio.shield(self._loop.run_in_executor(self._threads, change))

    async def append(self, entry: Entry) -> Written:
        return await self.write(partial(append, entry=entry))

    async def close(self) -> None:
        self._closing.set()
        if self._listener.is_alive():
            await asyncio.get_running_loop().run_in_executor(None, self._listener.join)
        self._threads.shutdown()
        self._writing.dispose()

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with self._connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._say("")  # whatever was written before we began to listen
                    while not self._closing.is_set():
                        for note in connection.notifies(timeout=LISTENING_S):
                            self._say(note.payload)
            except Exception:  # the database went away: it may come back, and we are not to die of it
                sleep(LISTENING_S)

    def _say(self, message: str) -> None:
        if not self._closing.is_set() and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._told, message)
