"""The game itself: how dealing, giving and playing follow each other, and what each seat may know.

This is the one home of the turn order. What lies open is in `Table`; a state adds what is hidden: the
deck, the hands, and which card each seat gave to its partner.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Observation, State, most_wanted
from stofa.games.partners.board import DEALS, HAND
from stofa.games.partners.core import cards, codes, public as steps
from stofa.games.partners.core.bits import unit
from stofa.games.partners.core.cards import DECK_SIZE, FULL_DECK, NO_CARD
from stofa.games.partners.core.deal import NOTHING_GIVEN, deal_unseen, deck_left, gift
from stofa.games.partners.core.encoding import encode
from stofa.games.partners.core.heuristic import preference, spite
from stofa.games.partners.core.legal import legal_moves, one_each
from stofa.games.partners.core.path import START, back_four, place_of
from stofa.games.partners.core.pawns import NONE_OUT, added, removed
from stofa.games.partners.core.public import Public, add_to, copy, partner


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PartnersState(State):
    """The table and what is hidden beneath it."""

    def __init__(self, dealer: i64) -> None:
        self.public: Final[Public] = Public(dealer)
        self.deck: i64 = FULL_DECK
        self.hands: Final[vec[i64]] = vec[i64]([0] * 4)
        # What each seat gave to its partner: at first it lies face down, then it is in the partner's
        # hand; NO_CARD once the partner has laid down a card of that face, for they are all alike.
        self.given: i64 = NOTHING_GIVEN  # four bits a seat, read them with `gift(seat)`

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PartnersState)
        self.public.copy_from(other.public)
        self.deck = other.deck
        copy(other.hands, self.hands)
        self.given = other.given

    def clone(self) -> "PartnersState":
        twin = PartnersState(self.public.dealer)
        twin.copy_from(self)
        return twin

    def __getnewargs__(self) -> tuple[i64]:
        return self.public.__getnewargs__()

    def players(self) -> i64:
        return 4

    def mover(self) -> i64:
        return mover(self.public)

    def legal(self, moves: Moves) -> None:
        if self.public.step == steps.DEALING:
            moves.count = one_each(self.deck, codes.DEAL, moves.codes)
        else:
            legal_moves(self.public, self.hands[self.public.active], moves)

    def bag(self) -> i64:
        return self.public.deck_size

    def card(self, place: i64) -> i64:
        return codes.DEAL + cards.nth(self.deck, place)

    def resolve_chance(self, rng: Rng) -> i64:
        """As for any state, but whole hands at once: nearly every second move is a card dealt."""
        if self.public.step == steps.DEALING:
            self.deal_hands(rng)
        return mover(self.public)

    def deal_hands(self, rng: Rng) -> None:
        while self.public.step == steps.DEALING:
            deck: i64 = self.deck
            left: i64 = self.public.deck_size
            wanted: i64 = HAND - self.public.hand_size(self.public.active)
            number: i64 = 0
            while number < wanted:
                deck -= cards.nth_card(deck, rng.below(left - number))
                number += 1
            self.hand_out(self.deck - deck, number)

    def observe(self, seat: i64) -> "PartnersObservation":
        if seat == NOBODY:
            return PartnersObservation(seat, self.public.clone(), 0, NO_CARD, NO_CARD)
        given, received = self.gift(seat), self.received(seat)
        return PartnersObservation(seat, self.public.clone(), self.hands[seat], given, received)

    def encode(self, seat: i64, into: vec[i64], at: i64) -> i64:
        return encode(self.public, seat, self.hands[seat], self.gift(seat), self.received(seat), into, at)

    def received(self, seat: i64) -> i64:
        """The card that a seat got from its partner, if it is still in its hand; or NO_CARD."""
        if self.public.step == steps.GIVING:  # PA-8: it lies face down
            return NO_CARD
        return self.gift(partner(seat))

    def greedy_move(self, rng: Rng, moves: Moves) -> i64:
        return most_wanted(self, rng, moves)

    def preference(self, move: i64) -> i64:
        public = self.public
        return preference(public, self.hands[public.active], move)

    def gift(self, seat: i64) -> i64:
        """The card that a seat gave to its partner, or NO_CARD."""
        return gift(self.given, seat)

    def score(self, seat: i64) -> i64:
        return self.public.locked(seat)

    def winners(self) -> i64:
        """PA-31: both seats of the team."""
        if self.public.team_finished(0):
            return 0b0101
        return 0b1010

    # ── A move ──────────────────────────────────────────────────────────────────────────────────

    def play(self, move: i64) -> None:
        kind: i64 = codes.kind(move)
        colour: i64
        if kind == codes.FORWARD:  # most moves come first
            colour = self.public.moving_colour()
            self.lay_down(cards.face_of(codes.steps(move)))
            self.public.advance(colour, place_of(colour, codes.square(move)), codes.steps(move))
            self.end_turn()
        elif kind == codes.GIVE:
            self.play_give(codes.face(move))
        elif kind == codes.SPLIT:
            self.play_part(codes.square(move), codes.steps(move))
        elif kind == codes.DEAL:
            self.hand_out(unit(codes.face(move)), 1)
        elif kind == codes.LEAVE:  # PA-12
            colour = self.public.moving_colour()
            self.lay_down(codes.face(move))
            self.public.put_pawns(colour, added(self.public.pawns(colour), START))
            self.end_turn()
        elif kind == codes.BACK:  # PA-15
            colour = self.public.moving_colour()
            self.lay_down(cards.BACK_FOUR)
            place: i64 = place_of(colour, codes.square(move))
            self.public.land(colour, place, back_four(place, 0))
            self.end_turn()
        elif kind == codes.SWAP:  # PA-18
            self.lay_down(cards.SWAP)
            self.public.swap(codes.earlier_square(move), codes.square(move))
            self.end_turn()
        elif kind == codes.SWAP_SAME:
            self.lay_down(cards.SWAP)
            self.end_turn()
        elif kind == codes.FOLD:
            self.play_fold()

    # ── The cards ───────────────────────────────────────────────────────────────────────────────

    def hand_out(self, some: i64, number: i64) -> None:
        """PA-7: four cards to each, beginning left of the dealer; then everybody gives one away."""
        seat: i64 = self.public.active
        self.deck -= some
        self.public.deck_size -= number
        add_to(self.hands, seat, some)
        self.public.hand_sizes += number * unit(seat)
        if self.public.hand_size(seat) == HAND:
            if seat == self.public.dealer:
                self.public.step = steps.GIVING
            self.public.active = (seat + 1) & 3

    def play_give(self, face: i64) -> None:
        """PA-8: face down, until all four have chosen."""
        seat: i64 = self.public.active
        self.given -= (NO_CARD - face) * unit(seat)
        add_to(self.hands, seat, -unit(face))
        self.public.hand_sizes -= unit(seat)
        if seat == self.public.dealer:
            self.exchange()
            self.public.step = steps.PLAYING
        self.public.active = (seat + 1) & 3  # PA-9

    def exchange(self) -> None:
        seat: i64 = 0
        while seat < 4:
            add_to(self.hands, seat, unit(self.gift(partner(seat))))
            seat += 1
        self.public.hand_sizes += 0x1111  # one more in every hand

    def lay_down(self, face: i64) -> None:
        """A card of the active seat is seen by all."""
        seat: i64 = self.public.active
        add_to(self.hands, seat, -unit(face))
        self.public.lay_down(unit(face))
        if self.gift(partner(seat)) == face:
            self.forget_gift(partner(seat))

    def forget_gift(self, seat: i64) -> None:
        """The card that a seat gave is no longer known to be in the partner's hand."""
        self.given |= NO_CARD * unit(seat)

    def play_fold(self) -> None:
        """PA-11: the whole hand, seen by all."""
        seat: i64 = self.public.active
        self.public.played += self.hands[seat]
        add_to(self.public.laid, seat, self.hands[seat])
        self.hands[seat] = 0
        self.public.hand_sizes -= self.public.hand_size(seat) * unit(seat)
        self.forget_gift(partner(seat))
        self.end_turn()

    # ── The turn ────────────────────────────────────────────────────────────────────────────────

    def play_part(self, square: i64, length: i64) -> None:
        """PA-16: one part of a seven; the first of them lays the card down."""
        public = self.public
        colour: i64 = public.moving_colour()
        place: i64 = place_of(colour, square)
        if public.step == steps.PLAYING:
            self.lay_down(cards.SEVEN)
            public.step = steps.SPLITTING
            public.steps_left = 7
            public.unmoved = public.movable(colour)
        public.steps_left -= length
        public.unmoved = removed(public.unmoved, place)
        public.advance(colour, place, length)
        if public.steps_left == 0:
            public.unmoved = NONE_OUT
            public.step = steps.PLAYING
            self.end_turn()
        elif public.moving_colour() != colour:  # PA-17
            public.unmoved = public.movable(partner(colour))

    def end_turn(self) -> None:
        """PA-9: the next seat that has cards; without any, new ones are dealt."""
        if self.public.team_finished(self.public.active):  # PA-31
            self.public.step = steps.OVER
        elif self.public.hand_sizes == 0:
            self.deal_again()
        else:
            self.public.next_seat()

    def deal_again(self) -> None:
        """PA-7: three deals from one deck, then the next player collects all cards and shuffles."""
        public = self.public
        public.deal += 1
        if public.deal == DEALS:
            public.deal = 0
            public.dealer = (public.dealer + 1) & 3
            public.deck_size = DECK_SIZE
            public.played = 0
            self.deck = FULL_DECK
        seat: i64 = 0
        while seat < 4:
            public.laid[seat] = 0
            seat += 1
        self.given = NOTHING_GIVEN
        public.active = (public.dealer + 1) & 3
        public.step = steps.DEALING


