"""What is refused, each with a stable code and a sentence in the reader's language."""

from typing import ClassVar, Final, Literal

from stofa.engine.errors import Illegal, StofaError
from stofa.engine.words import say

_HERE: Final = "stofa.tables"

Reason = Literal[
    "address-closed",
    "asked-already",
    "bad-mail",
    "bad-message",
    "bad-name",
    "beyond-choice",
    "bot-name",
    "bot-plays",
    "claim-unknown",
    "claim-used",
    "damaged",
    "failed",
    "game-gone",
    "heaped-name",
    "invisible-name",
    "just-left",
    "log-full",
    "mail-not-taken",
    "mail-too-often",
    "no-bot-plays",
    "no-decision",
    "no-device",
    "no-hints",
    "no-reactions",
    "reacted-already",
    "no-lesson",
    "no-network",
    "no-mail",
    "no-page",
    "no-seat-asked",
    "no-seat-free",
    "no-spectators",
    "no-such-address",
    "no-table",
    "no-undo-asked",
    "no-zone",
    "nobody-to-nudge",
    "not-absent",
    "not-finished",
    "not-here",
    "not-host",
    "not-played-here",
    "not-started",
    "not-your-seat",
    "nothing-to-undo",
    "nudged-already",
    "one-seat",
    "own-link",
    "record-long",
    "record-position",
    "record-running",
    "screen-closed",
    "seat-asked",
    "seat-declined",
    "seat-held",
    "seat-taken",
    "slow-down",
    "stale",
    "started-already",
    "too-big",
    "too-late",
    "too-many-devices",
    "too-many-sockets",
    "too-many-tables",
    "too-slow",
    "try-again",
    "undo-too-far",
    "unknown-rules",
    "untidy-name",
    "weak-stand-in",
    "wrong-method",
    "wrong-origin",
]
"""Why something is refused. Each has a sentence in `messages/`."""

STATUS: Final[dict[Reason, int]] = {
    "bad-message": 400,
    "no-device": 401,
    "not-your-seat": 403,
    "not-here": 403,
    "not-host": 403,
    "wrong-origin": 403,
    "no-spectators": 403,
    "screen-closed": 403,
    "no-hints": 403,
    "no-reactions": 403,
    "bad-mail": 400,
    "no-zone": 400,
    "mail-not-taken": 503,
    "mail-too-often": 429,
    "no-lesson": 404,
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
    "damaged": 503,
    "try-again": 503,
}
"""The HTTP status of a reason; of any other it is CONFLICT: the table does not allow it as it stands."""

CONFLICT: Final = 409


class Refused(StofaError):
    """Something that was asked for and is not done. Nothing has changed."""

    code: ClassVar[str] = "refused"
    reason: Reason

    def __init__(self, reason: Reason, *, retry_after: float | None = None, **facts: str | int) -> None:
        super().__init__(reason, **facts)
        self.retry_after = retry_after

    def sentence(self, language: str = "en") -> str:
        return say(_HERE, language, self.reason, self.facts)

    @property
    def status(self) -> int:
        return STATUS.get(self.reason, CONFLICT)


class StaleDecision(Refused):
    """A move for a decision that is no longer (or not yet) the open one."""

    def __init__(self) -> None:
        super().__init__("stale")


class IllegalMoveOfChoice(Illegal):
    """One of the moves of a choice that is not allowed: the `at`-th, counted from 0."""

    def __init__(self, error: Illegal, at: int) -> None:
        super().__init__(error.move, error.refusal)
        self.at = at
