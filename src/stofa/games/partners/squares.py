"""What the squares are called."""

from typing import Final

from stofa.games.partners.board import LETTERS, QUARTER, RINGS
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
