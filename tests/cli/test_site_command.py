"""`stofa site`: writes the folder that an installation carries, and spoils none that is somebody's own."""

import gzip
import json
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.request import ProxyHandler, Request, build_opener

import pytest

from stofa.cli import main, site
from stofa.site_folder import CompressingHandler

TEXT = b"console.log('Stofa')\n" * 100


@pytest.fixture
def carried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What an installation carries."""
    folder = tmp_path / "package" / "site"
    folder.mkdir(parents=True)
    (folder / "page.js").write_bytes(TEXT)
    (folder / "site.json").write_text(json.dumps({"files": {"page.js": {"bytes": len(TEXT), "sha256": "…"}}}))
    monkeypatch.setattr(site, "files", lambda package: folder.parent)
    return folder


def test_the_folder_is_written_with_compressed_copies_and_served(carried: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    for _ in range(2):  # it may be written over what this has written
        assert main(["site", str(folder)]) == 0
    assert (folder / "page.js").read_bytes() == TEXT
    assert gzip.decompress((folder / "page.js.gz").read_bytes()) == TEXT
    handler = partial(CompressingHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/page.js"
        opener = build_opener(ProxyHandler({}))
        assert opener.open(address).read() == TEXT
        compressed = opener.open(Request(address, headers={"Accept-Encoding": "gzip"}))
        assert compressed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(compressed.read()) == TEXT
        server.shutdown()


def test_a_folder_of_somebody_s_own_is_left_alone(
    carried: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "letter.txt").write_text("Dear Anna")
    assert main(["site", str(tmp_path / "own")]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "own").iterdir()] == ["letter.txt"]


def test_an_installation_that_does_not_carry_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "files", lambda package: tmp_path)
    monkeypatch.setattr(site, "BUILDER", tmp_path / "build_site.py")
    assert main(["site", str(tmp_path / "new")]) == 1
    assert "does not carry" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
