"""What leaves the server about a table: made from the view of one seat, and from what all may know."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from stofa.engine.moves import Move
from stofa.engine.title import Title
from stofa.engine.view import Mover, View
from stofa.tables.changes import changes
from stofa.tables.events import Event, Moved, Undone
from stofa.tables.live_game import LiveGame
from stofa.tables.protocol import (
    Changes,
    SeatRequest,
    SeatView,
    SeenEvent,
    SeenMoved,
    SentMove,
    ShownMove,
    SplitPosition,
    Summary,
    TableView,
    UndoWish,
    Update,
)
from stofa.tables.state import TableState

_encode: Final = msgspec.json.Encoder().encode


def seen_events(
    state: TableState, events: Sequence[Event], seat: int | None, paths: dict[int, list[str]] | None = None
) -> list[SeenEvent]:
    """The last events of a table as a seat, or a spectator, may know them.

    None is left out, so the numbers stay.
    """
    if paths is None:
        paths = move_paths(state, events)
    shown = state.shown
    after = state.seen_after(seat)
    seen: list[SeenEvent] = []
    for event in events:
        what = event.what
        if isinstance(what, Moved):
            witness = what.seen_by is None or (what.seen_by == seat and event.n > after)
            veiled = not witness and event.n not in shown
            seen.append(
                SeenEvent(event.n, event.at, _seen_move(state.title, what, veiled, paths.get(event.n, [])))
            )
        else:
            seen.append(SeenEvent(event.n, event.at, what))
    return seen


def _seen_move(title: Title, moved: Moved, veiled: bool, path: list[str]) -> SeenMoved:
    move = title.moves.read(moved.move)
    if veiled:
        move = title.moves.veil(move)
    return SeenMoved(moved.mover, move.encoded, veiled, moved.then, path)


def shown_moves(state: TableState, after: int) -> list[ShownMove]:
    """The moves of events up to one that were veiled then, and have been shown to everybody since."""
    if state.game is None or state.shown_at <= after:
        return []
    history = state.game.history
    return [ShownMove(n, history[number][1].encoded) for n, number in state.shown.items() if n <= after]


def seen_history(state: TableState, seat: int | None) -> list[SeenMoved]:
    """All moves of a game as a seat, or a spectator, has seen them."""
    assert state.game is not None
    return _history(state.game, history_seen_by(state, seat))


def history_seen_by(state: TableState, seat: int | None) -> list[tuple[Mover, Move]]:
    """The same as plain moves. Who took the seat in the middle of a game was a spectator until then."""
    game = state.game
    assert game is not None
    first = state.seen_from(seat)
    return game.history_seen_by(None)[:first] + game.history_seen_by(seat, first)


def open_history(game: LiveGame) -> list[SeenMoved]:
    """All moves of a game with nothing hidden, as in a record: for everybody, once it is over."""
    return _history(game, game.history)


def _history(game: LiveGame, told: Sequence[tuple[Mover, Move]]) -> list[SeenMoved]:
    return [
        SeenMoved(mover, seen.encoded, seen != move, list(note.then), note.path)
        for (_, move), (mover, seen), note in zip(game.history, told, game.notes)
    ]


def move_paths(state: TableState, events: Sequence[Event]) -> dict[int, list[str]]:
    """The paths of moves that stand, by the number of the event.

    A part of the log does not tell how many moves were made before it: there, those after the last undo.
    """
    if state.game is None:
        return {}
    whole = bool(events) and events[0].n == 1
    standing: list[int] = []
    for event in events:
        if isinstance(event.what, Moved):
            standing.append(event.n)
        elif isinstance(event.what, Undone):
            del standing[event.what.to if whole else 0 :]
    notes = state.game.notes
    return {n: note.path for n, note in zip(standing, notes[len(notes) - len(standing) :])}


def seat_views(state: TableState) -> list[SeatView]:
    """Who sits where: the same for everybody."""
    clock = state.setup.clock
    banked = clock is not None and clock.per_turn_s is not None
    return [
        SeatView(s.kind, s.name, s.bot, s.bank_s if banked else None, s.hints, sorted(s.wishes), s.taken_back)
        for s in state.seats
    ]


def seat_requests(state: TableState) -> list[SeatRequest]:
    """The seats that somebody else is to get, or may take."""
    requests = []
    for number, seat in enumerate(state.seats):
        if asked := seat.request:
            agreed = sorted(asked.agreed)
            at = state.free_at(number)
            requests.append(SeatRequest(number, False, asked.asked, asked.by, asked.newcomer, agreed, at))
        elif seat.freed:
            requests.append(SeatRequest(number, True, 0, None, "", [], None))
    return requests


def sent(moves: Iterable[Move]) -> list[SentMove]:
    return [move.encoded for move in moves]


def seen_view(state: TableState, game: LiveGame, seat: int | None) -> View:
    """What a seat, or a spectator, may know of a game of that table, as it is or as it was at some moment.

    Who took the seat in the middle of the game was a spectator until then.
    """
    first = state.seen_from(seat)
    if seat is None or first == 0:
        return game.view(seat)
    came = state.seats[seat].came
    if came is None or len(game.history) < first:
        return game.view(None)
    return game.view(seat).known_since(came)


def split_position(view: View) -> SplitPosition:
    """What a seat, or a spectator, sees, in the two parts that go over the wire."""
    return SplitPosition(view.public, view.own)


def _chooser(state: TableState) -> int | None:
    """The seat asked to choose; None while a bot plays for it."""
    turn = state.turn
    return None if turn is None or state.seats[turn].bot is not None else turn


def _undoable(state: TableState) -> list[Literal["free", "ask"] | None]:
    """For each seat, whether it may take its last move back, or has to ask, or has none."""
    if state.finished is not None:
        return [None] * state.players
    undoable: list[Literal["free", "ask"] | None] = []
    people, first, turn = state.people, state.first_undoable, state.turn
    for seat, to in enumerate(state.own_moves):
        # Most seats can take back nothing freely, and this is worked out after every move.
        in_hand = seat == turn or state.seats[seat].bot_moves is not None
        if to is None or to < first:
            undoable.append(None)
        elif people == [seat] or (in_hand and state.takes_back_freely(seat, to)):  # bots do not mind
            undoable.append("free")
        else:
            undoable.append("ask")
    return undoable


class Views:
    """How a table stands, for each of those who look at it.

    What everybody may know is worked out, and the public part of the position encoded, once for all of them.
    """

    def __init__(self, table: str, state: TableState) -> None:
        self._state = state
        self._common = _common(table, state)
        self._chooser = _chooser(state)
        self._undoable = _undoable(state)
        self._spectator = None if state.game is None else state.game.view(None)
        self._public: msgspec.Raw | None = None
        if self._spectator is not None:
            self._public = msgspec.Raw(_encode(self._spectator.public))

    def seen_by(self, seat: int | None) -> TableView:
        """The view of a seat, or of a spectator."""
        game = self._state.game
        if game is None or self._public is None:
            return replace(self._common, seat=seat)
        view = seen_view(self._state, game, seat)
        return replace(
            self._common,
            seat=seat,
            legal=sent(view.legal) if seat is not None and seat == self._chooser else [],
            undoable=None if seat is None else self._undoable[seat],
            bot_moves=None if seat is None or self._state.finished else self._state.seats[seat].bot_moves,
            seen_from=self._state.seen_from(seat),
            position=SplitPosition(self._public, view.own),
        )

    def spectator_view(self) -> dict[str, Any]:
        """The view of a spectator, as it is sent, not encoded yet."""
        view = replace(
            self._common, position=None if self._spectator is None else split_position(self._spectator)
        )
        plain: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
        return plain


def table_view(table: str, state: TableState, seat: int | None) -> TableView:
    """How the table stands, for a seat or a spectator."""
    return Views(table, state).seen_by(seat)


def spectator_view(table: str, state: TableState) -> dict[str, Any]:
    """How the table stands for a spectator, as it is sent."""
    return Views(table, state).spectator_view()


def _common(table: str, state: TableState) -> TableView:
    """How the table stands, without the position and all else that depends on who looks."""
    status = state.status
    clock = state.setup.clock
    wish = state.undo
    return TableView(
        table=table,
        n=state.n,
        seat=None,
        game=state.title.id,
        rules=state.rules,
        options=state.setup.options,
        status=status,
        seats=seat_views(state),
        clock=clock,
        deadline=state.deadline if clock is not None else None,
        commitment=state.commitment,
        seed=state.finished.seed if state.finished else None,
        decision=state.decision if status == "playing" else None,
        turn=state.turn,
        legal=[],
        moves=len(state.game.history) if state.game else 0,
        undo=UndoWish(wish.seat, wish.to, state.asked, sorted(state.agreed)) if wish else None,
        undoable=None,
        result=state.finished.result if state.finished else None,
        scoring=state.game.scoring if state.finished and state.game else None,
        rematch=state.rematch,
        hints=state.setup.hints,
        reactions=state.setup.reactions,
        start=state.setup.start,
        earlier=state.setup.earlier,
        position=None,
        requests=seat_requests(state) if status == "playing" else [],
    )


class UpdateEncoder:
    """The same news for everybody at a table, to each of them as far as they may know it."""

    def __init__(
        self,
        table: str,
        state: TableState,
        events: Sequence[Event],
        present: list[bool],
        reset: bool = False,
    ) -> None:
        self._table = table
        self._state = state
        self._events = events
        self._present = present
        self._reset = reset
        self._views = Views(table, state)
        self._witnesses = {event.what.seen_by for event in events if isinstance(event.what, Moved)}
        self._public_events = seen_events(state, events, None)
        """The events as all may know them who are not a witness of one."""
        self._shown = shown_moves(state, events[0].n - 1) if events else []

    def encode_for(self, seat: int | None) -> bytes:
        """The message to a seat, or to a spectator."""
        events = self._public_events
        if seat is not None and seat in self._witnesses:
            events = seen_events(self._state, self._events, seat)
        view = self._views.seen_by(seat)
        update = Update(self._table, seat, events, view, self._present, self._reset, shown=self._shown)
        return _encode(update)

    def spectator_view(self) -> dict[str, Any]:
        """The view in the message to a spectator."""
        return self._views.spectator_view()

    def encode_changes(self, before: dict[str, Any], after: dict[str, Any]) -> bytes:
        """The message to a spectator who knows the view before, with no more than what differs."""
        differ = changes(before, after)
        return _encode(Changes(self._table, before["n"], self._public_events, differ, shown=self._shown))


def summary_of(state: TableState) -> Summary:
    result = state.finished.result if state.finished and not state.setup.continues else {}
    since = None if state.turn is None else state.since
    return Summary(state.status, state.turn, state.names, result.get("scores"), result.get("winners"), since)
