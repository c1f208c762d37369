"""The record of a finished game, the story of a running one, and the positions of both."""

from typing import Final

from stofa.engine.record import Record, record_of
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.table import Table
from stofa.tables.updates import (
    history_seen_by,
    open_history,
    seen_history,
    seen_view,
    split_position,
)

STORY: Final = "stofa-story/1"
"""Name of the format."""

MOST_FRAMES: Final = 50
"""Upper bound of positions in one answer."""


def record(table: Table) -> Record:
    """The whole game, for everybody, once it is over."""
    state = table.state
    if state.finished is None or state.game is None:
        raise Refused("not-finished")
    game = state.game.copy()
    game.seats = state.names
    return record_of(game)


def story(table: Table, seat: int | None) -> p.Story:
    """A running game, as far as a seat, or a spectator, has seen it."""
    state = table.state
    return p.Story(
        format=STORY,
        game=state.title.id,
        rules=state.rules,
        options=state.setup.options,
        seats=state.names,
        moves=[[mover, str(move)] for mover, move in history_seen_by(state, seat)] if state.game else [],
    )


def replay(table: Table, seat: int | None, first: int, count: int) -> p.Replay:
    """Some positions of a game as a seat, or a spectator, saw them: what was seen once may be seen again."""
    state = table.state
    if state.game is None:
        raise Refused("not-started")
    if seat is not None and seat >= state.players:
        raise Refused("not-your-seat")
    history = state.game.history
    until = min(first + min(count, MOST_FRAMES) - 1, len(history))
    moves = seen_history(state, seat)
    game = state.game.cut(first)
    frames: list[p.Frame] = []
    for made in range(first, until + 1):
        if made > first:
            game.play(history[made - 1][1])
        view = seen_view(state, game, seat)
        last = moves[made - 1] if made else None
        frames.append(
            p.Frame(
                moves=made,
                mover=last.mover if last else None,
                move=last.move if last else None,
                veiled=last.veiled if last else False,
                path=last.path if last else [],
                turn=view.turn,
                position=split_position(view),
            )
        )
    if first > 0:
        moves = []
    elif state.finished is not None:
        moves = open_history(state.game)
    return p.Replay(table.id, seat, len(history), frames, moves)
