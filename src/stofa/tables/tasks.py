"""Tasks of the worker processes: bots think, finished games are analysed, records are checked."""

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from stofa import COMPILED
from stofa.bots import decide, installed_bot as find_bot
from stofa.bots.advice import STEPS_OF_HINT, advice
from stofa.bots.analysis import curve, verdict
from stofa.bots.budgets import SECONDS, in_time
from stofa.bots.levels import Hard
from stofa.bots.search import Budget, Prospect
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BotFailed, StofaError
from stofa.engine.game import Game
from stofa.engine.options import Options
from stofa.engine.reasons import Reason
from stofa.engine.record import read_record, replay
from stofa.engine.view import Mover, View
from stofa.games import installed_title as find_title
from stofa.tables.events import WhyStoodIn
from stofa.tables.live_game import LiveGame
from stofa.tables.stand_ins import STAND_IN

PLAYOUTS_OF_CURVE: Final = 100 if COMPILED else 8
"""Number of playouts behind each point of a game's curve."""

SLICE_S: Final = 0.5
"""Seconds after which an analysis hands its process back, so that bots need not wait."""

KEPT: Final = 64
"""Upper bound of games that a process remembers, to replay only their newest moves."""


class Chosen(msgspec.Struct, frozen=True):
    """The move of a bot; of its stand-in, if it `failed`."""

    move: str
    failed: WhyStoodIn | None = None


MoveChance = tuple[str, float]
"""A move, and how likely it is to win."""


class Advised(msgspec.Struct, frozen=True):
    """What to do in a seat, and why."""

    moves: list[str]
    chance: float
    other: MoveChance | None
    """The next best move."""
    because: list[Reason]


class Judged(msgspec.Struct, frozen=True):
    """A decision of a finished game, and what would have been best."""

    seat: int
    made: MoveChance
    best: MoveChance
    because: list[Reason]


class Stood(msgspec.Struct, frozen=True):
    """How a finished game stood at a moment, and what was decided from there to the next."""

    moves: int
    chances: list[float]
    decision: int | None
    """The decision that seems to have given away most, by the number of moves before it."""
    loss: float


class LookedBack(msgspec.Struct, frozen=True):
    """Some of the moments of a finished game."""

    stood: list[Stood]
    next: int | None
    """Where to go on; None if that was the end."""


class GameSoFar(NamedTuple):
    """A game so far, as it is sent to another process."""

    game: str
    rules: int
    options: Options
    players: int
    moves: tuple[tuple[Mover, str], ...]

    @classmethod
    def of(cls, game: LiveGame) -> "GameSoFar":
        moves = tuple((mover, str(move)) for mover, move in game.history)
        return cls(game.title.id, game.rules, game.options, game.players, moves)

    def played(self, known: Game | None = None) -> Game:
        """The game again; of one that is known, only what is new has to be played."""
        if known is None or GameSoFar.of(known).moves != self.moves[: len(known.history)]:
            known = Game(find_title(self.game), self.players, self.options, rules=self.rules)
        for mover, move in self.moves[len(known.history) :]:
            known.play(move, mover)
        return known


_games: OrderedDict[str, Game] = OrderedDict()


def _view(table: str, game_so_far: GameSoFar, seat: int) -> View:
    """What a seat sees at a table now."""
    game = _games[table] = game_so_far.played(_games.pop(table, None))
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return game.view(seat)


def choose(bot: str, view: View, seed: int) -> str:
    """A bot's move, which is legal. It gets the view of its own seat and nothing else."""
    chosen = decide(in_time(bot) or find_bot(bot), view, Rng(seed))
    if chosen not in view.legal:
        why = view.why_not(chosen)
        raise BotFailed("bot-illegal", bot=bot, seat=view.seat or 0, move=chosen, problem=str(why))
    return str(chosen)


def choose_instead(view: View, seed: int, failed: WhyStoodIn | None) -> Chosen:
    """A stand-in's move: the table has to go on, whatever is wrong with the bot."""
    return Chosen(choose(STAND_IN, view, seed), failed)


def what_failed(error: BotFailed) -> WhyStoodIn:
    """What a bot did wrong, in a word that everybody at the table may know."""
    return "illegal" if error.reason in ("bot-illegal", "bot-no-move") else "raised"


def think(table: str, game_so_far: GameSoFar, seat: int, bot: str, seed: int) -> str:
    return choose(bot, _view(table, game_so_far, seat), seed)


def advise(table: str, game_so_far: GameSoFar, seat: int, seed: int) -> Advised:
    """What to do in a seat, by what it sees and nothing else."""
    budget = Budget.of(STEPS_OF_HINT, SECONDS[Hard.name])
    moves, chance, other, because = advice(_view(table, game_so_far, seat), Rng(seed), budget)
    return Advised([str(move) for move in moves], round(chance, 3), other and _sent(other), because)


def look_back(game_so_far: GameSoFar, first: int) -> LookedBack:
    """How a finished game stood from a moment on, as far as there is time; and where to go on."""
    until = monotonic() + SLICE_S
    found: list[Stood] = []
    for moves, chances, decision, loss in curve(game_so_far.played(), PLAYOUTS_OF_CURVE, first):
        found.append(Stood(moves, [round(chance, 3) for chance in chances], decision, round(loss, 3)))
        if monotonic() > until and moves < len(game_so_far.moves):
            return LookedBack(found, moves + 1)
    return LookedBack(found, None)


def judge(game_so_far: GameSoFar, at: int) -> Judged:
    """A decision of a finished game, and what would have been best."""
    seat, made, best, because = verdict(game_so_far.played(), at)
    return Judged(seat, _sent(made), _sent(best), because)


def _sent(prospect: Prospect) -> MoveChance:
    return str(prospect.move), round(prospect.chance, 3)


def holds(record: bytes) -> bool:
    """Whether every move of a record may be made, and its result follows."""
    try:
        replay(read_record(record), find_title)
    except StofaError:
        return False
    return True
