"""What every request must keep to and every response carries, in front of everything else."""

import asyncio
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stofa.server.context import ServerContext
from stofa.server.http.proxy_advice import ProxyAdvice
from stofa.server.languages import preferred
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.table import encode

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def policy(*scripts: str) -> str:
    """What pages may load and do; `scripts`: what scripts may, besides coming from here."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *scripts)),
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


ALWAYS: Final = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityMiddleware:
    """Refuses wrong origins, and bodies that are big or slow, and puts the headers on."""

    def __init__(self, app: ASGIApp, context: ServerContext, advice: ProxyAdvice) -> None:
        self.app = app
        self.addresses = context.addresses
        self.limits = context.settings.limits
        self.advice = advice
        self.metrics = context.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self.addresses.allow(scope):
            self.advice.refused(scope)
            self.metrics.refusals["wrong-origin"] += 1
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: a plain 403
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            if not self.addresses.allow(scope) and (
                scope["method"] not in SAFE or scope["path"].startswith("/api/")
            ):
                self.advice.refused(scope)
                raise Refused("wrong-origin")
            _check_length(scope)
            body = await self._body(scope["path"], receive)
        except Refused as refused:
            self.metrics.refusals[refused.reason] += 1
            self.metrics.requests[refused.status] += 1
            await _refuse(refused, scope, send_on)
            return

        given = False

        async def receive_body() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receive_body, send_on)

    async def _body(self, path: str, receive: Receive) -> bytes:
        limits = self.limits
        most = limits.record_bytes if path == "/api/records" else limits.message_bytes
        try:
            async with asyncio.timeout(limits.body_s):
                return await _whole(receive, most)
        except TimeoutError:
            raise Refused("too-slow", most=limits.body_s) from None


def _check_length(scope: Scope) -> None:
    """Refuse a body whose length is told twice.

    A proxy may go by the one, and we by the other; the rest would be somebody else's request (RFC 9112, 6.1).
    """
    names = {name for name, _ in scope["headers"]}
    if b"content-length" in names and b"transfer-encoding" in names:
        raise Refused("bad-message", problem="Content-Length, Transfer-Encoding")


async def _whole(receive: Receive, most: int) -> bytes:
    """The whole body; nothing if it was given up."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise Refused("too-big", most=most)
        if not message.get("more_body", False):
            return b"".join(parts)


async def _refuse(refused: Refused, scope: Scope, send: Send) -> None:
    language = preferred(None, Headers(scope=scope).get("accept-language", ""))
    body = encode(p.RefusedAnswer(code=refused.reason, sentence=refused.sentence(language)))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
