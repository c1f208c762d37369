"""The game itself: how dealing, giving and playing follow each other, and what each seat may know.

This is the one home of the turn order. What lies open is in `Table`; a state adds what is hidden: the
deck, the hands, and which card each seat gave to its partner.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Sight, State
from stofa.games.partners.board import DEALS, HAND
from stofa.games.partners.core import cards, codes, table as steps
from stofa.games.partners.core.cards import CARD, DECK_SIZE, FULL_DECK, NO_CARD
from stofa.games.partners.core.deal import NOTHING_GIVEN, deal_unseen, deck_left, gift
from stofa.games.partners.core.judgement import urge
from stofa.games.partners.core.legal import legal_moves, one_each
from stofa.games.partners.core.path import START, back_four, place_of
from stofa.games.partners.core.pawns import NONE_OUT, added, removed
from stofa.games.partners.core.table import Table, copy, partner


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PartnersState(State):
    """The table and what is hidden beneath it."""

    def __init__(self, dealer: i64) -> None:
        self.table: Table = Table(dealer)
        self.deck: i64 = FULL_DECK
        self.hands: vec[i64] = vec[i64]([0] * 4)
        # What each seat gave to its partner: at first it lies face down, then it is in the partner's
        # hand; NO_CARD once the partner has laid down a card of that face, for they are all alike.
        self.given: i64 = NOTHING_GIVEN  # four bits a seat, read them with `gift(seat)`

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PartnersState)
        self.table.copy_from(other.table)
        self.deck = other.deck
        copy(other.hands, self.hands)
        self.given = other.given

    def clone(self) -> "PartnersState":
        twin = PartnersState(self.table.dealer)
        twin.copy_from(self)
        return twin

    def players(self) -> i64:
        return 4

    def mover(self) -> i64:
        return mover(self.table)

    def legal(self, moves: Moves) -> None:
        table = self.table
        if table.step == steps.DEALING:
            moves.count = one_each(self.deck, codes.DEAL, moves.codes)
        else:
            legal_moves(table, self.hands[table.active], moves)

    def bag(self) -> i64:
        return self.table.deck_size

    def card(self, place: i64) -> i64:
        return codes.DEAL + cards.nth(self.deck, place)

    def settle(self, rng: Rng) -> i64:
        """As for any state, but whole hands at once: nearly every second move is a card dealt."""
        if self.table.step == steps.DEALING:
            self.deal_hands(rng)
        return mover(self.table)

    def deal_hands(self, rng: Rng) -> None:
        table = self.table
        while table.step == steps.DEALING:
            deck: i64 = self.deck
            left: i64 = table.deck_size
            wanted: i64 = HAND - table.hand_size(table.active)
            number: i64 = 0
            while number < wanted:
                deck -= cards.nth_card(deck, rng.below(left - number))
                number += 1
            self.hand_out(self.deck - deck, number)

    def sight(self, seat: i64) -> "PartnersSight":
        if seat == NOBODY:
            return PartnersSight(seat, self.table.clone(), 0, NO_CARD, NO_CARD)
        received: i64 = self.gift(partner(seat))
        if self.table.step == steps.GIVING:  # PA-8: it lies face down
            received = NO_CARD
        return PartnersSight(seat, self.table.clone(), self.hands[seat], self.gift(seat), received)

    def gift(self, seat: i64) -> i64:
        """The card that a seat gave to its partner, or NO_CARD."""
        return gift(self.given, seat)

    def score(self, seat: i64) -> i64:
        return self.table.locked(seat)

    def winners(self) -> i64:
        """PA-31: both seats of the team."""
        if self.table.team_finished(0):
            return 0b0101
        return 0b1010

    # ── A move ──────────────────────────────────────────────────────────────────────────────────

    def play(self, move: i64) -> None:
        kind: i64 = codes.kind(move)
        table = self.table
        colour: i64
        if kind == codes.FORWARD:  # most moves come first
            colour = table.moving_colour()
            self.lay_down(cards.face_of(codes.steps(move)))
            table.advance(colour, place_of(colour, codes.square(move)), codes.steps(move))
            self.end_turn()
        elif kind == codes.GIVE:
            self.play_give(codes.face(move))
        elif kind == codes.SPLIT:
            self.play_part(codes.square(move), codes.steps(move))
        elif kind == codes.DEAL:
            self.hand_out(CARD[codes.face(move)], 1)
        elif kind == codes.LEAVE:  # PA-12
            colour = table.moving_colour()
            self.lay_down(codes.face(move))
            table.put_pawns(colour, added(table.pawns(colour), START))
            self.end_turn()
        elif kind == codes.BACK:  # PA-15
            colour = table.moving_colour()
            self.lay_down(cards.BACK_FOUR)
            place: i64 = place_of(colour, codes.square(move))
            table.land(colour, place, back_four(place, 0))
            self.end_turn()
        elif kind == codes.SWAP:  # PA-18
            self.lay_down(cards.SWAP)
            table.swap(codes.earlier_square(move), codes.square(move))
            self.end_turn()
        elif kind == codes.SWAP_SAME:
            self.lay_down(cards.SWAP)
            self.end_turn()
        elif kind == codes.FOLD:
            self.play_fold()

    # ── The cards ───────────────────────────────────────────────────────────────────────────────

    def hand_out(self, some: i64, number: i64) -> None:
        """PA-7: four cards to each, beginning left of the dealer; then everybody gives one away."""
        table = self.table
        seat: i64 = table.active
        self.deck -= some
        table.deck_size -= number
        self.hands[seat] += some
        table.hand_sizes += number * CARD[seat]
        if table.hand_size(seat) == HAND:
            if seat == table.dealer:
                table.step = steps.GIVING
            table.active = (seat + 1) & 3

    def play_give(self, face: i64) -> None:
        """PA-8: face down, until all four have chosen."""
        table = self.table
        hands = self.hands
        seat: i64 = table.active
        self.given -= (NO_CARD - face) * CARD[seat]
        hands[seat] -= CARD[face]
        table.hand_sizes -= CARD[seat]
        if seat == table.dealer:
            self.exchange()
            table.step = steps.PLAYING
        table.active = (seat + 1) & 3  # PA-9

    def exchange(self) -> None:
        hands = self.hands
        seat: i64 = 0
        while seat < 4:
            hands[seat] += CARD[self.gift(partner(seat))]
            seat += 1
        self.table.hand_sizes += 0x1111  # one more in every hand

    def lay_down(self, face: i64) -> None:
        """A card of the active seat is seen by all."""
        table = self.table
        hands = self.hands
        laid = table.laid
        seat: i64 = table.active
        card: i64 = CARD[face]
        hands[seat] -= card
        laid[seat] += card
        table.played += card
        table.hand_sizes -= CARD[seat]
        if self.gift(partner(seat)) == face:
            self.forget_gift(partner(seat))

    def forget_gift(self, seat: i64) -> None:
        """The card that a seat gave is no more known to be in the partner's hand."""
        self.given |= NO_CARD * CARD[seat]

    def play_fold(self) -> None:
        """PA-11: the whole hand, seen by all."""
        table = self.table
        seat: i64 = table.active
        table.played += self.hands[seat]
        table.laid[seat] += self.hands[seat]
        self.hands[seat] = 0
        table.hand_sizes -= table.hand_size(seat) * CARD[seat]
        self.forget_gift(partner(seat))
        self.end_turn()

    # ── The turn ────────────────────────────────────────────────────────────────────────────────

    def play_part(self, square: i64, length: i64) -> None:
        """PA-16: one part of a seven; the first of them lays the card down."""
        table = self.table
        colour: i64 = table.moving_colour()
        place: i64 = place_of(colour, square)
        if table.step == steps.PLAYING:
            self.lay_down(cards.SEVEN)
            table.step = steps.SPLITTING
            table.steps_left = 7
            table.unmoved = table.movable(colour)
        table.steps_left -= length
        table.unmoved = removed(table.unmoved, place)
        table.advance(colour, place, length)
        if table.steps_left == 0:
            table.unmoved = NONE_OUT
            table.step = steps.PLAYING
            self.end_turn()
        elif table.moving_colour() != colour:  # PA-17
            table.unmoved = table.movable(partner(colour))

    def end_turn(self) -> None:
        """PA-9: the next seat that has cards; without any, new ones are dealt."""
        table = self.table
        seat: i64 = table.active
        if table.team_finished(seat):  # PA-31
            table.step = steps.OVER
            return
        if table.hand_sizes == 0:
            self.deal_again()
            return
        seat = (seat + 1) & 3
        while table.hand_size(seat) == 0:
            seat = (seat + 1) & 3
        table.active = seat

    def deal_again(self) -> None:
        """PA-7: three deals from one deck, then the next player collects all cards and shuffles."""
        table = self.table
        table.deal += 1
        if table.deal == DEALS:
            table.deal = 0
            table.dealer = (table.dealer + 1) & 3
            table.deck_size = DECK_SIZE
            table.played = 0
            self.deck = FULL_DECK
        seat: i64 = 0
        while seat < 4:
            table.laid[seat] = 0
            seat += 1
        self.given = NOTHING_GIVEN
        table.active = (table.dealer + 1) & 3
        table.step = steps.DEALING


