"""The record of a finished game, the story of a running one, and what each moment looked like."""

from typing import Final

from stofa.engine.record import Record, record_of
from stofa.engine.title import Consequence
from stofa.server import protocol as p
from stofa.server.errors import Refused
from stofa.server.table import Table

STORY: Final = "stofa-story/1"
MOST_FRAMES: Final = 50


def record(table: Table) -> Record:
    """The whole game, for everybody, once it is over."""
    standing = table.standing
    if standing.finished is None or standing.play is None:
        raise Refused("not-finished")
    game = standing.play.copy()
    game.seats = standing.names
    return record_of(game)


def story(table: Table, seat: int | None) -> p.Story:
    """A running game, as far as a seat, or a spectator, has seen it."""
    standing = table.standing
    return p.Story(
        format=STORY,
        game=standing.title.id,
        rules=standing.title.rules_version,
        options=standing.setup.options,
        seats=standing.names,
        moves=[list(line) for line in standing.play.story(seat)] if standing.play else [],
    )


def replay(table: Table, seat: int | None, first: int, count: int) -> p.Replay:
    """Some moments of a game as a seat, or a spectator, saw them: what was seen once may be seen again."""
    standing = table.standing
    if standing.play is None:
        raise Refused("not-started")
    if seat is not None and seat >= standing.players:
        raise Refused("not-your-seat")
    history = standing.play.history
    last = min(first + min(count, MOST_FRAMES) - 1, len(history))
    game = standing.play.cut(first)
    frames: list[p.Frame] = []
    for made in range(first, last + 1):
        if made > first:
            game.play(history[made - 1][1])
        mover, move = game.story(seat, made - 1)[0] if made else (None, None)
        view = game.view(seat)
        frames.append(p.Frame(made, mover, move, view.turn, view.position))
    nothing: list[Consequence] = []  # one for all: a game may be long
    then = [standing.play.then.get(number, nothing) for number in range(len(history))]
    return p.Replay(table.id, seat, len(history), frames, then)
