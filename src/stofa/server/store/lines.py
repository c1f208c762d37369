"""Connections to a database, cut when it does not answer: a network may fail without closing anything."""

import selectors
import socket
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import DisconnectionError

_KEY = "stofa_line"

_Selector: type[selectors.BaseSelector] = getattr(selectors, "PollSelector", selectors.SelectSelector)


def has_input(fileno: int, timeout_s: float = 0.0) -> bool:
    """Whether something can be read from a socket, or it was closed."""
    with _Selector() as selector:
        selector.register(fileno, selectors.EVENT_READ)
        return bool(selector.select(timeout_s))


class Line:
    """One connection: since when somebody has been waiting for it."""

    def __init__(self, fileno: int) -> None:
        # A duplicate: the number of the connection's own socket may be another's by the time it is cut.
        self._socket = socket.socket(fileno=socket.dup(fileno))
        self.busy_since: float | None = None

    def cut(self) -> None:
        """Wake whoever waits, with an error. The connection cannot be used any more."""
        with suppress(OSError):  # it is closed already
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._socket.close()


class Lines:
    """All connections of one process."""

    def __init__(self) -> None:
        self._lines: set[Line] = set()
        self._lock = Lock()

    def add(self, fileno: int) -> Line:
        line = Line(fileno)
        with self._lock:
            self._lines.add(line)
        return line

    def remove(self, line: Line) -> None:
        with self._lock:
            self._lines.discard(line)
        line.close()

    def cut_overdue(self, limit_s: float) -> None:
        """Cut the connections whose answer has been awaited for longer."""
        overdue = monotonic() - limit_s
        with self._lock:
            for line in self._lines:
                if line.busy_since is not None and line.busy_since < overdue:
                    line.busy_since = None
                    line.cut()

    def watch(self, engine: Engine) -> None:
        """Look after the connections of a pool while they are in use, and hand out none that was closed."""

        @event.listens_for(engine, "connect")
        def connected(connection: Any, record: Any) -> None:
            line = record.info[_KEY] = self.add(connection.fileno())
            line.busy_since = monotonic()

        @event.listens_for(engine, "checkout")
        def taken(connection: Any, record: Any, _proxy: object) -> None:
            # Nobody waits for an answer on it: the database has ended the session. Looking costs next to
            # nothing, a question to the database a round trip for each use.
            if connection.closed or has_input(connection.fileno()):
                raise DisconnectionError("the database has closed the connection")
            record.info[_KEY].busy_since = monotonic()

        @event.listens_for(engine, "checkin")
        def returned(_connection: Any, record: Any) -> None:
            line: Line | None = record.info.get(_KEY)
            if line is not None:
                line.busy_since = None

        @event.listens_for(engine, "close")
        def closed(_connection: Any, record: Any) -> None:
            self._drop(record)

        @event.listens_for(engine, "invalidate")
        def invalidated(_connection: Any, record: Any, _error: object) -> None:
            self._drop(record)

    def _drop(self, record: Any) -> None:
        line: Line | None = record.info.pop(_KEY, None)
        if line is not None:
            self.remove(line)
