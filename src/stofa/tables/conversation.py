"""What a connected client says, one message after the other, and what it is answered."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from stofa.tables import protocol as p
from stofa.tables.connection import Connection
from stofa.tables.error_answers import answer_to
from stofa.tables.errors import Refused
from stofa.tables.request import decoded

Incoming = p.AnyRequest | p.Watch | p.Unwatch | p.Ping
_incoming: Final = msgspec.json.Decoder(Incoming)

Execute = Callable[[Any, p.AnyRequest, str | None, str, str], Awaitable[p.Answer]]


class _Ids(msgspec.Struct):
    """Of a message that cannot be read otherwise: which command or question it was."""

    cmd: str | None = None
    ask: str | None = None


_ids: Final = msgspec.json.Decoder(_Ids)


async def respond(
    connection: Connection, text: str, language: str, execute: Execute
) -> p.Answer | p.Pong | None:
    """Do what a message asks for; its answer, if it has one. What it watches comes into its outbox."""
    message = decoded(text, _incoming)
    if isinstance(message, p.Watch | p.Unwatch | p.Ping):
        connection.service.rate_limiter.read(connection.device, connection.address)
    match message:
        case p.Watch():
            await connection.watch(message)
        case p.Unwatch(table=table, seat=seat):
            connection.unwatch(table, seat)
        case p.Ping():
            return p.Pong()
        case _:
            return await execute(connection.service, message, connection.device, connection.address, language)
    return None


def refusal(error: Exception, text: str, language: str) -> p.StaleAnswer | p.IllegalAnswer | p.RefusedAnswer:
    """The answer to a message that has raised an error."""
    ids = _ids_of(text)
    return msgspec.structs.replace(answer_to(error, language), cmd=ids.cmd, ask=ids.ask)


def _ids_of(text: str) -> _Ids:
    with contextlib.suppress(Refused):
        ids: _Ids = decoded(text, _ids)
        return ids
    return _Ids()
