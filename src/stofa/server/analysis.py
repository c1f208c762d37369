"""Looking back at finished games: worked out bit by bit for whoever asks, and kept for the next one."""

import asyncio
from collections import OrderedDict
from typing import Final

from stofa.server import protocol as p
from stofa.server.errands import GAMES_OF_MOMENT
from stofa.server.errors import Refused
from stofa.server.play import Play
from stofa.server.table import Table
from stofa.server.workers import Workers

KEPT: Final = 100


class _Insight:
    """What is known of one game."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.moments: list[p.Outlook] = []
        self.next: int | None = 0
        self.verdicts: dict[int, p.Verdict] = {}


class Analyst:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._insights: OrderedDict[str, _Insight] = OrderedDict()

    async def chances(self, table: Table, first: int) -> p.Chances:
        """How the game stood from a moment on, as far as that is known by now; at least a bit of it."""
        play = _finished(table)
        insight = self._insight(table.id)
        async with insight.lock:
            while insight.next is not None and insight.next <= first:
                found, insight.next = await self._workers.chances(play, insight.next)
                insight.moments += [p.Outlook(moves, chances) for moves, chances in found]
        return p.Chances(
            table=table.id,
            total=len(play.history),
            games=GAMES_OF_MOMENT,
            sides=[list(side) for side in play.title.sides(play.players)],
            moments=[moment for moment in insight.moments if moment.moves >= first],
            next=insight.next,
        )

    async def verdict(self, table: Table, at: int) -> p.Verdict:
        """What a bot says of a decision."""
        play = _finished(table)
        if at >= len(play.history) or play.history[at][0] == "~":
            raise Refused("no-decision")
        insight = self._insight(table.id)
        async with insight.lock:
            if at not in insight.verdicts:
                seat, made, best = await self._workers.verdict(play, at)
                insight.verdicts[at] = p.Verdict(table.id, at, seat, p.Suggestion(*made), p.Suggestion(*best))
        return insight.verdicts[at]

    def _insight(self, table: str) -> _Insight:
        insight = self._insights.setdefault(table, _Insight())
        self._insights.move_to_end(table)
        while len(self._insights) > KEPT:
            self._insights.popitem(last=False)
        return insight


def _finished(table: Table) -> Play:
    standing = table.standing
    if standing.finished is None or standing.play is None:
        raise Refused("not-finished")
    return standing.play
