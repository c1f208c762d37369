"""Taking seats: by one-time link, or where one is open; and giving new links for them."""

from typing import Final

from stofa.tables import commands, protocol as p, seat_requests
from stofa.tables.credentials import fingerprint, new_code
from stofa.tables.errors import Refused
from stofa.tables.names import checked_name, told_apart
from stofa.tables.registry import TableRegistry
from stofa.tables.state import Draft
from stofa.tables.store import Key
from stofa.tables.table import MOST_DEVICES, Change, Table

ASK_AGAIN_S: Final = 3.0
"""Seconds after which somebody who waits for a seat of a running game may ask again whether they have it."""


async def claim(
    tables: TableRegistry, code: str, name: str, device: str, own: bool = False
) -> tuple[Table, int]:
    """Take the seat that a one-time code opens. The same device may ask again: it has the seat.

    `own`: it is one more device of whoever holds the seat.
    """
    hashed = fingerprint(code)
    found = await tables.store.claim(hashed)
    if found is None:
        raise Refused("claim-unknown")
    table = await tables.get(found[0])
    seat = found[1].seat
    if found[1].kind == "used":
        await table.catch_up()
        if table.holds(device, seat):
            return table, seat
        raise Refused("claim-used")
    await _seat(tables, table, seat, name, device, hashed, own)
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
    own: bool = False,
    waits_for_anybody: bool = False,
) -> None:
    asked = False

    def make_change() -> Change:
        nonlocal asked
        asked = False
        state = table.state.seats[seat]
        free = state.kind == "open" or (waits_for_anybody and _waits_for_anybody(table, seat))
        if code is None and not free:
            raise Refused("seat-taken")
        playing = table.state.status == "playing"
        draft = Draft(table.state, tables.now())
        if table.holders[seat] and not (playing and state.freed):
            # A link to a seat that is taken was made by the person who sits there, for another device.
            if not own and not table.holds(device, seat):
                raise Refused("own-link")
            if len(table.holders[seat]) >= MOST_DEVICES and not table.holds(device, seat):
                raise Refused("too-many-devices", most=MOST_DEVICES)
            commands.sit_down(draft, seat, state.name)
            return Change(draft, add_keys=[Key(device, seat, "device")], use_claim=code)
        others = [other.name for number, other in enumerate(table.state.seats) if number != seat]
        shown = told_apart(checked_name(name, f"#{seat + 1}"), others)
        if playing:
            if table.you(device).seats:
                raise Refused("one-seat")
            if not state.freed:
                # Who made the link has agreed by that.
                agreed = [] if code is None else table.you(table.row.host).seats
                seat_requests.want(draft, seat, shown, agreed, table.attendance)
                if not draft.after.seats[seat].freed:
                    asked = True
                    return Change(draft)
        commands.sit_down(draft, seat, shown, newcomer=playing)
        # Whatever else opened the seat is void: who takes it has it to themselves.
        keys = [Key(device, seat, "device")]
        if code is not None:
            keys.append(Key(code, seat, "used"))
        return Change(draft, unbind=seat, add_keys=keys, use_claim=code)

    await table.commit(make_change)
    if asked:
        raise Refused("seat-asked", retry_after=ASK_AGAIN_S)


async def give(tables: TableRegistry, table: Table, given: p.GiveSeat, device: str) -> p.Giving:
    """A seat of the running game goes to somebody else: who holds it gives it, or the host asks for it."""
    seat = given.seat
    code = new_code()
    gave = False

    def make_change() -> Change:
        nonlocal gave
        host, holder = device == table.row.host, table.holds(device, seat)
        gave = holder and not given.withdraw
        draft = Draft(table.state, tables.now())
        if not host and not holder:
            raise Refused("not-host")
        if given.withdraw:
            seat_requests.keep(draft, seat)
        elif holder:
            seat_requests.give(draft, seat)
            return Change(draft, unbind=seat, add_keys=[Key(fingerprint(code), seat, "claim")])
        else:
            seat_requests.ask(draft, seat, table.you(device).seats, table.attendance)
        return table.change(draft)

    accepted = await table.commit(make_change)
    free = table.state.seats[seat].freed
    if gave:
        return p.Giving(accepted.n, free, link(seat, code))
    return p.Giving(accepted.n, free, await new_link(table, seat, device) if free else None)


async def new_link(table: Table, seat: int, device: str) -> p.Link:
    """A one-time link: to one's own seat, for another device, or, by the host, to a seat not taken yet."""
    code = new_code()
    if table.holds(device, seat):
        await table.show_up(seat)
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
