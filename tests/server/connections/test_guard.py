"""What clients may send, how much of it at a time, and how long that may take them."""

import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from socket import SHUT_WR, SO_RCVBUF, SOL_SOCKET, create_connection, socket

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stofa.server.connections.frames import MOST_AT_ONCE
from stofa.server.connections.guard import PIECE_BYTES
from stofa.server.limits import Limits
from tests.server.no_limits import NO_LIMITS
from tests.server.running_server import WAIT_S, Running, wait_until

pytestmark = pytest.mark.slow

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MASK = b"\0\0\0\0"
PING = b"\x89\x80" + MASK
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module", params=["uvloop", pytest.param("asyncio", marks=pytest.mark.slow)])
def hasty(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody longer than a second, in uvloop's event loop and in Python's own."""
    limits = msgspec.structs.replace(NO_LIMITS, head_s=1, unread_s=1)
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "asyncio":
            patch.setitem(sys.modules, "uvloop", None)
        with Running(tmp_path_factory.mktemp("hasty") / "stofa.db", limits=limits) as running:
            yield running


def connect(server: Running) -> socket:
    return create_connection(("127.0.0.1", server.port), WAIT_S)


def read_on(line: socket) -> bytes:
    """All that comes until the server hangs up; abruptly, if it did not wait for what was sent last."""
    came = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(65_536):
            came += piece
    return came


def web_socket(server: Running, then: bytes = b"") -> socket:
    line = connect(server)
    line.sendall(UPGRADE + then)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


def text(message: bytes) -> bytes:
    return bytes((0x81, 0x80 | len(message))) + MASK + message


@pytest.mark.parametrize("begun", [b"", b"G", b"GET / HTTP/1.1\r\nHo", HEAD])
def test_a_request_that_does_not_come_is_not_waited_for(hasty: Running, begun: bytes) -> None:
    with connect(hasty) as line:
        line.sendall(begun)
        assert read_on(line) == b""
    wait_until(lambda: hasty.context.doorkeeping.counts.open == 0)


def test_nor_is_one_that_comes_letter_by_letter(hasty: Running) -> None:
    with connect(hasty) as line:
        line.sendall(HEAD)
        assert dribbled(line, b"x" * 300) < 300


def dribbled(line: socket, data: bytes) -> int:
    """How many bytes could be sent one by one before the server hung up."""
    for number in range(len(data)):
        try:
            line.sendall(data[number : number + 1])
        except OSError:
            return number
        time.sleep(0.02)
    return len(data)


def test_nor_the_next_one(hasty: Running) -> None:
    with connect(hasty) as line:
        line.sendall(HEAD + b"\r\n" + HEAD + b"\r\n" + HEAD)
        assert read_on(line).count(b"200 OK") == 2


def test_who_is_connected_stays_however_little_they_say(hasty: Running) -> None:
    anna = hasty.person()
    table = anna.open("me", "here")["table"]
    with anna.socket() as socket, anna.http.stream("GET", f"/api/tables/{table}/stream?seat=0") as stream:
        time.sleep(1.5)
        socket.send(do="ping")
        assert socket.receive()["type"] == "pong"
        assert next(stream.iter_lines()) == "retry: 1000"


def test_a_request_in_pieces_is_read_piece_by_piece(server: Running) -> None:
    turns = server.context.doorkeeping.turns
    before = turns.taken
    chunks = b"1\r\n \r\n" * 20_000
    with connect(server) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.sendall(chunks + b"0\r\n\r\n" + HEAD + b"Connection: close\r\n\r\n")
        answers = read_on(line)
    assert answers.startswith(b"HTTP/1.1 422")
    assert b"HTTP/1.1 200" in answers
    assert turns.taken - before >= len(chunks) // PIECE_BYTES


def test_control_frames_are_read_a_few_at_a_time(server: Running) -> None:
    turns = server.context.doorkeeping.turns
    before = turns.taken
    count = 20_000
    with web_socket(server) as line:
        line.sendall(PING * count + text(b'{"do":"ping"}'))
        answer = b""
        while b'"pong"' not in answer:
            answer += line.recv(65_536)
    assert answer.count(b"\x8a\x00") == count
    assert turns.taken - before >= count // MOST_AT_ONCE


def test_messages_come_one_by_one_to_whoever_answers_them(server: Running) -> None:
    turns = server.context.doorkeeping.turns
    before = turns.taken
    with web_socket(server) as line:
        line.sendall(text(b'{"do":"ping"}') * 500)
        answer = b""
        while answer.count(b'"pong"') < 500:
            answer += line.recv(65_536)
    assert turns.taken - before >= 400


def test_frames_that_came_too_early_are_answered_all_the_same(server: Running) -> None:
    with web_socket(server) as line:
        line.sendall(text(b'{"do":"ping"}')[:3])
        line.sendall(text(b'{"do":"ping"}')[3:])
        assert b'"pong"' in line.recv(65_536)


@pytest.mark.parametrize(
    "frame", [PING, b"\x8a\x80" + MASK, b"\x00\x80" + MASK], ids=["ping", "pong", "fragment"]
)
def test_control_frames_and_fragments_count_as_reads(tmp_path: Path, frame: bytes) -> None:
    with Running(tmp_path / "stofa.db", limits=Limits()) as server:
        begun = b"\x01\x80" + MASK if frame[0] == 0 else b""
        with web_socket(server) as line:
            line.sendall(begun + frame * 2000)
            answer = read_on(line)
        assert answer.endswith(b"\x88\x02" + (1008).to_bytes(2))
        assert answer.count(b"\x8a\x00") <= server.settings.limits.reads.burst + MOST_AT_ONCE
        wait_until(lambda: not server.context.sockets)


def test_a_socket_that_there_is_no_room_for_is_closed_at_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, sockets_of_address=1)
    with (
        Running(tmp_path / "stofa.db", limits=limits) as server,
        server.person().socket(),
        server.person().socket() as refused,
    ):
        assert refused.receive()["code"] == "too-many-sockets"
        with pytest.raises(ConnectionClosed):
            refused.receive()
        wait_until(lambda: server.context.doorkeeping.counts.open == 1)


def test_who_does_not_read_is_not_read_either_and_then_sent_away(hasty: Running) -> None:
    ping = b"\x89\xfd" + MASK + b"x" * 125
    with web_socket(hasty) as line:
        line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        line.settimeout(10)
        assert sent(line, ping * 500_000) < 500_000 * len(ping)  # it is hung up on before
    wait_until(lambda: hasty.context.doorkeeping.counts.open == 0)


def test_what_is_not_read_is_not_kept_without_bound(server: Running) -> None:
    """Pongs are not: while they wait, no further pings are answered."""
    ping = b"\x89\xfd" + MASK + b"x" * 125
    with web_socket(server) as line:
        line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        line.settimeout(1)
        assert sent(line, ping * 500_000) < 500_000 * len(ping)
        assert server._server is not None
        connections = server._server.server_state.connections

        def unsent() -> int:
            return max(each.transport.get_write_buffer_size() for each in list(connections))

        wait_until(lambda: unsent() > 0)
        assert unsent() < 200_000


def sent(line: socket, data: bytes) -> int:
    """How many bytes the server took before it hung up."""
    at = 0
    while at < len(data):
        try:
            at += line.send(data[at : at + 100_000])
        except OSError:
            break
    return at


def test_what_was_sent_before_the_client_hung_up_is_still_read(server: Running) -> None:
    anna = server.person()
    table = anna.open("me", "here", options={"start": 0})["table"]
    orders = [
        b'{"do":"nudge","cmd":"cmd-%d-of-many","table":"%s","seat":0}' % (number, table.encode())
        for number in range(40)
    ]
    answered = server.context.metrics.answers.total()
    with web_socket(server) as line:
        line.sendall(b"".join(text(order) for order in orders))
        line.shutdown(SHUT_WR)
        wait_until(lambda: server.context.metrics.answers.total() == answered + len(orders))
        read_on(line)
