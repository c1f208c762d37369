"""The state of a table: what follows from its log, event by event. All values here are immutable."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from stofa.engine.chance import Chance
from stofa.engine.game import Game
from stofa.engine.options import Options
from stofa.engine.title import Title
from stofa.engine.view import Mover, View
from stofa.tables import events as e
from stofa.tables.events import AnyHappening, Event
from stofa.tables.live_game import LiveGame
from stofa.tables.protocol import Clock, Earlier

DAY_S = 86_400
LONGEST_TURN_S = 14 * DAY_S
"""Seconds that a turn may take at a table without a clock. Then a bot plays on, so that every game ends."""

LEAST_ABSENCE_MS = 60_000
"""Milliseconds after which somebody who is not connected counts as absent. A reload takes less."""

Status = Literal["open", "playing", "finished"]


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it was when the table was created."""

    kind: Literal["person", "link", "open", "bot"]
    name: str = ""
    bot: str | None = None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed on when the table was created; it never changes."""

    options: Options
    seats: tuple[SeatSetup, ...]
    seed: str | None
    """None for a game that was played elsewhere."""
    clock: Clock | None = None
    start: Literal["full", "host"] = "full"
    spectators: bool = True
    hints: bool = True
    reactions: bool = True

    earlier: Earlier | None = None
    """What the same people played before, if this is a rematch."""
    continues: bool = False
    """Whether it began at a moment of another game: the cards before do not follow from the seed."""
    played_before: int = 0
    """So many of its moves were made by others, in the game that it plays on from: they stay."""

    @property
    def commitment(self) -> str:
        return "" if self.seed is None or self.continues else sha256(self.seed.encode()).hexdigest()


class SeatRequest(msgspec.Struct, frozen=True, gc=False):
    """Somebody else is to get a seat of the running game."""

    asked: int
    """The number of the event by which it was asked."""
    by: int | None
    """The seat of the host, who asks."""
    newcomer: str
    """Who asks, if it is not the host."""
    since: int
    """When the absence of who holds the seat begins to count."""
    agreed: frozenset[int] = frozenset()
    """The seats that have agreed."""


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat as it is now."""

    kind: Literal["person", "link", "open", "bot"]
    """person: somebody holds it."""
    name: str
    level: str | None
    """The bot whose own seat this is."""
    bank_s: float
    """Seconds left besides those of each turn."""
    stand_in: str | None = None
    """The bot that plays for a person."""
    stand_in_why: str = ""
    """Why it does: see `TakenOver`."""
    stand_in_from: int = 0
    """How many moves had been made when it began."""
    bot_moves: int | None = None
    """How many moves would be left if the seat took back what a stand-in did; None if it may not."""
    entry: Literal["link", "open"] = "link"
    """How somebody gets the seat when it is given up before the game."""
    request: SeatRequest | None = None
    """Who asks for the seat in the running game."""
    freed: bool = False
    """Whether somebody else may take it in the running game."""
    declined: bool = False
    """Whether the others turned a newcomer away: only the host may ask again."""
    seen_after: int = 0
    """The number of the event by which its holder came to the running game: no secret of before is theirs."""
    seen_from: int = 0
    """How many moves had been made by then."""
    came: View | None = None
    """What the seat saw then."""
    wishes: frozenset[int] = frozenset()
    """The seats that want a bot to play here."""
    nudged_at: int | None = None
    hints: int = 0
    """How many hints the seat was given."""
    hinted: int | None = None
    """The decision for which it was given the last one."""
    failed: frozenset[e.WhyStoodIn] = frozenset()
    """What was wrong with its bot so far."""
    taken_back: int = 0
    """How often the seat took moves back after others had moved, or something hidden had been seen."""
    reacted_at: int | None = None
    """When it last showed the others a reaction."""

    @property
    def bot(self) -> str | None:
        return self.level or self.stand_in

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")


