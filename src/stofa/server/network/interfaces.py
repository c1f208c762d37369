"""The addresses that this machine has on networks where people's devices may be."""

import ipaddress
import os
import re
import socket
from collections.abc import Iterable
from typing import Final

import ifaddr
import msgspec

STAND_INS: Final = "STOFA_NETWORK_ADDRESSES"
"""Environment variable with addresses that take the place of the machine's, for tests:
`wifi=127.0.0.2,cable=::1`."""

OF_PROGRAMS: Final = re.compile(
    r"docker|podman|veth|virbr|vmnet|vboxnet|virtualbox|vmware|vethernet|hyper-v|wsl|lxc|lxd|cni|flannel|cali"
    r"|br-[0-9a-f]|llw|awdl|anpi|loopback",
    re.IGNORECASE,
)
"""Names of interfaces behind which there are only programs of this machine, or nothing at all."""

PRIVATE_NETWORKS: Final = re.compile(r"tun|tap|wg|tailscale|zt|utun|ppp|ipsec|nebula", re.IGNORECASE)
"""Names of interfaces that lead to a virtual private network: no phone in the room is likely to be in it."""

# Addresses reserved for documentation. Nothing is sent to them: connecting a datagram socket only chooses
# the route.
_OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class NetworkAddress(msgspec.Struct, frozen=True):
    """An address of this machine, and the interface that has it."""

    address: str
    interface: str


def network_addresses() -> list[NetworkAddress]:
    """The addresses at which other devices may reach this machine, the most likely one first."""
    given = os.environ.get(STAND_INS)
    if given is not None:
        pairs = (part.partition("=") for part in given.split(",") if part)
        return [NetworkAddress(address, name) for name, _, address in pairs]
    return in_order(_of_machine(), _default_sources())


def in_order(found: Iterable[NetworkAddress], defaults: list[str]) -> list[NetworkAddress]:
    """Those of some addresses that devices could reach: first those of the default route, then wires and
    radio before virtual private networks, and IPv4 before IPv6, which is longer to type."""

    def rank(each: NetworkAddress) -> tuple[bool, bool, bool, bool]:
        address = ipaddress.ip_address(each.address)
        return (
            bool(PRIVATE_NETWORKS.match(each.interface)),
            address.version == 6,
            each.address not in defaults,
            not address.is_private,
        )

    return sorted({each for each in found if _reachable(each)}, key=lambda each: (rank(each), each.interface))


def _reachable(each: NetworkAddress) -> bool:
    address = ipaddress.ip_address(each.address)
    unusable = address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified
    return not unusable and not OF_PROGRAMS.match(each.interface)


def _of_machine() -> list[NetworkAddress]:
    return [
        NetworkAddress(ip.ip if isinstance(ip.ip, str) else ip.ip[0], adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]


def _default_sources() -> list[str]:
    """The addresses with which this machine would speak to the internet."""
    sources = []
    for family, outside in _OUTSIDE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as never_used:
                never_used.connect((outside, 9))
                sources.append(never_used.getsockname()[0])
        except OSError:  # no such network
            continue
    return sources
