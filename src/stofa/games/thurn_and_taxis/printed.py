"""The printed things as plain data, for screens: nothing here is decided, only told."""

from typing import Any

from stofa.games.thurn_and_taxis import board
from stofa.games.thurn_and_taxis.core import tiles
from stofa.games.thurn_and_taxis.core.cities import PROVINCE


def printed() -> dict[str, Any]:
    """Everything on the board and beside it, in data order."""
    return {
        "cities": [
            {"name": city, "province": province}
            for province, cities in board.PROVINCES.items()
            for city in cities
        ],
        "provinces": [
            {"name": province, "cities": list(cities), "stack": _stack_of(province)}
            for province, cities in board.PROVINCES.items()
        ],
        "roads": [list(road) for road in board.ROADS],
        "copies": board.COPIES,
        "display": board.DISPLAY,
        "houses": board.HOUSES,
        "hand_after_closing": board.HAND_AFTER_CLOSING,
        "carriages": [{"size": size, "points": points} for size, points in board.CARRIAGES.items()],
        "stacks": [
            {
                "stack": stack,
                "values": list(values),
                "provinces": list(board.PROVINCE_TILES.get(stack, ())),
            }
            for stack, values in board.TILES.items()
        ],
        "editions": [
            {
                "edition": edition,
                "wide": _wide(number),
                "length": {str(length): _length_stacks(length, number) for length in (5, 6, 7)},
            }
            for number, edition in enumerate(board.EDITIONS)
        ],
    }


def _stack_of(province: str) -> str | None:
    """The stack that a full province earns from, alone or with others."""
    return next((stack for stack, names in board.PROVINCE_TILES.items() if province in names), None)


def _wide(edition: int) -> list[str]:
    """TT-29: the provinces that all need a house for a tile of `outside-baiern`."""
    everywhere = sum(PROVINCE[number] for number in range(len(board.PROVINCES)))
    return [
        province
        for number, province in enumerate(board.PROVINCES)
        if not tiles.has_wide_network(everywhere & ~PROVINCE[number], edition)
    ]


def _length_stacks(length: int, edition: int) -> list[str]:
    """TT-26: the stacks that a route earns from, each when those before it are empty."""
    stacks = list(board.TILES)
    found: list[str] = []
    taken = 0
    while tile := tiles.length_tile(length, edition, taken):
        stack = next(number for number in range(len(stacks)) if tiles.STACK[number] & tile)
        taken |= tiles.STACK[stack]
        found.append(stacks[stack])
    return found
