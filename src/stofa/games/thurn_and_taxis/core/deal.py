"""Dealing out the cards that a seat has not seen: those in the other hands, and the stock.

Of a hand everybody knows the size and the cards that were taken openly (`Player.known`), and of one that is
being discarded from, that enough is left of it to go on in data order. Every deal that fits is as likely.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.rng import Rng
from stofa.games.thurn_and_taxis.board import HAND_AFTER_CLOSING
from stofa.games.thurn_and_taxis.core import public as steps
from stofa.games.thurn_and_taxis.core.cities import CITY, FULL_DECK, from_on, nth, size
from stofa.games.thurn_and_taxis.core.public import Public


def face_down(public: Public) -> i64:
    """All cards that do not lie open: those in the hands and in the stock."""
    cards: i64 = FULL_DECK - public.display - public.discards
    for player in public.players:
        cards -= player.route
    return cards


def deal_cards(public: Public, seat: i64, own: i64, rng: Rng, hands: vec[i64]) -> None:
    """Fill `hands`, uniformly among all deals that fit what `seat`, which holds `own`, knows."""
    unknown: i64 = face_down(public) - own  # the cards that may be in any other hand or in the stock
    for other in range(len(hands)):
        if other != seat:
            unknown -= public.players[other].known
    left: i64 = size(unknown)
    # The active player first: only of that hand may more be known than its size and some of its cards.
    for offset in range(len(hands)):
        dealt_to: i64 = (public.active + offset) % len(hands)
        if dealt_to == seat:
            hands[dealt_to] = own
        else:
            dealt: i64 = deal_hand(public, dealt_to, unknown, left, rng)
            hands[dealt_to] = public.players[dealt_to].known + dealt
            unknown -= dealt
            left -= size(dealt)


def deal_hand(public: Public, seat: i64, unknown: i64, left: i64, rng: Rng) -> i64:
    """The cards of a hand besides the known ones, from the `left` cards of `unknown`."""
    player = public.players[seat]
    wanted: i64 = player.hand_size - size(player.known)
    while True:
        hand: i64 = 0
        for dealt in range(wanted):
            hand += CITY[nth(unknown - hand, rng.below(left - dealt))]
        if public.step != steps.DISCARDING or seat != public.active:
            return hand
        excess: i64 = player.hand_size - HAND_AFTER_CLOSING
        if size((player.known + hand) & from_on(public.discard_from)) >= excess:  # as `core.legal` sees to it
            return hand
