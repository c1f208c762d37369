"""A PostgreSQL database: whether it can be reached, and does what several processes need of it."""

import time
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import URL

from stofa.cli.doctor.database import check_newest, check_schema
from stofa.cli.doctor.finding import Finding, advice, broken, ok
from stofa.server.store.postgres import READERS
from stofa.server.store.schema import metadata

CONNECT_S: Final = 5
"""Seconds to wait for a connection."""

HEAR_S: Final = 3.0
"""Seconds to wait for a notice."""

OLDEST: Final = 13
"""The oldest PostgreSQL that is still looked after by its makers."""

NEEDED: Final = READERS + 2
"""Connections of one process: those that read, one that writes, one that listens."""

SLOW_MS: Final = 20
"""Milliseconds of a round trip that every move would feel: it takes several."""

APART_S: Final = 2
"""Seconds by which the clocks may differ."""

RIGHTS: Final = ("SELECT", "INSERT", "UPDATE", "DELETE")
CHANNEL: Final = "stofa_doctor"


def check_postgresql(url: URL) -> Iterator[Finding]:
    try:
        import psycopg
    except ImportError:
        yield broken("database", "no-psycopg")
        return
    address = url.set(drivername="postgresql")
    if "connect_timeout" not in address.query:
        address = address.update_query_dict({"connect_timeout": str(CONNECT_S)})
    where = address.render_as_string(hide_password=False)
    try:
        with psycopg.connect(where, autocommit=True) as db, psycopg.connect(where, autocommit=True) as other:
            yield from _check(db)
            yield from _check_notices(db, other)
    except psycopg.Error as error:
        problem = (str(error).strip().splitlines() or [type(error).__name__])[0]
        password = address.password
        if password:  # libpq does not show it; nor do we, whatever a driver may say one day
            problem = problem.replace(str(password), "…")
        yield broken("database", "pg-unreachable", problem=problem)


def _check(db: Any) -> Iterator[Finding]:
    began = time.perf_counter()
    (version,) = db.execute("SELECT current_setting('server_version_num')::int").fetchone()
    ms = round((time.perf_counter() - began) * 1000)
    yield from _check_clock(db)
    if version // 10_000 < OLDEST:
        yield advice("versions", "pg-old", version=version // 10_000, oldest=OLDEST)
    if ms > SLOW_MS:
        yield advice("database", "pg-slow", ms=ms)
    (read_only,) = db.execute(
        "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool"
    ).fetchone()
    if read_only:
        yield broken("database", "pg-read-only")
    yield from _check_connections(db)
    (there,) = db.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()
    if not there:
        (may_create, role) = db.execute(
            "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false), current_user"
        ).fetchone()
        if may_create:
            yield ok("database", "pg-empty", version=version // 10_000)
        else:
            yield broken("database", "pg-no-create", role=role)
        return
    rights = " OR ".join(f"NOT has_table_privilege(name, '{right}')" for right in RIGHTS)
    lacking = db.execute(
        f"SELECT name FROM unnest(%s::text[]) AS name WHERE to_regclass(name) IS NOT NULL AND ({rights})",
        [list(metadata.tables)],
    ).fetchall()
    if lacking:
        (role,) = db.execute("SELECT current_user").fetchone()
        yield broken("database", "pg-no-rights", tables=", ".join(name for (name,) in lacking), role=role)
        return
    (schema,) = db.execute("SELECT version FROM schema_version").fetchone()
    yield from check_schema(schema)
    tables, newest = db.execute("SELECT count(*), max(created_at) FROM tables").fetchone()
    yield from check_newest(newest)
    yield ok("database", "pg", version=version // 10_000, schema=schema, tables=tables, ms=ms)


def _check_clock(db: Any) -> Iterator[Finding]:
    before = time.time()
    (there,) = db.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
    apart = max(before - there, there - time.time(), 0.0)
    if apart > APART_S:
        yield advice("clock", "clock-apart", seconds=round(apart))


def _check_connections(db: Any) -> Iterator[Finding]:
    (free,) = db.execute(
        "SELECT current_setting('max_connections')::int"
        " - current_setting('superuser_reserved_connections')::int - (SELECT count(*) FROM pg_stat_activity)"
    ).fetchone()
    if free < NEEDED:
        yield advice("database", "pg-few-connections", free=max(0, free), needed=NEEDED)


def _check_notices(db: Any, other: Any) -> Iterator[Finding]:
    """Whether what one connection says is heard by another: behind some poolers it is not."""
    db.execute(f"LISTEN {CHANNEL}")
    other.execute(f"NOTIFY {CHANNEL}")
    if not list(db.notifies(timeout=HEAR_S, stop_after=1)):
        yield broken("database", "pg-deaf")
