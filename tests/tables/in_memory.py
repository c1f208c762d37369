"""Tables without a server around them: for tests that look at every byte, or try many things quickly."""

from collections.abc import Callable
from typing import Any, cast

from stofa.engine.options import Options
from stofa.engine.title import Title
from stofa.tables import events as e
from stofa.tables.attendance import Attendance
from stofa.tables.state import Draft, SeatSetup, Setup, TableState
from stofa.tables.store import Loaded, Store, TableRow
from stofa.tables.table import Table, encode


def attending(present: list[bool]) -> Attendance:
    """Some are there, the others have been away for ever."""
    never = [-(10**9)] * len(present)
    return Attendance(present, never, never, -(10**9))


class Reader:
    """Whoever watches, with every byte that comes."""

    ready = True

    def __init__(self, seat: int | None, device: str, takes_changes: bool = False) -> None:
        self.seat = seat
        self.takes_changes = takes_changes
        self.device: str | None = device
        self.screen: str | None = None
        self.bytes: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.bytes.append(message)

    def when_ready(self, call: Callable[[], object]) -> None:
        raise AssertionError("it always is")


class NoStore:
    """Nothing is written, and nothing is there."""

    shared = False
    process = ""
    works = True

    async def problem(self) -> str | None:
        return None

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"nothing to {name}")


def started(
    title: Title, players: int, options: Options, moves: list[tuple[Any, str]], rules: int | None = None
) -> Table:
    """A table at which these moves were made, with somebody watching in every seat, and two spectators.

    One of the spectators gets whole views, the other changes.
    """
    rules = rules or title.rules_version
    setup = Setup(options, tuple(SeatSetup("person", f"P{n}") for n in range(players)), "seed")
    draft = Draft(TableState.new(title, rules, setup), 1000)
    draft.add(e.Opened(title.id, players))
    draft.add(e.Started(setup.commitment))
    for mover, move in moves:
        draft.made(mover, move)
    row = TableRow("t", title.id, rules, encode(setup).decode(), "", "h", 0, draft.after.n, None, None)
    table = Table(cast(Store, NoStore()), title, Loaded(row, draft.events, []), lambda: 1000)
    table.holders = {seat: {f"d{seat}"} for seat in range(players)}
    seats: list[int | None] = [*range(players), None]
    for seat in seats:
        table.add_watcher(Reader(seat, f"d{seat}"))
    table.add_watcher(Reader(None, "dNone", takes_changes=True))
    return table


def take_back(table: Table, seat: int, to: int) -> None:
    """Moves are asked back, and taken back."""
    draft = Draft(table.state, 1000)
    draft.add(e.UndoAsked(seat, to))
    draft.add(e.Undone(seat, to))
    table._advance(draft)


def go_on(table: Table, mover: Any, move: str) -> None:
    """One move more, told to everybody as if it had been written down."""
    draft = Draft(table.state, 1000)
    draft.made(mover, move)
    table._advance(draft)
