"""Carrying out a command and answering it: the same for sockets and for requests."""

from time import perf_counter

from stofa.server.context import ServerContext
from stofa.server.errors import Refused
from stofa.server.tables import new_tables
from stofa.server.tables.error_answers import answer_to
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p


async def execute(
    context: ServerContext, command: p.AnyCommand, device: str | None, address: str, language: str
) -> p.Answer:
    """Never silence: whatever comes of a command, there is an answer."""
    table: Table | None = None
    began = perf_counter()
    try:
        context.rate_limiter.command(device, address)
        if device is None:
            raise Refused("no-device")
        table = await context.tables.get(command.table)
        if isinstance(command, p.Rematch):
            answer: p.Answer = await new_tables.rematch(context.tables, table, device, command)
        else:
            answer = await table.command(device, command)
        context.metrics.acknowledged(perf_counter() - began)
    except Exception as error:
        answer = answer_to(error, language, command, table)
    name = answer.code if isinstance(answer, p.Refusal) else type(answer).__name__.lower()
    context.metrics.answers[name] += 1
    return answer
