"""Errors as answers: each with its code, and a sentence in the reader's language."""

import logging
from typing import Final

from stofa.engine.errors import Illegal, StofaError
from stofa.tables import protocol as p
from stofa.tables.errors import CONFLICT, STATUS, IllegalMoveOfChoice, Refused, StaleDecision
from stofa.tables.table import Table

STATUS_OF_CODE: Final[dict[str, int]] = {
    **{str(reason): status for reason, status in STATUS.items()},
    # what the engine refuses
    "unreadable": 422,
    "bad-option": 422,
    "bad-position": 422,
    "bad-record": 422,
    "unknown-game": 404,
}
"""The HTTP status of a refusal; CONFLICT of any other."""

log = logging.getLogger(__name__)


def answer_to(
    error: Exception, language: str, request: p.AnyRequest | None = None, table: Table | None = None
) -> p.StaleAnswer | p.IllegalAnswer | p.RefusedAnswer:
    """The answer to a request that was not carried out."""
    cmd, ask = ids_of(request)
    match error:
        case StaleDecision() if request is not None and table is not None:
            view = table.view(request.seat)
            sentence = error.sentence(language)
            return p.StaleAnswer(code="stale", sentence=sentence, view=view, cmd=cmd, ask=ask)
        case Illegal(refusal=refusal):
            return p.IllegalAnswer(
                code="illegal",
                rule=refusal.rule,
                reason=refusal.reason,
                facts=refusal.facts,
                sentence=error.sentence(language),
                at=error.at if isinstance(error, IllegalMoveOfChoice) else 0,
                cmd=cmd,
                ask=ask,
            )
        case Refused():
            code, retry_after = error.reason, error.retry_after
            sentence = error.sentence(language)
            return p.RefusedAnswer(code=code, sentence=sentence, cmd=cmd, ask=ask, retry_after=retry_after)
        case StofaError():
            return p.RefusedAnswer(code=error.code, sentence=error.sentence(language), cmd=cmd, ask=ask)
        case _:
            log.error("a request failed", exc_info=error)
            return answer_to(Refused("failed"), language, request)


def ids_of(request: p.AnyRequest | None) -> tuple[str | None, str | None]:
    """The id of a command, and that of a question: a request has one of them."""
    match request:
        case None:
            return None, None
        case p.AskPreview(ask=ask) | p.AskWhy(ask=ask) | p.AskReasons(ask=ask):
            return None, ask
        case command:
            return command.cmd, None


def status_of(answer: p.Answer) -> int:
    """The HTTP status that goes with an answer."""
    match answer:
        case p.StaleAnswer():
            return CONFLICT
        case p.IllegalAnswer():
            return 422
        case p.RefusedAnswer(code=code):
            return STATUS_OF_CODE.get(code, CONFLICT)
        case _:
            return 200
