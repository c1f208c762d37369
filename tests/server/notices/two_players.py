"""A table of two people, and a clock that a test sets."""

import time
from typing import Any, Self

from stofa.server.notices.sender import DELAY_MS
from tests.server.running_server import Person, Running


class SetClock:
    """Says what time it is, to the millisecond; a test lets it go on."""

    def __init__(self) -> None:
        self.ms = time.time_ns() // 1_000_000

    def __call__(self) -> int:
        return self.ms

    def goes_on(self, ms: int = DELAY_MS) -> None:
        self.ms += ms


class TwoPlayers:
    """Anna (seat 0) and Björn (seat 1) at a table; it is Anna's turn."""

    def __init__(self, server: Running, **setup: Any) -> None:
        self.server = server
        self.anna, self.bjorn = server.person(), server.person()
        opened = self.anna.open("me", "link", options={"start": 0}, **setup)
        self.table = str(opened["table"])
        self.bjorn.claim(opened["links"][0]["code"])

    def at(self, server: Running) -> Self:
        """The same people at another server with the same database."""
        self.server = server
        self.anna = Person(server.url, self.anna.secret)
        self.bjorn = Person(server.url, self.bjorn.secret)
        return self

    @property
    def turn(self) -> int:
        return int(self.anna.look(self.table)["turn"])

    def pass_turn(self) -> None:
        """Whose turn it is makes moves until it is the other's."""
        seat = self.turn
        person = self.bjorn if seat else self.anna
        while self.turn == seat:
            assert person.move(self.table, seat)["type"] == "accepted"

    def pass_turn_and_tell(self, clock: SetClock) -> None:
        """The other is to move, and is told once it is time."""
        self.pass_turn()
        clock.goes_on()
        sweep(self.server)


def sweep(server: Running) -> None:
    """Let a server look for somebody to tell, and finish telling them."""

    async def look() -> None:
        sender = server.context.notice_sender
        await sender.sweep()
        await sender.finish()

    server.run(look())
