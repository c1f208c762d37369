"""The server under load, beside boardgame.io's: durable moves a second, acknowledgements, memory.

    python3 run.py bench --server [--peers] [--quick] [--write]
    python -m benchmarks.server --base PATH

This process is all the clients; the servers are processes of their own, on loopback. Four sockets sit at each
table, one for each seat. Both servers get as many tables and sockets, from the same clients, by turns.
"""

import asyncio
import os
import selectors
import shutil
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from argparse import ArgumentParser
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Load, Memory, Served
from stofa.cli.bench.command import machine_text

HERE: Final = Path(__file__).resolve().parent
PEER: Final = HERE / "server_peer"

GAME: Final = "thurn-and-taxis"
SEATS: Final = 4
FEW: Final = 25
"""Tables: 100 sockets."""
MANY: Final = 500
"""Tables: 2,000 sockets."""

ROUNDS: Final = 5
SECONDS: Final = 4.0
PACED_SECONDS: Final = 15.0
PACE_S: Final = 2.0
"""At the pace of people (and quick ones): a move at every table in so many seconds."""

WARM_UP_S: Final = 1.0
AT_ONCE: Final = 32
"""Tables that are opened and sockets that connect at the same time."""
PATIENCE_S: Final = 60.0

T = TypeVar("T")

# ── A WebSocket client that costs next to nothing ───────────────────────────────────────────────────

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

MOST_READ: Final = 256 * 1024


class Switchboard:
    """All sockets of all tables, looked after by one entry of the event loop instead of one each.

    The clients share the machine with the server they measure: what they take, it does not get.
    """

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        self._loop = asyncio.get_running_loop()
        number = self._selector.fileno()  # of epoll or kqueue
        self._loop.add_reader(number, self._look)

    async def connect(self, port: int, wire: "Wire") -> None:
        line = socket.socket()
        line.setblocking(False)
        await self._loop.sock_connect(line, ("127.0.0.1", port))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.begin(line)
        self._selector.register(line, selectors.EVENT_READ, wire)
        await wire.opened

    def _look(self) -> None:
        for key, _ in self._selector.select(0):
            wire: Wire = key.data
            if not wire.read():
                self._selector.unregister(key.fileobj)


class Wire:
    """One socket. Whatever text comes goes to `hear`."""

    def __init__(self, path: str, headers: str, hear: Callable[[bytes], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
        ).encode()
        self._hear = hear
        self._begun = b""
        """What came of a frame whose end has not come yet."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes of text so far."""
        self.lost = False

    def begin(self, line: socket.socket) -> None:
        self._line = line
        line.send(self._hello)

    def close(self) -> None:
        self.lost = True
        self._line.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        # Masked, as clients must, with a mask of zeros: the server's work is the same.
        head = (
            bytes((0x80 | kind, 0x80 | size))
            if size < 126
            else bytes((0x80 | kind, 0xFE, size >> 8, size & 0xFF))
        )
        # So little always finds room; if it does not, the error ends the measurement.
        self._line.send(head + b"\0\0\0\0" + content)

    def read(self) -> bool:
        """Take what has come. Whether more may come."""
        try:
            data = self._line.recv(MOST_READ)
        except ConnectionError:
            data = b""
        if not data:
            self.close()
            if not self.opened.done():
                self.opened.set_exception(ConnectionError("refused"))
            return False
        if self._begun:
            data, self._begun = self._begun + data, b""
        if not self.opened.done():
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._begun = data
                return True
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head[:60].decode("ascii", "replace")))
                return False
            self.opened.set_result(None)
            data = rest
        self._frames(data)
        return not self.lost

    def _frames(self, data: bytes) -> None:
        at = 0
        while len(data) - at >= 2:
            size = data[at + 1]
            body = at + 2
            if size == 126:
                body, size = at + 4, int.from_bytes(data[at + 2 : at + 4])
            elif size == 127:
                body, size = at + 10, int.from_bytes(data[at + 2 : at + 10])
            if len(data) < body + size:
                break
            kind = data[at] & 0xF
            content = data[body : body + size]
            at = body + size
            if kind in (TEXT, BINARY):
                self.received += size
                for line in content.split(b"\n"):
                    self._hear(line)
            elif kind == PING:
                self._send(PONG, content)
            elif kind == CLOSE:
                self.close()
        self._begun = data[at:]


