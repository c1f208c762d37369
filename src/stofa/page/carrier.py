"""Carries messages between page and tables: the same ones that go to a server over HTTP and a socket."""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from stofa.engine.record import record_of
from stofa.page.service import PageService
from stofa.tables import protocol as p
from stofa.tables.connection import Connection
from stofa.tables.conversation import refusal, respond
from stofa.tables.dispatch import execute
from stofa.tables.endpoint import Endpoint
from stofa.tables.endpoints import ENDPOINTS
from stofa.tables.error_answers import answer_to, status_of
from stofa.tables.errors import Refused
from stofa.tables.outbox import Outbox
from stofa.tables.request import Request
from stofa.tables.table import encode

DEVICE: Final = "this-device"
"""Whoever uses this browser. There is nobody else."""

MOST_WAITING: Final = 64 * 1024 * 1024
"""Bytes that may wait for the page, which takes them at once."""


class Asked(msgspec.Struct, frozen=True):
    """A request as the page would send it over HTTP."""

    method: str
    path: str
    """With the query."""
    language: str
    body: str = ""


class Answered(msgspec.Struct, frozen=True):
    status: int
    body: msgspec.Raw


_asked: Final = msgspec.json.Decoder(Asked)


class Carrier:
    """`tell` gives the page what comes over the socket with a number."""

    def __init__(self, service: PageService, tell: Callable[[int, str], object]) -> None:
        self.service = service
        self._tell = tell
        self._sockets: dict[int, _Socket] = {}

    async def request(self, text: str) -> str:
        """The answer to a request, both as JSON."""
        asked = _asked.decode(text)
        try:
            given = await self._answer(asked)
        except Exception as error:
            given = answer_to(error, asked.language)
        refused = isinstance(given, p.StaleAnswer | p.IllegalAnswer | p.RefusedAnswer)
        status = status_of(given) if refused else 200
        return encode(Answered(status, msgspec.Raw(encode(given)))).decode()

    async def _answer(self, asked: Asked) -> Any:
        address = urlsplit(asked.path)
        for endpoint in ENDPOINTS:
            path = _matched(endpoint, asked.method, address.path)
            if path is not None:
                query = dict(parse_qsl(address.query))
                body = asked.body.encode()
                return await endpoint.handler(
                    Request(self.service, DEVICE, "", asked.language, path, query, body)
                )
        raise Refused("no-page")

    async def take_along(self, table: str) -> str:
        """A running game as a record, with all that is hidden in it, to go on with elsewhere.

        No server would say this. Here it comes from the device of whoever asks, and leaves the worker as a
        file which the page saves unread.
        """
        state = (await self.service.tables.get(table)).state
        if state.game is None:
            raise Refused("no-page")
        game = state.game.copy()
        game.seats = state.names
        return record_of(game).to_json().decode()

    def connect(self, number: int, language: str) -> None:
        """The page opens a socket."""
        self._sockets[number] = _Socket(self.service, language, lambda text: self._tell(number, text))

    def say(self, number: int, text: str) -> None:
        """The page says something on a socket. It is answered after all that it said before."""
        if (socket := self._sockets.get(number)) is not None:
            socket.said.put_nowait(text)

    def disconnect(self, number: int) -> None:
        if (socket := self._sockets.pop(number, None)) is not None:
            socket.close()


class _Socket:
    def __init__(self, service: PageService, language: str, tell: Callable[[str], object]) -> None:
        self.service = service
        self.language = language
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self._tell = tell
        self._outbox = Outbox(MOST_WAITING)
        self._connection = Connection(service, DEVICE, "", self._outbox)
        service.tables.run(self._listen())
        service.tables.run(self._send())

    async def _listen(self) -> None:
        while (text := await self.said.get()) is not None:
            try:
                answer = await respond(self._connection, text, self.language, execute)
            except Exception as error:
                answer = refusal(error, text, self.language)
            if answer is not None:
                self._outbox.put(encode(answer))

    async def _send(self) -> None:
        while messages := await self._outbox.get():
            self._tell(b"\n".join(messages).decode())

    def close(self) -> None:
        """Nothing more is said or heard; what was said before is still done."""
        self._connection.close()
        self.said.put_nowait(None)
        self._outbox.close()


def _matched(endpoint: Endpoint, method: str, path: str) -> dict[str, str] | None:
    """What the address of a request names, if it is one of an endpoint."""
    wanted, given = endpoint.path.split("/"), path.split("/")
    if method != endpoint.method or len(wanted) != len(given):
        return None
    found: dict[str, str] = {}
    for name, part in zip(wanted, given):
        if name.startswith("{"):
            found[name.strip("{}")] = unquote(part)
        elif name != part:
            return None
    return found
