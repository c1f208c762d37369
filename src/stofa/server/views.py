"""What leaves the server about a table: made from the view of one seat, and from what all may know."""

from collections.abc import Sequence

from stofa.engine.title import Title
from stofa.server import events as e
from stofa.server.events import Event
from stofa.server.protocol import SeatView, Summary, TableView, UndoWish
from stofa.server.standing import Standing


def veiled(title: Title, events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as a seat, or a spectator, may know them: none is left out, so the numbers stay."""
    return [_veiled(title, event, seat) for event in events]


def _veiled(title: Title, event: Event, seat: int | None) -> Event:
    match event.what:
        case e.Moved(seen_by=None):
            return event
        case e.Moved(mover=mover, move=move, seen_by=witness):
            if witness == seat:
                return Event(event.n, event.at, e.Moved(mover, move))
            veil = title.veil(title.vocabulary.read(move))
            return Event(event.n, event.at, e.Moved(mover, veil, veiled=True))
        case _:
            return event


def seat_views(standing: Standing) -> list[SeatView]:
    """Who sits where: the same for everybody."""
    clock = standing.setup.clock
    banked = clock is not None and clock.per_turn_s is not None
    return [SeatView(s.kind, s.name, s.bot, s.bank_s if banked else None) for s in standing.seats]


def table_view(
    table: str, standing: Standing, seat: int | None, seats: list[SeatView] | None = None
) -> TableView:
    """How the table stands, for a seat or a spectator. `seats`: who sits where, if it is known already."""
    view = standing.play.game.view(seat) if standing.play else None
    status = standing.status
    playing = status == "playing"
    clock = standing.setup.clock
    asked = standing.undo
    # While a bot plays for a seat, there is nothing to choose for whoever looks on.
    turn = standing.turn
    choosing = playing and seat is not None and seat == turn and standing.seats[seat].bot is None
    return TableView(
        table=table,
        n=standing.n,
        seat=seat,
        game=standing.title.id,
        rules=standing.title.rules_version,
        options=standing.setup.options,
        status=status,
        seats=seat_views(standing) if seats is None else seats,
        clock=clock,
        deadline=standing.deadline if clock is not None else None,
        commitment=standing.commitment,
        seed=standing.finished.seed if standing.finished else None,
        decision=standing.decision if playing else None,
        turn=turn,
        legal=list(map(str, view.legal)) if view is not None and choosing else [],
        moves=len(standing.play.game.history) if standing.play else 0,
        undo=UndoWish(asked.seat, asked.to, sorted(standing.agreed)) if asked else None,
        result=standing.finished.result if standing.finished else None,
        rematch=standing.rematch,
        position=view.position if view else None,
    )


def summary_of(standing: Standing) -> Summary:
    return Summary(standing.status, standing.turn, standing.names)
