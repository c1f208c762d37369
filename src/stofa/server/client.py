"""The page people play on: files built from `web/` into the package, kept in memory."""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""

WITHOUT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stofa</title>
<h1>Stofa</h1>
<p>The server runs, but the client was not built.
What programs can do here is told at <a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""


class File:
    def __init__(self, name: str, content: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith((".js", ".mjs")):
            kind = "text/javascript"
        if name.endswith(".webmanifest"):
            kind = "application/manifest+json"
        if name.endswith(".woff2"):
            kind = "font/woff2"
        texts = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.content = content
        self.packed = gzip.compress(content, 9, mtime=0) if texts else None
        self.etag = f'"{sha256(content).hexdigest()[:20]}"'
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"


class Client:
    def __init__(self) -> None:
        self.files: dict[str, File] = {}
        self._read(files("stofa") / "web", "")
        self.files.setdefault("index.html", File("index.html", WITHOUT))

    def _read(self, folder: Traversable, prefix: str) -> None:
        if not folder.is_dir():
            return
        for entry in folder.iterdir():
            name = f"{prefix}{entry.name}"
            if entry.is_dir():
                self._read(entry, f"{name}/")
            elif not entry.name.endswith((".py", ".pyc")):
                self.files[name] = File(name, entry.read_bytes())

    def response(self, request: Request) -> Response | None:
        """The file of a path; None if there is none."""
        file = self.files.get(request.url.path.lstrip("/") or "index.html")
        if file is None:
            return None
        headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        body = file.content
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=file.kind)
