"""Opening tables: new ones, games that were played elsewhere, and rematches."""

import asyncio
from functools import partial
from typing import Final

import msgspec

from stofa.bots import BOTS, bot as find_bot
from stofa.engine.chance import Chance
from stofa.engine.errors import BadOption
from stofa.engine.options import settle
from stofa.engine.record import Record
from stofa.games import title as find_title
from stofa.server import events as e, protocol as p
from stofa.server.errors import Refused
from stofa.server.seating import link
from stofa.server.seats import checked_name, fingerprint, new_code, new_seed, new_table_id
from stofa.server.standing import Draft, SeatSetup, Setup, Standing
from stofa.server.store import work
from stofa.server.store.work import Key, Row
from stofa.server.table import Table, encode
from stofa.server.tables import Tables
from stofa.server.views import summary_of

MOST_HOSTED: Final = 200
"""Tables of one device that are not deleted."""


async def create(tables: Tables, wanted: p.Create, device: str) -> tuple[Table, list[p.Link]]:
    """A new table, hosted by a device."""
    title = find_title(wanted.game)
    title.check_players(len(wanted.seats))
    if await tables.desk.read(partial(work.count_hosted, device=device)) >= MOST_HOSTED:
        raise Refused("too-many-tables", most=MOST_HOSTED)
    seed = new_seed()
    setup = Setup(
        options=settle(title.options, wanted.options, len(wanted.seats), Chance(f"{seed} options")),
        seats=[_seat(number, wish) for number, wish in enumerate(wanted.seats)],
        seed=seed,
        clock=wanted.clock,
        start=wanted.start,
        spectators=wanted.spectators,
        hints=wanted.hints,
    )
    keys = [
        Key(device, number, "device")
        for number, wish in enumerate(wanted.seats)
        if wish.kind in ("me", "here")
    ]
    links = []
    for number, wish in enumerate(wanted.seats):
        if wish.kind == "link":
            code = new_code()
            keys.append(Key(fingerprint(code), number, "claim"))
            links.append(link(number, code))
    return await _open(tables, wanted.game, setup, device, keys), links


async def _open(tables: Tables, game: str, setup: Setup, host: str, keys: list[Key]) -> Table:
    title = find_title(game)
    page = Draft(Standing(title, setup), tables.now())
    page.add(e.Opened(game, len(setup.seats)))
    for number, seat in enumerate(setup.seats):
        if seat.kind == "person":
            page.add(e.Seated(number, seat.name))
    if page.after.full and setup.start == "full":
        page.start()
    return await _write_down(tables, page, host, keys)


async def _write_down(tables: Tables, page: Draft, host: str, keys: list[Key]) -> Table:
    row = Row(
        id=new_table_id(),
        game=page.after.title.id,
        rules=page.after.title.rules_version,
        setup=encode(page.after.setup).decode(),
        summary=encode(summary_of(page.after)).decode(),
        host=host,
        created_at=page.at,
        seq=page.after.n,
        deadline=Table.wake_at(page.after, page.at),
        finished_at=page.at if page.after.finished else None,
    )
    await tables.desk.write(partial(work.create, row=row, new=page.events, opens=keys))
    table = Table(tables.desk, page.after.title, work.Loaded(row, page.events, keys), tables.now)
    tables.adopt(table)
    tables.on_change(table)
    return table


async def import_record(tables: Tables, record: Record, device: str) -> Table:
    """A game that was played elsewhere, to look at. The record has been replayed and holds."""
    if await tables.desk.read(partial(work.count_hosted, device=device)) >= MOST_HOSTED:
        raise Refused("too-many-tables", most=MOST_HOSTED)
    seats = [
        SeatSetup("bot", bot=name.removeprefix("bot:"))
        if name.startswith("bot:")
        else SeatSetup("person", name)
        for name in record.seats
    ]
    for seat in seats:
        # It is shown to others as it stands; and a bot that has no name is nobody.
        shown = seat.name if seat.bot is None else seat.bot
        if checked_name(shown, "" if seat.bot is None else "?") != shown:
            raise Refused("bad-name", most=40)
    page = Draft(Standing(find_title(record.game), Setup(record.options, seats, None)), tables.now())
    page.add(e.Opened(record.game, len(seats)))
    page.add(e.Started(""))
    for mover, move, *_ in record.moves:
        page.made(mover, move)
        await asyncio.sleep(0)  # a long game is not to hold up the others
    assert record.result is not None
    page.add(e.Finished(record.result, None))
    return await _write_down(tables, page, device, [])


async def rematch(tables: Tables, table: Table, device: str, command: p.Rematch) -> p.Accepted:
    """The same seats again, at another table, for the same devices."""
    if not table.holds(device, command.seat):
        raise Refused("not-your-seat")
    if table.standing.finished is None:
        raise Refused("not-finished")
    if table.standing.rematch is not None:
        return p.Accepted(command.cmd, table.standing.n, table=table.standing.rematch)
    setup = table.standing.setup
    if setup.seed is None:
        raise Refused("not-played-here")
    seats = [
        SeatSetup("bot", bot=seat.level) if seat.level else SeatSetup(seat.kind, seat.name)
        for seat in table.standing.seats
    ]
    again = msgspec.structs.replace(setup, seed=new_seed(), seats=seats)
    keys = [Key(owner, seat, "device") for seat, owners in table.holders.items() for owner in owners]
    new = await _open(tables, table.row.game, again, table.row.host, keys)

    def drafted() -> Draft:
        if table.standing.rematch is not None:
            raise Refused("rematched-already")
        page = Draft(table.standing, tables.now())
        page.add(e.Rematched(new.id))
        return page

    try:
        return await table.carry_out(
            drafted, cmd=f"{command.seat}:{command.cmd}", device=device, table=new.id
        )
    except Refused as refused:
        await tables.delete(new)  # somebody else was quicker
        if refused.reason != "rematched-already":
            raise
        return p.Accepted(command.cmd, table.standing.n, table=table.standing.rematch)


def _seat(number: int, wish: p.SeatWish) -> SeatSetup:
    match wish.kind:
        case "bot":
            if wish.bot is None:
                raise BadOption("no-bot", bot="", bots=", ".join(BOTS))
            level = wish.bot.removeprefix("bot:")
            find_bot(level)
            return SeatSetup("bot", bot=level)
        case "me" | "here":
            return SeatSetup("person", checked_name(wish.name, f"#{number + 1}"))
        case kind:
            return SeatSetup(kind)
