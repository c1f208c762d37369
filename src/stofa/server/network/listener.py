"""Letting devices of the network in while the server runs, and keeping them out again."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, Protocol

from stofa.server.addresses import Addresses, base_of
from stofa.server.errors import CannotServe
from stofa.server.network.answering import answers_at
from stofa.server.network.interfaces import NetworkAddress, network_addresses
from stofa.tables.errors import Refused

LONELY_S = 25.0
"""Seconds without anybody after which something may be in their way."""

MOST_COUNTED: Final = 1000
"""Upper bound of the devices that are told apart."""


class Listening(Protocol):
    """Sockets on which the server listens besides its own, with the connections made there."""

    port: int

    async def close(self) -> None: ...


class NetworkListener:
    """The addresses on the network at which the server listens only because somebody wished it.

    A server that was told to listen everywhere has such addresses, too: it has nothing to open or close.
    """

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self.listen_at: Callable[[str], Awaitable[Listening]] | None = None
        """Opens a socket at an address; given by the server."""
        self._listening: dict[str, Listening] = {}
        self._bases: dict[str, str] = {}
        """The addresses that work, with what links there begin with. The first one is passed on."""
        self._arrived: set[str] = set()
        self._since: float | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def can_be_closed(self) -> bool:
        """Whether there is something to close: not if the server was told to listen everywhere."""
        return bool(self._listening)

    @property
    def address(self) -> str | None:
        """The address that is passed on, if devices of the network can come in."""
        return next(iter(self._bases), None)

    @property
    def port(self) -> int:
        """The port of the address that is passed on."""
        listening = self._listening.get(self.address or "")
        return self._addresses.port if listening is None else listening.port

    @property
    def came_in(self) -> int:
        """How many other devices have asked for something since then, told apart by their addresses."""
        return len(self._arrived)

    @property
    def lonely(self) -> bool:
        """Whether it has been open for a while, and nobody has come."""
        return self._since is not None and not self._arrived and monotonic() - self._since > LONELY_S

    def choices(self) -> list[NetworkAddress]:
        """The addresses that can be passed on, or opened."""
        found = network_addresses()
        if self._addresses.everywhere:
            return [each for each in found if each.address in self._bases]
        return found

    def arrived(self, client: str, at: str) -> None:
        """Something was asked from an address, at an address of the server."""
        if at in self._bases and client != at and len(self._arrived) < MOST_COUNTED:
            self._arrived.add(client)

    async def find(self) -> None:
        """Find out which addresses work, of a server that listens everywhere."""
        port = self._addresses.port
        for each in network_addresses():
            if await answers_at(each.address, port):
                self._bases[each.address] = base_of(each.address, port)
        self._tell()

    async def open(self, wanted: str | None = None) -> None:
        """Listen at an address as well, and pass it on; without one, at the most likely one that works.

        Addresses opened before stay open: somebody may have come in there.
        """
        async with self._one_at_a_time:
            found = [each.address for each in self.choices()]
            if wanted is not None and wanted not in found:
                raise Refused("no-such-address")
            for address in found if wanted is None else [wanted]:
                if address in self._bases or await self._open(address):
                    self._bases = {address: self._bases[address], **self._bases}
                    self._tell()
                    return
            raise Refused("no-network" if wanted is None else "address-closed")

    async def _open(self, address: str) -> bool:
        assert self.listen_at is not None
        try:
            listening = await self.listen_at(address)
        except CannotServe:
            return False
        if not await answers_at(address, listening.port):
            await listening.close()
            return False
        self._listening[address] = listening
        self._bases[address] = base_of(address, listening.port)
        return True

    async def close(self) -> None:
        """Listen at none of them any more, and end all connections made there."""
        async with self._one_at_a_time:
            closing, self._listening = self._listening, {}
            await asyncio.gather(*(listening.close() for listening in closing.values()))
            self._bases = {address: base for address, base in self._bases.items() if address not in closing}
            self._tell()

    def _tell(self) -> None:
        if not self._bases:
            self._since = None
            self._arrived = set()
        elif self._since is None:
            self._since = monotonic()
        self._addresses.set_network(self._bases)
