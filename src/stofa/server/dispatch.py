"""Carrying out what a seat asks for, and counting it."""

from time import perf_counter

from stofa.server.context import ServerContext
from stofa.tables import dispatch, protocol as p


async def execute(
    context: ServerContext, request: p.AnyRequest, device: str | None, address: str, language: str
) -> p.Answer:
    """The answer to a request; there is always one."""
    began = perf_counter()
    answer = await dispatch.execute(context, request, device, address, language)
    match answer:
        case p.Accepted():
            context.metrics.acknowledged(perf_counter() - began, is_move=isinstance(request, p.MakeMoves))
        case p.StaleAnswer(code=code) | p.IllegalAnswer(code=code) | p.RefusedAnswer(code=code):
            context.metrics.refusals[code] += 1
    context.metrics.answers[str(type(answer).__struct_config__.tag)] += 1
    return answer
