"""Whom a request counts for if a proxy passes it on, and what the operator is told about proxies."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from stofa.server.http.forwarded import client_address
from stofa.server.limits import Limits, Rate
from stofa.server.networks import Networks
from tests.server.running_server import Running, wish

PROXY = "127.0.0.1"
ORIGIN = "https://stofa.example"


@pytest.mark.parametrize(
    ("hops", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("203.0.113.1, 192.0.2.7", "192.0.2.7"),
        ("203.0.113.1, 192.0.2.7, 10.0.0.3", "192.0.2.7"),
        ("10.0.0.4, 10.0.0.3", "10.0.0.4"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::1]:4711, 10.0.0.3", "2001:db8::1"),
        ("2001:DB8:0::1", "2001:db8::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7, unknown", "10.0.0.2"),
        ("192.0.2.7, unknown, 10.0.0.3", "10.0.0.3"),
        ("192.0.2.7,", "10.0.0.2"),
        ("' OR 1=1 --", "10.0.0.2"),
    ],
)
def test_the_rightmost_hop_that_is_no_proxy_is_the_client(hops: str, client: str) -> None:
    assert client_address(hops, "10.0.0.2", Networks(["10.0.0.0/8"])) == client


def test_networks_know_addresses_however_they_are_written() -> None:
    some = Networks(["127.0.0.1", "10.1.2.3/8", "fd00::/8"])
    for inside in ("127.0.0.1", "::ffff:127.0.0.1", "10.200.0.1", "fdff:0::1"):
        assert inside in some
    for outside in ("127.0.0.2", "11.0.0.1", "::1", "localhost", "", "x" * 10_000):
        assert outside not in some
    with pytest.raises(ValueError):
        Networks(["the proxy"])


@contextmanager
def limited(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server at which each address may open two tables."""
    with Running(folder / "s.db", limits=Limits(openings=Rate(2, 0.001)), **settings) as server:
        yield server


def opened(server: Running, source: str = "127.0.0.1", **headers: str) -> int:
    """The status of opening a table from a source address."""
    body = json.dumps({"game": "thurn-and-taxis", "seats": [wish("me"), wish("greedy")]})
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=server.url, transport=transport, trust_env=False) as http:
        return http.post("/api/tables", content=body, headers=headers).status_code


def test_limits_are_those_of_the_client_behind_a_named_proxy(tmp_path: Path) -> None:
    with limited(tmp_path, proxies=(PROXY,)) as server:
        sent = {"x-forwarded-for": "203.0.113.9, 192.0.2.7"}
        assert [opened(server, **sent) for _ in range(3)] == [200, 200, 429]
        # whatever the client writes itself stands further left
        assert opened(server, **{"x-forwarded-for": "198.51.100.1, 192.0.2.7"}) == 429
        assert opened(server, **{"x-forwarded-for": "192.0.2.8"}) == 200


@pytest.mark.parametrize("proxies", [(), ("127.0.0.9",)])
def test_nobody_else_is_believed_not_even_this_machine(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    with limited(tmp_path, proxies=proxies) as server:
        made_up = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(3)]
        assert [opened(server, **sent) for sent in made_up] == [200, 200, 429]
        if proxies:
            assert [opened(server, "127.0.0.9", **sent) for sent in made_up] == [200, 200, 200]


def test_the_environment_of_uvicorn_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with limited(tmp_path) as server:
        made_up = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(3)]
        assert [opened(server, **sent) for sent in made_up] == [200, 200, 429]


def test_the_scheme_is_believed_from_named_proxies_only(tmp_path: Path) -> None:
    https = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    for proxies in ((PROXY,), ()):
        with Running(tmp_path / f"{len(proxies)}.db", proxies=proxies) as server:
            anna = server.person()
            cookie = anna.http.get("/api/me", headers=https).headers["set-cookie"]
            assert ("Secure" in cookie) == bool(proxies)


