"""Server-sent events: the same messages as on a socket, for whoever has only HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from stofa.server.context import ServerContext
from stofa.server.http.request import RequestContext
from stofa.server.ws.connection import connected
from stofa.tables import protocol as p
from stofa.tables.connection import Connection

STILL_HERE_S: Final = 15.0


class _Head(msgspec.Struct):
    """As much of a message as the stream has to know."""

    type: str
    view: "_Numbered | None" = None


class _Numbered(msgspec.Struct):
    n: int


_head = msgspec.json.Decoder(_Head)


async def stream(context: ServerContext, request: Request) -> StreamingResponse:
    call = RequestContext(context, request, b"")
    context.rate_limiter.read(call.device, call.address)
    after = call.number("after") or 0
    last = request.headers.get("last-event-id", "")
    if last.isascii() and last.isdigit():
        after = max(after, int(last[:9]))
    wanted = p.Watch(call.table, call.number("seat"), after)
    inside = connected(context, call.device, request)
    connection = inside.__enter__()
    try:
        await connection.watch(wanted)
    except BaseException as error:
        inside.__exit__(type(error), error, error.__traceback__)
        raise

    return _Stream(connection, inside)


class _Stream(StreamingResponse):
    """Releases its connection even if the client never reads."""

    def __init__(self, connection: Connection, inside: AbstractContextManager[Connection]) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(_lines(connection), media_type="text/event-stream", headers=headers)
        self._inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._inside.__exit__(None, None, None)


async def _lines(connection: Connection) -> AsyncIterator[bytes]:
    yield b"retry: 1000\n\n"
    while True:
        try:
            messages = await asyncio.wait_for(connection.outbox.get(), STILL_HERE_S)
        except TimeoutError:
            yield b": still here\n\n"
            continue
        if not messages:
            return
        for message in messages:
            head = _head.decode(message)
            number = b"id: %d\n" % head.view.n if head.type == "update" and head.view else b""
            yield b"%sevent: %s\ndata: %s\n\n" % (number, head.type.encode(), message)
