"""The printed things: colours, squares, cards. Data, changed here and nowhere else.

Everything that has an order has it from here: seats sit as the colours stand, and cards are listed
as in the deck.
"""

from typing import Final

COLOURS: Final = ("blue", "red", "yellow", "green")  # PA-1: clockwise; seats 0 to 3
LETTERS: Final = ("b", "r", "y", "g")

QUARTER: Final = 14  # PA-2: squares from one start square to the next
RINGS: Final = 4  # PA-4
PAWNS: Final = 4  # PA-5
HAND: Final = 4  # PA-7
DEALS: Final = 3  # PA-7: deals before the next player becomes dealer

DECK: Final[dict[str, int]] = {  # PA-6: face → copies
    "heart": 4,
    "8": 4,
    "13": 4,
    "1/14": 4,
    "2": 4,
    "3": 4,
    "5": 4,
    "6": 4,
    "9": 4,
    "10": 4,
    "12": 4,
    "-4": 4,
    "7": 4,
    "swap": 4,
}

CARDS: Final[tuple[str, ...]] = tuple(DECK)
