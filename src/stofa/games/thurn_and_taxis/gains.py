"""What a line of moves brings: tiles, a carriage, houses, and a route that can go on growing."""

from collections.abc import Iterator, Sequence
from typing import Final

from stofa.engine.moves import Move
from stofa.engine.reasons import Gain, Reason
from stofa.games.thurn_and_taxis.board import TILES
from stofa.games.thurn_and_taxis.core import public as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import present, size
from stofa.games.thurn_and_taxis.core.heuristic import reach
from stofa.games.thurn_and_taxis.core.public import POINTS, Player, Public
from stofa.games.thurn_and_taxis.core.state import ThurnObservation
from stofa.games.thurn_and_taxis.position import cities_of

_STACKS: Final = list(TILES)
_RULES: Final = {
    **dict.fromkeys(range(tiles.LENGTH_5, tiles.WIDE), "TT-26"),
    tiles.WIDE: "TT-29",
    **dict.fromkeys(range(tiles.FIRST_PROVINCE, tiles.END), "TT-28"),
    tiles.END: "TT-32",
}
"""The rule of each stack."""

NEARLY: Final = 2
"""Upper bound of the houses that may be missing for a tile that is told of."""


def gains_of(before: ThurnObservation, line: Sequence[Move], after: ThurnObservation) -> Iterator[Gain]:
    if line[0].kind == "end":  # that the route is long enough would be a reason to close it
        return
    seat = before.seat
    had, has = before.public.players[seat], after.public.players[seat]
    yield from _tiles(had, has)
    if has.carriage > had.carriage:
        points = int(POINTS[has.carriage] - POINTS[had.carriage])
        yield Gain(Reason("carriage", "TT-33", {"carriage": int(has.carriage), "points": points}), points)
    yield from _nearly(after.public, had, has)
    if placed := int(had.houses_left - has.houses_left):
        yield Gain(Reason("houses", "TT-39", {"houses": placed}), placed)
    if has.carriage == had.carriage:
        yield from _route(has, after.hand, _longest(had, before.hand))
    if line[0].args.get("card") == "stock" or line[0].kind == "administrator":
        if had.length and not _fitting(had) & present(before.public.display):
            yield Gain(Reason("none-fits", "TT-16"), 1)
        return
    if taken := _fitting(had) & present(after.hand) & ~present(before.hand):
        yield Gain(Reason("fits", "TT-16", things=cities_of(taken)), 1)


def _tiles(had: Player, has: Player) -> Iterator[Gain]:
    won = int(has.tiles & ~had.tiles)
    for tile in range(tiles.TILE_COUNT):
        if won >> tile & 1:
            stack, value = int(tiles.STACK_OF[tile]), int(tiles.VALUE[tile])
            yield Gain(Reason("tile", _RULES[stack], {"points": value}, [_STACKS[stack]]), value)


def _nearly(public: Public, had: Player, has: Player) -> Iterator[Gain]:
    """The tiles for which few houses are missing now, fewer than before."""
    for stack in range(tiles.FIRST_PROVINCE, tiles.END):
        missing, missed = (int(size(tiles.FULL[stack] & ~each.houses)) for each in (has, had))
        tile = int(tiles.top(stack, public.taken))
        if 0 < missing <= NEARLY and missing < missed and tile:
            points = int(tiles.value(tile))
            facts: dict[str, str | int] = {"missing": missing, "points": points}
            yield Gain(Reason("nearly", "TT-28", facts, [_STACKS[stack]]), -missing)


def _longest(player: Player, hand: int) -> int:
    """How long the route can get with the cards in hand."""
    return int(player.length + reach(player, present(hand) & ~player.route))


def _route(player: Player, hand: int, before: int) -> Iterator[Gain]:
    """How long the route can get with the cards in hand, and what that would bring."""
    longest = _longest(player, hand)
    following = int(player.carriage) + 1
    if longest < steps.SHORTEST_ROUTE or following > steps.LAST_CARRIAGE:
        return
    if not player.length:
        yield Gain(Reason("joined", "TT-16", {"length": longest}), longest, longest > before)
        return
    brings = "now" if player.length >= following else "soon" if longest >= following else "later"
    facts: dict[str, str | int] = {"length": longest, "carriage": following, "brings": brings}
    yield Gain(Reason("route", "TT-33", facts), longest + 10 * (brings == "now"), longest > before)


def _fitting(player: Player) -> int:
    """TT-16: the cities whose cards fit an end of the route."""
    if not player.length:
        return 0
    return int(player.fitting(player.right) | player.fitting(player.left()))
