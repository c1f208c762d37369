"""The printed things as plain data, for screens: nothing here is decided, only told."""

from typing import Any

from stofa.games.partners import board
from stofa.games.partners.core.cards import LAST_START_CARD, STEPS
from stofa.games.partners.core.path import BACK, START, TRACK, square_of
from stofa.games.partners.squares import SQUARES

HOMES = tuple(f"home {letter}" for letter in board.LETTERS)
"""What the four homes are called, which have no squares. Seats sit in this order."""


def printed() -> dict[str, Any]:
    """Squares, pawns and cards, in data order. `to_goal`: steps from a square to the outermost ring."""
    return {
        "colours": [
            {
                "colour": colour,
                "letter": board.LETTERS[seat],
                "seat": seat,
                "partner": (seat + 2) % len(board.COLOURS),
                "home": HOMES[seat],
                "start": SQUARES[square_of(seat, START)],
                "path": [SQUARES[square_of(seat, place)] for place in range(1, TRACK + 1)],
                "to_goal": {
                    SQUARES[square_of(seat, place)]: TRACK + 1 - (0 if place == START else place)
                    for place in (START, *range(1, TRACK + 1))
                },
                "rings": [SQUARES[square_of(seat, TRACK + 1 + ring)] for ring in range(board.RINGS)],
            }
            for seat, colour in enumerate(board.COLOURS)
        ],
        "track": [SQUARES[square_of(0, place)] for place in range(1, TRACK + 1)],
        "quarter": board.QUARTER,
        "rings": board.RINGS,
        "pawns": board.PAWNS,
        "hand": board.HAND,
        "deals": board.DEALS,
        "cards": [
            {
                "card": card,
                "copies": copies,
                "start": number <= LAST_START_CARD,
                "forward": _forward(card, number),
                "back": BACK if card == f"-{BACK}" else 0,
                "split": 7 if card == "7" else 0,
                "swap": card == "swap",
            }
            for number, (card, copies) in enumerate(board.DECK.items())
        ],
    }


def _forward(card: str, number: int) -> list[int]:
    """The steps that a card lets one pawn go; several where there is a choice."""
    if "/" in card:
        return [int(steps) for steps in card.split("/")]
    return [int(STEPS[number])] if STEPS[number] else []
