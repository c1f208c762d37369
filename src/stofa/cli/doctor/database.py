"""The database: of which kind it is, and what both kinds have in common."""

import time
from collections.abc import Iterator

from sqlalchemy import make_url

from stofa.cli.doctor.finding import Check, Finding, advice, broken
from stofa.server.errors import CannotServe
from stofa.server.store.migrations import MIGRATIONS
from stofa.server.store.open import sqlite_path

FUTURE_S = 120
"""Seconds by which a table may have been opened after now before the clock is suspected."""


def check_database(database: str | None) -> Iterator[Finding]:
    try:
        path = sqlite_path(database)
    except CannotServe as error:
        yield broken("database", "bad-database", problem=error.sentence())
        return
    if path is not None:
        from stofa.cli.doctor.sqlite_file import check_sqlite

        yield from check_sqlite(path)
        return
    url = make_url(database or "")
    if url.get_backend_name() != "postgresql":
        yield broken("database", "bad-database", problem=url.get_backend_name())
        return
    from stofa.cli.doctor.postgresql import check_postgresql

    yield from check_postgresql(url)


def check_schema(version: int) -> Iterator[Finding]:
    """Whether this Stofa knows a version of the tables."""
    known = len(MIGRATIONS)
    if version > known:
        yield broken("database", "schema-new", version=version, known=known)
    elif version < known:
        yield advice("database", "schema-old", version=version, known=known)


def check_newest(created_at_ms: int | None) -> Iterator[Finding]:
    """Whether the newest table was opened in the future: then the clock was wrong, or is."""
    ahead = (created_at_ms or 0) / 1000 - time.time()
    if ahead > FUTURE_S:
        clock: Check = "clock"
        yield advice(clock, "clock-back", seconds=int(ahead))
