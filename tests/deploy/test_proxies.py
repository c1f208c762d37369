"""Stofa behind Caddy and nginx as `deploy/` sets them up: real programs, a real certificate, real sockets."""

import json
import logging
import re
from collections.abc import Iterator
from contextlib import ExitStack
from threading import Thread

import httpx
import msgspec
import pytest

from stofa.server.limits import Rate
from stofa.server.uvicorn_server import configured
from tests.cli.runner import run
from tests.deploy.proxies import DEPLOY, Proxy
from tests.server.no_limits import NO_LIMITS
from tests.server.running_server import Running, wait_until, wish

pytestmark = pytest.mark.slow

FAR, OTHER = "127.0.0.5", "127.0.0.6"
OPENINGS = 4
SOCKETS = 3
FORGED = {"x-forwarded-for": "203.0.113.1", "forwarded": "for=203.0.113.1", "x-real-ip": "203.0.113.1"}


@pytest.fixture(scope="module")
def behind(proxy: Proxy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind the proxy."""
    path = tmp_path_factory.mktemp("server") / "s.db"
    settings = {"origins": (proxy.origin,), "proxies": ("127.0.0.1",), "metrics_from": ("127.0.0.1",)}
    limits = msgspec.structs.replace(NO_LIMITS, openings=Rate(OPENINGS, 0.001), sockets_of_address=SOCKETS)
    with Running(path, limits=limits, **settings) as server, proxy.running([server.port]):
        yield server


def test_the_page_comes_over_https_with_its_headers(proxy: Proxy, behind: Running) -> None:
    anna = proxy.visitor()
    page = anna.http.get("/")
    assert page.status_code == 200
    assert "<!doctype html" in page.text.lower()
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert "max-age" in page.headers["strict-transport-security"]
    for script in re.findall(r'src="([^"]+\.js)"', page.text):  # none where the page is not built
        assert anna.http.get(script).status_code == 200


def test_plain_http_is_sent_to_https(proxy: Proxy, behind: Running) -> None:
    reply = httpx.get(
        f"http://127.0.0.1:{proxy.plain_port}/rules?x=1",
        headers={"host": f"stofa.example:{proxy.plain_port}"},
        trust_env=False,
    )
    assert reply.status_code in (301, 308)
    assert reply.headers["location"].startswith("https://stofa.example")
    assert reply.headers["location"].endswith("/rules?x=1")


def test_tables_are_opened_and_played_at(proxy: Proxy, behind: Running) -> None:
    anna, bjorn = proxy.visitor(FAR), proxy.visitor(OTHER)
    opened = anna.open("me", "link", options={"start": 0})
    bjorn.claim(opened["links"][0]["code"])
    table = opened["table"]
    with bjorn.socket() as far:
        n = far.watch(table, 1)["view"]["n"]
        assert anna.move(table, 0, "take stock")["type"] == "accepted"
        assert far.until("update")["view"]["n"] > n


def test_cookies_are_secure_and_foreign_origins_refused(proxy: Proxy, behind: Running) -> None:
    anna = proxy.visitor()
    assert "Secure" in anna.http.get("/api/me").headers["set-cookie"]
    for origin, status in (
        (proxy.origin, 200),
        ("https://evil.example", 403),
        (proxy.origin.replace("https", "http"), 403),
    ):
        assert anna.http.get("/api/me", headers={"origin": origin}).status_code == status


def test_events_are_streamed_as_they_happen(proxy: Proxy, behind: Running) -> None:
    anna = proxy.visitor("127.0.0.12")
    table = anna.open("me", "here", options={"start": 0})["table"]
    numbers: list[int] = []

    def read() -> None:
        reader = proxy.visitor(OTHER)
        with reader.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            for line in stream.iter_lines():
                if line.startswith("data: ") and (view := json.loads(line[6:]).get("view")):
                    numbers.append(view["n"])
                    if len(numbers) == 2:
                        return

    reading = Thread(target=read)
    reading.start()
    wait_until(lambda: len(numbers) == 1)
    anna.move(table, 0, "take stock")
    reading.join(10)  # much less than it would take a buffer to fill
    assert len(numbers) == 2


def test_each_client_has_limits_of_its_own(proxy: Proxy, behind: Running) -> None:
    body = json.dumps({"game": "thurn-and-taxis", "seats": [wish("me"), wish("greedy")]})

    def openings(source: str, count: int, headers: dict[str, str]) -> list[int]:
        person = proxy.visitor(source)
        return [
            person.http.post("/api/tables", content=body, headers=headers).status_code for _ in range(count)
        ]

    assert openings("127.0.0.7", OPENINGS + 1, {}) == [200] * OPENINGS + [429]
    assert openings("127.0.0.8", 1, {}) == [200]
    # whatever addresses a client makes up, they are not believed
    for number in range(3):
        made_up = {name: value.replace("113.1", f"113.{number}") for name, value in FORGED.items()}
        assert openings("127.0.0.7", 1, made_up) == [429]
    assert openings("127.0.0.9", 1, {"x-forwarded-for": "127.0.0.7"}) == [200]


def test_sockets_are_counted_by_the_true_client(proxy: Proxy, behind: Running) -> None:
    with ExitStack() as stack:
        anna = proxy.visitor("127.0.0.10")
        for _ in range(SOCKETS):
            stack.enter_context(anna.socket()).send(do="ping")
        one_too_many = stack.enter_context(anna.socket(**FORGED))
        assert one_too_many.until("refused")["code"] == "too-many-sockets"
        another = stack.enter_context(proxy.visitor("127.0.0.11").socket())
        another.send(do="ping")
        assert another.until("pong")
    wait_until(lambda: behind.context.sockets["127.0.0.10"] == 0)


def test_metrics_are_closed_to_the_world(proxy: Proxy, behind: Running) -> None:
    anna = proxy.visitor(FAR)
    for headers in ({}, FORGED, {"x-forwarded-for": "127.0.0.1"}):
        for path in ("/metrics", "/metrics?x=1", "//metrics", "/%6detrics", "/x/../metrics", "/metrics/"):
            assert "stofa_" not in anna.http.get(path, headers=headers).text
    with httpx.Client(trust_env=False) as prometheus:
        assert "stofa_sockets" in prometheus.get(f"{behind.url}/metrics").text


def test_a_record_that_is_too_big_gets_the_sentence_of_the_server(proxy: Proxy, behind: Running) -> None:
    anna = proxy.visitor()
    reply = anna.http.post("/api/records", content=b"x" * 600_000)
    assert (reply.status_code, reply.json()["code"]) == (413, "too-big")


def test_the_server_has_nothing_to_say_about_the_proxy(
    proxy: Proxy, behind: Running, caplog: pytest.LogCaptureFixture
) -> None:
    anna = proxy.visitor(FAR)
    table = anna.open("me", "here")["table"]
    with anna.socket() as socket:
        socket.watch(table)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_the_proxy_gives_up_idle_connections_before_the_server_does(behind: Running) -> None:
    config = configured(behind.settings, behind.context)
    for file in ("nginx/stofa.conf", "caddy/Caddyfile"):
        found = re.search(r"keepalive(?:_timeout)? (\d+)s", (DEPLOY / file).read_text("utf-8"))
        assert found is not None
        assert int(found[1]) < min(config.timeout_keep_alive, behind.settings.limits.head_s)


def test_the_doctor_finds_the_way_through_the_proxy(proxy: Proxy, behind: Running) -> None:
    arguments = ["doctor", "--json", "--port", str(behind.port), "--database", str(behind.settings.database)]
    arguments += ["--origin", proxy.origin, "--proxy", "127.0.0.1"]
    found = json.loads(run(*arguments, env={"SSL_CERT_FILE": str(proxy.certificate.authority)}).stdout)
    assert ("origin", "ok") in {(one["code"], one["level"]) for one in found["findings"]}
    found = json.loads(run(*arguments).stdout)  # without that authority nobody trusts the certificate
    assert ("origin-certificate", "broken") in {(one["code"], one["level"]) for one in found["findings"]}
