"""The words in which a game declares its moves: kinds of moves, and their arguments.

::

    CITY = argument("city", CITIES)
    SIDE = argument("side", ("left", "right"))

    MOVES = MoveSet(
        chance("draw", CITY, secret=True, rule="TT-9", when="…"),
        move("lay", CITY, optional(SIDE), rule="TT-15", when="…"),
        pick("house", CITY, rule="TT-23", when="…"),
        done("done", rule="TT-23", when="…"),
        …
    )
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Final, Literal, NamedTuple

from stofa.engine.words import Facts

Value = str | int | tuple[str, ...] | None
"""What an argument can be: a name, a number, or several names. None is one that is left out."""

Role = Literal["pick", "way", "part", "done"]

_ARGUMENT: Final = re.compile(r"\[([^\[{]*)\{(\w+)\}([^]]*)\]|\{(\w+)\}")
"""An argument in a form: in brackets with what stands beside it there, or alone."""


class Choice(NamedTuple):
    """One of the values that an argument can have."""

    value: Value
    number: int
    """What it adds to the code of the move."""
    text: str
    """How the notation spells it."""
    suffix: str
    """What it adds to the name of the messages about the move: they say `take-stock` where it is "stock"."""
    facts: Facts
    """What it fills into these messages."""


class Argument:
    """Something that a move names."""

    def __init__(self, name: str, fact: str, choices: Iterable[Choice], *, word: bool, splits: bool) -> None:
        self.name = name
        self.fact = fact
        """What messages call it."""
        self.choices = tuple(choices)
        self.word = word
        """Whether its values are called by `word-VALUE` in the messages of the game."""
        self.splits = splits
        """Whether the core has a constant of its own for each of its values."""

    def plain_facts(self, value: Value) -> Facts:
        """What is told of a value if the game says nothing else."""
        if isinstance(value, tuple):
            return dict(zip(("first", "second", "third"), value, strict=True))
        return {} if value is None else {self.fact: value}

    @cached_property
    def _by_value(self) -> dict[Value, Choice]:
        return {choice.value: choice for choice in self.choices}

    def __getitem__(self, value: Value) -> Choice:
        return self._by_value[value]

    def get(self, value: Value) -> Choice | None:
        return self._by_value.get(value)

    @property
    def optional(self) -> bool:
        return None in self._by_value

    @property
    def values(self) -> list[Value]:
        """What it can be, but for being left out."""
        return [choice.value for choice in self.choices if choice.value is not None]


def argument(
    name: str,
    values: Mapping[Any, int] | Sequence[Any],
    *,
    step: int = 1,
    fact: str | None = None,
    facts: Callable[[Any], Facts] | None = None,
    suffix: Callable[[Any], str] = lambda value: "",
    besides: Mapping[str, int] | None = None,
    word: bool = False,
    splits: bool = False,
) -> Argument:
    """An argument with these values.

    What a value adds to the code is `step` times its number: its place in a sequence, or what a mapping says.
    Messages call it `fact`, by default its name (of three names together: `first`, `second`, `third`), unless
    `facts` says what else is told about a value; `suffix` says which of several messages it is told by.
    `besides` are words that can stand in place of a value, with their numbers; each has messages of its own.
    """
    numbers = values if isinstance(values, Mapping) else {value: place for place, value in enumerate(values)}
    found = Argument(name, fact or name, (), word=word, splits=splits)
    told = facts or found.plain_facts
    choices = [
        Choice(
            value,
            step * number,
            " ".join(value) if isinstance(value, tuple) else str(value),
            suffix(value),
            told(value),
        )
        for value, number in numbers.items()
    ]
    choices += [Choice(value, number, value, value, {}) for value, number in (besides or {}).items()]
    found.choices = tuple(choices)
    return found


def optional(argument: Argument) -> Argument:
    """The same argument, which may also be left out; that comes before its other values."""
    distance = argument.choices[1].number - argument.choices[0].number
    later = [choice._replace(number=choice.number + distance) for choice in argument.choices]
    first = Choice(None, argument.choices[0].number, "", "", {})
    return Argument(argument.name, argument.fact, [first, *later], word=argument.word, splits=argument.splits)


class Kind:
    """One kind of move: what is done, and what it can be done to."""

    def __init__(
        self,
        name: str,
        *arguments: Argument,
        rule: str,
        when: str,
        form: str | None = None,
        message: str | None = None,
        where: Callable[..., bool] | None = None,
        role: Role | None = None,
        chance: bool = False,
        secret: bool = False,
        shown_later: bool = False,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.rule = rule
        """The rule to read about it; of a pick, the rule of the choice."""
        self.when = when
        """When it can be made, for the documentation."""
        self.form = form or name + "".join(
            f"[ {{{argument.name}}}]" if argument.optional else f" {{{argument.name}}}"
            for argument in arguments
        )
        """Its notation, with arguments in braces; one in brackets, with what stands beside it there, is not
        written if it is left out or 0."""
        self.message = message or name
        self.where = where
        """Which values go together; all do without it."""
        self.role = role
        self.chance = chance
        """Whether chance makes it, and no seat."""
        self.secret = secret
        """Whether only the seat whose turn it is may see what it names."""
        self.shown_later = shown_later
        """Of a secret one, whether that is shown to everybody later: when, `Title.shows` says."""

    @cached_property
    def _template(self) -> str:
        return _ARGUMENT.sub("%s", self.form)

    @cached_property
    def _slots(self) -> list[tuple[int, str, bool]]:
        """The arguments in the order of the form: place, how it is written, whether it may be left out."""
        names = [argument.name for argument in self.arguments]
        return [
            (names.index(inside or outside), f"{before}%s{after}", bool(inside))
            for before, inside, after, outside in _ARGUMENT.findall(self.form)
        ]

    def numbered(self, args: Mapping[str, Value]) -> dict[str, Value]:
        """Arguments as they were written, with those as numbers that are numbers."""
        numbers = {each.name for each in self.arguments if isinstance(each.choices[-1].value, int)}
        return {
            name: int(value) if name in numbers and isinstance(value, str) else value
            for name, value in args.items()
        }

    @property
    def largest(self) -> int:
        """The most that its arguments add to a code."""
        return sum(max(choice.number for choice in argument.choices) for argument in self.arguments)

    def constants(self) -> Iterator[tuple[str, int]]:
        """The constants of the core for it, as differences to its first code."""
        name = self.name.upper().replace("-", "_")
        split = [argument for argument in self.arguments if argument.splits]
        if not split:
            yield name, 0
        for argument in split:
            for choice in argument.choices:
                yield f"{name}_{choice.text.upper()}".rstrip("_"), choice.number

    def write(self, choices: Iterable[Choice]) -> str:
        """The notation of the move with these arguments."""
        if not self.arguments:
            return self.form
        chosen = tuple(choices)
        return self._template % tuple(
            "" if optional and not chosen[place].value else written % chosen[place].text
            for place, written, optional in self._slots
        )

    def text_of(self, args: Mapping[str, Value]) -> str | None:
        """The same for arguments by name; None if there are no such arguments."""
        if not set(args) <= {argument.name for argument in self.arguments}:
            return None
        choices = [argument.get(args.get(argument.name)) for argument in self.arguments]
        known = [choice for choice in choices if choice is not None]
        return self.write(known) if len(known) == len(choices) else None

    def message_of(self, args: Mapping[str, Value]) -> tuple[str, Facts]:
        """The name of the messages about a move, and what is filled in."""
        name, facts = self.message, Facts()
        for argument in self.arguments:
            choice = argument[args.get(argument.name)]
            name = f"{name}-{choice.suffix}" if choice.suffix else name
            facts |= choice.facts
        return name, facts


def _groups(match: re.Match[str]) -> dict[str, Value]:
    return dict(match.groupdict())


def _no_facts(match: re.Match[str]) -> Facts:
    return {}


class Never(NamedTuple):
    """Texts of a kind that are well formed, but that the rules allow in no position."""

    kind: str
    pattern: str
    """A regular expression; its groups are the arguments."""
    rule: str
    """The rule that forbids them."""
    reason: str
    """The message that says why."""
    facts: Callable[[re.Match[str]], Facts] = _no_facts
    """What is filled into it."""
    read: Callable[[re.Match[str]], dict[str, Value]] = _groups
    """The arguments, if they are not the groups."""


move: Final = Kind
"""A move of a seat."""

chance: Final = partial(Kind, chance=True)
"""A card that comes."""

pick: Final = partial(Kind, role="pick")
"""One of several things that are chosen together: chosen in any order, made in that of their codes."""

way: Final = partial(Kind, role="way")
"""How the picks after it are made; it is chosen together with them."""

part: Final = partial(Kind, role="part")
"""A part of one thing, made in the order in which the parts are chosen."""

done: Final = partial(Kind, role="done")
"""Ends picks that could go on."""
