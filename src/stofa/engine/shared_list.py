"""A list that only grows, and of which a copy costs nothing: copies share what they have in common."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

Item = TypeVar("Item")


class SharedList(Sequence[Item]):
    """A sequence that is appended to. Whatever is appended to a copy is not seen by the others.

    A server copies the game of a table for every move, and by the end of a game a plain list would be a
    thousand moves long each time.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items = list(items)
        """Shared with copies. What stands after `_length` is some copy's."""
        self._length = len(self._items)

    def append(self, item: Item) -> None:
        """Add an item to this list alone."""
        if len(self._items) > self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def copy(self) -> "SharedList[Item]":
        """An equal list that grows by itself."""
        twin: SharedList[Item] = object.__new__(SharedList)
        twin._items, twin._length = self._items, self._length
        return twin

    __copy__ = copy

    def __reduce__(self) -> tuple[type["SharedList[Item]"], tuple[list[Item]]]:
        return SharedList, (list(self),)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, place: int) -> Item: ...
    @overload
    def __getitem__(self, place: slice) -> list[Item]: ...
    def __getitem__(self, place: int | slice) -> Item | list[Item]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            if step < 0:
                return [self._items[each] for each in range(start, stop, step)]
            return self._items[start:stop:step]
        if not -self._length <= place < self._length:
            raise IndexError(f"there is no item {place} in a list of {self._length}")
        return self._items[place if place >= 0 else self._length + place]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (SharedList, list)):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
