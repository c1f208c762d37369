"""Reading the logs of tables."""

from typing import Final

import msgspec
from sqlalchemy import Connection, select

from stofa.server.store.schema import events
from stofa.tables.events import AnyHappening, Event

_happening: Final = msgspec.json.Decoder(AnyHappening)

_LINE: Final = (events.c.seq, events.c.at, events.c.data, events.c.cmd)


def log(db: Connection, table: str, after: int = 0) -> list[Event]:
    lines = db.execute(
        select(*_LINE).where(events.c.table_id == table, events.c.seq > after).order_by(events.c.seq)
    ).all()  # all of them before any is decoded: an error half-way would leave SQLite's cursor open
    return [_event(*line) for line in lines]


def last_event_of(db: Connection, table: str, cmd: str) -> Event | None:
    """The last event of a command, if it was carried out; None if it was not."""
    line = db.execute(select(*_LINE).where(events.c.table_id == table, events.c.cmd == cmd)).one_or_none()
    return None if line is None else _event(*line)


def _event(number: int, at: int, data: str, cmd: str | None) -> Event:
    return Event(number, at, _happening.decode(data), cmd)
