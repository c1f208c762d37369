"""Counting connections, from the first moment on: all of them, and those of each address."""

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_network

from stofa.server.networks import address_in


def network_of(address: str) -> str:
    """What an address is counted as. Whoever has one address of IPv6 has at least the 2⁶⁴ around it."""
    ip = address_in(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        return str(ip_network((ip, 64), strict=False))
    return address if ip is None else str(ip)


class ConnectionCounts:
    """The open connections of one server."""

    def __init__(self, most: int, most_of_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.is_proxy = is_proxy
        """Whether an address is that of a proxy, behind which there are many people."""
        self.open = 0
        self.refused = 0
        """How many connections there was no room for."""
        self._of_address: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Whether one more connection from an address may be opened."""
        if self.open >= self.most:
            return False
        return self.is_proxy(address) or self._of_address[network_of(address)] < self.most_of_address

    def enter(self, address: str) -> bool:
        """Count one more connection, if there is room for it; whether there was."""
        if not self.has_room(address):
            self.refused += 1
            return False
        self.open += 1
        self._of_address[network_of(address)] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was counted is gone."""
        self.open -= 1
        network = network_of(address)
        self._of_address[network] -= 1
        if not self._of_address[network]:
            del self._of_address[network]
