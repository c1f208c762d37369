"""Opening the database that a URL or a path names."""

import os
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from stofa.server.errors import CannotServe
from stofa.server.store.database import Database
from stofa.server.store.postgres import PostgresDatabase
from stofa.server.store.sqlite import SqliteDatabase


def default_path() -> Path:
    """Where a user's programs keep their data."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", "~"))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return base.expanduser() / "stofa" / "stofa.db"


def sqlite_path(database: str | None) -> Path | None:
    """The file of an SQLite database; None if the database is of another kind."""
    if database is None:
        return default_path()
    if "://" not in database:
        return Path(database).expanduser()
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):  # a port that is no number, for one
        raise CannotServe("bad-database", database=database.partition("://")[0]) from None
    if url.get_backend_name() == "sqlite":
        return Path(url.database or "").expanduser()
    return None


def open_database(database: str | None = None) -> Database:
    """The database that a URL or a path names, not connected yet."""
    path = sqlite_path(database)
    if path is not None:
        return SqliteDatabase(path)
    url = make_url(database or "")
    if url.get_backend_name() != "postgresql":
        raise CannotServe("bad-database", database=url.get_backend_name())
    return PostgresDatabase(url)
