"""How a table stands: what follows from its log, event by event. It reads no clock and draws no card."""

from hashlib import sha256
from typing import Literal

import msgspec

from stofa.engine.options import Options
from stofa.engine.title import Title
from stofa.engine.view import Mover
from stofa.server.tables import events as e
from stofa.server.tables.events import AnyHappening, Event
from stofa.server.tables.live_game import LiveGame
from stofa.server.wire.protocol import Clock

DAY_S = 86_400
LONGEST_TURN_S = 14 * DAY_S
"""Without a clock. Then a bot plays on, so that every table reaches its end."""

Status = Literal["open", "playing", "finished"]


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it was when the table was opened."""

    kind: Literal["person", "link", "open", "bot"]
    name: str = ""
    bot: str | None = None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed on when the table was opened; it never changes."""

    options: Options
    seats: list[SeatSetup]
    seed: str | None
    """None for a game that was played elsewhere."""
    clock: Clock | None = None
    start: Literal["full", "host"] = "full"
    spectators: bool = True
    hints: bool = True

    @property
    def commitment(self) -> str:
        return "" if self.seed is None else sha256(self.seed.encode()).hexdigest()


class Seat:
    """A seat as it is now."""

    def __init__(self, setup: SeatSetup, bank_s: float) -> None:
        self.kind = setup.kind
        self.name = setup.name
        self.level = setup.bot
        """The bot whose own seat this is."""
        self.stand_in: str | None = None
        """The bot that plays for somebody."""
        self.bank_s = bank_s
        self.wishes: frozenset[int] = frozenset()
        """The seats that want a bot to play here."""
        self.nudged_at: int | None = None
        self.hints = 0
        """How often the seat was told what a bot would do, and the decision for which it was last."""
        self.hinted: int | None = None

    def copy(self) -> "Seat":
        twin = object.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def bot(self) -> str | None:
        return self.level or self.stand_in

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")


