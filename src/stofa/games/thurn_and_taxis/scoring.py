"""TT-39: where the points come from."""

from typing import Final

from stofa.engine.title import Points
from stofa.games.thurn_and_taxis.board import EDITIONS, TILES
from stofa.games.thurn_and_taxis.core.public import NO_CARRIAGE, POINTS
from stofa.games.thurn_and_taxis.core.state import ThurnState
from stofa.games.thurn_and_taxis.position import tiles_of

_WIDE: Final = "outside-baiern"
"""TT-29: what this stack is for, and so what it is called, depends on the edition."""


def scoring_of(state: ThurnState, seat: int) -> list[Points]:
    """The tiles stack by stack, the carriage, the houses left over, and the tile for the end."""
    player = state.public.players[seat]
    held = tiles_of(player.tiles)
    lines: list[Points] = []
    for stack in TILES:
        values = [tile.value for tile in held if tile.stack == stack]
        if values:
            line = Points(stack, sum(values), {"tiles": len(values), "values": values})
            if stack == _WIDE:
                line.facts["edition"] = EDITIONS[state.public.edition]
            lines.append(line)
    end = [line for line in lines if line.source == "end"]
    carriage = 0 if player.carriage == NO_CARRIAGE else int(player.carriage)
    left = int(player.houses_left)
    return [
        *(line for line in lines if line not in end),
        Points("carriage", int(POINTS[player.carriage]), {"carriage": carriage}),
        Points("houses-left", -left, {"houses": left}),
        *end,
    ]
