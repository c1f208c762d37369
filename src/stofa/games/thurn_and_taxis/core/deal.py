"""Dealing out what a seat has not seen: the cards in the other hands, and the tiles face down before others.

Of a hand everybody knows the size, and of one that is being discarded from, that enough is left of it to
go on in data order.

Of the tiles everybody sees which are gone from the stacks, how many each player has, and where the houses
stand. That leaves little open: a province tile lies with somebody who fulfils its condition, and the
end tile with the first, in turn order, who brought on the end. Only the values, the length tiles, and
who came too late for an exhausted stack are to be guessed.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.rng import Rng
from stofa.games.thurn_and_taxis.board import HAND_AFTER_CLOSING
from stofa.games.thurn_and_taxis.core import public as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import CITY, from_on, nth, size
from stofa.games.thurn_and_taxis.core.public import Public


def deal_hand(public: Public, seat: i64, unseen: i64, left: i64, rng: Rng) -> i64:
    """A hand for a player out of the `left` cards of `unseen`, uniformly among all that fit what is known."""
    while True:
        hand: i64 = 0
        for dealt in range(public.players[seat].hand_size):
            hand += CITY[nth(unseen - hand, rng.below(left - dealt))]
        if public.step != steps.DISCARDING or seat != public.active:
            return hand
        excess: i64 = public.players[seat].hand_size - HAND_AFTER_CLOSING
        if size(hand & from_on(public.discard_from)) >= excess:  # TT-36, as `core.legal` sees to it
            return hand


def deal_tiles(public: Public, seat: i64, own: i64, rng: Rng, dealt: vec[i64]) -> None:
    """Fill `dealt` with tiles for each player, uniformly among all deals that fit what `seat` sees."""
    players: i64 = len(public.players)
    for other in range(players):
        dealt[other] = 0
    unseen: i64 = public.taken & ~own
    room = vec[i64]([0] * players)  # for how many length tiles each player has room
    holders = vec[i64]([0] * tiles.STACK_COUNT)  # of each stack, one bit a seat
    while not _propose(public, seat, unseen, rng, room, holders):
        pass
    for tile in range(tiles.TILE_COUNT):
        if unseen & tiles.TILE[tile] == 0:
            continue
        stack: i64 = tiles.STACK_OF[tile]
        holder: i64
        if stack < tiles.WIDE:
            holder = _by_room(room, rng)
            room[holder] -= 1
        else:
            holder = _one_of(holders[stack], rng)
            holders[stack] &= ~_bit(holder)
        dealt[holder] |= tiles.TILE[tile]
    if seat >= 0:
        dealt[seat] = own


def _propose(public: Public, seat: i64, unseen: i64, rng: Rng, room: vec[i64], holders: vec[i64]) -> bool:
    """Choose who holds a tile of which stack. False when that choice does not fit, or loses its lot.

    The lot makes all deals equally likely: a choice of holders is as likely as there are ways to
    deal the length tiles to the room that it leaves.
    """
    guessed = False
    for other in range(len(room)):
        room[other] = 0 if other == seat else public.players[other].tile_count
    for stack in range(tiles.WIDE, tiles.END):
        wanted: i64 = tiles.size(unseen & tiles.STACK[stack])
        deserving: i64 = 0
        for other in range(len(room)):
            if other != seat and tiles.deserves(stack, _houses_counted(public, other), public.edition):
                deserving |= _bit(other)
        while tiles.size(deserving) > wanted:  # an exhausted stack: one of them came too late
            deserving &= ~_bit(_one_of(deserving, rng))
            guessed = True
        holders[stack] = deserving
        for other in range(len(room)):
            if deserving & _bit(other):
                room[other] -= 1
    if unseen & tiles.STACK[tiles.END]:
        holder: i64 = _end_holder(public)
        holders[tiles.END] = _bit(holder)
        room[holder] -= 1
    if not guessed:
        return True
    for other in range(len(room)):
        if room[other] < 0:
            return False
    return rng.below(_most_ways(room, seat)) < _ways(room)


def _houses_counted(public: Public, seat: i64) -> i64:
    """The houses for which a player has had the tiles: not those of a closing still under way."""
    if seat == public.active and (public.step == steps.WAY or public.step == steps.PLACING):
        return public.houses_before
    return public.players[seat].houses


def _end_holder(public: Public) -> i64:
    """TT-32: whoever first fulfilled the condition in the last round, which began with `start`."""
    seat: i64 = public.start
    while public.players[seat].carriage < steps.LAST_CARRIAGE and public.players[seat].houses_left > 0:
        seat = (seat + 1) % len(public.players)
    return seat


def _ways(room: vec[i64]) -> i64:
    """In how many ways can different tiles be dealt to these rooms? (A multinomial coefficient.)"""
    ways: i64 = 1
    dealt: i64 = 0
    for place in room:
        for chosen in range(1, place + 1):
            dealt += 1
            ways = ways * dealt // chosen
    return ways


def _most_ways(room: vec[i64], seat: i64) -> i64:
    """The most ways for the same number of tiles: when the rooms are as even as can be."""
    total: i64 = 0
    for place in room:
        total += place
    sharers: i64 = len(room) - (1 if seat >= 0 else 0)
    even = vec[i64]([0] * len(room))
    for other in range(sharers):
        even[other] = (total + other) // sharers
    return _ways(even)


def _by_room(room: vec[i64], rng: Rng) -> i64:
    total: i64 = 0
    for place in room:
        total += place
    lot: i64 = rng.below(total)
    seat: i64 = 0
    while lot >= room[seat]:
        lot -= room[seat]
        seat += 1
    return seat


def _one_of(seats: i64, rng: Rng) -> i64:
    lot: i64 = rng.below(tiles.size(seats))
    seat: i64 = 0
    while True:
        if seats & _bit(seat):
            if lot == 0:
                return seat
            lot -= 1
        seat += 1


def _bit(seat: i64) -> i64:
    bit: i64 = 1
    bit <<= seat
    return bit
