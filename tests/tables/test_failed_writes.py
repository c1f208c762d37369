"""What could not be written has not happened: nothing in memory has changed, and later the same works."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from stofa.server.server_tables import ServerTables
from stofa.server.store.database import SqlDatabase
from stofa.server.store.open import open_database
from stofa.server.store.process_messages import Deleted, notice
from stofa.server.workers.pool import WorkerPool
from stofa.tables import events as e, new_tables, protocol as p, seat_claims
from stofa.tables.errors import Refused
from stofa.tables.hints import Adviser
from stofa.tables.state import Draft
from stofa.tables.supervisor import Supervisor
from stofa.tables.table import Change, Table
from stofa.tables.tasks import Advised, Chosen
from tests.server.running_server import GAME, Calendar, Running, command as running_command
from tests.server.store.failures import failing
from tests.tables.in_memory import Reader
from tests.tables.snapshots import snapshot

HOST, GUEST = "h" * 64, "g" * 64

Act = Callable[[ServerTables, Table], Awaitable[object]]


def at_table(url: str, test: Callable[[ServerTables, Table, str], Awaitable[None]], **more: Any) -> None:
    """The host plays two seats, a guest the third. The code is of a link that nobody has used."""

    async def run() -> None:
        tables = ServerTables(open_database(url), now=Calendar())
        tables.open()
        try:
            seats = [p.SeatWish("me", "A"), p.SeatWish("here", "B"), p.SeatWish("link")]
            wanted = p.Create(GAME, seats, {"start": 0}, **more)
            table, links = await new_tables.create(tables, wanted, HOST)
            await test(tables, table, links[0].code)
        finally:
            await tables.close()

    asyncio.run(run())


def in_memory(table: Table) -> object:
    holders = {seat: sorted(devices) for seat, devices in table.holders.items()}
    return snapshot(table.state), holders, list(table.present), len(table.watchers), table.advice, table.row


def order(kind: Any, table: Table, seat: int = 0, **more: Any) -> Any:
    if kind in (p.MakeMoves, p.Undo):
        more["decision"] = table.state.decision
    return kind(cmd="command-1", table=table.id, seat=seat, **more)


def command(kind: Any, seat: int = 0, **more: Any) -> Act:
    async def act(tables: ServerTables, table: Table) -> object:
        return await table.command(HOST, order(kind, table, seat, **more))

    return act


async def give(tables: ServerTables, table: Table) -> object:
    return await seat_claims.give(tables, table, p.GiveSeat(1), HOST)


async def ask_for_seat(tables: ServerTables, table: Table) -> object:
    return await seat_claims.give(tables, table, p.GiveSeat(2), HOST)


async def keep_seat(tables: ServerTables, table: Table) -> object:
    return await seat_claims.give(tables, table, p.GiveSeat(2, withdraw=True), HOST)


async def rematch(tables: ServerTables, table: Table) -> object:
    return await new_tables.rematch(tables, table, HOST, order(p.Rematch, table))


async def hint(tables: ServerTables, table: Table) -> object:
    class Told(WorkerPool):
        async def advice(self, *_: object) -> Advised:
            return Advised(["take stock"], 0.5, None, [])

    asked = p.AskHint(seat=0, decision=table.state.decision)
    return await Adviser(Told()).hint(table, asked, HOST, "en")


BEFORE: dict[str, list[e.AnyHappening]] = {
    "undo": [],
    "hand-back": [e.TakenOver(0, "greedy", "chosen")],
    "answer": [e.UndoAsked(1, 6)],
    "rematch": [e.Finished({}, "s")],
    "keep a seat": [e.SeatFreed(2, "absent")],
}

ACTS: dict[str, Act] = {
    "move": command(p.MakeMoves, moves=["take stock"]),
    "undo": command(p.Undo),
    "answer": lambda tables, table: table.command(
        HOST, order(p.AnswerUndo, table, asked=table.state.asked, yes=True)
    ),
    "nudge": command(p.Nudge, 1),
    "take-over": command(p.TakeOver, 1, of=2),
    "hand-back": command(p.HandBack),
    "leave": command(p.Leave),
    "give": give,
    "ask for a seat": ask_for_seat,
    "keep a seat": keep_seat,
    "rematch": rematch,
    "hint": hint,
}


@pytest.mark.parametrize("name", ACTS)
def test_what_cannot_be_written_has_not_happened(database: str, name: str) -> None:
    async def test(tables: ServerTables, table: Table, code: str) -> None:
        await seat_claims.claim(tables, code, "C", GUEST)
        if name == "undo":
            first = order(p.MakeMoves, table, moves=["take stock"])
            await table.command(HOST, msgspec.structs.replace(first, cmd="command-0"))
        for what in BEFORE.get(name, []):
            draft = Draft(table.state, tables.now())
            draft.add(what)
            await table.commit(lambda draft=draft: Change(draft))  # type: ignore[misc]
        assert isinstance(tables.now, Calendar)
        tables.now.pass_s(61)  # for those who are not there are absent
        readers = [Reader(seat, HOST) for seat in (0, 1, None)]
        for reader in readers:
            await table.watch(reader, 0)
        before, said = in_memory(table), [list(reader.bytes) for reader in readers]
        # A rematch first creates a table, which has events of its own.
        statement = "UPDATE tables" if name == "rematch" else "INSERT INTO events"
        with failing(tables.database, statement):
            for _ in range(2):
                with pytest.raises(Refused, match="try again") as refused:
                    await ACTS[name](tables, table)
                assert refused.value.retry_after is not None
        assert in_memory(table) == before
        assert [list(reader.bytes) for reader in readers] == said
        await ACTS[name](tables, table)
        assert in_memory(table) != before
        again = await ServerTables(tables.database).get(table.id)
        assert again.state.n == table.state.n
        assert again.holders == table.holders

    at_table(database, test)


@pytest.mark.parametrize("readable", [True, False])
def test_a_rematch_that_may_have_been_written_leads_somewhere(
    database: str, readable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the commit, before the writer has heard of it."""

    async def test(tables: ServerTables, table: Table, code: str) -> None:
        await seat_claims.claim(tables, code, "C", GUEST)
        draft = Draft(table.state, tables.now())
        draft.add(e.Finished({}, "s"))
        await table.commit(lambda: Change(draft))
        append = tables.database.append

        async def broken(*_: object) -> Any:
            raise Refused("try-again", retry_after=1.0)

        async def break_after(entry: Any) -> Any:
            await append(entry)
            if not readable:
                monkeypatch.setattr(tables.database, "read", broken)
            return await broken()

        monkeypatch.setattr(tables.database, "append", break_after)
        with pytest.raises(Refused, match="try again"):
            await rematch(tables, table)
        monkeypatch.undo()
        accepted = await new_tables.rematch(tables, table, HOST, order(p.Rematch, table))
        assert accepted.table is not None
        again = ServerTables(tables.database)
        assert (await again.get(accepted.table)).holds(GUEST, 2)
        assert (await again.get(table.id)).state.rematch == accepted.table

    at_table(database, test)


