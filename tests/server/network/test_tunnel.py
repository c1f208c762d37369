"""Tunnels, with real programs: one that prints late, dies and changes its address, and an own sshd."""

import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import httpx
import pytest

from stofa.server.errors import CannotServe
from stofa.server.network.tunnel import check_program
from stofa.server.network.tunnel_programs import TunnelCommand, tunnel_command
from stofa.server.settings import Settings
from tests.server.running_server import Running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

WAIT_S = 30.0

# A tunnel program that does what is written into its file: one word a line, each done once.
STAND_IN = """
import sys, time
path, log = sys.argv[1], sys.argv[2]
with open(log, "a") as file:
    print(*sys.argv[3:], __import__("os").getpid(), file=file)
print("Read https://docs.example.org/tunnels first", flush=True)
done = 0
while True:
    with open(path) as file:
        words = [line for line in file.read().splitlines(keepends=True) if line.endswith("\\n")]
    for word in words[done:]:
        word = word.strip()
        done += 1
        if word == "die":
            open(path, "w").close()
            sys.exit(3)
        print("at", word, file=sys.stderr, flush=True)
    time.sleep(0.02)
"""


class StandIn:
    """A tunnel program that a test tells what to do."""

    def __init__(self, folder: Path) -> None:
        self.script, self.orders, self.log = folder / "stand_in.py", folder / "orders", folder / "log"
        self.script.write_text(STAND_IN)
        self.orders.write_text("")
        self.log.write_text("")
        words = [sys.executable, str(self.script), str(self.orders), str(self.log), "{port}", "{address}"]
        self.text = shlex.join(words)

    @property
    def command(self) -> TunnelCommand:
        return tunnel_command(self.text)

    def do(self, word: str) -> None:
        with self.orders.open("a") as file:
            file.write(f"{word}\n")

    def starts(self) -> list[list[str]]:
        """Port, address and process of each start so far."""
        return [line.split() for line in self.log.read_text().splitlines()]


@pytest.fixture
def stand_in(tmp_path: Path) -> StandIn:
    return StandIn(tmp_path)


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + WAIT_S
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


def links(server: Running, host: str | None = None) -> str | None:
    """What the page is told to begin its links with."""
    headers = {} if host is None else {"host": host}
    answer: str | None = httpx.get(f"{server.url}/api/addresses", headers=headers, trust_env=False).json()[
        "links"
    ]
    return answer


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_links_follow_the_address_that_the_program_prints(tmp_path: Path, stand_in: StandIn) -> None:
    with Running(tmp_path / "s.db", tunnel=stand_in.command) as server:
        until(lambda: len(stand_in.starts()) == 1)
        assert stand_in.starts()[0][:2] == [str(server.port), server.url]
        with httpx.Client(base_url=server.url, trust_env=False) as person:
            assert links(server) is None  # it has printed nothing but a link to its documents
            stand_in.do("https://late.example.org")
            until(lambda: links(server) == "https://late.example.org")
            # The page at that address may use the server, others may not.
            origin = {"host": "late.example.org", "origin": "https://late.example.org"}
            assert person.get("/api/addresses", headers=origin).status_code == 200
            assert person.get("/api/addresses", headers={"host": "other.example.org"}).status_code == 403

            stand_in.do("https://later.example.org:8443/")
            until(lambda: links(server) == "https://later.example.org:8443")
            assert person.get("/api/addresses", headers=origin).status_code == 403

            stand_in.do("die")
            until(lambda: len(stand_in.starts()) == 2)  # it is started again ...
            assert links(server) is None  # ... and the old address is not passed on in the meantime
            stand_in.do("https://again.example.org")
            until(lambda: links(server) == "https://again.example.org")
        running = int(stand_in.starts()[-1][2])
        assert alive(running)
    until(lambda: not alive(running))


def test_whoever_comes_through_a_tunnel_is_not_taken_for_the_host(tmp_path: Path, stand_in: StandIn) -> None:
    """Everybody comes from this machine then, so that proves nothing any more."""
    with Running(tmp_path / "s.db", tunnel=stand_in.command) as server:
        assert httpx.get(f"{server.url}/metrics", trust_env=False).status_code == 404
    with Running(tmp_path / "t.db") as server:
        assert httpx.get(f"{server.url}/metrics", trust_env=False).status_code == 200


@pytest.mark.parametrize("name", ["cloudflared", "stand-in"])
def test_forwarded_addresses_count_from_programs_that_set_them(name: str, stand_in: StandIn) -> None:
    command = tunnel_command("cloudflared") if name == "cloudflared" else stand_in.command
    assert ("127.0.0.1" in Settings(tunnel=command).trusted_proxies) == (name == "cloudflared")


