"""Moves as people write them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from stofa.engine.errors import Unreadable


class Move(str):
    """A move: its notation, which is what it prints as and compares by."""

    __slots__ = ("code",)

    code: int
    """The number it has inside the core."""

    def __new__(cls, text: str, code: int) -> "Move":
        move = super().__new__(cls, text)
        move.code = code
        return move


class Vocabulary:
    """Every move that a game has words for, legal or not, both ways between number and text."""

    def __init__(self, texts: Mapping[int, str]) -> None:
        self._by_code = {code: Move(text, code) for code, text in texts.items()}
        self._by_text = {str(move): move for move in self._by_code.values()}
        if len(self._by_text) != len(self._by_code):
            raise ValueError("two moves share one notation")

    def read(self, text: str) -> Move:
        """The move that a text names."""
        try:
            return self._by_text[text]
        except KeyError:
            raise Unreadable("no-move", move=text) from None

    def write(self, code: int) -> Move:
        """The move that has a number."""
        return self._by_code[code]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._by_code.values())

    def __len__(self) -> int:
        return len(self._by_code)


class LegalMoves(Sequence[Move]):
    """The moves that are legal now: a collection to iterate, index, measure and ask with `in`."""

    __slots__ = ("_codes", "_vocabulary")

    def __init__(self, codes: list[int], vocabulary: Vocabulary) -> None:
        self._codes = codes
        self._vocabulary = vocabulary

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Move]:
        return map(self._vocabulary.write, self._codes)

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | Sequence[Move]:
        if isinstance(place, slice):
            return [self._vocabulary.write(code) for code in self._codes[place]]
        return self._vocabulary.write(self._codes[place])

    def __contains__(self, move: object) -> bool:
        return any(move == legal for legal in self)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(self)}>" if self else "<no legal moves>"
