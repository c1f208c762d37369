"""Running the server: from the command line to the last goodbye."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket as sockets
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Self

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from stofa import COMPILED, __version__
from stofa.server.addresses import Addresses
from stofa.server.connections.guard import PROXY_IDLE_S, Guard
from stofa.server.connections.listener import BACKLOG, Listener
from stofa.server.connections.open_files import raise_limit
from stofa.server.context import ServerContext
from stofa.server.errors import CannotServe
from stofa.server.http.app import build
from stofa.server.logs.setup import log_errors_of
from stofa.server.network.tunnel import Tunnel
from stofa.server.settings import Settings
from stofa.server.store.sqlite import SqliteDatabase
from stofa.tables.errors import Refused

GRACE_S = 5
"""Seconds that connections have to end when the server stops."""

PING_S = 20.0
"""Seconds between pings to each socket. They also keep proxies from cutting one on which nothing is said."""

HANG_UP_S = 1
"""Seconds that connections have to end when devices of the network are kept out again."""

UNREAD_TIMEOUT_MS = 30_000
"""Milliseconds after which a connection whose client does not take what was sent to it is dropped."""

GARBAGE = (200_000, 50, 1_000)
"""Thresholds of the cyclic garbage collector, see gc.set_threshold: nearly everything is freed by reference
counts, and walking through all tables for the rest took a tenth of the server's time under full load."""


class GuardedServer(uvicorn.Server):
    """Accepts connections itself, and puts a guard before each."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self.context = context
        self.listener = Listener(context.doorkeeping.counts, self._connection)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets=[])
        for door in sockets or []:
            self.listener.open(door)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self.listener.close_all()
        await super().shutdown(sockets)

    def _connection(self) -> Guard:
        return Guard(
            self.context.doorkeeping,
            self.config,
            self.server_state,
            self.lifespan.state,
            asyncio.get_running_loop(),
        )


class Server(GuardedServer):
    """Finds out where it can be reached, tells clients before it hangs up, and ends quietly on a signal."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config, context)
        self.opened: Callable[[ServerContext], None] = lambda _context: None
        """Called once the server answers."""
        self.tell: Callable[[str], None] = lambda _text: None
        """Called with a sentence for the host when the tunnel opens or breaks."""
        self._tunnel: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        addresses = self.context.addresses
        for door in sockets or []:
            addresses.listens_at(*door.getsockname()[:2])
        await super().startup(sockets)
        network = self.context.network
        network.listen_at = self._listen_at
        if addresses.everywhere:
            await network.find()
        elif self.context.settings.lan and addresses.this_machine_only:
            with contextlib.suppress(Refused):  # whoever called sees that there is no address
                await network.open()
        database = self.context.tables.database
        if isinstance(database, SqliteDatabase):
            database.lock.tell(f"{addresses.here}/")
        self.opened(self.context)
        command = self.context.settings.tunnel
        if command is not None and self.started:
            self._tunnel = asyncio.create_task(Tunnel(command, addresses, self.tell).run())

    async def _listen_at(self, address: str) -> "NetworkServer":
        """Listen at one more address: at the same port, or at another if somebody else has it."""
        wanted = msgspec.structs.replace(
            self.context.settings, host=address, port=self.context.addresses.port
        )
        try:
            door = listen(wanted)
        except CannotServe as error:
            if error.reason != "port-in-use":
                raise
            door = listen(msgspec.structs.replace(wanted, port=0))
        options = {"lifespan": "off", "timeout_graceful_shutdown": HANG_UP_S}
        config = configured(self.context.settings, self.config.app, **options)
        return await NetworkServer.started_at(door, config, self.context)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down, at once if asked twice. (uvicorn's own would raise the signal again at the end.)"""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.context.say_goodbye()
        await self.context.network.close()
        await asyncio.sleep(0.05)  # let it be sent
        if self._tunnel is not None:
            self._tunnel.cancel()
            await asyncio.wait([self._tunnel])
        await super().shutdown(sockets)


class NetworkServer(GuardedServer):
    """Serves the same application at one more socket, until that is closed."""

    def __init__(self, config: uvicorn.Config, context: ServerContext, address: str, port: int) -> None:
        super().__init__(config, context)
        self.address = address
        self.port = port
        self._serving: asyncio.Task[None] | None = None

    @classmethod
    async def started_at(cls, door: sockets.socket, config: uvicorn.Config, context: ServerContext) -> Self:
        server = cls(config, context, *door.getsockname()[:2])
        server._serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started and not server._serving.done():
            await asyncio.sleep(0.01)
        return server

    async def close(self) -> None:
        await self.listener.close_all()  # first, or whoever is hung up on would be back at once
        self.context.hang_up(self.address)
        self.should_exit = True
        if self._serving is not None:
            await self._serving

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are for the server itself."""
        yield


def listen(settings: Settings) -> sockets.socket:
    """The listening socket, opened first of all: a port in use is noticed before anything else is done."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    # Named as TCP, or asyncio would not switch Nagle's algorithm off: 40 ms for every acknowledgement.
    door = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    door.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    if hasattr(sockets, "TCP_USER_TIMEOUT"):
        # Connections inherit it. uvicorn closes one only when everything is sent; without a time limit,
        # clients that read nothing could keep any number of connections that no longer count as theirs.
        door.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, UNREAD_TIMEOUT_MS)
    if settings.host == "::" and sockets.has_dualstack_ipv6():
        door.setsockopt(sockets.IPPROTO_IPV6, sockets.IPV6_V6ONLY, 0)  # all addresses, also those of IPv4
    try:
        door.bind((settings.host, settings.port))
        door.listen(BACKLOG)
    except OSError as error:
        door.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-in-use", host=settings.host, port=str(settings.port)) from None
        problem = error.strerror or str(error)
        raise CannotServe(
            "no-address", host=settings.host, port=str(settings.port), problem=problem
        ) from None
    except OverflowError:
        door.close()
        raise CannotServe(
            "no-address", host=settings.host, port=str(settings.port), problem="0–65535"
        ) from None
    return door


