"""One table with a thousand spectators: what the others at the server notice of it.

    python -m benchmarks.spectators [--write]

The server, those who play and the spectators are three processes, so that nobody's time is another's. With no
spectators, with those who are sent changes and with those who are sent whole views, by turns.
"""

import asyncio
import re
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from benchmarks import report
from benchmarks.report import Audience, Audiences
from benchmarks.server import (
    GAME,
    HERE,
    Orders,
    Stofa,
    StofaTable,
    Switchboard,
    Wire,
    percentile,
    say,
    several,
)
from stofa.cli.bench.command import machine_text

TABLES: Final = 100
"""Other tables, with four people at each."""
SPECTATORS: Final = 1_000
PACE_S: Final = 2.0
"""At each of the other tables, a move in so many seconds."""
WATCHED_PACE_S: Final = 0.5
"""At the table that has spectators."""
ROUNDS: Final = 3
SECONDS: Final = 10.0

_MOVE: Final = re.compile(rb'"(?:after|n)":(\d+)')
"""What tells moves apart, at the beginning of a message."""


class Received(msgspec.Struct):
    """What the spectators have to say at the end of a round."""

    bytes: int
    messages: int
    spreads_ms: list[float]
    """For each move, the time from when the first of them had heard of it until all had."""


async def watch(port: int, table: str, changes: bool) -> None:
    """Be all spectators. A line comes in when they are to begin and to end, and one goes out each time."""
    loop, board = asyncio.get_running_loop(), Switchboard()
    arrived: dict[bytes, list[float]] = {}
    size = 0

    def hear(text: bytes) -> None:
        nonlocal size
        found = _MOVE.search(text, 0, 200)
        if found is not None and not text.startswith(b'{"type":"presence"'):
            size += len(text)
            arrived.setdefault(found[0], []).append(time.monotonic())

    async def come() -> None:
        wire = Wire("/ws", "Sec-WebSocket-Protocol: stofa.lines\r\n", hear)
        await board.connect(port, wire)
        wish = {"do": "watch", "table": table, "changes": changes}
        wire.send(msgspec.json.encode(wish))

    await several([come] * SPECTATORS)
    while sum(map(len, arrived.values())) < SPECTATORS:  # the first view
        await asyncio.sleep(0.01)
    print("here", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    arrived.clear()
    size = 0
    await loop.run_in_executor(None, sys.stdin.readline)
    whole = [times for times in arrived.values() if len(times) == SPECTATORS]
    received = Received(size, sum(map(len, arrived.values())), [(max(at) - min(at)) * 1000 for at in whole])
    print(msgspec.json.encode(received).decode(), flush=True)


async def measure(server: Stofa, watched: StofaTable, changes: bool | None) -> Audience:
    """One round, with no spectators, with those who get changes, or with those who get whole views."""
    loop = asyncio.get_running_loop()
    audience: subprocess.Popen[str] | None = None
    if changes is not None:
        command = [sys.executable, "-m", "benchmarks.spectators", "--watch", str(server.port), watched.table]
        command += ["--changes"] if changes else []
        pipe = subprocess.PIPE
        audience = subprocess.Popen(command, cwd=HERE.parent, stdin=pipe, stdout=pipe, text=True)
        assert audience.stdout is not None
        await loop.run_in_executor(None, audience.stdout.readline)
    for orders, pace_s in ((server.load, PACE_S), (watched.load, WATCHED_PACE_S)):
        orders.delays, orders.pace_s, orders.going = [], pace_s, True
    for place, table in enumerate(server.tables):
        due = loop.time() + PACE_S * (place + 1) / len(server.tables)
        loop.call_at(due, table.tick, due)
    loop.call_soon(watched.tick, loop.time())
    await asyncio.sleep(1)
    server.load.delays.clear()
    watched.load.delays.clear()
    await _say(audience, "begin")
    cpu = server.cpu_s()
    await asyncio.sleep(SECONDS)
    spent = server.cpu_s()
    others, own = sorted(server.load.delays), sorted(watched.load.delays)
    server.load.going = watched.load.going = False
    for table in (*server.tables, watched):
        table.due = None
    await asyncio.sleep(0.5)  # the last answers
    received = Received(0, 0, [])
    if audience is not None:
        await _say(audience, "end")
        assert audience.stdout is not None
        text = await loop.run_in_executor(None, audience.stdout.readline)
        received = msgspec.json.decode(text, type=Received)
        audience.communicate()
        await asyncio.sleep(0.5)  # until the server has noticed that they are gone
    return Audience(
        spectators=0 if changes is None else SPECTATORS,
        sent="" if changes is None else "changes" if changes else "whole views",
        others_p50_ms=percentile(others, 50),
        others_p99_ms=percentile(others, 99),
        p99_ms=percentile(own, 99),
        cpu_ms=None if cpu is None or spent is None else (spent - cpu) * 1000 / len(own),
        bytes=received.bytes / received.messages if received.messages else 0.0,
        spread_ms=statistics.median(received.spreads_ms) if received.spreads_ms else 0.0,
    )


async def _say(audience: "subprocess.Popen[str] | None", line: str) -> None:
    if audience is not None:
        assert audience.stdin is not None
        audience.stdin.write(line + "\n")
        audience.stdin.flush()


async def run(server: Stofa) -> list[Audience]:
    await server.open_tables(TABLES + 1)
    watched = server.tables.pop()
    assert isinstance(watched, StofaTable)
    watched.load = Orders()
    await server.sit_down()
    assert server.switchboard is not None
    await watched.sit_down(server.switchboard, server.port)
    kinds: tuple[bool | None, ...] = (None, True, False)
    rounds: list[list[Audience]] = [[] for _ in kinds]
    for number in range(ROUNDS):
        say(f"round {number + 1} of {ROUNDS} ...")
        for kind, lines in zip(kinds, rounds):
            lines.append(await measure(server, watched, kind))
    return [_median(lines) for lines in rounds]


def _median(lines: list[Audience]) -> Audience:
    changed: dict[str, float] = {}
    for name in ("others_p50_ms", "others_p99_ms", "p99_ms", "cpu_ms", "bytes", "spread_ms"):
        values = [getattr(line, name) for line in lines]
        if None not in values:
            changed[name] = statistics.median(values)
    return msgspec.structs.replace(lines[0], **changed)


def main() -> None:
    parser = ArgumentParser(description="Measure a table with a thousand spectators among others.")
    parser.add_argument("--write", action="store_true", help="write spectators.json and results.md anew")
    parser.add_argument("--watch", nargs=2, metavar=("PORT", "TABLE"), help="be the spectators")
    parser.add_argument("--changes", action="store_true", help="and understand changes")
    given = parser.parse_args()
    if given.watch is not None:
        asyncio.run(watch(int(given.watch[0]), given.watch[1], given.changes))
        return
    build = HERE.parent / "build"
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=build, prefix="bench-", ignore_cleanup_errors=True) as folder:
        server = Stofa(report.OURS, Path(folder) / "stofa.db")
        try:
            lines = asyncio.run(run(server))
        finally:
            server.close()
    measured = Audiences(machine_text(), GAME, TABLES, PACE_S, WATCHED_PACE_S, ROUNDS, lines)
    print("\n".join(report.audience_section(measured)))
    if given.write:
        text = msgspec.json.format(msgspec.json.encode(measured)) + b"\n"
        (HERE / "spectators.json").write_bytes(text)
        report.main()


if __name__ == "__main__":
    main()
