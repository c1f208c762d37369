"""The moves in words. The only place that knows both the numbers of the core and the notation."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from stofa.engine.moves import Vocabulary
from stofa.games.ticket_to_ride.board import CARDS_EACH, COLOURS, LOCOMOTIVE, LOCOMOTIVES, TICKETS
from stofa.games.ticket_to_ride.core import codes

KINDS: Final = (*COLOURS, LOCOMOTIVE)

_OF_A_CARD: Final = {
    codes.DEAL: "deal",
    codes.REVEAL: "reveal",
    codes.DRAW: "draw",
    codes.TAKE: "take",
}
_OF_A_TICKET: Final = {
    codes.TICKET: "ticket",
    codes.KEEP: "keep",
    codes.COMPLETE: "complete",
}
_ALONE: Final = {
    codes.TAKE + codes.STOCK: "take stock",
    codes.TICKETS: "tickets",
    codes.PASS: "pass",
    codes.DONE: "done",
}


def _texts() -> Iterator[tuple[int, str]]:
    for kind, word in _OF_A_CARD.items():
        for number, card in enumerate(KINDS):
            yield kind + number, f"{word} {card}"
    for kind, word in _OF_A_TICKET.items():
        for number in range(len(TICKETS)):
            yield kind + number, f"{word} {number + 1}"
    yield from _ALONE.items()
    for number, colour in enumerate(COLOURS):
        for cars in range(1, CARDS_EACH + 1):
            for locomotives in range(LOCOMOTIVES + 1):
                if cars + locomotives >= 2:  # TR-14
                    with_them = f"+{locomotives}" if locomotives else ""
                    yield codes.lay(number, cars, locomotives), f"lay {colour} {cars}{with_them}"
    for three in combinations(range(len(COLOURS)), 3):
        yield codes.lay_three(*three), "lay " + " ".join(COLOURS[colour] for colour in three)


VOCABULARY: Final = Vocabulary(dict(_texts()))
