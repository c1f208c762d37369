"""Caddy and nginx as `deploy/` sets them up, on free ports of this machine, with a certificate of our own."""

import os
import re
import shutil
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import httpx
from websockets.sync.client import connect

from tests.deploy.certificates import NAME, Certificate
from tests.server.running_server import WAIT_S, Person, Socket, wait_until

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
LOOPBACK: Final = "127.0.0.1"


class Proxy(ABC):
    """A proxy before some ports at which Stofa listens."""

    program: str

    def __init__(self, folder: Path, certificate: Certificate, plain_port: int, port: int) -> None:
        self.folder = folder
        self.certificate = certificate
        self.plain_port = plain_port
        """Where it sends people from http:// to https://."""
        self.port = port

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    @abstractmethod
    def configuration(self, ports: Sequence[int], idle_s: int | None) -> str:
        """The file of `deploy/` with this machine's ports and paths; `idle_s` cuts a silent socket sooner."""

    @abstractmethod
    def command(self, program: str) -> list[str]: ...

    @contextmanager
    def running(self, ports: Sequence[int], idle_s: int | None = None) -> Iterator[None]:
        (self.folder / "proxy.conf").write_text(self.configuration(ports, idle_s), "utf-8")
        log = self.folder / "proxy.log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                self.command(installed(self.program) or self.program),
                cwd=self.folder,
                stdout=output,
                stderr=output,
                env={"HOME": str(self.folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
            )
        try:
            wait_until(lambda: self._answers(process, log))
            yield
            assert process.poll() is None, log.read_text("utf-8")
        finally:
            process.terminate()
            process.wait(WAIT_S)

    def _answers(self, process: "subprocess.Popen[bytes]", log: Path) -> bool:
        assert process.poll() is None, log.read_text("utf-8")
        with closing(socket.socket()) as probe:
            return probe.connect_ex((LOOPBACK, self.port)) == 0

    def visitor(self, source: str = LOOPBACK, secret: str | None = None) -> "Visitor":
        return Visitor(self, source, secret)


class Nginx(Proxy):
    program = "nginx"

    def configuration(self, ports: Sequence[int], idle_s: int | None) -> str:
        upstreams = "\n".join(rf"    server 127.0.0.1:{port}\1" for port in ports)
        site = _replaced(
            (DEPLOY / "nginx" / "stofa.conf").read_text("utf-8"),
            (r"    # server 127\.0\.0\.1:8002.*\n", ""),
            (r"    server 127\.0\.0\.1:8001( .*;)", upstreams),
            (r"listen \[::\]:80;", ""),
            (r"listen \[::\]:443 ssl http2;", ""),
            (r"listen 80;", f"listen {LOOPBACK}:{self.plain_port};"),
            (r"listen 443 ssl http2;", f"listen {LOOPBACK}:{self.port} ssl http2;"),
            (r"https://\$host\$request_uri", f"https://$host:{self.port}$request_uri"),
            (r"/etc/letsencrypt/live/stofa\.example/fullchain\.pem", str(self.certificate.file)),
            (r"/etc/letsencrypt/live/stofa\.example/privkey\.pem", str(self.certificate.key)),
            (r"proxy_read_timeout 75s;", f"proxy_read_timeout {idle_s or 75}s;"),
        )  # fmt: skip
        paths = "\n".join(
            f"{kind}_temp_path {self.folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if os.getuid() == 0 else ""  # else its workers may not enter the folder
        return (
            f"{user}pid {self.folder}/nginx.pid;\nerror_log stderr warn;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}\n{site}\n}}\n"
        )

    def command(self, program: str) -> list[str]:
        conf = str(self.folder / "proxy.conf")
        return [program, "-p", str(self.folder), "-c", conf, "-g", "daemon off;", "-e", "stderr"]


class Caddy(Proxy):
    program = "caddy"

    def configuration(self, ports: Sequence[int], idle_s: int | None) -> str:
        tls = f"tls {self.certificate.file} {self.certificate.key}"
        upstreams = " ".join(f"{LOOPBACK}:{port}" for port in ports)
        site = _replaced(
            (DEPLOY / "caddy" / "Caddyfile").read_text("utf-8"),
            (r"(?m)^stofa\.example \{", f"{NAME} {{\n\tbind {LOOPBACK}\n\t{tls}"),
            (r"reverse_proxy 127\.0\.0\.1:8001 \{", f"reverse_proxy {upstreams} {{"),
        )
        options = (
            "admin off",
            f"http_port {self.plain_port}",
            f"https_port {self.port}",
            f"storage file_system {self.folder}",
        )
        return "{\n" + "".join(f"\t{option}\n" for option in options) + f"}}\n\n{site}"

    def command(self, program: str) -> list[str]:
        return [program, "run", "--adapter", "caddyfile", "--config", str(self.folder / "proxy.conf")]


class Visitor(Person):
    """Somebody who comes by the proxy's public name, from an address of the loopback range."""

    def __init__(self, proxy: Proxy, source: str, secret: str | None = None) -> None:
        super().__init__(proxy.origin, secret)
        self.proxy = proxy
        self.source = source
        headers = self.http.headers
        self.http.close()
        self.http = httpx.Client(
            base_url=proxy.origin,
            timeout=WAIT_S,
            transport=_ByName(verify=proxy.certificate.client_context(), local_address=source),
            headers=headers,
        )

    @contextmanager
    def socket(self, subprotocol: str | None = None, *, near: str = "", **headers: str) -> Iterator[Socket]:
        assert subprotocol is None
        if self.secret:
            headers["authorization"] = f"Bearer {self.secret}"
        raw = socket.create_connection((LOOPBACK, self.proxy.port), source_address=(self.source, 0))
        with connect(
            self.proxy.origin.replace("https", "wss") + f"/ws?near={near}",
            sock=raw,
            ssl=self.proxy.certificate.client_context(),
            additional_headers={"Origin": self.proxy.origin} | headers,
            max_size=None,
            proxy=None,
            open_timeout=WAIT_S,
            close_timeout=1,
            ping_interval=None,  # the server has to keep it alive
        ) as connection:
            yield Socket(connection)


class _ByName(httpx.HTTPTransport):
    """Connects to this machine, whatever the name."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = request.extensions | {"sni_hostname": request.url.host}
        request.url = request.url.copy_with(host=LOOPBACK)
        return super().handle_request(request)


def installed(program: str) -> str | None:
    """Where a program is. Those for administrators need not be on everybody's path."""
    return shutil.which(program, path="/usr/sbin:/usr/local/sbin:/sbin") or shutil.which(program)


def _replaced(text: str, *changes: tuple[str, str]) -> str:
    for pattern, replacement in changes:
        text, count = re.subn(pattern, replacement, text)
        assert count == 1, f"{pattern} is {count} times in the file of deploy/"
    return text


def free_ports(count: int) -> list[int]:
    """Ports that are free now; another program could take one before it is used."""
    sockets = [socket.create_server((LOOPBACK, 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports
