"""The moves of the game: what they are called, what they name, who sees it, and how the core numbers them."""

from typing import Final

from stofa.engine.move_kinds import argument, chance, move, part
from stofa.engine.moves import MoveSet
from stofa.games.partners.board import CARDS
from stofa.games.partners.core import codes
from stofa.games.partners.core.cards import LAST_START_CARD, STEPS
from stofa.games.partners.squares import SQUARES

_WIDTH: Final = 14
"""Bits of a code that are left to the card, or to squares and steps."""

_NUMBERS: Final = {name: number for number, name in SQUARES.items()}
_LENGTHS: Final = sorted({1, 14} | {STEPS[face] for face in range(len(CARDS)) if STEPS[face]})

CARD: Final = argument("card", CARDS, word=True)
START_CARD: Final = argument("card", CARDS[: LAST_START_CARD + 1], word=True)
SQUARE: Final = argument("square", _NUMBERS)
STEPS_FORWARD: Final = argument("steps", {steps: steps for steps in _LENGTHS}, step=codes.ONE_STEP)
STEPS_OF_SEVEN: Final = argument("steps", {steps: steps for steps in range(1, 8)}, step=codes.ONE_STEP)
EARLIER: Final = argument("square", _NUMBERS, step=codes.ONE_STEP, fact="first")
LATER: Final = argument("other", _NUMBERS, fact="second")

MOVES: Final = MoveSet(
    chance(
        "deal",
        CARD,
        secret=True,
        rule="PA-7",
        when="four to the seat left of the dealer, then four to the next, …",
    ),
    move(
        "give",
        CARD,
        secret=True,
        rule="PA-8",
        when="the card for the partner, from the dealer's left; when all four are chosen they change hands",
    ),
    move("leave", START_CARD, form="{card} start", message="start", rule="PA-12", when="a pawn leaves home"),
    move(
        "forward",
        STEPS_FORWARD,
        SQUARE,
        form="{steps} {square}",
        rule="PA-13",
        when="the pawn on that square goes so many steps forward (1 and 14 with the card 1/14)",
    ),
    move("back", SQUARE, form="-4 {square}", rule="PA-15", when="the pawn on that square goes back four"),
    part(
        "split",
        SQUARE,
        STEPS_OF_SEVEN,
        form="7 {square} {steps}",
        message="seven",
        rule="PA-16",
        when="a part of a seven: so many steps, 1 to 7, of a pawn that the seven has not moved yet, in "
        "any order of pawns. The same seat goes on until all seven steps are made; a part is legal "
        "only if the rest can be made",
    ),
    move(
        "swap",
        EARLIER,
        LATER,
        where=lambda square, other: _NUMBERS[square] < _NUMBERS[other],
        rule="PA-18",
        when="two lone pawns of different colours, in the order b1 … b14, r1 …, y1 …, g1 … g14",
    ),
    move(
        "swap-same",
        form="swap same",
        rule="PA-18",
        when="two lone pawns of one colour, which changes nothing. Offered once where there is such a pair",
    ),
    move("fold", rule="PA-11", when="lays the hand down; only if no card can be played"),
    width=_WIDTH,
    codes=codes,
    package=__package__,
)
