"""A database for one test, and entries for the logs of its tables."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from stofa.server.store import queries
from stofa.server.store.database import Database
from stofa.server.store.open import open_database
from stofa.tables.credentials import new_table_id
from stofa.tables.events import Event, Nudged, Opened
from stofa.tables.store import Entry, Key, Loaded, TableRow

NUDGE = Nudged(0, 1)


def with_database(url: str, test: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = open_database(url)
        database.open(lambda message: None)
        try:
            await test(database)
        finally:
            await database.close()

    asyncio.run(run())


async def new_table(database: Database, **more: Any) -> str:
    name = new_table_id()
    fields: dict[str, Any] = {"deadline": None, "finished_at": None} | more
    row = TableRow(name, "g", 1, "{}", "{}", "host", 1, 1, **fields)
    await database.write(
        partial(queries.create, row=row, new=[Event(1, 1, Opened("g", 2))], opens=[Key("code", 0, "claim")])
    )
    return name


def entry(table: str, after: int, cmd: str | None = None, **more: Any) -> Entry:
    """Two events for a table."""
    fields: dict[str, Any] = {
        "table": table,
        "after": after,
        "events": [Event(after + 1, 2, NUDGE), Event(after + 2, 2, NUDGE, cmd)],
        "summary": "{}",
        "deadline": None,
    }
    return Entry(**fields | more)


async def load(database: Database, table: str) -> Loaded:
    loaded = await database.read(partial(queries.load, table=table))
    assert loaded is not None
    return loaded
