"""Counting connections."""

import pytest

from stofa.server.connections.counts import ConnectionCounts, network_of


def test_an_address_gets_its_share_and_no_more() -> None:
    counts = ConnectionCounts(5, 2, lambda address: address == "10.0.0.1")
    assert [counts.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert counts.enter("192.0.2.2")
    counts.leave("192.0.2.1")
    assert counts.enter("192.0.2.1")
    # Behind a proxy there are many people, but there is an end to it.
    assert [counts.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert (counts.open, counts.refused) == (5, 2)
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "10.0.0.1", "10.0.0.1"):
        counts.leave(address)
    assert counts.open == 0
    assert not counts._of_address


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_what_an_address_is_counted_as(address: str, network: str) -> None:
    assert network_of(address) == network
