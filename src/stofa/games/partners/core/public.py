"""The public part of a state: what lies open on the table, for everybody to see."""

from typing import Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.pickling import reduced
from stofa.games.partners.board import QUARTER
from stofa.games.partners.core.bits import unit
from stofa.games.partners.core.cards import DECK_SIZE
from stofa.games.partners.core.path import HOME, LOCKED_COUNT, TRACK, forward, place_of
from stofa.games.partners.core.pawns import (
    ALL_LOCKED,
    NONE_OUT,
    count_at,
    movable,
    moved,
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
_TEAM_LOCKED: Final = 0x3C3B_3A39_3C3B_3A39  # ALL_LOCKED of both colours
_ONES: Final = 0x0101_0101_0101_0101  # in the eight bits of every pawn of a team

# PA-19: a pawn on its start square, for one team moved right by one bit, for the other by two.
_ON_START: Final = 0x2020_2020_2020_2020
_ON_START_TOO: Final = 0x1010_1010_1010_1010

assert _TEAM_LOCKED == (ALL_LOCKED << 32) + ALL_LOCKED


def _met(team: int) -> list[int]:
    """By moving colour and place: where pawns of a team must stand to be met, laid out as the team is."""
    met: list[int] = []
    for colour in range(4):
        for place in range(_PLACES):
            pawns = 0
            for other in (team, team + 2):
                theirs = (place - QUARTER * (other - colour) - 1) % TRACK + 1
                if other == colour or not HOME < place <= TRACK:
                    theirs = _NO_PLACE
                pawns += theirs * 0x0101_0101 << 16 * (other & 2)
            met.append(pawns)
    return met


_PLACES: Final = 64
_NO_PLACE: Final = 127  # nobody stands there
_EVEN_MET: Final[vec[i64]] = vec[i64](_met(0))
_ODD_MET: Final[vec[i64]] = vec[i64](_met(1))


def partner(seat: i64) -> i64:
    """PA-1: who sits opposite."""
    return seat ^ 2


def add_to(bags: vec[i64], seat: i64, some: i64) -> None:
    """Some more cards for a seat; negative, some less."""
    bags[seat] += some


def copy(source: vec[i64], target: vec[i64]) -> None:
    """Write what there is for each seat over what there was."""
    target[0] = source[0]
    target[1] = source[1]
    target[2] = source[2]
    target[3] = source[3]


@final
@mypyc_attr(acyclic=True)
class Public:
    """The pawns, the cards that were seen, and whose turn it is."""

    def __init__(self, dealer: i64) -> None:
        # PA-5: the pawns of two colours in one integer, 32 bits each; blue and yellow, red and green.
        self.even: i64 = NONE_OUT
        self.odd: i64 = NONE_OUT
        self.dealer: i64 = dealer
        self.deal: i64 = 0  # how many times this dealer has dealt before
        self.deck_size: i64 = DECK_SIZE
        self.played: i64 = 0  # all cards seen since the deck was shuffled
        self.laid: Final[vec[i64]] = vec[i64]([0] * 4)  # those that each seat has laid down in this deal
        self.hand_sizes: i64 = 0  # four bits a seat; a card given away face down is in no hand

        self.active: i64 = (dealer + 1) & 3
        self.step: i64 = DEALING
        self.steps_left: i64 = 0  # of a seven
        self.unmoved: i64 = NONE_OUT  # the pawns that may still take a part of it

    def copy_from(self, other: "Public") -> None:
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

    def clone(self) -> "Public":
        twin = Public(self.dealer)
        twin.copy_from(self)
        return twin

    def __getnewargs__(self) -> tuple[i64]:
        return (self.dealer,)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())

    def pawns(self, colour: i64) -> i64:
        """The pawns of a colour that are out."""
        return (self.team(colour) >> (16 * (colour & 2))) & _LOWER_HALF

    def team(self, colour: i64) -> i64:
        """The pawns of a colour and of its partner."""
        if colour & 1:
            return self.odd
        return self.even

    def put_pawns(self, colour: i64, pawns: i64) -> None:
        """Let the pawns of a colour stand like this."""
        self.replace(colour, self.pawns(colour), pawns)

    def replace(self, colour: i64, before: i64, pawns: i64) -> None:
        """As `put_pawns`, when the previous pawns are known."""
        change: i64 = (pawns - before) << (16 * (colour & 2))
        if colour & 1:
            self.odd += change
        else:
            self.even += change

    def hand_size(self, seat: i64) -> i64:
        return (self.hand_sizes >> (4 * seat)) & 15

    def lay_down(self, card: i64) -> None:
        """A card of the active seat is seen by all."""
        seat: i64 = self.active
        add_to(self.laid, seat, card)
        self.played += card
        self.hand_sizes -= unit(seat)

    def next_seat(self) -> None:
        """PA-9: the next one that has cards, and there is one."""
        seat: i64 = (self.active + 1) & 3
        while self.hand_size(seat) == 0:
            seat = (seat + 1) & 3
        self.active = seat

    def has_given(self, seat: i64) -> bool:
        """Does a card of this seat lie face down, waiting for the others (PA-8)?"""
        first: i64 = self.dealer + 1
        return self.step == GIVING and (seat - first) & 3 < (self.active - first) & 3

    def finished(self, seat: i64) -> bool:
        """PA-30: are all four pawns locked?"""
        return self.pawns(seat) == ALL_LOCKED

    def team_finished(self, seat: i64) -> bool:
        """PA-31: are the partner's locked as well?"""
        return self.team(seat) == _TEAM_LOCKED

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
        starts: i64 = ((self.even >> 2) & _ON_START_TOO) | ((self.odd >> 1) & _ON_START)
        if starts == 0:  # mostly there are none
            return 0
        starts |= starts >> 16  # The four pawns of a colour come together,
        starts |= starts >> 8
        colours: i64 = ((starts >> 4) & 0b0011) | ((starts >> 34) & 0b1100)  # then the colours in order.
        return ((colours | (colours << 4)) >> colour) & 0b1110

    def land(self, colour: i64, origin: i64, target: i64) -> None:
        """A pawn moves along its path; only where it ends does anything happen (PA-23)."""
        # PA-25: nobody else is ever on a start square or a ring.
        if target <= TRACK and self.others_at(colour, target):
            target = self.meet(colour, target)
        self.move(colour, origin, target)

    def others_at(self, colour: i64, place: i64) -> bool:
        """Does a pawn of another colour stand at a place of the track? (All are compared at once.)"""
        even: i64 = self.even ^ _EVEN_MET[_PLACES * colour + place]
        odd: i64 = self.odd ^ _ODD_MET[_PLACES * colour + place]
        return ((((even - _ONES) & ~even) | ((odd - _ONES) & ~odd)) >> 7) & _ONES != 0

    def meet(self, colour: i64, target: i64) -> i64:
        """A pawn comes to where others stand: one is sent home, several send it home. Where does it end?"""
        place: i64 = target
        other: i64 = colour
        pawns: i64 = NONE_OUT
        while not one_at(pawns, place):
            other = (other + 1) & 3
            pawns = self.pawns(other)
            place -= QUARTER
            if place <= 0:
                place += TRACK
        if count_at(pawns, place) > 1:  # PA-21
            return HOME
        self.replace(other, pawns, removed(pawns, place))  # PA-20
        return target

    def move(self, colour: i64, origin: i64, target: i64) -> None:
        """A pawn comes from one place to another; nothing else happens."""
        before: i64 = self.pawns(colour)
        self.replace(colour, before, moved(before, origin, target))

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