# ── Tables and the people at them ───────────────────────────────────────────────────────────────────


class Orders:
    """What is to be done now, by all tables of a server, and what has been measured meanwhile."""

    def __init__(self) -> None:
        self.going = False
        self.pace_s: float | None = None
        self.delays: list[float] = []
        self.moves = 0
        """All moves ever acknowledged."""


class Table(ABC):
    """One table with its four sockets: whoever is to move does so at once, or when it is time."""

    def __init__(self, load: Orders, rng: Random) -> None:
        self.load = load
        self.rng = rng
        self.wires: list[Wire] = []
        self.ready: Callable[[], None] | None = None
        """Makes the next move, once it is known who is to make it."""
        self.meant_at: list[deque[float]] = [deque() for _ in range(SEATS)]
        """For each seat, when the moves should have been made that it waits to be acknowledged, in order."""
        self.due: float | None = None

    @abstractmethod
    async def sit_down(self, switchboard: Switchboard, port: int) -> None:
        """Connect all seats."""

    def may_move(self, seat: int, move: Callable[[], None]) -> None:
        """It is known now what can be done next."""

        def make() -> None:
            meant_at = self.due if self.due is not None else time.monotonic()
            self.meant_at[seat].append(meant_at)
            self.due = None
            move()

        self.ready = make
        if self.load.going and (self.load.pace_s is None or self.due is not None):
            self.go()

    def go(self) -> None:
        if self.ready is not None:
            make, self.ready = self.ready, None
            make()

    def acknowledged(self, seat: int) -> None:
        self.load.moves += 1
        delay = time.monotonic() - self.meant_at[seat].popleft()
        if self.load.going:
            self.load.delays.append(delay)

    def tick(self, due: float) -> None:
        """A paced move: if the last one is not through yet, this one is late."""
        if not self.load.going or self.load.pace_s is None:
            return
        if self.due is None:
            self.due = due
            self.go()
        following = due + self.load.pace_s
        asyncio.get_running_loop().call_at(following, self.tick, following)

    def wire(self, path: str, headers: str, hear: Callable[[bytes], None]) -> Wire:
        """One more socket of this table."""
        self.wires.append(Wire(path, headers, hear))
        return self.wires[-1]


class _Move(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    turn: int | None
    decision: int | None
    legal: list[_Move | str]
    n: int


class _Update(msgspec.Struct):
    type: str
    view: _View


_update = msgspec.json.Decoder(_Update)
_UPDATES: Final = (b'{"type":"update"', b'{"type":"told"')
"""How an update begins: now, and before 0.2."""


class StofaTable(Table):
    """At our own server: four devices, each with its own seat."""

    def __init__(self, load: Orders, rng: Random, table: str, secrets: list[str]) -> None:
        super().__init__(load, rng)
        self.table = table
        self.secrets = secrets
        self.known = 0

    async def sit_down(self, switchboard: Switchboard, port: int) -> None:
        for seat, secret in enumerate(self.secrets):
            watching: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            choosing = b'"turn":%d,' % seat

            def hear(
                text: bytes,
                seat: int = seat,
                watching: asyncio.Future[None] = watching,
                choosing: bytes = choosing,
            ) -> None:
                if text.startswith(b'{"type":"accepted"'):
                    self.acknowledged(seat)
                elif text.startswith(_UPDATES):
                    if not watching.done():
                        watching.set_result(None)
                    if choosing in text:
                        self.seen(seat, _update.decode(text))
                elif not text.startswith(b'{"type":"presence"'):
                    raise RuntimeError(f"the server says {text[:300]!r}")

            headers = f"Authorization: Bearer {secret}\r\nSec-WebSocket-Protocol: stofa.lines\r\n"
            wire = self.wire("/ws", headers, hear)
            await switchboard.connect(port, wire)
            wire.send(b'{"do":"watch","table":"%b","seat":%d}' % (self.table.encode(), seat))
            await watching

    def seen(self, seat: int, update: _Update) -> None:
        view = update.view
        if view.turn != seat or view.n <= self.known:
            return
        self.known = view.n - 1
        chosen = self.rng.choice(view.legal)
        move = chosen if isinstance(chosen, str) else chosen.text
        command: dict[str, object] = {
            "do": "move",
            "cmd": f"{view.n:08d}-{self.table}",
            "table": self.table,
            "seat": seat,
            "decision": view.decision,
        }
        command |= {"move": move} if update.type == "told" else {"moves": [move]}
        text = msgspec.json.encode(command)

        def make() -> None:
            self.known = view.n
            self.wires[seat].send(text)

        self.may_move(seat, make)


class _State(msgspec.Struct, rename={"number": "_stateID"}):
    number: int
    ctx: "_Ctx"


class _Ctx(msgspec.Struct, rename="camel"):
    current_player: str


class _SyncInfo(msgspec.Struct):
    state: _State


_synced = msgspec.json.Decoder(tuple[str, str, _SyncInfo])
_updated = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])