def configured(settings: Settings, app: Any, **others: Any) -> uvicorn.Config:
    options: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "ws_max_size": settings.limits.message_bytes,
        "ws_ping_interval": PING_S,
        "ws_per_message_deflate": False,  # messages are small; its memory, for each socket, is not
        "proxy_headers": False,  # ForwardedMiddleware reads them, from the proxies that are named
        "server_header": False,
        "timeout_keep_alive": int(PROXY_IDLE_S),  # a guard closes most connections long before
        "timeout_graceful_shutdown": GRACE_S,
        "h11_max_incomplete_event_size": 64 * 1024,
    }
    return uvicorn.Config(app, **options | others)


def prepare(settings: Settings) -> Server:
    """A server with its database open. Called in the event loop it will run in."""
    context = ServerContext(settings)
    try:
        context.tables.open()
    except SQLAlchemyError as error:
        raise CannotServe("no-database", problem=_first_line(error)) from None
    except OSError as error:
        raise CannotServe("no-database", problem=str(error)) from None
    return Server(configured(settings, build(context)), context)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's, where it is installed: it spends much less CPU time on each message than Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run(
    settings: Settings,
    door: sockets.socket,
    opened: Callable[[ServerContext], None] = lambda _context: None,
    tell: Callable[[str], None] = lambda _text: None,
) -> None:
    """Serve until a signal comes, in an event loop of its own."""
    raise_limit()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(settings, door, opened, tell))


async def serve(
    settings: Settings,
    door: sockets.socket,
    opened: Callable[[ServerContext], None] = lambda _context: None,
    tell: Callable[[str], None] = lambda _text: None,
) -> None:
    """Serve until a signal comes. `opened` is called as soon as the server answers, and `tell` with a
    sentence whenever there is news of the tunnel."""
    log_errors_of(asyncio.get_running_loop())
    server = prepare(settings)
    server.opened = opened
    server.tell = tell
    # What is loaded now stays, and what a move needs is freed by reference counting: looking for cycles
    # in all of it again and again would only add delays.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    await server.serve(sockets=[door])


def _first_line(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def welcome(addresses: Addresses) -> str:
    """What is printed when the server answers."""
    core = "compiled" if COMPILED else "not compiled: bots think slowly"
    lines = [f"Stofa {__version__} (core {core}) at {addresses.here}/  (Ctrl-C ends it)"]
    if addresses.network is not None:
        lines.append(f"From other devices in the network: {addresses.network}/")
    return "\n".join(lines)
