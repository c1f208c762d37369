"""What holds in every state of Thurn and Taxis, whatever was played."""

from itertools import pairwise

from stofa.games.thurn_and_taxis.board import CITIES, COPIES, DISPLAY, HOUSES, ROADS
from stofa.games.thurn_and_taxis.core import public as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import CITY_COUNT, LOWER_BITS, count, size
from stofa.games.thurn_and_taxis.core.public import LAST_CARRIAGE, NO_CARRIAGE, Player, Public
from stofa.games.thurn_and_taxis.core.state import ThurnState

_JOINED = {*ROADS, *((b, a) for a, b in ROADS)}


def check(state: ThurnState) -> None:
    _check_cards(state)
    _check_tiles(state)
    for player in state.public.players:
        _check_houses(player)
        _check_route(player)
    _check_turn(state.public)


def _check_cards(state: ThurnState) -> None:
    """TT-2: three cards of each city, wherever they are."""
    public = state.public
    bags = [state.stock, public.display, public.discards, *state.hands, *(p.route for p in public.players)]
    for bag in bags:
        assert 0 <= bag < 4**CITY_COUNT, f"{bag:#x} holds what is no city card"
    for city in range(CITY_COUNT):
        cards = sum(count(bag, city) for bag in bags)
        assert cards == COPIES, f"{cards} cards of {CITIES[city]}"
    assert public.stock_size == size(state.stock)
    assert size(public.display) <= DISPLAY
    for seat, player in enumerate(public.players):
        assert player.hand_size == size(state.hands[seat]), f"seat {seat} holds another number of cards"
        for city in range(CITY_COUNT):
            held, known = count(state.hands[seat], city), count(player.known, city)
            assert known <= held, f"seat {seat} is known to hold {known} {CITIES[city]}, and holds {held}"


def _check_tiles(state: ThurnState) -> None:
    """TT-3, TT-30: each tile is in a stack or with one player, and is taken from the top."""
    public = state.public
    held = 0
    for seat, player in enumerate(public.players):
        mine = player.tiles
        assert held & mine == 0, f"seat {seat} holds a tile of somebody else's"
        for stack in range(tiles.WIDE, tiles.STACK_COUNT):
            assert tiles.size(mine & tiles.STACK[stack]) <= 1, f"seat {seat} holds two tiles of one kind"
        held |= mine
    assert held == public.taken
    for stack in range(tiles.STACK_COUNT):
        left = tiles.STACK[stack] & ~public.taken
        gone = tiles.STACK[stack] & public.taken
        assert left == 0 or gone < left & -left, f"stack {stack} was not taken from its top"


def _check_houses(player: Player) -> None:
    """TT-1, TT-24: twenty houses, one a city."""
    assert player.houses & ~LOWER_BITS == 0
    assert player.houses_left + size(player.houses) == HOUSES
    assert player.houses_left >= 0
    assert NO_CARRIAGE <= player.carriage <= LAST_CARRIAGE


def _check_route(player: Player) -> None:
    """TT-16: each city once, and roads between neighbours."""
    row = [player.city_at(place) for place in range(player.length)]
    assert player.route == sum(4**city for city in set(row))
    assert len(set(row)) == player.length
    for a, b in pairwise(row):
        assert (CITIES[a], CITIES[b]) in _JOINED, f"no road joins {CITIES[a]} and {CITIES[b]}"
    if row:
        assert (player.left(), player.right) == (row[0], row[-1])


def _check_turn(public: Public) -> None:
    """TT-32, TT-38: the end comes with the end tile; TT-25: houses go only into the own route."""
    ended = any(p.carriage == LAST_CARRIAGE or p.houses_left == 0 for p in public.players)
    placing = public.step in (steps.WAY, steps.PLACING)
    assert public.ending() == ended or placing  # the tile comes when all houses of a closing stand
    active = public.players[public.active]
    if placing:
        assert public.eligible & ~active.route == 0
        assert public.eligible & active.houses == 0
    if public.step == steps.OVER:
        assert public.ending()
        following = (public.active + 1) % len(public.players)
        if public.edition == tiles.ICELANDIC and public.rules >= 2:
            assert public.players[following].tiles & tiles.STACK[tiles.END]
        else:
            assert following == public.start
