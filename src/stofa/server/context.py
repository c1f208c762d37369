"""Everything a running server consists of."""

from collections import Counter

from stofa.server.addresses import Addresses
from stofa.server.connections.counts import ConnectionCounts
from stofa.server.connections.guard import Doorkeeping
from stofa.server.connections.open_files import room_for_connections
from stofa.server.connections.turns import Turns
from stofa.server.limits import Limits, RateLimiter
from stofa.server.metric_sources import watch_server
from stofa.server.metrics import Metrics
from stofa.server.network.listener import NetworkListener
from stofa.server.notices.sender import NoticeSender
from stofa.server.notices.service import NoticeService
from stofa.server.server_tables import ServerTables
from stofa.server.settings import Settings
from stofa.server.shared_limits import SharedLimits
from stofa.server.store.open import open_database
from stofa.server.workers.pool import WorkerPool
from stofa.tables.analysis import Analyst
from stofa.tables.hints import Adviser
from stofa.tables.outbox import Outbox
from stofa.tables.protocol import AddressesChanged, Restarting
from stofa.tables.supervisor import Supervisor
from stofa.tables.table import encode


class ServerContext:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses = Addresses(
            settings.host,
            settings.port,
            settings.origins,
            behind_proxy=bool(settings.proxies or settings.tunnel),
        )
        self.addresses.on_change(self._tell_of_addresses)
        self.network = NetworkListener(self.addresses)
        self.rate_limiter = RateLimiter(settings.limits)
        self.doorkeeping = _doorkeeping(settings)
        self.workers = WorkerPool(settings.workers, settings.budget_s)
        self.adviser = Adviser(self.workers)
        self.analyst = Analyst(self.workers)
        self.tables = ServerTables(open_database(settings.database))
        self.supervisor = Supervisor(self.tables, self.workers, settings.bot_move_s)
        self.notices = NoticeService(
            self.tables.database, settings, self.addresses, lambda: self.tables.now()
        )
        self.notice_sender = NoticeSender(self.tables, self.notices)
        self.metrics = Metrics()
        self.outboxes: set[Outbox] = set()
        """The outboxes of all connections."""
        self.came_by: dict[Outbox, str] = {}
        """Of each connection, the address at which it found the server."""
        self.sockets: Counter[str] = Counter()
        """How many connections each device has, and each address."""
        self.shared_limits = SharedLimits(self.tables, self.rate_limiter, self.sockets)
        self.closing = False
        watch_server(self)

    @property
    def thinker(self) -> WorkerPool:
        return self.workers

    @property
    def room(self) -> Limits:
        return self.settings.limits

    async def left(self, table: str, seat: int) -> None:
        await self.notices.left(table, seat)

    async def open(self) -> None:
        """Start the background tasks, after the tables are open."""
        await self.supervisor.begin()
        self.shared_limits.begin()
        await self.notice_sender.begin()

    async def close(self) -> None:
        self.say_goodbye()
        await self.notice_sender.close()
        await self.tables.close()
        self.workers.close()

    def _tell_of_addresses(self) -> None:
        """Have every page ask anew what its links should begin with."""
        message = encode(AddressesChanged())
        for outbox in list(self.outboxes):
            outbox.put(message)

    def hang_up(self, address: str) -> None:
        """Let everybody go who came by an address."""
        for outbox, came_by in list(self.came_by.items()):
            if came_by == address:
                outbox.close()

    def say_goodbye(self) -> None:
        """Tell everybody to connect again in a moment, and let them go."""
        self.closing = True
        for outbox in list(self.outboxes):
            outbox.put(encode(Restarting(1.0)))
            outbox.close()


def _doorkeeping(settings: Settings) -> Doorkeeping:
    limits = settings.limits
    counts = ConnectionCounts(
        room_for_connections(limits.connections),
        limits.connections_of_address,
        settings.trusted_proxies.__contains__,
    )
    return Doorkeeping(counts, Turns(), limits.head_s, limits.unread_s)
