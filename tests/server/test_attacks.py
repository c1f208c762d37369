"""P18: nobody acts for another, and nobody can be made to."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import stofa
import stofa.server
from stofa.engine.record import record_of
from stofa.server.limits import Limits, Rate
from tests.bots.played import played
from tests.server.running_server import GAME, WAIT_S, Person, Running, Socket, command, wait_until, wish

pytestmark = pytest.mark.slow

SEATS = [wish("me"), wish("here")]


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    """A browser: it keeps its cookie, and names the origin of the page."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, trust_env=False) as client:
        yield client


def opened(browser: httpx.Client) -> str:
    return str(browser.post("/api/tables", json={"game": GAME, "seats": SEATS}).json()["table"])


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser: httpx.Client) -> None:
    reply = browser.post("/api/tables", json={"game": GAME, "seats": SEATS})
    cookie = reply.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert word in cookie
    assert "secret" not in reply.json()
    secret = browser.cookies["stofa_device"]
    assert secret not in reply.text
    assert "set-cookie" not in browser.get("/api/me").headers  # it has one


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"]
)
def test_another_sites_page_can_do_nothing(server: Running, browser: httpx.Client, origin: str) -> None:
    table = opened(browser)
    evil = {"origin": origin}
    reply = browser.post("/api/tables", json={"game": GAME, "seats": SEATS}, headers=evil)
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")
    assert browser.delete(f"/api/tables/{table}", headers=evil).status_code == 403
    assert browser.get(f"/api/tables/{table}?seat=0", headers=evil).status_code == 403
    victim = Person(server.url)
    with pytest.raises(InvalidStatus), victim.socket(origin=origin):
        pass
    with victim.socket(origin=server.url):
        pass


def test_a_page_under_another_name_for_this_machine_can_do_nothing(server: Running) -> None:
    """DNS rebinding: the name is the attacker's, the address ours."""
    name = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    with httpx.Client(base_url=server.url, headers=name, trust_env=False) as client:
        assert client.post("/api/tables", json={"game": GAME, "seats": SEATS}).status_code == 403
        assert client.get("/api/tables").status_code == 403


def test_what_cannot_be_read_is_refused(server: Running) -> None:
    anna = server.person()
    assert anna.http.get("/api/games", headers={"host": "["}).status_code == 403
    deep = '{"x": ' + "[" * 6000 + "]" * 6000 + ', "do": "move"}'
    reply = anna.http.post("/api/commands", content=deep)
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-message")


def test_what_is_not_ones_own_is_refused(server: Running) -> None:
    anna, eve = server.person(), server.person()
    table = anna.open("me", "here", options={"start": 0}, spectators=False)["table"]
    eve.open("me", "here")
    decision = anna.look(table, 0)["decision"]
    for seat in (0, 1, 7):
        answer = eve.do("move", table, seat, moves=["take stock"], decision=decision)
        assert answer["code"] == "not-your-seat"
        eve.get(f"/api/tables/{table}", 403, seat=seat)
        eve.get(f"/api/tables/{table}/events", 403, seat=seat)
        eve.get(f"/api/tables/{table}/record", 403, seat=seat)
        eve.get(f"/api/tables/{table}/replay", 403, seat=seat)
        eve.get(f"/api/tables/{table}/position", 403, seat=seat)
        eve.get(f"/api/tables/{table}/stream", 403, seat=seat)
        for path in ("links", "revoke"):
            assert eve.post(f"/api/tables/{table}/{path}", {"seat": seat}, 403)["type"] == "refused"
    eve.get(f"/api/tables/{table}", 403)
    eve.get(f"/api/tables/{table}/replay", 403)
    eve.get(f"/api/tables/{table}/position", 403)
    assert eve.http.delete(f"/api/tables/{table}").status_code == 403
    assert eve.post(f"/api/tables/{table}/start", None, 403)["code"] == "not-host"
    for secret in ("x", "ä" * 40, "x" * 43, "x" * 5000):
        nobody = Person(server.url)
        nobody.http.headers["authorization"] = f"Bearer {secret}".encode().decode("latin-1")
        assert nobody.do("move", table, 0, moves=["take stock"], decision=decision)["type"] == "refused"
    # Somebody else's command id opens nothing.
    order = command("move", table, 0, moves=["take stock"], decision=decision)
    assert anna.post("/api/commands", order)["type"] == "accepted"
    assert eve.post("/api/commands", order, 403)["code"] == "not-your-seat"


def test_a_running_game_is_replayed_with_ones_own_eyes_only(server: Running) -> None:
    anna, eve = server.person(), server.person()
    table = anna.open("me", "here", options={"start": 0})["table"]
    decision = anna.look(table, 0)["decision"]
    assert anna.do("move", table, 0, moves=["take stock"], decision=decision)["type"] == "accepted"
    own = anna.get(f"/api/tables/{table}/replay", seat=0)["frames"][-1]
    assert len(own["position"]["own"]["hand"]) == 1
    assert eve.get(f"/api/tables/{table}/replay")["frames"][-1]["position"]["own"]["hand"] == []
    eve.get(f"/api/tables/{table}/replay", 403, seat=0)


