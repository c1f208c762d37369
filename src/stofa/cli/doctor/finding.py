"""What a check has found, and how it is told."""

from dataclasses import dataclass, field
from typing import Literal

from stofa.engine.words import say, say_if_known

Check = Literal["versions", "database", "disk", "clock", "address", "files", "workers"]
Level = Literal["ok", "advice", "broken"]


@dataclass(frozen=True)
class Finding:
    """Its sentence is `doctor-CODE` in `messages/`; what to do about it, `doctor-CODE-do`."""

    check: Check
    level: Level
    code: str
    facts: dict[str, str | int] = field(default_factory=dict)

    def sentence(self, language: str) -> str:
        return say("stofa.cli", language, f"doctor-{self.code}", self.facts)

    def what_to_do(self, language: str) -> str | None:
        return say_if_known("stofa.cli", language, f"doctor-{self.code}-do", self.facts)


def ok(check: Check, code: str, **facts: str | int) -> Finding:
    return Finding(check, "ok", code, facts)


def advice(check: Check, code: str, **facts: str | int) -> Finding:
    return Finding(check, "advice", code, facts)


def broken(check: Check, code: str, **facts: str | int) -> Finding:
    return Finding(check, "broken", code, facts)
