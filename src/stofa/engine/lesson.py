"""A guided first game: a recorded game in which the learner is told what to try.

It stands in `lesson.toml` in the folder of the game: the moves, and a text for every decision of the one who
learns. Moves are checked by the rules whenever a lesson is read, so that no lesson can teach a wrong one. A
lesson may leave turns out: it then goes on from another position, up to the end of the game and the count.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec

from stofa.engine.catalogue import Text
from stofa.engine.chance import Chance
from stofa.engine.game import Game, begin_at
from stofa.engine.moves import Move
from stofa.engine.title import Consequence, Points, Position, Result, Title
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
    chosen together with the move before it. `? province Baden + house Freiburg` is what the learner could
    choose instead of what follows, and `@ later` goes on from the position of that name."""
    hint: list[Hint]
    """One for each choice of the learner, in order, and one before each leap to another position."""
    farewell: Text
    position: dict[str, str] = {}
    """Positions from which the lesson goes on, by name."""
    aim: Text = {}
    """What the game is about, in two sentences; without it, the summary of the rules has to do."""


class Alternative(msgspec.Struct, frozen=True):
    """What the learner could choose instead, and how it would look then."""

    moves: list[Move]
    view: View


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
    """Without anything to try, it is read before the lesson goes on from another position."""
    instead: list[Alternative] = []

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
    result: Result | None = None
    """How the game ended, if the lesson leads so far."""
    scoring: list[list[Points]] | None = None


_Told = tuple[Mover | None, Move | None, bool, list[Consequence], list[str]]

LEARNER: Final = 0
TOGETHER: Final = "+"
INSTEAD: Final = "?"
LEAP: Final = "@"
_NOTHING: Final[_Told] = (None, None, False, [], [])


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
    instead: list[Alternative] = []
    moments: list[Moment] = []
    told = _NOTHING
    for line in filter(None, map(str.strip, script.moves.split("\n"))):
        word, _, move = line.partition(" ")
        if word == INSTEAD:
            instead.append(_alternative(game, move.split(f" {TOGETHER} ")))
            continue
        if word == LEAP:
            moments.append(_moment(game, told, hint=next(hints)))
            game, told = _leap(title, script, move), _NOTHING
            continue
        mover: Mover = "~" if word == "~" else LEARNER if word == TOGETHER else int(word)
        if mover != game.turn:
            raise ValueError(f"{title.id}: {line}: it is the turn of {game.turn}")
        if mover != LEARNER:
            hint = None
        elif word != TOGETHER:
            hint = next(hints)
        moments.append(_moment(game, told, move if hint else "", hint, instead))
        instead = []
        game.play(move)
        told = _told(game)
    moments.append(_moment(game, told))
    if next(hints, None) is not None:
        raise ValueError(f"{title.id}: there are more hints than choices")
    return Lesson(
        title.id,
        LEARNER,
        script.names,
        moments,
        script.farewell,
        script.aim or title.catalogue.summary,
        game.result,
        game.scoring,
    )


def _told(game: Game) -> _Told:
    """The last move as the learner has seen it."""
    (mover, told), note = game.history_seen_by(LEARNER, len(game.history) - 1)[0], game.notes[-1]
    return mover, told, told != game.history[-1][1], list(note.then), note.path


def _moment(
    game: Game,
    told: _Told,
    wanted: str = "",
    hint: Hint | None = None,
    instead: list[Alternative] | None = None,
) -> Moment:
    view = game.view(LEARNER)
    legal = list(view.legal) if view.turn == LEARNER else []
    return Moment(*told, view, legal, game.title.moves.read(wanted) if wanted else None, hint, instead or [])


def _alternative(game: Game, moves: list[str]) -> Alternative:
    other = game.copy(manual_chance=True)
    return Alternative([other.play(move) for move in moves], other.view(LEARNER))


def _leap(title: Title, script: Script, name: str) -> Game:
    """The game at the position of this name, which tells everything: nothing is left to chance."""
    game, _ = begin_at(title, script.position[name], Chance("lesson"), manual_chance=True)
    return game
