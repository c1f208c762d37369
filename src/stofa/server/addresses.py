"""Every address at which the server can be reached: whose requests it takes, and what links begin with."""

import socket
from collections.abc import Callable, Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from stofa.server.networks import LOOPBACK_NETWORKS, address_in

LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
"""Names of this machine that nobody else can use."""

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""What stands for all addresses of the machine at once, and an address of it that works from the machine."""

FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
"""Headers of requests that somebody passes on for somebody else."""


def base_of(host: str, port: int) -> str:
    """What addresses begin with at a host and port, as browsers write it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


class Addresses:
    """The addresses of one server. Those on the network and the public one come and go while it runs."""

    def __init__(self, host: str, port: int, origins: Iterable[str] = (), behind_proxy: bool = False) -> None:
        """`host` and `port`: where it is told to listen. `origins`: addresses that people use, if there is a
        proxy before it."""
        self.origins = tuple(origins)
        self._behind_proxy = behind_proxy or any(map(_is_elsewhere, self.origins))
        self._names = {canonical(host)} - EVERYWHERE.keys()
        self._everywhere = host in EVERYWHERE
        self._host = host
        self._port = port
        self._public: str | None = None
        self._network: dict[str, str] = {}
        """Addresses on the network that work, with what links there begin with. The first is passed on."""
        self._tell: list[Callable[[], None]] = []

    def on_change(self, tell: Callable[[], None]) -> None:
        """Have something called whenever what links begin with may have changed."""
        self._tell.append(tell)

    def listens_at(self, host: str, port: int) -> None:
        """Where the server really listens: the port may have been any that is free, and the host a name."""
        self._port = port
        self._names.add(canonical(host))
        if host not in EVERYWHERE:
            self._host = host

    @property
    def port(self) -> int:
        return self._port

    @property
    def here(self) -> str:
        """The beginning of addresses that work on this machine."""
        return base_of(EVERYWHERE.get(self._host, self._host), self._port)

    @property
    def everywhere(self) -> bool:
        """Whether the server listens at all addresses of the machine."""
        return self._everywhere

    @property
    def this_machine_only(self) -> bool:
        """Whether the server was told to listen to its own machine and nothing else."""
        return self._host in LOOPBACK

    @property
    def public(self) -> str | None:
        """The origin at which everybody can reach the server at the moment, such as that of a tunnel."""
        return self._public

    def set_public(self, origin: str | None) -> None:
        """Take an origin, https://name.example, as the server's own and as the beginning of all links; None:
        there is none any more."""
        if origin != self._public:
            self._public = origin
            self._changed()

    @property
    def network(self) -> str | None:
        """The beginning of links that work from the same network, if any do."""
        return next(iter(self._network.values()), None)

    def set_network(self, bases: dict[str, str]) -> None:
        """Take these addresses on the network as the server's own, each with what links there begin with.
        They have been tried; the first is the one to pass on."""
        if list(bases.items()) != list(self._network.items()):
            self._network = dict(bases)
            self._changed()

    def _changed(self) -> None:
        for tell in self._tell:
            tell()

    # ── Whose requests ─────────────────────────────────────────────────────────────────────────────────

    def allow(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, an allowed origin, or not from a browser.

        Browsers name the origin of every socket and every unsafe request; what names none is no browser, and
        has no cookies that somebody else could abuse.
        """
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            # Another name for this machine may be somebody else's idea (DNS rebinding).
            return False
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.origins or origin == self._public:
            return True
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin == f"{scheme}://{host}"

    def _is_ours(self, host: str) -> bool:
        """Whether a Host header has a name of this server."""
        name = _name(host)
        if name in LOOPBACK or name in self._names or name in self._network:
            return True
        if host in {urlsplit(origin).netloc for origin in (*self.origins, self._public or "")} - {""}:
            return True
        if self.this_machine_only:
            return False
        # Nobody can make a browser believe that a bare address is theirs: that takes a name.
        return (self._everywhere and address_in(name) is not None) or name in _names_of_machine()

    def from_here(self, scope: Scope) -> bool:
        """Whether somebody at this very machine asks, and nobody else could look the same.

        Behind a proxy or a tunnel everybody comes from this machine, and the headers that say for whom may be
        missing: then nobody counts as here.
        """
        headers = Headers(scope=scope)
        client, server = scope.get("client"), scope.get("server")
        return (
            client is not None
            and server is not None
            and _is_loopback(client[0])
            and _is_loopback(server[0])
            and canonical(server[0]) not in self._network
            and _is_loopback(_name(headers.get("host", "")))
            and not any(name in headers for name in FORWARDED)
            and not self._behind_proxy
            and self._public is None
        )

    # ── Links ──────────────────────────────────────────────────────────────────────────────────────────

    def links_from(self, scope: Scope) -> str | None:
        """What links should begin with that a page passes on; None: with the page's own address."""
        if self._public is not None:
            return self._public
        host = Headers(scope=scope).get("host", "")
        elsewhere = [origin for origin in self.origins if _is_elsewhere(origin)]
        if elsewhere:
            return next((origin for origin in elsewhere if urlsplit(origin).netloc == host), elsewhere[0])
        return self.network if self._only_here(host) else None

    def opens_only_here(self, scope: Scope) -> bool:
        """Whether nobody but this machine can open what a page passes on."""
        return self.links_from(scope) is None and self._only_here(Headers(scope=scope).get("host", ""))

    def _only_here(self, host: str) -> bool:
        name = _name(host)
        return _is_loopback(name) and name not in self._network

    @property
    def anywhere(self) -> str | None:
        """What links in e-mails begin with, which may be opened anywhere; None: there is no such address."""
        return self._public or next(filter(_is_elsewhere, self.origins), None)


def _name(host: str) -> str:
    """The name or address of a Host header, without the port."""
    try:
        return canonical(urlsplit(f"//{host}").hostname or "")
    except ValueError:  # not a valid host
        return ""


def canonical(name: str) -> str:
    """The same text for all spellings of an address."""
    address = address_in(name)
    return name.lower() if address is None else str(address)


def _is_loopback(name: str) -> bool:
    return name == "localhost" or name in LOOPBACK_NETWORKS


def _is_elsewhere(origin: str) -> bool:
    """Whether an origin names something else than this machine."""
    name = urlsplit(origin).hostname
    return name is not None and not _is_loopback(name)


def _names_of_machine() -> set[str]:
    """What others in the network may call this machine; nothing is looked up for it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} - {""}
