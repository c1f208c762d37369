"""Shows how far a long command has got, in one line on stderr."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from shutil import get_terminal_size
from time import monotonic
from typing import Final, TextIO

# Seconds between two updates of the line.
EVERY_S: Final = 0.1
# Characters of the bar.
WIDTH: Final = 30


@contextmanager
def progress(
    what: str, total: int | None, *, done_before: int = 0, shown: bool = True
) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the amount done. Nothing is shown unless stderr is a terminal."""
    if not shown or sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    line = _Line(sys.stderr, what, total, done_before)
    try:
        yield line.update
    finally:
        line.clear()


class _Line:
    """A line of the terminal that is written again and again."""

    def __init__(self, out: TextIO, what: str, total: int | None, done_before: int) -> None:
        self.out = out
        self.what = what
        self.total = total
        self.done_before = done_before
        self.began = self.updated = monotonic()
        self.length = 0  # of what is written there now

    def update(self, done: int) -> None:
        now = monotonic()
        if now - self.updated >= EVERY_S:
            self.updated = now
            self._write(progress_text(self.what, done, self.total, self.done_before, now - self.began))

    def clear(self) -> None:
        if self.length:
            self._write("")
            self._print("\r")

    def _write(self, text: str) -> None:
        text = text[: get_terminal_size().columns - 1]
        self._print("\r" + text.ljust(self.length))
        self.length = len(text)

    def _print(self, text: str) -> None:
        with suppress(OSError):  # the terminal may be gone
            print(text, end="", file=self.out, flush=True)


def progress_text(what: str, done: int, total: int | None, done_before: int, seconds: float) -> str:
    """How much is done, and how long the rest takes if it goes on like that."""
    if not total:
        return f"{what} {done}"
    filled = WIDTH * done // total
    text = f"{what} [{'#' * filled}{'.' * (WIDTH - filled)}] {100 * done // total} %"
    if done > done_before:
        minutes, left = divmod(round((total - done) * seconds / (done - done_before)), 60)
        hours, minutes = divmod(minutes, 60)
        text += f", {hours}:{minutes:02}:{left:02} left"
    return text
