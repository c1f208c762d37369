"""The moves of many tables, written by a handful of statements.

Around every statement the driver lets go of the interpreter, and then has to wait until the event loop lets
go of it in turn. With five statements for each move the two would spend their time waiting for each other. So
all moves of a commit share the same four, whose work SQLite does beside the loop.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from stofa.server.store.queries import Entry, Written

# Each takes a list of lists, as JSON. What stands where is told by `_Line` and `_logged`.

TROUBLED: Final = """
    SELECT line.key, known.answer FROM json_each(?) AS line
    LEFT JOIN tables
        ON tables.id = json_extract(line.value, '$[0]') AND tables.seq = json_extract(line.value, '$[1]')
    LEFT JOIN commands AS known
        ON known.table_id = json_extract(line.value, '$[0]') AND known.cmd = json_extract(line.value, '$[6]')
    WHERE tables.id IS NULL OR known.cmd IS NOT NULL"""

ADVANCE: Final = """
    UPDATE tables SET seq = line.seq, summary = line.summary, deadline = line.deadline,
        finished_at = line.finished_at
    FROM (
        SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[2]') AS seq,
            json_extract(value, '$[3]') AS summary, json_extract(value, '$[4]') AS deadline,
            json_extract(value, '$[5]') AS finished_at
        FROM json_each(?)
    ) AS line WHERE tables.id = line.id"""

LOG: Final = """
    INSERT INTO events (table_id, seq, at, data)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]') FROM json_each(?)"""

ANSWER: Final = """
    INSERT INTO commands (table_id, cmd, answer, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[6]'), json_extract(value, '$[7]'),
        json_extract(value, '$[8]') FROM json_each(?) WHERE json_extract(value, '$[6]') IS NOT NULL"""


class _Line(msgspec.Struct, frozen=True, array_like=True):
    table: str
    after: int
    seq: int
    summary: str
    deadline: int | None
    finished_at: int | None
    cmd: str | None
    answer: str
    at: int


_json: Final = msgspec.json.Encoder()

DONE: Final = Written("done")


def _line(entry: Entry) -> _Line:
    last = entry.events[-1]
    return _Line(
        entry.table,
        entry.after,
        last.n,
        entry.summary,
        entry.deadline,
        entry.finished_at,
        entry.cmd,
        entry.answer,
        last.at,
    )


def _logged(entries: Sequence[Entry]) -> str:
    lines = [
        (entry.table, event.n, event.at, _json.encode(event.what).decode())
        for entry in entries
        for event in entry.events
    ]
    return _json.encode(lines).decode()


def is_plain(entry: Entry) -> bool:
    """Whether an entry changes nothing but the log and what follows from it: moves do, claims do not."""
    return bool(entry.events) and not entry.add_keys and entry.use_claim is None and entry.unbind is None


class Lines:
    """Entries for the logs of different tables, put into the form in which SQLite takes them all at once."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self._lines = _json.encode([_line(entry) for entry in entries]).decode()
        self._log = _logged(entries)

    def append(self, db: sqlite3.Connection) -> list[Written]:
        """Write each of them, if nobody else has written there. Within the caller's transaction."""
        troubled = db.execute(TROUBLED, (self._lines,)).fetchall()
        if not troubled:
            self._write(db)
            return [DONE] * len(self._entries)
        written = [DONE] * len(self._entries)
        for place, answer in troubled:
            written[place] = Written("conflict") if answer is None else Written("duplicate", answer)
        Lines([entry for entry, came in zip(self._entries, written) if came is DONE])._write(db)
        return written

    def _write(self, db: sqlite3.Connection) -> None:
        db.execute(ADVANCE, (self._lines,))
        db.execute(LOG, (self._log,))
        db.execute(ANSWER, (self._lines,))
