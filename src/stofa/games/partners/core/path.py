"""The way of a colour's pawns, and where it lies on the board.

A *place* is counted along the own path (PA-4): the track is 1 to 56, the rings 57 (outer) to 60
(innermost); home is 0, and the start square, which nobody counts, 64. A *square* is the same for
everybody: 16 for each quarter, blue's first, the start square and then 1 to 14; behind them the rings,
blue's first, from 64 on.

A *set of rings* has one bit a ring, the outermost lowest. A *set of walls* (PA-19) is seen from a
colour: the bits 1, 2 and 3 are the start squares of the next colours clockwise.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.partners.board import QUARTER, RINGS

HOME: Final = 0
TRACK: Final = 56  # the last square of the track; also how many there are
INNERMOST: Final = 60
START: Final = 64
NOWHERE: Final = -1

FAR: Final = 14  # the longest move
BACK: Final = 4  # PA-15
ALL_RINGS: Final = 15
FIRST_RING_SQUARE: Final = 64
SQUARE_COUNT: Final = 80

assert 4 * QUARTER == TRACK
assert TRACK + RINGS == INNERMOST


def _quarter(place: int) -> int:
    """The quarter that a square of the track is in, counted from the own one."""
    return (place - 1) // QUARTER


def _crossed(place: int, steps: int) -> int:
    """PA-19: the start square that is passed on the way forward, as a set of walls."""
    if place + steps > TRACK or _quarter(place) == _quarter(place + steps):
        return 0
    return int(2 ** _quarter(place + steps))


def _crossed_back(place: int) -> int:
    """The start square that is passed by going back four; the own one (PA-15) is no wall."""
    if place <= BACK or _quarter(place) == _quarter(place - BACK):
        return 0
    return int(2 ** _quarter(place))


def _walk(rings: int, place: int, steps: int) -> int:
    """PA-28: where a pawn on ring `place`, or on the last square before the goal, comes to."""
    taken = {TRACK + 1 + ring for ring in range(RINGS) if rings & 2**ring} - {place}
    direction = 1
    for _ in range(steps):
        ahead = place + direction
        if ahead > INNERMOST or ahead in taken:  # PA-27
            if place <= TRACK:
                return NOWHERE  # it can turn only inside the goal
            direction = -direction
            ahead = place + direction
            if ahead > INNERMOST or ahead in taken:
                return NOWHERE
        place = ahead
    return place


def _reach(place: int, walls: int, rings: int) -> int:
    """All the steps that a pawn may go forward at once, one bit each; none for a locked pawn (PA-26)."""
    if place == START:
        return sum(2**steps for steps in range(1, FAR + 1))
    if place == HOME or place > INNERMOST:
        return 0
    if place > TRACK and _locked(rings) & 2 ** (place - TRACK - 1):
        return 0
    reached = 0
    for steps in range(1, FAR + 1):
        if place + steps <= TRACK:
            possible = not _crossed(place, steps) & walls
        else:
            track = max(TRACK - place, 0)
            possible = _walk(rings, max(place, TRACK), steps - track) != NOWHERE
        reached += possible * 2**steps
    return reached


def _locked(rings: int) -> int:
    """PA-26: the innermost ring, and on outward while each ring is taken."""
    locked = 0
    bit = 2 ** (RINGS - 1)
    while rings & bit:
        locked |= bit
        bit //= 2
    return locked


def _square(colour: int, place: int) -> int:
    if place == START:
        return 16 * colour
    if HOME < place <= TRACK:
        return 16 * ((colour + _quarter(place)) % 4) + (place - 1) % QUARTER + 1
    if TRACK < place <= INNERMOST:
        return FIRST_RING_SQUARE + RINGS * colour + place - TRACK - 1
    return NOWHERE


def _places() -> list[int]:
    places = [NOWHERE] * (4 * SQUARE_COUNT)
    for colour in range(4):
        for place in range(1, START + 1):
            if _square(colour, place) != NOWHERE:
                places[SQUARE_COUNT * colour + _square(colour, place)] = place
    return places


_CROSSED: Final[vec[i64]] = vec[i64](
    [_crossed(place, steps) for place in range(TRACK + 1) for steps in range(16)]
)
_CROSSED_BACK: Final[vec[i64]] = vec[i64]([_crossed_back(place) for place in range(TRACK + 1)])
_WALK: Final[vec[i64]] = vec[i64](
    [
        _walk(rings, place, steps)
        for rings in range(ALL_RINGS + 1)
        for place in range(TRACK, INNERMOST + 1)
        for steps in range(16)
    ]
)
REACH: Final[vec[i64]] = vec[i64](
    [
        _reach(place, walls, rings)
        for walls in range(0, 16, 2)
        for rings in range(ALL_RINGS + 1)
        for place in range(START + 1)
    ]
)
"""By walls, rings and place: the numbers of steps that a pawn may go forward, one bit each; a locked pawn
none (PA-26)."""

_SQUARE: Final[vec[i64]] = vec[i64]([_square(colour, place) for colour in range(4) for place in range(128)])
_PLACE: Final[vec[i64]] = vec[i64](_places())

RING: Final[vec[i64]] = vec[i64]([2 ** (p - TRACK - 1) if TRACK < p <= INNERMOST else 0 for p in range(128)])
"""The set that holds the ring at a place, and nothing for any other place."""

LOCKED: Final[vec[i64]] = vec[i64]([_locked(rings) for rings in range(ALL_RINGS + 1)])
"""PA-26: the rings of a set on which pawns are locked."""

LOCKED_COUNT: Final[vec[i64]] = vec[i64]([_locked(rings).bit_count() for rings in range(ALL_RINGS + 1)])


def forward(place: i64, steps: i64, walls: i64, rings: i64) -> i64:
    """The place that a pawn comes to, or NOWHERE if it may not go so far.

    `rings` are those with pawns of its colour, itself included. Bouncing leads back to 43 at the
    furthest, so that no wall can stand in the way there.
    """
    if place == START:  # PA-3
        return steps
    target: i64 = place + steps
    if target <= TRACK:
        if _CROSSED[16 * place + steps] & walls:  # PA-19
            return NOWHERE
        return target
    if place <= TRACK:  # PA-24
        return _WALK[80 * rings + target - TRACK]
    return _WALK[80 * rings + 16 * (place - TRACK) + steps]


def reach_row(walls: i64, rings: i64) -> i64:
    """Where in REACH the places begin, as long as walls and rings stay the same."""
    return (START + 1) * (8 * walls + rings)


def back_four(place: i64, walls: i64) -> i64:
    """PA-15: the place that a pawn not in the goal comes to, or NOWHERE if a wall stands in the way."""
    if place == START:
        place = 1  # PA-3: the start square is not counted
    if place <= BACK:
        return place + TRACK - BACK
    if _CROSSED_BACK[place] & walls:
        return NOWHERE
    return place - BACK


def square_of(colour: i64, place: i64) -> i64:
    """The square at a place of a colour's path."""
    return _SQUARE[128 * colour + place]


def place_of(colour: i64, square: i64) -> i64:
    """The place of a square on a colour's path, or NOWHERE."""
    return _PLACE[SQUARE_COUNT * colour + square]
