"""A process whose children play at a table and kill themselves at every point of writing a move down.

`python -m tests.server.kill_points DATABASE POINTS SHOTS`: child after child goes on at the same table.
POINTS of them die at their 1st, 2nd, 3rd … step towards the disk (one move takes some 30 on SQLite, half as
many on PostgreSQL; after ROUND, from the 1st again), SHOTS are shot from outside, at any moment.
What each was told (`acknowledged`) is checked against what the database holds after its death.
"""

import asyncio
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import NullPool, create_engine, event, make_url, text

from stofa.server.server_tables import ServerTables
from stofa.server.store import writer
from stofa.server.store.database import Database
from stofa.server.store.open import open_database
from stofa.server.store.postgres import PostgresDatabase
from stofa.server.store.sqlite import SqliteDatabase
from stofa.tables import new_tables, protocol as p
from stofa.tables.table import Table

DEVICE = "d" * 64
INSTRUCTIONS = 10
"""Of SQLite, that are one step: so a statement is interrupted in the middle, too."""
LONG = 40
ROUND = 75
GAPS = """SELECT count(*) FROM tables JOIN
    (SELECT table_id, count(*) AS lines, max(seq) AS last FROM events GROUP BY table_id) AS log
    ON tables.id = log.table_id WHERE lines <> last OR tables.seq <> last"""
MOVES = """SELECT count(*) FROM events WHERE data LIKE '%moved%' AND data NOT LIKE '%"~"%'"""


def die_at(step: int, database: Database) -> None:
    """From now on count the steps, and die at one of them."""
    left = step

    def count(*_args: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    _count_resolving(count)
    if isinstance(database, SqliteDatabase):
        _count_sqlite(database, count)
    elif isinstance(database, PostgresDatabase):
        for moment in ("begin", "before_cursor_execute", "after_cursor_execute", "commit"):
            event.listen(database._writing, moment, count)


def _count_resolving(count: Any) -> None:
    def counted(results: Any) -> None:
        count()  # after the commit, before anybody is told
        resolve_futures(results)

    resolve_futures = writer.resolve_futures
    writer.resolve_futures = counted


def _count_sqlite(database: SqliteDatabase, count: Any) -> None:
    with database._writing.connect() as db:
        driver: Any = db.connection.driver_connection  # the only one: the writer's
    driver.set_trace_callback(count)  # before each statement, the commit among them
    driver.set_progress_handler(count, INSTRUCTIONS)


async def play_on(url: str, known: str, again: str, die: int | None, say: Any) -> None:
    database = open_database(url)
    tables = ServerTables(database)
    tables.open()
    if known:
        table = await tables.get(known)
    else:
        table = await new_table(tables)
    say("table", table.id)
    if die is not None:
        die_at(die, database)
    if again:
        await send(table, again, say)
    number = 0
    while True:
        if table.state.finished is not None or table.state.n > LONG:
            table = await new_table(tables)
            say("table", table.id)
        turn = table.state.turn
        view = table.view(turn)
        number += 1
        order = {
            "do": "move",
            "cmd": f"{os.getpid()}-{time.time_ns()}-{number}",
            "table": table.id,
            "seat": turn,
            "decision": view.decision,
            "moves": [random.choice(legal(table))],
        }
        await send(table, json.dumps(order), say)


def legal(table: Table) -> list[str]:
    assert table.game is not None
    return list(map(str, table.game.legal))


async def new_table(tables: ServerTables) -> Table:
    seats = [p.SeatWish("me", "Anna"), p.SeatWish("here", "Björn")]
    table, _ = await new_tables.create(tables, p.Create("thurn-and-taxis", seats), DEVICE)
    return table


async def send(table: Table, order: str, say: Any) -> None:
    command = msgspec.json.decode(order, type=p.MakeMoves)
    if command.table != table.id:
        return
    say("sent", order)
    accepted = await table.command(DEVICE, command)
    say("acknowledged", f"{command.seat}:{command.cmd} {accepted.n} {table.id}")


def child(database: str, known: str, again: str, die: int | None, pipe: int) -> None:
    def say(word: str, rest: str) -> None:
        os.write(pipe, f"{word} {rest}\n".encode())

    asyncio.run(play_on(database, known, again, die, say))


def check(database: str, acknowledged: dict[str, tuple[int, str]]) -> int:
    """Everything that was acknowledged is there, once, and no log has a gap."""
    url = make_url(database if "://" in database else f"sqlite:///{database}")
    url = url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
    with create_engine(url, poolclass=NullPool).connect() as db:
        rows = db.execute(text("SELECT table_id, cmd, seq FROM events WHERE cmd IS NOT NULL"))
        stored = {cmd: (seq, table) for table, cmd, seq in rows}
        gaps = db.execute(text(GAPS)).scalar_one()
        moves = db.execute(text(MOVES)).scalar_one()
    assert moves == len(stored), "a command is a move, and a move a command"
    lost = {cmd for cmd, where in acknowledged.items() if stored.get(cmd) != where}
    assert not lost, f"acknowledged, but lost: {lost}"
    assert not gaps, "a log has a gap"
    return len(stored)


async def warm_up(database: str) -> None:
    """Have everything loaded once, so that no child has to; and leave no thread behind."""
    tables = ServerTables(open_database(database))
    tables.open()
    table = await new_table(tables)
    turn = table.state.turn
    assert turn is not None
    view = table.view(turn)
    assert view.decision is not None
    order = p.MakeMoves(
        cmd="warm-up-1", table=table.id, seat=turn, decision=view.decision, moves=legal(table)[:1]
    )
    await table.command(DEVICE, order)
    await tables.get(table.id)
    await tables.close()


def run(database: str, points: int, shots: int) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(warm_up(str(Path(folder) / "warm-up.db")))
    acknowledged: dict[str, tuple[int, str]] = {}
    table = again = ""
    for number in range(points + shots):
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            try:
                child(database, table, again, number % ROUND + 1 if number < points else None, writing)
            finally:
                os._exit(1)
        os.close(writing)
        with os.fdopen(reading) as lines:
            if number >= points:
                lines.readline()  # it plays
                time.sleep(random.random() * 0.03)
                os.kill(pid, signal.SIGKILL)
            for line in lines:
                word, _, rest = line.strip().partition(" ")
                if word == "table":
                    table = rest
                elif word == "sent":
                    again = rest
                elif word == "acknowledged":
                    cmd, n, where = rest.split(" ")
                    acknowledged[cmd] = (int(n), where)
        _, status = os.waitpid(pid, 0)
        assert os.WIFSIGNALED(status), f"child {number} ended by itself"
        assert os.WTERMSIG(status) == signal.SIGKILL
        if number % 10 == 9:
            check(database, acknowledged)
    total = check(database, acknowledged)
    asyncio.run(reload(database))
    print(json.dumps({"kills": points + shots, "acknowledged": len(acknowledged), "stored": total}))


async def reload(database: str) -> None:
    """Every log can be played through."""
    tables = ServerTables(open_database(database))
    tables.open()
    names = await tables.database.read(_names)
    for name in names:
        await tables.get(name)
    await tables.close()


def _names(db: Any) -> list[str]:
    return list(db.execute(text("SELECT id FROM tables")).scalars())


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
