"""What can go wrong, who is at fault, and why. Each error has a stable code and a sentence.

::

    StofaError
    ├── Unreadable       that is not a move, or not a record
    ├── Illegal          that move is not allowed now, by this rule
    ├── NotYourTurn      another seat decides
    ├── GameOver         nobody decides any more
    ├── UnknownGame      no such game
    ├── UnknownRule      no such rule
    ├── UnknownSeat      no such seat at this table
    ├── BadAction        a number that is no move, or in a batch of games a move that is not allowed
    ├── BadOption        no such option, value, number of players, or bot
    ├── BotFailed        a bot that raised an error, or chose what is not allowed
    └── BadRecord        a record that does not hold: where, and what of it

An operation that raises one has changed nothing.
"""

from typing import Any, ClassVar, Final

import msgspec

from stofa.engine.words import Facts, as_fact, say

_HERE: Final = "stofa.engine"


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule that forbids it, and the reason as data, for any language."""

    rule: str
    """The number of the rule."""
    reason: str
    """The id of the message that says why."""
    facts: Facts = {}
    """What is filled into that message."""
    package: str = _HERE
    """The package whose messages have it."""

    def sentence(self, language: str = "en") -> str:
        """The rule and the reason, in one line."""
        return f"{self.rule}: {say(self.package, language, self.reason, self.facts)}"

    def __str__(self) -> str:
        return self.sentence()


def refuse(package: str, rule: str, reason: str, **facts: str | int) -> Refusal:
    """A refusal in the words of a game's package."""
    given: Facts = facts
    return Refusal(rule, reason, given, package)


class StofaError(Exception):
    """Something that a caller, a player or a file got wrong."""

    code: ClassVar[str]
    """What kind of error it is, for programs: it never changes."""

    def __init__(self, reason: str, **facts: object) -> None:
        told: Facts = {name: as_fact(fact) for name, fact in facts.items()}
        super().__init__(reason, told)
        self.reason = reason
        self.facts = told

    def sentence(self, language: str = "en") -> str:
        """What is wrong, in one line."""
        return say(_HERE, language, self.reason, self.facts)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.args, vars(self))


def _unpickled(kind: type[StofaError], arguments: tuple[Any, ...], attributes: dict[str, Any]) -> StofaError:
    """An error as it was. Exceptions are otherwise unpickled by their constructors, which differ here."""
    error = kind.__new__(kind, *arguments)
    vars(error).update(attributes)
    return error


class Unreadable(StofaError):
    """A text that is not a move, or a file that is not a record."""

    code = "unreadable"


class Illegal(StofaError):
    """A move that is not allowed now."""

    code = "illegal"

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__("illegal-move", move=move)
        self.move = move
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The number of the rule that the move breaks."""
        return self.refusal.rule

    def sentence(self, language: str = "en") -> str:
        return self.refusal.sentence(language)


class NotYourTurn(StofaError):
    """A move by a seat that does not decide now."""

    code = "not-your-turn"


class GameOver(StofaError):
    """A move after the end."""

    code = "game-over"


class UnknownGame(StofaError):
    """A game that is not at this table."""

    code = "unknown-game"


class UnknownRule(StofaError):
    """A rule number that no game has."""

    code = "unknown-rule"


class UnknownSeat(StofaError, IndexError):
    """A seat that is not at this table."""

    code = "unknown-seat"


class BadAction(StofaError):
    """A number that is no move; or in a batch of games a move that is not allowed."""

    code = "bad-action"

    def __init__(
        self, reason: str, *, game: int | None = None, cause: StofaError | None = None, **facts: object
    ) -> None:
        super().__init__(reason, **facts)
        self.game = game
        """The number of the game in a batch; None if there is only one."""
        self.cause = cause
        """What forbids it there."""

    def sentence(self, language: str = "en") -> str:
        if self.cause is None:
            return super().sentence(language)
        facts: Facts = {"game": self.game or 0, "why": self.cause.sentence(language)}
        return say(_HERE, language, "in-batch", facts)


class BadOption(StofaError):
    """An option, a value, a number of players or a bot that does not exist."""

    code = "bad-option"


class BotFailed(StofaError):
    """A bot that raised an error, or chose a move that is not allowed."""

    code = "bot-failed"


class BadPosition(StofaError):
    """A text that is not a position, or one of an impossible position."""

    code = "bad-position"

    def __init__(
        self, reason: str, *, part: str = "", rule: str = "", package: str = "", **facts: object
    ) -> None:
        super().__init__(reason, **facts)
        self.part = part
        """The part of the text that is wrong: "hand 0"; empty if it is the whole."""
        self.rule = rule
        """The number of the rule that forbids it; empty if none does."""
        self.package = package or _HERE
        """The package whose messages have the sentence."""

    def sentence(self, language: str = "en") -> str:
        why = say(self.package, language, self.reason, self.facts)
        return ": ".join(filter(None, (self.part, self.rule, why)))


class BadRecord(StofaError):
    """A record that does not hold."""

    code = "bad-record"

    def __init__(
        self, reason: str, *, at: str = "", cause: StofaError | None = None, **facts: object
    ) -> None:
        super().__init__(reason, **facts)
        self.at = at
        self.cause = cause

    def sentence(self, language: str = "en") -> str:
        where = f"{self.at}: " if self.at else ""
        why = self.cause.sentence(language) if self.cause else super().sentence(language)
        return where + why
