"""Bags of cards, each in one integer: a hand, the deck, what was played. Four bits count each face."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.partners.board import CARDS, DECK
from stofa.games.partners.core.bits import SLOTS, slot

FACE_COUNT: Final = 14
DECK_SIZE: Final = 56
FULL_DECK: Final = 0x44_4444_4444_4444  # PA-6: four of each

HEART: Final = 0
EIGHT: Final = 1
THIRTEEN: Final = 2
ONE_FOURTEEN: Final = 3
BACK_FOUR: Final = 11  # the first that does something else than move a pawn forward
SEVEN: Final = 12
SWAP: Final = 13
NO_CARD: Final = 15

LAST_START_CARD: Final = THIRTEEN  # PA-6: heart, 8 and 13 come first

# What a bag and one of these have in common: all its cards of those faces.
START_CARDS: Final = 0xFFF
HEARTS: Final = 0xF
EIGHTS: Final = 0xF0
THIRTEENS: Final = 0xF00
BACK_FOURS: Final = 0xF000_0000_0000
SEVENS: Final = 0xF_0000_0000_0000
SWAPS: Final = 0xF0_0000_0000_0000

assert len(CARDS) == FACE_COUNT
assert sum(DECK.values()) == DECK_SIZE
assert sum(copies * 16**face for face, copies in enumerate(DECK.values())) == FULL_DECK
assert 16 ** (LAST_START_CARD + 1) - 1 == START_CARDS
assert HEARTS | EIGHTS | THIRTEENS == START_CARDS
assert [15 * 16**face for face in (BACK_FOUR, SEVEN, SWAP)] == [BACK_FOURS, SEVENS, SWAPS]
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


def _faces_by_slot() -> list[int]:
    faces = [NO_CARD] * SLOTS
    for face in range(FACE_COUNT):
        faces[slot(2 ** (4 * face % 15))] = face
    return faces


def _steps_by_faces() -> list[int]:
    """For all sets of the faces that only move a pawn forward: by how many steps, the least first."""
    faces = _faces_by_steps()
    found: list[list[int]] = [[]]
    for bit in range(1, BACK_FOUR):  # each bit doubles the sets: without its face, and with it
        face = next(face for face in range(1, BACK_FOUR) if 4 * face % BACK_FOUR == bit)
        own = [steps for steps in range(1, 15) if faces[steps] == face]
        found += [others + own for others in found]
    return [_in_a_row(sorted(steps)) for steps in found]


def _in_a_row(numbers: list[int]) -> int:
    """Numbers from 1 to 15 in one, four bits each, the first lowest."""
    return sum(number * 16**place for place, number in enumerate(numbers))


CARD: Final[vec[i64]] = vec[i64]([16**face for face in range(FACE_COUNT)])
"""The bag that holds one card, for plain Python; in the core `unit(face)` is quicker."""

STEPS: Final[vec[i64]] = vec[i64]([_steps(face) for face in CARDS])
"""PA-13: how far each face moves one pawn forward; 0 if it does something else, or leaves a choice."""

FACE: Final[vec[i64]] = vec[i64](_faces_by_slot())
"""The face that a bit of a set of faces stands for, by its slot."""

_FACE_OF_STEPS: Final[vec[i64]] = vec[i64](_faces_by_steps())
_STEPS_OF_FACES: Final[vec[i64]] = vec[i64](_steps_by_faces())
_LOWEST_BITS: Final = 0x11_1111_1111_1111
_LOWEST_STEP_BITS: Final = 0x111_1111_1111  # of the first eleven faces
_EVERY_OTHER: Final = 0x0F_0F0F_0F0F_0F0F

# Seven pairs of faces, eight bits each.
_ONES: Final = 0x01_0101_0101_0101
_MARKS: Final = 0x80_8080_8080_8080
_SIX_PAIRS: Final = 0xFFFF_FFFF_FFFF
_FIVE_PAIRS: Final = 0xFF_FFFF_FFFF
_THREE_PAIRS: Final = 0xFF_FFFF


def face_of(steps: i64) -> i64:
    """The card that moves one pawn so far forward; each number is on one face only."""
    return _FACE_OF_STEPS[steps]


def count(bag: i64, face: i64) -> i64:
    """How many cards of a face a bag holds."""
    return (bag >> (4 * face)) & 15


def faces(bag: i64) -> i64:
    """The set of faces in a bag, of at most four each: one bit a face, the one with the number 4 * face % 15.

    (Fifteen bits wide the bag is folded up, and by steps of four all the faces get their own.)
    """
    found: i64 = (bag | (bag >> 1) | (bag >> 2)) & _LOWEST_BITS
    found |= found >> 30
    return (found | (found >> 15)) & 0x7FFF


def steps_of(bag: i64) -> i64:
    """PA-13, PA-14: how far the cards of a bag move one pawn forward, four bits each, the least lowest."""
    found: i64 = (bag | (bag >> 1) | (bag >> 2)) & _LOWEST_STEP_BITS
    found |= found >> 22  # folded up as in `faces`, eleven bits wide; the heart has the lowest
    return _STEPS_OF_FACES[((found | (found >> 11)) & 0x7FF) >> 1]


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


def nth_card(bag: i64, place: i64) -> i64:
    """The same card as a bag of its own.

    Chance would decide how often a loop goes round, and no processor foresees that: so all pairs of faces,
    eight bits each, are compared with `place` at once.
    """
    up_to: i64 = (bag & _EVERY_OTHER) + ((bag >> 4) & _EVERY_OTHER)  # the cards of each pair …
    up_to += (up_to & _SIX_PAIRS) << 8
    up_to += (up_to & _FIVE_PAIRS) << 16
    up_to += (up_to & _THREE_PAIRS) << 32  # … and of those before it
    passed: i64 = (_MARKS + _ONES * place - up_to) & _MARKS  # the pairs that lie wholly before the place
    card: i64 = (passed << 1) - (passed >> 7) + 1  # the first face behind them
    if place * card - ((up_to << 8) & (255 * card)) >= bag & (15 * card):
        card <<= 4  # it is the second of its pair
    return card
