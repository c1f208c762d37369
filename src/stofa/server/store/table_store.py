"""The tables' store in a database."""

from collections.abc import Mapping, Sequence
from functools import partial

from stofa.server.store import event_log, queries
from stofa.server.store.database import Database
from stofa.tables.events import Event
from stofa.tables.store import Entry, Key, Loaded, Outcome, TableRow


class DatabaseStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def shared(self) -> bool:
        return self.database.shared

    @property
    def process(self) -> str:
        return self.database.process

    @property
    def works(self) -> bool:
        return self.database.activity.works

    async def problem(self) -> str | None:
        return await self.database.problem()

    async def create(self, row: TableRow, events: Sequence[Event], keys: Sequence[Key]) -> None:
        await self.database.write(partial(queries.create, row=row, new=events, opens=keys))

    async def append(self, entry: Entry) -> Outcome:
        return await self.database.append(entry)

    async def set_claim(self, table: str, seat: int, code: str, after: int) -> bool:
        claim = partial(queries.set_claim, table=table, seat=seat, code=code, after=after)
        return await self.database.write(claim)

    async def clear_deadline(self, table: str) -> None:
        await self.database.write(partial(queries.clear_deadline, table=table))

    async def delete(self, table: str) -> None:
        await self.database.write(partial(queries.delete, table=table, author=self.process))

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        return await self.database.read(partial(queries.load, table=table, after=after))

    async def log(self, table: str, after: int = 0) -> list[Event]:
        return await self.database.read(partial(event_log.log, table=table, after=after))

    async def last_event_of(self, table: str, cmd: str) -> Event | None:
        return await self.database.read(partial(event_log.last_event_of, table=table, cmd=cmd))

    async def claim(self, code: str) -> tuple[str, Key] | None:
        return await self.database.read(partial(queries.claim, code=code))

    async def due(self, now: int, most: int) -> list[str]:
        return await self.database.read(partial(queries.due, now=now, most=most))

    async def behind(self, known: Mapping[str, int]) -> dict[str, int | None]:
        return await self.database.read(partial(queries.behind, known=known))

    async def tables_of(self, device: str, most: int) -> list[tuple[TableRow, list[int]]]:
        return await self.database.read(partial(queries.tables_of, device=device, most=most))

    async def count_hosted(self, device: str) -> int:
        return await self.database.read(partial(queries.count_hosted, device=device))
