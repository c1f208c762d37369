"""Bots think in workers of their own: what these are told, and what they say."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from stofa.engine.errors import StofaError
from stofa.engine.record import read_record, replay
from stofa.games import installed_title as find_title
from stofa.tables import tasks
from stofa.tables.errors import Refused
from stofa.tables.live_game import LiveGame
from stofa.tables.tasks import Advised, Chosen, GameSoFar, Judged, LookedBack

Call = Callable[[str, bool], Awaitable[str]]
"""Has a worker carry out a task; gives what came of it. The second says whether it can wait for others."""

log = logging.getLogger(__name__)


class Think(msgspec.Struct, frozen=True, tag="think"):
    table: str
    game: GameSoFar
    seat: int
    bot: str
    seed: int


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    table: str
    game: GameSoFar
    seat: int
    seed: int


class LookBack(msgspec.Struct, frozen=True, tag="look-back"):
    game: GameSoFar
    first: int


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    game: GameSoFar
    at: int


class Check(msgspec.Struct, frozen=True, tag="check"):
    record: str


Task = Think | Advise | LookBack | Judge | Check


class Thought(msgspec.Struct, frozen=True):
    """What came of a task: a result, or the reason of an error."""

    result: Any = None
    error: str | None = None


_task: Final = msgspec.json.Decoder(Task)
_thought: Final = msgspec.json.Decoder(Thought)


def carry_out(text: str) -> str:
    """In a worker: do what a task asks for."""
    try:
        thought = Thought(_do(_task.decode(text)))
    except StofaError as error:
        thought = Thought(error=error.reason)
    except Exception as error:
        log.error("a task failed", exc_info=error)
        thought = Thought(error=type(error).__name__)
    return msgspec.json.encode(thought).decode()


def _do(task: Task) -> Any:
    match task:
        case Think():
            return tasks.think(task.table, task.game, task.seat, task.bot, task.seed)
        case Advise():
            return tasks.advise(task.table, task.game, task.seat, task.seed)
        case LookBack():
            return tasks.look_back(task.game, task.first)
        case Judge():
            return tasks.judge(task.game, task.at)
        case Check():
            return tasks.holds(task.record.encode())


class PageThinker:
    """Asks the page's workers."""

    def __init__(self, call: Call) -> None:
        self._call = call

    async def move(self, table: str, game: LiveGame, seat: int, bot: str, seed: int) -> Chosen:
        try:
            return Chosen(await self._ask(Think(table, GameSoFar.of(game), seat, bot, seed), str))
        except Refused:
            # It has been logged. There are only our own bots here, which do not fail: the worker has.
            return tasks.choose_instead(game.view(seat), seed, None)

    async def advice(self, table: str, game: LiveGame, seat: int, seed: int) -> Advised:
        task = Advise(table, GameSoFar.of(game), seat, seed)
        found: Advised = await self._ask(task, Advised, can_wait=True)
        return found

    async def chances(self, game: LiveGame, first: int) -> LookedBack:
        found: LookedBack = await self._ask(LookBack(GameSoFar.of(game), first), LookedBack, can_wait=True)
        return found

    async def verdict(self, game: LiveGame, at: int) -> Judged:
        found: Judged = await self._ask(Judge(GameSoFar.of(game), at), Judged, can_wait=True)
        return found

    async def check(self, record: bytes) -> None:
        try:
            if await self._ask(Check(record.decode()), bool):
                return
        except (Refused, UnicodeDecodeError):
            pass
        replay(read_record(record), find_title)  # once more, for what is wrong with it

    async def _ask(self, task: Task, kind: Any, *, can_wait: bool = False) -> Any:
        try:
            thought = _thought.decode(await self._call(msgspec.json.encode(task).decode(), can_wait))
        except Exception as error:  # the worker's: it has ended, or takes too long
            log.error("a worker failed", exc_info=error)
            raise Refused("try-again", retry_after=1.0) from error
        if thought.error is not None:
            log.warning("a task failed", extra={"why": thought.error})
            raise Refused("try-again", retry_after=1.0)
        return msgspec.convert(thought.result, kind)
