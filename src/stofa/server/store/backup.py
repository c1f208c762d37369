"""A copy of an SQLite database while the server runs."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from stofa.files import part_of, put_in_place
from stofa.server.errors import CannotServe
from stofa.server.private_files import create_private


def backup(source: Path, target: Path) -> int:
    """Copy the database as of one moment; returns the number of tables. The target is never half-written."""
    if not source.is_file():
        raise CannotServe("no-database", problem=str(source))
    path = os.path.realpath(target)  # a link stays a link
    if os.path.exists(path) and not os.path.isfile(path):
        raise CannotServe("no-file", target=str(target))
    if os.path.exists(path) and os.path.samefile(source, path):
        raise CannotServe("same-file", target=str(target))
    try:
        with part_of(path) as part:
            create_private(part)
            tables = _copy(source, part)
            put_in_place(part, path)
    except (OSError, sqlite3.Error) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise CannotServe("no-copy", source=str(source), target=str(target), problem=problem) from None
    return tables


def _copy(source: Path, part: str) -> int:
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live,
        closing(sqlite3.connect(part)) as copy,
    ):
        live.backup(copy)
        # One file without a write-ahead log beside it, so that it can be moved.
        copy.execute("PRAGMA journal_mode=DELETE")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        return int(tables)
