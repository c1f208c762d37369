"""Tables without a server around them: for tests that look at every byte, or try many things quickly."""

from collections.abc import Callable
from typing import Any

from stofa.engine.options import Options
from stofa.engine.title import Title
from stofa.server import events as e
from stofa.server.standing import Draft, SeatSetup, Setup, Standing
from stofa.server.store.work import Entry, Loaded, Row, Written
from stofa.server.table import Table, encode


class Reader:
    """Whoever watches, with every byte that comes."""

    def __init__(self, seat: int | None, device: str) -> None:
        self.seat = seat
        self.device: str | None = device
        self.bytes: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.bytes.append(message)


class NoDesk:
    """Nothing is written, and nothing is there."""

    shared = False

    def open(self, told: Callable[[str], None]) -> None:
        pass

    async def read(self, work: Any) -> Any:
        raise AssertionError("nothing to read")

    async def write(self, work: Any) -> Any:
        raise AssertionError("nothing to write")

    async def append(self, entry: Entry) -> Written:
        raise AssertionError("nothing to write")

    async def close(self) -> None:
        pass


def started(title: Title, players: int, options: Options, moves: list[tuple[Any, str]]) -> Table:
    """A table at which these moves were made, with somebody watching in every seat, and a spectator."""
    setup = Setup(options, [SeatSetup("person", f"P{n}") for n in range(players)], "seed")
    page = Draft(Standing(title, setup), 1000)
    page.add(e.Opened(title.id, players))
    page.add(e.Started(setup.commitment))
    for mover, move in moves:
        page.made(mover, move)
    row = Row(
        "t", title.id, title.rules_version, encode(setup).decode(), "", "h", 0, page.after.n, None, None
    )
    table = Table(NoDesk(), title, Loaded(row, page.events, []), lambda: 1000)
    table.holders = {seat: {f"d{seat}"} for seat in range(players)}
    seats: list[int | None] = [*range(players), None]
    table.watchers = [Reader(seat, f"d{seat}") for seat in seats]
    return table


def take_back(table: Table, seat: int, to: int) -> None:
    """Moves are asked back, and taken back."""
    page = Draft(table.standing, 1000)
    page.add(e.UndoAsked(seat, to))
    page.add(e.Undone(seat, to))
    table._advance(page)


def go_on(table: Table, mover: Any, move: str) -> None:
    """One move more, told to everybody as if it had been written down."""
    page = Draft(table.standing, 1000)
    page.made(mover, move)
    table._advance(page)
