"""What the browser keeps: the same answers as a database gives, and nothing by halves."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stofa.page.store import PageStore
from stofa.server.store.sqlite import SqliteDatabase
from stofa.server.store.table_store import DatabaseStore
from stofa.tables.errors import Refused
from stofa.tables.events import Event, Here, LeftSeat, Opened, Seated
from stofa.tables.store import Entry, Key, Store, TableRow
from tests.page.kept_records import KeptRecords


def row(name: str, host: str = "anna", seq: int = 1, deadline: int | None = None) -> TableRow:
    return TableRow(name, "partners", 1, "{}", "{}", host, 1000 + len(name), seq, deadline, None)


def entry(table: str, after: int, *events: Event, **more: object) -> Entry:
    return Entry(table=table, after=after, events=events, summary=f"after {after}", deadline=None, **more)  # type: ignore[arg-type]


def at_both(folder: Path, test: Callable[[Store], Awaitable[list[object]]]) -> None:
    """Have both kinds of store do the same: they answer the same."""

    async def run() -> None:
        database = SqliteDatabase(folder / "stofa.db")
        database.open(lambda text: None)
        try:
            wanted = await test(DatabaseStore(database))
        finally:
            await database.close()
        assert await test(PageStore(KeptRecords(), "tab")) == wanted

    asyncio.run(run())


def test_a_log_grows_only_from_its_newest_event(tmp_path: Path) -> None:
    async def test(store: Store) -> list[object]:
        await store.create(row("t"), [Event(1, 10, Opened("partners", 4))], [Key("anna", 0, "device")])
        first, second = Event(2, 20, Seated(0, "Anna"), "0:first-command"), Event(2, 21, LeftSeat(1))
        return [
            await store.append(entry("t", 1, first)),
            await store.append(entry("t", 1, second)),
            await store.append(entry("none", 1, second)),
            await store.append(entry("t", 2, Event(3, 30, Here(0)), Event(4, 30, Here(1)))),
            await store.log("t"),
            await store.log("t", 2),
            await store.last_event_of("t", "0:first-command"),
            await store.last_event_of("t", "0:other-command"),
            await store.load("t", 3),
            await store.load("none"),
        ]

    at_both(tmp_path, test)


def test_codes_and_devices(tmp_path: Path) -> None:
    async def test(store: Store) -> list[object]:
        keys = [Key("anna", 0, "device"), Key("code", 1, "claim"), Key("other", 2, "claim")]
        await store.create(row("t"), [Event(1, 10, Opened("partners", 4))], keys)
        sits = entry(
            "t", 1, Event(2, 20, Seated(1, "Björn")), use_claim="code", add_keys=[Key("björn", 1, "device")]
        )
        again = entry("t", 2, Event(3, 20, Seated(1, "Egill")), use_claim="code")
        unknown = entry("t", 2, Event(3, 20, Seated(1, "Egill")), use_claim="no-code")
        leaves = entry("t", 2, Event(3, 30, LeftSeat(1)), unbind=1, add_keys=[Key("new", 1, "claim")])
        told: list[object] = [await store.claim("code"), await store.append(sits), await store.claim("code")]
        told += [await store.append(again), await store.append(unknown), await store.append(leaves)]
        told += [await store.claim("code"), await store.claim("new")]
        told += [await store.set_claim("t", 2, "newer", 3), await store.set_claim("t", 2, "late", 2)]
        told += [await store.claim("other"), await store.claim("newer"), await store.claim("late")]
        loaded = await store.load("t")
        assert loaded is not None
        told.append(sorted((key.hash, key.seat, key.kind) for key in loaded.keys))
        return told

    at_both(tmp_path, test)


def test_lists_of_tables(tmp_path: Path) -> None:
    async def test(store: Store) -> list[object]:
        opened = [Event(1, 10, Opened("partners", 4))]
        await store.create(row("a"), opened, [Key("anna", 0, "device"), Key("anna", 2, "device")])
        await store.create(row("bb", "björn", deadline=50), opened, [Key("anna", 1, "device")])
        await store.create(row("ccc", "björn", deadline=40), opened, [])
        told: list[object] = [await store.tables_of("anna", 5), await store.tables_of("anna", 1)]
        told += [await store.count_hosted("björn"), await store.count_hosted("nobody")]
        told += [await store.due(45, 5), await store.due(60, 5), await store.due(60, 1)]
        await store.clear_deadline("ccc")
        await store.delete("bb")
        told += [await store.due(60, 5), await store.tables_of("anna", 5), await store.load("bb")]
        told += [await store.log("bb"), await store.append(entry("bb", 1, Event(2, 20, Here(0))))]
        return told

    at_both(tmp_path, test)


def test_tables_that_another_tab_has_led_on() -> None:
    async def test() -> None:
        records = KeptRecords()
        here, there = PageStore(records, "here"), PageStore(records, "there")
        for name in ("a", "b", "c"):
            await here.create(row(name), [Event(1, 10, Opened("partners", 4))], [])
        await there.append(entry("a", 1, Event(2, 20, Here(0))))
        await there.delete("b")
        assert await here.behind({"a": 1, "b": 1, "c": 1}) == {"a": 2, "b": None}

    asyncio.run(test())


def test_a_browser_that_keeps_nothing_is_told_of() -> None:
    async def test() -> None:
        records = KeptRecords()
        store = PageStore(records, "tab")
        await store.create(row("t"), [Event(1, 10, Opened("partners", 4))], [])
        records.fails = True
        with pytest.raises(Refused, match="try again"):
            await store.append(entry("t", 1, Event(2, 20, Here(0))))
        assert not store.works
        assert await store.problem() is not None
        records.fails = False
        assert await store.problem() is None
        assert await store.append(entry("t", 1, Event(2, 20, Here(0)))) == "done"

    asyncio.run(test())
