"""Analysis of finished games, worked out in slices on request and cached for the next request."""

import asyncio
from collections import OrderedDict
from typing import Final

from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.live_game import LiveGame
from stofa.tables.table import Table
from stofa.tables.tasks import PLAYOUTS_OF_CURVE
from stofa.tables.thinker import Thinker

KEPT: Final = 100
"""Upper bound of games whose analysis is cached; the least recently used go first."""


class _Analysis:
    """What has been worked out of one game."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.outlooks: list[p.Outlook] = []
        self.next: int | None = 0
        self.verdicts: dict[int, p.Verdict] = {}


class Analyst:
    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._analyses: OrderedDict[str, _Analysis] = OrderedDict()

    async def chances(self, table: Table, first: int) -> p.Chances:
        """Each side's chances from a move on, as far as they are known by now: at least one more slice."""
        game = _finished(table)
        analysis = self._analysis_of(table.id)
        async with analysis.lock:
            while analysis.next is not None and analysis.next <= first:
                found = await self._thinker.chances(game, analysis.next)
                analysis.next = found.next
                analysis.outlooks += [
                    p.Outlook(each.moves, each.chances, each.decision, each.loss) for each in found.stood
                ]
        return p.Chances(
            table=table.id,
            total=len(game.history),
            games=PLAYOUTS_OF_CURVE,
            sides=[list(side) for side in game.title.sides(game.players)],
            moments=[outlook for outlook in analysis.outlooks if outlook.moves >= first],
            next=analysis.next,
        )

    async def verdict(self, table: Table, at: int) -> p.Verdict:
        """What a bot says about a decision."""
        game = _finished(table)
        if at >= len(game.history) or game.history[at][0] == "~":
            raise Refused("no-decision")
        analysis = self._analysis_of(table.id)
        async with analysis.lock:
            if at not in analysis.verdicts:
                judged = await self._thinker.verdict(game, at)
                made, best = (
                    p.Suggestion(game.title.moves.read(text).encoded, chance)
                    for text, chance in (judged.made, judged.best)
                )
                found = p.Verdict(table.id, at, judged.seat, made, best, judged.because)
                analysis.verdicts[at] = found
        return analysis.verdicts[at]

    def _analysis_of(self, table: str) -> _Analysis:
        analysis = self._analyses.setdefault(table, _Analysis())
        self._analyses.move_to_end(table)
        while len(self._analyses) > KEPT:
            self._analyses.popitem(last=False)
        return analysis


def _finished(table: Table) -> LiveGame:
    state = table.state
    if state.finished is None or state.game is None:
        raise Refused("not-finished")
    return state.game
