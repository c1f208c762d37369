"""Tasks of the worker processes: bots think, finished games are analysed, records are checked."""

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

from stofa import COMPILED
from stofa.bots import decide, installed_bot as find_bot
from stofa.bots.analysis import curve, verdict
from stofa.bots.levels import ThinkingAhead
from stofa.bots.rollout import GAMES as GAMES_OF_HINT, advice
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BotFailed, StofaError
from stofa.engine.game import Game
from stofa.engine.options import Options
from stofa.engine.record import read_record, replay
from stofa.engine.view import Mover, View
from stofa.games import installed_title as find_title
from stofa.tables.live_game import LiveGame

PLAYOUTS_OF_VERDICT: Final = 800 if COMPILED else 80
PLAYOUTS_OF_CURVE: Final = 240 if COMPILED else 16
"""Number of playouts behind a verdict, and behind each point of a game's curve."""

SLICE_S: Final = 0.5
"""Seconds after which an analysis hands its process back, so that bots need not wait."""

KEPT: Final = 64
"""Upper bound of games that a process remembers, to replay only their newest moves."""

MoveChance = tuple[str, float]
"""A move, and how likely it is to win."""


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


def choose(bot: str, view: View, seed: int, seconds: float = 0.0) -> str:
    """A bot's move, which is legal. It gets the view of its own seat and nothing else.

    `seconds`: after which it has to know, on a device that may be slow; 0 for no such limit.
    """
    thinking = find_bot(bot)
    if seconds and isinstance(thinking, ThinkingAhead):
        thinking.hurry(seconds)
    chosen = decide(thinking, view, Rng(seed))
    if chosen not in view.legal:
        why = view.why_not(chosen)
        raise BotFailed("bot-illegal", bot=bot, seat=view.seat or 0, move=chosen, problem=str(why))
    return str(chosen)


def think(table: str, game_so_far: GameSoFar, seat: int, bot: str, seed: int, seconds: float = 0.0) -> str:
    return choose(bot, _view(table, game_so_far, seat), seed, seconds)


def advise(table: str, game_so_far: GameSoFar, seat: int, seed: int) -> tuple[list[str], float]:
    """What to do in a seat, by what it sees and nothing else; and how likely that is to win."""
    moves, chance = advice(_view(table, game_so_far, seat), Rng(seed), GAMES_OF_HINT)
    return [str(move) for move in moves], round(chance, 3)


def look_back(game_so_far: GameSoFar, first: int) -> tuple[list[tuple[int, list[float]]], int | None]:
    """How a finished game stood from a moment on, as far as there is time; and where to go on."""
    until = monotonic() + SLICE_S
    found: list[tuple[int, list[float]]] = []
    for moves, chances in curve(game_so_far.played(), PLAYOUTS_OF_CURVE, first):
        found.append((moves, [round(chance, 3) for chance in chances]))
        if monotonic() > until and moves < len(game_so_far.moves):
            return found, moves + 1
    return found, None


def judge(game_so_far: GameSoFar, at: int) -> tuple[int, MoveChance, MoveChance]:
    """Who decided something in a finished game, what it was, and what would have been best."""
    seat, made, best = verdict(game_so_far.played(), at, PLAYOUTS_OF_VERDICT)
    return seat, (str(made.move), round(made.chance, 3)), (str(best.move), round(best.chance, 3))


def holds(record: bytes) -> bool:
    """Whether every move of a record may be made, and its result follows."""
    try:
        replay(read_record(record), find_title)
    except StofaError:
        return False
    return True
