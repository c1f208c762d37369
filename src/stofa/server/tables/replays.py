"""The record of a finished game, the story of a running one, and what each moment looked like."""

from typing import Final

from stofa.engine.record import Record, record_of
from stofa.engine.title import Consequence
from stofa.server.errors import Refused
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p

STORY: Final = "stofa-story/1"
MOST_FRAMES: Final = 50


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
        rules=state.title.rules_version,
        options=state.setup.options,
        seats=state.names,
        moves=[[mover, str(move)] for mover, move in state.game.story(seat)] if state.game else [],
    )


def replay(table: Table, seat: int | None, first: int, count: int) -> p.Replay:
    """Some moments of a game as a seat, or a spectator, saw them: what was seen once may be seen again."""
    state = table.state
    if state.game is None:
        raise Refused("not-started")
    if seat is not None and seat >= state.players:
        raise Refused("not-your-seat")
    history = state.game.history
    last = min(first + min(count, MOST_FRAMES) - 1, len(history))
    game = state.game.cut(first)
    frames: list[p.Frame] = []
    for made in range(first, last + 1):
        if made > first:
            game.play(history[made - 1][1])
        mover, move = game.story(seat, made - 1)[0] if made else (None, None)
        view = game.view(seat)
        path = state.game.paths.get(made - 1, [])
        text = None if move is None else str(move)
        frames.append(p.Frame(made, mover, text, path, view.turn, view.position))
    nothing: list[Consequence] = []  # one for all: a game may be long
    then = [state.game.then.get(number, nothing) for number in range(len(history))]
    return p.Replay(table.id, seat, len(history), frames, then)
