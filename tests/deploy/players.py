"""People who play through a proxy, as the page does: after a break they connect again, ask for what they have
missed, and send again what was not answered."""

import random
import time
from collections.abc import Sequence
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final

from websockets.exceptions import WebSocketException

from tests.deploy.proxies import Proxy
from tests.server.running_server import Socket, command

AFTER_A_BREAK_S: Final = 0.25
"""Seconds until the first attempt to connect again: the page's."""

PACE_S: Final = 0.02
"""Seconds that they think."""


class Player(Thread):
    """One seat. It makes whatever moves are legal, for as long as it is let."""

    def __init__(self, proxy: Proxy, source: str, secret: str, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.person = proxy.visitor(source, secret)
        self.table = table
        self.seat = seat
        self.acknowledged: dict[str, int] = {}
        """The number of the event of each command that was acknowledged."""
        self.acknowledged_at: list[float] = []
        self.breaks = 0
        self.failed: list[str] = []
        self._rng = random.Random(seat)
        self._ending = Event()
        self._n = 0
        self._view: dict[str, Any] = {}
        self._decided = -1
        """The last decision that a move was sent for: its answer may come before or after the update."""
        self._open: dict[str, Any] | None = None
        """A command without an answer."""

    def run(self) -> None:
        while not self._ending.is_set():
            try:
                with self.person.socket() as socket:
                    self._play(socket)
            except (OSError, WebSocketException):
                self.breaks += 1
                self._ending.wait(AFTER_A_BREAK_S)
            except Exception as error:
                self.failed.append(repr(error))
                return

    def __str__(self) -> str:
        told = f"seat {self.seat} of {self.table}: {len(self.acknowledged)} moves, {self.breaks} breaks"
        return f"{told}, at event {self._n}, turn {self._view.get('turn')}, waits for {self._open}"

    @property
    def unanswered(self) -> int:
        """Number of commands that may have been carried out and were not acknowledged."""
        return int(self._open is not None)

    def end(self) -> None:
        self._ending.set()
        self.join(20)
        assert not self.is_alive()
        assert self.failed == []

    def _play(self, socket: Socket) -> None:
        socket.send(do="watch", table=self.table, seat=self.seat, after=self._n)
        if self._open is not None:
            socket.send(**self._open)
        while not self._ending.is_set():
            with suppress(TimeoutError):
                self._hear(socket.receive(0.1))
            mine = self._view.get("turn") == self.seat and self._view["decision"] != self._decided
            if self._open is None and mine and not self._ending.wait(PACE_S):
                move = self._rng.choice(self._view["legal"])["text"]
                decision = self._decided = self._view["decision"]
                self._open = command("move", self.table, self.seat, moves=[move], decision=decision)
                socket.send(**self._open)

    def _hear(self, message: dict[str, Any]) -> None:
        answers = self._open is not None and message.get("cmd") == self._open["cmd"]
        match message["type"]:
            case "update":
                self._view, self._n = message["view"], message["view"]["n"]
            case "accepted" if answers and self._open is not None:
                self.acknowledged[self._open["cmd"]] = message["n"]
                self.acknowledged_at.append(time.monotonic())
                self._open = None
            case "stale" if answers:
                self._open = None
                self._view, self._decided = message["view"], -1
            case "refused" if answers and message["code"] != "try-again":
                self.failed.append(str(message))
                self._ending.set()
            case "refused":  # the command, or watching the table
                raise ConnectionError  # as after a break: it is sent again in a moment


def silence(players: Sequence[Player], since: float) -> float:
    """The seconds from a moment until the last of them has made a move again."""
    return max(next(at for at in player.acknowledged_at if at > since) for player in players) - since
