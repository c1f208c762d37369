"""Where an error happened, without what it says: a text of an error may hold a name, a seed or a hash."""

import os
import traceback
from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError

from stofa.server.errors import CannotServe
from stofa.tables.errors import Refused


def trace_of(error: BaseException) -> str:
    """The traceback of an error, and of those behind it, with nothing but their kinds.

    With STOFA_DEBUG=1 the texts are there, too.
    """
    return "\n".join(part for each in reversed(list(_chain(error))) for part in _lines(each))


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        yield current
        hidden = current.__suppress_context__
        current = current.__cause__ or (None if hidden else current.__context__)


def _lines(error: BaseException) -> Iterator[str]:
    yield "".join(traceback.format_tb(error.__traceback__)) + describe(error)
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _lines(part)


def describe(error: BaseException) -> str:
    """What kind of error this is, as far as that names nobody."""
    name = type(error).__name__
    if os.environ.get("STOFA_DEBUG"):
        return f"{name}: {error}"
    match error:
        case DBAPIError(orig=orig) if orig is not None:
            kind = getattr(orig, "sqlite_errorname", None) or getattr(orig, "sqlstate", None)
            return f"{name}: {type(orig).__name__} {kind or ''}".rstrip()
        case Refused(reason=reason) | CannotServe(reason=reason):
            return f"{name}: {reason}"
        case OSError(strerror=str(text)):
            return f"{name}: {text}"
        case _:
            return name
