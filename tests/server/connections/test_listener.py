"""Accepting connections, also when there are too many of them."""

import json
import re
import shlex
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection

import httpx
import msgspec
import pytest

from tests.server.no_limits import NO_LIMITS
from tests.server.running_server import WAIT_S, Person, Running, wait_until


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, connections_of_address=10)
    with Running(tmp_path / "stofa.db", limits=limits) as server, ExitStack() as lines:
        playing = lines.enter_context(server.person().socket())
        counts = server.context.doorkeeping.counts
        for _ in range(9):
            lines.enter_context(create_connection(("127.0.0.1", server.port), WAIT_S))
        wait_until(lambda: counts.open == 10)
        for _ in range(5):
            with create_connection(("127.0.0.1", server.port), WAIT_S) as refused:
                answer = b"".join(iter(lambda: refused.recv(4096), b""))
            head, _, body = answer.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert json.loads(body)["code"] == "too-many-sockets"
        # Another address still comes in, and who is there plays on.
        with create_connection(("127.0.0.1", server.port), WAIT_S, ("127.0.0.2", 0)) as other:
            other.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert other.recv(4096).startswith(b"HTTP/1.1 200")
        playing.send(do="ping")
        assert playing.receive()["type"] == "pong"
        assert counts.refused == 5
        lines.close()
        wait_until(lambda: counts.open == 0)
        assert server.person().get("/health")["status"] == "ok"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limit of open files")
@pytest.mark.parametrize(("files", "loop"), [(128, "uvloop"), (60, "uvloop"), (60, "asyncio")])
def test_without_files_those_who_play_go_on_and_the_log_stays_short(
    tmp_path: Path, files: int, loop: str
) -> None:
    """With 60 files the reserve is not enough, and accepting fails."""
    without = "sys.modules['uvloop'] = None; " if loop == "asyncio" else ""
    program = f"import sys; {without}from stofa.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", program, "serve", "--port", "0", "--database", f"{tmp_path}/s.db"]
    serve = f"ulimit -n {files}; exec {shlex.join(words)}"
    with (
        (tmp_path / "log").open("w") as errors,
        subprocess.Popen(["sh", "-c", serve], stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", process.stdout.readline())
        assert found is not None
        with Person(found[0]).socket() as playing, ExitStack() as lines:
            for _ in range(200):
                try:
                    line = lines.enter_context(create_connection(("127.0.0.1", int(found[1])), 1))
                    line.sendall(b"GET /health")
                except OSError:
                    continue
            for _ in range(20):
                playing.send(do="ping")
                assert playing.receive()["type"] == "pong"
        newcomer = Person(found[0])

        def comes_in() -> bool:
            try:
                return bool(newcomer.get("/health")["status"] == "ok")
            except httpx.HTTPError:
                return False

        wait_until(comes_in)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    lines_of_log = (tmp_path / "log").read_text().splitlines()
    assert len(lines_of_log) < 20
    for line_of_log in lines_of_log[:-1]:  # the last says goodbye to a person
        json.loads(line_of_log)
