"""A reusable list of moves, so that generating the legal ones allocates nothing."""

from typing import Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.pickling import reduced

CAPACITY: Final = 2048
"""More moves than any decision of any game can have; a test measures how near the games come."""


_EMPTY: Final[vec[i64]] = vec[i64]([0] * CAPACITY)


@final
@mypyc_attr(acyclic=True)
class Moves:
    """The first `count` entries of `codes` are moves; what lies after them is left over from before."""

    def __init__(self) -> None:
        # A slice is a copy, and far quicker made than a list.
        self.codes: Final[vec[i64]] = _EMPTY[0:CAPACITY]
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        self.codes[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        """The moves as a plain list, for Python code outside the core."""
        found: list[int] = []
        for place in range(self.count):
            found.append(int(self.codes[place]))
        return found

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())
