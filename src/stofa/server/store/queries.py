"""What is read from and written to the database: plain functions of a connection, inside a transaction."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    Row as SqlRow,
    Select,
    Update,
    bindparam,
    delete as sql_delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import OperationalError

from stofa.server.store.schema import commands, events, keys, tables
from stofa.server.tables.events import AnyHappening, Event

CHANNEL: Final = "stofa"
"""Where PostgreSQL tells the other processes what has been written."""

KeyKind = Literal["claim", "used", "device"]

_happening = msgspec.json.Decoder(AnyHappening)


class TableRow(msgspec.Struct, frozen=True):
    """A table as the database knows it, without its log."""

    id: str
    game: str
    rules: int
    setup: str
    summary: str
    host: str
    created_at: int
    seq: int
    deadline: int | None
    finished_at: int | None


class Key(msgspec.Struct, frozen=True):
    """What opens a seat: the hash of a one-time code, or of a device's secret."""

    hash: str
    seat: int
    kind: KeyKind


class Loaded(msgspec.Struct, frozen=True):
    """A table with (the rest of) its log, as of one moment."""

    row: TableRow
    events: list[Event]
    keys: list[Key]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be written in one go: all of it, or nothing."""

    table: str
    after: int
    """The number of the last event this follows on; if there is a newer one, nothing is written."""
    events: list[Event]
    summary: str
    deadline: int | None
    finished_at: int | None = None
    cmd: str | None = None
    answer: str = ""
    add_keys: Sequence[Key] = ()
    use_claim: str | None = None
    """The hash of a one-time code that must still be unused."""
    unbind: int | None = None
    """A seat that loses all its keys (before the new ones are added)."""


class Written(msgspec.Struct, frozen=True):
    """What has come of an entry."""

    outcome: Literal["done", "duplicate", "conflict", "claim-used"]
    answer: str = ""


def _row(found: SqlRow[Any]) -> TableRow:
    return TableRow(**found._mapping)


def _event(number: int, at: int, data: str) -> Event:
    return Event(number, at, _happening.decode(data))


_tell = text("SELECT pg_notify(:channel, :message)")


def notify(db: Connection, message: str) -> None:
    if db.dialect.name == "postgresql":
        db.execute(_tell, {"channel": CHANNEL, "message": message})


# ── Writing ─────────────────────────────────────────────────────────────────────────────────────────


class _Ready:
    """A statement that is compiled once for each dialect: they are carried out for every move."""

    def __init__(self, statement: Update | Insert | Select[Any]) -> None:
        self.statement = statement
        self._texts: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def change(self, db: Connection, *rows: dict[str, Any]) -> int:
        """Carry it out for each row; how many rows of the database that changed."""
        count: int = self._run(db, rows).rowcount
        return count

    def find(self, db: Connection, row: dict[str, Any]) -> Any:
        """The one value it selects; None if there is none."""
        found = self._run(db, (row,)).fetchone()
        return None if found is None else found[0]

    def _run(self, db: Connection, rows: Sequence[dict[str, Any]]) -> Any:
        text, places = self._texts.get(db.dialect.name) or self._compile(db)
        if places is None:
            return db.exec_driver_sql(text, list(rows) if len(rows) > 1 else rows[0])
        ordered = [tuple([row[name] for name in places]) for row in rows]
        if db.dialect.name != "sqlite":
            return db.exec_driver_sql(text, ordered if len(ordered) > 1 else ordered[0])
        # SQLAlchemy would take several times as long around the statement as SQLite takes for it.
        driver: Any = db.connection.driver_connection
        try:
            return driver.executemany(text, ordered) if len(ordered) > 1 else driver.execute(text, ordered[0])
        except sqlite3.Error as error:
            raise OperationalError(text, None, error) from error

    def _compile(self, db: Connection) -> tuple[str, tuple[str, ...] | None]:
        compiled = self.statement.compile(dialect=db.dialect)
        names = compiled.positiontup if compiled.positional else None
        self._texts[db.dialect.name] = (str(compiled), None if names is None else tuple(names))
        return self._texts[db.dialect.name]


_insert_event = _Ready(insert(events))
_insert_command = _Ready(insert(commands))
_insert_key = insert(keys)
_advance = _Ready(
    update(tables)
    .where(tables.c.id == bindparam("_id"), tables.c.seq == bindparam("_after"))
    .values(
        seq=bindparam("_seq"),
        summary=bindparam("_summary"),
        deadline=bindparam("_deadline"),
        finished_at=bindparam("_finished_at"),
    )
)
_find_answer = _Ready(
    select(commands.c.answer).where(
        commands.c.table_id == bindparam("_id"), commands.c.cmd == bindparam("_cmd")
    )
)
_use_claim = (
    update(keys)
    .where(keys.c.hash == bindparam("_hash"), keys.c.table_id == bindparam("_id"), keys.c.kind == "claim")
    .values(kind="used")
)


def _insert_events(db: Connection, table: str, new: Sequence[Event]) -> None:
    rows = [
        {"table_id": table, "seq": e.n, "at": e.at, "data": msgspec.json.encode(e.what).decode()} for e in new
    ]
    if rows:
        _insert_event.change(db, *rows)


def _insert_keys(db: Connection, table: str, new: Sequence[Key]) -> None:
    for key in new:
        db.execute(
            sql_delete(keys).where(keys.c.hash == key.hash, keys.c.table_id == table, keys.c.seat == key.seat)
        )
        db.execute(_insert_key, {"hash": key.hash, "table_id": table, "seat": key.seat, "kind": key.kind})


def create(db: Connection, row: TableRow, new: Sequence[Event], opens: Sequence[Key]) -> None:
    """A new table with the beginning of its log."""
    db.execute(insert(tables), msgspec.structs.asdict(row))
    _insert_events(db, row.id, new)
    _insert_keys(db, row.id, opens)


def append(db: Connection, entry: Entry) -> Written:
    """Write on in a table's log, if nobody else has."""
    if entry.cmd is not None:
        stored = _find_answer.find(db, {"_id": entry.table, "_cmd": entry.cmd})
        if stored is not None:
            return Written("duplicate", stored)
    newest = entry.events[-1].n if entry.events else entry.after
    advanced = _advance.change(
        db,
        {
            "_id": entry.table,
            "_after": entry.after,
            "_seq": newest,
            "_summary": entry.summary,
            "_deadline": entry.deadline,
            "_finished_at": entry.finished_at,
        },
    )
    if advanced != 1:
        return Written("conflict")
    if entry.use_claim is not None:
        used = db.execute(_use_claim, {"_hash": entry.use_claim, "_id": entry.table})
        if used.rowcount != 1:
            raise ClaimUsed
    _insert_events(db, entry.table, entry.events)
    if entry.cmd is not None:
        at = entry.events[-1].at if entry.events else 0
        _insert_command.change(
            db, {"table_id": entry.table, "cmd": entry.cmd, "answer": entry.answer, "at": at}
        )
    if entry.unbind is not None:
        db.execute(sql_delete(keys).where(keys.c.table_id == entry.table, keys.c.seat == entry.unbind))
    _insert_keys(db, entry.table, entry.add_keys)
    notify(db, f"table {entry.table} {newest}")
    return Written("done")


