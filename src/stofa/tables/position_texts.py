"""Positions as text: those of a table, and those that somebody wants to look at."""

from typing import Final

from stofa.engine.chance import Chance
from stofa.engine.core.state import NOBODY
from stofa.engine.game import begin_at
from stofa.games import installed_title as find_title
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.table import Table
from stofa.tables.updates import seen_view, split_position

_SEED: Final = 0
"""What a view cannot see is dealt like this, and shown to nobody."""


def write_position(table: Table, seat: int | None, at: int | None) -> p.WrittenPosition:
    """What a seat, or a spectator, saw after so many moves of a game; or what it sees now."""
    state = table.state
    if state.game is None:
        raise Refused("not-started")
    if seat is not None and seat >= state.players:
        raise Refused("not-your-seat")
    game = state.game if at is None else state.game.cut(at)
    view = seen_view(state, game, seat)
    return p.WrittenPosition(game.title.id, view.position_text())


def show_position(asked: p.ShowPosition) -> p.ShownPosition:
    """The position that a text tells of, as one of its seats sees it; raises what is wrong with it.

    What is written as a seat's view is shown as that seat sees it, or to a spectator: the cards of the others
    are not in it.
    """
    game, view = begin_at(find_title(asked.game), asked.text, Chance(_SEED), manual_chance=True)
    seats = list(range(game.players)) if view is None else [seat for seat in (view,) if seat != NOBODY]
    seat = asked.seat
    if seat is None and view is not None and view != NOBODY:
        seat = view
    if isinstance(seat, int) and seat not in seats:
        raise Refused("not-your-seat")
    seen = game.view(seat if isinstance(seat, int) else None)
    return p.ShownPosition(
        game=game.title.id,
        players=game.players,
        seats=seats,
        seat=seen.seat,
        turn=seen.turn,
        position=split_position(seen),
        text=seen.position_text(),
    )
