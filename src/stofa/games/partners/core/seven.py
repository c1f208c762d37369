"""Splitting a seven (PA-16, PA-17): which parts can be made so that all seven steps are.

The rest of a seven depends on little. A pawn that took its part moves no more, and whatever it met on
the track was no pawn that still has to move: the own ones are never sent home by it, and the
partner's only come to move when every own pawn has ended on a ring, where it met nobody. Walls stay as
they are, for start squares are left only by pawns that they do not stop. So what the search needs is
the pawns not yet moved, and which rings are taken.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.games.partners.core import codes
from stofa.games.partners.core.bits import number
from stofa.games.partners.core.path import (
    ALL_RINGS,
    NOWHERE,
    REACH,
    RING,
    START,
    TRACK,
    forward,
    reach_row,
    square_of,
)
from stofa.games.partners.core.pawns import movable, removed, rings
from stofa.games.partners.core.public import Public, partner


def _from_seven(rests: int) -> int:
    """The parts of a seven that leave one of the `rests`, or nothing; all one bit each."""
    return sum(2 ** (7 - rest) for rest in range(8) if rest == 0 or rests & 2**rest)


_FROM_SEVEN: Final[vec[i64]] = vec[i64]([_from_seven(rests) for rests in range(256)])
_UP_TO: Final[vec[i64]] = vec[i64]([2 ** (left + 1) - 1 for left in range(8)])


def parts(
    public: Public, colour: i64, unmoved: i64, walls: i64, taken: i64, left: i64, listed: vec[i64], total: i64
) -> i64:
    """List every part that pawns of a colour can take of `left` steps, if the rest can be made."""
    row: i64 = reach_row(walls, taken)
    pawns: i64 = unmoved
    before: i64 = NOWHERE
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        if place == before:  # pawns on one square are alike
            continue
        before = place
        possible: i64 = REACH[row + place] & _UP_TO[left]
        others: i64 = removed(unmoved, place)
        # With which part can one of the others take all the rest, if nothing changes in the goal?
        by_one: i64 = _FROM_SEVEN[reach_of_any(others, row) & 255] >> (7 - left)
        on_track: i64 = TRACK - place
        if place == START:
            on_track = 7
        if on_track >= left and others < 256:
            possible &= by_one  # There is at most one other; and the goal will not be full (PA-17).
        move: i64 = codes.SPLIT + square_of(colour, place)
        while possible != 0:
            part: i64 = possible & -possible
            possible ^= part
            steps: i64 = number(part)
            if by_one & part == 0 or steps > on_track:
                target: i64 = forward(place, steps, walls, taken)
                taken_then: i64 = (taken & ~RING[place]) | RING[target]
                if not rest_can_be_made(public, colour, others, walls, taken_then, left - steps):
                    continue
            listed[total] = move + codes.ONE_STEP * steps
            total += 1
    return total


def reach_of_any(pawns: i64, row: i64) -> i64:
    """The numbers of steps that at least one of the pawns can go, by `row` of REACH."""
    reached: i64 = 0
    while pawns != 0:
        reached |= REACH[row + (pawns & 255)]
        pawns >>= 8
    return reached


def rest_can_be_made(public: Public, colour: i64, unmoved: i64, walls: i64, taken: i64, left: i64) -> bool:
    """Can pawns of a colour, and when they are all locked the partner's, go exactly `left` steps more?"""
    if left == 0:
        return True
    if taken == ALL_RINGS:  # PA-17
        if colour != public.active:
            return False  # with nobody left to take the rest
        colour = partner(colour)
        pawns: i64 = public.pawns(colour)
        taken = rings(pawns)
        return can_be_shared(public, colour, movable(pawns, taken), public.walls(colour), taken, left)
    return can_be_shared(public, colour, unmoved, walls, taken, left)


def can_be_shared(public: Public, colour: i64, unmoved: i64, walls: i64, taken: i64, left: i64) -> bool:
    """Can these pawns share `left` steps, one after the other, each at most once?"""
    row: i64 = reach_row(walls, taken)
    if (reach_of_any(unmoved, row) >> left) & 1:  # mostly one of them can take all the rest
        return True
    pawns: i64 = unmoved
    before: i64 = NOWHERE
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        if place == before:
            continue
        before = place
        others: i64 = removed(unmoved, place)
        possible: i64 = REACH[row + place]
        steps: i64 = 1
        while steps < left:
            if (possible >> steps) & 1:
                target: i64 = forward(place, steps, walls, taken)
                taken_then: i64 = (taken & ~RING[place]) | RING[target]
                if rest_can_be_made(public, colour, others, walls, taken_then, left - steps):
                    return True
            steps += 1
    return False
