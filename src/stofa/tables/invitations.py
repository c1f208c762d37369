"""What a one-time link invites to, for whoever has it, before they sit down."""

from stofa.tables import protocol as p
from stofa.tables.credentials import fingerprint
from stofa.tables.errors import Refused
from stofa.tables.registry import TableRegistry
from stofa.tables.table import Table


async def invitation(tables: TableRegistry, code: str, device: str | None) -> p.Invitation:
    """The table and seat of a one-time code. Nothing is taken, and the code can still be used.

    Of a code that is used up only what all may see is told, so that whoever has it may at least look on.
    """
    found = await tables.store.claim(fingerprint(code))
    if found is None:
        raise Refused("claim-unknown")
    name, key = found
    table = await tables.get(name)
    used = key.kind == "used" and not table.holds(device, key.seat)
    if used:
        await table.catch_up()
        used = not table.holds(device, key.seat)
    if used and not table.state.setup.spectators:
        raise Refused("claim-used")
    view = table.view(None)
    return p.Invitation(
        table=table.id,
        seat=key.seat,
        game=view.game,
        options=view.options,
        clock=view.clock,
        seats=view.seats,
        host=_host(table),
        spectators=table.state.setup.spectators,
        used=used,
    )


def _host(table: Table) -> str | None:
    """What whoever opened the table is called there, if they sit at it."""
    seats = table.you(table.row.host).seats
    return table.state.seats[seats[0]].name if seats else None
