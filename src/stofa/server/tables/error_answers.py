"""Errors as answers: each with its code, and a sentence in the reader's language."""

import logging

from stofa.engine.errors import Illegal, StofaError
from stofa.server.errors import Refused, Stale
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p

log = logging.getLogger(__name__)


def answer_to(error: Exception, language: str, command: p.AnyCommand | None, table: Table | None) -> p.Answer:
    """What somebody is told whose command was not carried out."""
    cmd = command.cmd if command else None
    match error:
        case Stale() if command is not None and table is not None:
            return p.Stale(command.cmd, "stale", error.sentence(language), table.view(command.seat))
        case Illegal(refusal=refusal) if cmd is not None:
            return p.Illegal(
                cmd, "illegal", refusal.rule, refusal.reason, refusal.facts, error.sentence(language)
            )
        case Refused():
            return p.Refusal(error.reason, error.sentence(language), cmd, error.retry_after)
        case StofaError():
            return p.Refusal(error.code, error.sentence(language), cmd)
        case _:
            log.error("a request failed", exc_info=error)
            return p.Refusal("failed", Refused("failed").sentence(language), cmd)


def status_of(answer: p.Answer) -> int:
    """The HTTP status that goes with an answer."""
    match answer:
        case p.Accepted():
            return 200
        case p.Stale():
            return 409
        case p.Illegal():
            return 422
        case p.Refusal(code=code):
            return {"unreadable": 422, "bad-option": 422, "bad-record": 422, "unknown-game": 404}.get(
                code, Refused(code).status
            )
