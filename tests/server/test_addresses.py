"""Where the server can be reached: whose requests it takes, and what links begin with."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from stofa.server.addresses import Addresses, base_of
from tests.server.running_server import Running


def scope(host: str, client: str = "127.0.0.1", server: str = "127.0.0.1", **headers: str) -> dict[str, Any]:
    """A request as the server sees it."""
    given = {"host": host} | {name.replace("_", "-"): value for name, value in headers.items()}
    return {
        "type": "http",
        "scheme": "http",
        "client": (client, 50_000),
        "server": (server, 8000),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }


def page_of(origin: str, **more: str) -> dict[str, Any]:
    return scope(origin.partition("//")[2], origin=origin, **more)


@pytest.mark.parametrize(
    ("host", "port", "base"),
    [
        ("127.0.0.1", 8000, "http://127.0.0.1:8000"),
        ("fd00::2", 8000, "http://[fd00::2]:8000"),
        ("127.0.0.1", 80, "http://127.0.0.1"),  # browsers leave it out
    ],
)
def test_an_address_is_written_as_browsers_do(host: str, port: int, base: str) -> None:
    assert base_of(host, port) == base


def test_a_server_for_its_own_machine_has_no_other_names() -> None:
    addresses = Addresses("127.0.0.1", 8000)
    for ours in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000", "[0:0:0:0:0:0:0:1]:8000"):
        assert addresses.allow(scope(ours)), ours
    for other in ("evil.example:8000", "192.168.0.2:8000", "", "[", "127.0.0.1.evil.example"):
        assert not addresses.allow(scope(other)), other


def test_an_address_on_the_network_is_a_name_while_it_is_open() -> None:
    addresses = Addresses("127.0.0.1", 8000)
    page = page_of("http://192.168.0.2:8000")
    assert not addresses.allow(page)
    addresses.set_network({"192.168.0.2": "http://192.168.0.2:8000"})
    assert addresses.allow(page)
    assert not addresses.allow(page_of("http://evil.example:8000"))
    assert not addresses.allow(scope("192.168.0.2:8000", origin="http://192.168.0.2:9999"))
    addresses.set_network({})
    assert not addresses.allow(page)


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_all_networks_takes_addresses_but_no_strange_names(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Annas-PC.lan")
    addresses = Addresses(host, 8000, ["https://stofa.example"])
    for ours in ("10.1.2.3:8000", "[fd00::2]:8000", "annas-pc:8000", "annas-pc.local:8000", "stofa.example"):
        assert addresses.allow(scope(ours)), ours
    assert not addresses.allow(scope("evil.example:8000"))  # DNS rebinding
    assert not addresses.allow(scope("annas-pc.evil.example:8000"))


def test_a_server_at_one_address_has_that_name() -> None:
    addresses = Addresses("Stofa.Lan", 0)
    addresses.listens_at("192.168.0.2", 8000)
    assert addresses.here == "http://192.168.0.2:8000"
    assert addresses.allow(scope("stofa.lan:8000"))
    assert addresses.allow(page_of("http://192.168.0.2:8000"))
    assert not addresses.allow(scope("192.168.0.3:8000"))
    assert not addresses.allow(scope("evil.example:8000"))


def test_a_public_address_comes_and_goes() -> None:
    addresses = Addresses("127.0.0.1", 8000)
    page = page_of("https://table.example") | {"scheme": "https"}
    passed_on = scope("localhost:8000", origin="https://table.example")  # some tunnels write another Host
    assert not addresses.allow(page)
    addresses.set_public("https://table.example")
    assert addresses.allow(page)
    assert addresses.allow(passed_on)
    assert addresses.links_from(scope("127.0.0.1:8000")) == "https://table.example"
    addresses.set_public("https://other.example")
    assert not addresses.allow(page)
    addresses.set_public(None)
    assert not addresses.allow(passed_on)
    assert addresses.links_from(scope("127.0.0.1:8000")) is None


def test_links_begin_with_what_others_can_open() -> None:
    here, there = scope("127.0.0.1:8000"), scope("192.168.0.2:8000")
    addresses = Addresses("127.0.0.1", 8000)
    assert addresses.links_from(here) is None
    addresses.set_network({"192.168.0.2": "http://192.168.0.2:8000", "fd00::2": "http://[fd00::2]:8000"})
    assert addresses.links_from(here) == "http://192.168.0.2:8000"
    assert addresses.links_from(there) is None  # the page's own works
    addresses.set_public("https://table.example")
    assert addresses.links_from(there) == "https://table.example"

    behind_a_proxy = Addresses("127.0.0.1", 8000, ["https://a.example", "https://b.example"])
    assert behind_a_proxy.links_from(here) == "https://a.example"
    assert behind_a_proxy.links_from(scope("b.example")) == "https://b.example"
    assert Addresses("127.0.0.1", 8000, ["http://localhost:5173"]).links_from(here) is None


def test_who_is_told_of_changes_is_told_once() -> None:
    addresses = Addresses("127.0.0.1", 8000)
    told: list[str] = []
    addresses.on_change(lambda: told.append(str(addresses.links_from(scope("localhost:8000")))))
    for _ in range(2):
        addresses.set_network({"192.168.0.2": "http://192.168.0.2:8000"})
    for _ in range(2):
        addresses.set_public("https://table.example")
    assert told == ["http://192.168.0.2:8000", "https://table.example"]


@pytest.mark.parametrize(
    ("request_", "here"),
    [
        (scope("127.0.0.1:8000"), True),
        (scope("[::1]:8000", client="::1", server="::1"), True),
        (scope("localhost:8000", client="::ffff:127.0.0.1", server="::ffff:127.0.0.1"), True),
        (scope("192.168.0.2:8000", client="192.168.0.7", server="192.168.0.2"), False),
        (scope("127.0.0.1:8000", client="192.168.0.7", server="192.168.0.2"), False),
        (scope("127.0.0.1:8000", server="127.0.0.2"), False),  # open to the network below
        (scope("stofa.example"), False),
        (scope("127.0.0.1:8000", x_forwarded_for="192.0.2.7"), False),
        (scope("127.0.0.1:8000", forwarded="for=192.0.2.7"), False),
        (scope("127.0.0.1:8000", via="1.1 proxy"), False),
        (scope("127.0.0.1:8000") | {"client": None}, False),
    ],
)
def test_who_is_at_this_machine(request_: dict[str, Any], here: bool) -> None:
    addresses = Addresses("127.0.0.1", 8000)
    addresses.set_network({"127.0.0.2": "http://127.0.0.2:8000"})
    assert addresses.from_here(request_) is here


def test_behind_a_tunnel_nobody_counts_as_being_here() -> None:
    """A tunnel may pass on nothing but bytes: then all the world looks as if it sat at this machine."""
    addresses = Addresses("127.0.0.1", 8000)
    addresses.set_public("https://table.example")
    assert not addresses.from_here(scope("127.0.0.1:8000"))
    addresses.set_public(None)
    assert addresses.from_here(scope("127.0.0.1:8000"))
    assert not Addresses("127.0.0.1", 8000, ["https://stofa.example"]).from_here(scope("127.0.0.1:8000"))


def test_strange_names_are_refused_by_a_server_for_all_networks(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db", host="0.0.0.0") as server:
        for host, status in ((f"evil.example:{server.port}", 403), (f"127.0.0.2:{server.port}", 200)):
            headers = {"host": host, "origin": f"http://{host}"}
            with httpx.Client(base_url=server.url, headers=headers, trust_env=False) as client:
                assert client.get("/api/addresses").status_code == status


def test_pages_hear_of_another_address_while_they_are_open(server: Running) -> None:
    anna = server.person()
    table = anna.open("me", "link")["table"]
    assert anna.get("/api/addresses")["links"] is None

    async def set_public(origin: str | None) -> None:
        server.context.addresses.set_public(origin)

    with anna.socket() as socket:
        socket.watch(table)
        server.run(set_public("https://table.example"))
        socket.until("addresses")
        assert anna.get("/api/addresses")["links"] == "https://table.example"
        server.run(set_public(None))
        socket.until("addresses")
        assert anna.get("/api/addresses")["links"] is None
