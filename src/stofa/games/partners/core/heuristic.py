"""What a simple, sensible player wants: how strongly it is drawn to each of its legal moves.

It looks one move ahead: how far pawns come, whom they send home, and how easily they are hit where they
then stand. It keeps start cards while pawns are at home, and gives the partner what helps there most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.partners.board import QUARTER
from stofa.games.partners.core import cards, codes
from stofa.games.partners.core.path import (
    LOCKED,
    NOWHERE,
    RING,
    START,
    TRACK,
    back_four,
    forward,
    place_of,
    square_of,
)
from stofa.games.partners.core.pawns import ALL_LOCKED, NONE_OUT, count_at, movable, one_at, one_home, rings
from stofa.games.partners.core.public import Public, partner

# How much things weigh; one is a step on the track.
OUT: Final = 24  # a pawn on its start square, and the least for one on the track
ON_A_RING: Final = 92
LOCKED_PAWN: Final = 130
FIRST_OUT: Final = 25  # more for the first pawn, without which most cards are of no use
START_CARD: Final = 18  # less for spending the last start card on steps while a pawn is at home

HIT: Final[vec[i64]] = vec[i64]([0, 12, 12, 12, 3, 12, 12, 3, 9, 9, 9, 0, 9, 9, 9])
"""Percent chance that a pawn this many steps behind will hit: there is no 4 or 11, but a 7 splits."""

_HIT_BEHIND: Final[vec[i64]] = vec[i64]([0] * 64 + list(HIT) + [0] * 64)  # from 64 steps ahead of it on


def preference(public: Public, hand: i64, move: i64) -> i64:
    """How much the active seat, which holds `hand`, wants `move`."""
    kind: i64 = codes.kind(move)
    colour: i64 = public.moving_colour()
    if kind == codes.GIVE:
        return of_giving(public, hand, codes.face(move))
    if kind == codes.LEAVE:
        return of_leaving(public, colour)
    if kind == codes.SWAP:
        return of_swapping(public, codes.earlier_square(move), codes.square(move))
    if kind == codes.SWAP_SAME or kind == codes.FOLD:
        return 0
    place: i64 = place_of(colour, codes.square(move))
    if kind == codes.BACK:
        return of_moving(public, colour, place, back_four(place, 0))
    steps: i64 = codes.steps(move)
    gain: i64 = of_forward(public, colour, place, steps)
    if kind == codes.SPLIT:
        return gain - steps  # all seven steps will be made, one way or another
    return gain - of_keeping(public, colour, hand, steps)


def spite(public: Public, move: i64) -> i64:
    """How much of the preference for a move is what the opponents lose by it."""
    kind: i64 = codes.kind(move)
    colour: i64 = public.moving_colour()
    square: i64 = codes.square(move)
    if kind == codes.SWAP:
        return of_setting_back(public, square, codes.earlier_square(move)) + of_setting_back(
            public, codes.earlier_square(move), square
        )
    place: i64 = place_of(colour, square)
    target: i64 = NOWHERE
    if kind == codes.BACK:
        target = back_four(place, 0)
    elif kind == codes.FORWARD or kind == codes.SPLIT:
        target = forward(place, codes.steps(move), 0, rings(public.pawns(colour)))
    if target == NOWHERE or target > TRACK or not public.others_at(colour, target):
        return 0
    hit: i64 = square_of(colour, target)
    other: i64 = public.colour_on(hit)
    theirs: i64 = place_of(other, hit)
    if other == colour or other == partner(colour) or count_at(public.pawns(other), theirs) > 1:
        return 0
    return OUT + theirs


def of_setting_back(public: Public, square: i64, target: i64) -> i64:
    """How many steps an opponent's pawn loses that goes from one square to another."""
    colour: i64 = public.colour_on(square)
    if not (colour ^ public.active) & 1:
        return 0
    return place_of(colour, square) - place_of(colour, target)


def worth(public: Public, colour: i64, place: i64, taken: i64) -> i64:
    """What a pawn at a place is worth, if `taken` are the rings with pawns of its colour."""
    if place == START:
        return OUT
    if place <= TRACK:
        return OUT + place - danger(public, colour, place)
    if LOCKED[taken] & RING[place]:
        return LOCKED_PAWN
    return ON_A_RING + place - TRACK


