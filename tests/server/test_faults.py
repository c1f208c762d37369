"""P2 and P3: messages may be repeated, swapped and lost; no move is made twice, screens are right again."""

import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from stofa.engine.errors import StofaError
from stofa.server.server_tables import ServerTables
from stofa.server.store.sqlite import SqliteDatabase
from stofa.tables import new_tables, protocol as p, spectators
from stofa.tables.error_answers import answer_to
from stofa.tables.table import encode
from tests.server.patching import patched

DEVICE = "d" * 64


class Screen:
    """A client: what it shows, what it has sent, and a line that may break at any moment."""

    def __init__(self, seat: int | None, takes_changes: bool = False) -> None:
        self.seat = seat
        self.takes_changes = takes_changes
        self.device: str | None = DEVICE
        self.screen: str | None = None
        self.arriving: list[bytes] = []
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.outgoing: list[p.AnyCommand] = []
        self.when_read: list[Callable[[], object]] = []

    @property
    def ready(self) -> bool:
        return not self.arriving

    def when_ready(self, call: Callable[[], object]) -> None:
        self.when_read.append(call)

    def tell(self, message: bytes) -> None:
        self.arriving.append(message)

    async def read(self, how_many: int) -> None:
        for line in self.arriving[:how_many]:
            self.hear(json.loads(line))
        del self.arriving[:how_many]
        if self.ready:
            calls, self.when_read = self.when_read, []
            for call in calls:
                call()

    async def read_up_to(self, n: int) -> None:
        """Read until an event is known. What was missed may have to be read from the log."""
        await self.read(99)
        while self.view["n"] != n:
            await asyncio.sleep(0.001)
            await self.read(99)

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("update", "changes"):
            return
        for event in message["events"]:
            assert event["n"] == len(self.events) + 1, "a gap, or something twice"
            self.events.append(event)
        if message["type"] == "update":
            self.view = message["view"]
        else:
            assert message["after"] == self.view["n"]
            self.view = patched(self.view, message["changes"])


class LossyTable(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(spectators, "RECENT", 3)  # so that some miss more
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.tables = ServerTables(SqliteDatabase(Path(self.folder.name) / "stofa.db"))
        self.screens = [Screen(0), Screen(1), Screen(None), Screen(None, takes_changes=True)]
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.sent = 0
        self.run(self.begin())

    def run(self, task: Any) -> Any:
        return self.loop.run_until_complete(task)

    async def begin(self) -> None:
        self.tables.open()
        seats = [p.SeatWish("me", "A"), p.SeatWish("here", "B")]
        wanted = p.Create("thurn-and-taxis", seats, {"start": 0})
        self.table, _ = await new_tables.create(self.tables, wanted, DEVICE)
        for screen in self.screens:
            await self.table.watch(screen, 0)
            await screen.read_up_to(self.table.state.n)

    async def deliver(self, command: p.AnyCommand) -> dict[str, Any]:
        try:
            answer: p.Answer = await self.table.command(DEVICE, command)
        except StofaError as error:
            answer = answer_to(error, "en", command, self.table)
        return dict(json.loads(encode(answer)))

    @rule(who=st.integers(0, 1), choice=st.integers(0, 50))
    def decide(self, who: int, choice: int) -> None:
        """Somebody clicks on what the screen offers, be it up to date or not."""
        screen = self.screens[who]
        self.sent += 1
        legal = [move["text"] for move in screen.view["legal"]] or ["take stock"]
        screen.outgoing.append(
            p.MakeMoves(
                cmd=f"command-{self.sent}",
                table=self.table.id,
                seat=who,
                decision=screen.view["decision"] or 0,
                moves=[legal[choice % len(legal)]],
            )
        )

    @rule(who=st.integers(0, 1))
    def take_back(self, who: int) -> None:
        screen = self.screens[who]
        self.sent += 1
        screen.outgoing.append(
            p.Undo(
                cmd=f"command-{self.sent}",
                table=self.table.id,
                seat=who,
                decision=screen.view["decision"] or 0,
            )
        )

    @precondition(lambda self: any(screen.outgoing for screen in self.screens))
    @rule(place=st.integers(0, 20), keep=st.booleans())
    def arrive(self, place: int, keep: bool) -> None:
        """Any message that is under way arrives; perhaps it will arrive again."""
        waiting = [(screen, command) for screen in self.screens for command in screen.outgoing]
        screen, command = waiting[place % len(waiting)]
        if not keep:
            screen.outgoing.remove(command)
        self.answers.setdefault(command.cmd, []).append(self.run(self.deliver(command)))

    @precondition(lambda self: any(screen.outgoing for screen in self.screens))
    @rule(place=st.integers(0, 20))
    def get_lost(self, place: int) -> None:
        waiting = [(screen, command) for screen in self.screens for command in screen.outgoing]
        screen, command = waiting[place % len(waiting)]
        screen.outgoing.remove(command)

    @rule(who=st.integers(0, 3), how_many=st.integers(1, 5))
    def see(self, who: int, how_many: int) -> None:
        self.run(self.screens[who].read(how_many))

    @rule(who=st.integers(0, 3))
    def see_all(self, who: int) -> None:
        self.run(self.screens[who].read_up_to(self.table.state.n))
        self.same(self.screens[who])

    @rule(who=st.integers(0, 3), restart=st.booleans())
    def reconnect(self, who: int, restart: bool) -> None:
        """The line breaks; what was under way is lost, perhaps the server's memory too."""
        if restart:
            self.tables.live.clear()
            self.table = self.run(self.tables.get(self.table.id))
            back = self.screens
        else:
            self.table.unwatch(self.screens[who])
            back = [self.screens[who]]
        for screen in back:
            screen.arriving.clear()
            screen.when_read.clear()
            self.run(self.table.watch(screen, len(screen.events)))
            self.run(screen.read_up_to(self.table.state.n))
            self.same(screen)

    def same(self, screen: Screen) -> None:
        assert screen.view == json.loads(encode(self.table.view(screen.seat)))

    @invariant()
    def done_once(self) -> None:
        for answers in self.answers.values():
            accepted = [answer for answer in answers if answer["type"] == "accepted"]
            assert len([answer for answer in accepted if "duplicate" not in answer]) <= 1
            assert len({answer["n"] for answer in accepted}) <= 1
            if accepted:  # once accepted, always
                first = answers.index(accepted[0])
                assert all(answer["type"] == "accepted" for answer in answers[first:])

    def teardown(self) -> None:
        for screen in self.screens:
            self.run(screen.read_up_to(self.table.state.n))
            self.same(screen)
            update = self.run(self.table.update_since(DEVICE, screen.seat, 0))
            assert screen.events == json.loads(encode(update))["events"]
        self.run(self.tables.close())
        self.loop.close()
        self.folder.cleanup()
        self.patch.undo()


LossyTable.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
TestLossyTable = LossyTable.TestCase
