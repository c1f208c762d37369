"""A small, fast generator for search and playouts: the same stream compiled and interpreted.

Multiply-with-carry on 32-bit words: every intermediate value stays below 2**63, so neither the
compiled 64-bit arithmetic nor Python's big integers ever have to be masked differently.

It is *not* for the cards of a game that people play: its output gives its state away. Those come
from :class:`stofa.engine.chance.Chance`.
"""

from typing import Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.pickling import reduced

MULTIPLIER: Final = 2_131_995_753  # a * 2**32 - 1 is a safe prime, so every seed has the full period
WORD: Final = 0xFFFF_FFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of numbers, fixed by its seed."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = 0
        self.carry: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Start the stream of `seed`; the first words are thrown away, so that near seeds part."""
        self.word = seed & WORD
        # A carry in 1 … MULTIPLIER - 2 keeps clear of the two fixed points of the generator.
        self.carry = ((seed >> 32) & 0x3FFF_FFFF) + 1
        for _ in range(8):
            self.next_word()

    def next_word(self) -> i64:
        """The next 32 random bits."""
        product: i64 = MULTIPLIER * self.word + self.carry
        self.word = product & WORD
        self.carry = product >> 32
        return self.word

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (Lemire's method), bound < 2**31."""
        product: i64 = self.next_word() * bound
        if product & WORD < bound:
            uneven: i64 = (WORD + 1) % bound
            while product & WORD < uneven:
                product = self.next_word() * bound
        return product >> 32

    def split(self) -> "Rng":
        """A generator of its own, for a bot or a search, that does not disturb this one further."""
        high: i64 = self.next_word() & 0x3FFF_FFFF
        return Rng((high << 32) | self.next_word())

    def __getnewargs__(self) -> tuple[int]:
        return (0,)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())
