"""A guided first game: a recorded game in which the learner is told what to try.

It stands in `lesson.toml` in the folder of the game: the moves, and a text for every decision of the one who
learns. Moves are checked by the rules whenever a lesson is read, so that no lesson can teach a wrong one.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec

from stofa.engine.catalogue import Text
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.title import Consequence, Position, Title
from stofa.engine.view import Mover, View


class Hint(msgspec.Struct, frozen=True):
    """What is said to the learner before a decision."""

    text: Text
    rule: str | None = None
    """The rule to read about it."""


class Script(msgspec.Struct, frozen=True):
    """What `lesson.toml` says."""

    names: list[str]
    """Who sits there; the first one is the learner, who has no name yet."""
    options: dict[str, Any]
    moves: str
    """A move a line, with its mover: `0 take Ulm`, `~ reveal Basel`. `+ house Ulm` is the learner's too, and
    chosen together with the move before it."""
    hint: list[Hint]
    """One for each choice of the learner, in order."""
    farewell: Text
    aim: Text = {}
    """What the game is about, in two sentences; without it, the summary of the rules has to do."""


class Moment(msgspec.Struct, frozen=True):
    """The table at one moment, as the learner sees it."""

    mover: Mover | None
    """Who made the last move: nobody before the first."""
    move: Move | None
    """As the learner sees it."""
    veiled: bool
    """Whether there is more to that move than the learner may see."""
    then: list[Consequence]
    """The consequences of the move."""
    path: list[str]
    """The places that something passed by it, in games where pieces walk."""
    view: View
    """What the learner sees."""
    legal: list[Move]
    """What the learner could do now."""
    wanted: Move | None = None
    """What the learner should try now."""
    hint: Hint | None = None

    @property
    def position(self) -> Position:
        return self.view.position


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game, moment by moment."""

    game: str
    seat: int
    names: list[str]
    moments: list[Moment]
    farewell: Text
    aim: Text


_Told = tuple[Mover | None, Move | None, bool, list[Consequence], list[str]]

LEARNER: Final = 0
TOGETHER: Final = "+"


def load_lesson(title: Title) -> Lesson:
    """The lesson of a game, every move of it checked."""
    return taught(title, load_script(title))


def load_script(title: Title) -> Script:
    source = files(title.package).joinpath("lesson.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(source), Script)


def taught(title: Title, script: Script) -> Lesson:
    """The lesson that a script makes."""
    game = Game(title, len(script.names), script.options)
    hints = iter(script.hint)
    hint: Hint | None = None
    moments: list[Moment] = []
    told: _Told = (None, None, False, [], [])
    for line in filter(None, map(str.strip, script.moves.split("\n"))):
        word, _, move = line.partition(" ")
        mover: Mover = "~" if word == "~" else LEARNER if word == TOGETHER else int(word)
        if mover != game.turn:
            raise ValueError(f"{title.id}: {line}: it is the turn of {game.turn}")
        if mover != LEARNER:
            hint = None
        elif word != TOGETHER:
            hint = next(hints)
        moments.append(_moment(game, told, move, hint))
        game.play(move)
        told = _told(game)
    moments.append(_moment(game, told))
    if next(hints, None) is not None:
        raise ValueError(f"{title.id}: there are more hints than choices")
    return Lesson(
        title.id, LEARNER, script.names, moments, script.farewell, script.aim or title.catalogue.summary
    )


def _told(game: Game) -> _Told:
    """The last move as the learner has seen it."""
    (mover, told), note = game.history_seen_by(LEARNER, len(game.history) - 1)[0], game.notes[-1]
    return mover, told, told != game.history[-1][1], list(note.then), note.path


def _moment(game: Game, told: _Told, wanted: str = "", hint: Hint | None = None) -> Moment:
    view = game.view(LEARNER)
    legal = list(view.legal) if view.turn == LEARNER else []
    return Moment(*told, view, legal, game.title.moves.read(wanted) if hint else None, hint)
