"""Seats are taken, shared and lost while the game goes on: in what order ever, all agree on who has them."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stofa.server import events as e, opening, protocol as p, seating
from stofa.server.errors import Refused
from stofa.server.store import work
from stofa.server.store.sqlite import SqliteDesk
from stofa.server.store.work import Entry, Written
from stofa.server.table import Table
from stofa.server.tables import Tables
from tests.server.running import GAME
from tests.server.tables_in_memory import Reader

HOST, GUEST = "h" * 64, "g" * 64


class SlowDesk(SqliteDesk):
    """Once it is slow, whoever reads a table just after something was written gets it when all is over."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.written, self.read_meanwhile, self.over = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.over.set()

    async def read(self, what: Any) -> Any:
        found = await super().read(what)
        if getattr(what, "func", None) is work.load and not self.over.is_set():
            self.read_meanwhile.set()
            await self.over.wait()
        return found

    async def append(self, entry: Entry) -> Written:
        written = await super().append(entry)
        if not self.over.is_set():
            self.written.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.read_meanwhile.wait(), 0.2)
        return written


def at_tables(
    folder: Path, test: Callable[[Tables], Awaitable[None]], desk: type[SqliteDesk] = SqliteDesk
) -> None:
    async def run() -> None:
        tables = Tables(desk(folder / "stofa.db"))
        tables.open()
        try:
            await test(tables)
        finally:
            await tables.close()

    asyncio.run(run())


async def pair(tables: Tables, **more: Any) -> tuple[Table, str]:
    """A table with the host, who begins, and a guest who came by a link; and the code of that link."""
    wanted = p.Create(GAME, [p.SeatWish("me", "A"), p.SeatWish("link")], {"start": 0}, **more)
    table, links = await opening.create(tables, wanted, HOST)
    await seating.claim(tables, links[0].code, "B", GUEST)
    return table, links[0].code


def told(reader: Reader) -> list[dict[str, Any]]:
    return [json.loads(line) for line in reader.bytes]


def take(table: Table) -> p.MakeMove:
    decision = table.standing.decision
    return p.MakeMove(cmd="command-1", table=table.id, seat=0, decision=decision, move="take stock")


def test_a_used_link_opened_again_while_somebody_moves_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table, code = await pair(tables)
        desk = tables.desk
        assert isinstance(desk, SlowDesk)
        reader = Reader(None, GUEST)
        await table.watch(reader, 0)
        desk.over.clear()
        moving = asyncio.create_task(table.command(HOST, take(table)))
        await desk.written.wait()
        again = asyncio.create_task(seating.claim(tables, code, "B", GUEST))
        await moving
        desk.over.set()
        assert (await again)[1] == 1
        log = await desk.read(lambda db: work.log(db, table.id))
        assert table.play is not None
        moves = [(event.what.mover, event.what.move) for event in log if isinstance(event.what, e.Moved)]
        assert [(mover, str(move)) for mover, move in table.play.history] == moves
        numbers = [event["n"] for message in told(reader)[1:] for event in message["events"]]
        assert numbers == [log[-2].n, log[-1].n]

    at_tables(tmp_path, test, SlowDesk)


def test_who_loses_a_seat_makes_no_link_to_it_meanwhile(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table, _ = await pair(tables)
        link, refused = await asyncio.gather(
            seating.revoke(tables, table, 1, HOST),
            seating.new_link(table, 1, GUEST),
            return_exceptions=True,
        )
        assert isinstance(refused, Refused)
        assert refused.reason == "not-your-seat"
        assert isinstance(link, p.Link)
        assert (await seating.claim(tables, link.code, "C", "c" * 64))[1] == 1

    at_tables(tmp_path, test)


def test_a_process_that_has_not_heard_of_a_revocation_makes_no_link_either(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table, _ = await pair(tables)
        there = await Tables(tables.desk).get(table.id)
        await seating.revoke(tables, table, 1, HOST)
        assert there.holds(GUEST, 1)
        with pytest.raises(Refused, match="not yours"):
            await seating.new_link(there, 1, GUEST)
        assert (await seating.new_link(there, 1, HOST)).seat == 1

    at_tables(tmp_path, test)


def test_there_is_no_link_to_a_deleted_table(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table, _ = await pair(tables)
        _, refused = await asyncio.gather(
            tables.delete(table), seating.new_link(table, 1, GUEST), return_exceptions=True
        )
        assert isinstance(refused, Refused)
        assert refused.reason == "no-table"

    at_tables(tmp_path, test)


@pytest.mark.parametrize("spectators", [True, False])
def test_who_loses_a_seat_may_go_on_watching_only_where_all_may(tmp_path: Path, spectators: bool) -> None:
    async def test(tables: Tables) -> None:
        table, _ = await pair(tables, spectators=spectators)
        seated, guest, host = Reader(1, GUEST), Reader(None, GUEST), Reader(None, HOST)
        for reader in (seated, guest, host):
            await table.watch(reader, 0)
        await seating.revoke(tables, table, 1, HOST)
        await table.command(HOST, take(table))
        gone = {"type": "gone", "table": table.id}
        assert told(seated)[-1] == gone | {"seat": 1}
        assert told(host)[-1]["view"]["n"] == table.standing.n
        if spectators:
            assert told(guest)[-1]["view"] == told(host)[-1]["view"]
        else:
            assert told(guest)[-1] == gone | {"seat": None}
            assert all(message["type"] != "told" for message in told(guest)[1:])

    at_tables(tmp_path, test)