def test_a_seat_that_could_not_be_taken_is_still_free(database: str) -> None:
    async def test(tables: ServerTables, table: Table, code: str) -> None:
        before = in_memory(table)
        with failing(tables.database), pytest.raises(Refused, match="try again"):
            await seat_claims.claim(tables, code, "C", GUEST)
        assert in_memory(table) == before
        await seat_claims.claim(tables, code, "C", GUEST)
        assert table.holds(GUEST, 2)
        assert table.state.game is not None

    at_table(database, test)


def test_bots_and_clocks_go_on_when_the_database_is_back(database: str) -> None:
    async def test(tables: ServerTables, table: Table, code: str) -> None:
        await seat_claims.claim(tables, code, "C", GUEST)
        supervisor = Supervisor(tables, Thinkers())
        tables.now = table.now = lambda: 10**15
        before = in_memory(table)
        with failing(tables.database):
            await supervisor._look_after(table)
        assert in_memory(table) == before
        await supervisor._look_after(table)
        assert table.state.seats[0].stand_in == "medium"
        assert table.thinking is not None
        before = in_memory(table)
        with failing(tables.database):
            await table.thinking
        assert in_memory(table) == before
        await supervisor._look_after(table)
        while len(table.game.history if table.game else []) < 9:
            await asyncio.sleep(0.01)

    class Thinkers(WorkerPool):
        async def move(self, table: str, game: Any, seat: int, bot: str, seed: int) -> Chosen:
            return Chosen(game.legal[0])

    at_table(database, test)


def test_when_nothing_can_be_read_clients_are_told_to_try_again(database: str) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("server closed the connection"))

    with Running(database) as server:
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        move = running_command(
            "move", table, 0, moves=["take stock"], decision=anna.look(table, 0)["decision"]
        )
        first = anna.post("/api/commands", move)
        store = server.context.tables.database
        assert isinstance(store, SqlDatabase)
        event.listen(store._reading, "before_cursor_execute", fail)
        try:
            for answer in (anna.post("/api/commands", move, 503), anna.get("/api/tables/abcdefgh", 503)):
                assert answer["code"] == "try-again"
                assert answer["retry_after"]
            assert anna.http.get("/health").json()["status"] == "failing"
        finally:
            event.remove(store._reading, "before_cursor_execute", fail)
        assert anna.post("/api/commands", move) == first | {"duplicate": True}
        assert anna.http.get("/health").json()["status"] == "ok"


def test_a_table_deleted_while_a_watcher_waits_is_not_watched(database: str) -> None:
    """Another process deletes it, and its notice comes while the log is read."""

    async def test(tables: ServerTables, table: Table, code: str) -> None:
        read = tables.database.read

        async def delete_meanwhile(query: Any) -> Any:
            found = await read(query)
            tables.peers.hear(notice(Deleted("another", table.id)).message)
            return found

        reader = Reader(0, HOST)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables.database, "read", delete_meanwhile)
            with pytest.raises(Refused) as refused:
                await table.watch(reader, 0)
        assert refused.value.reason == "no-table"
        assert not table.watchers
        assert not reader.bytes

    at_table(database, test)
