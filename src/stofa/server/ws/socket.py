"""The WebSocket endpoint: commands go in, answers and updates come out, in order."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from stofa.server.connections.guard import Guard, guard_of
from stofa.server.context import ServerContext
from stofa.server.dispatch import execute
from stofa.server.http.request import language_of, limited_as, secret_of
from stofa.server.ws.connection import connected
from stofa.tables import protocol as p
from stofa.tables.connection import Connection
from stofa.tables.conversation import refusal, respond
from stofa.tables.credentials import fingerprint
from stofa.tables.error_answers import answer_to
from stofa.tables.errors import Refused
from stofa.tables.table import encode

PATH: Final = "/ws"

LINES: Final = "stofa.lines"
"""The subprotocol in which a binary frame holds all messages that wait to be sent, a line each, in UTF-8. A
move's answer and its update are one frame then, and sending frames is what the server spends most of its time
on; and what is encoded already need not become a text in between."""

RESTARTING: Final = 1012
FLOODING: Final = 1008
TRY_LATER: Final = 1013
PATIENCE: Final = 200
"""Upper bound of consecutive messages that come too fast; beyond it the socket is closed."""

log = logging.getLogger(__name__)


class SocketMiddleware:
    """Serves the WebSocket, and leaves everything else to another application.

    A route of Starlette's would do, but every message that is sent would go through one more wrapper.
    """

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await self._serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        http = HTTPConnection(scope)
        secret = secret_of(http)
        device = fingerprint(secret) if secret else None
        await receive()  # websocket.connect
        address = limited_as(http)
        guard = guard_of(scope)
        if guard is not None:
            guard.count_frames(partial(self._frames_allowed, device, address))
        with contextlib.suppress(OSError):  # the client has gone already
            in_lines = LINES in scope.get("subprotocols", ())
            await send({"type": "websocket.accept", "subprotocol": LINES if in_lines else None})
            try:
                with connected(self.context, device, http) as connection:
                    await _Conversation(self.context, connection, http, receive, send, in_lines, guard).run()
            except Refused as refused:
                self.context.metrics.refusals[refused.reason] += 1
                answer = answer_to(refused, language_of(http))
                try:
                    await send({"type": "websocket.send", "text": encode(answer).decode()})
                    await send({"type": "websocket.close", "code": TRY_LATER})
                except RuntimeError:
                    if not self.context.closing:
                        raise
                    # uvicorn has closed the connection itself, because the server stops. Whoever returns
                    # before it has noticed is reported as having accepted nothing.
                    while (await receive())["type"] != "websocket.disconnect":
                        pass

    def _frames_allowed(self, device: str | None, address: str, frames: int) -> bool:
        """Whether a client may send so many frames that begin no message: each counts as a read."""
        try:
            for _ in range(frames):
                self.context.rate_limiter.read(device, address)
        except Refused:
            return False
        return True


class _Conversation:
    """One client: a task that answers what it says, and one that sends whatever is in its outbox."""

    def __init__(
        self,
        context: ServerContext,
        connection: Connection,
        http: HTTPConnection,
        receive: Receive,
        send: Send,
        in_lines: bool,
        guard: Guard | None,
    ) -> None:
        self.context = context
        self.connection = connection
        self.outbox = connection.outbox
        self.receive = receive
        self.send = send
        self.in_lines = in_lines
        self.address = limited_as(http)
        self.language = language_of(http)
        self.too_fast = 0
        self.flooding = False
        self.guard = guard
        if guard is not None:
            guard.on_flood = self._send_away
        self.busy = False
        """Whether a message is being handled: it is finished even if its sender goes away."""
        self.ending = False

    async def run(self) -> None:
        """Go on until either side ends it, or the client reads too slowly."""
        listening = asyncio.create_task(self._listen())
        sending = asyncio.create_task(self._send_outbox())
        self.outbox.on_overflow = sending.cancel
        try:
            await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.ending = True
            sending.cancel()
            if not self.busy:
                listening.cancel()
            for outcome in await asyncio.gather(listening, sending, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
                    log.error("a socket failed", exc_info=outcome)

    def _send_away(self) -> None:
        """The client has sent too many frames that are no messages: none of them is read any more."""
        self.flooding = True
        self.outbox.close()

    async def _send_outbox(self) -> None:
        while messages := await self.outbox.get():
            if self.in_lines:
                await self.send({"type": "websocket.send", "bytes": b"\n".join(messages)})
                continue
            for message in messages:
                await self.send({"type": "websocket.send", "text": message.decode()})
        if self.flooding:
            await self._close(FLOODING)
        else:
            await self._close(RESTARTING if self.context.closing else TRY_LATER)

    async def _listen(self) -> None:
        while not self.ending:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return
            self.busy = True
            try:
                await self._take(event.get("text") or "")
            finally:
                self.busy = False
            if self.too_fast > PATIENCE:
                if self.guard is not None:
                    self.guard.stop_listening()
                await self._close(FLOODING)
                return

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed already
            await self.send({"type": "websocket.close", "code": code})

    async def _take(self, text: str) -> None:
        try:
            answer = await respond(self.connection, text, self.language, execute)
            if not isinstance(answer, p.Pong | None):
                self._count(isinstance(answer, p.RefusedAnswer) and answer.code == "slow-down")
        except Exception as error:
            self._count(isinstance(error, Refused) and error.reason in ("slow-down", "bad-message"))
            answer = refusal(error, text, self.language)
            self.context.metrics.refusals[answer.code] += 1
        if answer is not None:
            self.outbox.put(encode(answer))

    def _count(self, too_fast: bool) -> None:
        self.too_fast = self.too_fast + 1 if too_fast else 0
