"""P14: the terminal speaks three languages, completely."""

from importlib.resources import files

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from stofa.engine.words import LANGUAGES, say


class Facts(Visitor):
    """The facts that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    source = files("stofa.cli").joinpath("messages", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 11, 21, 101])
def test_numbers(language: str, number: int) -> None:
    for key in ("end-won", "end-lost", "end-score"):
        told = say(
            "stofa.cli",
            language,
            key,
            {"others": number, "winners": number, "names": "Anna", "name": "Jón", "score": number},
        )
        assert told


def test_plurals() -> None:
    def points(language: str, score: int) -> str:
        return say("stofa.cli", language, "end-score", {"name": "Anna", "score": score})

    assert [points("en", score) for score in (1, 2)] == ["Anna: 1 point", "Anna: 2 points"]
    assert [points("de", score) for score in (1, 21)] == ["Anna: 1 Punkt", "Anna: 21 Punkte"]
    assert [points("is", score) for score in (1, 21)] == ["Anna: 1 stig", "Anna: 21 stig"]
