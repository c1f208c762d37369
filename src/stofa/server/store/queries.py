"""What is read from and written to the database: plain functions of a connection, inside a transaction."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Row as SqlRow,
    delete as sql_delete,
    func,
    insert,
    select,
    text,
    update,
)

from stofa.server.store.event_log import log
from stofa.server.store.process_messages import Deleted, Notice, notice
from stofa.server.store.schema import deliveries, events, keys, tables
from stofa.server.store.subscriptions import forget_if_seatless
from stofa.tables.events import Event
from stofa.tables.store import Key, Loaded, TableRow


def _row(found: SqlRow[Any]) -> TableRow:
    return TableRow(**found._mapping)


_notify: Final = text("""
    SELECT count(pg_notify(notice.channel, notice.message))
    FROM json_to_recordset(:notices) AS notice(channel text, message text)""")

_notify_only: Final = text("""
    SELECT set_config('synchronous_commit', 'off', true), count(pg_notify(notice.channel, notice.message))
    FROM json_to_recordset(:notices) AS notice(channel text, message text)""")
"""Without waiting for the disk: there is nothing to be kept."""


def notify(db: Connection, notices: Sequence[Notice], *, only: bool = False) -> None:
    """Tell other processes, once the transaction is committed; `only`: it does nothing else."""
    if notices and db.dialect.name == "postgresql":
        db.execute(_notify_only if only else _notify, {"notices": msgspec.json.encode(notices).decode()})


# ── Writing ─────────────────────────────────────────────────────────────────────────────────────────


def _insert_events(db: Connection, table: str, new: Sequence[Event]) -> None:
    rows = [
        {"table_id": table, "seq": e.n, "at": e.at, "data": msgspec.json.encode(e.what).decode()} for e in new
    ]
    db.execute(insert(events), rows)


def add_keys(db: Connection, table: str, new: Sequence[Key]) -> None:
    for key in new:
        # A device that comes to its seat once more has a key already.
        db.execute(
            sql_delete(keys).where(keys.c.hash == key.hash, keys.c.table_id == table, keys.c.seat == key.seat)
        )
        db.execute(insert(keys), {"hash": key.hash, "table_id": table, "seat": key.seat, "kind": key.kind})


def use_claim(db: Connection, table: str, code: str) -> None:
    """Mark a one-time code as used."""
    db.execute(update(keys).where(keys.c.hash == code, keys.c.table_id == table).values(kind="used"))


def unbind_seat(db: Connection, table: str, seat: int) -> None:
    """Take a seat away from all devices and codes."""
    devices = _devices(db, table, seat)
    db.execute(sql_delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
    forget_if_seatless(db, devices)


def _devices(db: Connection, table: str, seat: int | None = None) -> list[str]:
    """The devices that hold a seat of a table, or any."""
    wanted = select(keys.c.hash).where(keys.c.table_id == table, keys.c.kind == "device")
    if seat is not None:
        wanted = wanted.where(keys.c.seat == seat)
    return list(db.execute(wanted).scalars())


def create(db: Connection, row: TableRow, new: Sequence[Event], opens: Sequence[Key]) -> None:
    """Insert a new table with the beginning of its log."""
    db.execute(insert(tables), msgspec.structs.asdict(row))
    _insert_events(db, row.id, new)
    add_keys(db, row.id, opens)


def set_claim(db: Connection, table: str, seat: int, code: str, after: int) -> bool:
    """Give a seat a new one-time code, unless the log has an event after this one; whether it was given.

    An older code that nobody has used becomes invalid.
    """
    newest = db.execute(select(tables.c.seq).where(tables.c.id == table).with_for_update()).scalar()
    if newest != after:
        return False
    db.execute(sql_delete(keys).where(keys.c.table_id == table, keys.c.seat == seat, keys.c.kind == "claim"))
    add_keys(db, table, [Key(code, seat, "claim")])
    return True


def clear_deadline(db: Connection, table: str) -> None:
    """Clear the deadline of a table that cannot go on, so that the sweeper stops retrying."""
    db.execute(update(tables).where(tables.c.id == table).values(deadline=None))


def delete(db: Connection, table: str, author: str = "") -> None:
    """Everything about a table."""
    # The table's own row first: a process that appends to the log waits for it, and then finds no table.
    db.execute(sql_delete(tables).where(tables.c.id == table))
    devices = _devices(db, table)
    for part in (events, keys, deliveries):
        db.execute(sql_delete(part).where(part.c.table_id == table))
    forget_if_seatless(db, devices)
    notify(db, [notice(Deleted(author, table))])


# ── Reading ─────────────────────────────────────────────────────────────────────────────────────────


def load(db: Connection, table: str, after: int = 0) -> Loaded | None:
    """A table, its keys, and the events after a number; None if there is no such table."""
    found = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        return None
    opens = db.execute(select(keys.c.hash, keys.c.seat, keys.c.kind).where(keys.c.table_id == table)).all()
    return Loaded(_row(found), log(db, table, after), [Key(*key) for key in opens])


def claim(db: Connection, code: str) -> tuple[str, Key] | None:
    """The table of a one-time code, and its key there, used or not; None if the code is unknown."""
    found = db.execute(
        select(keys.c.table_id, keys.c.hash, keys.c.seat, keys.c.kind).where(
            keys.c.hash == code, keys.c.kind != "device"
        )
    ).first()
    return None if found is None else (found[0], Key(found[1], found[2], found[3]))


def due(db: Connection, now: int, most: int) -> list[str]:
    """Tables whose deadline has passed, the longest overdue first."""
    found = db.execute(
        select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(most)
    )
    return list(found.scalars())


_behind: Final = text("""
    SELECT known.id, tables.seq
    FROM json_to_recordset(:known) AS known(id text, n bigint) LEFT JOIN tables ON tables.id = known.id
    WHERE tables.seq IS DISTINCT FROM known.n""")


def behind(db: Connection, known: Mapping[str, int]) -> dict[str, int | None]:
    """Of tables and the newest events that are known of them, those that stand differently in PostgreSQL.

    With their true newest event; None if there is no such table.
    """
    rows = [{"id": table, "n": n} for table, n in known.items()]
    found = db.execute(_behind, {"known": msgspec.json.encode(rows).decode()})
    return {row[0]: row[1] for row in found}


def tables_of(db: Connection, device: str, most: int) -> list[tuple[TableRow, list[int]]]:
    """The tables that a device hosts or has seats at, the newest first, each with those seats."""
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
    """Number of tables that a device has created and not deleted."""
    return int(
        db.execute(select(func.count()).select_from(tables).where(tables.c.host == device)).scalar_one()
    )


def ping(db: Connection) -> bool:
    return bool(db.execute(text("SELECT 1")).scalar_one())
