"""The page people play on: files built from `web/` into the package, kept in memory."""

import gzip
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from stofa.server.http.fixed_content import FixedContent

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""What the build leaves beside a file, the smallest first: the encoding and how the name ends."""

KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Content types; the system's own list may differ."""

WITHOUT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stofa</title>
<h1>Stofa</h1>
<p>The server runs, but the client was not built.
The API is described at <a href="/openapi.json">/openapi.json</a>
and <a href="/asyncapi.json">/asyncapi.json</a>.</p>
</html>
"""


class Client:
    def __init__(self, folder: Traversable | None = None, at: str = "/") -> None:
        """`at`: the path at which it is served."""
        self._at = at
        content: dict[str, bytes] = {}
        _read(folder or files("stofa") / "web", "", content)
        if "index.html" not in content:
            content["index.html"] = WITHOUT
            content["index.html.gz"] = gzip.compress(WITHOUT, mtime=0)
        self.files: dict[str, FixedContent] = {}
        for name, plain in content.items():
            if not name.endswith(tuple(PACKED.values())):
                packed = {
                    encoding: content[name + end]
                    for encoding, end in PACKED.items()
                    if len(content.get(name + end, plain)) < len(plain)
                }
                cache_control = FOREVER if name.startswith("assets/") else "no-cache"
                self.files[name] = FixedContent(plain, _media_type(name), packed, cache_control)

    def response(self, request: Request) -> Response | None:
        """The file of a path; None if there is none."""
        file = self.files.get(request.url.path.removeprefix(self._at) or "index.html")
        return None if file is None else file.response(request)

    def wrong_address(self) -> Response:
        """The page at an address where there is nothing: it says so, in the reader's language."""
        page = self.files["index.html"]
        return Response(page.plain, 404, {"cache-control": "no-store"}, page.media_type)


def _media_type(name: str) -> str:
    kind = KINDS.get(name[name.rfind(".") :]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _read(folder: Traversable, prefix: str, content: dict[str, bytes]) -> None:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            _read(entry, f"{prefix}{entry.name}/", content)
        elif not entry.name.startswith("."):
            content[f"{prefix}{entry.name}"] = entry.read_bytes()
