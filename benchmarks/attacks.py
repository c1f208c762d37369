"""What one client can do to a server that others use: how much time, memory, files and log it can take.

    python -m benchmarks.attacks [--base ../older]

Each attack is made on a fresh server. CPU time and memory are the server's own, from /proc, so this runs on
Linux only. `--base` makes the same attacks on another checkout that has its own .venv.
"""

import json
import os
import re
import resource
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Final

import httpx
import msgspec

import stofa
from benchmarks import report
from stofa.bots import bot, decide
from stofa.cli.bench.command import machine_text
from stofa.engine.core.rng import Rng
from stofa.engine.record import record_of

HERE: Final = Path(__file__).resolve().parents[1]
MASK: Final = b"\0\0\0\0"


class Attacked:
    """A server, and what it has used so far."""

    def __init__(self, process: "subprocess.Popen[str]", port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log

    @property
    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 10)

    def healthy(self, timeout_s: float = 5) -> bool:
        try:
            httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=timeout_s, trust_env=False)
        except httpx.HTTPError:
            return False
        return True

    def web_socket(self) -> socket.socket:
        line = self.connect()
        line.sendall(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += line.recv(4096)
        return line


@contextmanager
def server(checkout: Path, files: int | None = None) -> Iterator[Attacked]:
    """A server of a checkout, with so many files that it may open."""

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        arguments = [str(checkout / ".venv/bin/python"), "-m", "stofa", "serve", "--port", "0"]
        with log.open("w") as errors:
            process = subprocess.Popen(
                [*arguments, "--database", f"{folder}/stofa.db"],
                cwd=checkout,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=limit,
            )
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        attacked = Attacked(process, int(found[1]), log)
        while not attacked.healthy():
            time.sleep(0.05)
        try:
            yield attacked
        finally:
            process.kill()
            process.wait()


def settled(attacked: Attacked) -> float:
    """The CPU time of the server once it is through with what was sent."""
    before = -1.0
    while attacked.cpu_s - before > 0.015:
        before = attacked.cpu_s
        time.sleep(0.5)
    return attacked.cpu_s


def send_all(line: socket.socket, data: bytes) -> None:
    """Send as much as is taken, and read nothing."""
    line.settimeout(3)
    with suppress(OSError):
        line.sendall(data)


def silent(checkout: Path) -> dict[str, float]:
    """Connections that say nothing, or half a header."""
    with server(checkout) as attacked, ExitStack() as lines:
        opened = []
        for number in range(400):
            try:
                line = lines.enter_context(attacked.connect())
                if number % 2:
                    line.sendall(b"GET /health HTTP/1.1\r\nHost: 1")
                opened.append(line)
            except OSError:
                continue
        time.sleep(1)
        first = sum(_is_open(line) for line in opened)
        time.sleep(20)
        return {"open after 1 s": first, "open after 21 s": sum(_is_open(line) for line in opened)}


def _is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65_536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def no_files(checkout: Path) -> dict[str, float]:
    """200 half-open connections at a server that may open 128 files, while somebody plays."""
    with server(checkout, files=128) as attacked, ExitStack() as lines:
        playing = lines.enter_context(attacked.web_socket())
        for _ in range(200):
            try:
                line = lines.enter_context(attacked.connect())
                line.sendall(b"GET /health")
            except OSError:
                continue
        answered = 0
        for _ in range(10):
            message = b'{"do":"ping"}'
            playing.settimeout(5)
            try:
                playing.sendall(bytes((0x81, 0x80 | len(message))) + MASK + message)
                answered += b"pong" in playing.recv(4096)
            except OSError:
                break
            time.sleep(1)
        newcomer = attacked.healthy()
        log = attacked.log.read_bytes()
        lines_of_log = log.splitlines()
        return {
            "answered pings of 10": answered,
            "newcomers answered": newcomer,
            "lines in the log": len(lines_of_log),
            "that are no JSON": sum(not line.startswith(b"{") for line in lines_of_log),
        }


def frames(frame: bytes, count: int) -> Callable[[Path], dict[str, float]]:
    def attack(checkout: Path) -> dict[str, float]:
        with server(checkout) as attacked, attacked.web_socket() as line:
            before = settled(attacked)
            send_all(line, frame * count)
            return {"CPU s": settled(attacked) - before}

    return attack


def unread_pongs(checkout: Path) -> dict[str, float]:
    """32 MB of pings whose pongs are not read."""
    with server(checkout) as attacked, attacked.web_socket() as line:
        before = attacked.megabytes
        cpu = attacked.cpu_s
        ping = bytes((0x89, 0x80 | 125)) + MASK + b"x" * 125
        send_all(line, ping * (32_000_000 // len(ping)))
        used = settled(attacked) - cpu
        return {"grown by MB": attacked.megabytes - before, "CPU s": used}


def chunks(checkout: Path) -> dict[str, float]:
    """40,000 chunks of one byte."""
    with server(checkout) as attacked, attacked.connect() as line:
        before = settled(attacked)
        head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        send_all(line, head + b"1\r\nx\r\n" * 40_000)
        used = settled(attacked) - before
        with attacked.connect() as again, Gap(attacked) as gap:
            send_all(again, head + b"1\r\nx\r\n" * 40_000)
            time.sleep(2)
        return {"CPU s": used, "others waited ms": gap.longest_ms}


class Gap:
    """Somebody who asks for /health over and over, and the longest they had to wait."""

    def __init__(self, attacked: Attacked) -> None:
        self._attacked = attacked
        self._stop = Event()
        self._thread = Thread(target=self._ask)
        self.longest_ms = 0.0

    def __enter__(self) -> "Gap":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _ask(self) -> None:
        with httpx.Client(base_url=f"http://127.0.0.1:{self._attacked.port}", trust_env=False) as client:
            while not self._stop.is_set() or not self.longest_ms:
                began = time.perf_counter()
                client.get("/api/me", timeout=60)
                self.longest_ms = max(self.longest_ms, 1000 * (time.perf_counter() - began))
                time.sleep(0.002)


def long_record(moves: int) -> bytes:
    """A game of Thurn and Taxis in which nobody closes a route for long."""
    game = stofa.new("thurn-and-taxis", 2, seed=1)
    random, rng = Random(1), Rng(1)
    while len(game.history) < moves:
        legal = list(game.legal)
        game.play(random.choice([move for move in legal if move.kind != "close"] or legal))
    while not game.over:
        game.play(decide(bot("greedy"), game.view(game.turn if isinstance(game.turn, int) else None), rng))
    return record_of(game).to_json()


def record(moves: int) -> Callable[[Path], dict[str, float]]:
    def attack(checkout: Path) -> dict[str, float]:
        body = long_record(moves)
        with (
            server(checkout) as attacked,
            httpx.Client(base_url=f"http://127.0.0.1:{attacked.port}", trust_env=False, timeout=60) as client,
        ):
            client.post("/api/records", content=long_record(10))  # starts a worker process
            before = settled(attacked)
            answer = client.post("/api/records", content=body)
            figures = {
                "kB": len(body) / 1000,
                "status": answer.status_code,
                "CPU s": settled(attacked) - before,
            }
            with Gap(attacked) as gap:
                client.post("/api/records", content=body)
            figures["others waited ms"] = gap.longest_ms
            if answer.status_code != 200:
                return figures
            log = f"/api/tables/{answer.json()['table']}/events"
            before = settled(attacked)
            read = [client.get(log).status_code for _ in range(20)].count(200)
            figures |= {"logs read of 20": read, "CPU s of each": (settled(attacked) - before) / max(1, read)}
            time.sleep(5)
            with Gap(attacked) as gap:
                client.get(log)
            return figures | {"others waited for a log ms": gap.longest_ms}

    return attack


ATTACKS: Final[dict[str, Callable[[Path], dict[str, float]]]] = {
    "400 silent connections": silent,
    "no more files": no_files,
    "43,000 pings": frames(b"\x89\x80" + MASK, 43_000),
    "37,000 pongs": frames(b"\x8a\x80" + MASK, 37_000),
    "37,000 texts": frames(b"\x81\x81" + MASK + b"x", 37_000),
    "unread pongs": unread_pongs,
    "40,000 chunks": chunks,
    "record of 4,000 moves": record(4_000),
    "record of 25,000 moves": record(25_000),
}


def main() -> None:
    parser = ArgumentParser(description="Attack a server of one's own, and see what that costs it.")
    parser.add_argument("attack", nargs="*", help="only attacks whose names have this in them")
    parser.add_argument("--base", type=Path, help="another checkout, to be attacked before this one")
    parser.add_argument(
        "--write", action="store_true", help="keep the figures in attacks.json and results.md"
    )
    given = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("this reads /proc, which Linux has")
    if given.write and not given.base:
        parser.error("--write needs --base")
    done: list[report.Attack] = []
    for name, attack in ATTACKS.items():
        if given.attack and not any(part in name for part in given.attack):
            continue
        figures: list[dict[str, float]] = []
        for checkout in filter(None, (given.base, HERE)):
            figures.append({what: round(value, 3) for what, value in attack(checkout.resolve()).items()})
            print(json.dumps({"attack": name, "at": checkout.name, **figures[-1]}), flush=True)
        done.append(report.Attack(name, figures[0], figures[-1]))
    if given.write:
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=given.base,
            capture_output=True,
            text=True,
            check=True,
        )
        path = HERE / "benchmarks" / "attacks.json"
        if path.exists():  # of what is not measured now, the figures stay
            new = {attack.name: attack for attack in done}
            old = msgspec.json.decode(path.read_bytes(), type=report.Attacks)
            done = [new.pop(attack.name, attack) for attack in old.attacks] + list(new.values())
        kept = report.Attacks(machine_text(), commit.stdout.strip(), done)
        (HERE / "benchmarks" / "attacks.json").write_bytes(
            msgspec.json.format(msgspec.json.encode(kept)) + b"\n"
        )
        report.main()


if __name__ == "__main__":
    main()
