"""What a simple, sensible player wants: how strongly it is drawn to each of its legal moves.

It looks one move ahead, at what lies open and at its own hand. It builds routes that can grow from
both ends, closes them when they bring a carriage, and keeps the officials for where they help.
"""

from typing import Final

from mypy_extensions import i64

from stofa.games.thurn_and_taxis.core import codes, table as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import (
    CITY,
    NEIGHBOURS,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    count,
    first,
    from_on,
    present,
    size,
)
from stofa.games.thurn_and_taxis.core.table import Player, Table

# How much things weigh, found by play against each other (benchmarks/tune.py).
STEP: Final = 100  # a card more that can be laid
NEW_CITY: Final = 20  # a city without an own house
LAST_OF_PROVINCE: Final = 15  # a city that would complete a province tile
BLIND: Final = 60  # an unknown card
LONG_ENOUGH: Final = 6  # close a route of this length when it brings a carriage


def urge(table: Table, hand: i64, move: i64) -> i64:
    """How much the active player, who holds `hand`, wants `move`."""
    kind: i64 = codes.kind(move)
    argument: i64 = codes.argument(move)
    player = table.players[table.active]
    if kind == codes.TAKE:
        return of_card(player, hand, argument)
    if kind == codes.POSTMASTER:
        return 2 * STEP + of_card(player, hand, argument)
    if kind == codes.ADMINISTRATOR:
        return BLIND - 1
    if kind == codes.LAY or kind == codes.LAY_LEFT or kind == codes.LAY_RIGHT:
        return of_laying(player, hand, argument, kind)
    if kind == codes.RESTART:
        return of_laying(player, hand, argument, kind) - STEP * player.length
    if kind == codes.CARRIER_LEFT or kind == codes.CARRIER_RIGHT:
        return 1000 + of_laying(player, hand, argument, kind)
    if kind == codes.CLOSE:
        return of_closing(table, player, hand)
    if kind == codes.EACH or kind == codes.PROVINCE:
        return of_way(table, player, kind, argument)
    if kind == codes.HOUSE:
        return of_house(table, player, argument)
    if kind == codes.CARTWRIGHT:
        return 1
    if kind == codes.DISCARD:
        return of_discard(table, player, hand, argument)
    return 0


def reach(player: Player, held: i64) -> i64:
    """How many more cards from the set `held` the route could take, one after another."""
    if player.length == 0:
        longest: i64 = 0
        starts: i64 = held
        while starts != 0:
            city: i64 = first(starts)
            starts &= starts - 1
            longest = max(longest, 1 + grow(city, city, held & ~CITY[city]))
        return longest
    return grow(player.left(), player.right, held & ~player.route)


def grow(left: i64, right: i64, held: i64) -> i64:
    """The most cards of `held` that can be laid to a route with these ends."""
    longest: i64 = 0
    fitting: i64 = NEIGHBOURS[left] & held
    while fitting != 0:
        city: i64 = first(fitting)
        fitting &= fitting - 1
        longest = max(longest, 1 + grow(city, right, held & ~CITY[city]))
    if left != right:
        fitting = NEIGHBOURS[right] & held
        while fitting != 0:
            end: i64 = first(fitting)
            fitting &= fitting - 1
            longest = max(longest, 1 + grow(left, end, held & ~CITY[end]))
    return longest


def of_card(player: Player, hand: i64, city: i64) -> i64:
    """What a card would do for the route: let it grow now, or once something joins it."""
    if city == codes.STOCK:
        return BLIND
    held: i64 = present(hand)
    gain: i64 = reach(player, held | CITY[city]) - reach(player, held)
    worth: i64 = gain * STEP + of_city(player, city)
    if player.route & CITY[city] or count(hand, city) > 0:
        return worth - STEP
    # A card that fits nothing yet is worth something if it is near to what fits.
    return worth + 5 * size(NEIGHBOURS[city] & (held | player.route))


def of_city(player: Player, city: i64) -> i64:
    """What a house in the city would be worth."""
    if player.houses & CITY[city]:
        return 0
    worth: i64 = NEW_CITY - size(NEIGHBOURS[city])  # cities with few roads are hard to come by
    for stack in range(tiles.FIRST_PROVINCE, tiles.END):
        if tiles.FULL[stack] & CITY[city]:
            worth += LAST_OF_PROVINCE // size(tiles.FULL[stack] & ~player.houses)
    if player.houses & PROVINCE[PROVINCE_OF[city]] == 0:
        worth += LAST_OF_PROVINCE // 3
    return worth


def of_laying(player: Player, hand: i64, city: i64, kind: i64) -> i64:
    """How far the route could still grow afterwards, and how open its ends would be."""
    held: i64 = present(hand - CITY[city])
    left: i64 = city
    right: i64 = city
    route: i64 = CITY[city]
    if kind == codes.LAY_LEFT or kind == codes.CARRIER_LEFT:
        right = player.right
        route |= player.route
    elif kind == codes.LAY_RIGHT or kind == codes.CARRIER_RIGHT:
        left = player.left()
        route |= player.route
    open_ends: i64 = size((NEIGHBOURS[left] | NEIGHBOURS[right]) & ~route)
    return STEP * (1 + grow(left, right, held & ~route)) + 4 * open_ends + of_city(player, city)


def of_closing(table: Table, player: Player, hand: i64) -> i64:
    """Close a route that brings a carriage and is long enough, or that will not grow any more."""
    short: i64 = table.next_carriage() - player.length
    if player.carriage == steps.LAST_CARRIAGE:
        short = 0
    stuck = grow(player.left(), player.right, present(hand) & ~player.route) == 0
    if short <= 0:
        return 5000 if player.length >= LONG_ENOUGH or table.ending else (500 if stuck else -1)
    if table.ending:
        return 5000
    if short <= 2 and not table.official_used:
        return 400 if stuck else -1
    return -1


def of_way(table: Table, player: Player, kind: i64, province: i64) -> i64:
    """The way that places more houses, with an eye on the tiles they would earn."""
    houses: i64 = player.houses
    worth: i64 = 0
    if kind == codes.PROVINCE:
        houses |= table.eligible & PROVINCE[province]
        worth = 10 * size(table.eligible & PROVINCE[province])
    else:
        for number in range(PROVINCE_COUNT):
            cities: i64 = table.eligible & PROVINCE[number]
            if cities != 0:
                houses |= CITY[first(cities)]
                worth += 10
    earned: i64 = tiles.house_tiles(player.houses, houses, table.edition, table.taken)
    return worth + 10 * tiles.value(earned)


def of_house(table: Table, player: Player, city: i64) -> i64:
    """Every house that can be placed, in data order; of one province, the city worth most."""
    if table.each:
        return 1000 - 100 * PROVINCE_OF[city] + of_city(player, city)
    return 1000 - city


def of_discard(table: Table, player: Player, hand: i64, city: i64) -> i64:
    """Throw away the cards that join the others least, the first of them in data order first."""
    excess: i64 = player.hand_size - 3
    worse: i64 = 0  # cards that should go before this one
    mine: i64 = of_keeping(player, hand, city)
    cities: i64 = present(hand) & from_on(table.discard_from)
    while cities != 0:
        other: i64 = first(cities)
        cities &= cities - 1
        if other != city and of_keeping(player, hand, other) < mine:
            worse += count(hand, other)
    return 100 - city if worse < excess else 0


def of_keeping(player: Player, hand: i64, city: i64) -> i64:
    doubles: i64 = count(hand, city) - 1
    return 10 * size(NEIGHBOURS[city] & present(hand)) + of_city(player, city) - 40 * doubles
