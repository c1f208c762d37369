"""Brings an older database up to date: one numbered step after the other, in one transaction.

A step that was released is never edited. What the last one leads to is what `schema` describes.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, inspect, text

from stofa.server.errors import CannotServe


def _first(db: Connection) -> None:
    # SQL that both SQLite and PostgreSQL understand.
    for statement in (
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, setup TEXT NOT NULL,
            summary TEXT NOT NULL, host TEXT NOT NULL, created_at BIGINT NOT NULL, seq BIGINT NOT NULL,
            deadline BIGINT, finished_at BIGINT)""",
        "CREATE INDEX tables_deadline ON tables (deadline)",
        "CREATE INDEX tables_host ON tables (host)",
        """CREATE TABLE events (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, data TEXT NOT NULL,
            PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE commands (
            table_id TEXT NOT NULL, cmd TEXT NOT NULL, answer TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (table_id, cmd))""",
        """CREATE TABLE keys (
            hash TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
            PRIMARY KEY (hash, table_id, seat))""",
        "CREATE INDEX keys_table ON keys (table_id)",
    ):
        db.execute(text(statement))


def _notices(db: Connection) -> None:
    for statement in (
        """CREATE TABLE subscriptions (
            id TEXT NOT NULL PRIMARY KEY, device TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
            keys TEXT NOT NULL, language TEXT NOT NULL, zone TEXT, quiet_from INTEGER, quiet_until INTEGER,
            changed_at BIGINT NOT NULL, confirmed_at BIGINT, code TEXT, UNIQUE (device, kind))""",
        """CREATE TABLE deliveries (
            table_id TEXT NOT NULL, subscription TEXT NOT NULL, turn BIGINT NOT NULL, state TEXT NOT NULL,
            until BIGINT NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (table_id, subscription))""",
        """CREATE TABLE mail_requests (
            address TEXT NOT NULL PRIMARY KEY, asked INTEGER NOT NULL, since BIGINT NOT NULL,
            refused INTEGER NOT NULL)""",
        "CREATE TABLE server_secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE leases (
            name TEXT NOT NULL PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL)""",
    ):
        db.execute(text(statement))


def _token_buckets(db: Connection) -> None:
    # Only PostgreSQL uses it, and need not write it to a log: after a crash all buckets are full.
    kind = "UNLOGGED TABLE" if db.dialect.name == "postgresql" else "TABLE"
    db.execute(
        text(f"""CREATE {kind} token_buckets (
            name TEXT NOT NULL PRIMARY KEY, level DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL)""")
    )


def _commands_in_the_log(db: Connection) -> None:
    # A command is told from the others by its last event, which its answer names.
    n = "(answer::json ->> 'n')::bigint" if db.dialect.name == "postgresql" else "json_extract(answer, '$.n')"
    for statement in (
        "ALTER TABLE events ADD COLUMN cmd TEXT",
        f"""UPDATE events SET cmd = known.cmd
            FROM (SELECT table_id, cmd, {n} AS n FROM commands) AS known
            WHERE events.table_id = known.table_id AND events.seq = known.n""",
        "DROP TABLE commands",
    ):
        db.execute(text(statement))


MIGRATIONS: Final[tuple[Callable[[Connection], None], ...]] = (
    _first,
    _notices,
    _token_buckets,
    _commands_in_the_log,
)


def migrate(db: Connection) -> int:
    """Bring the database up to date, within the caller's transaction; returns the number of steps taken."""
    if db.dialect.name == "postgresql":
        # Several processes may start at once: the first one migrates, however long that takes, and the others
        # wait. The number of the lock is arbitrary.
        db.execute(text("SET LOCAL lock_timeout = 0"))
        db.execute(text("SET LOCAL statement_timeout = 0"))
        db.execute(text("SELECT pg_advisory_xact_lock(7386201)"))
    if not inspect(db).has_table("schema_version"):
        db.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
        db.execute(text("INSERT INTO schema_version (version) VALUES (0)"))
    version = int(db.execute(text("SELECT version FROM schema_version")).scalar_one())
    if version > len(MIGRATIONS):
        raise CannotServe("newer-schema", version=version, known=len(MIGRATIONS))
    for step in MIGRATIONS[version:]:
        step(db)
    db.execute(text("UPDATE schema_version SET version = :version"), {"version": len(MIGRATIONS)})
    return len(MIGRATIONS) - version
