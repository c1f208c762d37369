"""The other processes at the same database: which there are, what they have in memory, who is there.

Whoever takes a table into memory asks all others about it. Each answers up to which event it knows the table
and which seats are connected there, or that it does not have it; from then on those who have the table tell
each other of every event and of every change of presence. Until all have answered, everybody is told, and
nobody counts as absent. What is lost on the way is found by comparing tables with the database every second.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from hashlib import sha256
from time import monotonic
from typing import Any, Final

import msgspec

from stofa.server.store.database import Database
from stofa.server.store.listener import BEAT_S
from stofa.server.store.process_messages import (
    CHANNEL,
    MOST_NAMES,
    At,
    Bye,
    Deleted,
    Gone,
    Hello,
    Here,
    Message,
    Newest,
    News,
    Notice,
    Spent,
    Who,
    Without,
    channel_of,
    heard,
    notice,
)
from stofa.tables.errors import Refused
from stofa.tables.events import Event
from stofa.tables.table import Table

SILENT_S: Final = 3.0
"""Seconds without a heartbeat after which a process counts as dead, though its session has not ended."""

ANSWER_S: Final = 2.0
"""Seconds that an answer about a table is waited for; and, for a process that has just begun to listen, until
it has heard of all others."""

REFRESH_S: Final = 15.0
"""Seconds between messages about who is connected, though nothing has changed: one may have been lost."""

_UNKNOWN: Final = ""
"""Stands for processes that we have not heard of yet."""

log = logging.getLogger(__name__)


class _Peer(msgspec.Struct):
    """Another process."""

    heard_at: float
    session: int = 0


class _Copies(msgspec.Struct):
    """What is known of one table at other processes."""

    seats: dict[str, frozenset[int]] = {}
    """Processes that have it in memory, and the seats connected there."""
    awaited: set[str] = set()
    """Processes that have not answered yet."""
    until: float = 0.0
    """When we stop waiting for them."""
    newest: int = 0
    """The newest event that one of them has told of while the table was being loaded."""
    told: list[int] = []
    """The seats connected here, as the others know it."""


class Peers:
    """Used in the event loop only. `live` are the tables in memory here; `run` runs something beside."""

    def __init__(
        self,
        database: Database,
        live: Mapping[str, Table],
        run: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._database = database
        self._live = live
        self._run = run
        self._peers: dict[str, _Peer] = {}
        self._copies: dict[str, _Copies] = {}
        """By table: for those in memory, and those that are being loaded."""
        self._outgoing: list[Notice] = []
        self._sending: asyncio.Task[None] | None = None
        self._ended: set[str] = set()
        """Processes that have said goodbye: what they said before may come after it."""
        self._closed = False
        self._unsaid = False
        """Whether something could not be said."""
        self._listening_since = monotonic()
        self._refreshed_at = monotonic()
        self.on_events: Callable[[Table, int, Sequence[Event]], None] = lambda table, after, events: None
        """Called with what was written after a number; without events, up to that number."""
        self.on_missed: Callable[[], None] = lambda: None
        """Called when anything may have been missed."""
        self.on_deleted: Callable[[Table], None] = lambda table: None
        self.on_lost: Callable[[], None] = lambda: None
        """Called when a process has ended: somebody has to go on with what it was doing."""
        self.on_spent: Callable[[Spent], None] = lambda spent: None

    @property
    def process(self) -> str:
        return self._database.process

    def __len__(self) -> int:
        """How many others there are."""
        return len(self._peers)

    async def settle(self) -> None:
        """Wait until it is known whether there are others."""
        await asyncio.sleep(2 * BEAT_S)

    def responsible_for(self, table: str) -> bool:
        """Whether this process, of all that live, is to look after a table that nobody looks after."""
        return all(_rank(self.process, table) > _rank(peer, table) for peer in self._peers)

    def audience(self, table: str) -> tuple[str, ...]:
        """The channels on which an event of a table has to be told."""
        if not self._database.shared:
            return ()
        copies = self._copies.get(table)
        if (copies is not None and copies.awaited) or not self._database.listening:
            return (CHANNEL,)  # somebody may have it whom we have not heard of
        return () if copies is None else tuple(channel_of(process) for process in copies.seats)

    # ── Tables of this process ──────────────────────────────────────────────────────────────────────

    def ask(self, tables: Iterable[str]) -> None:
        """Ask the others about tables that are in memory here, or about to be."""
        if not self._database.shared:
            return
        names = list(tables)
        awaited = set(self._peers)
        if monotonic() - self._listening_since < ANSWER_S:
            awaited.add(_UNKNOWN)
        for name in names:
            copies = self._copies.setdefault(name, _Copies())
            copies.awaited = set(awaited)
            copies.until = monotonic() + ANSWER_S
        for start in range(0, len(names), MOST_NAMES):
            self._say(notice(Who(self.process, names[start : start + MOST_NAMES])))
        for name in names:
            table = self._live.get(name)
            if table is not None and table.present_here:
                self._tell_at(table, [CHANNEL])

    def know(self, table: str) -> bool:
        """Whether all who live have told us about a table."""
        copies = self._copies.get(table)
        return copies is None or not copies.awaited

    def newest_told(self, table: str) -> int:
        """The newest event of a table that was told of while it was being loaded."""
        copies = self._copies.get(table)
        return 0 if copies is None else copies.newest

    def forget(self, tables: Iterable[str]) -> None:
        """Tables that are no longer in memory here."""
        by_channel: dict[str, list[str]] = {}
        for name in tables:
            for channel in self.audience(name):
                by_channel.setdefault(channel, []).append(name)
            self._copies.pop(name, None)
        for channel, names in by_channel.items():
            for start in range(0, len(names), MOST_NAMES):
                self._say(notice(Without(self.process, names[start : start + MOST_NAMES]), channel))

    def presence_changed(self, table: Table) -> None:
        """Tell the others who is connected here, if that is news to them."""
        copies = self._copies.get(table.id)
        if copies is not None and copies.told != sorted(table.present_here):
            self._tell_at(table, self.audience(table.id))

    def refresh(self, table: Table) -> None:
        """Work out which seats are connected elsewhere."""
        copies = self._copies.get(table.id)
        elsewhere: frozenset[int] = frozenset()
        if copies is not None and copies.awaited:
            # For all we know.
            elsewhere = frozenset(n for n, seat in enumerate(table.state.seats) if seat.kind == "person")
        elif copies is not None:
            elsewhere = elsewhere.union(*copies.seats.values())
        if table.elsewhere != elsewhere:
            table.elsewhere = elsewhere
            table.refresh_presence()

    # ── What is heard ───────────────────────────────────────────────────────────────────────────────

    def hear(self, text: str) -> None:
        if self._closed:
            return
        if not text:
            self._listening_since = monotonic()
            for peer in self._peers.values():
                peer.heard_at = monotonic()
            self.on_missed()
            self.ask(self._live)
            return
        message = heard(text)
        if isinstance(message, Gone):
            self._session_ended(message.session)
        elif message is not None and message.process != self.process:
            self._hear(message)

    def _hear(self, message: Message) -> None:
        self._notice_process(message)
        match message:
            case News(table=name, events=events):
                self._hear_news(name, events[-1].n, message.after, events)
            case Newest(table=name, n=n):
                self._hear_news(name, n, n, ())
            case Who(process=process, tables=names):
                self._answer(process, names)
            case At(process=process, table=name, n=n, seats=seats):
                self._hear_answer(process, name, frozenset(seats))
                self._hear_news(name, n, n, ())
            case Without(process=process, tables=names):
                for name in names:
                    self._hear_answer(process, name, None)
            case Deleted(table=name):
                if (table := self._live.get(name)) is not None:
                    self.on_deleted(table)
            case Hello():
                self.ask(self._live)
            case Bye(process=process):
                self._lose(process)
            case Spent():
                self.on_spent(message)

    def _notice_process(self, message: Message) -> None:
        if isinstance(message, Bye):
            self._ended.add(message.process)
        if message.process in self._ended:
            return
        peer = self._peers.get(message.process)
        if peer is None:
            peer = self._peers[message.process] = _Peer(monotonic())
            self._say(notice(Hello(self.process), channel_of(message.process)))
        peer.heard_at = monotonic()
        if isinstance(message, Here) and peer.session != message.session:
            peer.session = message.session
            self._look_for_sessions()

    def _hear_news(self, name: str, newest: int, after: int, events: Sequence[Event]) -> None:
        table = self._live.get(name)
        if table is not None:
            if table.state.n < newest:
                self.on_events(table, after, events)
        elif (copies := self._copies.get(name)) is not None:  # it is being loaded
            copies.newest = max(copies.newest, newest)

    def _answer(self, process: str, names: list[str]) -> None:
        channel = channel_of(process)
        without = []
        for name in names:
            table = self._live.get(name)
            copies = self._copies.get(name)
            if table is None and copies is None:
                without.append(name)
                continue
            if copies is None:
                copies = self._copies[name] = _Copies()
            copies.seats.setdefault(process, frozenset())
            if table is not None:
                self._tell_at(table, [channel])
                if table.lock.locked():
                    # What is being written is not told to those who ask only now.
                    self._run(self._tell_at_again(table, channel))
            else:  # we are just loading it ourselves
                self._say(notice(At(self.process, name, 0, []), channel))
        if without:
            self._say(notice(Without(self.process, without), channel))

    async def _tell_at_again(self, table: Table, channel: str) -> None:
        async with table.lock:
            if self._live.get(table.id) is table:
                self._tell_at(table, [channel])

    def _hear_answer(self, process: str, name: str, seats: frozenset[int] | None) -> None:
        copies = self._copies.get(name)
        if copies is None:
            return
        copies.awaited.discard(process)
        if seats is None:
            copies.seats.pop(process, None)
        else:
            copies.seats[process] = seats
        if (table := self._live.get(name)) is not None:
            self.refresh(table)

    # ── Who lives ───────────────────────────────────────────────────────────────────────────────────

    def check(self) -> None:
        """Called every moment: forget processes that are silent, and stop waiting for answers."""
        now = monotonic()
        if self._database.listening:
            for process in [name for name, peer in self._peers.items() if now - peer.heard_at > SILENT_S]:
                log.warning("another process is silent", extra={"peer": process})
                self._lose(process)
        if self._unsaid:
            self._unsaid = False
            self.ask(self._live)
        refreshing = now - self._refreshed_at > REFRESH_S
        if refreshing:
            self._refreshed_at = now
        for name, copies in self._copies.items():
            table = self._live.get(name)
            if table is None:
                continue
            if copies.awaited and copies.until < now:
                copies.awaited.clear()
                self.refresh(table)
            if refreshing and copies.seats:
                self._tell_at(table, self.audience(name))

    def _session_ended(self, session: int) -> None:
        for process in [name for name, peer in self._peers.items() if peer.session == session]:
            log.warning("another process has ended", extra={"peer": process})
            self._lose(process)

    def _lose(self, process: str) -> None:
        if self._peers.pop(process, None) is None:
            return
        self._look_for_sessions()
        for name, copies in self._copies.items():
            if process in copies.awaited or process in copies.seats:
                copies.awaited.discard(process)
                copies.seats.pop(process, None)
                if (table := self._live.get(name)) is not None:
                    self.refresh(table)
        self.on_lost()

    def _look_for_sessions(self) -> None:
        self._database.look_for_sessions(frozenset(peer.session for peer in self._peers.values()) - {0})

    # ── Saying ──────────────────────────────────────────────────────────────────────────────────────

    def spend(self, spent: Spent) -> None:
        """Tell the others what was used up here."""
        if self._peers:
            self._say(notice(spent))

    def say_goodbye(self) -> None:
        if self._peers:
            self._say(notice(Bye(self.process)))

    def _tell_at(self, table: Table, channels: Iterable[str]) -> None:
        at = At(self.process, table.id, table.state.n, sorted(table.present_here))
        self._copies[table.id].told = at.seats
        for channel in channels:
            self._say(notice(at, channel))

    def _say(self, message: Notice) -> None:
        if not self._database.shared or self._closed:
            return
        self._outgoing.append(message)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._outgoing:
                messages, self._outgoing = self._outgoing, []
                try:
                    await self._database.tell(messages)
                except Refused:
                    self._unsaid = True  # the database fails: all is asked and told again
        finally:
            self._sending = None

    async def close(self) -> None:
        """Say everything that is still to be said, and nothing more."""
        self._closed = True
        if self._sending is not None:
            await self._sending


def _rank(process: str, table: str) -> bytes:
    """Highest for another process at each table."""
    return sha256(f"{process} {table}".encode()).digest()
