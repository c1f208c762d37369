"""Deciders: given a view, they return one of its legal moves. They are handed nothing else.

Other people's bots are found by the entry points `stofa.bots` of installed distributions; the environment
variable STOFA_BOTS may name more of them by path.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from stofa.bots.levels import LEVELS
from stofa.bots.protocol import Bot
from stofa.bots.rollout import Thoughtful
from stofa.bots.simple import Greedy, Random
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BadOption, BotFailed, StofaError
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.plugins import BadPlugin, add_to, import_path, installed, is_path, report
from stofa.engine.view import View

__all__ = [
    "BOTS",
    "LEVELS",
    "YARDSTICKS",
    "Bot",
    "bot",
    "bot_names",
    "decide",
    "installed_bot",
    "let_move",
    "register_path",
    "stands_in",
]

ENTRY_POINTS: Final = "stofa.bots"
VARIABLE: Final = "STOFA_BOTS"

YARDSTICKS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Random, Greedy, Thoughtful)}
"""For measuring others against, from Python and on the command line. Older tables and records name them."""

BOTS: Final[dict[str, type[Bot]]] = {**LEVELS, **YARDSTICKS}
"""Our own: the levels that people choose from, the weakest first, and the yardsticks."""


class OtherBot:
    """A bot of somebody else: a class, an object or a function `choose(view, rng)`."""

    def __init__(self, name: str, value: Any) -> None:
        self.name = name
        self._choose = _chooser(value)
        self.stands_in = stands_in(value)

    def choose(self, view: View, rng: Rng) -> Move:
        return self._choose(view, rng)


def _chooser(value: Any) -> Callable[[View, Rng], Move]:
    if isinstance(value, type):
        try:
            value = value()
        except Exception as error:
            raise BadPlugin(f"{type(error).__name__}: {error}") from error
    found = getattr(value, "choose", value)
    if not callable(found):
        raise BadPlugin(f"it is of type {type(value).__name__}, and has no method choose(view, rng)")
    chooser: Callable[[View, Rng], Move] = found
    return chooser


@cache
def _others() -> dict[str, Any]:
    """The bots of other people, by name, as they were found."""
    found: dict[str, Any] = {}
    origins = dict.fromkeys(BOTS, "Stofa")
    for plugin in installed(ENTRY_POINTS, VARIABLE):
        try:
            if plugin.name in origins:
                raise BadPlugin(f"its name is taken by {origins[plugin.name]}")
            OtherBot(plugin.name, plugin.value)
        except BadPlugin as problem:
            report(plugin.origin, problem)
        else:
            found[plugin.name] = plugin.value
            origins[plugin.name] = plugin.origin
    return found


def bot_names() -> list[str]:
    """The bots there are by name: our own, the levels first, and those that are installed."""
    return [*BOTS, *_others()]


def installed_bot(name: object) -> Bot:
    """A bot by its name, for names that come from elsewhere: they never cause an import."""
    if isinstance(name, str) and name in BOTS:
        return BOTS[name]()
    if isinstance(name, str) and name in _others():
        return OtherBot(name, _others()[name])
    raise BadOption("no-bot", bot=name, bots=", ".join(bot_names()))


def stands_in(bot: object) -> bool:
    """Whether a bot says that it may play for a person who is away: it plays at least as well as `medium`."""
    return getattr(bot, "stands_in", False) is True


def _is_text(name: object) -> bool:
    return isinstance(name, str)


def bot(name: str) -> Bot:
    """A bot by its name, or by a path like `package.module:MyBot` to a class, an object or a function."""
    if not _is_text(name) or not is_path(name) or name in _others():
        return installed_bot(name)
    value = import_path(name)
    try:
        return OtherBot(name, value)
    except BadPlugin as problem:
        raise BadOption("bad-path", path=name, problem=str(problem)) from None


def register_path(path: str) -> None:
    """Count the bot at a path as installed, in this process and those that are started from now on."""
    bot(path)
    add_to(VARIABLE, path)
    _others.cache_clear()


def decide(bot: Bot, view: View, rng: Rng) -> Move:
    """What a bot chooses, legal or not; if it fails or chooses what is no move, the error names it."""
    assert view.seat is not None
    try:
        chosen = bot.choose(view, rng)
    except BotFailed:  # of a bot that thinks elsewhere: it has been named
        raise
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise BotFailed("bot-failed", bot=bot.name, seat=view.seat, problem=why) from error
    if not isinstance(chosen, str):
        raise BotFailed("bot-no-move", bot=bot.name, seat=view.seat, chosen=repr(chosen))
    return chosen


def let_move(bot: Bot, game: Game, seat: int, rng: Rng) -> Move:
    """Have a bot make the next move of its seat. If it breaks the rules, the error names it."""
    chosen = decide(bot, game.view(seat), rng)
    try:
        return game.play(chosen, seat)
    except StofaError as error:
        raise BotFailed("bot-illegal", bot=bot.name, seat=seat, move=chosen, problem=str(error)) from error
