"""Why the server does not start. What it refuses once it runs is in `stofa.tables.errors`."""

from typing import ClassVar, Final, Literal

from stofa.engine.errors import StofaError
from stofa.engine.words import say

_HERE: Final = "stofa.server"

Problem = Literal[
    "bad-database",
    "bad-sender",
    "bad-smtp",
    "database-in-use",
    "half-mail",
    "newer-schema",
    "no-address",
    "no-copy",
    "no-database",
    "no-file",
    "no-psycopg",
    "no-tunnel-program",
    "no-smtp-password",
    "port-in-use",
    "same-file",
]
"""Why the server does not start, or its database is not copied. Each has a sentence in `messages/`."""


class CannotServe(StofaError):
    """Why the server does not start, or its database is not copied, in one line."""

    code: ClassVar[str] = "cannot-serve"
    reason: Problem

    def __init__(self, reason: Problem, **facts: str | int) -> None:
        super().__init__(reason, **facts)

    def sentence(self, language: str = "en") -> str:
        return say(_HERE, language, self.reason, self.facts)
