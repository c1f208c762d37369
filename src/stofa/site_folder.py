"""The folder of files that needs no server of its own: where it may be written, compressed copies, trying it.

Standard library only: the folder is also built before anything is installed.
"""

import gzip
import hashlib
import json
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from typing import Final

MANIFEST: Final = "site.json"
"""Lists the files with sizes and hashes: `{"files": {"index.html": {"bytes": 1234, "sha256": "…"}, …}}`."""

COPIES: Final = {"br": ".br", "gzip": ".gz"}
"""How the names of compressed copies end, by what HTTP calls it; the smallest first."""
COMPRESSED: Final = (*COPIES.values(), ".png", ".woff2")
SMALLEST: Final = 1000
"""Bytes. Below that a copy is not worth a file."""


def is_ours(folder: Path) -> bool:
    """Whether a folder may be written: it is not there, empty, or one that was written before."""
    return not folder.exists() or not any(folder.iterdir()) or (folder / MANIFEST).is_file()


def place(made: Path, folder: Path) -> None:
    """Puts a folder that was made at its place, instead of what was there."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(made, folder)


def files_of(folder: Path) -> dict[str, Path]:
    """The files that the page may ask for, by their path in the folder."""
    manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    return {path: folder / path for path in manifest["files"]}


def add_copies(folder: Path, kept: Path | None = None) -> list[str]:
    """Writes a compressed copy beside each file, for web hosts that send it; how the names of the copies end.

    With brotli, which compresses a fifth better, only where its package is installed. `kept`: where copies
    are looked for first, and kept.
    """
    packers: dict[str, Callable[[bytes], bytes]] = {".gz": partial(gzip.compress, compresslevel=9, mtime=0)}
    with suppress(ModuleNotFoundError):
        packers[".br"] = import_module("brotli").compress
    for path in (*files_of(folder).values(), *folder.glob("*.js")):
        content = path.read_bytes()
        if path.suffix in COMPRESSED or len(content) < SMALLEST:
            continue
        for end, pack in packers.items():
            copy = path.with_name(path.name + end)
            if not copy.exists():
                copy.write_bytes(_packed(content, end, pack, kept))
    return sorted(packers)


def _packed(content: bytes, end: str, pack: Callable[[bytes], bytes], kept: Path | None) -> bytes:
    if kept is None:
        return pack(content)
    known = kept / (hashlib.sha256(content).hexdigest() + end)
    if not known.is_file():
        kept.mkdir(parents=True, exist_ok=True)
        new = known.with_suffix(".new")
        new.write_bytes(pack(content))
        new.rename(known)
    return known.read_bytes()


class Handler(SimpleHTTPRequestHandler):
    """A plain web server."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_request(self, code: object = "-", size: object = "-") -> None:
        pass


class CompressingHandler(Handler):
    """One that sends the compressed copies, as a host does that is set up for them."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        taken = self.headers.get("Accept-Encoding", "")
        for coding, end in COPIES.items():
            copy = path.with_name(path.name + end)
            if coding in taken and copy.is_file():
                content = copy.read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Encoding", coding)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)
                return
        super().do_GET()


def serve(folder: Path, port: int) -> None:
    """Serves a folder to this machine, until it is interrupted."""
    handler = partial(CompressingHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://127.0.0.1:{server.server_address[1]}/", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