@final
@mypyc_attr(acyclic=True)
class PartnersObservation(Observation):
    """What one seat may know: what lies open, its own hand, and which cards went to and fro."""

    def __init__(self, seat: i64, public: Public, hand: i64, given: i64, received: i64) -> None:
        super().__init__(seat)
        self.public: Final[Public] = public
        self.hand: i64 = hand
        self.given: i64 = given  # face down, or still in the partner's hand; else NO_CARD
        self.received: i64 = received  # still in the own hand; else NO_CARD

    def __getnewargs__(self) -> tuple[i64, Public, i64, i64, i64]:
        return self.seat, self.public, self.hand, self.given, self.received

    def mover(self) -> i64:
        return mover(self.public)

    def legal(self, moves: Moves) -> None:
        if mover(self.public) == self.seat >= 0:
            legal_moves(self.public, self.hand, moves)
        else:
            moves.clear()

    def preference(self, move: i64) -> i64:
        return preference(self.public, self.hand, move)

    def spite(self, move: i64) -> i64:
        return spite(self.public, move)

    def encode(self, into: vec[i64], at: i64) -> i64:
        return encode(self.public, self.seat, self.hand, self.given, self.received, into, at)

    def determinize(self, rng: Rng) -> PartnersState:
        state = PartnersState(self.public.dealer)
        state.public.copy_from(self.public)
        state.given = deal_unseen(
            self.public, self.seat, self.hand, self.given, self.received, rng, state.hands
        )
        state.deck = deck_left(self.public, state.hands, state.given)
        return state


def mover(public: Public) -> i64:
    step: i64 = public.step
    if step == steps.DEALING:
        return CHANCE
    if step == steps.OVER:
        return NOBODY
    return public.active
