"""Sockets and streams: everything in order, never silence, and the same over plain HTTP."""

import asyncio
import json
import socket as sockets
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from stofa.server import uvicorn_server
from stofa.server.limits import Limits
from stofa.server.ws import socket as socket_module
from stofa.server.ws.socket import LINES
from stofa.tables.spectators import RECENT
from stofa.tables.table import Table
from stofa.tables.watcher import Watcher
from tests.server.no_limits import NO_LIMITS
from tests.server.patching import patched
from tests.server.running_server import GAME, Person, Running, command, wait_until


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def test_a_socket_hears_the_answer_and_what_happened(anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    with anna.socket() as socket:
        told = socket.watch(table, 0)
        assert [event["n"] for event in told["events"]] == list(range(1, told["view"]["n"] + 1))
        assert told["you"] == {"seats": [0, 1], "host": True, "devices": [1, 1]}
        order = command("move", table, 0, moves=["take stock"], decision=told["view"]["decision"])
        socket.send(**order)
        messages = [socket.until("update", "accepted") for _ in range(2)]
        by_type = {message["type"]: message for message in messages}
        assert by_type["accepted"]["n"] == by_type["update"]["view"]["n"] == told["view"]["n"] + 2
        assert by_type["update"]["events"][0]["what"]["move"]["text"] == "take stock"


def test_who_asks_for_lines_gets_the_answer_and_the_update_in_one_frame(anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    with anna.socket(LINES) as socket:
        assert socket.raw.subprotocol == LINES
        told = socket.watch(table, 0)
        socket.send(**command("move", table, 0, moves=["take stock"], decision=told["view"]["decision"]))
        types: list[str] = []
        while not types:
            types = [message["type"] for message in socket.receive_frame() if message["type"] != "presence"]
        assert types == ["update", "accepted"]


def test_who_asks_for_another_subprotocol_gets_a_message_in_each_frame(anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    with anna.socket("chat") as socket:
        assert socket.raw.subprotocol is None
        told = socket.watch(table, 0)
        socket.send(**command("move", table, 0, moves=["take stock"], decision=told["view"]["decision"]))
        assert [socket.until("update", "accepted")["type"] for _ in range(2)] == ["update", "accepted"]


def test_after_a_break_exactly_the_missing_events_come(anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    with anna.socket() as socket:
        known = socket.watch(table, 1)["view"]["n"]
    anna.move(table, 0, "take stock")
    with anna.socket() as socket:
        told = socket.watch(table, 1, after=known)
        assert [event["n"] for event in told["events"]] == [known + 1, known + 2]
        veiled = {"text": "draw", "kind": "draw"}
        assert told["events"][1]["what"] == {"kind": "moved", "mover": "~", "move": veiled, "veiled": True}
        # Nothing missing is an answer, too; and who knows more than there is begins anew.
        assert socket.watch(table, 1, after=known + 2)["events"] == []
        told = socket.watch(table, 1, after=9999)
        assert (told["reset"], told["events"][0]["n"]) == (True, 1)


def test_presence_is_told_but_not_kept(server: Running, anna: Person) -> None:
    bjorn = server.person()
    opened = anna.open("me", "link")
    table = opened["table"]
    bjorn.claim(opened["links"][0]["code"])
    with anna.socket() as one:
        assert one.watch(table, 0)["present"] == [False, False]
        assert one.until("presence")["present"] == [True, False]
        with bjorn.socket() as two:
            two.watch(table, 1)
            assert one.until("presence")["present"] == [True, True]
        assert one.until("presence")["present"] == [True, False]
    assert {event["what"]["kind"] for event in anna.log(table)} == {"opened", "seated", "started", "moved"}


def test_around_one_screen_nobody_is_away(anna: Person) -> None:
    table = anna.open("me", "here")["table"]
    with anna.socket() as screen:
        screen.watch(table, 1)
        assert screen.until("presence")["present"] == [True, True]
    with anna.socket() as behind_the_curtain:
        behind_the_curtain.watch(table, None)
        assert behind_the_curtain.until("presence")["present"] == [True, True]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("no json", "bad-message"),
        ("{}", "bad-message"),
        ('{"x": ' + "[" * 6000 + "]" * 6000 + ', "do": "move"}', "bad-message"),
        ('{"do": "fly", "cmd": "12345678"}', "bad-message"),
        ('{"do": "watch", "table": "nowhere"}', "no-table"),
        ('{"do": "nudge", "cmd": "12345678", "table": "nowhere", "seat": 0}', "no-table"),
        ('{"do": "nudge", "cmd": "12345678", "table": "nowhere", "seat": -1}', "bad-message"),
    ],
)
def test_whatever_is_sent_is_answered(anna: Person, message: str, code: str) -> None:
    anna.open("me", "here")
    with anna.socket() as socket:
        socket.raw.send(message)
        answer = socket.receive()
        assert (answer["type"], answer["code"]) == ("refused", code)
        if "12345678" in message:
            assert answer["cmd"] == "12345678"
        socket.send(do="ping")
        assert socket.receive()["type"] == "pong"


def test_a_refused_watch_is_named(anna: Person) -> None:
    table = anna.open("me", "link")["table"]
    with anna.socket() as socket:
        for ask, where in (("w1", {"table": "nowhere"}), ("w2", {"table": table, "seat": 1})):
            socket.send(do="watch", ask=ask, **where)
            answer = socket.receive()
            assert (answer["type"], answer["ask"], "cmd" in answer) == ("refused", ask, False)
        socket.send(do="watch", ask="w3", table=table, seat=0)
        assert socket.receive()["type"] == "update"


def test_messages_may_come_in_pieces_or_together(anna: Person) -> None:
    ping = Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=True)
    with anna.socket() as socket:
        line = socket.raw.socket
        line.sendall(ping[:1])
        time.sleep(0.02)
        line.sendall(ping[1:9])
        time.sleep(0.02)
        line.sendall(ping[9:] + Frame(Opcode.PING, b"here?").serialize(mask=True) + ping + ping)
        assert [socket.receive()["type"] for _ in range(3)] == ["pong"] * 3
        socket.raw.send(iter(['{"do":', ' "ping"}']))  # fragments
        assert socket.receive()["type"] == "pong"
        line.sendall(ping)
        assert socket.receive()["type"] == "pong"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=False), 1002),
        (b"\xc1\x81\0\0\0\0x", 1002),
        (Frame(Opcode.CONT, b"x").serialize(mask=True), 1002),
        (Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True)[:200], 1009),
    ],
    ids=["no UTF-8", "not masked", "compressed", "no beginning", "too big"],  # masks are random
)
def test_what_is_no_proper_message_ends_the_connection(anna: Person, frame: bytes, code: int) -> None:
    with anna.socket() as socket:
        socket.raw.socket.sendall(frame)
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_the_same_over_server_sent_events(server: Running, anna: Person) -> None:
    table = anna.open("me", "here", options={"start": 0})["table"]
    with anna.http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as stream:
        lines = stream.iter_lines()
        first = next_told(lines)
        anna.move(table, 0, "take stock")
        second = next_told(lines)
        assert second["events"][0]["n"] == first["view"]["n"] + 1
    last = {"last-event-id": str(second["view"]["n"])}
    with anna.http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}, headers=last) as stream:
        assert next_told(stream.iter_lines())["events"] == []
    assert anna.http.get("/api/tables/nowhere/stream").status_code == 404
    wait_until(lambda: not server.context.outboxes)


