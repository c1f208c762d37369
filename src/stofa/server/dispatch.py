"""Carrying out what a seat asks for, and answering it: the same for sockets and for HTTP."""

from time import perf_counter

from stofa.server.context import ServerContext
from stofa.server.errors import Refused
from stofa.server.tables import new_tables
from stofa.server.tables.error_answers import answer_to
from stofa.server.tables.preview import answer_preview, answer_reasons, answer_why
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p


async def execute(
    context: ServerContext, request: p.AnyRequest, device: str | None, address: str, language: str
) -> p.Answer:
    """Carry out a request and return its answer; errors become answers too, so there is always one."""
    table: Table | None = None
    try:
        match request:
            case p.AskPreview() | p.AskWhy() | p.AskReasons():
                context.rate_limiter.read(device, address)
                table = await context.tables.get(request.table)
                answer = await _answer(table, request, device, language)
            case command:
                began = perf_counter()
                context.rate_limiter.command(device, address)
                if device is None:
                    raise Refused("no-device")
                table = await context.tables.get(command.table)
                answer = await _carry_out(context, table, command, device)
                context.metrics.acknowledged(perf_counter() - began, is_move=isinstance(command, p.MakeMoves))
    except Exception as error:
        answer = answer_to(error, language, request, table)
        context.metrics.refusals[answer.code] += 1
    context.metrics.answers[str(type(answer).__struct_config__.tag)] += 1
    return answer


async def _carry_out(context: ServerContext, table: Table, command: p.AnyCommand, device: str) -> p.Answer:
    if isinstance(command, p.Rematch):
        return await new_tables.rematch(context.tables, table, device, command)
    answer = await table.command(device, command)
    if isinstance(command, p.Leave):
        await context.notices.left(table.id, command.seat)
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
