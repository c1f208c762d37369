"""Running the server: from the command line to the last goodbye."""

import asyncio
import errno
import gc
import signal
import socket as sockets
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from stofa import COMPILED, __version__
from stofa.server.addresses import Addresses, base_of
from stofa.server.connections.guard import PROXY_IDLE_S, Guard
from stofa.server.connections.listener import BACKLOG, Listener
from stofa.server.connections.open_files import raise_limit
from stofa.server.context import ServerContext
from stofa.server.errors import CannotServe
from stofa.server.http.app import build
from stofa.server.network.answering import answers_at
from stofa.server.network.interfaces import network_addresses
from stofa.server.network.tunnel import Tunnel
from stofa.server.settings import Settings

GRACE_S = 5
"""Seconds that connections have to end when the server stops."""

UNREAD_TIMEOUT_MS = 30_000
"""Milliseconds after which a connection whose client does not take what was sent to it is dropped."""

GARBAGE = (200_000, 50, 1_000)
"""Thresholds of the cyclic garbage collector, see gc.set_threshold: nearly everything is freed by reference
counts, and walking through all tables for the rest took a tenth of the server's time under full load."""


class Server(uvicorn.Server):
    """Finds out where it can be reached, tells clients before it hangs up, and ends quietly on a signal."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self.context = context
        self.listener = Listener(context.doorkeeping.counts, self._connection)
        self.opened: Callable[[Addresses], None] = lambda _addresses: None
        """Called once the server answers."""
        self.tell: Callable[[str], None] = lambda _text: None
        """Called with a sentence for the host when the tunnel opens or breaks."""
        self._tunnel: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        addresses = self.context.addresses
        for door in sockets or []:
            addresses.listens_at(*door.getsockname()[:2])
        await super().startup(sockets=[])
        for door in sockets or []:
            self.listener.open(door)
        if addresses.everywhere:
            addresses.set_network(await _working(addresses.port))
        self.opened(addresses)
        command = self.context.settings.tunnel
        if command is not None and self.started:
            self._tunnel = asyncio.create_task(Tunnel(command, addresses, self.tell).run())

    def _connection(self) -> Guard:
        return Guard(
            self.context.doorkeeping,
            self.config,
            self.server_state,
            self.lifespan.state,
            asyncio.get_running_loop(),
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down, at once if asked twice. (uvicorn's own would raise the signal again at the end.)"""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.context.say_goodbye()
        await self.listener.close_all()
        await asyncio.sleep(0.05)  # let it be sent
        if self._tunnel is not None:
            self._tunnel.cancel()
            await asyncio.wait([self._tunnel])
        await super().shutdown(sockets)


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


def configured(settings: Settings, context: ServerContext) -> uvicorn.Config:
    options: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "lifespan": "on",
        "ws_max_size": settings.limits.message_bytes,
        "ws_per_message_deflate": False,  # messages are small; its memory, for each socket, is not
        "proxy_headers": False,  # ForwardedMiddleware reads them, from the proxies that are named
        "server_header": False,
        "timeout_keep_alive": int(PROXY_IDLE_S),  # a guard closes most connections long before
        "timeout_graceful_shutdown": GRACE_S,
        "h11_max_incomplete_event_size": 64 * 1024,
    }
    return uvicorn.Config(build(context), **options)


def prepare(settings: Settings) -> Server:
    """A server with its database open. Called in the event loop it will run in."""
    context = ServerContext(settings)
    try:
        context.tables.open()
    except SQLAlchemyError as error:
        raise CannotServe("no-database", problem=_first_line(error)) from None
    except OSError as error:
        raise CannotServe("no-database", problem=str(error)) from None
    return Server(configured(settings, context), context)


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
    opened: Callable[[Addresses], None] = lambda _addresses: None,
    tell: Callable[[str], None] = lambda _text: None,
) -> None:
    """Serve until a signal comes, in an event loop of its own."""
    raise_limit()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(settings, door, opened, tell))


async def serve(
    settings: Settings,
    door: sockets.socket,
    opened: Callable[[Addresses], None] = lambda _addresses: None,
    tell: Callable[[str], None] = lambda _text: None,
) -> None:
    """Serve until a signal comes. `opened` is called as soon as the server answers, and `tell` with a
    sentence whenever there is news of the tunnel."""
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


async def _working(port: int) -> dict[str, str]:
    """The addresses on the network at which the server answers, each with what links there begin with."""
    found = [each.address for each in network_addresses()]
    return {address: base_of(address, port) for address in found if await answers_at(address, port)}


def welcome(addresses: Addresses) -> str:
    """What is printed when the server answers."""
    core = "compiled" if COMPILED else "not compiled: bots think slowly"
    lines = [f"Stofa {__version__} (core {core}) at {addresses.here}/  (Ctrl-C ends it)"]
    if addresses.network is not None:
        lines.append(f"From other devices in the network: {addresses.network}/")
    return "\n".join(lines)
