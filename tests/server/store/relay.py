"""A network between a server and its PostgreSQL that can fail: a relay on the loopback."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Self
from urllib.parse import parse_qs, urlsplit


class Relay:
    """Passes on what comes, until it is told to be silent or to refuse."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._name = parts.path
        self._door = self._listen(0)
        self.port = self._door.getsockname()[1]
        self._passes = threading.Event()
        self._passes.set()
        self._dead: set[socket.socket] = set()
        self._lines: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()

    def url(self, options: str = "") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}{self._name}?options={options}"

    def __enter__(self) -> Self:
        self._run(self._accept, self._door)
        return self

    def __exit__(self, *_: object) -> None:
        self._passes.set()
        self.refuse()
        for thread in self._threads:
            thread.join(20)
        for line in self._lines:
            line.close()

    def _run(self, target: Callable[..., None], *arguments: socket.socket) -> None:
        self._threads.append(threading.Thread(target=target, args=arguments, daemon=True))
        self._threads[-1].start()

    def be_silent(self) -> None:
        """Pass nothing on, on any connection that is open now; new ones work."""
        with self._lock:
            self._dead.update(self._lines)

    def hold(self) -> None:
        """Pass nothing on, not even for new connections, as if the database had been stopped."""
        self.be_silent()
        self._passes.clear()

    def go_on(self) -> None:
        """New connections work again."""
        self._passes.set()

    def refuse(self) -> None:
        """Close all connections, and accept none."""
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        with self._lock:
            for line in self._lines:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)

    def accept_again(self) -> None:
        self._door = self._listen(self.port)
        self._run(self._accept, self._door)

    @staticmethod
    def _listen(port: int) -> socket.socket:
        return socket.create_server(("127.0.0.1", port))

    def _accept(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._target)
                with self._lock:
                    self._lines += [near, far]
                for one, other in ((near, far), (far, near)):
                    self._run(self._pass, one, other)

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                if source not in self._dead:
                    self._passes.wait()
                if source not in self._dead:
                    target.sendall(content)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
