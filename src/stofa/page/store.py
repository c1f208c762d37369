"""The tables' store in a browser. Several tabs may use it at once."""

import logging
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from stofa.page.records import AFTER_ALL, Change, Delete, Expected, Put, Record, Records, Set, Span
from stofa.tables.errors import Refused
from stofa.tables.events import AnyHappening, Event
from stofa.tables.store import Entry, Key, Loaded, Outcome, TableRow

T = TypeVar("T")

_happening: Final = msgspec.json.Decoder(AnyHappening)

log = logging.getLogger(__name__)


class PageStore:
    shared = True

    def __init__(self, records: Records, process: str) -> None:
        """`process`: a name of this tab."""
        self._records = records
        self.process = process
        self.works = True

    async def problem(self) -> str | None:
        try:
            await self._read(Span(shelf="tables", first=[""], last=[""]))
        except Refused:
            return "the browser cannot read what it has kept"
        return None

    # ── Writing ─────────────────────────────────────────────────────────────────────────────────────

    async def create(self, row: TableRow, events: Sequence[Event], keys: Sequence[Key]) -> None:
        new = Expected("tables", [row.id], "seq", None)
        changes = [Put("tables", msgspec.to_builtins(row)), *_events(row.id, events), *_keys(row.id, keys)]
        if await self._commit([new], changes) is not None:
            raise Refused("try-again", retry_after=1.0)  # two tables with one id: never

    async def append(self, entry: Entry) -> Outcome:
        expected = [Expected("tables", [entry.table], "seq", entry.after)]
        changes: list[Change] = [
            Set(
                "tables",
                [entry.table],
                {
                    "seq": entry.events[-1].n,
                    "summary": entry.summary,
                    "deadline": entry.deadline,
                    "finished_at": entry.finished_at,
                },
            ),
            *_events(entry.table, entry.events),
        ]
        if entry.use_claim is not None:
            key = await self._claim_key(entry.table, entry.use_claim)
            if key is None:
                return "claim-used"
            expected.append(Expected("keys", key, "kind", "claim"))
            changes.append(Set("keys", key, {"kind": "used"}))
        if entry.unbind is not None:
            changes.append(Delete(_keys_of(entry.table, entry.unbind)))
        changes += _keys(entry.table, entry.add_keys)
        unmet = await self._commit(expected, changes)
        return "done" if unmet is None else "conflict" if unmet == 0 else "claim-used"

    async def _claim_key(self, table: str, code: str) -> list[Any] | None:
        (found,) = await self._read(Span(shelf="keys", first=[table, code], last=[table, code, AFTER_ALL]))
        return next(([table, code, key["seat"]] for key in found if key["kind"] == "claim"), None)

    async def set_claim(self, table: str, seat: int, code: str, after: int) -> bool:
        current = Expected("tables", [table], "seq", after)
        changes: list[Change] = [
            Delete(_keys_of(table, seat, "claim")),
            *_keys(table, [Key(code, seat, "claim")]),
        ]
        return await self._commit([current], changes) is None

    async def clear_deadline(self, table: str) -> None:
        await self._commit([], [Set("tables", [table], {"deadline": None})])

    async def delete(self, table: str) -> None:
        await self._commit([], [Delete(_all_of(shelf, table)) for shelf in ("tables", "events", "keys")])

    # ── Reading ─────────────────────────────────────────────────────────────────────────────────────

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        rows, events, keys = await self._read(
            Span(shelf="tables", first=[table], last=[table]), _log(table, after), _all_of("keys", table)
        )
        if not rows:
            return None
        opens = [Key(key["hash"], key["seat"], key["kind"]) for key in keys]
        return Loaded(_row(rows[0]), list(map(_event, events)), opens)

    async def log(self, table: str, after: int = 0) -> list[Event]:
        (events,) = await self._read(_log(table, after))
        return list(map(_event, events))

    async def last_event_of(self, table: str, cmd: str) -> Event | None:
        (found,) = await self._read(Span(shelf="events", index="cmd", first=[table, cmd], last=[table, cmd]))
        return _event(found[0]) if found else None

    async def claim(self, code: str) -> tuple[str, Key] | None:
        (found,) = await self._read(Span(shelf="keys", index="hash", first=[code], last=[code]))
        codes = [key for key in found if key["kind"] != "device"]
        return (codes[0]["table"], Key(code, codes[0]["seat"], codes[0]["kind"])) if codes else None

    async def due(self, now: int, most: int) -> list[str]:
        due = Span(shelf="tables", index="deadline", first=[0], last=[now], most=most)
        (rows,) = await self._read(due)
        return [row["id"] for row in rows]

    async def behind(self, known: Mapping[str, int]) -> dict[str, int | None]:
        spans = [Span(shelf="tables", first=[table], last=[table]) for table in known]
        newest = [rows[0]["seq"] if rows else None for rows in await self._read(*spans)]
        return {table: n for (table, have), n in zip(known.items(), newest) if n != have}

    async def tables_of(self, device: str, most: int) -> list[tuple[TableRow, list[int]]]:
        opened, keys = await self._read(
            Span(shelf="tables", index="host", first=[device], last=[device]),
            Span(shelf="keys", index="hash", first=[device], last=[device]),
        )
        held: dict[str, list[int]] = {}
        for key in keys:
            if key["kind"] == "device":
                held.setdefault(key["table"], []).append(key["seat"])
        rows = {row["id"]: row for row in opened}
        others = [table for table in held if table not in rows]
        if others:
            spans = [Span(shelf="tables", first=[table], last=[table]) for table in others]
            rows |= {row["id"]: row for found in await self._read(*spans) for row in found}
        found = sorted(map(_row, rows.values()), key=lambda row: (-row.created_at, row.id))
        return [(row, sorted(held.get(row.id, []))) for row in found[:most]]

    async def count_hosted(self, device: str) -> int:
        (rows,) = await self._read(Span(shelf="tables", index="host", first=[device], last=[device]))
        return len(rows)

    # ── Both ────────────────────────────────────────────────────────────────────────────────────────

    async def _read(self, *spans: Span) -> list[list[Record]]:
        return await self._surely(self._records.read(spans))

    async def _commit(self, expected: Sequence[Expected], changes: Sequence[Change]) -> int | None:
        return await self._surely(self._records.commit(expected, changes))

    async def _surely(self, work: Awaitable[T]) -> T:
        try:
            done = await work
        except Exception as error:  # the browser's: no room, or its files are gone
            self.works = False
            log.error("the browser does not keep what it is given", exc_info=error)
            raise Refused("try-again", retry_after=1.0) from error
        self.works = True
        return done


def _row(record: Record) -> TableRow:
    return msgspec.convert(record, TableRow)


def _event(record: Record) -> Event:
    return Event(record["n"], record["at"], _happening.decode(record["data"]), record["cmd"])


def _events(table: str, events: Sequence[Event]) -> list[Put]:
    return [
        Put(
            "events",
            {
                "table": table,
                "n": event.n,
                "at": event.at,
                "data": msgspec.json.encode(event.what).decode(),
                "cmd": event.cmd,
            },
        )
        for event in events
    ]


def _keys(table: str, keys: Sequence[Key]) -> list[Put]:
    return [Put("keys", {"table": table, **msgspec.to_builtins(key)}) for key in keys]


def _log(table: str, after: int) -> Span:
    return Span(shelf="events", first=[table, after + 1], last=[table, AFTER_ALL])


def _all_of(shelf: str, table: str) -> Span:
    return Span(shelf=shelf, first=[table], last=[table, AFTER_ALL])


def _keys_of(table: str, seat: int, kind: str | None = None) -> Span:
    last = [table, seat, AFTER_ALL] if kind is None else [table, seat, kind]
    return Span(shelf="keys", index="seat", first=[table, seat, *filter(None, [kind])], last=last)
