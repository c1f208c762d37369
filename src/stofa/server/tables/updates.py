"""What leaves the server about a table: made from the view of one seat, and from what all may know."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, Literal

import msgspec

from stofa.engine.title import Title
from stofa.engine.view import View
from stofa.server.tables import events as e
from stofa.server.tables.events import Event
from stofa.server.tables.state import TableState
from stofa.server.wire.protocol import SeatView, Summary, TableView, Told, UndoWish

_encode: Final = msgspec.json.Encoder().encode


def veiled(title: Title, events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as a seat, or a spectator, may know them: none is left out, so the numbers stay."""
    return [_veiled(title, event, seat) for event in events]


def _veiled(title: Title, event: Event, seat: int | None) -> Event:
    match event.what:
        case e.Moved(seen_by=None):
            return event
        case e.Moved(mover=mover, move=move, seen_by=witness, then=then):
            if witness == seat:
                return Event(event.n, event.at, e.Moved(mover, move, then=then))
            veil = str(title.moves.veil(title.moves.read(move)))
            return Event(event.n, event.at, e.Moved(mover, veil, veiled=True, then=then))
        case _:
            return event


def seat_views(state: TableState) -> list[SeatView]:
    """Who sits where: the same for everybody."""
    clock = state.setup.clock
    banked = clock is not None and clock.per_turn_s is not None
    return [SeatView(s.kind, s.name, s.bot, s.bank_s if banked else None, s.hints) for s in state.seats]


def table_view(table: str, state: TableState, seat: int | None) -> TableView:
    """How the table stands, for a seat or a spectator."""
    if state.game is None:
        return _frame(table, state, seat, [], None, None)
    view = state.game.view(seat)
    legal = _legal(view) if seat is not None and seat == _chooser(state) else []
    undoable = None if seat is None else _undoable(state)[seat]
    return _frame(table, state, seat, legal, undoable, view.position)


def _chooser(state: TableState) -> int | None:
    """The seat that is to choose; nobody while a bot plays for it, whoever looks on."""
    turn = state.turn
    return None if turn is None or state.seats[turn].bot is not None else turn


def _legal(view: View) -> list[str]:
    return list(map(str, view.legal))


def _undoable(state: TableState) -> list[Literal["free", "ask"] | None]:
    """For each seat, whether it may take its last move back, or has to ask, or has none."""
    if state.finished is not None:
        return [None] * state.players
    undoable: list[Literal["free", "ask"] | None] = []
    turn, people = state.turn, state.people
    for seat, to in enumerate(state.own_moves):
        if to is None:
            undoable.append(None)
        elif people == [seat] or (seat == turn and state.takes_back_freely(seat, to)):  # bots do not mind
            undoable.append("free")
        else:
            undoable.append("ask")
    return undoable


def _frame(table: str, state: TableState, seat: Any, legal: Any, undoable: Any, position: Any) -> TableView:
    """A view: what is the same for everybody, around what is not."""
    status = state.status
    clock = state.setup.clock
    wish = state.undo
    return TableView(
        table=table,
        n=state.n,
        seat=seat,
        game=state.title.id,
        rules=state.title.rules_version,
        options=state.setup.options,
        status=status,
        seats=seat_views(state),
        clock=clock,
        deadline=state.deadline if clock is not None else None,
        commitment=state.commitment,
        seed=state.finished.seed if state.finished else None,
        decision=state.decision if status == "playing" else None,
        turn=state.turn,
        legal=legal,
        moves=len(state.game.history) if state.game else 0,
        undo=UndoWish(wish.seat, wish.to, state.asked, sorted(state.agreed)) if wish else None,
        undoable=undoable,
        result=state.finished.result if state.finished else None,
        scoring=state.game.scoring if state.finished and state.game else None,
        rematch=state.rematch,
        hints=state.setup.hints,
        position=position,
    )


_GAP: Final = b"\x00"
"""What JSON never contains."""


class UpdateEncoder:
    """The same news for everybody at a table: encoded once, but for what each of them may see alone."""

    def __init__(
        self,
        table: str,
        state: TableState,
        events: Sequence[Event],
        present: list[bool],
        reset: bool = False,
    ) -> None:
        self._standing = state
        self._events = events
        gap: Any = msgspec.Raw(_GAP)
        told = Told(table, gap, gap, _frame(table, state, gap, gap, gap, gap), present, reset)
        self._pieces = _encode(told).split(_GAP)
        self._board = b"null"
        """The position, up to what each seat sees alone."""
        self._undoable = [b"null"] * state.players
        if state.game is not None:
            view = state.game.view(None)
            whole, own = _encode(view.position), _encode(state.title.own(view.observation))
            self._board = whole[: 1 - len(own)]
            self._undoable = list(map(_encode, _undoable(state)))
        self._chooser = _chooser(state)
        hidden = any(isinstance(event.what, e.Moved) and event.what.seen_by is not None for event in events)
        self._open = None if hidden else _encode(events)
        """The events, if there is nothing to hide in them."""

    def to(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, is told."""
        state = self._standing
        who = b"null" if seat is None else b"%d" % seat
        events = self._open or _encode(veiled(state.title, self._events, seat))
        legal, position = b"[]", self._board
        if state.game is not None:
            view = state.game.view(seat)
            position += _encode(state.title.own(view.observation))[1:]
            if seat is not None and seat == self._chooser:
                legal = _encode(_legal(view))
        undoable = b"null" if seat is None else self._undoable[seat]
        gaps = (who, events, who, legal, undoable, position)
        return b"".join(chain.from_iterable(zip(self._pieces, gaps))) + self._pieces[-1]


def summary_of(state: TableState) -> Summary:
    return Summary(state.status, state.turn, state.names)
