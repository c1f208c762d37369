"""What is the same for everybody and never changes while the server runs: made once, and packed once."""

import gzip
from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from stofa.server.tables.table import encode


class CachedJson:
    """A text that is served as it is."""

    def __init__(self, content: Any) -> None:
        self.plain = encode(content)
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.etag = f'"{sha256(self.plain).hexdigest()[:20]}"'


def served(text: CachedJson, request: Request) -> Response:
    """The text; or that it is the one the reader has already."""
    headers = {"etag": text.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if text.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(text.packed, headers=headers, media_type="application/json")
    return Response(text.plain, headers=headers, media_type="application/json")
