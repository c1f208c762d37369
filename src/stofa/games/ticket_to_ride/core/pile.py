"""The tickets returned in play: under the shuffled ones, in the order in which they came there (TR-19)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

UNKNOWN: Final = 127
"""What a pile shows in a place that a seat cannot know."""

_WORDS: Final = 8  # of eight tickets, seven bits each: more than there are


@final
@mypyc_attr(acyclic=True)
class Pile:
    """First in, first out. Places not in use are zero."""

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]([0] * _WORDS)
        self.head: i64 = 0
        self.count: i64 = 0

    def copy_from(self, other: "Pile") -> None:
        if self.count != 0 or other.count != 0:
            for word in range(_WORDS):
                self.words[word] = other.words[word]
        self.head = other.head
        self.count = other.count

    def put(self, ticket: i64) -> None:
        """Lay a ticket under all others."""
        place: i64 = (self.head + self.count) & 63
        self.words[place >> 3] += ticket << (7 * (place & 7))
        self.count += 1

    def at(self, depth: i64) -> i64:
        """The ticket that so many others lie upon."""
        place: i64 = (self.head + depth) & 63
        return (self.words[place >> 3] >> (7 * (place & 7))) & 127

    def take(self) -> i64:
        """Take the topmost ticket."""
        ticket: i64 = self.at(0)
        self.words[self.head >> 3] -= ticket << (7 * (self.head & 7))
        self.head = (self.head + 1) & 63
        self.count -= 1
        return ticket
