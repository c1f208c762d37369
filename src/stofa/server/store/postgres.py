"""PostgreSQL: several server processes share one database and notify each other of what they write."""

import asyncio
import logging
import os
import re
from collections.abc import Sequence
from functools import partial
from time import monotonic, sleep
from typing import Any, Final

from sqlalchemy import URL, create_engine, event
from sqlalchemy.exc import OperationalError

from stofa.server.errors import CannotServe
from stofa.server.store import queries
from stofa.server.store.database import OnNotice, SqlDatabase
from stofa.server.store.lines import Lines
from stofa.server.store.listener import Listener
from stofa.server.store.process_messages import Notice
from stofa.tables.credentials import new_code

READERS: Final = 4
"""Number of threads that read, each with a connection. The writer has one more, and the listener its own."""

START_S: Final = 10.0
"""Seconds that starting waits for a database that is not up yet."""

CHECK_S: Final = 0.25
"""Seconds between looks at what has taken too long."""

SESSION: Final = {
    "statement_timeout": 4_000,
    "lock_timeout": 2_000,
    "idle_in_transaction_session_timeout": 10_000,
}
"""Milliseconds after which the database gives up by itself. The URL may say otherwise in `options`.

There is one writer: while it waits for a lock, no table goes on. A transaction of a process that hangs ends,
and frees its locks.
"""

CONNECT_ARGS: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": f"stofa {os.getpid()}",
}
"""How soon a database that is out of reach is noticed, in libpq's units. The URL may say otherwise."""

MARGIN_S: Final = 1.0
"""Seconds by which we wait longer than the database itself should: then the connection is cut."""

log = logging.getLogger(__name__)


class PostgresDatabase(SqlDatabase):
    shared: Final = True

    def __init__(self, url: URL) -> None:
        try:
            import psycopg
        except ImportError:
            raise CannotServe("no-psycopg") from None
        self.process = new_code()
        options = str(url.query.get("options", ""))
        session = {name: ms for name, ms in SESSION.items() if name not in options}
        self._silence_s = _statement_timeout_s(options) + MARGIN_S
        self.limit_s = self._silence_s + MARGIN_S
        arguments: dict[str, Any] = {n: value for n, value in CONNECT_ARGS.items() if n not in url.query}
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=arguments,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_timeout=self._silence_s,
            hide_parameters=True,  # names, seeds and hashes do not belong into the log
        )
        self._lines = Lines()
        self._lines.watch(engine)
        event.listen(engine, "connect", partial(_set_timeouts, session))
        # All statements of a reader see the same moment: a table, its log and its keys belong together.
        reading = engine.execution_options(isolation_level="REPEATABLE READ")
        super().__init__(writing=engine, reading=reading, readers=READERS)
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        connect = partial(psycopg.connect, address, autocommit=True, **arguments)
        self._listener = Listener(connect, self.process, self._lines)

    @property
    def listening(self) -> bool:
        return self._listener.connected

    def open(self, on_notice: OnNotice) -> None:
        self._open_when_up(on_notice)
        self._loop = asyncio.get_running_loop()
        self._on_notice = on_notice
        self._listener.start(self._pass_on)
        self._check()

    def _open_when_up(self, on_notice: OnNotice) -> None:
        give_up_at = monotonic() + START_S
        told = False
        while True:
            try:
                super().open(on_notice)
                return
            except OperationalError as error:
                if not _may_come_up(error) or monotonic() > give_up_at:
                    raise
                if not told:
                    log.warning("waiting for the database", extra={"why": str(error.orig).strip()})
                told = True
            sleep(CHECK_S)

    def _check(self) -> None:
        """Let nobody wait too long."""
        self._lines.cut_overdue(self._silence_s)
        self.writer.give_up(self._silence_s + MARGIN_S)
        self._checking = self._loop.call_later(CHECK_S, self._check)

    def _pass_on(self, messages: Sequence[str]) -> None:
        for message in messages:
            self._on_notice(message)

    async def tell(self, notices: Sequence[Notice]) -> None:
        await self.write(partial(queries.notify, notices=notices, only=True))

    def look_for_sessions(self, sessions: frozenset[int]) -> None:
        self._listener.sessions = sessions

    async def problem(self) -> str | None:
        problem = await super().problem()
        if problem is None and not self._listener.connected:
            return "not connected to hear what other processes write"
        return problem

    async def close(self) -> None:
        await self._listener.close()
        await super().close()
        self._checking.cancel()


def _set_timeouts(session: dict[str, int], connection: Any, _record: object) -> None:
    # Once for each connection, not for each transaction: that would be one more round trip.
    for name, ms in session.items():
        connection.execute("SELECT set_config(%s, %s, false)", (name, str(ms)))
    connection.commit()


def _statement_timeout_s(options: str) -> float:
    """The seconds that a statement may take, as the options of a URL say it or by default."""
    found = re.search(r"statement_timeout\s*=\s*(\d+)\s*(ms|s|min)?", options)
    if found is None or int(found[1]) == 0:
        return SESSION["statement_timeout"] / 1000
    return int(found[1]) * {None: 0.001, "ms": 0.001, "s": 1.0, "min": 60.0}[found[2]]


def _may_come_up(error: OperationalError) -> bool:
    """Whether a database that cannot be reached may just be starting: it has refused nothing."""
    text = str(error.orig)
    return "FATAL" not in text or "starting up" in text or "shutting down" in text
