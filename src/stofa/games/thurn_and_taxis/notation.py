"""The moves in words. The only place that knows both the numbers of the core and the notation."""

from collections.abc import Iterator
from typing import Final

from stofa.engine.moves import Vocabulary
from stofa.games.thurn_and_taxis.board import CITIES, PROVINCES
from stofa.games.thurn_and_taxis.core import codes

_OF_A_CITY: Final = {
    codes.REVEAL: "reveal {}",
    codes.DRAW: "draw {}",
    codes.TAKE: "take {}",
    codes.POSTMASTER: "postmaster {}",
    codes.LAY: "lay {}",
    codes.LAY_LEFT: "lay {} left",
    codes.LAY_RIGHT: "lay {} right",
    codes.RESTART: "restart {}",
    codes.CARRIER_LEFT: "carrier {} left",
    codes.CARRIER_RIGHT: "carrier {} right",
    codes.HOUSE: "house {}",
    codes.DISCARD: "discard {}",
}
_ALONE: Final = {
    codes.ADMINISTRATOR: "administrator",
    codes.TAKE + codes.STOCK: "take stock",
    codes.POSTMASTER + codes.STOCK: "postmaster stock",
    codes.CLOSE: "close",
    codes.END: "end",
    codes.EACH: "each",
    codes.DONE: "done",
    codes.CARTWRIGHT: "cartwright",
    codes.DECLINE: "decline",
}


def _texts() -> Iterator[tuple[int, str]]:
    yield from _ALONE.items()
    for kind, words in _OF_A_CITY.items():
        for number, city in enumerate(CITIES):
            yield kind + number, words.format(city)
    for number, province in enumerate(PROVINCES):
        yield codes.PROVINCE + number, f"province {province}"


VOCABULARY: Final = Vocabulary(dict(_texts()))