@final
@mypyc_attr(acyclic=True)
class PartnersSight(Sight):
    """What one seat may know: what lies open, its own hand, and which cards went to and fro."""

    def __init__(self, seat: i64, table: Table, hand: i64, given: i64, received: i64) -> None:
        super().__init__(seat)
        self.table: Table = table
        self.hand: i64 = hand
        self.given: i64 = given  # face down, or still in the partner's hand; else NO_CARD
        self.received: i64 = received  # still in the own hand; else NO_CARD

    def mover(self) -> i64:
        return mover(self.table)

    def legal(self, moves: Moves) -> None:
        if mover(self.table) == self.seat >= 0:
            legal_moves(self.table, self.hand, moves)
        else:
            moves.clear()

    def urge(self, move: i64) -> i64:
        return urge(self.table, self.hand, move)

    def determinize(self, rng: Rng) -> PartnersState:
        state = PartnersState(self.table.dealer)
        state.table.copy_from(self.table)
        state.given = deal_unseen(
            self.table, self.seat, self.hand, self.given, self.received, rng, state.hands
        )
        state.deck = deck_left(self.table, state.hands, state.given)
        return state


def mover(table: Table) -> i64:
    step: i64 = table.step
    if step == steps.DEALING:
        return CHANCE
    if step == steps.OVER:
        return NOBODY
    return table.active
