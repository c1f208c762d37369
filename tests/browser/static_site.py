"""A folder of files below the top of a plain web server, which can be stopped and given another build."""

import hashlib
import json
import shutil
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from tools import build_site

PLACE = "games/stofa"


class StaticSite:
    """Serves a folder that was built, at one address until it is closed."""

    def __init__(self, folder: Path) -> None:
        """`folder`: in which the site lies at `PLACE`."""
        self.folder = folder
        self._port = 0
        self.begin()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{PLACE}/"

    def begin(self) -> None:
        handler = partial(build_site.Handler, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody answers at the address any more."""
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> "StaticSite":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def copied(folder: Path, to: Path) -> Path:
    """The same files at another place, to be changed."""
    shutil.copytree(folder, to)
    return to


def rebuild(folder: Path) -> None:
    """As if another version had been copied there: one file differs."""
    site = folder / PLACE
    before = hashlib.sha256((site / "site.json").read_bytes()).hexdigest()
    manifest = json.loads((site / "site.json").read_text("utf-8"))
    page = (site / "index.html").read_bytes().replace(b"<title>", b'<meta name="second-build" /><title>')
    (site / "index.html").write_bytes(page)
    manifest["files"]["index.html"] = {"bytes": len(page), "sha256": hashlib.sha256(page).hexdigest()}
    text = json.dumps(manifest)
    (site / "site.json").write_text(text, "utf-8")
    worker = (site / "worker.js").read_text("utf-8")
    assert before in worker
    after = hashlib.sha256(text.encode()).hexdigest()
    (site / "worker.js").write_text(worker.replace(before, after), "utf-8")