def next_told(lines: Iterator[str]) -> dict[str, Any]:
    for line in lines:
        if line.startswith("data: ") and '"update"' in line:
            return dict(json.loads(line[6:]))
    raise AssertionError("the stream has ended")


def test_who_loses_the_seat_hears_no_more(anna: Person, server: Running) -> None:
    opened = anna.open("me", "link", options={"start": 0})
    table = opened["table"]
    bjorn = server.person()
    bjorn.claim(opened["links"][0]["code"])
    with bjorn.socket() as socket:
        socket.watch(table, 1)
        bjorn.post(f"/api/tables/{table}/give", {"seat": 1})
        assert socket.until("gone")["seat"] == 1
        anna.move(table, 0, "take stock")
        with pytest.raises(TimeoutError):
            socket.receive(0.2)
        assert socket.watch(table, 1)["code"] == "not-your-seat"


def test_a_deleted_table_says_goodbye(anna: Person) -> None:
    table = anna.open("me", "here")["table"]
    with anna.socket() as socket:
        socket.watch(table)
        anna.http.delete(f"/api/tables/{table}")
        assert socket.until("gone")["table"] == table


@pytest.fixture(params=["uvloop", "asyncio"])
def event_loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loops that a server may run in: uvloop's, and Python's own where there is no uvloop."""
    if request.param == "asyncio":
        monkeypatch.setitem(sys.modules, "uvloop", None)
    else:
        pytest.importorskip("uvloop")


@pytest.mark.usefixtures("event_loop")
def test_a_restart_is_announced_and_everything_is_there_afterwards(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db") as server:
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        anna.move(table, 0, "take stock")
        before = anna.look(table, 0)
        with anna.socket() as socket:
            socket.watch(table, 0)
            assert server._server is not None
            server._server.should_exit = True
            assert socket.until("restarting")["retry_after"] > 0
            with pytest.raises(ConnectionClosed) as closed:
                socket.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    with Running(tmp_path / "stofa.db") as server:
        again = Person(server.url, anna.secret)
        assert again.look(table, 0) == before
        assert [one["table"] for one in again.get("/api/tables")["tables"]] == [table]


@pytest.mark.usefixtures("event_loop")
def test_a_socket_that_comes_while_the_server_stops_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path / "stofa.db") as server:
        uvicorn = server._server
        assert uvicorn is not None

        def stop_meanwhile(http: HTTPConnection) -> None:
            """What stopping does, in the moment between a socket's request and its acceptance."""
            server.context.say_goodbye()
            for connection in list(uvicorn.server_state.connections):
                connection.shutdown()

        monkeypatch.setattr(socket_module, "secret_of", stop_meanwhile)
        with pytest.raises(InvalidStatus), server.person().socket():
            pass
        monkeypatch.undo()
        wait_until(lambda: not uvicorn.server_state.tasks)
    assert not [line for line in caplog.messages if "ASGI" in line]


