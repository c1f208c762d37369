"""Which addresses of this machine people's devices may reach, and which of them first."""

import ipaddress

import pytest

from stofa.server.network.interfaces import STAND_INS, NetworkAddress, in_order, network_addresses


def of(*pairs: str) -> list[NetworkAddress]:
    return [NetworkAddress(address, interface) for interface, _, address in (p.partition("=") for p in pairs)]


def test_only_addresses_that_devices_could_reach() -> None:
    found = of(
        "lo=127.0.0.1",
        "lo=::1",
        "docker0=172.17.0.1",
        "br-0a1b2c3d=172.18.0.1",
        "veth12ab=172.19.0.1",
        "virbr0=192.168.122.1",
        "vEthernet (WSL)=172.20.0.1",
        "VirtualBox Host-Only Network=192.168.56.1",
        "wlan0=169.254.3.4",
        "wlan0=fe80::1",
        "wlan0=192.168.0.2",
        "brother=192.168.0.3",
    )
    assert in_order(found, []) == of("brother=192.168.0.3", "wlan0=192.168.0.2")


def test_the_most_likely_one_comes_first() -> None:
    found = of(
        "tailscale0=100.64.0.2", "eth0=10.0.0.2", "wlan0=2001:db8:1::2", "wlan0=fd00::2", "wlan0=192.168.0.2"
    )
    assert [each.address for each in in_order(found, ["192.168.0.2", "fd00::2"])] == [
        "192.168.0.2",
        "10.0.0.2",
        "fd00::2",
        "2001:db8:1::2",
        "100.64.0.2",
    ]


def test_a_private_network_of_the_whole_machine_does_not_hide_the_wifi() -> None:
    found = of("wg0=10.9.0.2", "wlan0=192.168.0.2")
    assert in_order(found, ["10.9.0.2"])[0].interface == "wlan0"


def test_this_machines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STAND_INS, raising=False)
    for each in network_addresses():
        assert each.interface
        assert not ipaddress.ip_address(each.address).is_loopback
    monkeypatch.setenv(STAND_INS, "wifi=127.0.0.2,cable=::1")
    assert network_addresses() == of("wifi=127.0.0.2", "cable=::1")