class ClaimUsed(Exception):
    """The one-time code of an entry was used in the meantime: the whole entry is taken back."""


def set_claim(db: Connection, table: str, seat: int, code: str, after: int) -> bool:
    """A new one-time code for a seat, if nothing has happened since an event. Whether that is so.

    An older one that nobody used is void then.
    """
    newest = db.execute(select(tables.c.seq).where(tables.c.id == table).with_for_update()).scalar()
    if newest != after:
        return False
    db.execute(sql_delete(keys).where(keys.c.table_id == table, keys.c.seat == seat, keys.c.kind == "claim"))
    _insert_keys(db, table, [Key(code, seat, "claim")])
    return True


def clear_deadline(db: Connection, table: str) -> None:
    """A table that cannot go on is no longer due."""
    db.execute(update(tables).where(tables.c.id == table).values(deadline=None))


def delete(db: Connection, table: str) -> None:
    """Everything about a table."""
    for part in (events, commands, keys):
        db.execute(sql_delete(part).where(part.c.table_id == table))
    db.execute(sql_delete(tables).where(tables.c.id == table))
    notify(db, f"deleted {table}")


# ── Reading ─────────────────────────────────────────────────────────────────────────────────────────


def load(db: Connection, table: str, after: int = 0) -> Loaded | None:
    """A table and the events after a number."""
    found = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        return None
    opens = db.execute(select(keys.c.hash, keys.c.seat, keys.c.kind).where(keys.c.table_id == table)).all()
    return Loaded(_row(found), log(db, table, after), [Key(*key) for key in opens])


def log(db: Connection, table: str, after: int = 0) -> list[Event]:
    lines = db.execute(
        select(events.c.seq, events.c.at, events.c.data)
        .where(events.c.table_id == table, events.c.seq > after)
        .order_by(events.c.seq)
    ).all()  # Were it left half-way at a line that makes no sense, SQLite would go on reading as of then.
    return [_event(*line) for line in lines]


def answer(db: Connection, table: str, cmd: str) -> str | None:
    stored: str | None = _find_answer.find(db, {"_id": table, "_cmd": cmd})
    return stored


def claim(db: Connection, code: str) -> tuple[str, Key] | None:
    """The table and seat that a one-time code opens, or has opened."""
    found = db.execute(
        select(keys.c.table_id, keys.c.hash, keys.c.seat, keys.c.kind).where(
            keys.c.hash == code, keys.c.kind != "device"
        )
    ).first()
    return None if found is None else (found[0], Key(found[1], found[2], found[3]))


def due(db: Connection, now: int, most: int) -> list[str]:
    """Tables that wait for somebody (or for a bot) longer than they may."""
    found = db.execute(
        select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(most)
    )
    return list(found.scalars())


def tables_of(db: Connection, device: str, most: int) -> list[tuple[TableRow, list[int]]]:
    """The tables a device hosts or has seats at, the newest first, each with those seats."""
    held: dict[str, list[int]] = {}
    for table, seat in db.execute(
        select(keys.c.table_id, keys.c.seat).where(keys.c.hash == device, keys.c.kind == "device")
    ):
        held.setdefault(table, []).append(seat)
    found = db.execute(
        select(tables)
        .where((tables.c.host == device) | tables.c.id.in_(list(held)))
        .order_by(tables.c.created_at.desc(), tables.c.id)
        .limit(most)
    )
    return [(_row(row), sorted(held.get(row[0], []))) for row in found]


def count_hosted(db: Connection, device: str) -> int:
    """How many tables a device has opened and not deleted."""
    return int(
        db.execute(select(func.count()).select_from(tables).where(tables.c.host == device)).scalar_one()
    )


def ping(db: Connection) -> bool:
    return bool(db.execute(text("SELECT 1")).scalar_one())
