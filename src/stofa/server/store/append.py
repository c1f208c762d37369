"""Appending to the logs of many tables in one transaction.

All entries of a commit are written by a few set-based statements. One statement per entry would be slower on
both databases: PostgreSQL waits for a round trip each time, and around each statement of SQLite the driver
has to win the interpreter back from the event loop. On PostgreSQL one statement does for nearly all entries.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from stofa.server.store.process_messages import Notice, news_of
from stofa.server.store.queries import add_keys, notify, unbind_seat, use_claim
from stofa.tables.store import Entry, Outcome

MOST_EVENTS: Final = 1024
"""Upper bound of events that one statement inserts: a power of two. SQLite takes 32,766 parameters."""

_json: Final = msgspec.json.Encoder()
_lost: Final = msgspec.json.Decoder(set[str])


class _EntryRow(NamedTuple):
    """An entry as the statements see it, without its events and keys."""

    table_id: str
    after: int
    seq: int
    summary: str
    deadline: int | None
    finished_at: int | None
    claim: str | None


class _EventRow(NamedTuple):
    table_id: str
    seq: int
    at: int
    data: str
    cmd: str | None


class _NoticeRow(NamedTuple):
    table_id: str
    channel: str
    message: str


_Row = _EntryRow | _EventRow | _NoticeRow


class _Statements(NamedTuple):
    """The SQL of one database, for some number of rows. The parameters of each are the entries."""

    lock: str | None
    lock_at_once: str | None
    """Raises an error if another session holds a lock."""
    losers: str
    """Which entries may not be written, and whether they follow the newest event. One row each, so normally
    none: reading many would make the writer's thread and the event loop's take turns at every one of them."""
    advance: str


@cache
def _statements(dialect: str, rows: int) -> _Statements:
    entries = _rows_from_parameters(dialect, _EntryRow, rows, "entry")
    shared = dialect == "postgresql"
    # Always in the same order, or two processes could wait for each other. SQLite has one writer.
    lock = f"""
        SELECT id FROM tables WHERE id IN (SELECT entry.table_id FROM {entries})
        ORDER BY id FOR UPDATE"""
    return _Statements(
        lock=lock if shared else None,
        lock_at_once=f"{lock} NOWAIT" if shared else None,
        # Nobody else can write to these tables between this statement and the others: PostgreSQL has locked
        # their rows, SQLite the database.
        losers=f"""
            SELECT entry.table_id, tables.id IS NOT NULL
            FROM {entries}
            LEFT JOIN tables ON tables.id = entry.table_id AND tables.seq = entry.after
            LEFT JOIN keys
              ON keys.table_id = entry.table_id AND keys.hash = entry.claim AND keys.kind = 'claim'
            WHERE entry.table_id IS NOT NULL
              AND (tables.id IS NULL
                   OR (entry.claim IS NOT NULL AND keys.hash IS NULL))""",
        # The compare-and-swap on which everything rests.
        advance=f"""
            UPDATE tables
            SET seq = entry.seq, summary = entry.summary, deadline = entry.deadline,
                finished_at = entry.finished_at
            FROM {entries}
            WHERE tables.id = entry.table_id AND tables.seq = entry.after""",
    )


@cache
def _insert_events(dialect: str, rows: int) -> str:
    return f"""
        INSERT INTO events (table_id, seq, at, data, cmd)
        SELECT event.table_id, event.seq, event.at, event.data, event.cmd
        FROM {_rows_from_parameters(dialect, _EventRow, rows, "event")}
        WHERE event.table_id IS NOT NULL"""


@cache
def _append_at_once(wait: bool) -> str:
    """For PostgreSQL: everything in one statement, so in one round trip. Its parameters are entries, events
    and notices; its result names the tables whose entries were not written.

    It sees the database as of its beginning, but rows that it locks as they are then. What depends on keys
    cannot be decided so: they may have changed without a new event.
    """
    entries = _rows_from_parameters("postgresql", _EntryRow, 0, "entry")
    events = _rows_from_parameters("postgresql", _EventRow, 0, "event")
    notices = _rows_from_parameters("postgresql", _NoticeRow, 0, "notice")
    return f"""
        WITH entry AS MATERIALIZED (SELECT * FROM {entries}),
        -- Always in the same order, or two processes could wait for each other.
        locked AS MATERIALIZED (
            SELECT id, seq FROM tables WHERE id IN (SELECT table_id FROM entry)
            ORDER BY id FOR UPDATE{"" if wait else " NOWAIT"}),
        advanced AS (
            UPDATE tables
            SET seq = entry.seq, summary = entry.summary, deadline = entry.deadline,
                finished_at = entry.finished_at
            FROM entry JOIN locked ON locked.id = entry.table_id AND locked.seq = entry.after
            WHERE tables.id = entry.table_id
            RETURNING tables.id),
        written AS (
            INSERT INTO events (table_id, seq, at, data, cmd)
            SELECT event.table_id, event.seq, event.at, event.data, event.cmd
            FROM {events} JOIN advanced ON advanced.id = event.table_id),
        told AS (
            SELECT count(pg_notify(notice.channel, notice.message)) AS notices
            FROM {notices} JOIN advanced ON advanced.id = notice.table_id)
        SELECT
            (SELECT notices FROM told),
            (SELECT json_agg(table_id)::text FROM entry WHERE table_id NOT IN (SELECT id FROM advanced))"""


# How rows reach a statement is the one thing that both databases do differently. For PostgreSQL they are one
# JSON document, so that the statement has the same text for any number of rows and is prepared once. SQLite
# would spend more time on taking JSON apart than on writing. There each row has its parameters, and the rows
# are filled up with NULLs to a power of two: compiling a statement for every number of rows that occurs took
# a third of the CPU time of writing, and the memory of hundreds of compiled statements.


def _padded(dialect: str, count: int) -> int:
    """How many rows a statement for `count` of them has."""
    return 0 if dialect == "postgresql" else 1 << (count - 1).bit_length()


def _rows_from_parameters(dialect: str, row: type[_Row], rows: int, name: str) -> str:
    """What follows FROM to read rows from the parameters of a statement."""
    columns = row.__annotations__
    if dialect == "postgresql":
        types = {str: "text", str | None: "text", int: "bigint", int | None: "bigint"}
        typed = ", ".join(f"{column} {types[kind]}" for column, kind in columns.items())
        return f"json_to_recordset(%s) AS {name}({typed})"
    places = ", ".join("?" * len(columns))
    values = ", ".join([f"({places})"] * rows)
    return f"(WITH given({', '.join(columns)}) AS (VALUES {values}) SELECT * FROM given) AS {name}"


def _parameters(dialect: str, rows: Sequence[_Row]) -> tuple[Any, ...]:
    """Rows, at least one, as the parameters of a statement."""
    if dialect == "postgresql":
        return (_json.encode([row._asdict() for row in rows]).decode(),)
    nulls = (None,) * (len(rows[0]) * (_padded(dialect, len(rows)) - len(rows)))
    return (*chain.from_iterable(rows), *nulls)


def append_at_once(db: Connection, entries: Sequence[Entry], *, wait: bool = True) -> list[Outcome]:
    """Write entries for different tables that change no keys, in a transaction of its own, on PostgreSQL."""
    notices = [
        _NoticeRow(entry.table, channel, message)
        for entry in entries
        if entry.audience
        for message in [_news(entry)]
        for channel in entry.audience
    ]
    events = list(chain.from_iterable(_event_rows(entries)))
    rows: tuple[Sequence[_Row], ...] = (_entry_rows(entries), events, notices)
    parameters = tuple(_parameters("postgresql", part)[0] for part in rows)
    (_, lost) = db.exec_driver_sql(_append_at_once(wait), parameters).one()
    if lost is None:
        return ["done"] * len(entries)
    losers = _lost.decode(lost)
    return ["conflict" if entry.table in losers else "done" for entry in entries]


def append(db: Connection, entries: Sequence[Entry], *, wait: bool = True) -> list[Outcome]:
    """Write entries for different tables, within the caller's transaction; what became of each.

    `wait`: for other sessions that have locked one of the tables, as long as the database allows.

    An entry that comes too late changes nothing and does not keep the others from being written. One that the
    database cannot take raises an error; then the caller has to roll back.
    """
    dialect = db.dialect.name
    sql = _statements(dialect, _padded(dialect, len(entries)))
    rows = _parameters(dialect, _entry_rows(entries))
    lock = sql.lock if wait else sql.lock_at_once
    if lock:
        db.exec_driver_sql(lock, rows)
    losers: dict[str, Outcome] = {
        table: "claim-used" if current else "conflict"
        for table, current in db.exec_driver_sql(sql.losers, rows)
    }
    if not losers:
        _record(db, sql, entries, rows)
        return ["done"] * len(entries)
    winners = [entry for entry in entries if entry.table not in losers]
    if winners:
        sql = _statements(dialect, _padded(dialect, len(winners)))
        _record(db, sql, winners, _parameters(dialect, _entry_rows(winners)))
    return [losers.get(entry.table, "done") for entry in entries]


def _record(db: Connection, sql: _Statements, entries: Sequence[Entry], rows: tuple[Any, ...]) -> None:
    """Write entries that have won."""
    dialect = db.dialect.name
    advanced = db.exec_driver_sql(sql.advance, rows).rowcount
    assert advanced == len(entries), f"{advanced} of {len(entries)} tables advanced"
    for events in _event_rows(entries):
        insert = _insert_events(dialect, _padded(dialect, len(events)))
        db.exec_driver_sql(insert, _parameters(dialect, events))
    for entry in entries:  # few have any of these
        if entry.use_claim is not None:
            use_claim(db, entry.table, entry.use_claim)
        if entry.unbind is not None:
            unbind_seat(db, entry.table, entry.unbind)
        if entry.add_keys:
            add_keys(db, entry.table, entry.add_keys)
    notify(db, [Notice(channel, _news(entry)) for entry in entries for channel in entry.audience])


def _news(entry: Entry) -> str:
    complete = not entry.changes_keys
    return news_of(entry.author, entry.table, entry.after, entry.events, complete=complete)


def _entry_rows(entries: Sequence[Entry]) -> list[_EntryRow]:
    return [
        _EntryRow(
            entry.table,
            entry.after,
            entry.events[-1].n,
            entry.summary,
            entry.deadline,
            entry.finished_at,
            entry.use_claim,
        )
        for entry in entries
    ]


def _event_rows(entries: Sequence[Entry]) -> Iterator[list[_EventRow]]:
    """The events of entries, as many at a time as one statement inserts."""
    rows = [
        _EventRow(entry.table, event.n, event.at, _json.encode(event.what).decode(), event.cmd)
        for entry in entries
        for event in entry.events
    ]
    for start in range(0, len(rows), MOST_EVENTS):
        yield rows[start : start + MOST_EVENTS]
