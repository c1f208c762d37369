"""Ctrl-C and SIGTERM, held back while something is done that must not be left half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final, Self

from stofa.cli.exit_codes import FAILED, INTERRUPTED, TERMINATED

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Interruptions:
    """Inside, Ctrl-C raises KeyboardInterrupt and SIGTERM raises SystemExit, once: cleaning up goes on."""

    def __init__(self) -> None:
        self._held = False
        self._signal: int | None = None

    def __enter__(self) -> Self:
        self._before = [signal.signal(number, self._handle) for number in _SIGNALS]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, before in zip(_SIGNALS, self._before, strict=True):
            signal.signal(number, before)

    def _handle(self, number: int, _frame: FrameType | None) -> None:
        if self._signal is None:
            self._signal = number
            if not self._held:
                self._raise()

    def _raise(self) -> None:
        raise KeyboardInterrupt if self._signal == signal.SIGINT else SystemExit(TERMINATED)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """A signal that comes inside is heard at the end."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._signal is not None:
            self._raise()


def early_end(error: BaseException) -> tuple[int, str]:
    """The exit code of a command that ended by an error or a signal, and what to say."""
    match error:
        case KeyboardInterrupt():
            return INTERRUPTED, "interrupted"
        case SystemExit():
            return TERMINATED, "terminated"
        case _:
            return FAILED, str(error)
