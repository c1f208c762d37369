"""Analysis of finished games, worked out in slices on request and cached for the next request."""

import asyncio
from collections import OrderedDict
from typing import Final

from stofa.server.errors import Refused
from stofa.server.tables.live_game import LiveGame
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p
from stofa.server.workers.pool import WorkerPool
from stofa.server.workers.tasks import GAMES_OF_MOMENT

KEPT: Final = 100
"""Upper bound of games whose analysis is cached; the least recently used go first."""


class _Insight:
    """What has been worked out of one game."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.moments: list[p.Outlook] = []
        self.next: int | None = 0
        self.verdicts: dict[int, p.Verdict] = {}


class Analyst:
    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._insights: OrderedDict[str, _Insight] = OrderedDict()

    async def chances(self, table: Table, first: int) -> p.Chances:
        """How the game stood from a moment on, as far as that is known by now; at least a bit of it."""
        game = _finished(table)
        insight = self._insight(table.id)
        async with insight.lock:
            while insight.next is not None and insight.next <= first:
                found, insight.next = await self._workers.chances(game, insight.next)
                insight.moments += [p.Outlook(moves, chances) for moves, chances in found]
        return p.Chances(
            table=table.id,
            total=len(game.history),
            games=GAMES_OF_MOMENT,
            sides=[list(side) for side in game.title.sides(game.players)],
            moments=[moment for moment in insight.moments if moment.moves >= first],
            next=insight.next,
        )

    async def verdict(self, table: Table, at: int) -> p.Verdict:
        """What a bot says of a decision."""
        game = _finished(table)
        if at >= len(game.history) or game.history[at][0] == "~":
            raise Refused("no-decision")
        insight = self._insight(table.id)
        async with insight.lock:
            if at not in insight.verdicts:
                seat, *said = await self._workers.verdict(game, at)
                made, best = (
                    p.Suggestion(game.title.moves.read(text).encoded, chance) for text, chance in said
                )
                insight.verdicts[at] = p.Verdict(table.id, at, seat, made, best)
        return insight.verdicts[at]

    def _insight(self, table: str) -> _Insight:
        insight = self._insights.setdefault(table, _Insight())
        self._insights.move_to_end(table)
        while len(self._insights) > KEPT:
            self._insights.popitem(last=False)
        return insight


def _finished(table: Table) -> LiveGame:
    state = table.state
    if state.finished is None or state.game is None:
        raise Refused("not-finished")
    return state.game
