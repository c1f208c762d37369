"""The tickets returned in play: under the shuffled ones, in the order in which they came there (TR-19)."""

from typing import Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.pickling import reduced
from stofa.games.ticket_to_ride.core.tickets import TICKET_COUNT

UNKNOWN: Final = 63
"""What a pile shows in a place that a seat cannot know."""

_TICKETS: Final = 10  # in a word, six bits each
_WORDS: Final = 5

assert _WORDS * _TICKETS >= TICKET_COUNT


@final
@mypyc_attr(acyclic=True)
class Pile:
    """First in, first out. Places not in use are zero."""

    def __init__(self) -> None:
        self.words: Final[vec[i64]] = vec[i64]([0] * _WORDS)
        self.count: i64 = 0

    def copy_from(self, other: "Pile") -> None:
        if self.count != 0 or other.count != 0:
            words, others = self.words, other.words
            for word in range(_WORDS):
                words[word] = others[word]
        self.count = other.count

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())

    def put(self, ticket: i64) -> None:
        """Lay a ticket under all others."""
        words = self.words
        words[self.count // _TICKETS] += ticket << (6 * (self.count % _TICKETS))
        self.count += 1

    def at(self, depth: i64) -> i64:
        """The ticket at this depth, 0 = top."""
        words = self.words
        return (words[depth // _TICKETS] >> (6 * (depth % _TICKETS))) & 63

    def listed(self) -> list[int]:
        """The tickets from the topmost on as a plain list, for Python code outside the core."""
        found: list[int] = []
        for depth in range(self.count):
            found.append(int(self.at(depth)))
        return found

    def take(self) -> i64:
        """Take the topmost ticket; the others move up."""
        words = self.words
        ticket: i64 = words[0] & 63
        word: i64 = 0
        while word < _WORDS - 1:
            words[word] = (words[word] >> 6) | ((words[word + 1] & 63) << (6 * (_TICKETS - 1)))
            word += 1
        words[word] >>= 6
        self.count -= 1
        return ticket
