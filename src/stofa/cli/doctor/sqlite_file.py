"""An SQLite database: the file, the folder it is in and the disk."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from stofa.cli.doctor.database import check_newest, check_schema
from stofa.cli.doctor.finding import Finding, advice, broken, ok
from stofa.server.errors import CannotServe
from stofa.server.store.file_lock import FileLock

WAIT_S: Final = 3.0
"""Seconds to wait for a lock; a server holds it for milliseconds."""

LOW_BYTES: Final = 1_000_000_000
"""Room on the disk below which it is time to do something."""

FULL_BYTES: Final = 50_000_000
"""Room on the disk below which the server may fail any moment."""

MB: Final = 1_000_000


def check_sqlite(path: Path) -> Iterator[Finding]:
    folder = _nearest_folder(path)
    closed = _closed(folder)
    if closed is not None:
        yield closed
        return
    yield from _check_room(folder)
    if path.exists():
        yield from _check_file(path)
    else:
        yield ok("database", "sqlite-none", file=str(path))


def _nearest_folder(path: Path) -> Path:
    """The folder of the file; if it is still to be made, the one that is there."""
    return next((folder for folder in path.absolute().parents if folder.exists()), Path("/"))


def _closed(folder: Path) -> Finding | None:
    """Whether no file can be made in a folder."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        problem = error.strerror or str(error)
        return broken("disk", "folder-closed", folder=str(folder), problem=problem, user=_user())


def _check_room(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    facts: dict[str, str | int] = {"folder": str(folder), "free": free // MB}
    if free < FULL_BYTES:
        yield broken("disk", "disk-full", **facts)
    elif free < LOW_BYTES:
        yield advice("disk", "disk-low", **facts)
    else:
        yield ok("disk", "disk", **facts)


def _check_file(path: Path) -> Iterator[Finding]:
    if os.name == "posix" and path.stat().st_mode & 0o077:
        yield advice("database", "sqlite-public", file=str(path))
    try:
        with closing(_connected(path)) as db:
            damage = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if damage != "ok":
                yield broken("database", "sqlite-damaged", file=str(path), problem=str(damage))
                return
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if "schema_version" not in names:
                if names:
                    yield broken("database", "sqlite-foreign", file=str(path))
                else:
                    yield ok("database", "sqlite-none", file=str(path))
                return
            (version,) = db.execute("SELECT version FROM schema_version").fetchone()
            yield from check_schema(version)
            tables, newest = db.execute("SELECT count(*), max(created_at) FROM tables").fetchone()
            yield from check_newest(newest)
            db.execute("BEGIN IMMEDIATE")
            db.execute("UPDATE schema_version SET version = version")
            db.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        locked = "locked" in str(error)
        code = "sqlite-locked" if locked else "sqlite-closed"
        yield broken("database", code, file=str(path), problem=str(error), user=_user())
    except sqlite3.DatabaseError as error:
        yield broken("database", "sqlite-damaged", file=str(path), problem=str(error))
    else:
        yield ok(
            "database",
            "sqlite",
            file=str(path),
            version=version,
            tables=tables,
            sqlite=sqlite3.sqlite_version,
        )
        yield from _check_lock(path)


def _connected(path: Path) -> sqlite3.Connection:
    """Open the file, but do not make it."""
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=WAIT_S, isolation_level=None
    )
    db.execute(f"PRAGMA busy_timeout = {int(WAIT_S * 1000)}")
    return db


def _check_lock(path: Path) -> Iterator[Finding]:
    """Whether a server runs on this file."""
    if not Path(f"{os.path.realpath(path)}-lock").exists():
        return
    lock = FileLock(path)
    try:
        lock.acquire()
    except CannotServe as error:
        yield ok("database", "sqlite-served", address=str(error.facts["address"]))
    except OSError:
        return  # another user's: the server that has it says so when this one is to start
    else:
        lock.release()


def _user() -> str:
    try:
        import pwd
    except ImportError:  # Windows
        return os.environ.get("USERNAME", "?")
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())
