"""How the points of a finished game came, turn by turn, and what was counted besides."""

from collections.abc import Iterator, Sequence

from stofa.engine.core.state import State
from stofa.engine.moves import Move
from stofa.engine.title import Deed, Title
from stofa.engine.view import Mover
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.live_game import LiveGame
from stofa.tables.table import Table


def course(table: Table) -> p.Course:
    """All that a turn brings, houses and then tiles, say, is told as one: how it stood when it was over."""
    state = table.state
    if state.finished is None or state.game is None:
        raise Refused("not-finished")  # what lies face down counts, too
    title, history = state.game.title, state.game.history
    # The moves were judged when they were made. To judge them all once more would take long.
    position = state.game.cut(0).peek()
    before = first = _points(title, position)
    standings: list[p.Standing] = []
    turn = made = 0
    for turn, moves in enumerate(_turns(history), start=1):
        for move in moves:
            position.play(move.code)
        made += len(moves)
        points = _points(title, position)
        if points != before:
            standings.append(p.Standing(made, turn, points))
        before = points
    return p.Course(table.id, turn, first, standings, title.statistics(_deeds(state.game)))


def _deeds(game: LiveGame) -> Iterator[Deed]:
    for (mover, move), note in zip(game.history, game.notes, strict=True):
        if mover != "~":
            yield Deed(mover, move, note.then)


def _turns(history: Sequence[tuple[Mover, Move]]) -> Iterator[list[Move]]:
    """The moves of one seat until another one moves, with the cards that came by them.

    What was dealt before the first of them is part of it.
    """
    moves: list[Move] = []
    seat: Mover | None = None
    for mover, move in history:
        if mover != "~":
            if seat not in (None, mover):
                yield moves
                moves = []
            seat = mover
        moves.append(move)
    if moves:
        yield moves


def _points(title: Title, position: State) -> list[int]:
    """Of each seat; always nothing in games that count only at the end."""
    if not title.counts_all_along:
        return [0] * position.players()
    return [position.score(seat) for seat in range(position.players())]
