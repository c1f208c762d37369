"""P2 and P3: messages may be repeated, swapped and lost; no move is made twice, screens are right again."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from stofa.engine.errors import StofaError
from stofa.server.store.sqlite import SqliteDatabase
from stofa.server.tables import new_tables
from stofa.server.tables.error_answers import answer_to
from stofa.server.tables.registry import TableRegistry
from stofa.server.tables.table import encode
from stofa.server.wire import protocol as p

DEVICE = "d" * 64


class Screen:
    """A client: what it shows, what it has sent, and a line that may break at any moment."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.device: str | None = DEVICE
        self.screen: str | None = None
        self.arriving: list[bytes] = []
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.outgoing: list[p.AnyCommand] = []

    def tell(self, message: bytes) -> None:
        self.arriving.append(message)

    def read(self, how_many: int) -> None:
        for line in self.arriving[:how_many]:
            message = json.loads(line)
            if message["type"] != "update":
                continue
            for event in message["events"]:
                assert event["n"] == len(self.events) + 1, "a gap, or something twice"
                self.events.append(event)
            self.view = message["view"]
        del self.arriving[:how_many]


class LossyTable(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.tables = TableRegistry(SqliteDatabase(Path(self.folder.name) / "stofa.db"))
        self.screens = [Screen(0), Screen(1), Screen(None)]
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
            screen.read(99)

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

    @rule(who=st.integers(0, 2), how_many=st.integers(1, 5))
    def see(self, who: int, how_many: int) -> None:
        self.screens[who].read(how_many)

    @rule(who=st.integers(0, 2), restart=st.booleans())
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
            self.run(self.table.watch(screen, len(screen.events)))
            screen.read(99)
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
            screen.read(99)
            self.same(screen)
            update = self.run(self.table.update_since(DEVICE, screen.seat, 0))
            assert screen.events == json.loads(encode(update))["events"]
        self.run(self.tables.close())
        self.loop.close()
        self.folder.cleanup()


LossyTable.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
TestLossyTable = LossyTable.TestCase
