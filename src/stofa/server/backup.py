"""A copy of an SQLite database while the server runs."""

import os
import sqlite3
from pathlib import Path

from stofa.server.errors import CannotServe


def backup(source: Path, target: Path) -> int:
    """Copy the database as of one moment; the number of tables in the copy. The target appears whole."""
    if not source.is_file():
        raise CannotServe("no-database", problem=str(source))
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    live = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(unfinished)
    try:
        live.backup(copy)
        # One file that can be carried away, without a log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error:
        unfinished.unlink(missing_ok=True)
        raise
    finally:
        copy.close()
        live.close()
    os.replace(unfinished, target)
    return int(tables)
