"""Carrying out what a seat asks for, and answering it: the same however it comes."""

from stofa.tables import new_tables, protocol as p
from stofa.tables.error_answers import answer_to
from stofa.tables.errors import Refused
from stofa.tables.preview import answer_preview, answer_reasons, answer_why
from stofa.tables.service import Service
from stofa.tables.table import Table


async def execute(
    service: Service, request: p.AnyRequest, device: str | None, address: str, language: str
) -> p.Answer:
    """Carry out a request and return its answer; errors become answers too, so there is always one."""
    table: Table | None = None
    try:
        match request:
            case p.AskPreview() | p.AskWhy() | p.AskReasons():
                service.rate_limiter.read(device, address)
                table = await service.tables.get(request.table)
                return await _answer(table, request, device, language)
            case command:
                service.rate_limiter.command(device, address)
                if device is None:
                    raise Refused("no-device")
                table = await service.tables.get(command.table)
                return await _carry_out(service, table, command, device)
    except Exception as error:
        return answer_to(error, language, request, table)


async def _carry_out(service: Service, table: Table, command: p.AnyCommand, device: str) -> p.Answer:
    if isinstance(command, p.Rematch):
        return await new_tables.rematch(service.tables, table, device, command)
    answer = await table.command(device, command)
    if isinstance(command, p.Leave):
        await service.left(table.id, command.seat)
    return answer


async def _answer(table: Table, question: p.AnyQuestion, device: str | None, language: str) -> p.Answer:
    if not table.holds(device, question.seat):
        await table.catch_up()  # another process may know more
    table.may_watch(device, question.seat)
    # A page asks for reasons by itself.
    await table.show_up(question.seat, acts=not isinstance(question, p.AskReasons))
    match question:
        case p.AskPreview():
            return await answer_preview(table, question)
        case p.AskWhy():
            return await answer_why(table, question, language)
        case p.AskReasons():
            return await answer_reasons(table, question, language)
