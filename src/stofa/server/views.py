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
    return [SeatView(s.kind, s.name, s.bot, s.bank_s if banked else None) for s in standing.seats]


def table_view(table: str, standing: Standing, seat: int | None) -> TableView:
    """How the table stands, for a seat or a spectator."""
    view = standing.play.view(seat) if standing.play else None
    position = view.position if view else None
    return _frame(table, standing, seat, _legal(standing, view), _undoable(standing, seat), position)


def _legal(standing: Standing, view: View | None) -> list[str]:
    # While a bot plays for a seat, there is nothing to choose for whoever looks on.
    if view is None or view.seat is None or view.seat != standing.turn:
        return []
    return list(map(str, view.legal)) if standing.seats[view.seat].bot is None else []


def _undoable(standing: Standing, seat: int | None) -> Literal["free", "ask"] | None:
    if seat is None or standing.finished is not None:
        return None
    to = standing.own_move(seat)
    if to is None:
        return None
    alone = standing.people == [seat]  # bots do not mind
    return "free" if alone or standing.takes_back_freely(seat, to) else "ask"


def _frame(table: str, standing: Standing, seat: Any, legal: Any, undoable: Any, position: Any) -> TableView:
    """A view: what is the same for everybody, around what is not."""
    status = standing.status
    clock = standing.setup.clock
    asked = standing.undo
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
        undo=UndoWish(asked.seat, asked.to, sorted(standing.agreed)) if asked else None,
        undoable=undoable,
        result=standing.finished.result if standing.finished else None,
        scoring=standing.play.scoring if standing.finished and standing.play else None,
        rematch=standing.rematch,
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
        if standing.play is not None:
            view = standing.play.view(None)
            whole, own = _encode(view.position), _encode(standing.title.own(view.sight))
            self._board = whole[: 1 - len(own)]
        hidden = any(isinstance(event.what, e.Moved) and event.what.seen_by is not None for event in events)
        self._open = None if hidden else _encode(events)
        """The events, if there is nothing to hide in them."""

    def to(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, is told."""
        standing = self._standing
        view = standing.play.view(seat) if standing.play else None
        who = b"null" if seat is None else b"%d" % seat
        events = self._open or _encode(veiled(standing.title, self._events, seat))
        legal = _encode(_legal(standing, view))
        own = _encode(standing.title.own(view.sight))[1:] if view else b""
        undoable = _encode(_undoable(standing, seat))
        gaps = (who, events, who, legal, undoable, self._board + own)
        return b"".join(chain.from_iterable(zip(self._pieces, gaps))) + self._pieces[-1]


def summary_of(standing: Standing) -> Summary:
    return Summary(standing.status, standing.turn, standing.names)
