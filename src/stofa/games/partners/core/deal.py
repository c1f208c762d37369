"""Dealing out the cards that a seat has not seen: to the other hands, face down, and into the deck."""

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.rng import Rng
from stofa.games.partners.core import cards, table as steps
from stofa.games.partners.core.cards import CARD, NO_CARD
from stofa.games.partners.core.table import Table, partner


def deal_unseen(
    table: Table,
    seat: i64,
    hand: i64,
    given: i64,
    received: i64,
    rng: Rng,
    hands: vec[i64],
    gifts: vec[i64],
) -> i64:
    """Fill `hands` and `gifts`, uniformly among all deals that fit what `seat` knows. The deck that is left.

    `given` is what it gave to the partner, if that lies face down or is still in the partner's hand;
    `received` is what it got, if it is still in the own hand.
    """
    unseen: i64 = cards.FULL_DECK - table.played - hand
    if given != NO_CARD:
        unseen -= CARD[given]
    left: i64 = cards.size(unseen)
    other: i64 = 0
    while other < 4:
        gifts[other] = NO_CARD
        if other == seat:
            hands[other] = hand
            gifts[other] = given
        else:
            wanted: i64 = table.hand_size(other)
            held: i64 = 0
            if table.has_given(other):
                face: i64 = cards.nth(unseen, rng.below(left))
                unseen -= CARD[face]
                left -= 1
                gifts[other] = face
            elif given != NO_CARD and other == partner(seat) and table.step != steps.GIVING:
                held = CARD[given]
                wanted -= 1
            while wanted > 0:
                card: i64 = CARD[cards.nth(unseen, rng.below(left))]
                unseen -= card
                left -= 1
                held += card
                wanted -= 1
            hands[other] = held
        other += 1
    if table.step >= steps.PLAYING:
        other = 0
        while other < 4:
            if other == partner(seat):
                gifts[other] = received
            elif other != seat:
                gifts[other] = gift_held(table, partner(other), hands[partner(other)], rng)
            other += 1
    return unseen


def gift_held(table: Table, holder: i64, hand: i64, rng: Rng) -> i64:
    """Which card in a hand its owner got from the partner, if it is still there.

    Any of the four cards may have been the one, those laid down as well; and a face that was laid down
    since is no more known to be held.
    """
    place: i64 = rng.below(4)
    if place >= table.hand_size(holder):
        return NO_CARD
    face: i64 = cards.nth(hand, place)
    if cards.count(table.laid[holder], face) > 0:
        return NO_CARD
    return face
