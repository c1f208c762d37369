"""Which rule forbids a move. Slow and plain; whether a move is legal is decided in `core.legal` alone."""

from functools import partial

from stofa.engine.core.moves import Moves
from stofa.engine.errors import Refusal, refuse as refuse_by
from stofa.games.partners.board import CARDS, QUARTER
from stofa.games.partners.core import cards, codes, public as steps
from stofa.games.partners.core.path import (
    ALL_RINGS,
    FIRST_RING_SQUARE,
    LOCKED,
    NOWHERE,
    RING,
    TRACK,
    forward,
    place_of,
)
from stofa.games.partners.core.pawns import count_at, rings
from stofa.games.partners.core.public import Public, partner
from stofa.games.partners.core.state import PartnersObservation, PartnersState
from stofa.games.partners.squares import SQUARES
from stofa.games.partners.tracing import out

refuse = partial(refuse_by, __package__)


def why_not(observation: PartnersObservation, move: int) -> Refusal | None:
    """Why the active seat may not make a move; None if it may."""
    # Most moves are out of the question at a glance. Whatever is not, the core is asked.
    refusal = _at_a_glance(observation, move)
    if refusal is not None:
        return refusal
    moves = Moves()
    observation.legal(moves)
    if move in moves.listed():
        return None
    match codes.kind(move):
        case codes.FOLD:
            return refuse("PA-10", "can-play")
        case codes.LEAVE:
            return refuse("PA-12", "nobody-home")
        case codes.SWAP:
            return refuse("PA-18", "swap-one-colour")
        case codes.SWAP_SAME:
            return refuse("PA-18", "no-pair")
        case _:
            return _why_not_so_far(observation.public, move)


def _at_a_glance(observation: PartnersObservation, move: int) -> Refusal | None:
    """Is it the wrong time for the move, or is the card missing, or the pawn?"""
    public, kind = observation.public, codes.kind(move)
    if kind == codes.DEAL:
        return refuse("PA-7", "cards-come-by-themselves")
    if kind == codes.GIVE:
        return _why_not_give(observation, codes.face(move))
    if public.step == steps.GIVING:
        return refuse("PA-8", "give-first")
    if public.step == steps.SPLITTING:
        if kind != codes.SPLIT:
            return refuse("PA-16", "seven-first", left=public.steps_left)
    elif kind != codes.FOLD and not cards.count(observation.hand, _face(move)):
        return refuse("PA-9", "not-in-hand", card=CARDS[_face(move)])
    if kind == codes.SWAP:
        return _why_not_swap(public, codes.earlier_square(move)) or _why_not_swap(public, codes.square(move))
    if kind in (codes.FORWARD, codes.BACK, codes.SPLIT):
        return _why_not_pawn(public, kind, codes.square(move))
    return None


def why_not_chance(state: PartnersState, move: int) -> Refusal | None:
    """Why a card cannot come now, when one has to; None if it can."""
    moves = Moves()
    state.legal(moves)
    if move in moves.listed():
        return None
    if codes.kind(move) != codes.DEAL:
        return refuse("PA-7", "card-comes-first")
    return refuse("PA-6", "no-card-left", card=CARDS[codes.face(move)])


def _face(move: int) -> int:
    """The card that a move lays down."""
    match codes.kind(move):
        case codes.LEAVE:
            return codes.face(move)
        case codes.FORWARD:
            return cards.face_of(codes.steps(move))
        case codes.BACK:
            return cards.BACK_FOUR
        case codes.SPLIT:
            return cards.SEVEN
        case _:
            return cards.SWAP


def _why_not_give(observation: PartnersObservation, face: int) -> Refusal | None:
    if observation.public.step != steps.GIVING:
        return refuse("PA-8", "giving-is-over")
    if not cards.count(observation.hand, face):
        return refuse("PA-8", "not-in-hand", card=CARDS[face])
    return None


def _why_not_swap(public: Public, square: int) -> Refusal | None:
    """Is what stands on a square out of reach of a swap?"""
    name = SQUARES[square]
    standing = [count_at(public.pawns(colour), place_of(colour, square)) for colour in range(4)]
    if not any(standing):
        return refuse("PA-18", "no-pawn", square=name)
    if square >= FIRST_RING_SQUARE or square % 16 == 0:
        return refuse("PA-18", "swap-off-track", square=name)
    if max(standing) > 1:
        return refuse("PA-18", "swap-together", square=name)
    return None


def _why_not_pawn(public: Public, kind: int, square: int) -> Refusal | None:
    """Is there no pawn on the square that the active seat could move with this card at all?"""
    colour = public.moving_colour()
    place, name = place_of(colour, square), SQUARES[square]
    pawns = public.pawns(colour)
    if not count_at(pawns, place):
        rule = {codes.FORWARD: "PA-13", codes.BACK: "PA-15", codes.SPLIT: "PA-16"}[kind]
        return _why_not_colour(public, colour, square, rule)
    if LOCKED[rings(pawns)] & RING[place]:
        return refuse("PA-26", "locked", square=name)
    if kind == codes.BACK and square >= FIRST_RING_SQUARE:
        return refuse("PA-15", "not-back-in-goal", square=name)
    if public.step == steps.SPLITTING and not count_at(public.unmoved, place):
        return refuse("PA-16", "moved-already", square=name)
    return None


def _why_not_so_far(public: Public, move: int) -> Refusal:
    """Why a pawn that may be moved may not go so far, forward, back, or as a part of a seven."""
    colour, square = public.moving_colour(), codes.square(move)
    place = place_of(colour, square)
    if codes.kind(move) == codes.BACK:
        return _wall(colour, place)
    if public.step == steps.SPLITTING and codes.steps(move) > public.steps_left:
        return refuse("PA-16", "too-many-steps", left=public.steps_left)
    taken = rings(public.pawns(colour))
    target = forward(place, codes.steps(move), public.walls(colour), taken)
    if target != NOWHERE:
        return _why_not_part(public, colour, (taken & ~RING[place]) | RING[target])
    if place + codes.steps(move) <= TRACK:
        return _wall(colour, place + codes.steps(move))
    return refuse("PA-28", "ring-taken" if place <= TRACK else "hemmed-in", square=SQUARES[square])


def _why_not_colour(public: Public, colour: int, square: int, rule: str) -> Refusal:
    """No pawn that the active seat moves stands there; somebody else's may."""
    name = SQUARES[square]
    if not any(count_at(public.pawns(other), place_of(other, square)) for other in range(4)):
        if not out(public, colour):
            return refuse(rule, "nobody-out")
        return refuse(rule, "no-pawn", square=name)
    mine = public.active
    if colour != mine and count_at(public.pawns(mine), place_of(mine, square)):
        return refuse("PA-26", "locked", square=name)
    if colour == mine and count_at(public.pawns(partner(mine)), place_of(partner(mine), square)):
        return refuse("PA-30", "partners-pawn", square=name)
    return refuse(rule, "opponents-pawn", square=name)


def _wall(colour: int, beyond: int) -> Refusal:
    """The start square that leads into the quarter of the place `beyond` it (or, going back, before it)."""
    owner = (colour + (beyond - 1) // QUARTER) % 4
    return refuse("PA-19", "wall", square=SQUARES[16 * owner])


def _why_not_part(public: Public, colour: int, taken: int) -> Refusal:
    """The pawn may go so far, but then the rest of the seven cannot be made."""
    if taken != ALL_RINGS:
        return refuse("PA-16", "rest-impossible")
    if colour == public.active:
        return refuse("PA-17", "rest-for-partner")
    return refuse("PA-17", "rest-for-nobody")
