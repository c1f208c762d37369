"""PostgreSQL: several server processes share one database and notify each other of what they write."""

import asyncio
from threading import Event, Thread
from time import sleep
from typing import Final

from sqlalchemy import URL, create_engine

from stofa.server.errors import CannotServe
from stofa.server.store.database import OnNotice, SqlDatabase
from stofa.server.store.queries import CHANNEL

READERS: Final = 8
"""Number of threads that read."""

CONNECTIONS: Final = READERS + 1
"""Size of the pool: one connection for each reader and one for the writer. The listener has its own."""

LISTEN_S: Final = 0.5
"""Seconds between looks at whether the server is closing, and between attempts to connect again."""


class PostgresDatabase(SqlDatabase):
    shared: Final = True

    def __init__(self, url: URL) -> None:
        try:
            import psycopg
        except ImportError:
            raise CannotServe("no-psycopg") from None
        self._connect = psycopg.connect
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=CONNECTIONS,
            pool_pre_ping=True,  # after a restart of the database no statement fails
        )
        # All statements of a reader see the same moment: a table, its log and its keys belong together.
        reading = engine.execution_options(isolation_level="REPEATABLE READ")
        super().__init__(writing=engine, reading=reading, readers=READERS)
        self._closing = Event()
        self._listener = Thread(target=self._listen, name="stofa-listen", daemon=True)

    def open(self, on_notice: OnNotice) -> None:
        super().open(on_notice)
        self._loop = asyncio.get_running_loop()
        self._on_notice = on_notice
        self._listener.start()

    async def close(self) -> None:
        self._closing.set()
        if self._listener.is_alive():
            await asyncio.to_thread(self._listener.join)
        await super().close()

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with self._connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._pass_on("")  # whatever was written before we began to listen
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=LISTEN_S):
                            self._pass_on(notice.payload)
            except Exception:  # the database is away and may come back
                sleep(LISTEN_S)

    def _pass_on(self, message: str) -> None:
        if not self._closing.is_set() and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._on_notice, message)
