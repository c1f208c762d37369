"""Hears what other processes say, and says every moment that this one is alive."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Any, Final

from stofa.server.store.lines import Lines, has_input
from stofa.server.store.process_messages import CHANNEL, Gone, Here, channel_of, notice

BEAT_S: Final = 0.5
"""Seconds between heartbeats, and between attempts to connect."""

SILENCE_S: Final = 3.0
"""Seconds after which a connection that does not bring back our own heartbeat is given up."""

_BEAT: Final = """
    SELECT pg_notify(%s, %s), ARRAY(SELECT pid FROM pg_stat_activity WHERE pid = ANY(%s))"""

log = logging.getLogger(__name__)


class Listener:
    """Listens in a thread of its own, over a connection of its own."""

    def __init__(self, connect: Callable[[], Any], process: str, lines: Lines) -> None:
        self.connected = False
        """Whether we hear what the others say."""
        self.sessions: frozenset[int] = frozenset()
        """Sessions of other processes to look for."""
        self._connect = connect
        self._process = process
        self._lines = lines
        self._closing = Event()
        self._came_back_at = 0.0
        self._heard: list[str] = []
        self._thread = Thread(target=self._run, name="stofa-listen", daemon=True)

    def start(self, on_notices: Callable[[Sequence[str]], None]) -> None:
        """Called in the event loop, in which `on_notices` will be called too."""
        self._loop = asyncio.get_running_loop()
        self._on_notices = on_notices
        self._thread.start()

    async def close(self) -> None:
        self._closing.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join, SILENCE_S)

    # ── In the listener's thread ────────────────────────────────────────────────────────────────────

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with self._connect() as connection:
                    self._listen(connection)
            except Exception as error:  # the database is away and may come back
                if self.connected:
                    log.info("not listening", extra={"why": str(error).strip()})
            self.connected = False
            self._closing.wait(BEAT_S)

    def _listen(self, connection: Any) -> None:
        connection.add_notify_handler(lambda heard: self._hear(heard.payload))
        with self._cut_if_silent(connection):
            connection.execute("SET synchronous_commit = off")  # heartbeats need not be on disk
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f'LISTEN "{channel_of(self._process)}"')
        beat = notice(Here(self._process, connection.info.backend_pid)).message
        self._heard.append("")  # whatever was said before we began to listen
        self._came_back_at = monotonic()
        while not self._closing.is_set():
            with self._cut_if_silent(connection):
                self._beat(connection, beat)
            self._wait(connection, monotonic() + BEAT_S, beat)
            if monotonic() - self._came_back_at > SILENCE_S:
                raise TimeoutError("our own heartbeat does not come back")

    def _beat(self, connection: Any, beat: str) -> None:
        sessions = self.sessions
        row = connection.execute(_BEAT, (CHANNEL, beat, list(sessions))).fetchone()
        self._heard += [notice(Gone(self._process, gone)).message for gone in sessions.difference(row[1])]
        self.connected = True

    def _wait(self, connection: Any, until: float, beat: str) -> None:
        """Pass on whatever comes, until the next heartbeat is due."""
        line = connection.pgconn
        while (left := until - monotonic()) > 0 and not self._closing.is_set():
            while (came := line.notifies()) is not None:
                self._hear(came.extra.decode())
            if beat in self._heard:
                self._came_back_at = monotonic()
                self._heard.remove(beat)
            self._pass_on()
            if has_input(connection.fileno(), left):
                line.consume_input()

    def _hear(self, message: str) -> None:
        self._heard.append(message)

    def _pass_on(self) -> None:
        if self._heard and not self._closing.is_set() and not self._loop.is_closed():
            heard, self._heard = self._heard, []
            self._loop.call_soon_threadsafe(self._on_notices, heard)

    @contextmanager
    def _cut_if_silent(self, connection: Any) -> Iterator[None]:
        """While we wait for an answer: the connection is cut if none comes."""
        line = self._lines.add(connection.fileno())
        line.busy_since = monotonic()
        try:
            yield
        finally:
            self._lines.remove(line)
