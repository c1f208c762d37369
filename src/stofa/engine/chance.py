"""The cards of a game that is played for real: a stream nobody can foretell without the seed.

SHA-256 over seed and counter. Whoever has seen all cards so far knows nothing about the next, and a
table can commit to its seed beforehand (by its hash) and reveal it afterwards. Searches, which need
many numbers and no secrecy, use :class:`stofa.engine.core.rng.Rng`.
"""

from hashlib import sha256

from stofa.engine.core.rng import Rng
from stofa.engine.core.state import State

_WORD = 1 << 32


class Chance:
    """A stream of fair choices, fixed by its seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._key = sha256(f"stofa chance {type(seed).__name__} {seed}".encode()).digest()
        self._blocks = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._key + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely."""
        fair = _WORD - _WORD % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def card(self, state: State) -> int:
        """The chance move that comes now: one of the cards in the bag, each as likely."""
        return state.card(self.below(state.bag()))

    def rng(self, purpose: str) -> Rng:
        """A fast generator for a bot or a search, of its own for each purpose."""
        key = sha256(self._key + purpose.encode()).digest()
        return Rng(int.from_bytes(key[:8], "big") >> 2)

    def copy(self) -> "Chance":
        twin = Chance(self.seed)
        twin._blocks = self._blocks
        twin._words = list(self._words)
        return twin

    def __repr__(self) -> str:
        return f"Chance({self.seed!r})"