def test_a_program_that_is_not_there_is_noticed_at_once() -> None:
    with pytest.raises(CannotServe) as refused:
        check_program(tunnel_command("no-such-tunnel {port}"))
    assert "no-such-tunnel" in refused.value.sentence("en")


class Serving:
    """`stofa serve`, as a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.output = folder / "output"
        self._file: IO[bytes] = self.output.open("wb")
        command = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", str(folder / "s.db")]
        self.process = subprocess.Popen(
            [*command, *arguments], stdout=self._file, stderr=subprocess.DEVNULL, cwd=folder
        )

    def said(self) -> str:
        return self.output.read_text()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(WAIT_S)
        self._file.close()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_program_ends_with_the_server(how: signal.Signals, tmp_path: Path, stand_in: StandIn) -> None:
    serving = Serving(tmp_path, "--tunnel", stand_in.text)
    try:
        stand_in.do("https://stofa.example.org")
        until(lambda: "Friends anywhere come in at https://stofa.example.org/" in serving.said())
        program = int(stand_in.starts()[0][2])
        serving.process.send_signal(how)
        serving.process.wait(WAIT_S)
        until(lambda: not alive(program))
    finally:
        serving.close()


@pytest.mark.slow
def test_the_host_is_told_when_it_breaks(tmp_path: Path, stand_in: StandIn) -> None:
    serving = Serving(tmp_path, "--tunnel", stand_in.text)
    try:
        stand_in.do("https://stofa.example.org")
        until(lambda: "https://stofa.example.org/" in serving.said())
        stand_in.do("die")
        until(lambda: "The tunnel has ended (exit code 3)" in serving.said())
        assert "at https://stofa.example.org" in serving.said().rpartition("Its program said:")[2]
        until(lambda: len(stand_in.starts()) == 2)
    finally:
        serving.close()


# ── An own sshd ─────────────────────────────────────────────────────────────────────────────────────────


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


SSHD = shutil.which("sshd", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


@pytest.fixture
def sshd(tmp_path: Path) -> Iterator[tuple[int, str]]:
    """The port of an own sshd on the loopback, and the `ssh` command to it."""
    if SSHD is None or shutil.which("ssh") is None or shutil.which("ssh-keygen") is None:
        pytest.skip("no sshd on this machine: the tunnel through ssh was not tried")
    folder = tmp_path / "ssh"
    folder.mkdir(mode=0o700)
    for name in ("host", "user"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
    shutil.copy(folder / "user.pub", folder / "authorized")
    port = free_port()
    (folder / "config").write_text(
        f"Port {port}\nListenAddress 127.0.0.1\nHostKey {folder / 'host'}\nPidFile none\nUsePAM no\n"
        f"AuthorizedKeysFile {folder / 'authorized'}\nStrictModes no\nPasswordAuthentication no\n"
        "PermitRootLogin prohibit-password\n"
    )
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)  # where sshd, started as root, wants an empty folder
    server = subprocess.Popen(
        [SSHD, "-D", "-f", folder / "config"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    options = "-F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o IdentitiesOnly=yes"
    options += " -o ExitOnForwardFailure=yes -o BatchMode=yes"
    try:
        until(lambda: _answers(port))
        yield port, f"ssh -N {options} -i {shlex.quote(str(folder / 'user'))} -p {port}"
    finally:
        server.kill()
        server.wait(WAIT_S)


def _answers(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.slow
def test_a_tunnel_to_a_machine_of_ones_own(tmp_path: Path, sshd: tuple[int, str]) -> None:
    _port, ssh = sshd
    outside = free_port()
    command = tunnel_command(f"{ssh} -R 127.0.0.1:{outside}:127.0.0.1:{{port}} 127.0.0.1")
    origin = f"http://127.0.0.1:{outside}"

    def reached() -> bool:
        try:
            return httpx.get(f"{origin}/health", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    with Running(tmp_path / "s.db", tunnel=command, origins=(origin,)) as server:
        until(reached)
        assert links(server, f"127.0.0.1:{outside}") is None  # the page is there already
        clients = _clients(server)
        for client in clients:
            os.kill(client, signal.SIGKILL)
        until(lambda: bool(_clients(server)) and not set(_clients(server)) & set(clients))
        until(reached)
    until(lambda: not reached())


def _clients(server: Running) -> list[int]:
    """The ssh clients that lead to a server."""
    found = subprocess.run(
        ["pgrep", "-x", "-f", f"ssh .*:127.0.0.1:{server.port} 127.0.0.1"], capture_output=True, text=True
    )
    return [int(line) for line in found.stdout.split()]
