"""Dealing out the cards that a seat has not seen: to the other hands, face down, and into the deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.rng import Rng
from stofa.games.partners.core import cards, public as steps
from stofa.games.partners.core.bits import unit
from stofa.games.partners.core.cards import NO_CARD
from stofa.games.partners.core.public import Public, partner

NOTHING_GIVEN: Final = 0xFFFF  # NO_CARD from every seat


def gift(given: i64, seat: i64) -> i64:
    """Of the cards that all have given, four bits a seat: the one of `seat`, or NO_CARD."""
    return (given >> (4 * seat)) & 15


def deal_unseen(
    public: Public, seat: i64, hand: i64, given: i64, received: i64, rng: Rng, hands: vec[i64]
) -> i64:
    """Fill `hands`, uniformly among all deals that fit what `seat` knows. What all have given (see `gift`).

    `given` is what it gave to the partner, if that lies face down or is still in the partner's hand;
    `received` is what it got, if it is still in the own hand.
    """
    unseen: i64 = cards.FULL_DECK - public.played - hand
    if given != NO_CARD:
        unseen -= unit(given)
    left: i64 = cards.size(unseen)
    gifts: i64 = 0
    other: i64 = 0
    while other < 4:
        face: i64 = NO_CARD
        if other == seat:
            hands[other] = hand
            face = given
        else:
            wanted: i64 = public.hand_size(other)
            held: i64 = 0
            if public.has_given(other):
                face = cards.nth(unseen, rng.below(left))
                unseen -= unit(face)
                left -= 1
            elif given != NO_CARD and other == partner(seat) and public.step != steps.GIVING:
                held = unit(given)
                wanted -= 1
            while wanted > 0:
                card: i64 = cards.nth_card(unseen, rng.below(left))
                unseen -= card
                left -= 1
                held += card
                wanted -= 1
            hands[other] = held
        gifts += face * unit(other)
        other += 1
    if public.step >= steps.PLAYING:
        return gifts_held(public, seat, given, received, rng, hands)
    return gifts


def deck_left(public: Public, hands: vec[i64], gifts: i64) -> i64:
    """The cards that were not seen, are in no hand and do not lie face down."""
    deck: i64 = cards.FULL_DECK - public.played
    seat: i64 = 0
    while seat < 4:
        deck -= hands[seat]
        if public.has_given(seat):
            deck -= unit(gift(gifts, seat))
        seat += 1
    return deck


def gifts_held(public: Public, seat: i64, given: i64, received: i64, rng: Rng, hands: vec[i64]) -> i64:
    """What all have given that is still in the partners' hands."""
    gifts: i64 = 0
    other: i64 = 0
    while other < 4:
        face: i64
        if other == seat:
            face = given
        elif other == partner(seat):
            face = received
        else:
            face = gift_held(public, partner(other), hands[partner(other)], rng)
        gifts += face * unit(other)
        other += 1
    return gifts


def gift_held(public: Public, holder: i64, hand: i64, rng: Rng) -> i64:
    """Which card in a hand its owner got from the partner, if it is still there.

    Any of the four cards may have been the one, those laid down as well; and a face that was laid down
    since is no more known to be held.
    """
    place: i64 = rng.below(4)
    if place >= public.hand_size(holder):
        return NO_CARD
    face: i64 = cards.nth(hand, place)
    if cards.count(public.laid[holder], face) > 0:
        return NO_CARD
    return face
