"""How a tournament stands while it is played: on a terminal a table, drawn again and again; else lines."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from shutil import get_terminal_size
from time import monotonic
from typing import Final, Protocol, TextIO

from stofa.arena.ratings import signed
from stofa.arena.standings import Standings
from stofa.cli.arena.tables import ladder_table
from stofa.cli.progress import progress_text

REDRAWN_EVERY_S: Final = 0.5
LINE_EVERY_S: Final = 30.0

UP: Final = "\x1b[{}F"
"""Moves the cursor up to the beginning of an earlier line."""
CLEAR: Final = "\x1b[J"
"""Clears from the cursor to the end of the screen."""


class Display(Protocol):
    def show(self, standings: Standings) -> None:
        """Called after each game."""


@contextmanager
def live_display(total: int, before: int, *, quiet: bool) -> Iterator[Display]:
    """On stderr, so that results can go elsewhere."""
    out = sys.stderr
    if quiet or out is None:
        yield _Nothing()
        return
    display = (LiveTable if out.isatty() else PlainLines)(out, total, before)
    try:
        yield display
    finally:
        display.end()


class _Nothing:
    def show(self, standings: Standings) -> None:
        pass


class _Display:
    def __init__(self, out: TextIO, total: int, before: int) -> None:
        self.out = out
        self.total = total
        self.before = before
        """Games of an earlier run: they took no time now."""
        self.began = self.shown = monotonic()

    def progress(self, standings: Standings) -> str:
        seconds = monotonic() - self.began
        played = standings.played - self.before
        text = progress_text("games", standings.played, self.total, self.before, seconds)
        return f"{text}, {played / seconds:.1f} games/s" if played and seconds else text

    def print(self, text: str) -> None:
        with suppress(OSError):  # the terminal may be gone
            print(text, end="", file=self.out, flush=True)


class LiveTable(_Display):
    """The table and the progress below it, drawn again and again in the same place."""

    def __init__(self, out: TextIO, total: int, before: int) -> None:
        super().__init__(out, total, before)
        self.height = 0

    def show(self, standings: Standings) -> None:
        now = monotonic()
        if now - self.shown < REDRAWN_EVERY_S:
            return
        self.shown = now
        columns, rows = get_terminal_size()
        lines = ladder_table(standings).splitlines() if standings.deals else []
        lines = [*lines[: rows - 2], self.progress(standings)]  # what does not fit cannot be drawn over
        self.erase()
        self.print("".join(f"{line[: columns - 1]}\n" for line in lines))
        self.height = len(lines)

    def erase(self) -> None:
        if self.height:
            self.print(UP.format(self.height) + CLEAR)
            self.height = 0

    def end(self) -> None:
        self.erase()


class PlainLines(_Display):
    """For logs: how far it is, and the ratings."""

    def show(self, standings: Standings) -> None:
        now = monotonic()
        if now - self.shown >= LINE_EVERY_S:
            self.shown = now
            self.print(plain_line(self.progress(standings), standings) + "\n")

    def end(self) -> None:
        pass


def plain_line(progress: str, standings: Standings) -> str:
    if not standings.deals:
        return progress
    ladder = ", ".join(
        f"{line.bot} {signed(rating.points)} ± {rating.interval.half_width:.0f}"
        for line, rating in standings.ladder()
    )
    return f"{progress}; {ladder}"
