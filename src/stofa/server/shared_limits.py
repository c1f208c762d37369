"""Limits that hold over all processes at one database.

What is done seldom, such as opening a table, is counted in the database, exactly. What is asked for much more
often is counted by each process, which tells the others every second what the busiest devices and addresses
have used up: their limits hold within a second, without a round trip for each request.
"""

import asyncio
import contextlib
from collections import Counter
from functools import partial
from operator import itemgetter
from time import monotonic
from typing import Final

from stofa.server.limits import Rate, RateLimiter
from stofa.server.server_tables import ServerTables
from stofa.server.store import token_buckets
from stofa.server.store.process_messages import Spent
from stofa.tables.credentials import fingerprint
from stofa.tables.errors import Refused

TELL_S: Final = 1.0
"""Seconds between messages about what was used up."""

WORTH_TELLING: Final = 0.1
"""Share of a limit below which it is not told."""

MOST_TOLD: Final = 40
"""Upper bound of devices and addresses in one message, the busiest first."""

LASTS_S: Final = 5.0
"""Seconds after which the connections that a process has told of no longer count: it may have died."""

CLEAN_S: Final = 600.0
"""Seconds between removals of buckets in the database that are full again."""


class SharedLimits:
    def __init__(self, tables: ServerTables, limiter: RateLimiter, sockets: "Counter[str]") -> None:
        self._tables = tables
        self._limiter = limiter
        self._sockets = sockets
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        """By process: when it has told of its connections, and how many each device and address has."""
        self._told = False
        self._cleaned_at = monotonic()
        if tables.database.shared:
            limiter.share(self._take)
            tables.peers.on_spent = self._hear

    def begin(self) -> None:
        if self._tables.database.shared:
            self._tables.run(self._run())

    def sockets_of(self, key: str) -> int:
        """How many connections a device or an address has, here and at the other processes."""
        if not self._elsewhere:
            return self._sockets[key]
        recent = monotonic() - LASTS_S
        others = (counts.get(key, 0) for at, counts in self._elsewhere.values() if at > recent)
        return self._sockets[key] + sum(others)

    async def _take(self, kind: str, key: str, rate: Rate) -> None:
        """Take one token from the bucket that all processes share; refused if there is none."""
        name = fingerprint(f"{kind} {key}")  # an address is nobody's business later
        take = partial(token_buckets.take, name=name, burst=rate.burst, per_second=rate.per_second)
        wait_s = await self._tables.database.write(take)
        if wait_s > 0:
            raise Refused("slow-down", retry_after=round(wait_s, 3))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TELL_S)
            self.tell()
            if monotonic() - self._cleaned_at > CLEAN_S:
                self._cleaned_at = monotonic()
                clean = partial(token_buckets.clean, older_s=self._limiter.longest_s)
                with contextlib.suppress(Refused):  # another time
                    await self._tables.database.write(clean)

    def tell(self) -> None:
        """Tell the other processes what the busiest have used up here since the last time."""
        if not self._tables.peers:
            self._limiter.spent(WORTH_TELLING)  # nobody has to know
            return
        tokens = {
            kind: dict(sorted(spent.items(), key=itemgetter(1))[-MOST_TOLD // 4 :])
            for kind, spent in self._limiter.spent(WORTH_TELLING).items()
        }
        most = self._limiter.limits.sockets_of_device * WORTH_TELLING
        sockets = {key: count for key, count in self._sockets.most_common(MOST_TOLD) if count >= most}
        if tokens or sockets or self._told:
            self._told = bool(sockets)
            self._tables.peers.spend(Spent(self._tables.database.process, tokens, sockets))

    def _hear(self, spent: Spent) -> None:
        self._limiter.drain(spent.tokens)
        self._elsewhere[spent.process] = (monotonic(), spent.sockets)
        if not spent.sockets:
            del self._elsewhere[spent.process]
