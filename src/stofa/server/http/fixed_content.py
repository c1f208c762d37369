"""Content that does not change while the server runs: compressed once, and not sent to those who have it."""

import gzip
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from stofa.tables.table import encode


class FixedContent:
    def __init__(
        self, plain: bytes, media_type: str, encoded: Mapping[str, bytes], cache_control: str = "no-cache"
    ) -> None:
        """`encoded` has the same content by encoding, the one that is preferred first."""
        self.plain = plain
        self.media_type = media_type
        self.encoded = encoded
        self.cache_control = cache_control
        self._hash = sha256(plain).hexdigest()[:20]

    def response(self, request: Request) -> Response:
        """The content in an encoding that the client accepts; 304 if the client has it already."""
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((encoding for encoding in self.encoded if encoding in accepted), None)
        # Each encoding is a representation of its own, and so is its tag.
        tag = f'"{self._hash}-{encoding}"' if encoding else f'"{self._hash}"'
        headers = {"etag": tag, "cache-control": self.cache_control, "vary": "accept-encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding is None:
            return Response(self.plain, headers=headers, media_type=self.media_type)
        headers["content-encoding"] = encoding
        return Response(self.encoded[encoding], headers=headers, media_type=self.media_type)


def fixed_json(content: Any) -> FixedContent:
    plain = encode(content)
    return FixedContent(plain, "application/json", {"gzip": gzip.compress(plain, 9, mtime=0)})


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a client names and does not rule out."""
    accepted = set()
    for item in header.split(","):
        encoding, _, weight = item.replace(" ", "").lower().partition(";q=")
        if not weight or weight.strip("0."):
            accepted.add(encoding)
    return accepted
