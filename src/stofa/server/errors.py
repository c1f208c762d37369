"""What the server refuses, each with a stable code and a sentence in the reader's language."""

from typing import ClassVar, Final

from stofa.engine.errors import StofaError
from stofa.engine.words import say

_HERE: Final = "stofa.server"

STATUS: Final = {
    "bad-message": 400,
    "no-device": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "wrong-origin": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "no-table": 404,
    "no-page": 404,
    "wrong-method": 405,
    "claim-unknown": 404,
    "claim-used": 410,
    "too-slow": 408,
    "too-big": 413,
    "slow-down": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "failed": 500,
    "try-again": 503,
}
"""The HTTP status of a refusal; any other is a conflict with how the table stands."""


class Refused(StofaError):
    """Something that was asked for and is not done. Nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(self, reason: str, *, retry_after: float | None = None, **facts: str | int) -> None:
        super().__init__(reason, **facts)
        self.retry_after = retry_after

    def sentence(self, language: str = "en") -> str:
        return say(_HERE, language, self.reason, self.facts)

    @property
    def status(self) -> int:
        return STATUS.get(self.reason, 409)


class Stale(Refused):
    """A move for a decision that is no longer (or not yet) the open one."""

    def __init__(self) -> None:
        super().__init__("stale")


class CannotServe(StofaError):
    """Why the server does not start, or no copy is made of what it keeps, in one line."""

    code: ClassVar[str] = "cannot-serve"

    def sentence(self, language: str = "en") -> str:
        return say(_HERE, language, self.reason, self.facts)