@pytest.mark.usefixtures("event_loop")
def test_a_slow_reader_is_let_go_and_holds_nobody_up(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db", limits=SMALL_OUTBOX) as server:
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        slow = stop_reading(server, anna, table)
        assert not server.run(server.context.tables.get(table)).watchers
        assert anna.move(table, 0, "take stock")["type"] == "accepted"
        slow.close()


@pytest.mark.skipif(not hasattr(sockets, "TCP_USER_TIMEOUT"), reason="the system has no such timeout")
@pytest.mark.usefixtures("event_loop")
def test_a_client_that_reads_nothing_does_not_keep_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_server, "UNREAD_TIMEOUT_MS", 500)
    with Running(tmp_path / "stofa.db", limits=SMALL_OUTBOX) as server:
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        slow = stop_reading(server, anna, table)
        port = slow.getsockname()[1]
        # Seen from outside: whatever the client sent could itself end a connection that is half closed.
        wait_until(lambda: not knows_connection(server.port, port))
        slow.close()


def knows_connection(here: int, there: int) -> bool:
    """Whether the system still keeps a connection between two ports, for the side of the first."""
    lines = Path("/proc/net/tcp").read_text("utf-8").splitlines()[1:]
    ends = [[int(end.rpartition(":")[2], 16) for end in line.split()[1:3]] for line in lines]
    return [here, there] in ends


SMALL_OUTBOX = Limits(
    outbox_bytes=20_000,
    **{
        name: getattr(NO_LIMITS, name)
        for name in ("commands", "commands_of_address", "reads", "reads_of_address", "openings", "claims")
    },
)


def watch_and_read_nothing(
    server: Running, table: str, seat: int | None, person: Person
) -> tuple[sockets.socket, Table]:
    """A client that has asked to watch a table, and the table."""
    slow = sockets.create_connection(("127.0.0.1", server.port))
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    slow.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {person.secret}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in slow.recv(100)
    text = json.dumps({"do": "watch", "table": table, "seat": seat, "after": 0}).encode()
    slow.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    wait_until(lambda: len(server.context.outboxes) == 1)
    live = server.run(server.context.tables.get(table))
    wait_until(lambda: len(live.watchers) == 1)
    return slow, live


def stop_reading(server: Running, person: Person, table: str) -> sockets.socket:
    """A client that watches a seat but reads nothing, until the server has let it go."""
    slow, live = watch_and_read_nothing(server, table, 0, person)

    async def tell() -> None:
        live._tell([])
        await asyncio.sleep(0)  # so that what waits is sent, as long as the system takes it

    for _ in range(10_000):  # the system itself takes several megabytes before it says that it is full
        if not server.context.outboxes:
            break
        server.run(tell())
    wait_until(lambda: not server.context.outboxes)
    return slow


