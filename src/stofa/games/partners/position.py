"""What a seat sees, in the words of the game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from stofa.engine.bag_names import bag_names
from stofa.engine.core.state import NOBODY
from stofa.engine.title import OwnPosition, Position, PublicPosition
from stofa.engine.view import Turn, turn_of
from stofa.games.partners.board import CARDS, COLOURS, DECK, PAWNS
from stofa.games.partners.core import public as steps
from stofa.games.partners.core.cards import NO_CARD
from stofa.games.partners.core.path import INNERMOST, START, square_of
from stofa.games.partners.core.public import Public
from stofa.games.partners.core.state import PartnersObservation
from stofa.games.partners.squares import SQUARES

if TYPE_CHECKING:
    from stofa.engine.picture.look import Look

STEPS: Final = {
    steps.DEALING: "dealing",
    steps.GIVING: "giving",
    steps.PLAYING: "playing",
    steps.SPLITTING: "splitting",
    steps.OVER: "over",
}


class PartnersPlayer(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    colour: str
    """The colour of the pawns."""
    home: int
    """How many pawns are at home."""
    pawns: list[str]
    """The squares of the pawns that are out."""
    locked: int
    """How many pawns are locked in the goal."""
    hand_size: int
    """How many cards the player holds."""
    gave: bool
    """Whether a card for the partner lies face down."""
    laid: list[str]
    """The cards laid down since the last deal."""


@dataclass(frozen=True, kw_only=True)
class PartnersPublic(PublicPosition):
    """What everybody sees of Partners."""

    turn: Turn
    """Who moves now."""
    active: int
    """The seat whose turn it is."""
    step: str
    """What the turn has come to, by name."""
    dealer: int
    """The seat that deals."""
    deal: int
    """Which of the dealer's three deals it is."""
    deck: int
    """How many cards are left to deal."""
    played: dict[str, int]
    """The cards that were seen since the deck was shuffled."""
    players: list[PartnersPlayer]
    """What everybody sees of each seat."""
    moving: str
    """The colour whose pawns the active seat moves."""
    steps_left: int
    """Of a seven."""
    unmoved: list[str]
    """The squares of the pawns that may still take a part of it."""


@dataclass(frozen=True, kw_only=True)
class PartnersOwn(OwnPosition):
    """What only the seat itself sees."""

    hand: list[str]
    """The cards, in data order."""
    given: str | None
    """The card given to the partner, if it lies face down or is still in the partner's hand."""
    received: str | None
    """The card that came from the partner, if it is still in the hand."""


@dataclass(frozen=True, kw_only=True)
class PartnersPosition(PartnersOwn, PartnersPublic, Position):
    """A view of Partners."""

    def drawn(self, look: "Look") -> str:
        from stofa.games.partners.picture import picture  # only needed by whoever looks at it

        return picture(self, look)


# Views are made at every move for everybody, so names are looked up for two faces at a time, and squares
# straight by the places of a colour.
_BITS: Final = [(face, 4 * number) for number, face in enumerate(CARDS)]
_CARDS_BY_BYTE: Final = [
    {
        some + 16 * more: [one] * some + [other] * more
        for some in range(DECK[one] + 1)
        for more in range(DECK[other] + 1)
    }
    for one, other in zip(CARDS[::2], CARDS[1::2], strict=True)
]
_SQUARES: Final = [
    {place: SQUARES[square_of(colour, place)] for place in (*range(1, INNERMOST + 1), START)}
    for colour in range(len(COLOURS))
]

cards_of: Final = bag_names(_CARDS_BY_BYTE, 8)
"""The cards of a bag by name, in data order."""


def squares_of(colour: int, pawns: int) -> list[str]:
    """The squares of the pawns that are out, by name, along their path."""
    squares = _SQUARES[colour]
    return [squares[place] for place in pawns.to_bytes(PAWNS, "little") if place]


def _card(face: int) -> str | None:
    return None if face == NO_CARD else CARDS[face]


def _open_things(public: Public, seat: int) -> PartnersPlayer:
    out = squares_of(seat, public.pawns(seat))
    return PartnersPlayer(
        colour=COLOURS[seat],
        home=PAWNS - len(out),
        pawns=out,
        locked=public.locked(seat),
        hand_size=public.hand_size(seat),
        gave=public.has_given(seat),
        laid=cards_of(public.laid[seat]),
    )


def own_of(observation: PartnersObservation) -> PartnersOwn:
    return PartnersOwn(
        seat=None if observation.seat == NOBODY else observation.seat,
        hand=cards_of(observation.hand),
        given=_card(observation.given),
        received=_card(observation.received),
    )


def public_of(observation: PartnersObservation) -> PartnersPublic:
    public = observation.public
    moving, played = public.moving_colour(), public.played
    return PartnersPublic(
        turn=turn_of(observation.mover()),
        active=public.active,
        step=STEPS[public.step],
        dealer=public.dealer,
        deal=public.deal + 1,
        deck=public.deck_size,
        played={face: number for face, bits in _BITS if (number := played >> bits & 15)},
        players=[_open_things(public, seat) for seat in range(len(COLOURS))],
        moving=COLOURS[moving],
        steps_left=public.steps_left,
        unmoved=squares_of(moving, public.unmoved),
    )


def position_of(observation: PartnersObservation) -> PartnersPosition:
    return PartnersPosition(**vars(public_of(observation)), **vars(own_of(observation)))
