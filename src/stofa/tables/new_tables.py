"""Creating tables: new ones, games played elsewhere, rematches, and games that go on from another."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from stofa.bots import bot_names, installed_bot as find_bot
from stofa.engine.chance import Chance
from stofa.engine.errors import BadOption
from stofa.engine.options import complete_options
from stofa.engine.record import Record
from stofa.engine.view import Mover
from stofa.games import installed_title as find_title
from stofa.tables import events as e, protocol as p
from stofa.tables.checks import check_playing
from stofa.tables.credentials import fingerprint, new_code, new_seed, new_table_id
from stofa.tables.errors import Refused
from stofa.tables.names import LONGEST, checked_name, tidy, told_apart
from stofa.tables.registry import TableRegistry
from stofa.tables.seat_claims import link
from stofa.tables.state import Draft, SeatSetup, Setup, TableState
from stofa.tables.store import Key, Loaded, TableRow
from stofa.tables.table import Change, CommandId, Table, encode
from stofa.tables.updates import summary_of

MOST_HOSTED: Final = 200
"""Upper bound of tables that a device may host at the same time."""

IMPORT_SLICE: Final = 20
"""Number of moves of an imported record that are replayed before the event loop goes on."""


async def create(tables: TableRegistry, wanted: p.Create, device: str) -> tuple[Table, list[p.Link]]:
    """A new table, hosted by a device."""
    title = find_title(wanted.game)
    title.check_players(len(wanted.seats))
    if await tables.store.count_hosted(device) >= MOST_HOSTED:
        raise Refused("too-many-tables", most=MOST_HOSTED)
    seed = new_seed()
    setup = Setup(
        options=complete_options(title.options, wanted.options, len(wanted.seats), Chance(f"{seed} options")),
        seats=_seats(wanted.seats),
        seed=seed,
        clock=wanted.clock,
        start=wanted.start,
        spectators=wanted.spectators,
        hints=wanted.hints,
        reactions=wanted.reactions,
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


async def _open(tables: TableRegistry, game: str, setup: Setup, host: str, keys: list[Key]) -> Table:
    title = find_title(game)
    draft = Draft(TableState.new(title, title.rules_version, setup), tables.now())
    draft.add(e.Opened(game, len(setup.seats)))
    for number, seat in enumerate(setup.seats):
        if seat.kind == "person":
            draft.add(e.Seated(number, seat.name))
    if draft.after.full and setup.start == "full":
        draft.start()
    return await _write_down(tables, draft, host, keys)


async def _write_down(tables: TableRegistry, draft: Draft, host: str, keys: list[Key]) -> Table:
    row = TableRow(
        id=new_table_id(),
        game=draft.after.title.id,
        rules=draft.after.rules,
        setup=encode(draft.after.setup).decode(),
        summary=encode(summary_of(draft.after)).decode(),
        host=host,
        created_at=draft.at,
        seq=draft.after.n,
        deadline=Table.next_wake(draft.after, draft.at),
        finished_at=draft.at if draft.after.finished else None,
    )
    await tables.store.create(row, draft.events, keys)
    loaded = Loaded(row, draft.events, keys)
    table = Table(tables.store, draft.after.title, loaded, tables.now, draft.after)
    tables.adopt(table)
    tables.on_change(table)
    return table


async def import_record(tables: TableRegistry, record: Record, device: str) -> Table:
    """A game that was played elsewhere: a finished one to look at, another to play on.

    The record has been replayed and holds.
    """
    if await tables.store.count_hosted(device) >= MOST_HOSTED:
        raise Refused("too-many-tables", most=MOST_HOSTED)
    seats = _seats_of(record)
    if record.result is None:
        return await _go_on(tables, record, seats, device)
    state = TableState.new(find_title(record.game), record.rules, Setup(record.options, seats, None))
    draft = Draft(state, tables.now())
    draft.add(e.Opened(record.game, len(seats)))
    draft.add(e.Started(""))
    await _replay(draft, [(mover, move) for mover, move, *_ in record.moves])
    draft.add(e.Finished(record.result, None))
    return await _write_down(tables, draft, device, [])


async def _go_on(tables: TableRegistry, record: Record, seats: tuple[SeatSetup, ...], device: str) -> Table:
    """Whoever brings a game that is not over holds the seats of all people in it, as around one screen.

    It goes on with other luck: whoever has the record may know what would have come.
    """
    people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    if not people:
        raise Refused("record-running")
    for seat in seats:
        if seat.bot is not None:
            find_bot(seat.bot)
    setup = Setup(record.options, seats, new_seed(), continues=True)
    draft = Draft(TableState.new(find_title(record.game), record.rules, setup), tables.now())
    draft.add(e.Opened(record.game, len(seats)))
    for number in people:
        draft.add(e.Seated(number, seats[number].name))
    draft.add(e.Started(""))
    await _replay(draft, [(mover, move) for mover, move, *_ in record.moves])
    draft.go_on()
    return await _write_down(tables, draft, device, [Key(device, number, "device") for number in people])


def _seats_of(record: Record) -> tuple[SeatSetup, ...]:
    seats = tuple(
        SeatSetup("bot", bot=name.removeprefix("bot:"))
        if name.startswith("bot:")
        else SeatSetup("person", name)
        for name in record.seats
    )
    for seat in seats:
        # Names are shown to others unchanged, and a bot needs one. Two of the same name are no trouble here.
        if seat.bot is not None:
            _check_bot(seat.bot)
        if checked_name(seat.name, "") != seat.name:
            raise Refused("untidy-name")
    return seats


async def _replay(draft: Draft, moves: Sequence[tuple[Mover, str]]) -> None:
    for first in range(0, len(moves), IMPORT_SLICE):
        draft.replay(moves[first : first + IMPORT_SLICE])
        await asyncio.sleep(0)  # a long game must not block the event loop


async def play_on(tables: TableRegistry, source: Table, wanted: p.PlayOn, device: str) -> Table:
    """A game that goes on from a moment of a finished one, by the same rules, with other luck."""
    state = source.state
    if state.finished is None or state.game is None:
        raise Refused("not-finished")
    if wanted.seat >= state.players:
        raise Refused("not-your-seat")
    if await tables.store.count_hosted(device) >= MOST_HOSTED:
        raise Refused("too-many-tables", most=MOST_HOSTED)
    find_bot(wanted.bot)
    seats = tuple(
        SeatSetup("person", checked_name(wanted.name, f"#{number + 1}"))
        if number == wanted.seat
        else SeatSetup("bot", bot=wanted.bot)
        for number in range(state.players)
    )
    setup = Setup(state.setup.options, seats, new_seed(), continues=True, played_before=wanted.at)
    draft = Draft(TableState.new(state.title, state.rules, setup), tables.now())
    draft.add(e.Opened(state.title.id, len(seats)))
    draft.add(e.Seated(wanted.seat, seats[wanted.seat].name))
    draft.add(e.Started(""))
    await _replay(draft, [(mover, str(move)) for mover, move in state.game.history[: wanted.at]])
    draft.go_on()
    check_playing(draft.after)
    return await _write_down(tables, draft, device, [Key(device, wanted.seat, "device")])


def _check_bot(name: str) -> None:
    """Check the name of a bot of elsewhere, which need not be installed here."""
    if tidy(name) != name or not name or len(name) > LONGEST or name.startswith("bot:"):
        raise Refused("bad-name", most=LONGEST)


async def rematch(tables: TableRegistry, table: Table, device: str, command: p.Rematch) -> p.Accepted:
    """The same seats again, at another table, for the same devices."""
    if not table.holds(device, command.seat):
        raise Refused("not-your-seat")
    if table.state.finished is None:
        raise Refused("not-finished")
    if table.state.rematch is not None:
        return p.Accepted(command.cmd, table.state.n, table=table.state.rematch)
    setup = table.state.setup
    if setup.seed is None:
        raise Refused("not-played-here")
    seats = tuple(
        SeatSetup("bot", bot=seat.level) if seat.level else SeatSetup(seat.kind, seat.name)
        for seat in table.state.seats
    )
    again = msgspec.structs.replace(
        setup,
        seed=new_seed(),
        seats=seats,
        earlier=_played_so_far(table.state),
        continues=False,
        played_before=0,
    )
    keys = [Key(owner, seat, "device") for seat, owners in table.holders.items() for owner in owners]
    new = await _open(tables, table.row.game, again, table.row.host, keys)

    def make_change() -> Change:
        draft = Draft(table.state, tables.now())
        if table.state.rematch is None:
            draft.add(e.Rematched(new.id))
        return Change(draft, new_table=draft.after.rematch)

    try:
        accepted = await table.commit(make_change, CommandId(device, command.seat, command.cmd))
    except Refused as refused:
        if refused.reason == "try-again":
            # It may have been written all the same. If that cannot be found out, the new table stays:
            # better one that nobody needs than a rematch that leads nowhere.
            await table.catch_up()
        if table.state.rematch != new.id:
            await tables.delete(new)
        raise
    if accepted.table != new.id:  # another seat was quicker
        await tables.delete(new)
    return accepted


def _played_so_far(state: TableState) -> p.Earlier | None:
    """The score of an evening after a finished game; it begins anew where somebody else came to a seat."""
    setup = state.setup
    assert state.finished is not None
    if setup.continues:  # half of it was another game
        return None
    winners = state.finished.result.get("winners", [])
    before = setup.earlier
    stayed = [(seat.level, seat.name) for seat in state.seats] == [
        (seat.bot, seat.name) for seat in setup.seats
    ]
    if before is None or not stayed:
        before = p.Earlier(0, [0] * state.players)
    wins = [count + (seat in winners) for seat, count in enumerate(before.wins)]
    return p.Earlier(before.games + 1, wins)


def _seats(wishes: list[p.SeatWish]) -> tuple[SeatSetup, ...]:
    seats: list[SeatSetup] = []
    for number, wish in enumerate(wishes):
        seat = _seat(number, wish)
        if seat.kind == "person":
            name = told_apart(seat.name, [other.name for other in seats])
            seat = msgspec.structs.replace(seat, name=name)
        seats.append(seat)
    return tuple(seats)


def _seat(number: int, wish: p.SeatWish) -> SeatSetup:
    match wish.kind:
        case "bot":
            if wish.bot is None:
                raise BadOption("no-bot", bot="", bots=", ".join(bot_names()))
            level = wish.bot.removeprefix("bot:")
            find_bot(level)
            return SeatSetup("bot", bot=level)
        case "me" | "here":
            return SeatSetup("person", checked_name(wish.name, f"#{number + 1}"))
        case kind:
            return SeatSetup(kind)
