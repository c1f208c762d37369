"""A file that grows line by line, and holds every line that was written, whatever happens."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress

from stofa.cli.errors import Failure, os_error_text

if sys.platform != "win32":
    import fcntl

_BLOCK = 1 << 20

_TRIES = 10
"""How often a file is opened that others remove at the same moment."""


class GrowingFile:
    """A file open for reading what it has and for adding lines. A line that is cut off can be dropped."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._path = os.path.realpath(name)  # write through a symbolic link, do not replace it
        for _ in range(_TRIES):
            self._open()
            self._lock()
            if self._has_its_name():
                break
            self._file.close()
        else:
            raise self._busy()
        self.rest = b""
        """What stands after the last whole line, once the lines have been read."""
        self._end = 0  # of the last whole line

    def _open(self) -> None:
        self._is_new = not os.path.exists(self._path)
        if not self._is_new and not os.access(self._path, os.W_OK):
            raise Failure(f"cannot write {self.name}: it is read-only")
        try:
            self._file = open(self._path, "a+b", buffering=0)  # noqa: SIM115 - closed by `close`
        except OSError as error:
            raise self._failure(error) from None

    def _lock(self) -> None:
        """Two processes at one file would mix their lines."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise self._busy() from None
        except OSError:
            pass  # not every file system has locks

    def _has_its_name(self) -> bool:
        """Whether the path still leads to the open file.

        Another process may have removed it, empty as it was, after it was opened and before it was locked.
        Lines written to it then would be lost.
        """
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._file.fileno()))
        except FileNotFoundError:
            return False

    def is_empty(self) -> bool:
        return os.fstat(self._file.fileno()).st_size == 0

    def lines(self) -> Iterator[bytes]:
        """The whole lines, without what ends them."""
        self._file.seek(0)
        self._end, self.rest = 0, b""
        while True:
            try:
                block = self._file.read(_BLOCK)
            except OSError as error:
                raise Failure(f"cannot read {self.name}: {os_error_text(error)}") from None
            if not block:
                return
            *whole, self.rest = (self.rest + block).split(b"\n")
            for line in whole:
                self._end += len(line) + 1
                yield line

    def drop_rest(self) -> None:
        """Drop what stands after the last whole line."""
        try:
            self._file.truncate(self._end)
        except OSError as error:
            raise self._failure(error) from None
        self.rest = b""

    def write(self, line: bytes) -> None:
        """Add a line. If that fails, the file is as it was before."""
        left = line + b"\n"
        try:
            while left:
                left = left[self._file.write(left) or 0 :]
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._end)
            raise self._failure(error) from None
        self._end += len(line) + 1

    def close(self) -> None:
        """See to it that all lines are on the disk. A new file in which there are none is removed."""
        with suppress(OSError):
            os.fsync(self._file.fileno())
        with suppress(OSError):
            if self._is_new and os.fstat(self._file.fileno()).st_size == 0:
                os.unlink(self._path)
        self._file.close()

    def _busy(self) -> Failure:
        return Failure(f"cannot write {self.name}: another process is writing it")

    def _failure(self, error: OSError) -> Failure:
        error.filename = None
        return Failure(f"cannot write {self.name}: {os_error_text(error)}")