class TableState(msgspec.Struct, frozen=True, gc=False):
    """What follows from the log so far. It never changes: after the next event there is another one."""

    title: Title
    rules: int
    """The version of the title's rules, for as long as the table lasts."""
    setup: Setup
    commitment: str
    seats: tuple[Seat, ...]
    n: int = 0
    """The number of the last event."""
    game: LiveGame | None = None
    own_moves: tuple[int | None, ...] = ()
    """For each seat the number of the first move of its last decision, which it may wish to take back."""
    choices: tuple[tuple[int, int], ...] = ()
    """Secret moves of the game that are shown to all later: for each the number of its event and its own."""
    shown_at: int = 0
    """The number of the event by which such moves were shown last."""
    decision: int = 0
    """The number of the event that led to the open decision."""
    cards: int = 0
    """How many cards have come, including those that were taken back."""
    undo: e.UndoAsked | None = None
    asked: int = 0
    """The number of the event of the last undo request."""
    agreed: frozenset[int] = frozenset()
    """The seats that have agreed to `undo`."""
    finished: e.Finished | None = None
    rematch: str | None = None
    """The table at which the same people play again."""
    thinker: int | None = None
    """The seat whose time is running."""
    since: int = 0
    """When the time of `thinker` began to run."""

    @classmethod
    def new(cls, title: Title, rules: int, setup: Setup) -> "TableState":
        """A table whose log is empty, for a game by a version of the rules."""
        bank_s = setup.clock.bank_s if setup.clock else 0
        seats = tuple(
            Seat(seat.kind, seat.name, seat.bot, bank_s, entry="link" if seat.kind == "link" else "open")
            for seat in setup.seats
        )
        return cls(title, rules, setup, setup.commitment, seats, own_moves=(None,) * len(seats))

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

    def takes_back_freely(self, seat: int, to: int) -> bool:
        """Whether a seat may take back all moves from that one on without asking.

        They are its own, no card came, and nothing hidden was seen; or a stand-in made them, and nobody has
        moved since.
        """
        game = self.game
        assert game is not None
        bot_moves = self.seats[seat].bot_moves
        by_stand_in = bot_moves is not None and to >= bot_moves
        if not by_stand_in and self.turn != seat:
            return False
        if to < self.first_undoable:
            return False
        if by_stand_in:
            return True
        if any(mover != seat for mover, _ in game.history[to:]):
            return False
        return not any(note.unveils for note in game.notes[to:])

    @property
    def first_undoable(self) -> int:
        """How many moves at least are left after an undo.

        Those before a seat changed hands stay, and those before a bot stood in for somebody: they cannot be
        asked. So do those of the game that this one plays on from.
        """
        by_others = max(
            seat.seen_from if seat.stand_in is None else max(seat.seen_from, seat.stand_in_from)
            for seat in self.seats
        )
        return max(self.setup.played_before, by_others)

    def seen_after(self, seat: int | None) -> int:
        """The number of the event after which a seat sees its secrets; before, what a spectator sees."""
        return 0 if seat is None or self.finished is not None else self.seats[seat].seen_after

    def seen_from(self, seat: int | None) -> int:
        """The same as a number of moves: how many had been made."""
        return 0 if seat is None or self.finished is not None else self.seats[seat].seen_from

    @property
    def shown(self) -> dict[int, int]:
        """The secret moves that have been shown to everybody: the numbers of the events and of the moves."""
        if self.game is None or not self.choices:
            return {}
        shown = self.game.shown
        return {n: number for n, number in self.choices if number < shown}

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that are played by a person now."""
        return [
            number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.bot is None
        ]

    @property
    def names(self) -> list[str]:
        """As they stand in a record."""
        return [f"bot:{seat.level}" if seat.level else seat.name for seat in self.seats]

    @property
    def deadline(self) -> int | None:
        """When the time of the person who has to decide is over."""
        turn = self.turn
        if turn is None or self.seats[turn].bot is not None:
            return None
        clock = self.setup.clock
        if clock is None or (clock.per_turn_s is None and clock.days is None):
            return self.since + LONGEST_TURN_S * 1000
        return self.since + int((_per_turn_s(clock) + self.seats[turn].bank_s) * 1000)

    # ── What happens ────────────────────────────────────────────────────────────────────────────────

    def next(self, event: Event, game: LiveGame | None) -> "TableState":
        """What follows from the next event of the log, after which the game is `game`."""
        return replace(self, n=event.n, game=game)._happen(event.what, event.at)._run_clock(event.at)

    def _happen(self, what: AnyHappening, at: int) -> "TableState":
        match what:
            case e.Moved(mover=mover):
                return self._moved(mover)
            case e.Started():
                return replace(self, decision=self.n)
            case e.Undone(to=to):
                choices = tuple((n, number) for n, number in self.choices if number < to)
                state = self._without_bot_moves()._with_stand_ins_from(to)
                if what.seen:
                    state = state._with_seat(what.seat, taken_back=self.seats[what.seat].taken_back + 1)
                own_moves = self._last_moves()
                return replace(state, decision=self.n, undo=None, own_moves=own_moves, choices=choices)
            case e.UndoAsked():
                return replace(self, undo=what, asked=self.n, agreed=frozenset())
            case e.UndoAnswered(yes=False):
                return replace(self, undo=None)
            case e.UndoAnswered(seat=number):
                return replace(self, agreed=self.agreed | {number})
            case e.Finished():
                return replace(self, finished=what)
            case e.Rematched(table=table):
                return replace(self, rematch=table)
            case e.HandedBack(seat=number):
                since = at if self.thinker == number else self.since  # for them the turn begins now
                back = self._with_seat(
                    number, stand_in=None, nudged_at=None, bot_moves=self._bot_moves(number)
                )
                return replace(back, since=since)
            case _:
                return self._seat_changed(what, at)

    def _moved(self, mover: Mover) -> "TableState":
        # Playing on is an answer to a wish to take moves back.
        if mover == "~":
            return replace(self, decision=self.n, undo=None, cards=self.cards + 1)
        assert self.game is not None
        number = len(self.game.history) - 1
        first = self._first_of_choice(number)
        own_moves = (*self.own_moves[:mover], first, *self.own_moves[mover + 1 :])
        state = replace(self, decision=self.n, undo=None, own_moves=own_moves)
        if self.title.moves.shown_later:
            state = state._with_choice(number)
        state = state._without_bot_moves()
        if self.seats[mover].nudged_at is not None or self.seats[mover].wishes:
            return state._with_seat(mover, nudged_at=None, wishes=frozenset())
        return state

    def _bot_moves(self, number: int) -> int | None:
        """From which move on a stand-in has moved for a seat, and nobody else since; None if it has not.

        Not of one that the player let play by leaving: else they could leave and come back to try their luck.
        """
        seat = self.seats[number]
        if self.game is None or seat.stand_in_why not in ("chosen", "time"):
            return None
        first = None
        history = self.game.history
        for at in range(len(history) - 1, seat.stand_in_from - 1, -1):
            mover = history[at][0]
            if mover == number:
                first = at
            elif mover != "~":
                break
        return first

    def _without_bot_moves(self) -> "TableState":
        """The state after somebody has moved on: a stand-in's moves are no longer taken back freely."""
        state = self
        for number, seat in enumerate(self.seats):
            if seat.bot_moves is not None:
                state = state._with_seat(number, bot_moves=None)
        return state

    def _with_choice(self, number: int) -> "TableState":
        """The state after a move of a game with secret moves that are shown later."""
        assert self.game is not None
        choices, shown_at = self.choices, self.shown_at
        if self.game.history[number][1].kind in self.title.moves.shown_later:
            choices = (*choices, (self.n, number))
        if choices and self.game.notes[number].shows:
            shown_at = self.n
        return replace(self, choices=choices, shown_at=shown_at)

    def _with_stand_ins_from(self, to: int) -> "TableState":
        """The state with no stand-in that began after a number of moves: those after it were taken back."""
        state = self
        for number, seat in enumerate(self.seats):
            if seat.stand_in is not None and seat.stand_in_from > to:
                state = state._with_seat(number, stand_in_from=to)
        return state

    def _first_of_choice(self, number: int) -> int:
        """The first of the moves that were one choice with a move: four tickets kept are one decision."""
        assert self.game is not None
        history, kinds = self.game.history, self.title.moves.kinds
        mover, move = history[number]
        while kinds[move.kind].role is not None and number > 0:
            before_mover, before = history[number - 1]
            if before_mover != mover or kinds[before.kind].role in (None, "done"):
                break
            number, move = number - 1, before
        return number

    def _last_moves(self) -> tuple[int | None, ...]:
        assert self.game is not None
        last: list[int | None] = [None] * self.players
        for number, (mover, _) in enumerate(self.game.history):
            if mover != "~":
                last[mover] = number
        return tuple(None if number is None else self._first_of_choice(number) for number in last)

    def _seat_changed(self, what: AnyHappening, at: int) -> "TableState":
        match what:
            case e.Seated(seat=number, name=name):
                state = self._with_seat(number, kind="person", name=name, wishes=frozenset())
                return state._with_newcomer(number, at) if what.newcomer else state
            case e.LeftSeat(seat=number) if self.game is None:
                return self._with_seat(number, kind=self.seats[number].entry, name="")
            case e.Revoked(seat=number):
                name = "" if self.game is None else self.seats[number].name
                return self._with_seat(number, kind="link", entry="link", name=name)
            case e.SeatAsked() | e.SeatWanted() | e.SeatAnswered() | e.SeatFreed() | e.SeatKept():
                return self._seat_requested(what, at)
            case e.Here(seat=number):
                return self._with_sign_of_life(number, at)
            case e.Nudged(seat=number):
                return self._with_seat(number, nudged_at=at)
            case e.TakeOverAsked(seat=number, by=by):
                return self._with_seat(number, wishes=self.seats[number].wishes | {by})
            case e.TakenOver(seat=number, bot=bot):
                moves = len(self.game.history) if self.game else 0
                return self._with_seat(
                    number, stand_in=bot, stand_in_why=what.why, stand_in_from=moves, wishes=frozenset()
                )
            case e.Reacted(seat=number):
                return self._with_seat(number, reacted_at=at)
            case e.StoodIn(seat=number, why=why):
                return self._with_seat(number, failed=self.seats[number].failed | {why})
            case e.Hinted(seat=number):
                return self._with_seat(number, hints=self.seats[number].hints + 1, hinted=self.decision)
            case _:
                return self

    def _seat_requested(
        self, what: e.SeatAsked | e.SeatWanted | e.SeatAnswered | e.SeatFreed | e.SeatKept, at: int
    ) -> "TableState":
        match what:
            case e.SeatAsked(seat=number, by=by, agreed=agreed):
                request = SeatRequest(self.n, by, "", at, frozenset(agreed))
                return self._with_seat(number, request=request, declined=False)
            case e.SeatWanted(seat=number, newcomer=newcomer, agreed=agreed):
                request = SeatRequest(self.n, None, newcomer, at, frozenset(agreed))
                return self._with_seat(number, request=request)
            case e.SeatAnswered(seat=by, of=number, yes=True):
                asked = self.seats[number].request
                assert asked is not None
                return self._with_seat(number, request=replace(asked, agreed=asked.agreed | {by}))
            case e.SeatAnswered(of=number):
                return self._with_seat(number, request=None, declined=True)
            case e.SeatFreed(seat=number, why="given"):
                return self._with_seat(number, request=None, freed=True, kind="link")
            case e.SeatFreed(seat=number):
                return self._with_seat(number, request=None, freed=True)
            case e.SeatKept(seat=number):
                return self._with_seat(number, request=None, freed=False)

    def _with_newcomer(self, number: int, at: int) -> "TableState":
        """The state after somebody else has taken a seat of the running game: they play from now on."""
        assert self.game is not None
        state = replace(self, since=at) if self.thinker == number else self
        return state._with_seat(
            number,
            stand_in=None,
            request=None,
            freed=False,
            declined=False,
            nudged_at=None,
            stand_in_why="",
            bot_moves=None,
            seen_after=self.n,
            seen_from=len(self.game.history),
            came=self.game.view(number),
        )

    def _with_sign_of_life(self, number: int, at: int) -> "TableState":
        request = self.seats[number].request
        if request is not None:
            request = replace(request, since=at)
        return self._with_seat(number, nudged_at=None, wishes=frozenset(), request=request)

    def free_at(self, number: int) -> int | None:
        """When the holder of a seat that is asked for has been absent for long; None if nobody holds it.

        As long as the clock lets a turn last; a day where there is none, or where the time ran out before.
        """
        seat = self.seats[number]
        if seat.request is None or seat.kind != "person":
            return None
        clock = self.setup.clock
        timed = clock is not None and (clock.per_turn_s is not None or clock.days is not None)
        limit_s = _per_turn_s(clock) + seat.bank_s if timed and clock else float(DAY_S)
        if seat.stand_in_why == "time" and seat.stand_in is not None:
            limit_s = min(limit_s, DAY_S)
        return seat.request.since + max(int(limit_s * 1000), LEAST_ABSENCE_MS)

    def _with_seat(self, number: int, **changes: Any) -> "TableState":
        seats = list(self.seats)
        seats[number] = replace(seats[number], **changes)
        return replace(self, seats=tuple(seats))

    def _run_clock(self, at: int) -> "TableState":
        turn = self.turn
        if turn == self.thinker or (self.game is not None and self.game.turn == "~"):
            return self
        return replace(self._charge(at), thinker=turn, since=at)

    def _charge(self, at: int) -> "TableState":
        """Take from the bank of the seat whose turn is over what it needed beyond the time of a turn."""
        clock = self.setup.clock
        if self.thinker is None or clock is None or clock.per_turn_s is None:
            return self
        over_s = (at - self.since) / 1000 - clock.per_turn_s
        seat = self.seats[self.thinker]
        if seat.bot is not None or over_s <= 0:
            return self
        return self._with_seat(self.thinker, bank_s=max(0.0, seat.bank_s - over_s))


