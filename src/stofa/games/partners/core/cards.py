"""Bags of cards, each in one integer: a hand, the deck, what was played. Four bits count each face."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.partners.board import CARDS, DECK

FACE_COUNT: Final = 14
DECK_SIZE: Final = 56
FULL_DECK: Final = 0x44_4444_4444_4444  # PA-6: four of each

HEART: Final = 0
EIGHT: Final = 1
THIRTEEN: Final = 2
ONE_FOURTEEN: Final = 3
BACK_FOUR: Final = 11
SEVEN: Final = 12
SWAP: Final = 13
NO_CARD: Final = 15

LAST_START_CARD: Final = THIRTEEN  # PA-6: heart, 8 and 13 come first

assert len(CARDS) == FACE_COUNT
assert sum(DECK.values()) == DECK_SIZE
assert sum(copies * 16**face for face, copies in enumerate(DECK.values())) == FULL_DECK
assert CARDS[: ONE_FOURTEEN + 1] == ("heart", "8", "13", "1/14")
assert CARDS[BACK_FOUR:] == ("-4", "7", "swap")


def _steps(face: str) -> int:
    return int(face) if face.isdigit() and face != "7" else 0


def _faces_by_steps() -> list[int]:
    faces = [NO_CARD] * 15
    for face in range(FACE_COUNT):
        faces[_steps(CARDS[face])] = face
    faces[1] = faces[14] = ONE_FOURTEEN  # PA-14
    return faces


def _faces_by_bit() -> list[int]:
    """Which face a lone bit belongs to: the powers of two all differ modulo 67."""
    faces = [0] * 67
    for bit in range(4 * FACE_COUNT):
        faces[2**bit % 67] = bit // 4
    return faces


CARD: Final[vec[i64]] = vec[i64]([16**face for face in range(FACE_COUNT + 1)])
"""The bag that holds one card; behind the last face, what is more than all bags."""

STEPS: Final[vec[i64]] = vec[i64]([_steps(face) for face in CARDS])
"""PA-13: how far each face moves one pawn forward; 0 if it does something else, or leaves a choice."""

_FACE_OF_STEPS: Final[vec[i64]] = vec[i64](_faces_by_steps())
_FACE_OF_BIT: Final[vec[i64]] = vec[i64](_faces_by_bit())
_EVERY_OTHER: Final = 0x0F_0F0F_0F0F_0F0F


def face_of(steps: i64) -> i64:
    """The card that moves one pawn so far forward; each number is on one face only."""
    return _FACE_OF_STEPS[steps]


def count(bag: i64, face: i64) -> i64:
    """How many cards of a face a bag holds."""
    return (bag >> (4 * face)) & 15


def first(bag: i64) -> i64:
    """The first face in a bag that is not empty."""
    return _FACE_OF_BIT[(bag & -bag) % 67]


def behind(bag: i64, face: i64) -> i64:
    """The cards of a bag that come behind a face in data order."""
    return bag & -CARD[face + 1]


def size(bag: i64) -> i64:
    """How many cards a bag holds."""
    pairs: i64 = (bag & _EVERY_OTHER) + ((bag >> 4) & _EVERY_OTHER)
    fours: i64 = pairs + (pairs >> 8)
    return (fours + (fours >> 16) + (fours >> 32) + (pairs >> 48)) & 0xFF


def nth(bag: i64, place: i64) -> i64:
    """The face of the card at `place` when a bag is laid out in data order."""
    pairs: i64 = (bag & _EVERY_OTHER) + ((bag >> 4) & _EVERY_OTHER)
    face: i64 = 0
    while place >= pairs & 31:  # two faces at a time
        place -= pairs & 31
        pairs >>= 8
        face += 2
    return face if place < (bag >> (4 * face)) & 15 else face + 1