def danger(public: Public, colour: i64, place: i64) -> i64:
    """What a lone pawn on the track stands to lose by the opponents behind it."""
    percent: i64 = 0
    distance: i64 = 1
    while distance < 4:
        other: i64 = (colour + distance) & 3
        theirs: i64 = place - QUARTER * distance  # the same square on their path
        if theirs <= 0:
            theirs += TRACK
        pawns: i64 = public.pawns(other)
        while pawns != 0:
            # A pawn on its start square counts as on 0. Those too far away are in the table, too: whether
            # one is near enough no processor foresees.
            percent += _HIT_BEHIND[64 + theirs - (pawns & 63)]
            pawns >>= 8
        distance += 2
    return (OUT + place) * percent // 100


def of_moving(public: Public, colour: i64, origin: i64, target: i64) -> i64:
    """What the team gains when a pawn goes from one place to another."""
    taken: i64 = rings(public.pawns(colour))
    before: i64 = worth(public, colour, origin, taken)
    if target > TRACK:
        return worth(public, colour, target, (taken & ~RING[origin]) | RING[target]) - before
    theirs: i64 = target
    other: i64 = colour
    if public.others_at(colour, target):
        other = (colour + 1) & 3
    while other != colour:
        theirs -= QUARTER
        if theirs <= 0:
            theirs += TRACK
        if one_at(public.pawns(other), theirs):
            if count_at(public.pawns(other), theirs) > 1:
                return -before
            lost: i64 = OUT + theirs if other != partner(colour) else -OUT - theirs
            return worth(public, colour, target, taken) - before + lost
        other = (other + 1) & 3
    if one_at(public.pawns(colour), target) and target != origin:
        return OUT + target - before  # two together are safe
    return worth(public, colour, target, taken) - before


def of_forward(public: Public, colour: i64, place: i64, steps: i64) -> i64:
    return of_moving(public, colour, place, forward(place, steps, 0, rings(public.pawns(colour))))


def of_leaving(public: Public, colour: i64) -> i64:
    if public.movable(colour) == NONE_OUT:
        return OUT + FIRST_OUT
    return OUT


def of_keeping(public: Public, colour: i64, hand: i64, steps: i64) -> i64:
    """What it costs to spend a card on steps."""
    if (steps == 8 or steps == 13) and one_home(public.pawns(colour)) and start_cards(hand) == 1:
        return START_CARD
    return 0


def of_swapping(public: Public, square: i64, other_square: i64) -> i64:
    """The team's pawns come forward, the opponents' back."""
    colour: i64 = public.colour_on(square)
    other: i64 = public.colour_on(other_square)
    gain: i64 = place_of(colour, other_square) - place_of(colour, square)
    other_gain: i64 = place_of(other, square) - place_of(other, other_square)
    if (colour ^ public.active) & 1:
        gain = -gain
    if (other ^ public.active) & 1:
        other_gain = -other_gain
    return gain + other_gain


def of_giving(public: Public, hand: i64, face: i64) -> i64:
    """What a card does for the partner, less what it would do here."""
    seat: i64 = public.active
    mine: i64 = of_card(public, public.moving_colour(), face)
    if face <= cards.LAST_START_CARD and start_cards(hand) > 1:
        mine //= 2
    theirs: i64 = partner(seat) if public.pawns(partner(seat)) != ALL_LOCKED else seat
    return of_card(public, theirs, face) - mine


def of_card(public: Public, colour: i64, face: i64) -> i64:
    """What a card could do for a colour as the pawns stand now."""
    pawns: i64 = public.pawns(colour)
    best: i64 = 0
    if face == cards.SWAP:
        return 10
    if face <= cards.LAST_START_CARD and one_home(pawns):
        best = of_leaving(public, colour)
    walls: i64 = public.walls(colour)
    taken: i64 = rings(pawns)
    free: i64 = movable(pawns, taken)
    while free != 0:
        place: i64 = free & 255
        free >>= 8
        if face == cards.BACK_FOUR:
            if place <= TRACK or place == START:
                best = max(best, of_going(public, colour, place, back_four(place, walls)))
        else:
            steps: i64 = cards.STEPS[face]
            if face == cards.SEVEN:
                steps = 7
            elif face == cards.ONE_FOURTEEN:
                best = max(best, of_going(public, colour, place, forward(place, 1, walls, taken)))
                steps = 14
            if steps > 0:
                best = max(best, of_going(public, colour, place, forward(place, steps, walls, taken)))
    return best


def of_going(public: Public, colour: i64, place: i64, target: i64) -> i64:
    """As `of_moving`, and nothing if the pawn may not go there."""
    if target == NOWHERE:
        return 0
    return of_moving(public, colour, place, target)


def start_cards(hand: i64) -> i64:
    """How many cards of a hand let a pawn leave home."""
    return cards.count(hand, cards.HEART) + cards.count(hand, cards.EIGHT) + cards.count(hand, cards.THIRTEEN)