def _per_turn_s(clock: Clock) -> float:
    return clock.days * DAY_S if clock.days is not None else clock.per_turn_s or 0


def followed(state: TableState, events: Iterable[Event]) -> TableState:
    """What follows from more of the log."""
    game: Game | None = None  # a copy of our own, as soon as there is a move
    for event in events:
        assert event.n == state.n + 1
        match event.what:
            case e.Moved(mover=mover, move=move):
                game = game or _copy(state)
                game.play(move, mover)
            case what:
                game = _changed_game(state, what) or game
        state = state.next(event, game or state.game)
    return state


def _changed_game(state: TableState, what: AnyHappening) -> Game | None:
    """The game after something other than a move; None if that does not change it."""
    match what:
        case e.Started():
            return Game(state.title, state.players, state.setup.options, rules=state.rules)
        case e.Undone(to=to):
            assert state.game is not None
            return state.game.cut(to)
        case _:
            return None


def _copy(state: TableState) -> Game:
    assert state.game is not None
    return state.game.copy()


class Draft:
    """Events that may be written, and what would follow from them. The state before stays as it is.

    Each method that changes the game does so on a copy. So `after` is a value like any other, too.
    """

    def __init__(self, state: TableState, at: int) -> None:
        self.before = state
        self.after = state
        self.at = at
        self.events: list[Event] = []

    def add(self, what: AnyHappening) -> None:
        """Let something other than a move happen."""
        self._record(what, _changed_game(self.after, what) or self.after.game)

    def move(self, mover: Mover, move: str) -> None:
        """Make a move, if it is legal, let the cards come, and end the game if it is over."""
        game = _copy(self.after)
        game.play(move, mover)
        self._record(_moved(game), game)
        self._deal(game)

    def made(self, mover: Mover, move: str) -> None:
        """Make this one move, if it is legal."""
        self.replay([(mover, move)])

    def replay(self, moves: Iterable[tuple[Mover, str]]) -> None:
        """Make moves, with the cards that came among them, if they are legal."""
        game = _copy(self.after)
        for mover, move in moves:
            game.play(move, mover)
            self._record(_moved(game), game)

    def start(self) -> None:
        """Begin the game, and let the first cards come."""
        self.add(e.Started(self.after.commitment))
        self._deal(_copy(self.after))

    def go_on(self) -> None:
        """After moves that were taken over from another game: let the cards come that are due."""
        self._deal(_copy(self.after))

    def _deal(self, game: Game) -> None:
        """Let the cards come until a seat has to decide or the game is over."""
        seed = self.after.setup.seed
        assert seed is not None
        while game.turn == "~":
            # The seed and the number of the card decide alone which one it is.
            game.deal_card(Chance(seed, self.after.cards))
            self._record(_moved(game), game)
        if game.result is not None:
            self.add(e.Finished(game.result.as_json(), None if self.after.setup.continues else seed))

    def _record(self, what: AnyHappening, game: LiveGame | None) -> None:
        event = Event(self.after.n + 1, self.at, what)
        self.after = self.after.next(event, game)
        self.events.append(event)


def _moved(game: Game) -> e.Moved:
    """The last move of a game, as it stands in the log."""
    mover, move = game.history[-1]
    note = game.notes[-1]
    return e.Moved(mover, str(move), note.witness, then=list(note.then))
