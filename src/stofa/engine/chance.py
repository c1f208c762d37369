"""The cards of a game that is played for real: a stream nobody can foretell without the seed.

SHA-256 over seed and counter. Having seen all cards so far tells nothing about the next, and a
table can commit to its seed beforehand (by its hash) and reveal it afterwards. Searches, which need
many numbers and no secrecy, use :class:`stofa.engine.core.rng.Rng`.
"""

from hashlib import sha256

from stofa.engine.core.rng import Rng
from stofa.engine.core.state import State
from stofa.engine.errors import BadOption
from stofa.engine.whole_numbers import whole_number
from stofa.engine.words import LONG_NUMBER


class Chance:
    """A stream of fair choices, fixed by its seed. The n-th choice depends on nothing but seed and n,
    so that a stream can be taken up again wherever it was left: `drawn` is all there is to remember."""

    def __init__(self, seed: int | str, drawn: int = 0) -> None:
        if isinstance(seed, str):
            text, kind = seed, "str"
        elif (number := whole_number(seed)) is not None:
            text, kind = str(number) if number.bit_length() < LONG_NUMBER else hex(number), "int"
            seed = number
        else:
            raise BadOption("bad-seed", seed=seed)
        self.seed = seed
        self.drawn = drawn
        self._key = sha256(f"stofa chance {kind} {text}".encode(errors="surrogatepass")).digest()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. (The modulo bias of 256 bits is below 2⁻²⁰⁰.)"""
        block = sha256(self._key + self.drawn.to_bytes(8, "big")).digest()
        self.drawn += 1
        return int.from_bytes(block, "big") % bound

    def card(self, state: State) -> int:
        """The chance move that comes now: one of the cards in the bag, all equally likely."""
        return state.card(self.below(state.bag()))

    def rng(self, purpose: str) -> Rng:
        """A fast generator for a bot or a search, of its own for each purpose."""
        key = sha256(self._key + purpose.encode()).digest()
        return Rng(int.from_bytes(key[:8], "big") >> 2)

    def copy(self) -> "Chance":
        """A stream of its own that goes on as this one would."""
        return Chance(self.seed, self.drawn)

    def __repr__(self) -> str:
        return f"Chance({self.seed!r}, drawn={self.drawn})"
