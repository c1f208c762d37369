"""One live table: it takes commands, writes them down, and then tells everybody who watches."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from stofa.engine.title import Title
from stofa.server.errors import Refused
from stofa.server.store import queries
from stofa.server.store.append import Entry, Written
from stofa.server.store.database import Database
from stofa.server.store.queries import Key, Loaded, TableRow
from stofa.server.tables import commands
from stofa.server.tables.events import Event
from stofa.server.tables.live_game import LiveGame
from stofa.server.tables.state import Draft, Setup, TableState
from stofa.server.tables.updates import UpdateEncoder, summary_of, table_view, veiled
from stofa.server.wire import protocol as p

TRIES: Final = 20
"""How often another process may be quicker than us before we ask the sender to come again."""

BOT_GRACE_MS: Final = 10_000
"""A bot that has not moved by then has been forgotten, say by a process that died: ask another one."""

MOST_DEVICES: Final = 8
"""Of one seat."""

encode: Final = msgspec.json.encode
_setup = msgspec.json.Decoder(Setup)
_accepted = msgspec.json.Decoder(p.Accepted)


class Watcher(Protocol):
    """Somebody who is told what happens, as a seat or as a spectator."""

    seat: int | None
    device: str | None

    def tell(self, message: bytes) -> None:
        """Take a message, at once."""


class Table:
    def __init__(self, database: Database, title: Title, loaded: Loaded, now: Callable[[], int]) -> None:
        self.database = database
        self.title = title
        self.now = now
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.elsewhere: dict[str, tuple[int, frozenset[int]]] = {}
        """The seats present at other processes: when they said so, and which."""
        self.thinking: asyncio.Task[None] | None = None
        self.advice: p.Advice | None = None
        """The last hint that somebody was given."""
        self.used_at = now()
        self.present: list[bool] = []
        self.gone = False
        self.on_change: Callable[[Table], None] = lambda table: None
        self.on_presence: Callable[[Table], None] = lambda table: None
        self._load(loaded)
        self.refresh_presence()

    def _load(self, loaded: Loaded) -> None:
        self.row: TableRow = loaded.row
        self.state = _followed(TableState(self.title, _setup.decode(loaded.row.setup)), loaded.events)
        self._keys(loaded.keys)

    def _keys(self, keys: Iterable[Key]) -> None:
        self.holders: dict[int, set[str]] = {seat: set() for seat in range(self.state.players)}
        for key in keys:
            if key.kind == "device":
                self.holders[key.seat].add(key.hash)
        self._send_away()

    # ── Who ─────────────────────────────────────────────────────────────────────────────────────────

    def holds(self, device: str | None, seat: int) -> bool:
        return device is not None and device in self.holders.get(seat, ())

    def you(self, device: str | None) -> p.You:
        seats = [seat for seat, devices in self.holders.items() if device in devices]
        return p.You(seats, device is not None and device == self.row.host)

    def refresh_presence(self) -> bool:
        """See who is there. Whether that has changed: then everybody is told."""
        here = {watcher.seat for watcher in self.watchers}
        for _, seats in self.elsewhere.values():
            here |= seats
        before = self.present
        self.present = [
            seat in here or state.level is not None for seat, state in enumerate(self.state.seats)
        ]
        if self.present == before:
            return False
        message = encode(p.Presence(self.id, self.present))
        for watcher in self.watchers:
            watcher.tell(message)
        return True

    def may_watch(self, device: str | None, seat: int | None) -> None:
        """Whether somebody may see what a seat, or a spectator, sees; refused if not."""
        if not self._sees(device, seat):
            raise Refused("no-spectators" if seat is None else "not-your-seat")

    def _sees(self, device: str | None, seat: int | None) -> bool:
        if seat is not None:
            return self.holds(device, seat)
        return self.state.setup.spectators or self._at_the_table(device)

    def _at_the_table(self, device: str | None) -> bool:
        you = self.you(device)
        return you.host or bool(you.seats)

    # ── Commands ────────────────────────────────────────────────────────────────────────────────────

    async def command(self, device: str | None, command: p.AnyCommand) -> p.Accepted:
        """Do what a seat asks for. Once this returns, it is written down; if it raises, nothing changed."""
        cmd = f"{command.seat}:{command.cmd}"

        def make_draft() -> Draft:
            if not self.holds(device, command.seat):
                raise Refused("not-your-seat")
            return commands.draft_command(self.state, command, at=self.now(), present=self.present)

        leave = command.seat if isinstance(command, p.Leave) else None
        return await self.commit(make_draft, cmd=cmd, device=device, leave=leave)

    async def commit(
        self,
        make_draft: Callable[[], Draft],
        *,
        cmd: str | None = None,
        device: str | None = None,
        add_keys: Sequence[Key] = (),
        use_claim: str | None = None,
        unbind: int | None = None,
        leave: int | None = None,  # a seat that loses its keys if the game has not begun
        table: str | None = None,
    ) -> p.Accepted:
        """Write down what `drafted` says; ask it again whenever the table has gone on meanwhile."""
        async with self.lock:
            for _ in range(TRIES):
                self._still_there()
                try:
                    draft = make_draft()
                except Exception:
                    # Another process may know more than we do; and what was done once stays done.
                    if await self._read_on():
                        continue
                    if (stored := await self._answer(cmd, device)) is not None:
                        return stored
                    raise
                loses = leave if leave is not None and self.state.game is None else unbind
                answer = p.Accepted((cmd or "").partition(":")[2], draft.after.n, table=table)
                written = await self._append(draft, cmd, answer, add_keys, use_claim, loses)
                match written.outcome:
                    case "done":
                        self._change_keys(add_keys, loses)
                        self._advance(draft)
                        return answer
                    case "duplicate":
                        await self._read_on()
                        return self._repeated(written.answer)
                    case "claim-used":
                        raise Refused("claim-used")
                    case "conflict":
                        await self._read_on()
            raise Refused("try-again", retry_after=1.0)

    async def invite(self, device: str, seat: int, code: str) -> None:
        """Let a one-time code open a seat: the own one; for the host, also one that nobody has yet."""
        async with self.lock:
            for _ in range(TRIES):
                self._still_there()
                self._may_invite(device, seat)
                claim = partial(queries.set_claim, table=self.id, seat=seat, code=code, after=self.state.n)
                if await self.database.write(claim):
                    return
                await self._read_on()
            raise Refused("try-again", retry_after=1.0)

    def _may_invite(self, device: str, seat: int) -> None:
        if seat >= self.state.players or self.state.seats[seat].kind == "bot":
            raise Refused("not-your-seat")
        unclaimed = not self.holders[seat]
        if not self.holds(device, seat) and not (unclaimed and device == self.row.host):
            raise Refused("not-your-seat")

    async def _append(
        self,
        draft: Draft,
        cmd: str | None,
        answer: p.Accepted,
        add_keys: Sequence[Key],
        use_claim: str | None,
        unbind: int | None,
    ) -> Written:
        after = draft.after
        entry = Entry(
            table=self.id,
            after=draft.before.n,
            events=draft.events,
            summary=encode(summary_of(after)).decode(),
            deadline=self.next_wake(after, draft.at),
            finished_at=draft.at if after.finished else None,
            cmd=cmd,
            answer=encode(answer).decode(),
            add_keys=add_keys,
            use_claim=use_claim,
            unbind=unbind,
        )
        try:
            return await self.database.append(entry)
        except SQLAlchemyError as error:
            raise Refused("try-again", retry_after=1.0) from error

    @staticmethod
    def next_wake(state: TableState, at: int) -> int | None:
        """When somebody has to look after the table, should nothing happen until then."""
        turn = state.turn
        if turn is not None and state.seats[turn].bot is not None:
            return at + BOT_GRACE_MS
        return state.deadline

    async def _answer(self, cmd: str | None, device: str | None) -> p.Accepted | None:
        """What a command was answered when it was done, if it was, and by somebody at this seat."""
        if cmd is None or not self.holds(device, int(cmd.partition(":")[0])):
            return None
        stored = await self.database.read(partial(queries.answer, table=self.id, cmd=cmd))
        return None if stored is None else self._repeated(stored)

    @staticmethod
    def _repeated(stored: str) -> p.Accepted:
        return msgspec.structs.replace(_accepted.decode(stored), duplicate=True)

    def _change_keys(self, add: Sequence[Key], unbind: int | None) -> None:
        if unbind is not None:
            self.holders[unbind].clear()
        for key in add:
            if key.kind == "device":
                self.holders[key.seat].add(key.hash)
        if unbind is not None:
            self._send_away()

    # ── The log ─────────────────────────────────────────────────────────────────────────────────────

    def _advance(self, draft: Draft) -> None:
        self.state = draft.after
        self._tell(draft.events)
        # Only after our own events: what follows from another process's, say a bot's move, is its business.
        self.on_change(self)

    def _still_there(self) -> None:
        if self.gone:
            raise Refused("no-table")

    async def catch_up(self) -> None:
        """Read on in the log, if another process has written."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Catch up, for whoever holds the lock. Whether there was anything new."""
        loaded = await self.database.read(partial(queries.load, table=self.id, after=self.state.n))
        if loaded is None:
            self.mark_deleted()
            raise Refused("no-table")
        if loaded.row.seq < self.state.n:  # the database was put back to an older day
            whole = await self.database.read(partial(queries.load, table=self.id))
            assert whole is not None
            self._load(whole)
            self._tell(whole.events, reset=True)
            return True
        self._keys(loaded.keys)
        if not loaded.events:
            return False
        self.state = _followed(self.state, loaded.events)
        self._tell(loaded.events)
        return True

    def mark_deleted(self) -> None:
        """The table was deleted."""
        self.gone = True
        for watcher in self.watchers:
            watcher.tell(encode(p.Gone(self.id, watcher.seat)))
        self.watchers.clear()

    # ── Telling ─────────────────────────────────────────────────────────────────────────────────────

    def _tell(self, events: list[Event], reset: bool = False) -> None:
        """Everybody gets the same numbers, and of each event what they may know."""
        self.used_at = self.now()
        if not self.watchers:
            return
        telling = UpdateEncoder(self.id, self.state, events, self.present, reset)
        messages: dict[int | None, bytes] = {}
        for watcher in self.watchers:
            message = messages.get(watcher.seat)
            if message is None:
                message = messages[watcher.seat] = telling.to(watcher.seat)
            watcher.tell(message)

    def _send_away(self) -> None:
        """Who has lost a seat sees nothing more of it, nor of a table without spectators."""
        for watcher in list(self.watchers):
            if not self._sees(watcher.device, watcher.seat):
                self._remove(watcher)
                watcher.tell(encode(p.Gone(self.id, watcher.seat)))

    async def told(self, device: str | None, seat: int | None, after: int) -> p.Told:
        """All that happened after an event, from the log, and how the table stands."""
        async with self.lock:
            return await self._told_since(device, seat, after)

    async def _told_since(self, device: str | None, seat: int | None, after: int) -> p.Told:
        self._still_there()
        if after > self.state.n or (seat is not None and not self.holds(device, seat)):
            await self._read_on()
        self.may_watch(device, seat)
        reset = after > self.state.n
        missed: list[Event] = []
        if after != self.state.n:
            lines = await self.database.read(partial(queries.log, table=self.id, after=0 if reset else after))
            # Another process may have written on since: that comes to all watchers together.
            missed = [event for event in lines if event.n <= self.state.n]
        return p.Told(
            table=self.id,
            seat=seat,
            events=veiled(self.title, missed, seat),
            view=self.view(seat),
            present=self.present,
            reset=reset,
            you=self.you(device),
        )

    async def watch(self, watcher: Watcher, after: int) -> None:
        """Tell a watcher what it has missed, and from now on everything."""
        async with self.lock:
            told = await self._told_since(watcher.device, watcher.seat, after)
            watcher.tell(encode(told))
            self.watchers.append(watcher)
        self._watchers_changed()

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self._remove(watcher)

    def _remove(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self._watchers_changed()

    def _watchers_changed(self) -> None:
        if self.refresh_presence():
            self.on_presence(self)

    def view(self, seat: int | None) -> p.TableView:
        return table_view(self.id, self.state, seat)

    @property
    def game(self) -> LiveGame | None:
        return self.state.game


def _followed(state: TableState, events: Iterable[Event]) -> TableState:
    """How it stands after more of the log. Should an event make no sense, nothing has changed."""
    after = state.copy()
    for event in events:
        after.apply(event)
    return after
