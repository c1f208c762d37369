"""Opens files for reading, and writes files that are either complete or absent."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, Final

from stofa.cli.errors import Failure, os_error_text
from stofa.files import part_of, put_in_place

STANDARD: Final = "-"
"""The file name that stands for standard input or output."""


class LineWriter:
    """Writes lines to a file, and names that file when writing fails."""

    def __init__(self, name: str, file: BinaryIO) -> None:
        self._name = name
        self._file = file

    def write(self, line: bytes) -> None:
        self.write_all(line + b"\n")

    def write_all(self, content: bytes) -> None:
        """Write what has its own line breaks, or none."""
        with _naming_the_file(self._name):
            self._file.write(content)


@contextmanager
def new_file(name: str) -> Iterator[LineWriter]:
    """A new file that gets its name only once it is complete; an interrupted command leaves none."""
    if name == STANDARD:
        if sys.stdout is None:
            raise Failure("standard output is closed")
        yield LineWriter("standard output", sys.stdout.buffer)
        with _naming_the_file("standard output"):
            sys.stdout.buffer.flush()
        return
    path = os.path.realpath(name)  # write through a symbolic link, do not replace it
    if os.path.exists(path) and not os.path.isfile(path):
        with _naming_the_file(name):
            file = open(path, "wb")  # noqa: SIM115 - a device or a pipe is written in place
        try:
            yield LineWriter(name, file)
            with _naming_the_file(name):
                file.close()
        finally:
            with suppress(OSError):
                file.close()
        return
    if os.path.exists(path) and not os.access(path, os.W_OK):
        raise Failure(f"cannot write {name}: it is read-only")
    with part_of(path) as part:
        with _naming_the_file(name):
            file = open(part, "xb")  # noqa: SIM115 - closed below, where a failure to close is reported
        try:
            yield LineWriter(name, file)
            with _naming_the_file(name):
                file.close()
                put_in_place(part, path)
        finally:
            with suppress(OSError):
                file.close()


@contextmanager
def open_file(name: str) -> Iterator[BinaryIO]:
    """A file open for reading; `-` is standard input."""
    if name == STANDARD:
        if sys.stdin is None:
            raise Failure("standard input is closed")
        yield sys.stdin.buffer
        return
    with _naming_the_file(name, "read"):
        file = open(name, "rb")  # noqa: SIM115 - only a failure to open is reported here
    with file:
        yield file


@contextmanager
def _naming_the_file(name: str, action: str = "write") -> Iterator[None]:
    """Turn an OSError into a failure that says which file it was."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        error.filename = None
        raise Failure(f"cannot {action} {name}: {os_error_text(error)}") from None
