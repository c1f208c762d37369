"""Files that are read, and files that are whole or not there at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, Final

from stofa.cli.exit_codes import Failure, reason
from stofa.files import part_of, put_in_place

STANDARD: Final = "-"
"""The name of standard input or output."""


class Lines:
    """A file to write lines to; says which file it was when that fails."""

    def __init__(self, name: str, file: BinaryIO) -> None:
        self._name = name
        self._file = file

    def write(self, line: bytes) -> None:
        with _told(self._name):
            self._file.write(line + b"\n")


@contextmanager
def new_file(name: str) -> Iterator[Lines]:
    """A new file that bears its name only once it is complete: cut short, it leaves nothing behind."""
    if name == STANDARD:
        if sys.stdout is None:
            raise Failure("standard output is closed")
        yield Lines("standard output", sys.stdout.buffer)
        with _told("standard output"):
            sys.stdout.buffer.flush()
        return
    path = os.path.realpath(name)  # a link stays a link
    if os.path.exists(path) and not os.path.isfile(path):
        with _told(name):
            file = open(path, "wb")  # noqa: SIM115 - a device or a pipe has no parts to leave behind
        yield Lines(name, file)
        with _told(name):
            file.close()
        return
    if os.path.exists(path) and not os.access(path, os.W_OK):
        raise Failure(f"cannot write {name}: it is read-only")
    with part_of(path) as part:
        with _told(name):
            file = open(part, "xb")  # noqa: SIM115 - closed below, where a failure of closing is told
        try:
            yield Lines(name, file)
            with _told(name):
                file.close()
                put_in_place(part, path)
        finally:
            with suppress(OSError):
                file.close()


@contextmanager
def open_file(name: str) -> Iterator[BinaryIO]:
    """A file to read; `-` is standard input."""
    if name == STANDARD:
        if sys.stdin is None:
            raise Failure("standard input is closed")
        yield sys.stdin.buffer
        return
    with _told(name, "read"):
        file = open(name, "rb")  # noqa: SIM115 - so that only the opening is told of as such
    with file:
        yield file


@contextmanager
def _told(name: str, what: str = "write") -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        error.filename = None
        raise Failure(f"cannot {what} {name}: {reason(error)}") from None
