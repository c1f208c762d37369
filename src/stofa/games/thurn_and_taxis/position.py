"""What a seat sees, in the words of the game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from stofa.engine.bag_names import bag_names
from stofa.engine.core.state import NOBODY
from stofa.engine.title import OwnPosition, Position, PublicPosition
from stofa.engine.view import Turn, turn_of
from stofa.games.thurn_and_taxis.board import CARRIAGES, CITIES, EDITIONS, TILES
from stofa.games.thurn_and_taxis.core import public as steps
from stofa.games.thurn_and_taxis.core.cities import ROW_CITIES
from stofa.games.thurn_and_taxis.core.public import NO_CARRIAGE, Player, Public
from stofa.games.thurn_and_taxis.core.state import ThurnObservation

if TYPE_CHECKING:
    from stofa.engine.picture.look import Look

STEPS: Final = {
    steps.FILL: "fill",
    steps.BLIND: "blind",
    steps.FIRST: "first",
    steps.SECOND: "second",
    steps.LAYING: "laying",
    steps.LAID: "laid",
    steps.WAY: "way",
    steps.PLACING: "placing",
    steps.CARRIAGE: "carriage",
    steps.DISCARDING: "discarding",
    steps.OVER: "over",
}


class ThurnPlayer(msgspec.Struct, frozen=True):
    """What lies before one player for all to see."""

    route: list[str]
    """Its cities, from left to right."""
    houses: list[str]
    """The cities they stand in, in data order."""
    houses_left: int
    """How many are not placed yet."""
    carriage: int | None
    """The number of the last carriage taken; None before the first."""
    next_carriage: int | None
    """TT-33: the only carriage that can be taken next."""
    reach: int | None
    """That carriage, if the route is long enough for it."""
    with_cartwright: int | None
    """TT-35: that carriage, if the cartwright would give it for the route as it lies."""
    hand_size: int
    """How many cards the player holds."""
    tile_count: int
    """How many bonus tiles the player has."""


class ThurnTile(msgspec.Struct, frozen=True):
    """A bonus tile."""

    stack: str
    """The name of the stack it came from."""
    value: int
    """Its points."""


_TILES: Final = [
    (ThurnTile(stack, value), 2**number)
    for number, (stack, value) in enumerate((stack, value) for stack in TILES for value in TILES[stack])
]


_NEXT_CARRIAGE: Final[dict[int, int | None]] = dict(
    zip((NO_CARRIAGE, *CARRIAGES), (*CARRIAGES, None), strict=True)
)


def _left_in(values: tuple[int, ...]) -> list[list[int]]:
    """What is left of a stack, for each set of tiles that may be gone."""
    return [
        [value for number, value in enumerate(values) if not gone >> number & 1]
        for gone in range(2 ** len(values))
    ]


# Views are made at every move for everybody: what can be looked up is not worked out again.
_STACKS: Final = [
    (name, sum(map(len, list(TILES.values())[:number])), 2 ** len(values) - 1, _left_in(values))
    for number, (name, values) in enumerate(TILES.items())
]


@dataclass(frozen=True, kw_only=True)
class ThurnPublic(PublicPosition):
    """What everybody sees of Thurn and Taxis."""

    edition: str
    """The edition that is played."""
    start: int
    """The seat that began."""
    turn: Turn
    """Who moves now."""
    active: int
    """The seat whose turn it is."""
    step: str
    """What the turn has come to, by name."""
    display: list[str]
    """The open cards, in data order."""
    stock: int
    """How many cards are face down."""
    discards: dict[str, int]
    """How many cards of each city are in the discard pile."""
    stacks: dict[str, list[int]]
    """The tiles left in each stack, the next one first."""
    players: list[ThurnPlayer]
    """What lies before each seat."""
    official_used: bool
    """Whether an official has helped in this turn."""
    postmaster_due: bool
    """Whether the second card has to be taken now (TT-8)."""
    eligible: list[str]
    """While houses are placed: the cities that can still get one."""
    ending: bool
    """Whether the end has been brought on (TT-38)."""
    turns_left: int | None
    """TT-38: once the end is near, the turns still to be played, with the one under way."""


@dataclass(frozen=True, kw_only=True)
class ThurnOwn(OwnPosition):
    """What only the seat itself sees."""

    hand: list[str]
    """The cards, in data order."""
    tiles: list[ThurnTile]
    """The bonus tiles."""
    fits_left: list[str]
    """TT-16: the cities whose cards fit before the first city of the own route, in the hand or not."""
    fits_right: list[str]
    """The same after its last city. A single card has no left end of its own."""


@dataclass(frozen=True, kw_only=True)
class ThurnPosition(ThurnOwn, ThurnPublic, Position):
    """A view of Thurn and Taxis."""

    def drawn(self, look: "Look") -> str:
        from stofa.games.thurn_and_taxis.picture import picture  # only needed by whoever looks at it

        return picture(self, look)


def _cities_in_byte(byte: int, bits: int) -> list[str]:
    four = CITIES[4 * byte : 4 * byte + 4]
    return [name for number, name in enumerate(four) for _ in range(bits >> 2 * number & 3)]


_CITIES_BY_BYTE: Final = [[_cities_in_byte(byte, bits) for bits in range(256)] for byte in range(6)]
_COUNTS_BY_BYTE: Final = [
    [{name: names.count(name) for name in names} for names in by_bits] for by_bits in _CITIES_BY_BYTE
]

cities_of: Final = bag_names(_CITIES_BY_BYTE, 8)
"""The cards of a bag, or the cities of a set, by name in data order."""


def counts_of(bag: int) -> dict[str, int]:
    """How many cards of each city a bag has."""
    counts: dict[str, int] = {}
    for cities in _COUNTS_BY_BYTE:
        if not bag:
            break
        if bits := bag & 255:
            counts.update(cities[bits])
        bag >>= 8
    return counts


def tiles_of(held: int) -> list[ThurnTile]:
    return [tile for tile, bit in _TILES if held & bit] if held else []


def route_of(player: Player) -> list[str]:
    names: list[str] = []
    row = player.row | player.row_on << 5 * ROW_CITIES
    for _ in range(player.length):
        names.append(CITIES[row & 31])
        row >>= 5
    return names


def _open_things(player: Player, official_free: bool) -> ThurnPlayer:
    following = _NEXT_CARRIAGE[player.carriage]
    length = player.length
    closable = length >= steps.SHORTEST_ROUTE
    short = 0 if following is None else following - length
    cartwright = official_free and closable and 0 < short <= steps.CARTWRIGHT_CARDS
    return ThurnPlayer(
        route=route_of(player),
        houses=cities_of(player.houses),
        houses_left=player.houses_left,
        carriage=None if player.carriage == NO_CARRIAGE else player.carriage,
        next_carriage=following,
        reach=following if following is not None and length >= following else None,
        with_cartwright=following if cartwright else None,
        hand_size=player.hand_size,
        tile_count=int(player.tiles).bit_count(),
    )


def _stacks(taken: int) -> dict[str, list[int]]:
    return {name: left[taken >> shift & mask].copy() for name, shift, mask, left in _STACKS}


def _turns_left(public: Public) -> int:
    if public.step == steps.OVER:
        return 0
    return (public.last_turn() - public.active) % len(public.players) + 1


def own_of(observation: ThurnObservation) -> ThurnOwn:
    seat = observation.seat
    if seat == NOBODY:
        return ThurnOwn(seat=None, hand=[], tiles=[], fits_left=[], fits_right=[])
    player = observation.public.players[seat]
    length = player.length
    return ThurnOwn(
        seat=seat,
        hand=cities_of(observation.hand),
        tiles=tiles_of(player.tiles),
        fits_left=cities_of(player.fitting(player.left())) if length > 1 else [],
        fits_right=cities_of(player.fitting(player.right)) if length else [],
    )


def public_of(observation: ThurnObservation) -> ThurnPublic:
    public = observation.public
    ending = public.ending()
    return ThurnPublic(
        edition=EDITIONS[public.edition],
        start=public.start,
        turn=turn_of(observation.mover()),
        active=public.active,
        step=STEPS[public.step],
        display=cities_of(public.display),
        stock=public.stock_size,
        discards=counts_of(public.discards),
        stacks=_stacks(public.taken),
        players=[
            _open_things(player, seat != public.active or not public.official_used)
            for seat, player in enumerate(public.players)
        ],
        official_used=public.official_used,
        postmaster_due=public.postmaster_due,
        eligible=cities_of(public.eligible),
        ending=ending,
        turns_left=_turns_left(public) if ending else None,
    )


def position_of(observation: ThurnObservation) -> ThurnPosition:
    return ThurnPosition(**vars(public_of(observation)), **vars(own_of(observation)))
