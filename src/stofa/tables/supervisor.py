"""Looks after tables without being asked: bots that are to move, and people whose time is up."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from math import ceil
from time import monotonic
from typing import Final

from stofa.engine.chance import Chance
from stofa.tables import commands
from stofa.tables.errors import Refused
from stofa.tables.events import StoodIn
from stofa.tables.registry import TableRegistry
from stofa.tables.state import Draft
from stofa.tables.table import BOT_GRACE_MS, Change, Table
from stofa.tables.tasks import Chosen
from stofa.tables.thinker import Thinker

SWEEP_S: Final = 1.0
"""Seconds between looks for tables that are overdue."""

MOST_AT_ONCE: Final = 200
"""Upper bound of overdue tables looked after in one sweep."""

RETRY_AFTER_MS: Final = 60_000
"""Milliseconds until a table that could not be looked after is tried again."""

BOT_SEEDS: Final = 2**62
"""Upper bound of bot seeds."""

log = logging.getLogger(__name__)


class Supervisor:
    def __init__(self, tables: TableRegistry, thinker: Thinker, bot_move_s: float = 0.0) -> None:
        """`bot_move_s`: see the settings."""
        self.tables = tables
        self._bot_move_s = bot_move_s
        self.thinker = thinker
        self._troubled: dict[str, int] = {}
        """The tables that could not be looked after, and when to try again."""
        self._put_back: set[str] = set()
        """The tables at which the clock was put back in the middle of a turn."""
        tables.on_change = self.changed
        tables.neighbours.on_lost = self._take_over_bots

    async def begin(self) -> None:
        if self.tables.store.shared:
            self.tables.run(self._begin_among_others())
        else:
            await self._wake(self._soon)  # bots that were thinking when the server stopped
        self.tables.run(self._sweep())

    async def _begin_among_others(self) -> None:
        """As soon as it is known whether there are others, who would be looking after all tables."""
        await self.tables.neighbours.settle()
        if not self.tables.neighbours:
            await self._wake_in_time(self._soon)

    @property
    def _soon(self) -> int:
        """Whatever a bot is thinking about now is due before this."""
        return self.tables.now() + BOT_GRACE_MS

    def _take_over_bots(self) -> None:
        """Another process has ended: each of those that are left looks after its share of the tables."""
        self.tables.run(self._wake_in_time(self._soon))

    async def _wake_in_time(self, until: int) -> None:
        with contextlib.suppress(Refused):  # the sweeper comes to it
            await self._wake(until, self.tables.neighbours.responsible_for)

    def changed(self, table: Table) -> None:
        """After each event: if a bot is to move, let it think."""
        turn = table.state.turn
        if turn is None or table.state.seats[turn].bot is None or table.thinking is not None:
            return
        table.thinking = self.tables.run(self._think(table))

    async def _think(self, table: Table) -> None:
        try:
            while not table.gone:
                state = table.state
                turn = state.turn
                bot = state.seats[turn].bot if turn is not None else None
                if turn is None or bot is None or state.game is None:
                    return
                # From the table's seed, as the cards are, but from a stream of its own.
                seed = Chance(f"{state.setup.seed} bots", len(state.game.history)).below(BOT_SEEDS)
                began = monotonic()
                chosen = await self.thinker.move(table.id, state.game, turn, bot, seed)
                await asyncio.sleep(time_left(monotonic() - began, self._bot_move_s))
                await table.commit(partial(_bot_move, table, self.tables.now, turn, state.decision, chosen))
        except Refused:
            pass  # the sweeper comes back to it
        except Exception:
            log.exception("a bot's move could not be made", extra={"table": table.id})
        finally:
            table.thinking = None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                self.tables.neighbours.check()
                self.tables.forget_idle()
                if not self.tables.store.works:
                    await self.tables.store.problem()  # perhaps it does now
                await self._wake(self.tables.now())
                await self._wake_after_clock_put_back()
                await self._look_after_requests()
                await self.tables.compare()
            except Refused:
                pass  # the database fails: said in the log once
            except Exception:
                log.exception("sweeping failed")

    async def _wake(self, until: int, ours: Callable[[str], bool] = lambda table: True) -> None:
        """Look after the tables that are due until then; `ours`: which of them."""
        most = MOST_AT_ONCE + len(self._troubled)  # which have been due for longest, and would fill the list
        for name in await self.tables.store.due(until, most):
            if self._troubled.get(name, 0) > self.tables.now() or not ours(name):
                continue
            try:
                await self._look_after(await self._found(name))
                self._troubled.pop(name, None)
            except Exception as error:  # of this table alone: the others go on
                if name not in self._troubled:
                    log.warning("a table cannot go on", exc_info=error, extra={"table": name})
                self._troubled[name] = self.tables.now() + RETRY_AFTER_MS

    async def _look_after_requests(self) -> None:
        """Seats that somebody else is to get, at tables where people are."""
        for table in list(self.tables.live.values()):
            if table.is_watched:
                await table.look_after_requests()

    async def _wake_after_clock_put_back(self) -> None:
        """Look after live tables whose deadline the database has too late: the clock was put back since."""
        for table in list(self.tables.live.values()):
            if table.clock_put_back():
                self._put_back.add(table.id)
        for name in list(self._put_back):
            found = self.tables.live.get(name)
            if found is None or found.state.deadline is None:
                self._put_back.discard(name)
            elif found.state.deadline <= self.tables.now():
                await self._look_after(found)

    async def _found(self, name: str) -> Table:
        try:
            return await self.tables.get(name)
        except Refused as refused:
            if refused.reason in ("unknown-rules", "game-gone"):
                await self.tables.store.clear_deadline(name)
            raise

    async def _look_after(self, table: Table) -> None:
        if table.thinking is not None:
            return
        await table.catch_up()
        self.changed(table)
        deadline = table.state.deadline
        if deadline is None or self.tables.now() < deadline:
            return

        with contextlib.suppress(Refused):  # it is due again in the next sweep
            await table.commit(partial(_time_out, table, self.tables.now))


def time_left(thought_s: float, step_s: float) -> float:
    """Seconds until a bot that has thought so long may move: when the next whole step is over.

    Everybody sees when a bot moves. If it moved as soon as it could, they would see whether it had a choice.
    """
    return 0.0 if step_s <= 0 else max(1, ceil(thought_s / step_s)) * step_s - thought_s


def _bot_move(table: Table, now: Callable[[], int], turn: int, decision: int, chosen: Chosen) -> Change:
    """The move of a bot; nothing if the decision it has thought about is no longer open."""
    state = table.state
    draft = Draft(state, now())
    seat = state.seats[turn]
    if state.decision == decision and state.turn == turn and seat.bot is not None:
        if chosen.failed is not None and chosen.failed not in seat.failed:
            draft.add(StoodIn(turn, seat.bot, chosen.failed))
        draft.move(turn, chosen.move)
    return Change(draft)


def _time_out(table: Table, now: Callable[[], int]) -> Change:
    """A bot takes over for a seat whose time is up; nothing if there is time left."""
    draft = Draft(table.state, now())
    commands.time_is_up(draft)
    return Change(draft)
