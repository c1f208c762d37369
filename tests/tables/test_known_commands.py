"""A command is carried out once, also by a process that has read of it in the log or was told of it."""

from functools import partial
from pathlib import Path

from stofa.server.server_tables import ServerTables
from stofa.server.store import event_log, queries
from stofa.server.store.process_messages import News, heard, news_of
from stofa.tables import new_tables, protocol as p
from stofa.tables.events import Event, Nudged
from stofa.tables.known_commands import KnownCommands
from stofa.tables.table import Table
from tests.server.running_server import GAME
from tests.tables.opened_registry import at_tables

HOST = "h" * 64


def events(*commands: str | None) -> list[Event]:
    return [Event(n, 0, Nudged(0, 1), cmd) for n, cmd in enumerate(commands, 1)]


def test_what_was_noted_is_known_and_nothing_else() -> None:
    noted = [f"{seat}:command-{n}" for seat in range(2) for n in range(200)]
    known = KnownCommands(events(*noted[:300], None))
    known.note(events(*noted[300:]))
    assert all(known.may_have(cmd) for cmd in noted)
    assert not any(known.may_have(f"2:command-{n}") for n in range(200))
    assert not KnownCommands(events(None, None)).may_have("None")


def test_other_processes_are_told_of_the_command() -> None:
    message = heard(news_of("p", "t", 0, events(None, "0:command-1"), complete=True))
    assert isinstance(message, News)
    assert [event.cmd for event in message.events] == [None, "0:command-1"]


def take_a_card(table: Table, official: bool) -> p.MakeMoves:
    moves = ["postmaster stock" if official else "take stock"]
    return p.MakeMoves(cmd="command-1", table=table.id, seat=0, decision=table.state.decision, moves=moves)


def test_after_a_restart_a_command_is_not_carried_out_again(tmp_path: Path) -> None:
    opened: list[str] = []

    async def first(tables: ServerTables) -> None:
        wanted = p.Create(GAME, [p.SeatWish("me", "A"), p.SeatWish("here", "B")], {"start": 0})
        table, _ = await new_tables.create(tables, wanted, HOST)
        await table.command(HOST, take_a_card(table, official=False))
        opened.append(table.id)

    async def restarted(tables: ServerTables) -> None:
        table = await tables.get(opened[0])
        last = table.state.n
        answer = await table.command(HOST, take_a_card(table, official=True))
        assert answer == p.Accepted("command-1", last, duplicate=True)
        assert table.state.n == last

    at_tables(tmp_path, first)
    at_tables(tmp_path, restarted)


def test_a_process_that_has_fallen_behind_does_not_carry_a_command_out_again(tmp_path: Path) -> None:
    async def test(tables: ServerTables) -> None:
        wanted = p.Create(GAME, [p.SeatWish("me", "A"), p.SeatWish("here", "B")], {"start": 0})
        table, _ = await new_tables.create(tables, wanted, HOST)
        loaded = await tables.database.read(partial(queries.load, table=table.id))
        assert loaded is not None
        behind = Table(tables.store, table.title, loaded, tables.now)
        order = take_a_card(table, official=False)
        answer = await table.command(HOST, order)
        assert await behind.command(HOST, order) == p.Accepted("command-1", answer.n, duplicate=True)
        assert behind.state.n == table.state.n
        log = await tables.database.read(partial(event_log.log, table=table.id))
        assert [event.n for event in log if event.cmd] == [answer.n]

    at_tables(tmp_path, test)
