"""Moves as values: what is done and to what, and the notation that people, records and logs write it in."""

import pickle
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from types import ModuleType
from typing import Any, Final, Protocol, overload

import msgspec

from stofa.engine.errors import Refusal, Unreadable
from stofa.engine.move_kinds import Kind, Never, Value
from stofa.engine.words import Facts

NO_CODE: Final = -1
"""The code of a move that is not in the core: it is never legal, or what it names is hidden."""


class Move(str):
    """A move: its notation, which is what it prints as and compares by, and what that means."""

    __slots__ = ("_encoded", "_named", "_of", "code", "kind")

    code: int
    """The number it has inside the core."""
    kind: str
    """What is done; the game's `MoveSet` declares each kind."""
    _named: tuple[tuple[str, Value], ...]
    _encoded: msgspec.Raw | None
    _of: "MoveSet | None"

    def __new__(
        cls,
        text: str,
        code: int,
        kind: str,
        named: tuple[tuple[str, Value], ...] = (),
        of: "MoveSet | None" = None,
    ) -> "Move":
        move = super().__new__(cls, text)
        keep = object.__setattr__
        keep(move, "code", code)
        keep(move, "kind", kind)
        keep(move, "_named", named)
        keep(move, "_encoded", None)
        keep(move, "_of", of)
        return move

    @property
    def args(self) -> dict[str, Value]:
        """To what it is done, by name: `{"city": "Ulm", "side": "left"}`. A hidden move has none."""
        return dict(self._named)

    @property
    def word(self) -> str:
        """The first word of the notation."""
        return self.partition(" ")[0]

    @property
    def wire(self) -> dict[str, Any]:
        """The move as it is sent: text, kind and arguments."""
        return {"text": str(self), "kind": self.kind, **self.args}

    @property
    def encoded(self) -> msgspec.Raw:
        """`wire` as JSON, encoded once: the same moves are sent again and again."""
        if self._encoded is None:
            object.__setattr__(self, "_encoded", msgspec.Raw(msgspec.json.encode(self.wire)))
        assert self._encoded is not None
        return self._encoded

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move does not change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a move does not change: {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        """By its title, which has every move once; by its parts if it belongs to none."""
        if self._of is None or self._of.title is None:
            return type(self), (str(self), self.code, self.kind, self._named)
        if self.code == NO_CODE:
            return _veiled_move, (self._of.title, self.kind)
        return _read_move, (self._of.title, str(self))

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self


class NeverLegal(Move):
    """A move that is well formed, but that the rules allow in no position of the game."""

    __slots__ = ("refusal",)

    refusal: Refusal
    """The rule that forbids it, and why."""

    def __new__(
        cls,
        text: str,
        kind: str,
        named: tuple[tuple[str, Value], ...],
        refusal: Refusal,
        of: "MoveSet | None" = None,
    ) -> "NeverLegal":
        move = super().__new__(cls, text, NO_CODE, kind, named, of)
        assert isinstance(move, cls)
        object.__setattr__(move, "refusal", refusal)
        return move

    def __reduce__(self) -> tuple[Any, ...]:
        if self._of is None or self._of.title is None:
            return type(self), (str(self), self.kind, self._named, self.refusal)
        return _read_move, (self._of.title, str(self))


class HasMoves(Protocol):
    """A title, as far as moves know it."""

    moves: "MoveSet"


def _moves_of(title: type[HasMoves]) -> "MoveSet":
    return title.moves


def _read_move(title: type[HasMoves], text: str) -> Move:
    return title.moves.read(text)


def _veiled_move(title: type[HasMoves], kind: str) -> Move:
    return title.moves.veiled(kind)


class MoveSet:
    """Every move of a game, declared kind by kind.

    The declaration is the only place that knows both the numbers of the core and the notation. A kind gets
    the first free multiple of `2**width` as the code of its first move, in the order of declaration; what an
    argument adds to it, the argument says. That the constants of the game's `core/codes.py`, which the
    compiled rules are written with, say the same is checked here. A game in plain Python needs none.
    """

    def __init__(
        self, *declared: Kind | Never, width: int = 8, codes: ModuleType | None = None, package: str = ""
    ) -> None:
        self.kinds: dict[str, Kind] = {}
        """What the game can be told to do, by name, in the order of declaration."""
        self.never = [each for each in declared if isinstance(each, Never)]
        """Texts that are well formed but never legal, with their rules; the first that fits a text counts."""
        self.title: type[HasMoves] | None = None
        """The title whose moves they are, which says so itself."""
        self._package = package
        self._first: dict[str, int] = {}
        block = 0
        for kind in declared:
            if isinstance(kind, Never):
                continue
            if kind.name in self.kinds:
                raise ValueError(f"{kind.name} is declared twice")
            self.kinds[kind.name] = kind
            self._first[kind.name] = block << width
            block += (kind.largest >> width) + 1
        if codes is not None:
            self._check(codes)

    def _check(self, codes: ModuleType) -> None:
        for name, code in self.constants().items():
            if getattr(codes, name, None) != code:
                raise ValueError(f"{codes.__name__}.{name} is {getattr(codes, name, None)}, not {code}")

    def constants(self) -> dict[str, int]:
        """The constants that the core has to have for the kinds of moves."""
        found: dict[str, int] = {}
        for kind in self.kinds.values():
            for name, number in kind.constants():
                found[name] = self._first[kind.name] + number
        return found

    # ── Notation ────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def _by_code(self) -> dict[int, Move]:
        """Made when the first move is read or written: many programs import all games and play one."""
        found: dict[int, Move] = {}
        for kind in self.kinds.values():
            first = self._first[kind.name]
            names = [argument.name for argument in kind.arguments]
            for choice in product(*(argument.choices for argument in kind.arguments)):
                values = [each.value for each in choice]
                if kind.where is not None and not kind.where(*values):
                    continue
                code = first + sum(each.number for each in choice)
                named = tuple((name, value) for name, value in zip(names, values) if value is not None)
                if code in found:
                    raise ValueError(f"{kind.name} {values} and {found[code]} share one code")
                found[code] = Move(kind.write(choice), code, kind.name, named, self)
        return found

    @cached_property
    def _by_text(self) -> dict[str, Move]:
        found = {str(move): move for move in self._by_code.values()}
        if len(found) != len(self._by_code):
            raise ValueError("two moves share one notation")
        return found

    @cached_property
    def _veiled(self) -> dict[str, Move]:
        return {name: Move(name, NO_CODE, name, of=self) for name in self.secret}

    def read(self, text: str) -> Move:
        """The move that a text names, be it legal or not."""
        move = None
        if isinstance(text, str):
            move = self._by_text.get(text) or self._read_never_legal(text)
        if move is None:
            raise Unreadable("no-move", move=text)
        return move

    def _read_never_legal(self, text: str) -> NeverLegal | None:
        for never in self.never:
            if match := re.fullmatch(never.pattern, text):
                facts: Facts = never.facts(match)
                refusal = Refusal(never.rule, never.reason, facts, self._package)
                args = self.kinds[never.kind].numbered(never.read(match))
                return NeverLegal(text, never.kind, tuple(args.items()), refusal, self)
        return None

    def write(self, code: int) -> Move:
        """The move that has a number in the core."""
        return self._by_code[code]

    def from_args(self, kind: str, **args: Value) -> Move:
        """The move of a kind with these arguments."""
        declared = self.kinds.get(kind)
        words = declared.text_of(args) if declared is not None else None
        if words is None:
            raise Unreadable("no-move", move=f"{kind} {args}")
        return self.read(words)

    def code(self, kind: str, **args: Value) -> int:
        """The number that the move of a kind with these arguments has in the core."""
        return self.from_args(kind, **args).code

    def veil(self, move: Move) -> Move:
        """A move as those see it who may not know what it names."""
        return self._veiled[move.kind]

    def veiled(self, kind: str) -> Move:
        """A move of a secret kind as those see it who may not know what it names."""
        return self._veiled[kind]

    def __copy__(self) -> "MoveSet":
        return self

    def __deepcopy__(self, memo: object) -> "MoveSet":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.title is None:
            raise pickle.PicklingError("moves without a title cannot be pickled")
        return _moves_of, (self.title,)

    @cached_property
    def actions(self) -> tuple[Move, ...]:
        """All moves that seats can make. The place of a move here is its number in `stofa.fast`."""
        return tuple(move for move in self if not self.kinds[move.kind].chance)

    @cached_property
    def action_of(self) -> Mapping[str, int]:
        """The number that a move of a seat has in `stofa.fast`."""
        return {move: number for number, move in enumerate(self.actions)}

    def __iter__(self) -> Iterator[Move]:
        """All moves that can be legal."""
        return iter(self._by_code.values())

    def __len__(self) -> int:
        return len(self._by_code)

    # ── What the kinds are ──────────────────────────────────────────────────────────────────────

    @cached_property
    def picks(self) -> Mapping[str, str]:
        """Kinds that choose one of several things, each with the rule of that choice."""
        return {kind.name: kind.rule for kind in self.kinds.values() if kind.role == "pick"}

    @cached_property
    def ways(self) -> frozenset[str]:
        """Kinds that say how the picks after them are made, and are chosen together with them."""
        return self._with_role("way")

    @cached_property
    def parts(self) -> frozenset[str]:
        """Kinds that are parts of one thing, in any order that they are made."""
        return self._with_role("part")

    @cached_property
    def done(self) -> frozenset[str]:
        """Kinds that end a choice of several things that could go on."""
        return self._with_role("done")

    @cached_property
    def secret(self) -> frozenset[str]:
        """Kinds of which only one seat may see what they name."""
        return frozenset(kind.name for kind in self.kinds.values() if kind.secret)

    @cached_property
    def shown_later(self) -> frozenset[str]:
        """Those of them of which everybody is shown later what they named."""
        return frozenset(kind.name for kind in self.kinds.values() if kind.shown_later)

    def _with_role(self, role: str) -> frozenset[str]:
        return frozenset(kind.name for kind in self.kinds.values() if kind.role == role)

    def message_of(self, move: Move) -> tuple[str, Facts]:
        """What the messages about a move are called after `told-` or `label-`, and what is filled in."""
        kind = self.kinds[move.kind]
        if not move.args and kind.arguments:
            return f"{kind.message}-veiled", {}
        return kind.message_of(move.args)


class LegalMoves(Sequence[Move]):
    """The moves that are legal now: a collection to iterate, index, measure and ask with `in`.

    It is equal to another one, or to a list, of the same moves in the same order.
    """

    __slots__ = ("_codes", "_moves")
    __hash__ = None  # type: ignore[assignment]  # as for a list

    def __init__(self, codes: list[int], moves: MoveSet) -> None:
        self._codes = codes
        self._moves = moves

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Move]:
        return map(self._moves.write, self._codes)

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | Sequence[Move]:
        if isinstance(place, slice):
            return [self._moves.write(code) for code in self._codes[place]]
        return self._moves.write(self._codes[place])

    def __contains__(self, move: object) -> bool:
        return any(move == legal for legal in self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalMoves | list):
            return list(self) == list(other)
        return NotImplemented

    def __copy__(self) -> "LegalMoves":
        return self

    def __deepcopy__(self, memo: object) -> "LegalMoves":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return LegalMoves, (self._codes, self._moves)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from stofa.engine.html_table import html_table  # only needed by whoever looks at it

        return html_table(("move", "kind"), ((move, move.kind) for move in self), scrolled=True)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(self)}>" if self else "<no legal moves>"