class TableState:
    """A fold over the log. Copies are cheap, so that a command is tried on one of them."""

    def __init__(self, title: Title, setup: Setup) -> None:
        self.title = title
        self.setup = setup
        self.commitment = setup.commitment
        self.n = 0
        bank = setup.clock.bank_s if setup.clock else 0
        self.seats = [Seat(seat, bank) for seat in setup.seats]
        self.game: LiveGame | None = None
        self.decision = 0
        """The number of the event that led to the open decision."""
        self.cards = 0
        """How many cards have ever come, those taken back included."""
        self.undo: e.UndoAsked | None = None
        self.asked = 0
        """The number of the event by which moves were last asked back."""
        self.agreed: frozenset[int] = frozenset()
        self.finished: e.Finished | None = None
        self.rematch: str | None = None
        self.thinker: int | None = None
        """The seat whose time runs, since when, and what it had in the bank then."""
        self.since = 0

    def copy(self) -> "TableState":
        twin = object.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        twin.seats = list(self.seats)  # the seats themselves are shared until they change: see `_seat`
        twin.game = self.game.copy() if self.game else None
        return twin

    def _seat(self, number: int) -> Seat:
        """A seat that is about to change: a new one, as the old one may be part of other standings."""
        seat = self.seats[number] = self.seats[number].copy()
        return seat

    # ── What one asks ───────────────────────────────────────────────────────────────────────────────

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def status(self) -> Status:
        if self.finished is not None:
            return "finished"
        return "open" if self.game is None else "playing"

    @property
    def turn(self) -> int | None:
        """The seat that has to decide, while the game goes on."""
        if self.game is None or self.finished is not None:
            return None
        turn = self.game.turn
        return turn if isinstance(turn, int) else None

    @property
    def own_moves(self) -> list[int | None]:
        """For each seat the number of the last move it has made, which it may wish to take back."""
        last: list[int | None] = [None] * self.players
        history = self.game.history if self.game is not None else []
        missing = self.players
        for number in range(len(history) - 1, -1, -1):
            mover = history[number][0]
            if mover != "~" and last[mover] is None:
                last[mover] = number
                missing -= 1
                if not missing:
                    break
        return last

    def takes_back_freely(self, seat: int, to: int) -> bool:
        """Whether a seat need not ask to take back all moves from that one on.

        They are its own, no card came, and nothing hidden was seen.
        """
        game = self.game
        assert game is not None
        if self.turn != seat or (game.unveiled and game.unveiled[-1] >= to):
            return False
        return all(mover == seat for mover, _ in game.history[to:])

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that somebody plays in person now."""
        return [
            number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.bot is None
        ]

    @property
    def names(self) -> list[str]:
        """As they stand in a record."""
        return [f"bot:{seat.level}" if seat.level else seat.name for seat in self.seats]

    @property
    def deadline(self) -> int | None:
        """When the time of the person who has to decide is up."""
        turn = self.turn
        if turn is None or self.seats[turn].bot is not None:
            return None
        clock = self.setup.clock
        if clock is None or (clock.per_turn_s is None and clock.days is None):
            return self.since + LONGEST_TURN_S * 1000
        return self.since + int((_per_turn_s(clock) + self.seats[turn].bank_s) * 1000)

    # ── What happens ────────────────────────────────────────────────────────────────────────────────

    def apply(self, event: Event) -> None:
        """Go on by one event of the log, the next one."""
        assert event.n == self.n + 1
        if isinstance(event.what, e.Moved):
            assert self.game is not None
            self.game.make(event.what.mover, event.what.move)
        self.note(event)

    def note(self, event: Event) -> None:
        """All that follows from an event but the move itself."""
        self.n = event.n
        self._happen(event.what, event.at)
        self._run_clock(event.at)

    def _happen(self, what: AnyHappening, at: int) -> None:
        match what:
            case e.Started():
                self.game = LiveGame(self.title, self.players, self.setup.options)
                self.decision = self.n
            case e.Moved(mover=mover):
                self._moved(mover)
            case e.Undone(to=to):
                assert self.game is not None
                self.game = self.game.cut(to)
                self.decision = self.n
                self.undo = None
            case e.UndoAsked():
                self.undo, self.asked, self.agreed = what, self.n, frozenset()
            case e.UndoAnswered(seat=seat, yes=yes):
                if yes:
                    self.agreed |= {seat}
                else:
                    self.undo = None
            case e.Finished():
                self.finished = what
            case e.Rematched(table=table):
                self.rematch = table
            case e.Opened():
                pass
            case _:
                self._seat_changed(what, at)

    def _moved(self, mover: Mover) -> None:
        self.decision = self.n
        self.undo = None  # whoever goes on playing has answered
        if mover == "~":
            self.cards += 1
        else:
            assert isinstance(mover, int)
            if self.seats[mover].nudged_at is not None or self.seats[mover].wishes:
                seat = self._seat(mover)
                seat.nudged_at, seat.wishes = None, frozenset()

    def _seat_changed(self, what: AnyHappening, at: int) -> None:
        match what:
            case e.Seated(seat=number, name=name):
                seat = self._seat(number)
                seat.kind, seat.name, seat.wishes = "person", name, frozenset()
            case e.LeftSeat(seat=number) if self.game is None:
                seat = self._seat(number)
                seat.kind, seat.name = "open", ""
            case e.Revoked(seat=number):
                seat = self._seat(number)
                seat.kind = "link"
                if self.game is None:
                    seat.name = ""
            case e.Nudged(seat=number):
                self._seat(number).nudged_at = at
            case e.TakeOverAsked(seat=number, by=by):
                self._seat(number).wishes |= {by}
            case e.TakenOver(seat=number, bot=bot):
                seat = self._seat(number)
                seat.stand_in, seat.wishes = bot, frozenset()
            case e.Hinted(seat=number):
                seat = self._seat(number)
                seat.hints, seat.hinted = seat.hints + 1, self.decision
            case e.HandedBack(seat=number):
                seat = self._seat(number)
                seat.stand_in = seat.nudged_at = None
                if self.thinker == number:
                    self.since = at  # the turn begins anew for whoever comes back
            case _:
                pass

    def _run_clock(self, at: int) -> None:
        turn = self.turn
        if turn == self.thinker or (self.game is not None and self.game.turn == "~"):
            return
        clock = self.setup.clock
        if self.thinker is not None and clock is not None and clock.per_turn_s is not None:
            seat = self.seats[self.thinker]
            over = (at - self.since) / 1000 - clock.per_turn_s
            if seat.bot is None and over > 0:
                seat = self._seat(self.thinker)
                seat.bank_s = max(0.0, seat.bank_s - over)
        self.thinker, self.since = turn, at


def _per_turn_s(clock: Clock) -> float:
    return clock.days * DAY_S if clock.days is not None else clock.per_turn_s or 0


class Draft:
    """Events that are about to be written, and how the table would stand after them."""

    def __init__(self, state: TableState, at: int) -> None:
        self.before = state
        self.after = state.copy()
        self.at = at
        self.events: list[Event] = []

    def add(self, what: AnyHappening) -> None:
        event = Event(self.after.n + 1, self.at, what)
        self.after.apply(event)
        self.events.append(event)

    def move(self, mover: Mover, move: str) -> None:
        """Make a move, if it is legal, let the cards come, and end the game if it is over."""
        assert self.after.game is not None
        self.made(mover, move)
        self.deal()

    def deal(self) -> None:
        """Let the cards come until somebody has to decide or the game is over."""
        game = self.after.game
        seed = self.after.setup.seed
        assert game is not None
        assert seed is not None
        while game.turn == "~":
            game.deal(seed, self.after.cards)
            self._note(game)
        if game.result is not None:
            self.add(e.Finished(game.result.as_json(), seed))

    def start(self) -> None:
        self.add(e.Started(self.after.setup.commitment))
        self.deal()

    def made(self, mover: Mover, move: str) -> None:
        """Make this one move, if it is legal."""
        assert self.after.game is not None
        self.after.game.make(mover, move)
        self._note(self.after.game)

    def _note(self, game: LiveGame) -> None:
        event = Event(self.after.n + 1, self.at, game.last)
        self.after.note(event)
        self.events.append(event)
