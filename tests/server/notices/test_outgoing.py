"""Nobody can lead the server to its own network, or keep it waiting."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stofa.server.notices import outgoing
from stofa.tables.errors import Refused
from tests.server.notices.push_service import PushService


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://",
        "https://user@push.example/x",
        "https://user:secret@push.example/x",
        "https://push.example:8443/x",
        "https://push.example:x/",
        "https://[::1",
        "https://push.example/x\r\nHost: other",
        "https://push.example/a b",
        "https://push.example/#x",
        "https://püsh.example/",
        "file:///etc/passwd",
        "https://push.example/" + "x" * 1000,
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        outgoing.checked_endpoint(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuQ",
        "https://push.example:443/x?y=z",
    ],
)
def test_addresses_of_push_services_are_taken(url: str) -> None:
    assert outgoing.checked_endpoint(url) == url


def post(url: str, loopback: bool = True) -> outgoing.Reply:
    return asyncio.run(outgoing.post(url, {"TTL": "1"}, b"x", loopback=loopback))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1"])
def test_a_name_that_leads_to_this_machine_is_not_followed(host: str) -> None:
    """Also one that was public when it was checked first: it is looked up again for every request."""
    listener = socket.create_server(("127.0.0.1", 0))
    with listener:
        with pytest.raises((outgoing.Forbidden, outgoing.Unreachable)):
            post(f"https://{host}:{listener.getsockname()[1]}/x", loopback=False)
        listener.settimeout(0.05)
        with pytest.raises(TimeoutError):
            listener.accept()


def test_a_redirect_is_an_answer_and_not_followed(push_service: PushService) -> None:
    push_service.answers = [(307, {"location": f"{push_service.address}/elsewhere"})]
    assert post(f"{push_service.address}/x").status == 307
    assert push_service.asked == 1


def test_a_certificate_that_nobody_trusts_is_not_talked_to(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    with PushService(certificate).running() as service:
        with pytest.raises(outgoing.Unreachable):
            post(f"{service.address}/x")
        assert service.asked == 0


@contextmanager
def answering(certificate: Path, answer: bytes, *, hang: bool = False) -> Iterator[str]:
    """Something that answers every request with these bytes."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            try:
                raw, _ = listener.accept()
                with context.wrap_socket(raw, server_side=True) as connection:
                    connection.recv(10_000)
                    connection.sendall(answer)
                    if hang:
                        over.wait(30)
            except OSError:
                pass  # the other side has had enough

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"https://localhost:{listener.getsockname()[1]}/x"
        over.set()
        thread.join()


@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize(
    "answer",
    [b"", b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 2x1 ?\r\n\r\n", b"HTTP/1.1 200 OK\r\n", b"x" * 100_000],
)
def test_an_answer_that_is_none_ends_the_request(certificate: Path, answer: bytes) -> None:
    with answering(certificate, answer) as url, pytest.raises(outgoing.Unreachable):
        post(url)


@pytest.mark.usefixtures("trusted")
def test_a_first_word_is_not_the_answer(certificate: Path) -> None:
    answer = b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 429 Slow\r\nRetry-After: 7\r\n\r\n"
    with answering(certificate, answer) as url:
        assert post(url) == outgoing.Reply(429, {"retry-after": "7", "": ""})


@pytest.mark.usefixtures("trusted")
def test_nobody_keeps_the_server_waiting(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT_S", 0.3)
    with answering(certificate, b"HTTP/1.1 200", hang=True) as url, pytest.raises(outgoing.Unreachable):
        post(url)
