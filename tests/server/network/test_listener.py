"""Letting devices of the network in on wish. 127.0.0.2, 127.0.0.3 and ::1 stand for addresses there."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stofa.server.network import listener
from stofa.server.network.interfaces import STAND_INS
from tests.server.running_server import GAME, WAIT_S, Person, Running, has_ipv6, wait_until, wish


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server for its own machine, which has two addresses on networks; a third one does not work."""
    monkeypatch.setenv(STAND_INS, "old=192.0.2.1,wifi=127.0.0.2,cable=127.0.0.3")
    with Running(tmp_path / "s.db") as running:
        yield running


class AtHome(Person):
    """Somebody at the server's own machine who has a table with a free seat."""

    def __init__(self, server: Running) -> None:
        super().__init__(server.url)
        opening = self.open("me", "link")
        self.table: str = opening["table"]
        self.code: str = opening["links"][0]["code"]

    def let_in(self, address: str | None = None, status: int = 200, **headers: str) -> Any:
        wanted = {"table": self.table} | ({} if address is None else {"address": address})
        return self.post("/api/network", wanted, status, **headers)

    def keep_out(self) -> Any:
        reply = self.http.delete("/api/network")
        assert reply.status_code == 200, reply.text
        return reply.json()

    @property
    def network(self) -> Any:
        return self.get("/api/addresses")["network"]


def refused_at(url: str) -> bool:
    try:
        httpx.get(f"{url}/health", trust_env=False)
    except httpx.ConnectError:
        return True
    return False


def test_nobody_gets_in_before_it_is_wished(home: Running) -> None:
    anna = AtHome(home)
    assert refused_at(f"http://127.0.0.2:{home.port}")
    addresses = anna.get("/api/addresses")
    assert addresses["links"] is None
    assert addresses["only_here"]
    assert addresses["network"] == {
        "address": None,
        "can_be_closed": False,
        "choices": [
            {"address": "192.0.2.1", "interface": "old"},
            {"address": "127.0.0.2", "interface": "wifi"},
            {"address": "127.0.0.3", "interface": "cable"},
        ],
        "came_in": 0,
        "try_this": [],
    }


def test_a_friend_comes_in_by_the_network_and_the_table_goes_on(home: Running) -> None:
    anna = AtHome(home)
    with anna.socket() as socket:
        socket.watch(anna.table, 0)
        opened = anna.let_in()
        url = f"http://127.0.0.2:{home.port}"  # the first that works, at the same port
        assert opened["links"] == url
        assert not opened["only_here"]
        socket.until("addresses")
        assert opened["network"]["came_in"] == 0  # the server's own try does not count
        friend = Person(url)
        friend.http.headers["origin"] = url
        friend.claim(anna.code)
        told = socket.until("update")
        assert told["view"]["status"] == "playing"
        assert anna.network["came_in"] == 1
        with friend.socket(origin=url) as other:
            assert other.watch(anna.table, 1)["view"]["seat"] == 1
            anna.keep_out()
            with pytest.raises(ConnectionClosed):
                other.until("closed")
        socket.until("addresses")
        assert refused_at(url)
        assert anna.get("/api/addresses")["links"] is None
        turn = anna.look(anna.table, 0)["turn"]
        if turn == 0:
            assert anna.move(anna.table, 0)["type"] == "accepted"
        socket.send(do="ping")
        socket.until("pong")


def test_streams_end_at_once_when_it_is_closed(home: Running) -> None:
    anna = AtHome(home)
    anna.let_in()
    with httpx.stream(
        "GET", f"http://127.0.0.2:{home.port}/api/tables/{anna.table}/stream", trust_env=False, timeout=WAIT_S
    ) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        anna.keep_out()
        assert list(lines)  # to its end


def test_it_can_be_opened_again_and_counts_anew(home: Running) -> None:
    anna = AtHome(home)
    anna.let_in()
    Person(f"http://127.0.0.2:{home.port}").get("/api/games")
    assert anna.network["came_in"] == 1
    assert anna.keep_out()["network"]["came_in"] == 0
    assert anna.keep_out()["network"]["address"] is None  # nothing to close
    assert anna.let_in()["network"]["came_in"] == 0