class PeerTable(Table):
    """At boardgame.io's server, whose sockets speak the protocol of socket.io."""

    def __init__(self, load: Orders, rng: Random, match: str) -> None:
        super().__init__(load, rng)
        self.match = match
        self.state = -1
        self.waiting = [-1] * SEATS
        """For each seat, the state that its move leads to."""

    async def sit_down(self, switchboard: Switchboard, port: int) -> None:
        for seat in range(SEATS):
            at_table: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def hear(text: bytes, seat: int = seat, at_table: asyncio.Future[None] = at_table) -> None:
                if text.startswith(b'42/cards,["update"'):
                    self.updated(seat, text)
                elif text.startswith(b"0"):
                    self.wires[seat].send(b"40/cards,")
                elif text.startswith(b"40/cards"):
                    sync = f'42/cards,["sync","{self.match}","{seat}",null,{SEATS}]'
                    self.wires[seat].send(sync.encode())
                elif text.startswith(b'42/cards,["sync"'):
                    state = _synced.decode(text[9:])[2].state
                    self.seen(seat, state)
                    if not at_table.done():
                        at_table.set_result(None)
                elif text == b"2":
                    self.wires[seat].send(b"3")

            await switchboard.connect(port, self.wire("/socket.io/?EIO=4&transport=websocket", "", hear))
            await at_table

    def updated(self, seat: int, text: bytes) -> None:
        if b'"currentPlayer":"%d"' % seat not in text and self.waiting[seat] < 0:
            return
        state = _updated.decode(text[9:])[2]
        if 0 <= self.waiting[seat] <= state.number:
            self.waiting[seat] = -1
            self.acknowledged(seat)
        self.seen(seat, state)

    def seen(self, seat: int, state: _State) -> None:
        if state.ctx.current_player != str(seat) or state.number <= self.state:
            return
        self.state = state.number
        payload = {"type": "take", "args": [self.rng.randrange(6)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        text = b"42/cards," + msgspec.json.encode(["update", action, self.state, self.match, str(seat)])

        def make() -> None:
            self.waiting[seat] = self.state + 1
            self.wires[seat].send(text)

        self.may_move(seat, make)


# ── The servers ─────────────────────────────────────────────────────────────────────────────────────


class Server(ABC):
    """A server process, from outside."""

    name: str

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        self.port = int(process.stdout.readline() or "0")
        if not self.port:
            raise RuntimeError(f"the server {self.name} does not start")
        self.load = Orders()
        self.tables: list[Table] = []
        self.switchboard: Switchboard | None = None

    @abstractmethod
    async def open_table(self, number: int) -> Table:
        """One more table, with nobody connected yet."""

    async def open_tables(self, upto: int) -> None:
        self.tables += await several(
            [lambda n=n: self.open_table(n) for n in range(len(self.tables), upto)]  # type: ignore[misc]
        )

    async def sit_down(self) -> None:
        if self.switchboard is None:
            self.switchboard = Switchboard()
        board = self.switchboard
        empty = [table for table in self.tables if not table.wires]
        await several([lambda t=t: t.sit_down(board, self.port) for t in empty])  # type: ignore[misc]

    def resident(self) -> int | None:
        """Bytes of memory that the process has."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        except OSError:
            return None
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def cpu_s(self) -> float | None:
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def measure(self, seconds: float, pace_s: float | None = None) -> Load:
        """Let all tables play for a while: each move as soon as the last is through, or at a pace."""
        loop = asyncio.get_running_loop()
        load = self.load
        load.delays, load.pace_s, load.going = [], pace_s, True
        for place, table in enumerate(self.tables):
            if pace_s is None:
                table.go()
            else:
                due = loop.time() + pace_s * (place + 1) / len(self.tables)
                loop.call_at(due, table.tick, due)
        await asyncio.sleep(WARM_UP_S)
        load.delays.clear()
        received = self.received()
        cpu, own_cpu, began = self.cpu_s(), time.process_time(), time.monotonic()
        await asyncio.sleep(seconds)
        took = time.monotonic() - began
        delays = sorted(load.delays)
        spent, own_spent = self.cpu_s(), time.process_time() - own_cpu
        received = self.received() - received
        load.going = False
        for table in self.tables:
            table.due = None
        await asyncio.sleep(0.3)  # the last answers
        if any(wire.lost for table in self.tables for wire in table.wires):
            raise RuntimeError(f"{self.name} has dropped a socket")
        if len(delays) < 2:
            raise RuntimeError(f"{self.name} does not answer")
        return Load(
            server=self.name,
            sockets=len(self.tables) * SEATS,
            tables=len(self.tables),
            pace_s=pace_s,
            moves_per_s=len(delays) / took,
            p50_ms=percentile(delays, 50),
            p95_ms=percentile(delays, 95),
            p99_ms=percentile(delays, 99),
            cpu_us=None if cpu is None or spent is None else (spent - cpu) * 1e6 / len(delays),
            bytes_per_move=received / len(delays),
            clients_busy=own_spent / took,
        )

    def received(self) -> int:
        return sum(wire.received for table in self.tables for wire in table.wires)

    def close(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()
        self.process.communicate()


def percentile(ordered: list[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000


async def several(jobs: list[Callable[[], Awaitable[T]]]) -> list[T]:
    """All of these, a few at a time, in order."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(job: Callable[[], Awaitable[T]]) -> T:
        async with room:
            return await asyncio.wait_for(job(), PATIENCE_S)

    return await asyncio.gather(*(one(job) for job in jobs))


class Stofa(Server):
    """Our server, as it is in this checkout or in another one that has its own `.venv`."""

    def __init__(self, name: str, database: Path, checkout: Path = HERE.parent) -> None:
        self.name = name
        python = sys.executable if checkout == HERE.parent else str(checkout / ".venv" / "bin" / "python")
        command = [python, "-m", "benchmarks.server", "--serve", str(database)]
        super().__init__(subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, text=True))

    async def open_table(self, number: int) -> Table:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)

        async def post(path: str, content: object) -> dict[str, str]:
            body = msgspec.json.encode(content)
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write(head.encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
            size = int(answer.lower().partition(b"content-length:")[2].split()[0])
            given: dict[str, str] = msgspec.json.decode(await reader.readexactly(size))
            return given

        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        opened = await post("/api/tables", {"game": GAME, "seats": seats, "bearer": True})
        devices = [opened["secret"]]
        for seat in range(1, SEATS):
            sat = await post(f"/api/tables/{opened['table']}/sit", {"seat": seat, "bearer": True})
            devices.append(sat["secret"])
        writer.close()
        return StofaTable(self.load, Random(number), opened["table"], devices)


class BoardgameIo(Server):
    name = "boardgame.io"

    def __init__(self) -> None:
        super().__init__(
            subprocess.Popen(
                ["node", "game.js"],
                cwd=PEER,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "NODE_ENV": "production"},
            )
        )

    async def open_table(self, number: int) -> Table:
        return PeerTable(self.load, Random(number), f"match{number}")  # the first who comes opens it


