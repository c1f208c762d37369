"""What a seat sees as a text, for games that bring no drawing: field by field, as the position names them."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

import msgspec

from stofa.engine.words import say, say_if_known

_WIDTH: Final = 96
"""Columns of a drawing; longer lines are wrapped."""
_INDENT: Final = "    "
_LEFT_OUT: Final = ("seat", "turn")
"""Fields that are told otherwise: by what is asked, and by the heading."""


class PlainDrawing:
    """Draws positions in one language; a game may name its fields in its messages, by `field-NAME`."""

    def __init__(self, package: str, language: str) -> None:
        self._package = package
        self._language = language

    def draw(self, public: object, own: object) -> str:
        """The public part, then what is the seat's own."""
        lines = list(self._fields(public))
        own_lines = list(self._fields(own))
        if own_lines:
            lines += ["", self._say("yours"), *own_lines]
        return "\n".join(line.rstrip() for line in lines)

    def _fields(self, thing: object) -> Iterator[str]:
        for name, value in msgspec.to_builtins(thing).items():
            if name in _LEFT_OUT:
                continue
            if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
                # One for each seat, as a rule; in any case they are told apart by their numbers.
                players = name == "players"
                yield self._label(name)
                for number, each in enumerate(value):
                    head = self._say("seat-number", seat=number) if players else str(number)
                    yield from _wrapped(f"  {head}: {self._inline(each)}")
            elif isinstance(value, dict) and any(isinstance(each, dict | list) for each in value.values()):
                yield self._label(name)
                for key, each in value.items():
                    yield from _wrapped(f"  {self._label(key)}: {self._text(each)}")
            else:
                yield from _wrapped(f"{self._label(name)}: {self._text(value)}")

    def _text(self, value: Any) -> str:
        if isinstance(value, dict):
            return self._inline(value) or "–"
        if isinstance(value, list):
            return (
                " ".join(
                    f"({self._text(each)})" if isinstance(each, list | dict) else self._text(each)
                    for each in value
                )
                or "–"
            )
        if value is None or value == "":
            return "–"
        return self._say("yes" if value else "no") if isinstance(value, bool) else str(value)

    def _inline(self, fields: dict[str, Any]) -> str:
        return ", ".join(f"{self._label(name)} {self._text(value)}" for name, value in fields.items())

    def _label(self, name: str) -> str:
        known = say_if_known(self._package, self._language, f"field-{name}", {})
        return known or name.replace("_", " ")

    def _say(self, key: str, **facts: int) -> str:
        return say("stofa.engine", self._language, key, dict(facts))


def _wrapped(line: str) -> list[str]:
    return wrap(line, _WIDTH, subsequent_indent=_INDENT, drop_whitespace=False) or [""]