def test_another_address_can_be_chosen_and_whoever_came_in_stays(home: Running) -> None:
    anna = AtHome(home)
    anna.let_in()
    wifi, cable = (Person(f"http://127.0.0.{n}:{home.port}") for n in (2, 3))
    with wifi.socket() as socket:
        socket.watch(anna.table)
        assert anna.let_in("127.0.0.3")["links"] == cable.url
        assert cable.get("/api/addresses") == {"links": None, "only_here": False, "network": None}
        assert anna.let_in("127.0.0.2")["links"] == wifi.url
        socket.send(do="ping")
        socket.until("pong")
    anna.keep_out()
    assert refused_at(wifi.url)
    assert refused_at(cable.url)


def test_only_addresses_that_work_are_passed_on(home: Running) -> None:
    anna = AtHome(home)
    assert anna.let_in("192.0.2.1", 409)["code"] == "address-closed"
    assert anna.let_in("127.0.0.9", 409)["code"] == "no-such-address"
    assert anna.let_in("0.0.0.0", 409)["code"] == "no-such-address"
    assert anna.get("/api/addresses")["links"] is None


def test_without_a_network_it_says_so(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db") as server:
        refusal = AtHome(server).let_in(status=409, **{"accept-language": "de"})
    assert refusal["code"] == "no-network"
    assert refusal["sentence"].startswith("Dieser Computer ist in keinem Netz")


def test_another_port_where_somebody_has_the_same(home: Running) -> None:
    anna = AtHome(home)
    with socket.create_server(("127.0.0.2", home.port)):
        links = anna.let_in("127.0.0.2")["links"]
        assert links.startswith("http://127.0.0.2:")
        assert links != f"http://127.0.0.2:{home.port}"
        friend = Person(links)
        friend.http.headers["origin"] = links
        friend.claim(anna.code)


@pytest.mark.skipif(not has_ipv6(), reason="no IPv6 on this machine")
def test_by_ipv6(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STAND_INS, "wifi=::1")
    anna = AtHome(home)
    links = anna.let_in()["links"]
    assert links == f"http://[::1]:{home.port}"
    friend = Person(links)
    friend.http.headers["origin"] = links
    friend.claim(anna.code)
    with friend.socket(origin=links) as socket:
        assert socket.watch(anna.table, 1)["type"] == "update"
    anna.keep_out()
    assert refused_at(links)


# ── Who may ────────────────────────────────────────────────────────────────────────────────────────────


def test_only_a_host_may_let_others_in(home: Running) -> None:
    anna = AtHome(home)
    other = home.person()
    assert other.post("/api/network", {"table": anna.table}, 401)["code"] == "no-device"
    other.open("me", "here")
    assert other.post("/api/network", {"table": anna.table}, 403)["code"] == "not-host"
    assert anna.post("/api/network", {"table": "nowhere"}, 404)["code"] == "no-table"
    assert anna.post("/api/network", {}, 400)["code"] == "bad-message"
    assert refused_at(f"http://127.0.0.2:{home.port}")


def test_nobody_may_who_is_not_at_the_servers_machine(home: Running) -> None:
    anna = AtHome(home)
    for header in ({"x-forwarded-for": "192.0.2.7"}, {"forwarded": "for=192.0.2.7"}, {"via": "1.1 proxy"}):
        assert anna.let_in(status=403, **header)["code"] == "not-here"
        assert anna.http.get("/api/addresses", headers=header).json()["network"] is None
    anna.let_in()
    guest = Person(f"http://127.0.0.2:{home.port}", anna.secret)  # even the host, on another device
    assert guest.get("/api/addresses")["network"] is None
    assert guest.post("/api/network", {"table": anna.table}, 403)["code"] == "not-here"
    for headers in ({}, {"host": f"127.0.0.1:{home.port}"}, {"host": f"localhost:{home.port}"}):
        assert guest.http.delete("/api/network", headers=headers).status_code == 403
    assert not refused_at(guest.url)


def test_nobody_may_while_the_server_is_public(home: Running) -> None:
    anna = AtHome(home)

    async def set_public(origin: str | None) -> None:
        home.context.addresses.set_public(origin)

    home.run(set_public("https://table.example"))
    assert anna.let_in(status=403)["code"] == "not-here"
    home.run(set_public(None))
    anna.let_in()


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_another_sites_page_may_not(home: Running, origin: str) -> None:
    anna = AtHome(home)
    assert anna.let_in(status=403, origin=origin)["code"] == "wrong-origin"
    assert anna.http.delete("/api/network", headers={"origin": origin}).status_code == 403
    rebound = {"host": f"evil.example:{home.port}", "origin": f"http://evil.example:{home.port}"}
    assert anna.let_in(status=403, **rebound)["code"] == "wrong-origin"


def test_other_names_and_origins_are_refused_at_the_network_too(home: Running) -> None:
    """DNS rebinding: the name is the attacker's, the address ours."""
    anna = AtHome(home)
    anna.let_in()
    url = f"http://127.0.0.2:{home.port}"
    evil = f"evil.example:{home.port}"
    body = {"game": GAME, "seats": [wish("me"), wish("here")]}
    for headers in (
        {"host": evil, "origin": f"http://{evil}"},
        {"origin": f"http://{evil}"},
        {"origin": home.url},  # a page of this machine's own address is another origin there
    ):
        assert httpx.post(f"{url}/api/tables", json=body, headers=headers, trust_env=False).status_code == 403
        with pytest.raises(InvalidStatus), Person(url).socket(**headers):
            pass
    assert httpx.get(f"{url}/api/games", headers={"host": evil}, trust_env=False).status_code == 403
    assert httpx.post(f"{url}/api/tables", json=body, headers={"origin": url}, trust_env=False).is_success


def test_the_metrics_are_not_for_the_network(home: Running) -> None:
    anna = AtHome(home)
    anna.let_in()
    assert anna.http.get("/metrics").status_code == 200
    guest = httpx.get(f"http://127.0.0.2:{home.port}/metrics", trust_env=False)
    assert guest.status_code == 404


# ── Nobody comes ───────────────────────────────────────────────────────────────────────────────────────


def test_what_to_try_when_nobody_comes(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = AtHome(home)
    assert anna.let_in()["network"]["try_this"] == []
    monkeypatch.setattr(listener, "LONELY_S", 0.0)
    wait_until(lambda: bool(anna.network["try_this"]))
    said = anna.get("/api/addresses", lang="de")["network"]["try_this"]
    assert said[0].startswith("Ist das Handy im selben WLAN")
    Person(f"http://127.0.0.2:{home.port}").get("/health")
    assert anna.network["try_this"] == []


# ── From the start ─────────────────────────────────────────────────────────────────────────────────────


def test_open_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STAND_INS, "wifi=127.0.0.2")
    with Running(tmp_path / "s.db", lan=True) as server:
        anna = AtHome(server)
        assert anna.get("/api/addresses")["links"] == f"http://127.0.0.2:{server.port}"
        anna.keep_out()
        assert refused_at(f"http://127.0.0.2:{server.port}")
    assert refused_at(server.url)


def test_a_server_that_listens_everywhere_has_nothing_to_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(STAND_INS, "old=192.0.2.1,wifi=127.0.0.2,cable=127.0.0.3")
    with Running(tmp_path / "s.db", host="0.0.0.0") as server:
        anna = AtHome(server)
        network = anna.network
        assert network["address"] == "127.0.0.2"
        assert [each["address"] for each in network["choices"]] == ["127.0.0.2", "127.0.0.3"]
        assert not network["can_be_closed"]
        assert anna.let_in("127.0.0.3")["links"] == f"http://127.0.0.3:{server.port}"
        assert anna.keep_out()["links"] == f"http://127.0.0.3:{server.port}"
        Person(f"http://127.0.0.2:{server.port}").get("/api/games")
        assert anna.network["came_in"] == 1
