"""The moves in words. The only place that knows both the numbers of the core and the notation."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from stofa.engine.moves import Vocabulary
from stofa.games.partners.board import CARDS, LETTERS, QUARTER, RINGS
from stofa.games.partners.core import codes
from stofa.games.partners.core.cards import LAST_START_CARD, STEPS
from stofa.games.partners.core.path import FIRST_RING_SQUARE

SQUARES: Final[dict[int, str]] = {
    **{16 * q + n: f"{letter}{n}" for q, letter in enumerate(LETTERS) for n in range(QUARTER + 1)},
    **{
        FIRST_RING_SQUARE + RINGS * q + ring: f"{letter.upper()}{ring + 1}"
        for q, letter in enumerate(LETTERS)
        for ring in range(RINGS)
    },
}
"""The names of the squares by their numbers: b0 is blue's start square, B1 to B4 its rings."""


def _texts() -> Iterator[tuple[int, str]]:
    for face, card in enumerate(CARDS):
        yield codes.DEAL + face, f"deal {card}"
        yield codes.GIVE + face, f"give {card}"
    for face in range(LAST_START_CARD + 1):
        yield codes.LEAVE + face, f"{CARDS[face]} start"
    lengths = sorted({1, 14} | {STEPS[face] for face in range(len(CARDS)) if STEPS[face]})
    for square, name in SQUARES.items():
        for steps in lengths:
            yield codes.FORWARD + 128 * steps + square, f"{steps} {name}"
        for steps in range(1, 8):
            yield codes.SPLIT + 128 * steps + square, f"7 {name} {steps}"
        yield codes.BACK + square, f"-4 {name}"
    for (square, name), (other, other_name) in combinations(SQUARES.items(), 2):
        yield codes.swap(square, other), f"swap {name} {other_name}"
    yield codes.SWAP_SAME, "swap same"
    yield codes.FOLD, "fold"


VOCABULARY: Final = Vocabulary(dict(_texts()))
