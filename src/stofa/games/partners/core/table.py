"""Everything that lies open on the table. Whatever is in here, everybody may see."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.games.partners.board import QUARTER
from stofa.games.partners.core.cards import DECK_SIZE
from stofa.games.partners.core.path import HOME, LOCKED_COUNT, TRACK, forward, place_of
from stofa.games.partners.core.pawns import (
    ALL_LOCKED,
    NONE_OUT,
    added,
    count_at,
    movable,
    on_start,
    one_at,
    removed,
    rings,
)

# What is going on; what may follow what is in `state`.
DEALING: Final = 0  # chance: a card for the hand of the active seat
GIVING: Final = 1  # a card for the partner
PLAYING: Final = 2
SPLITTING: Final = 3  # the parts of a seven behind the first
OVER: Final = 4


_LOWER_HALF: Final = 0xFFFF_FFFF


def partner(seat: i64) -> i64:
    """PA-1: who sits opposite."""
    return seat ^ 2


def copy(source: vec[i64], target: vec[i64]) -> None:
    """Write what there is for each seat over what there was."""
    target[0] = source[0]
    target[1] = source[1]
    target[2] = source[2]
    target[3] = source[3]


@final
@mypyc_attr(acyclic=True)
class Table:
    """The pawns, the cards that were seen, and whose turn it is."""

    def __init__(self, dealer: i64) -> None:
        # PA-5: the pawns of two colours in one integer, 32 bits each; blue and yellow, red and green.
        self.even: i64 = NONE_OUT
        self.odd: i64 = NONE_OUT
        self.dealer: i64 = dealer
        self.deal: i64 = 0  # how many times this dealer has dealt before
        self.deck_size: i64 = DECK_SIZE
        self.played: i64 = 0  # all cards seen since the deck was shuffled
        self.laid: vec[i64] = vec[i64]([0] * 4)  # those that each seat has laid down in this deal
        self.hand_sizes: i64 = 0  # four bits a seat; a card given away face down is in no hand

        self.active: i64 = (dealer + 1) & 3
        self.step: i64 = DEALING
        self.steps_left: i64 = 0  # of a seven
        self.unmoved: i64 = NONE_OUT  # the pawns that may still take a part of it

    def copy_from(self, other: "Table") -> None:
        self.even = other.even
        self.odd = other.odd
        copy(other.laid, self.laid)
        self.hand_sizes = other.hand_sizes
        self.dealer = other.dealer
        self.deal = other.deal
        self.deck_size = other.deck_size
        self.played = other.played
        self.active = other.active
        self.step = other.step
        self.steps_left = other.steps_left
        self.unmoved = other.unmoved

    def clone(self) -> "Table":
        twin = Table(self.dealer)
        twin.copy_from(self)
        return twin

    def pawns(self, colour: i64) -> i64:
        """The pawns of a colour that are out."""
        pair: i64 = self.even
        if colour & 1:
            pair = self.odd
        if colour & 2:
            return pair >> 32
        return pair & _LOWER_HALF

    def put_pawns(self, colour: i64, pawns: i64) -> None:
        """Let the pawns of a colour stand like this."""
        self.replace(colour, self.pawns(colour), pawns)

    def replace(self, colour: i64, before: i64, pawns: i64) -> None:
        """The same for who knows how they stood before."""
        change: i64 = pawns - before
        if colour & 2:
            change <<= 32
        if colour & 1:
            self.odd += change
        else:
            self.even += change

    def hand_size(self, seat: i64) -> i64:
        return (self.hand_sizes >> (4 * seat)) & 15

    def has_given(self, seat: i64) -> bool:
        """Does a card of this seat lie face down, waiting for the others (PA-8)?"""
        first: i64 = self.dealer + 1
        return self.step == GIVING and (seat - first) & 3 < (self.active - first) & 3

    def finished(self, seat: i64) -> bool:
        """PA-30: are all four pawns locked?"""
        return self.pawns(seat) == ALL_LOCKED

    def moving_colour(self) -> i64:
        """Whose pawns the active seat moves: the own, or when they are all locked (PA-30) the partner's."""
        return partner(self.active) if self.finished(self.active) else self.active

    def locked(self, colour: i64) -> i64:
        """How many pawns are locked (PA-26)."""
        return LOCKED_COUNT[rings(self.pawns(colour))]

    def movable(self, colour: i64) -> i64:
        """The pawns of a colour that are out and not locked."""
        pawns: i64 = self.pawns(colour)
        return movable(pawns, rings(pawns))

    def walls(self, colour: i64) -> i64:
        """PA-19: the start squares that pawns of a colour may not pass; nobody is stopped by the own one."""
        all_pawns: i64 = self.even | self.odd
        if not on_start(all_pawns | (all_pawns >> 32)):  # mostly there are none
            return 0
        walls: i64 = 0
        if on_start(self.pawns((colour + 1) & 3)):
            walls = 2
        if on_start(self.pawns((colour + 2) & 3)):
            walls |= 4
        if on_start(self.pawns((colour + 3) & 3)):
            walls |= 8
        return walls

    def land(self, colour: i64, origin: i64, target: i64) -> None:
        """A pawn moves along its path; only where it ends does anything happen (PA-23)."""
        if target <= TRACK:  # PA-25: nobody else is ever on a start square or a ring
            place: i64 = target
            other: i64 = (colour + 1) & 3
            while other != colour:
                place -= QUARTER
                if place <= 0:
                    place += TRACK
                pawns: i64 = self.pawns(other)
                if one_at(pawns, place):
                    if count_at(pawns, place) > 1:  # PA-21
                        target = HOME
                    else:  # PA-20
                        self.replace(other, pawns, removed(pawns, place))
                    break
                other = (other + 1) & 3
        self.move(colour, origin, target)

    def move(self, colour: i64, origin: i64, target: i64) -> None:
        """A pawn comes from one place to another; nothing else happens."""
        before: i64 = self.pawns(colour)
        pawns: i64 = removed(before, origin)
        if target != HOME:
            pawns = added(pawns, target)
        self.replace(colour, before, pawns)

    def advance(self, colour: i64, place: i64, steps: i64) -> None:
        """A pawn goes forward, as it is known to be allowed."""
        target: i64 = place + steps
        if target > TRACK:  # into the goal, or from the start square
            target = forward(place, steps, 0, rings(self.pawns(colour)))
        self.land(colour, place, target)

    def swap(self, square: i64, other_square: i64) -> None:
        """PA-18: two pawns of different colours change places."""
        colour: i64 = self.colour_on(square)
        other: i64 = self.colour_on(other_square)
        self.move(colour, place_of(colour, square), place_of(colour, other_square))
        self.move(other, place_of(other, other_square), place_of(other, square))

    def colour_on(self, square: i64) -> i64:
        """Whose pawn stands on a square of the track that is not empty."""
        colour: i64 = 0
        while not one_at(self.pawns(colour), place_of(colour, square)):
            colour += 1
        return colour