def test_http_answers_are_honest_about_paths_and_methods(server: Running) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        assert http.get("/nowhere").json()["code"] == "no-page"
        assert http.get("/api/nowhere").status_code == 404
        # A person with a browser sees the page, which says so in their language.
        browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        wrong = http.get("/regeln", headers=browser)
        assert (wrong.status_code, wrong.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert wrong.text == http.get("/").text
        assert http.get("/api/nowhere", headers=browser).json()["code"] == "no-page"
        assert http.put("/api/tables").json()["code"] == "wrong-method"
        assert http.get("/").status_code == 200
        draft = http.get("/api/games").json()
        assert GAME in [game["id"] for game in draft["games"]]
        assert {"random", "greedy"} <= {bot["id"] for bot in draft["bots"]}


def test_spectators_are_sent_changes_if_they_ask_and_seats_never(server: Running) -> None:
    anna, visitor = server.person(), server.person()
    table = anna.open("me", "here", options={"start": 0})["table"]
    with anna.socket() as seat, visitor.socket() as whole, visitor.socket() as brief:
        assert seat.watch(table, 0, changes=True)["type"] == "update"
        whole.watch(table)
        view = brief.watch(table, changes=True)["view"]
        anna.move(table, 0, "take stock")
        assert seat.until("update", "changes")["type"] == "update"
        news = brief.until("update", "changes")
        assert (news["type"], news["after"]) == ("changes", view["n"])
        update = whole.until("update", "changes")
        assert patched(view, news["changes"]) == update["view"]
        assert news["events"] == update["events"]
        assert len(brief.bytes[-1]) < len(whole.bytes[-1]) / 2
    # Whoever comes back gets a whole view, with what they missed, and goes on from there.
    anna.move(table, 0, "take stock")
    with visitor.socket() as again:
        update = again.watch(table, after=view["n"], changes=True)
        assert update["events"][0]["n"] == view["n"] + 1
        city = next(move["text"] for move in anna.get(f"/api/tables/{table}", seat=0)["view"]["legal"])
        anna.move(table, 0, city)
        news = again.until("update", "changes")
        assert news["after"] == update["view"]["n"]
        assert patched(update["view"], news["changes"]) == anna.get(f"/api/tables/{table}")["view"]


def test_spectators_never_shut_out_a_seat_or_the_tables_own_screen(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db", limits=Limits(spectators_of_table=2)) as server, ExitStack() as stack:
        anna, visitor = server.person(), server.person()
        table = anna.open("me", "here")["table"]
        code = anna.get(f"/api/tables/{table}/screen")["code"]
        sockets = [stack.enter_context(visitor.socket()) for _ in range(5)]
        answers = [socket.watch(table) for socket in sockets[:3]]
        assert [answer.get("code") for answer in answers] == [None, None, "too-many-sockets"]
        sockets[3].send(do="watch", table=table, screen="made-up")
        assert sockets[3].until("update", "refused")["type"] == "refused"
        sockets[4].send(do="watch", table=table, screen=code)
        assert sockets[4].until("update", "refused")["type"] == "update"
        assert stack.enter_context(anna.socket()).watch(table, 1)["type"] == "update"


@pytest.mark.usefixtures("event_loop")
def test_a_spectator_that_stops_reading_is_brought_up_to_date_when_it_reads_on(tmp_path: Path) -> None:
    with Running(tmp_path / "stofa.db", limits=SMALL_OUTBOX) as server:
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        slow, live = watch_and_read_nothing(server, table, None, anna)
        (watcher,) = live.spectators
        with slow:
            server.run(fill(live, watcher))
            anna.move(table, 0, "take stock")
            newest = f'"table":"{table}","n":{live.state.n},'.encode()
            slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1 << 20)
            received = b""
            while newest not in received:
                more = slow.recv(1 << 20)
                assert more, "it was disconnected"
                received = received[-100:] + more


async def fill(table: Table, watcher: Watcher) -> None:
    """Tell so much that it does not fit in what the system keeps for a reader, which is several megabytes."""
    waited = 0
    while waited < 200:
        if watcher.ready:
            table._tell([])
            waited = 0
        await asyncio.sleep(0 if waited < 100 else 0.001)
        waited += 1
    for _ in range(2 * RECENT):
        table._tell([])
