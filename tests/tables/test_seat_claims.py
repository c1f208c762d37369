"""Seats are taken, shared and lost while the game goes on: in what order ever, all agree on who has them."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from stofa.server.server_tables import ServerTables
from stofa.server.store import event_log, queries
from stofa.server.store.sqlite import SqliteDatabase
from stofa.tables import events as e, new_tables, protocol as p, seat_claims
from stofa.tables.errors import Refused
from stofa.tables.store import Entry, Outcome
from stofa.tables.table import Table
from tests.server.running_server import GAME, Running, command
from tests.tables.in_memory import Reader
from tests.tables.opened_registry import at_tables

HOST, GUEST = "h" * 64, "g" * 64


class SlowDatabase(SqliteDatabase):
    """Once it is slow, whoever reads a table just after something was written gets it when all is over."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.written, self.read_meanwhile, self.over = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.over.set()

    async def read(self, what: Any) -> Any:
        found = await super().read(what)
        if getattr(what, "func", None) is queries.load and not self.over.is_set():
            self.read_meanwhile.set()
            await self.over.wait()
        return found

    async def append(self, entry: Entry) -> Outcome:
        written = await super().append(entry)
        if not self.over.is_set():
            self.written.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.read_meanwhile.wait(), 0.2)
        return written


async def pair(tables: ServerTables, **more: Any) -> tuple[Table, str]:
    """A table with the host, who begins, and a guest who came by a link; and the code of that link."""
    wanted = p.Create(GAME, [p.SeatWish("me", "A"), p.SeatWish("link")], {"start": 0}, **more)
    table, links = await new_tables.create(tables, wanted, HOST)
    await seat_claims.claim(tables, links[0].code, "B", GUEST)
    return table, links[0].code


def told(reader: Reader) -> list[dict[str, Any]]:
    return [json.loads(line) for line in reader.bytes]


def take(table: Table) -> p.MakeMoves:
    decision = table.state.decision
    return p.MakeMoves(cmd="command-1", table=table.id, seat=0, decision=decision, moves=["take stock"])


def test_a_used_link_opened_again_while_somebody_moves_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    async def test(tables: ServerTables) -> None:
        table, code = await pair(tables)
        database = tables.database
        assert isinstance(database, SlowDatabase)
        reader = Reader(None, GUEST)
        await table.watch(reader, 0)
        database.over.clear()
        moving = asyncio.create_task(table.command(HOST, take(table)))
        await database.written.wait()
        again = asyncio.create_task(seat_claims.claim(tables, code, "B", GUEST))
        await moving
        database.over.set()
        assert (await again)[1] == 1
        log = await database.read(lambda db: event_log.log(db, table.id))
        assert table.game is not None
        moves = [(event.what.mover, event.what.move) for event in log if isinstance(event.what, e.Moved)]
        assert [(mover, str(move)) for mover, move in table.game.history] == moves
        numbers = [event["n"] for message in told(reader)[1:] for event in message["events"]]
        assert numbers == [log[-2].n, log[-1].n]

    at_tables(tmp_path, test, SlowDatabase)


def test_who_loses_a_seat_makes_no_link_to_it_meanwhile(tmp_path: Path) -> None:
    async def test(tables: ServerTables) -> None:
        table, _ = await pair(tables)
        link, refused = await asyncio.gather(
            seat_claims.give(tables, table, p.GiveSeat(1), GUEST),
            seat_claims.new_link(table, 1, GUEST),
            return_exceptions=True,
        )
        assert isinstance(refused, Refused)
        assert refused.reason == "not-your-seat"
        assert isinstance(link, p.Giving)
        assert link.link is not None
        assert (await seat_claims.claim(tables, link.link.code, "C", "c" * 64))[1] == 1

    at_tables(tmp_path, test)


def test_a_process_that_has_not_heard_of_a_revocation_makes_no_link_either(tmp_path: Path) -> None:
    async def test(tables: ServerTables) -> None:
        table, _ = await pair(tables)
        there = await ServerTables(tables.database).get(table.id)
        await seat_claims.give(tables, table, p.GiveSeat(1), GUEST)
        assert there.holds(GUEST, 1)
        with pytest.raises(Refused, match="not yours"):
            await seat_claims.new_link(there, 1, GUEST)
        assert (await seat_claims.new_link(there, 1, HOST)).seat == 1

    at_tables(tmp_path, test)


def test_there_is_no_link_to_a_deleted_table(tmp_path: Path) -> None:
    async def test(tables: ServerTables) -> None:
        table, _ = await pair(tables)
        _, refused = await asyncio.gather(
            tables.delete(table), seat_claims.new_link(table, 1, GUEST), return_exceptions=True
        )
        assert isinstance(refused, Refused)
        assert refused.reason == "no-table"

    at_tables(tmp_path, test)


@pytest.mark.parametrize("spectators", [True, False])
def test_who_loses_a_seat_may_go_on_watching_only_where_all_may(tmp_path: Path, spectators: bool) -> None:
    async def test(tables: ServerTables) -> None:
        table, _ = await pair(tables, spectators=spectators)
        seated, guest, host = Reader(1, GUEST), Reader(None, GUEST), Reader(None, HOST)
        for reader in (seated, guest, host):
            await table.watch(reader, 0)
        await seat_claims.give(tables, table, p.GiveSeat(1), GUEST)
        await table.command(HOST, take(table))
        gone = {"type": "gone", "table": table.id}
        assert told(seated)[-1] == gone | {"seat": 1}
        assert told(host)[-1]["view"]["n"] == table.state.n
        if spectators:
            assert told(guest)[-1]["view"] == told(host)[-1]["view"]
        else:
            assert told(guest)[-1] == gone | {"seat": None}
            assert all(message["type"] != "update" for message in told(guest)[1:])

    at_tables(tmp_path, test)


def test_leaving_before_the_game_may_be_repeated_by_the_same_device_only(server: Running) -> None:
    anna, björn, carla = server.person(), server.person(), server.person()
    table = anna.open("me", "open", "open")["table"]
    carla.open("me", "open")  # then her device is known
    björn.sit(table, seat=1)
    leave = command("leave", table, 1)
    assert carla.post("/api/commands", leave, 403)["code"] == "not-your-seat"
    first = björn.post("/api/commands", leave)
    assert björn.post("/api/commands", leave) == first | {"duplicate": True}
    # Neither those who never held the seat nor who holds it now hear of it; and theirs is another command.
    assert anna.post("/api/commands", leave, 403)["code"] == "not-your-seat"
    carla.sit(table, seat=1)
    assert björn.post("/api/commands", leave) == first | {"duplicate": True}
    assert björn.post("/api/commands", command("leave", table, 1), 403)["code"] == "not-your-seat"
    assert carla.look(table, 1)["seats"][1]["name"] == "Carla"
    assert "duplicate" not in carla.post("/api/commands", leave)
