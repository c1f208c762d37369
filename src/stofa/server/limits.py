"""Rate limits. A request over the limit is refused with the time after which to try again."""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final

import msgspec

from stofa.tables.errors import Refused

MOST_KEYS: Final = 20_000
"""Upper bound of buckets that are kept. The least recently used go first: they are full again by then."""


class Rate(msgspec.Struct, frozen=True):
    """Token bucket: burst size and sustained rate."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    """What one device may do, and one address with all its devices."""

    commands: Rate = Rate(40, 20)
    commands_of_address: Rate = Rate(400, 200)
    reads: Rate = Rate(120, 40)
    reads_of_address: Rate = Rate(1200, 400)
    openings: Rate = Rate(20, 0.2)
    """New tables and imports, per address."""
    claims: Rate = Rate(30, 0.5)
    """Claims, per address; guessing a code of 128 bits is hopeless anyway."""
    notices: Rate = Rate(30, 0.2)
    """Changes of what somebody wants to be told, per address."""
    mails: Rate = Rate(5, 5 / 3600)
    """E-mails that ask an address whether it agrees, per device and per address of the network."""
    mails_of_server: Rate = Rate(60, 60 / 3600)
    """The same, of everybody together."""
    sockets_of_device: int = 32
    sockets_of_address: int = 200
    sockets_of_table: int = 512
    """Connections that look at a table from its seats."""
    spectators_of_table: int = 1_000
    sockets: int = 10_000
    connections_of_address: int = 300
    """TCP connections, whatever they are for: with room for requests besides the sockets."""
    connections: int = 12_000
    """Fewer if the process may not open so many files."""
    head_s: int = 15
    """Seconds that a connection may take to send a request, up to its headers, and then the next one."""
    unread_s: int = 30
    """Seconds after which a client that reads next to nothing of what is sent to it is disconnected."""
    message_bytes: int = 16 * 1024
    record_bytes: int = 512 * 1024
    record_moves: int = 5_000
    """Moves and cards of a record that is taken in. The longest game of quick bots had 713 of them; those in
    which bots move at random have up to 28,000."""
    body_s: int = 20
    """Seconds that a request body may take to arrive."""
    outbox_bytes: int = 1024 * 1024
    """Bytes that may wait for a slow reader before it is disconnected."""


USUAL_LOG: Final = 1_000
"""Number of events that a log usually does not exceed. Reading that many costs nothing extra."""

EVENTS_OF_READ: Final = 300
"""Number of further events that count as one more read."""


class Buckets:
    """Token buckets, one for each key."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self._now = now
        self._levels: dict[str, tuple[float, float]] = {}
        """Level of each bucket, and when it had that level."""
        self._spent: Counter[str] | None = None
        """Tokens taken since they were last told to the other processes; None if there can be none."""

    def count(self) -> None:
        """From now on, count what is taken."""
        self._spent = Counter()

    def spent(self, share: float) -> dict[str, float]:
        """What was taken since the last call from buckets of which at least that share was taken."""
        if not self._spent:
            return {}
        least = self.rate.burst * share
        spent = {key: float(tokens) for key, tokens in self._spent.items() if tokens >= least}
        self._spent.clear()
        return spent

    def drain(self, key: str, tokens: float) -> None:
        """Take tokens that were spent at another process, even if there are not that many."""
        level, at = self._levels.get(key, (self.rate.burst, self._now()))
        self._levels[key] = (max(-self.rate.burst, level - tokens), at)

    def take(self, key: str, tokens: int = 1) -> None:
        """Take some tokens; refused if there are not that many."""
        now = self._now()
        level, at = self._levels.get(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + (now - at) * self.rate.per_second)
        short = min(tokens, self.rate.burst) - level
        self._levels[key] = (level if short > 0 else max(0.0, level - tokens), now)
        if len(self._levels) > MOST_KEYS:
            by_age = sorted(self._levels.items(), key=lambda bucket: bucket[1][1])
            self._levels = dict(by_age[MOST_KEYS // 2 :])
        if short > 0:
            raise Refused("slow-down", retry_after=round(short / self.rate.per_second, 3))
        if self._spent is not None:
            self._spent[key] += tokens


Take = Callable[[str, str, Rate], Awaitable[None]]
"""Takes a token of a kind and a key from a bucket that all processes share; refused if there is none."""


class RateLimiter:
    """The buckets of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._commands = Buckets(limits.commands)
        self._commands_of_address = Buckets(limits.commands_of_address)
        self._reads = Buckets(limits.reads)
        self._reads_of_address = Buckets(limits.reads_of_address)
        self._openings = Buckets(limits.openings)
        self._claims = Buckets(limits.claims)
        self._notices = Buckets(limits.notices)
        self._mails = Buckets(limits.mails)
        self._mails_of_server = Buckets(limits.mails_of_server)
        self._told = {
            "command": self._commands,
            "commands": self._commands_of_address,
            "read": self._reads,
            "reads": self._reads_of_address,
        }
        """What the processes that share a database tell each other."""
        self._take: Take | None = None

    def share(self, take: Take) -> None:
        """From now on, there may be other processes at the same database."""
        self._take = take
        for buckets in self._told.values():
            buckets.count()

    def spent(self, share: float) -> dict[str, dict[str, float]]:
        """What was used up since the last call, by kind and by device or address, where it was much."""
        found = {kind: buckets.spent(share) for kind, buckets in self._told.items()}
        return {kind: spent for kind, spent in found.items() if spent}

    def drain(self, spent: Mapping[str, Mapping[str, float]]) -> None:
        """Count what was used up at another process."""
        for kind, tokens in spent.items():
            if (buckets := self._told.get(kind)) is not None:
                for key, count in tokens.items():
                    buckets.drain(key, count)

    def command(self, device: str | None, address: str) -> None:
        self._commands_of_address.take(address)
        self._commands.take(device or address)

    def read(self, device: str | None, address: str) -> None:
        self._reads_of_address.take(address)
        self._reads.take(device or address)

    def read_log(self, device: str | None, address: str, events: int) -> None:
        """Part of a log is read, besides the one read that was counted already."""
        tokens = (events - USUAL_LOG) // EVENTS_OF_READ
        if tokens > 0:
            self._reads_of_address.take(address, tokens)
            self._reads.take(device or address, tokens)

    async def opening(self, address: str) -> None:
        await self._exactly("opening", self._openings, address)

    async def claim(self, address: str) -> None:
        await self._exactly("claim", self._claims, address)

    async def notice(self, address: str) -> None:
        await self._exactly("notice", self._notices, address)

    async def mail(self, device: str, address: str) -> None:
        await self._exactly("mail", self._mails, address)
        await self._exactly("mail", self._mails, device)
        await self._exactly("mails", self._mails_of_server, "")

    async def _exactly(self, kind: str, buckets: Buckets, key: str) -> None:
        """Take a token here, and from the bucket that all processes share."""
        buckets.take(key)
        if self._take is not None:
            await self._take(kind, key, buckets.rate)

    @property
    def longest_s(self) -> float:
        """Seconds after which every bucket that all processes share is full again."""
        shared = (self._openings, self._claims, self._notices, self._mails, self._mails_of_server)
        return max(buckets.rate.burst / buckets.rate.per_second for buckets in shared)
