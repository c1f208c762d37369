"""The WebSocket: commands go in, answers and all that happens come out, in order."""

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stofa.server.context import ServerContext
from stofa.server.credentials import fingerprint
from stofa.server.dispatch import execute
from stofa.server.errors import Refused
from stofa.server.http.request import address_of, decoded, language_of, secret_of
from stofa.server.tables.error_answers import answer_to
from stofa.server.tables.table import encode
from stofa.server.wire import protocol as p
from stofa.server.ws.connection import Connection, connected
from stofa.server.ws.frames import SHORT_CUT, Protocol
from stofa.server.ws.inbox import Inbox

RESTARTING: Final = 1012
FLOODING: Final = 1008
TRY_LATER: Final = 1013
PATIENCE: Final = 200
"""Messages in a row that came too fast; then the socket is closed."""

Incoming = p.AnyCommand | p.Watch | p.Unwatch | p.Ping
_incoming: Final = msgspec.json.Decoder(Incoming)


class _Cmd(msgspec.Struct):
    """Of a message that cannot be read otherwise: which command it was."""

    cmd: str | None = None


_named: Final = msgspec.json.Decoder(_Cmd)


async def socket(context: ServerContext, websocket: WebSocket) -> None:
    secret = secret_of(websocket)
    device = fingerprint(secret) if secret else None
    address = address_of(websocket)
    await websocket.accept()
    try:
        short_cut = websocket.scope.get("extensions", {}).get(SHORT_CUT, {}).get("socket")
        write = short_cut.write_now if short_cut is not None else None
        with connected(context, device, address, write) as connection:
            await _Conversation(context, websocket, connection, address, short_cut).hold()
    except Refused as refused:
        refusal = answer_to(refused, language_of(websocket), None, None)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(encode(refusal).decode())
            await websocket.close(TRY_LATER)


class _Conversation:
    def __init__(
        self,
        context: ServerContext,
        websocket: WebSocket,
        connection: Connection,
        address: str,
        short_cut: Protocol | None,
    ) -> None:
        self.context = context
        self.websocket = websocket
        self.connection = connection
        self.address = address
        self.language = language_of(websocket)
        self.too_fast = 0
        self.busy = False
        """A command has begun: it is finished, even if its sender goes away meanwhile."""
        self.ending = False
        self.inbox = Inbox(_nothing, _nothing)
        if short_cut is not None:
            self.inbox = Inbox(short_cut.stop_reading, short_cut.go_on_reading)
            short_cut.hear_with(self.inbox.put)

    async def hold(self) -> None:
        """Until either side ends it, or the other side reads too slowly."""
        outbox = self.connection.outbox
        hearing = asyncio.create_task(self._hear())
        tasks = [
            hearing,
            asyncio.create_task(self._receive()),
            asyncio.create_task(self._speak()),
            asyncio.create_task(outbox.overflowed.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.ending = True
            for task in tasks:
                if task is not hearing or not self.busy:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _speak(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.connection.outbox.get()) is not None:
                await self.websocket.send_text(message.decode())
            await self.websocket.close(RESTARTING if self.context.closing else TRY_LATER)

    async def _receive(self) -> None:
        """What does not take the short cut, the end above all."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.websocket.receive())["type"] != "websocket.disconnect":
                self.inbox.put(message.get("text") or "")

    async def _hear(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.ending:
                text = await self.inbox.get()
                self.busy = True
                try:
                    await self._take(text)
                finally:
                    self.busy = False
                if self.too_fast > PATIENCE:
                    await self.websocket.close(FLOODING)
                    return

    async def _take(self, text: str) -> None:
        try:
            message = decoded(text, _incoming)
            match message:
                case p.Watch():
                    self.context.rate_limiter.read(self.connection.device, self.address)
                    await self.connection.watch(message)
                case p.Unwatch(table=table, seat=seat):
                    self.context.rate_limiter.read(self.connection.device, self.address)
                    self.connection.unwatch(table, seat)
                case p.Ping():
                    self.context.rate_limiter.read(self.connection.device, self.address)
                    self._say(p.Pong())
                case _:
                    answer = await execute(
                        self.context, message, self.connection.device, self.address, self.language
                    )
                    self._count(isinstance(answer, p.Refusal) and answer.code == "slow-down")
                    self._say(answer)
        except Exception as error:
            self._count(isinstance(error, Refused) and error.reason in ("slow-down", "bad-message"))
            answer = answer_to(error, self.language, None, None)
            if isinstance(answer, p.Refusal):
                answer = msgspec.structs.replace(answer, cmd=_cmd(text))
            self._say(answer)

    def _count(self, too_fast: bool) -> None:
        self.too_fast = self.too_fast + 1 if too_fast else 0

    def _say(self, message: p.AnyMessage) -> None:
        self.connection.outbox.put(encode(message))


def _nothing() -> None:
    pass


def _cmd(text: str) -> str | None:
    with contextlib.suppress(Refused):
        named: _Cmd = decoded(text, _named)
        return named.cmd
    return None
