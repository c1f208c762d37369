"""What leaves the server about a table: made from the view of one seat, and from what all may know."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, Literal

import msgspec

from stofa.engine.title import Title
from stofa.engine.view import View
from stofa.server import events as e
from stofa.server.events import Event
from stofa.server.protocol import SeatView, Summary, TableView, Told, UndoWish
from stofa.server.standing import Standing

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
            veil = title.veil(title.vocabulary.read(move))
            return Event(event.n, event.at, e.Moved(mover, veil, veiled=True, then=then))
        case _:
            return event


def seat_views(standing: Standing) -> list[SeatView]:
    """Who sits where: the same for everybody."""
    clock = standing.setup.clock
    banked = clock is not None and clock.per_turn_s is not None
    return [SeatView(s.kind, s.name, s.bot, s.bank_s if banked else None, s.hints) for s in standing.seats]


def table_view(table: str, standing: Standing, seat: int | None) -> TableView:
    """How the table stands, for a seat or a spectator."""
    if standing.play is None:
        return _frame(table, standing, seat, [], None, None)
    view = standing.play.view(seat)
    legal = _legal(view) if seat is not None and seat == _chooser(standing) else []
    undoable = None if seat is None else _undoable(standing)[seat]
    return _frame(table, standing, seat, legal, undoable, view.position)


def _chooser(standing: Standing) -> int | None:
    """The seat that is to choose; nobody while a bot plays for it, whoever looks on."""
    turn = standing.turn
    return None if turn is None or standing.seats[turn].bot is not None else turn


def _legal(view: View) -> list[str]:
    return list(map(str, view.legal))


def _undoable(standing: Standing) -> list[Literal["free", "ask"] | None]:
    """For each seat, whether it may take its last move back, or has to ask, or has none."""
    if standing.finished is not None:
        return [None] * standing.players
    undoable: list[Literal["free", "ask"] | None] = []
    turn, people = standing.turn, standing.people
    for seat, to in enumerate(standing.own_moves):
        if to is None:
            undoable.append(None)
        elif people == [seat] or (seat == turn and standing.takes_back_freely(seat, to)):  # bots do not mind
            undoable.append("free")
        else:
            undoable.append("ask")
    return undoable


def _frame(table: str, standing: Standing, seat: Any, legal: Any, undoable: Any, position: Any) -> TableView:
    """A view: what is the same for everybody, around what is not."""
    status = standing.status
    clock = standing.setup.clock
    wish = standing.undo
    return TableView(
        table=table,
        n=standing.n,
        seat=seat,
        game=standing.title.id,
        rules=standing.title.rules_version,
        options=standing.setup.options,
        status=status,
        seats=seat_views(standing),
        clock=clock,
        deadline=standing.deadline if clock is not None else None,
        commitment=standing.commitment,
        seed=standing.finished.seed if standing.finished else None,
        decision=standing.decision if status == "playing" else None,
        turn=standing.turn,
        legal=legal,
        moves=len(standing.play.history) if standing.play else 0,
        undo=UndoWish(wish.seat, wish.to, standing.asked, sorted(standing.agreed)) if wish else None,
        undoable=undoable,
        result=standing.finished.result if standing.finished else None,
        scoring=standing.play.scoring if standing.finished and standing.play else None,
        rematch=standing.rematch,
        hints=standing.setup.hints,
        position=position,
    )


_GAP: Final = b"\x00"
"""What JSON never contains."""


class Telling:
    """The same news for everybody at a table: encoded once, but for what each of them may see alone."""

    def __init__(
        self,
        table: str,
        standing: Standing,
        events: Sequence[Event],
        present: list[bool],
        reset: bool = False,
    ) -> None:
        self._standing = standing
        self._events = events
        gap: Any = msgspec.Raw(_GAP)
        told = Told(table, gap, gap, _frame(table, standing, gap, gap, gap, gap), present, reset)
        self._pieces = _encode(told).split(_GAP)
        self._board = b"null"
        """The position, up to what each seat sees alone."""
        self._undoable = [b"null"] * standing.players
        if standing.play is not None:
            view = standing.play.view(None)
            whole, own = _encode(view.position), _encode(standing.title.own(view.sight))
            self._board = whole[: 1 - len(own)]
            self._undoable = list(map(_encode, _undoable(standing)))
        self._chooser = _chooser(standing)
        hidden = any(isinstance(event.what, e.Moved) and event.what.seen_by is not None for event in events)
        self._open = None if hidden else _encode(events)
        """The events, if there is nothing to hide in them."""

    def to(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, is told."""
        standing = self._standing
        who = b"null" if seat is None else b"%d" % seat
        events = self._open or _encode(veiled(standing.title, self._events, seat))
        legal, position = b"[]", self._board
        if standing.play is not None:
            view = standing.play.view(seat)
            position += _encode(standing.title.own(view.sight))[1:]
            if seat is not None and seat == self._chooser:
                legal = _encode(_legal(view))
        undoable = b"null" if seat is None else self._undoable[seat]
        gaps = (who, events, who, legal, undoable, position)
        return b"".join(chain.from_iterable(zip(self._pieces, gaps))) + self._pieces[-1]


def summary_of(standing: Standing) -> Summary:
    return Summary(standing.status, standing.turn, standing.names)
