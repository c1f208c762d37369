"""Sets of network addresses: proxies that are believed, machines that may read the metrics."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

LONGEST_ADDRESS: Final = 64
"""Characters of the longest text that is looked at as an address: IPv6, with a zone."""


class Networks:
    """Some addresses and networks, such as `127.0.0.1`, `10.0.0.0/8` or `fd00::/8`."""

    def __init__(self, given: Iterable[str]) -> None:
        """Raises ValueError for what is neither an address nor a network."""
        self._networks = tuple(ip_network(text, strict=False) for text in given)

    def __contains__(self, address: str) -> bool:
        found = address_in(address)
        return found is not None and any(found in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)


LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
LOOPBACK_NETWORKS: Final = Networks(LOOPBACK)


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address that a text is; None if it is none. IPv4 within IPv6 is told as IPv4."""
    try:
        found = ip_address(text[:LONGEST_ADDRESS])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
