"""Carrying out a command and answering it: the same for sockets and for requests."""

from time import perf_counter

from stofa.server import opening, protocol as p
from stofa.server.answers import answer_to
from stofa.server.errors import Refused
from stofa.server.house import House
from stofa.server.table import Table


async def do(
    house: House, command: p.AnyCommand, device: str | None, address: str, language: str
) -> p.Answer:
    """Never silence: whatever comes of a command, there is an answer."""
    table: Table | None = None
    began = perf_counter()
    try:
        house.gate.command(device, address)
        if device is None:
            raise Refused("no-device")
        table = await house.tables.get(command.table)
        if isinstance(command, p.Rematch):
            answer: p.Answer = await opening.rematch(house.tables, table, device, command)
        else:
            answer = await table.command(device, command)
        house.metrics.acknowledged(perf_counter() - began)
    except Exception as error:
        answer = answer_to(error, language, command, table)
    name = answer.code if isinstance(answer, p.Refusal) else type(answer).__name__.lower()
    house.metrics.answers[name] += 1
    return answer
