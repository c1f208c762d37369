"""One live table: it takes commands, writes what follows from them, and then tells all who watch."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from stofa.engine.title import Title
from stofa.tables import commands, protocol as p, seat_requests
from stofa.tables.attendance import Attendance, AttendanceBook
from stofa.tables.errors import Refused
from stofa.tables.events import Event, Rematched, SeatFreed, SeatKept
from stofa.tables.known_commands import KnownCommands
from stofa.tables.live_game import LiveGame
from stofa.tables.screens import opener
from stofa.tables.slices import seen_in_slices
from stofa.tables.spectators import News, Spectators
from stofa.tables.state import Draft, Setup, TableState, followed
from stofa.tables.store import Entry, Key, Loaded, Outcome, Store, TableRow
from stofa.tables.updates import UpdateEncoder, shown_moves, spectator_view, summary_of, table_view
from stofa.tables.watcher import Watcher

TRIES: Final = 20
"""How often another process may be quicker before the sender has to try again."""

BOT_GRACE_MS: Final = 10_000
"""Milliseconds after which a bot that has not moved is asked again: its process may have died."""

STAYS_MS: Final = 5 * 60_000
"""Milliseconds after which it is noted again that somebody whose seat is asked for is still connected."""

MOST_DEVICES: Final = 8
"""Upper bound of devices that hold one seat."""

SCREEN: Final = -1
"""Stands for a big screen where seats that are present are numbered."""

encode: Final = msgspec.json.encode
_setup = msgspec.json.Decoder(Setup)


class CommandId(msgspec.Struct, frozen=True):
    """A command that is carried out at most once: by whom it was sent, and what they call it."""

    device: str | None
    seat: int
    cmd: str
    of_device: bool = False
    """Whether its answer is repeated to the device that sent it, even if that has lost the seat since, and to
    no other. Otherwise it is repeated to all devices that hold the seat."""

    @property
    def key(self) -> str:
        # A slash is never part of what a client calls its command.
        return f"{self.seat}/{self.device}/{self.cmd}" if self.of_device else f"{self.seat}:{self.cmd}"


class Change(msgspec.Struct, frozen=True):
    """A draft, and what is written in the same commit."""

    draft: Draft
    add_keys: Sequence[Key] = ()
    use_claim: str | None = None
    """Hash of a one-time code, which has to be valid."""
    unbind: int | None = None
    """Seat that loses all its keys, before `add_keys` are added."""
    new_table: str | None = None
    """Id of another table, for the answer."""


class Table:
    def __init__(
        self,
        store: Store,
        title: Title,
        loaded: Loaded,
        now: Callable[[], int],
        state: TableState | None = None,
    ) -> None:
        """`state`: what follows from the log, if that has been worked out already."""
        self.store = store
        self.title = title
        self.now = now
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.seated: list[Watcher] = []
        """Those who look at the table from a seat."""
        self.spectators = Spectators(self._resume)
        self.elsewhere: frozenset[int] = frozenset()
        """The seats connected at other processes, and `SCREEN`."""
        self.audience: Callable[[], Sequence[str]] = lambda: ()
        """The channels on which other processes are told what was written."""
        self.thinking: asyncio.Task[None] | None = None
        self.advice: p.Advice | None = None
        """The last hint that was given at this table."""
        self.used_at = now()
        self.present: list[bool] = []
        self.on_screen = False
        """Whether a big screen shows the table."""
        self.gone = False
        self.on_change: Callable[[Table], None] = lambda table: None
        self.on_presence: Callable[[Table], None] = lambda table: None
        self._load(loaded, state)
        self._attendance = AttendanceBook(self.state.players, now())
        self.refresh_presence()

    def _load(self, loaded: Loaded, state: TableState | None = None) -> None:
        self.row: TableRow = loaded.row
        self.state = state or followed(first_state(self.title, loaded.row), loaded.events)
        self._commands = KnownCommands(loaded.events)
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
        devices = [len(self.holders[seat]) for seat in seats]
        return p.You(seats, device is not None and device == self.row.host, devices)

    def refresh_presence(self) -> None:
        """Work out who is connected. If that has changed, watchers are told."""
        here = self.present_here | self.elsewhere
        before = (self.present, self.on_screen)
        self.present = [
            seat in here or state.level is not None for seat, state in enumerate(self.state.seats)
        ]
        self.on_screen = SCREEN in here
        for seat, was_here in enumerate(before[0]):
            if was_here:
                self._attendance.saw(seat, self.now())
        if (self.present, self.on_screen) == before:
            return
        self._tell_all(encode(p.Presence(self.id, self.present, self.on_screen)))

    @property
    def watchers(self) -> list[Watcher]:
        """All who look at the table."""
        return [*self.seated, *self.spectators]

    @property
    def is_watched(self) -> bool:
        return bool(self.seated or self.spectators)

    @property
    def present_here(self) -> set[int]:
        """The seats that are connected to this process, and `SCREEN`."""
        here = {
            SCREEN if watcher.seat is None else watcher.seat
            for watcher in self.watchers
            if watcher.seat is not None or watcher.screen is not None
        }
        return here | self._around_one_screen

    @property
    def _around_one_screen(self) -> set[int]:
        """The seats of connected devices that several people share: they look in turn, and all are there."""
        of_device: dict[str, set[int]] = {}
        for seat, devices in self.holders.items():
            for device in devices:
                of_device.setdefault(device, set()).add(seat)
        shared = {device: seats for device, seats in of_device.items() if len(seats) > 1}
        if not shared:
            return set()
        connected = {watcher.device for watcher in self.watchers if watcher.screen is None}
        return {seat for device, seats in shared.items() if device in connected for seat in seats}

    def may_watch(self, device: str | None, seat: int | None, screen: str | None = None) -> None:
        """Check that a device may see what a seat, or a spectator, sees; refused if not."""
        if not self._sees(device, seat, screen):
            raise Refused(
                "not-your-seat" if seat is not None else "screen-closed" if screen else "no-spectators"
            )

    def _sees(self, device: str | None, seat: int | None, screen: str | None) -> bool:
        if seat is not None:
            return self.holds(device, seat)
        return (
            self.state.setup.spectators
            or self._at_the_table(device)
            or self.screen_opener(screen) is not None
        )

    def screen_opener(self, code: str | None) -> str | None:
        """The device at the table that opened the big screen with a code."""
        return opener(self.id, code, {self.row.host}.union(*self.holders.values()))

    def invites(self, code: str | None) -> bool:
        """Whether who sees the screen with a code may take seats that wait for a link: it is the host's."""
        return self.screen_opener(code) == self.row.host

    def _at_the_table(self, device: str | None) -> bool:
        you = self.you(device)
        return you.host or bool(you.seats)

    # ── Commands ────────────────────────────────────────────────────────────────────────────────────

    @property
    def attendance(self) -> Attendance:
        return self._attendance.as_of(self.present, self.now())

    async def show_up(self, seat: int, acts: bool = False) -> None:
        """A device that holds a seat gives a sign of life; `acts`: one that no page gives by itself."""
        self._attendance.saw(seat, self.now(), acts)
        state = self.state.seats[seat]
        if state.freed or state.request is not None:

            def make_change() -> Change:
                draft = Draft(self.state, self.now())
                seat_requests.note_sign_of_life(draft, seat)
                return self.change(draft)

            with contextlib.suppress(Refused):  # nothing was lost but the sign
                await self.commit(make_change)

    def change(self, draft: Draft) -> Change:
        """A draft with what it means for the keys of seats that are given away or kept."""
        for event in draft.events:
            match event.what:
                case SeatFreed(seat=seat, why="given"):
                    return Change(draft, unbind=seat)
                case SeatFreed(seat=seat, why="absent") | SeatKept(seat=seat) if self.holders[seat]:
                    # Codes that were made before are void: they were made for somebody else.
                    devices = [Key(device, seat, "device") for device in self.holders[seat]]
                    return Change(draft, unbind=seat, add_keys=devices)
        return Change(draft)

    async def look_after_requests(self) -> None:
        """Free seats whose holders have been absent for long enough, and note who is here all the while."""
        if all(seat.request is None for seat in self.state.seats):
            return

        def make_change() -> Change:
            draft = Draft(self.state, self.now())
            for number, seat in enumerate(self.state.seats):
                if seat.request is not None and not draft.events:
                    if self.present[number] and draft.at - seat.request.since >= STAYS_MS:
                        seat_requests.note_sign_of_life(draft, number)
                    else:
                        seat_requests.free_if_agreed(draft, number, self.attendance)
            return self.change(draft)

        with contextlib.suppress(Refused):  # it is looked after again soon
            await self.commit(make_change)

    async def command(self, device: str | None, command: p.AnyCommand) -> p.Accepted:
        """Do what a seat asks for. Once this returns, it is written; if it raises, nothing has changed."""

        def make_change() -> Change:
            if not self.holds(device, command.seat):
                raise Refused("not-your-seat")
            if isinstance(command, p.MakeMoves):  # as nearly all are: who is present does not matter then
                return Change(commands.draft_moves(self.state, command, at=self.now()))
            draft = commands.draft_command(
                self.state,
                command,
                at=self.now(),
                attendance=self.attendance,
                shared=frozenset(self.you(device).seats),
            )
            if isinstance(command, p.Leave) and self.state.game is None:
                return Change(draft, unbind=command.seat)
            return self.change(draft)

        if self.holds(device, command.seat):
            await self.show_up(command.seat, acts=True)
        leaves = isinstance(command, p.Leave | p.AnswerSeat)  # after which the seat may be lost
        return await self.commit(make_change, CommandId(device, command.seat, command.cmd, of_device=leaves))

    async def commit(self, make_change: Callable[[], Change], command: CommandId | None = None) -> p.Accepted:
        """Write a change, and answer the command that caused it. Watchers are told.

        `make_change` is called again whenever another process has written to the table meanwhile. A draft
        without events means that there is nothing to do.
        """
        async with self.lock:
            for _ in range(TRIES):
                self._check_exists()
                try:
                    change = make_change()
                except Exception:
                    # Another process may know more than we do; and what was done once stays done.
                    if await self._read_on():
                        continue
                    if (stored := await self._stored_answer(command)) is not None:
                        return stored
                    raise
                draft = change.draft
                answer = p.Accepted(command.cmd if command else "", draft.after.n, table=change.new_table)
                if not draft.events:
                    return answer
                if (done := await self._carried_out(command)) is not None:
                    return done
                events = _of_command(draft.events, command)
                match await self._append(change, events):
                    case "done":
                        self._change_keys(change)
                        self._commands.note(events[-1:])
                        self._advance(draft)
                        return answer
                    case "claim-used":
                        raise Refused("claim-used")
                    case "conflict":
                        await self._read_on()
            raise Refused("try-again", retry_after=1.0)

    async def invite(self, device: str, seat: int, code: str) -> None:
        """Let a one-time code open a seat: one's own, or, for the host, one that is not taken yet."""
        async with self.lock:
            for _ in range(TRIES):
                self._check_exists()
                self._may_invite(device, seat)
                if await self.store.set_claim(self.id, seat, code, self.state.n):
                    return
                await self._read_on()
            raise Refused("try-again", retry_after=1.0)

    def _may_invite(self, device: str, seat: int) -> None:
        if seat >= self.state.players or self.state.seats[seat].kind == "bot":
            raise Refused("not-your-seat")
        unclaimed = not self.holders[seat] or (
            self.state.status == "playing" and self.state.seats[seat].freed
        )
        if not self.holds(device, seat) and not (unclaimed and device == self.row.host):
            raise Refused("not-your-seat")

    async def _append(self, change: Change, events: Sequence[Event]) -> Outcome:
        draft = change.draft
        after = draft.after
        entry = Entry(
            table=self.id,
            after=draft.before.n,
            events=events,
            summary=encode(summary_of(after)).decode(),
            deadline=self.next_wake(after, draft.at),
            finished_at=draft.at if after.finished else None,
            add_keys=change.add_keys,
            use_claim=change.use_claim,
            unbind=change.unbind,
            author=self.store.process,
            audience=self.audience(),
        )
        return await self.store.append(entry)

    @staticmethod
    def next_wake(state: TableState, at: int) -> int | None:
        """When the supervisor has to look after the table, if nothing happens until then."""
        turn = state.turn
        if turn is not None and state.seats[turn].bot is not None:
            return at + BOT_GRACE_MS
        return state.deadline

    async def _stored_answer(self, command: CommandId | None) -> p.Accepted | None:
        """What a command was answered when it was carried out, if it was and the device may know."""
        if command is None or not (command.of_device or self.holds(command.device, command.seat)):
            return None
        return await self._carried_out(command)

    async def _carried_out(self, command: CommandId | None) -> p.Accepted | None:
        """The answer to a command that was carried out before; None for a new one."""
        if command is None or not self._commands.may_have(command.key):
            return None
        last = await self.store.last_event_of(self.id, command.key)
        if last is None:
            return None
        new_table = last.what.table if isinstance(last.what, Rematched) else None
        return p.Accepted(command.cmd, last.n, duplicate=True, table=new_table)

    def _change_keys(self, change: Change) -> None:
        if change.unbind is not None:
            self.holders[change.unbind].clear()
        for key in change.add_keys:
            if key.kind == "device":
                self.holders[key.seat].add(key.hash)
        if change.unbind is not None:
            self._send_away()

    # ── The log ─────────────────────────────────────────────────────────────────────────────────────

    def _advance(self, draft: Draft) -> None:
        self.state = draft.after
        self._tell(draft.events)
        # Only after our own events: what follows from another process's, say a bot's move, is its business.
        self.on_change(self)

    def _check_exists(self) -> None:
        if self.gone:
            raise Refused("no-table")

    async def catch_up(self) -> None:
        """Read on in the log, if another process has written."""
        async with self.lock:
            await self._read_on()

    async def hear(self, after: int, events: Sequence[Event]) -> None:
        """Take in events that another process has written; without events, read on up to that number."""
        async with self.lock:
            self.hear_now(after, events)
            if self.state.n < (events[-1].n if events else after):
                await self._read_on()

    def hear_now(self, after: int, events: Sequence[Event]) -> bool:
        """Take in events of another process, if they are the next ones and nothing is being written."""
        if not events or self.state.n != after or self.gone:
            return False
        self._follow(events)
        return True

    def _follow(self, events: Sequence[Event]) -> None:
        """Go on to where another process has led the log."""
        self.state = followed(self.state, events)
        self._commands.note(events)
        self._tell(list(events))

    async def _read_on(self) -> bool:
        """Catch up; whether there was anything new. The lock must be held."""
        loaded = await load_surely(self.store, self.id, self.state.n)
        if loaded is None:
            self.mark_deleted()
            raise Refused("no-table")
        if loaded.row.seq < self.state.n:  # the database was put back to an older day
            whole = await self.store.load(self.id)
            assert whole is not None
            self._load(whole)
            self._tell(whole.events, reset=True)
            return True
        self._keys(loaded.keys)
        if not loaded.events:
            return False
        self._follow(loaded.events)
        return True

    def clock_put_back(self) -> bool:
        """If the machine's clock was put back behind the beginning of this turn, let the turn begin now.

        Otherwise its time would be up only when the clock is there again. Whether that was so.
        """
        now = self.now()
        if self.state.since <= now:
            return False
        seats = tuple(
            msgspec.structs.replace(seat, nudged_at=min(seat.nudged_at, now)) if seat.nudged_at else seat
            for seat in self.state.seats
        )
        self.state = msgspec.structs.replace(self.state, since=now, seats=seats)
        self._tell([])  # of the new deadline
        return True

    def mark_deleted(self) -> None:
        """The table was deleted."""
        self.gone = True
        for watcher in self.seated:
            watcher.tell(encode(p.Gone(self.id, watcher.seat)))
        self.seated.clear()
        gone = encode(p.Gone(self.id, None))
        self.spectators.tell(News(gone, gone), self.state.n)

    # ── Telling ─────────────────────────────────────────────────────────────────────────────────────

    def _tell(self, events: list[Event], reset: bool = False) -> None:
        """Everybody gets the same numbers, and of each event what they may know."""
        self.used_at = self.now()
        if not self.is_watched:
            return
        updates = UpdateEncoder(self.id, self.state, events, self.present, reset)
        messages: dict[int | None, bytes] = {}
        for watcher in self.seated:
            message = messages.get(watcher.seat)
            if message is None:
                message = messages[watcher.seat] = updates.encode_for(watcher.seat)
            watcher.tell(message)
        if self.spectators:
            self._tell_spectators(updates, reset)

    def _tell_spectators(self, updates: UpdateEncoder, reset: bool) -> None:
        spectators = self.spectators
        before, spectators.view = spectators.view, updates.spectator_view()
        whole = updates.encode_for(None) if reset or not spectators.all_take_changes else b""
        news = News(whole, whole if reset else updates.encode_changes(before, spectators.view))
        spectators.tell(news, self.state.n)

    def _tell_all(self, message: bytes) -> None:
        for watcher in self.seated:
            watcher.tell(message)
        self.spectators.tell(News(message, message), self.state.n)

    def _send_away(self) -> None:
        """Who has lost a seat sees nothing more of it, nor of a table without spectators."""
        for watcher in list(self.watchers):
            if not self._sees(watcher.device, watcher.seat, watcher.screen):
                self._remove(watcher)
                watcher.tell(encode(p.Gone(self.id, watcher.seat)))

    async def update_since(
        self, device: str | None, seat: int | None, after: int, screen: str | None = None
    ) -> p.Update:
        """All that happened after an event, from the log, and how the table stands."""
        async with self.lock:
            return await self._update_since(device, seat, after, screen)

    async def _update_since(
        self, device: str | None, seat: int | None, after: int, screen: str | None
    ) -> p.Update:
        self._check_exists()
        if after > self.state.n or not self._sees(device, seat, screen):
            await self._read_on()
        self.may_watch(device, seat, screen)
        reset = after > self.state.n
        missed: list[Event] = []
        if after != self.state.n:
            lines = await self.store.log(self.id, 0 if reset else after)
            # Another process may have written on since: that comes to all watchers together.
            missed = [event for event in lines if event.n <= self.state.n]
        return p.Update(
            table=self.id,
            seat=seat,
            events=await seen_in_slices(self.state, missed, seat),
            shown=[] if reset else shown_moves(self.state, after),
            view=self.view(seat),
            present=self.present,
            reset=reset,
            you=None if screen is not None else self.you(device),
            screen=self.on_screen,
            invites=self.invites(screen),
        )

    async def watch(self, watcher: Watcher, after: int) -> None:
        """Tell a watcher what it has missed, and from now on everything."""
        async with self.lock:
            update = await self._update_since(watcher.device, watcher.seat, after, watcher.screen)
            self._check_exists()  # another process may have deleted it meanwhile; that is told only once
            watcher.tell(encode(update))
            self.add_watcher(watcher)
        self._watchers_changed()
        if watcher.seat is not None:
            await self.show_up(watcher.seat)

    def add_watcher(self, watcher: Watcher) -> None:
        """From now on, tell everything to one who knows how the table stands."""
        if watcher.seat is not None:
            self.seated.append(watcher)
            return
        if not self.spectators:
            self.spectators.view = spectator_view(self.id, self.state)
        self.spectators.add(watcher, self.state.n)

    async def _resume(self, watcher: Watcher, after: int) -> int:
        """Tell a spectator who has fallen behind all that happened after an event; the last one."""
        async with self.lock:
            if self.gone:
                watcher.tell(encode(p.Gone(self.id, None)))
                return after
            update = await self._update_since(watcher.device, None, after, watcher.screen)
            if watcher in self.spectators:
                watcher.tell(encode(update))
            return self.state.n

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.seated or watcher in self.spectators:
            self._remove(watcher)

    def _remove(self, watcher: Watcher) -> None:
        if watcher.seat is None:
            self.spectators.remove(watcher)
        else:
            self.seated.remove(watcher)
        self._watchers_changed()

    def _watchers_changed(self) -> None:
        self.refresh_presence()
        self.on_presence(self)

    def view(self, seat: int | None) -> p.TableView:
        return table_view(self.id, self.state, seat)

    @property
    def game(self) -> LiveGame | None:
        return self.state.game


async def load_surely(store: Store, table: str, after: int = 0) -> Loaded | None:
    """A table and the events after a number; None if it is certain that there is no such table.

    While PostgreSQL's tables are dropped and made anew, as when a backup is restored, a reader that has begun
    before sees them empty. It has to look twice before anybody is told that their table was deleted.
    """
    loaded = await store.load(table, after)
    if loaded is None and store.shared:
        loaded = await store.load(table, after)
    return loaded


def _of_command(events: list[Event], command: CommandId | None) -> list[Event]:
    """Events as the log has them: the last one names the command that caused them."""
    return events if command is None else [*events[:-1], msgspec.structs.replace(events[-1], cmd=command.key)]


def first_state(title: Title, row: TableRow) -> TableState:
    """The state of a table before anything happened at it."""
    return TableState.new(title, row.rules, _setup.decode(row.setup))
