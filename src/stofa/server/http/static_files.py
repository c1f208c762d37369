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

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""What the build leaves beside a file, the smallest first: the encoding and how the name ends."""

KINDS: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Not left to the machine, whose own list may lack or change them."""

WITHOUT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stofa</title>
<h1>Stofa</h1>
<p>The server runs, but the client was not built.
What programs can do here is told at <a href="/openapi.json">/openapi.json</a>
and <a href="/asyncapi.json">/asyncapi.json</a>.</p>
</html>
"""


class File:
    def __init__(self, name: str, content: bytes, packed: dict[str, bytes]) -> None:
        suffix = name[name.rfind(".") :]
        kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.content = content
        self.packed = packed
        self.tag = sha256(content).hexdigest()[:20]
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"


class Client:
    def __init__(self, folder: Traversable | None = None) -> None:
        content: dict[str, bytes] = {}
        _read(folder or files("stofa") / "web", "", content)
        if "index.html" not in content:
            content["index.html"] = WITHOUT
            content["index.html.gz"] = gzip.compress(WITHOUT, mtime=0)
        self.files: dict[str, File] = {}
        for name, plain in content.items():
            if not name.endswith(tuple(PACKED.values())):
                packed = {
                    encoding: content[name + end]
                    for encoding, end in PACKED.items()
                    if len(content.get(name + end, plain)) < len(plain)
                }
                self.files[name] = File(name, plain, packed)

    def response(self, request: Request) -> Response | None:
        """The file of a path; None if there is none."""
        file = self.files.get(request.url.path.lstrip("/") or "index.html")
        if file is None:
            return None
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        encoding = next((encoding for encoding in file.packed if encoding in accepted), None)
        # Each way to pack a file is a thing of its own, and so is its tag.
        tag = f"{file.tag}-{encoding}" if encoding else file.tag
        headers = {"etag": f'"{tag}"', "cache-control": file.cache, "vary": "accept-encoding"}
        if f'"{tag}"' in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding is None:
            return Response(file.content, headers=headers, media_type=file.kind)
        headers["content-encoding"] = encoding
        return Response(file.packed[encoding], headers=headers, media_type=file.kind)


def _read(folder: Traversable, prefix: str, content: dict[str, bytes]) -> None:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            _read(entry, f"{prefix}{entry.name}/", content)
        elif not entry.name.startswith("."):
            content[f"{prefix}{entry.name}"] = entry.read_bytes()


def _accepted(header: str) -> set[str]:
    """The encodings that a client names and does not rule out."""
    accepted = set()
    for item in header.split(","):
        encoding, _, weight = item.replace(" ", "").lower().partition(";q=")
        if not weight or weight.strip("0."):
            accepted.add(encoding)
    return accepted
