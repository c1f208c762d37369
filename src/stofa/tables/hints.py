"""Hints: what a bot would do. Everybody sees that a seat asked, but only that seat sees the answer."""

import asyncio
from collections.abc import Awaitable

from stofa.tables import commands, protocol as p
from stofa.tables.errors import Refused, StaleDecision
from stofa.tables.state import Draft
from stofa.tables.table import Change, Table
from stofa.tables.tasks import Advised
from stofa.tables.thinker import Thinker
from stofa.tables.updates import sent


class Adviser:
    """Has each decision thought about once, even if several devices ask at the same time."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._thinking: dict[tuple[str, int], asyncio.Task[p.Advice]] = {}

    async def hint(
        self, table: Table, asked: p.AskHint, device: str | None, language: str
    ) -> p.Advice | p.StaleAnswer:
        """A hint for a seat of the asking device. It is counted first, and once for each decision."""

        def make_change() -> Change:
            if not table.holds(device, asked.seat):
                raise Refused("not-your-seat")
            draft = Draft(table.state, table.now())
            commands.hint(draft, asked.seat, asked.decision)
            return Change(draft)

        try:
            await table.commit(make_change)
        except StaleDecision as stale:
            return p.StaleAnswer(code="stale", sentence=stale.sentence(language), view=table.view(asked.seat))
        known = table.advice
        if known is not None and known.decision == asked.decision:
            return known
        key = (table.id, asked.decision)
        thinking = self._thinking.get(key)
        if thinking is None:
            assert table.game is not None
            advice = self._thinker.advice(table.id, table.game, asked.seat, asked.decision)
            thinking = self._thinking[key] = asyncio.create_task(_note(table, asked.decision, advice))
            thinking.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(thinking)  # others may wait for it, too

    def _forget(self, key: tuple[str, int], done: "asyncio.Task[p.Advice]") -> None:
        del self._thinking[key]
        if not done.cancelled():
            done.exception()  # retrieve it, or asyncio logs that it never was


async def _note(table: Table, decision: int, advice: Awaitable[Advised]) -> p.Advice:
    found = await advice
    moves = table.title.moves
    other = None if found.other is None else p.Suggestion(moves.read(found.other[0]).encoded, found.other[1])
    table.advice = p.Advice(decision, sent(map(moves.read, found.moves)), found.chance, found.because, other)
    return table.advice