def test_a_socket_of_the_public_page_is_let_in_through_the_proxy(tmp_path: Path) -> None:
    with Running(tmp_path / "s.db", proxies=(PROXY,), origins=(ORIGIN,)) as server:
        anna = server.person()
        table = anna.open("me", "greedy")["table"]
        https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        with anna.socket(Origin=ORIGIN, **https) as socket:
            assert socket.watch(table)["type"] == "update"
        assert server.context.sockets["127.0.0.1"] == 0


def metrics(server: Running, source: str = "127.0.0.1", **headers: str) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), trust_env=False) as http:
        return http.get(f"{server.url}/metrics", headers=headers).status_code


FAR = {"x-forwarded-for": "192.0.2.7"}


@pytest.mark.parametrize(
    ("settings", "directly", "from_elsewhere", "through_proxy"),
    [
        ({}, 200, 200, 404),
        ({"origins": (ORIGIN,)}, 404, 404, 404),
        ({"proxies": (PROXY,)}, 404, 404, 404),
        ({"proxies": (PROXY,), "metrics_from": ("127.0.0.4/31",)}, 404, 200, 404),
        ({"metrics_from": (PROXY,)}, 200, 404, 404),
        ({"proxies": (PROXY,), "metrics_from": ("192.0.2.7",)}, 404, 404, 200),
        ({"proxies": (PROXY,), "open_metrics": True}, 200, 200, 200),
    ],
)
def test_metrics_are_shown_to_this_machine_or_to_those_named(
    tmp_path: Path, settings: dict[str, Any], directly: int, from_elsewhere: int, through_proxy: int
) -> None:
    with Running(tmp_path / "s.db", **settings) as server:
        assert metrics(server) == directly
        assert metrics(server, "127.0.0.5") == from_elsewhere
        assert metrics(server, **FAR) == through_proxy


# ── What the log says ───────────────────────────────────────────────────────────────────────────────


def advice(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name == "stofa.server.http.proxy_advice"]


def test_a_proxy_that_is_not_named_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(tmp_path / "s.db", origins=(ORIGIN,)) as server:
        anna = server.person()
        for _ in range(3):
            anna.http.get("/", headers={"host": "stofa.example", **FAR})
    (one,) = advice(caplog)
    assert "--proxy" in one.getMessage()
    assert vars(one)["try_option"] == "--proxy 127.0.0.1"


def test_a_proxy_that_does_not_say_for_whom_it_asks_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path / "s.db", origins=(ORIGIN,), proxies=(PROXY,)) as server:
        anna = server.person()
        anna.http.get("/health")  # a probe on this machine
        anna.http.get("/", headers={"host": "stofa.example", **FAR})
        assert advice(caplog) == []
        for _ in range(3):
            anna.http.get("/", headers={"host": "stofa.example"})
    (one,) = advice(caplog)
    assert "without X-Forwarded-For" in one.getMessage()


@pytest.mark.parametrize("origins", [(ORIGIN,), ()])
def test_a_proxy_that_passes_on_the_wrong_host_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, origins: tuple[str, ...]
) -> None:
    with Running(tmp_path / "s.db", origins=origins, proxies=(PROXY,)) as server:
        anna = server.person()
        for _ in range(3):
            reply = anna.http.get("/api/games", headers={"host": "upstream", "origin": ORIGIN, **FAR})
            assert reply.json()["code"] == "wrong-origin"
    (one,) = advice(caplog)
    assert vars(one)["host"] == "upstream"
    assert ("proxy_set_header Host" if origins else "--origin") in one.getMessage()


def test_other_refusals_are_not_blamed_on_a_proxy(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(tmp_path / "s.db", origins=(ORIGIN,), proxies=(PROXY,)) as server:
        evil = {"host": "stofa.example", "origin": "https://evil.example", **FAR}
        anna = server.person()
        assert anna.http.get("/api/games", headers=evil).status_code == 403
    assert advice(caplog) == []