def test_only_hashes_are_kept(server: Running) -> None:
    anna = server.person()
    code = anna.open("me", "link")["links"][0]["code"]
    path = Path(server.settings.database or "")
    kept = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert anna.secret is not None
    assert anna.secret.encode() not in kept
    assert code.encode() not in kept


def test_big_messages_are_refused(server: Running) -> None:
    anna = server.person()
    anna.open("me", "here")
    big = json.dumps({"do": "ping", "x": "x" * 20_000})
    reply = anna.http.post("/api/commands", content=big)
    assert (reply.status_code, reply.json()["code"]) == (413, "too-big")
    with anna.socket() as socket:
        socket.raw.send(big)
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    # A body that never ends is not waited for.
    endless = (b"x" * 8192 for _ in range(100))
    assert anna.http.post("/api/claim", content=endless).status_code == 413


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    begun = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
    with (
        Running(tmp_path / "stofa.db", limits=Limits(body_s=1)) as server,
        create_connection(("127.0.0.1", server.port), WAIT_S) as line,
    ):
        line.sendall(begun)
        answer = b"".join(iter(lambda: line.recv(4096), b""))  # until it is hung up
    assert answer.startswith(b"HTTP/1.1 408")
    assert b'"too-slow"' in answer


def test_a_body_with_two_lengths_is_refused_and_nothing_after_it_read(server: Running) -> None:
    body = b"5\r\nhello\r\n0\r\n\r\n"
    both = b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\n" % len(body)
    smuggled = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for path in (b"/api/commands", b"/", b"/api/tables/x"):
        with create_connection(("127.0.0.1", server.port), WAIT_S) as line:
            line.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + both + body + smuggled)
            answer = b"".join(iter(lambda: line.recv(4096), b""))  # until it is hung up
        assert answer.startswith(b"HTTP/1.1 400")
        assert answer.count(b"HTTP/1.1") == 1


def test_floods_are_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(commands=Rate(5, 0.5), openings=Rate(2, 0.1), claims=Rate(2, 0.1), sockets_of_device=2)
    with Running(tmp_path / "stofa.db", limits=limits) as server:
        anna = server.person()
        table = anna.open("me", "here")["table"]
        anna.post("/api/tables", {"game": GAME, "seats": SEATS})
        reply = anna.http.post("/api/tables", json={"game": GAME, "seats": SEATS})
        assert (reply.status_code, reply.json()["code"]) == (429, "slow-down")
        assert int(reply.headers["retry-after"]) >= 1
        guesses = [anna.claim(f"guess-number-{n}-of-many", status=404 if n < 2 else 429) for n in range(3)]
        assert guesses[2]["retry_after"] > 0
        answers = [anna.do("nudge", table, 0) for _ in range(7)]
        assert [answer.get("code") for answer in answers][-2:] == ["slow-down"] * 2
        assert anna.http.post("/api/position", json={"game": GAME, "text": ""}).status_code == 429
        with anna.socket() as one, anna.socket(), anna.socket() as three:
            assert three.receive()["code"] == "too-many-sockets"
            with pytest.raises(ConnectionClosed):
                flood(one, command("nudge", table, 0))


