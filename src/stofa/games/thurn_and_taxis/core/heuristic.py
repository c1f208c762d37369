"""What a simple, sensible player wants: how strongly it is drawn to each of its legal moves.

It looks one move ahead, at what lies open and at its own hand. It builds routes that can grow from
both ends, closes them when they bring a carriage, and keeps the officials for where they help.
"""

from typing import Final

from mypy_extensions import i64

from stofa.games.thurn_and_taxis.core import codes, public as steps, tiles
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
from stofa.games.thurn_and_taxis.core.public import POINTS, Player, Public

# How much things weigh, found by thousands of games of such players against each other.
STEP: Final = 100  # a card more that can be laid
NEW_CITY: Final = 20  # a city without an own house
LAST_OF_PROVINCE: Final = 30  # a city that would complete a province tile
BLIND: Final = 60  # an unknown card
NEAR: Final = 5  # a card that joins one in hand or route
AHEAD: Final = 5  # how many cards are looked ahead: large hands join in very many ways

# When to close a route, in tenths of a point.
WORTH_CLOSING: Final = 90
WORTH_CLOSING_LATE: Final = 120  # when another player is about to bring on the end
WORTH_CLOSING_STUCK: Final = 30  # when no hand card fits any more
CARRIAGE_AHEAD: Final = 30  # a carriage is worth more than its points: it brings the next one nearer

SURELY: Final = 10_000
EACH_PROVINCE: Final = -1  # stands for a province's number in the way of TT-23 a


def preference(public: Public, hand: i64, move: i64) -> i64:
    """How much the active player, who holds `hand`, wants `move`."""
    kind: i64 = codes.kind(move)
    argument: i64 = codes.argument(move)
    player = public.players[public.active]
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
        return STEP + of_laying(player, hand, argument, kind)
    if kind == codes.CLOSE:
        return of_closing(public, player, hand)
    if kind == codes.EACH:
        return of_way(public, player, public.eligible, EACH_PROVINCE)
    if kind == codes.PROVINCE:
        return of_way(public, player, public.eligible, argument)
    if kind == codes.HOUSE:
        return of_house(public, player, argument)
    if kind == codes.CARTWRIGHT:
        return 1
    if kind == codes.DISCARD:
        return of_discard(public, player, hand, argument)
    return 0


def reach(player: Player, held: i64) -> i64:
    """How many more cards from the set `held` the route could take, one after another."""
    if player.length == 0:
        longest: i64 = 0
        starts: i64 = held
        while starts != 0:
            city: i64 = first(starts)
            starts &= starts - 1
            longest = max(longest, 1 + grow(city, city, held & ~CITY[city], AHEAD - 1))
        return longest
    return grow(player.left(), player.right, held & ~player.route, AHEAD)


def grow(left: i64, right: i64, held: i64, depth: i64) -> i64:
    """The most cards of `held`, up to `depth`, that can be laid to a route with these ends."""
    if depth == 1:  # any will do; nearly all calls are such
        last: i64 = 0
        if (NEIGHBOURS[left] | NEIGHBOURS[right]) & held:
            last = 1
        return last
    longest: i64 = 0
    fitting: i64 = NEIGHBOURS[left] & held
    while fitting != 0 and longest < depth:
        city: i64 = first(fitting)
        fitting &= fitting - 1
        longest = max(longest, 1 + grow(city, right, held & ~CITY[city], depth - 1))
    if left != right:
        fitting = NEIGHBOURS[right] & held
        while fitting != 0 and longest < depth:
            end: i64 = first(fitting)
            fitting &= fitting - 1
            longest = max(longest, 1 + grow(left, end, held & ~CITY[end], depth - 1))
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
    return worth + NEAR * size(NEIGHBOURS[city] & (held | player.route))


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
    """How far the route could still grow afterwards."""
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
    return STEP * (1 + grow(left, right, held & ~route, AHEAD)) + of_city(player, city)


def of_closing(public: Public, player: Player, hand: i64) -> i64:
    """Close a route that brings enough, or that will not grow any more; in the last round, any route."""
    if public.ending():
        return SURELY
    gain: i64 = 10 * tiles.value(tiles.length_tile(player.length, public.edition, public.taken))
    gain += best_way(public, player)
    short: i64 = public.next_carriage() - player.length
    makes_up: i64 = 0 if public.official_used else steps.CARTWRIGHT_CARDS
    if player.carriage < steps.LAST_CARRIAGE and short <= makes_up:
        gain += CARRIAGE_AHEAD + 10 * (POINTS[player.carriage + 1] - POINTS[player.carriage])
    if gain >= (WORTH_CLOSING_LATE if end_is_near(public) else WORTH_CLOSING):
        return SURELY
    stuck = grow(player.left(), player.right, present(hand) & ~player.route, 1) == 0
    return 1 if stuck and gain >= WORTH_CLOSING_STUCK else -1


def end_is_near(public: Public) -> bool:
    """Could another player bring on the end by closing one more route?"""
    for seat in range(len(public.players)):
        other = public.players[seat]
        if seat != public.active and (other.carriage >= steps.LAST_CARRIAGE - 1 or other.houses_left <= 3):
            return True
    return False


def best_way(public: Public, player: Player) -> i64:
    """What the better way to place houses from the route would bring."""
    eligible: i64 = player.route & ~player.houses
    best: i64 = of_way(public, player, eligible, EACH_PROVINCE)
    for province in range(PROVINCE_COUNT):
        best = max(best, of_way(public, player, eligible, province))
    return best


def of_way(public: Public, player: Player, eligible: i64, province: i64) -> i64:
    """What the houses of one way would bring, with the tiles they earn, in tenths of a point."""
    placed: i64 = 0
    if province == EACH_PROVINCE:
        for number in range(PROVINCE_COUNT):
            cities: i64 = eligible & PROVINCE[number]
            if cities != 0:
                placed |= CITY[first(cities)]
    else:
        placed = eligible & PROVINCE[province]
    earned: i64 = tiles.house_tiles(player.houses, player.houses | placed, public.edition, public.taken)
    return 10 * (min(size(placed), player.houses_left) + tiles.value(earned))


def of_house(public: Public, player: Player, city: i64) -> i64:
    """Every house that can be placed, in data order; of one province, the city worth most."""
    if public.each:
        return 1000 - 100 * PROVINCE_OF[city] + of_city(player, city)
    return 1000 - city


def of_discard(public: Public, player: Player, hand: i64, city: i64) -> i64:
    """Throw away the cards that join the others least, the first of them in data order first."""
    excess: i64 = player.hand_size - 3
    worse: i64 = 0  # cards that should go before this one
    mine: i64 = of_keeping(player, hand, city)
    cities: i64 = present(hand) & from_on(public.discard_from)
    while cities != 0:
        other: i64 = first(cities)
        cities &= cities - 1
        if other != city and of_keeping(player, hand, other) < mine:
            worse += count(hand, other)
    return 100 - city if worse < excess else 0


def of_keeping(player: Player, hand: i64, city: i64) -> i64:
    doubles: i64 = count(hand, city) - 1
    return 10 * size(NEIGHBOURS[city] & present(hand)) + of_city(player, city) - 40 * doubles
