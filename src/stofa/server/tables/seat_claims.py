"""Taking seats: by one-time link, or where one is open; and giving new links for them."""

from functools import partial

from stofa.server.credentials import checked_name, fingerprint, new_code
from stofa.server.errors import Refused
from stofa.server.store import queries
from stofa.server.store.queries import Key
from stofa.server.tables import commands
from stofa.server.tables.registry import TableRegistry
from stofa.server.tables.state import Draft
from stofa.server.tables.table import MOST_DEVICES, Change, Table
from stofa.server.wire import protocol as p


async def claim(tables: TableRegistry, code: str, name: str, device: str) -> tuple[Table, int]:
    """Take the seat that a one-time code opens. The same device may ask again: it has the seat."""
    hashed = fingerprint(code)
    found = await tables.database.read(partial(queries.claim, code=hashed))
    if found is None:
        raise Refused("claim-unknown")
    table = await tables.get(found[0])
    seat = found[1].seat
    if found[1].kind == "used":
        await table.catch_up()
        if table.holds(device, seat):
            return table, seat
        raise Refused("claim-used")
    await _seat(tables, table, seat, name, device, hashed)
    return table, seat


async def sit(
    tables: TableRegistry, table: Table, wanted: int | None, name: str, device: str, screen: str | None = None
) -> int:
    """Take an open seat, or, seen on a big screen of the host's, one that waits for a link."""
    if wanted is not None and screen is not None:
        return await _sit_by_screen(tables, table, wanted, name, device, screen)
    seats = table.state.seats
    free = [seat for seat, state in enumerate(seats) if state.kind == "open"]
    if wanted is None and not free:
        raise Refused("no-seat-free")
    seat = free[0] if wanted is None else wanted
    if seat >= len(seats) or seats[seat].kind != "open":
        if seat < len(seats) and table.holds(device, seat):
            return seat  # asked twice
        raise Refused("seat-taken")
    await _seat(tables, table, seat, name, device, None)
    return seat


async def _sit_by_screen(
    tables: TableRegistry, table: Table, seat: int, name: str, device: str, screen: str
) -> int:
    await table.catch_up()
    if seat >= table.state.players:
        raise Refused("seat-taken")
    if table.holds(device, seat):
        return seat  # asked twice
    if not table.invites(screen):
        raise Refused("screen-closed")
    await _seat(tables, table, seat, name, device, None, waits_for_anybody=True)
    return seat


def _waits_for_anybody(table: Table, seat: int) -> bool:
    """Whether a seat waits for its link and has never been anybody's, so that there is nothing to be seen."""
    state = table.state.seats[seat]
    return state.kind == "link" and not table.holders[seat] and (table.state.game is None or not state.name)


async def _seat(
    tables: TableRegistry,
    table: Table,
    seat: int,
    name: str,
    device: str,
    code: str | None,
    waits_for_anybody: bool = False,
) -> None:
    def make_change() -> Change:
        state = table.state.seats[seat]
        free = state.kind == "open" or (waits_for_anybody and _waits_for_anybody(table, seat))
        if code is None and not free:
            raise Refused("seat-taken")
        if len(table.holders[seat]) >= MOST_DEVICES and not table.holds(device, seat):
            raise Refused("too-many-devices", most=MOST_DEVICES)
        draft = Draft(table.state, tables.now())
        # A link to a seat that is taken was made by the person who sits there, for another device.
        kept = state.name if table.holders[seat] else ""
        shown = kept or checked_name(name, state.name or f"#{seat + 1}")
        commands.sit_down(draft, seat, shown)
        return Change(draft, add_keys=[Key(device, seat, "device")], use_claim=code)

    await table.commit(make_change)


async def new_link(table: Table, seat: int, device: str) -> p.Link:
    """A one-time link: to one's own seat, for another device, or, by the host, to a seat not taken yet."""
    code = new_code()
    await table.invite(device, seat, fingerprint(code))
    return link(seat, code)


async def revoke(tables: TableRegistry, table: Table, seat: int, device: str) -> p.Link:
    """The host takes a seat away from all its devices, and gets a new link for it."""
    code = new_code()

    def make_change() -> Change:
        draft = Draft(table.state, tables.now())
        commands.revoke(draft, seat, device == table.row.host)
        return Change(draft, unbind=seat, add_keys=[Key(fingerprint(code), seat, "claim")])

    await table.commit(make_change)
    return link(seat, code)


async def start(tables: TableRegistry, table: Table, device: str) -> p.Accepted:
    """The host begins, also one who does not sit at the table."""

    def make_change() -> Change:
        draft = Draft(table.state, tables.now())
        commands.start(draft, device == table.row.host)
        return Change(draft)

    return await table.commit(make_change)


def link(seat: int, code: str) -> p.Link:
    """The code is in the fragment, which browsers keep to themselves."""
    return p.Link(seat, code, f"/#claim={code}")