def test_an_address_has_only_so_many_sockets_whatever_its_devices_are_called(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db", limits=Limits(sockets_of_address=2)) as server:
        one, two, three = (Person(server.url, f"made-up-device-number-{n}") for n in range(3))
        with one.socket(), two.socket(), three.socket() as refused:
            assert refused.receive()["code"] == "too-many-sockets"
        wait_until(lambda: not server.context.sockets)
        with three.socket() as socket:
            socket.send(do="ping")
            assert socket.receive()["type"] == "pong"


def test_whoever_has_many_addresses_of_ipv6_has_one(tmp_path: Path) -> None:
    limits = Limits(openings=Rate(1, 0.001))
    with Running(tmp_path / "stofa.db", limits=limits, proxies=("127.0.0.1",)) as server:
        eve = server.person()

        def opens_from(address: str) -> int:
            headers = {"x-forwarded-for": address}
            body = {"game": GAME, "seats": SEATS}
            return eve.http.post("/api/tables", json=body, headers=headers).status_code

        assert opens_from("2001:db8::1") == 200
        assert opens_from("2001:db8::ffff:2") == 429
        assert opens_from("2001:db8:0:1::1") == 200


def test_who_keeps_looking_away_is_cut_off_too(tmp_path: Path) -> None:
    limits = Limits(reads=Rate(5, 0.5))
    with Running(tmp_path / "stofa.db", limits=limits) as server, server.person().socket() as socket:
        for _ in range(5):
            socket.send(do="unwatch", table="x")
        with pytest.raises(ConnectionClosed):
            flood(socket, {"do": "unwatch", "table": "x"})


def flood(socket: Socket, order: dict[str, object]) -> None:
    for _ in range(1000):
        socket.send(**order)
        socket.receive()


def test_every_answer_carries_the_strict_headers(server: Running, browser: httpx.Client) -> None:
    for path in ("/", "/api/games", "/nowhere", "/health", "/openapi.json", "/asyncapi.json"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "http" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert browser.get("/api/games").headers["cache-control"] == "no-store"


def test_names_cannot_pretend(server: Running) -> None:
    anna = server.person()
    assert anna.open("me", "here")["view"]["seats"][0]["name"] == "Anna"
    body = {"game": GAME, "seats": [{"kind": "me", "name": "bot:greedy"}, wish("here")]}
    assert anna.post("/api/tables", body, None)["code"] == "bot-name"
    body = {"game": GAME, "seats": [{"kind": "me", "name": " A\u202enna\n\x00 "}, wish("here")]}
    assert anna.post("/api/tables", body)["view"]["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("name", ["A" * 41, "A\u202e", "\0", "", "bot:greedy"])
def test_bots_of_records_cannot_pretend_either(server: Running, name: str) -> None:
    record = msgspec.to_builtins(record_of(played(GAME)))
    anna = server.person()
    bots = ["bot:my own one", *record["seats"][1:]]
    view = anna.post("/api/records", record | {"seats": bots})["view"]
    assert view["seats"][0]["bot"] == "my own one"
    refused = anna.post("/api/records", record | {"seats": [f"bot:{name}", *bots[1:]]}, 409)
    assert refused["code"] in ("bad-name", "bot-name")


def test_no_name_that_comes_over_the_network_has_a_module_run(server: Running) -> None:
    """A game or a bot may be named by a path on the command line, and only there."""
    eve = server.person()
    module = "this"  # it says something when it is imported, so nobody else does
    assert module not in sys.modules
    for path in (f"{module}:s", f"{module}:s.lower"):
        posted = {"game": path, "text": ""}
        assert eve.http.post("/api/position", json=posted).status_code == 404
        table = {"game": path, "seats": [wish("me"), {"kind": "bot", "bot": path}]}
        assert eve.http.post("/api/tables", json=table).status_code == 404
        assert eve.http.post("/api/tables", json={**table, "game": GAME}).status_code == 422
        record = msgspec.to_builtins(record_of(played(GAME)))
        assert eve.http.post("/api/records", json={**record, "game": path}).status_code >= 400
        assert eve.http.get(f"/api/games/{path}/rules").status_code == 404
    assert module not in sys.modules


def test_only_what_is_installed_is_looked_up_by_the_server() -> None:
    """`stofa.games.title` and `stofa.bots.bot` import what a path names."""
    folder = Path(stofa.server.__file__ or "").parent
    importing = re.compile(r"from stofa\.(games|bots) import (.*, )?(title|bot)\b|stofa\.(title|bot|new)\(")
    found = [path.name for path in folder.rglob("*.py") if importing.search(path.read_text("utf-8"))]
    assert found == []


def test_the_board_of_a_position_is_drawn_for_everybody_and_kept_nowhere(server: Running) -> None:
    eve = server.person()
    text = "hand 0: 7 2; hand 1: 3; pawns 1: r3"
    board = eve.post("/api/position", {"game": "partners", "text": text, "seat": 0})
    assert board["position"]["own"]["hand"] == ["2", "7"]
    assert board["position"]["public"]["players"][1]["pawns"] == ["r3"]
    wrong = eve.http.post("/api/position", json={"game": "partners", "text": "pawns 0: r0"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-position")
    for language, said in (("en", "never comes to r0"), ("de", "kommt"), ("is", "kemur aldrei")):
        answer = eve.http.post(
            f"/api/position?lang={language}", json={"game": "partners", "text": "pawns 0: r0"}
        )
        assert answer.json()["sentence"].startswith("pawns 0: PA-4: ")
        assert said in answer.json()["sentence"]
    bodies: list[object] = [[], {"game": "partners"}, {"game": "partners", "text": 7}]
    for body in (*bodies, {"game": "partners", "text": "x" * 9000}):
        assert eve.http.post("/api/position", json=body).status_code == 400
    assert eve.http.post("/api/position", json={"game": "chess", "text": ""}).status_code == 404
    big = {"game": "partners", "text": "x" * 20_000}
    assert eve.http.post("/api/position", json=big).status_code == 413
    assert eve.get("/api/tables")["tables"] == []
    record = stofa.record_of(stofa.position("partners", text, seed=1)).to_json()
    refused = eve.http.post("/api/records", content=record)
    assert refused.json()["code"] == "record-position"
