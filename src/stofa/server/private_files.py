"""Files that nobody but their owner may read: the database, its copies, keys."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

log = logging.getLogger(__name__)


def create_private(path: Path | str) -> None:
    """Create an empty file that only its owner may read and write, unless there is one already."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, stat.S_IRUSR | stat.S_IWUSR))


def make_private(path: Path) -> None:
    """Take the right to read a file, if it is there, from all but its owner. Windows has no such rights."""
    if os.name == "nt":
        return
    try:
        mode = path.stat().st_mode
        if not mode & OTHERS:
            return
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)
    except FileNotFoundError:
        return
    except OSError:
        log.warning(
            "other users of this machine may read a file that they should not", extra={"file": str(path)}
        )
    else:
        log.warning(
            "a file could be read by other users of this machine; now it cannot", extra={"file": str(path)}
        )
