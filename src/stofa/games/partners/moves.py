"""The moves of the game: what they are called, what they name, who sees it, and how the core numbers them."""

import re
from collections.abc import Callable
from typing import Final

from stofa.engine.move_kinds import Never, argument, chance, move, part
from stofa.engine.moves import MoveSet
from stofa.engine.words import Facts
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

_PAWN: Final = f"(?P<square>{'|'.join(_NUMBERS)})"
_OTHER_PAWN: Final = f"(?P<other>{'|'.join(_NUMBERS)})"
_OTHER_CARD: Final = "|".join(CARDS[LAST_START_CARD + 1 :])


def _rewritten(form: str) -> Callable[[re.Match[str]], Facts]:
    """The move that was probably meant, for the message."""
    return lambda found: {"move": form.format_map(found.groupdict())}


def _fact(name: str) -> Callable[[re.Match[str]], Facts]:
    return lambda found: {name: found[name]}


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
        when="the pawn on that square goes that many steps forward (1 and 14 with the card 1/14)",
    ),
    move("back", SQUARE, form="-4 {square}", rule="PA-15", when="the pawn on that square goes back four"),
    part(
        "split",
        SQUARE,
        STEPS_OF_SEVEN,
        form="7 {square} {steps}",
        message="seven",
        rule="PA-16",
        when="a part of a seven: 1 to 7 steps of a pawn that the seven has not moved yet, in any order "
        "of pawns. The same seat goes on until all seven steps are made; a part is legal only if "
        "the rest can be made",
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
    Never("leave", f"(?P<card>{_OTHER_CARD}) start", "PA-12", "no-start-card", _fact("card")),
    Never("forward", f"heart {_PAWN}", "PA-12", "heart-leaves-home"),
    Never("forward", f"1/14 {_PAWN}", "PA-14", "one-or-fourteen", _fact("square")),
    Never("forward", f"(?P<steps>4) {_PAWN}", "PA-15", "four-goes-back", _rewritten("-4 {square}")),
    Never("split", f"7 {_PAWN}", "PA-16", "seven-is-shared", _rewritten("7 {square} 7")),
    Never("split", f"7 {_PAWN} (?P<steps>0|[1-9][0-9]?)", "PA-16", "seven-steps"),
    Never("forward", f"(?P<steps>[1-9][0-9]?) {_PAWN}", "PA-6", "no-such-card", _fact("steps")),
    Never("swap", f"swap {_PAWN} (?P<other>(?P=square))", "PA-18", "swap-itself"),
    Never("swap", f"swap {_PAWN} {_OTHER_PAWN}", "PA-18", "swap-order", _rewritten("swap {other} {square}")),
    width=_WIDTH,
    codes=codes,
    package=__package__,
)
