"""The files of the client: packed, cached, and as they were generated."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from stofa.server.http.static_files import WITHOUT, Client
from stofa.server.wire.typescript import generated

GENERATED = Path(__file__).resolve().parents[3] / "web" / "src" / "generated"

SCRIPT = b"play();" * 100
PACKED = gzip.compress(SCRIPT, mtime=0)
FILES = {
    "index.html": b"<!doctype html>",
    "index.html.gz": b"longer than the page itself",
    "assets/index-4f1.js": SCRIPT,
    "assets/index-4f1.js.gz": PACKED,
    "assets/index-4f1.js.br": b"brotli",
    "assets/text.woff2": b"font",
    ".stamp": b"of the build",
}


@pytest.fixture
def client(tmp_path: Path) -> Client:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return Client(tmp_path)


def ask(client: Client, path: str, **headers: str) -> Response | None:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": sent}
    return client.response(Request(scope))


def get(client: Client, path: str, **headers: str) -> Response:
    response = ask(client, path, **headers)
    assert response is not None
    return response


@pytest.mark.parametrize(
    ("accepts", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip, deflate", "gzip", PACKED),
        ("gzip;q=0.5, br;q=0", "gzip", PACKED),
        ("", None, SCRIPT),
        ("identity", None, SCRIPT),
    ],
)
def test_every_browser_gets_the_smallest_file_it_can_read(
    client: Client, accepts: str, encoding: str | None, body: bytes
) -> None:
    response = get(client, "/assets/index-4f1.js", accept_encoding=accepts)
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "accept-encoding"
    assert response.body == body
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"


def test_what_packing_made_longer_is_sent_as_it_is(client: Client) -> None:
    assert get(client, "/", accept_encoding="gzip").body == FILES["index.html"]


def test_the_page_is_asked_for_anew_and_its_parts_are_kept(client: Client) -> None:
    assert get(client, "/").headers["cache-control"] == "no-cache"
    assert "immutable" in get(client, "/assets/text.woff2").headers["cache-control"]
    assert get(client, "/assets/text.woff2").headers["content-type"] == "font/woff2"


def test_a_known_file_is_not_sent_again(client: Client) -> None:
    plain = get(client, "/assets/index-4f1.js").headers["etag"]
    packed = get(client, "/assets/index-4f1.js", accept_encoding="br").headers["etag"]
    assert plain != packed
    again = get(client, "/assets/index-4f1.js", accept_encoding="br", if_none_match=f"{plain}, {packed}")
    assert (again.status_code, again.body) == (304, b"")
    other = get(client, "/assets/index-4f1.js", accept_encoding="br", if_none_match=plain)
    assert other.status_code == 200


@pytest.mark.parametrize(
    "path", ["/nothing", "/.stamp", "/assets/index-4f1.js.br", "/../index.html", "/assets"]
)
def test_nothing_else_is_served(client: Client, path: str) -> None:
    assert ask(client, path) is None


def test_without_a_client_the_server_says_so(tmp_path: Path) -> None:
    response = get(Client(tmp_path / "nowhere"), "/", accept_encoding="gzip, br")
    assert gzip.decompress(bytes(response.body)) == WITHOUT


def test_what_is_generated_for_the_client_is_current() -> None:
    """If not: python -m stofa.server.wire.typescript web/src/generated"""
    kept = {path.name: path.read_text("utf-8") for path in GENERATED.iterdir()}
    assert kept == generated()
