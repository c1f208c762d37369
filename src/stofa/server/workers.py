"""Bots think in processes of their own, with a budget. A process that dies or dawdles is replaced."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

from stofa.bots import bot as find_bot
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE
from stofa.engine.errors import BadOption, StofaError
from stofa.engine.game import Game
from stofa.engine.options import Options
from stofa.engine.record import read_record, replay
from stofa.engine.view import View
from stofa.games import title as find_title
from stofa.server.events import Mover

BUDGET_S: Final = 20.0
"""The strongest bot thinks for a few seconds; this is for one that hangs."""

TRIES: Final = 3
KEPT: Final = 64

Line = tuple[tuple[Mover, str], ...]

log = logging.getLogger(__name__)

# ── In the worker process ───────────────────────────────────────────────────────────────────────────

_games: OrderedDict[str, Game] = OrderedDict()


def _end_with(server: int) -> None:
    """A worker whose server was killed would wait for work for ever."""
    wait([server])
    os._exit(0)


def _line(game: Game) -> Line:
    return tuple((mover, str(move)) for mover, move in game.history)


def _game(table: str, game: str, options: Options, players: int, line: Line) -> Game:
    """The game after a line of moves; only what is new since the last time has to be played."""
    known = _games.pop(table, None)
    if (
        known is None
        or tuple((mover, str(move)) for mover, move in known.history) != line[: len(known.history)]
    ):
        known = Game(find_title(game), players, options)
    for mover, move in line[len(known.history) :]:
        known.play(move, CHANCE if mover == "~" else mover)
    _games[table] = known
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return known


def choose(bot: str, view: View, seed: int) -> str:
    """A bot's move. It gets the view of its own seat and nothing else."""
    return str(find_bot(bot).choose(view, Rng(seed)))


def think(
    table: str, game: str, options: Options, players: int, line: Line, seat: int, bot: str, seed: int
) -> str:
    return choose(bot, _game(table, game, options, players, line).view(seat), seed)


def holds(record: bytes) -> bool:
    """Whether every move of a record may be made, and its result follows."""
    try:
        replay(read_record(record), find_title)
    except StofaError:
        return False
    return True


# ── In the server process ───────────────────────────────────────────────────────────────────────────


class Workers:
    def __init__(self, processes: int = 2, budget_s: float = BUDGET_S) -> None:
        self._processes = processes
        self._budget_s = budget_s
        self._pool: ProcessPoolExecutor | None = None
        self.replaced = 0

    @property
    def pids(self) -> list[int]:
        # ProcessPoolExecutor has no public way to name its processes.
        return list(self._pool._processes) if self._pool is not None else []

    async def move(self, table: str, game: Game, seat: int, bot: str) -> str:
        """What a bot does in a position in which its seat is to move."""
        line = _line(game)
        for _ in range(TRIES):
            seed = secrets.randbits(62)
            pool = self._ready()
            try:
                asked = pool.submit(
                    think, table, game.title.id, game.options, game.players, line, seat, bot, seed
                )
                return await asyncio.wait_for(asyncio.wrap_future(asked), self._budget_s)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a bot's process is replaced", extra={"bot": bot, "why": type(error).__name__})
                self._replace(pool)
            except BadOption:
                log.warning("no such bot any more", extra={"bot": bot})
                break
            except Exception:
                log.exception("a bot failed", extra={"bot": bot, "table": table})
                break
        # The table has to go on, whatever is wrong with the bot.
        return choose("random", game.view(seat), secrets.randbits(62))

    async def check(self, record: bytes) -> None:
        """Replay a record, beside everything else; it raises what is wrong with it."""
        try:
            if await asyncio.wrap_future(self._ready().submit(holds, record)):
                return
        except BrokenProcessPool:
            log.warning("a process died over a record")
        await asyncio.to_thread(lambda: replay(read_record(record), find_title))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a fork of a process with threads may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is not self._pool:
            return  # somebody else noticed first
        self._pool = None
        self.replaced += 1
        _end(pool)

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _begin() -> None:
    """Ctrl-C in a terminal reaches the workers too; the server tells them when to end, or is gone itself."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(ProcessLookupError, ValueError):
            process.kill()
