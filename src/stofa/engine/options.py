"""What can be agreed on before a game begins."""

from collections.abc import Mapping
from typing import Any

import msgspec

from stofa.engine.chance import Chance
from stofa.engine.errors import BadOption
from stofa.engine.whole_numbers import whole_number
from stofa.engine.words import as_fact

OptionValue = str | int | bool
Options = dict[str, OptionValue]


class Choice(msgspec.Struct, frozen=True):
    """One of several words."""

    name: str
    values: tuple[str, ...]
    default: str

    def check(self, value: object, players: int) -> OptionValue:
        if isinstance(value, str) and value in self.values:
            return value
        raise BadOption("bad-choice", option=self.name, value=value, choices=", ".join(self.values))

    def resolve(self, players: int, chance: Chance | None) -> OptionValue:
        return self.default


class Flag(msgspec.Struct, frozen=True):
    """Yes or no."""

    name: str
    default: bool

    def check(self, value: object, players: int) -> OptionValue:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in ("true", "false"):
            return value.lower() == "true"
        raise BadOption("bad-flag", option=self.name, value=value)

    def resolve(self, players: int, chance: Chance | None) -> OptionValue:
        return self.default


class Seat(msgspec.Struct, frozen=True):
    """A seat, by its number; left to chance if nobody names one."""

    name: str

    def check(self, value: object, players: int) -> OptionValue:
        if isinstance(value, str):
            seat = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else None
        else:
            seat = whole_number(value)
        if seat is not None and 0 <= seat < players:
            return seat
        raise BadOption("bad-seat", option=self.name, value=value, last=players - 1)

    def resolve(self, players: int, chance: Chance | None) -> OptionValue:
        if chance is None:
            raise BadOption("seat-not-named", option=self.name)
        return chance.below(players)


Option = Choice | Flag | Seat


def complete_options(
    options: tuple[Option, ...], given: object, players: int, chance: Chance | None
) -> Options:
    """Complete, concrete options: what was given, checked; the rest by default or by chance."""
    named: Mapping[Any, Any] = given if isinstance(given, Mapping) else {as_fact(given): None}
    for name in named:
        if name not in {option.name for option in options}:
            known = ", ".join(option.name for option in options)
            raise BadOption("unknown-option", option=name, options=known)
    return {
        option.name: option.check(named[option.name], players)
        if option.name in named
        else option.resolve(players, chance)
        for option in options
    }
