"""Locking a database, so that one server alone uses it. The lock is gone however the server ends."""

import errno
import logging
import os
import sys
from pathlib import Path
from typing import Final

from stofa.server.errors import CannotServe

MOST_BYTES: Final = 200
"""Length of what is read of an address that another server has left in the file."""

HELD: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
"""How the system says that somebody else has the lock."""

log = logging.getLogger(__name__)


class FileLock:
    """The lock is held on a file of its own: locks on the database itself are SQLite's business."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock; CannotServe if another server has it."""
        real = os.path.realpath(self._database)  # the same file may have several names
        file = os.open(f"{real}-lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(file)
        except OSError as error:
            if error.errno in HELD:
                address = os.read(file, MOST_BYTES).decode("utf-8", "replace").strip()
                os.close(file)
                raise CannotServe(
                    "database-in-use", database=str(self._database), address=address or "none"
                ) from None
            # Not every network drive can do this.
            log.warning("the database cannot be locked: make sure that no other server uses it")
        self._file = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Leave word at which address the server is, for one that would like the lock, too."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, address.encode())

    def release(self) -> None:
        if self._file is not None:
            self.tell("")
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Windows lets nobody else read what is locked, so it is a byte far behind the address.
        os.lseek(file, 1 << 30, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
