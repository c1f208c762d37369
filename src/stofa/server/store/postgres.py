"""PostgreSQL: several server processes share one database and notify each other of what they write."""

import asyncio
from threading import Event, Thread
from time import sleep
from typing import Any, Final

from sqlalchemy import URL, create_engine, event

from stofa.server.errors import CannotServe
from stofa.server.store.database import OnNotice, SqlDatabase
from stofa.server.store.queries import CHANNEL

READERS: Final = 8
"""Number of threads that read."""

CONNECTIONS: Final = READERS + 1
"""Size of the pool: one connection for each reader and one for the writer. The listener has its own."""

LISTEN_S: Final = 0.5
"""Seconds between looks at whether the server is closing, and between attempts to connect again."""

LOCK_TIMEOUT_MS: Final = 2_000
"""Milliseconds that a statement waits for a lock. There is one writer: while it waits, no table goes on."""

IDLE_IN_TRANSACTION_MS: Final = 10_000
"""Milliseconds after which the database ends a transaction of a process that hangs, and frees its locks."""

CONNECT_ARGS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""How soon a database that is out of reach is noticed, in libpq's units. The URL may say otherwise."""


class PostgresDatabase(SqlDatabase):
    shared: Final = True

    def __init__(self, url: URL) -> None:
        try:
            import psycopg
        except ImportError:
            raise CannotServe("no-psycopg") from None
        self._connect = psycopg.connect
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connect_args: dict[str, Any] = {
            name: value for name, value in CONNECT_ARGS.items() if name not in url.query
        }
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=self._connect_args,
            pool_size=CONNECTIONS,
            hide_parameters=True,  # names, seeds and hashes do not belong into the log
            pool_pre_ping=True,  # after a restart of the database no statement fails
        )
        event.listen(engine, "connect", _set_timeouts)
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
                with self._connect(self._address, autocommit=True, **self._connect_args) as connection:
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


def _set_timeouts(connection: Any, _record: object) -> None:
    # Once for each connection, not for each transaction: that would be one more round trip.
    connection.execute(
        "SELECT set_config('lock_timeout', %s, false),"
        " set_config('idle_in_transaction_session_timeout', %s, false)",
        (str(LOCK_TIMEOUT_MS), str(IDLE_IN_TRANSACTION_MS)),
    )
    connection.commit()
