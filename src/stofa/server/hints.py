"""What a bot would do in a seat's place. All see that somebody asked, but not what they were told."""

from stofa.server import commands, protocol as p
from stofa.server.errors import Refused, Stale
from stofa.server.standing import Draft
from stofa.server.table import Table
from stofa.server.workers import Workers


async def hint(
    table: Table, workers: Workers, asked: p.AskHint, device: str | None, language: str
) -> p.Advice | p.Stale:
    """A hint for a seat of the asking device. It is counted first, and once for each decision."""

    def drafted() -> Draft:
        if not table.holds(device, asked.seat):
            raise Refused("not-your-seat")
        page = Draft(table.standing, table.now())
        commands.hint(page, asked.seat, asked.decision)
        return page

    try:
        await table.carry_out(drafted)
    except Stale as stale:
        return p.Stale("", "stale", stale.sentence(language), table.view(asked.seat))
    except Refused as refused:
        if refused.reason != "asked-already":
            raise
    known = table.advice
    if known is None or known.decision != asked.decision:
        assert table.play is not None
        moves, chance = await workers.advice(table.id, table.play, asked.seat, asked.decision)
        known = table.advice = p.Advice(asked.decision, moves, chance)
    return known
