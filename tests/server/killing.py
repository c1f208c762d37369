"""A process whose children play at a table and kill themselves at every point of writing a move down.

`python -m tests.server.killing DATABASE POINTS SHOTS`: child after child goes on at the same table. POINTS
of them die at their 1st, 2nd, 3rd … step towards the disk (one move takes some 30; after ROUND, from the 1st
again), SHOTS are shot from outside, at any moment.
What each was told (`acknowledged`) is checked against what the database holds after its death.
"""

import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text

from stofa.server import opening, protocol as p
from stofa.server.store import sqlite
from stofa.server.store.sqlite import SqliteDesk
from stofa.server.table import Table
from stofa.server.tables import Tables

DEVICE = "d" * 64
INSTRUCTIONS = 10
"""Of SQLite, that are one step: so a statement is interrupted in the middle, too."""
LONG = 40
ROUND = 75
GAPS = """SELECT count(*) FROM tables JOIN
    (SELECT table_id, count(*) AS lines, max(seq) AS last FROM events GROUP BY table_id) AS log
    ON tables.id = log.table_id WHERE lines <> last OR tables.seq <> last"""
MOVES = """SELECT count(*) FROM events WHERE data LIKE '%moved%' AND data NOT LIKE '%"~"%'"""


def die_at(step: int, desk: SqliteDesk) -> None:
    """From now on count the steps, and die at one of them."""
    left = step

    def count(*_args: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def settle(results: Any) -> None:
        count()  # after the commit, before anybody is told
        told(results)

    told = sqlite._settle
    sqlite._settle = settle
    desk._driver.set_trace_callback(count)  # before each statement, the commit among them
    desk._driver.set_progress_handler(count, INSTRUCTIONS)


async def play_on(path: Path, known: str, again: str, die: int | None, say: Any) -> None:
    desk = SqliteDesk(path)
    tables = Tables(desk)
    tables.open()
    if known:
        table = await tables.get(known)
    else:
        table = await new_table(tables)
    say("table", table.id)
    if die is not None:
        die_at(die, desk)
    if again:
        await send(table, again, say)
    number = 0
    while True:
        if table.standing.finished is not None or table.standing.n > LONG:
            table = await new_table(tables)
            say("table", table.id)
        turn = table.standing.turn
        view = table.view(turn)
        number += 1
        order = {
            "do": "move",
            "cmd": f"{os.getpid()}-{time.time_ns()}-{number}",
            "table": table.id,
            "seat": turn,
            "decision": view.decision,
            "move": random.choice(view.legal),
        }
        await send(table, json.dumps(order), say)


async def new_table(tables: Tables) -> Table:
    seats = [p.SeatWish("me", "Anna"), p.SeatWish("here", "Björn")]
    table, _ = await opening.create(tables, p.Create("thurn-and-taxis", seats), DEVICE)
    return table


async def send(table: Table, order: str, say: Any) -> None:
    command = msgspec.json.decode(order, type=p.MakeMove)
    if command.table != table.id:
        return
    say("sent", order)
    accepted = await table.command(DEVICE, command)
    say("acknowledged", f"{command.seat}:{command.cmd} {accepted.n} {table.id}")


def child(path: Path, known: str, again: str, die: int | None, pipe: int) -> None:
    def say(word: str, rest: str) -> None:
        os.write(pipe, f"{word} {rest}\n".encode())

    asyncio.run(play_on(path, known, again, die, say))


def check(path: Path, acknowledged: dict[str, tuple[int, str]]) -> int:
    """Everything that was acknowledged is there, once, and no log has a gap."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT table_id, cmd, answer FROM commands")
        stored = {cmd: (json.loads(answer)["n"], table) for table, cmd, answer in rows}
        (gaps,) = db.execute(GAPS).fetchone()
        (moves,) = db.execute(MOVES).fetchone()
    assert moves == len(stored), "a command is a move, and a move a command"
    lost = {cmd for cmd, where in acknowledged.items() if stored.get(cmd) != where}
    assert not lost, f"acknowledged, but lost: {lost}"
    assert not gaps, "a log has a gap"
    return len(stored)


async def warm_up(path: Path) -> None:
    """Have everything loaded once, so that no child has to; and leave no thread behind."""
    tables = Tables(SqliteDesk(path))
    tables.open()
    table = await new_table(tables)
    turn = table.standing.turn
    assert turn is not None
    view = table.view(turn)
    assert view.decision is not None
    order = p.MakeMove(cmd="warm-up-1", table=table.id, seat=turn, decision=view.decision, move=view.legal[0])
    await table.command(DEVICE, order)
    await tables.get(table.id)
    await tables.close()


def run(path: Path, points: int, shots: int) -> None:
    asyncio.run(warm_up(path.with_name("warm-up.db")))
    acknowledged: dict[str, tuple[int, str]] = {}
    table = again = ""
    for number in range(points + shots):
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            try:
                child(path, table, again, number % ROUND + 1 if number < points else None, writing)
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
            check(path, acknowledged)
    total = check(path, acknowledged)
    asyncio.run(reload(path))
    print(json.dumps({"kills": points + shots, "acknowledged": len(acknowledged), "stored": total}))


async def reload(path: Path) -> None:
    """Every log can be played through."""
    tables = Tables(SqliteDesk(path))
    tables.open()
    names = await tables.desk.read(_names)
    for name in names:
        await tables.get(name)
    await tables.close()


def _names(db: Any) -> list[str]:
    return list(db.execute(text("SELECT id FROM tables")).scalars())


if __name__ == "__main__":
    run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
