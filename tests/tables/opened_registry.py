"""A registry of tables with a database of its own, for as long as a test lasts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from stofa.server.server_tables import ServerTables
from stofa.server.store.sqlite import SqliteDatabase


def at_tables(
    folder: Path,
    test: Callable[[ServerTables], Awaitable[None]],
    database: type[SqliteDatabase] = SqliteDatabase,
) -> None:
    async def run() -> None:
        tables = ServerTables(database(folder / "stofa.db"))
        tables.open()
        try:
            await test(tables)
        finally:
            await tables.close()

    asyncio.run(run())
