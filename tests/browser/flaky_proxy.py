"""A TCP proxy between a browser and the server that can break the connection or swallow answers."""

import selectors
import socket
import threading
from typing import Self
from urllib.parse import urlsplit

PIECE = 65536


class FlakyProxy:
    """Listens on its own address and forwards to the server until it is cut."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        self._server = (there.hostname or "", there.port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._whole = True
        self._deaf = threading.Event()
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._door.close()

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        with self._lock:
            self._whole = False
            for end in self._open:
                end.close()
            self._open.clear()

    def mend(self) -> None:
        self._deaf.clear()
        with self._lock:
            self._whole = True

    def swallow_answers(self) -> None:
        """Still forward requests to the server, but drop its answers without closing anything."""
        self._deaf.set()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                self._open |= {near, far}
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as either:
            try:
                either.register(near, selectors.EVENT_READ, far)
                either.register(far, selectors.EVENT_READ, near)
                while True:
                    for key, _ in either.select(timeout=0.5):
                        piece = key.fileobj.recv(PIECE)  # type: ignore[union-attr]
                        if not piece:
                            return
                        if key.fileobj is near or not self._deaf.is_set():
                            key.data.sendall(piece)
                    if near.fileno() < 0:
                        return
            except (OSError, ValueError, KeyError):
                return  # cut
            finally:
                with self._lock:
                    self._open -= {near, far}
                near.close()
                far.close()