def serve(database: str, port: int = 0) -> None:
    """Our server as `stofa serve` runs it, but for the limits on how fast one address may go on."""
    from stofa.server.logs.setup import json_log
    from stofa.server.settings import Settings
    from stofa.server.uvicorn_server import listen, run
    from tests.server.no_limits import NO_LIMITS

    settings = Settings(port=port, database=database, limits=NO_LIMITS)
    door = listen(settings)
    print(door.getsockname()[1], flush=True)
    with json_log("warning"), suppress(KeyboardInterrupt):
        run(settings, door)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def install_peer() -> bool:
    """Get boardgame.io with npm; whether it is here now."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        say("There is no Node.js here: boardgame.io is left out.")
        return False
    say("Installing boardgame.io ...")
    options = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    done = subprocess.run([npm, "install", *options], cwd=PEER, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        say("npm cannot get boardgame.io: it is left out.")
    return done.returncode == 0


def peer_is_here() -> bool:
    return shutil.which("node") is not None and (PEER / "node_modules" / "boardgame.io").is_dir()


@contextmanager
def running(with_peer: bool, base: Path | None) -> Iterator[list[Server]]:
    """The servers, with nobody at them; the databases are on the disk this checkout is on."""
    build = HERE.parent / "build"
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=build, prefix="bench-", ignore_cleanup_errors=True) as folder:
        servers: list[Server] = []
        try:
            servers.append(Stofa(report.OURS, Path(folder) / "stofa.db"))
            if base is not None:
                servers.append(Stofa(report.BASE, Path(folder) / "base.db", base.resolve()))
            if with_peer:
                servers.append(BoardgameIo())
            yield servers
        finally:
            for server in servers:
                server.close()


# ── The order of things ─────────────────────────────────────────────────────────────────────────────


class Counts(msgspec.Struct, frozen=True):
    """How much is measured."""

    few: int = FEW
    many: int = MANY
    rounds: int = ROUNDS
    seconds: float = SECONDS
    paced_seconds: float = PACED_SECONDS


QUICK: Final = Counts(few=5, many=25, rounds=1, seconds=1.0, paced_seconds=2.0)


async def measure(servers: list[Server], counts: Counts) -> tuple[list[Load], list[Memory]]:
    loads: list[Load] = []
    memories = {server.name: Memory(server.name) for server in servers}
    for server in servers:
        # The first tables bring in code and caches: they are not what a further table takes.
        await server.open_tables(counts.few)
        await server.sit_down()
    say(f"{counts.few * SEATS} sockets ...")
    loads += await by_turns(servers, counts)
    for server in servers:
        memory = memories[server.name]
        empty, sockets = server.resident(), (counts.many - counts.few) * SEATS
        await server.open_tables(counts.many)
        opened = server.resident()
        await server.sit_down()
        full = server.resident()
        if empty is None or opened is None or full is None:
            continue
        memory.before = empty
        memory.connected = full
        memory.moves = -server.load.moves
        if isinstance(server, Stofa):  # at the peer, a table is opened by whoever connects first
            memory.table_bytes = (opened - empty) / (counts.many - counts.few)
            memory.socket_bytes = (full - opened) / sockets
        memory.table_with_sockets_bytes = (full - empty) / (counts.many - counts.few)
    say(f"{counts.many * SEATS} sockets ...")
    for server in servers:
        loads.append(await server.measure(counts.paced_seconds, PACE_S))
        memories[server.name].after_pace = server.resident()
    loads += await by_turns(servers, counts)
    for server in servers:
        memories[server.name].after_load = server.resident()
        memories[server.name].moves += server.load.moves
    return loads, list(memories.values())


async def by_turns(servers: list[Server], counts: Counts) -> list[Load]:
    """As fast as each server can, in turns; of each figure the median of all rounds."""
    rounds: dict[str, list[Load]] = {server.name: [] for server in servers}
    for _ in range(counts.rounds):
        for server in servers:
            rounds[server.name].append(await server.measure(counts.seconds))
    return [report.median_load(lines) for lines in rounds.values()]


def main() -> int:
    parser = ArgumentParser(prog="stofa bench --server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--serve", metavar="DATABASE", help="be the server that is measured")
    parser.add_argument("--port", type=int, default=0, help="where that listens; 0: at any free port")
    parser.add_argument("--quick", action="store_true", help="only a rough look")
    parser.add_argument("--peers", action="store_true", help="get boardgame.io with npm, if it is not here")
    parser.add_argument("--no-peers", action="store_true", help="leave it out even if it is")
    parser.add_argument(
        "--base",
        type=Path,
        metavar="PATH",
        help="measure another checkout, with its own .venv, beside this one",
    )
    parser.add_argument("--write", action="store_true", help="write server.json and results.md anew")
    given = parser.parse_args()
    if given.serve is not None:
        serve(given.serve, given.port)
        return 0
    if not stofa.COMPILED:
        say("The core is not compiled here.")
    with_peer = not given.no_peers and (peer_is_here() or (given.peers and install_peer()))
    with running(with_peer, given.base) as servers:
        loads, memories = asyncio.run(measure(servers, QUICK if given.quick else Counts()))
    served = Served(machine_text(), stofa.COMPILED, GAME, loads, memories)
    print("\n".join(report.server_section(served)))
    if given.write:
        (HERE / "server.json").write_bytes(msgspec.json.format(msgspec.json.encode(served)) + b"\n")
        report.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
