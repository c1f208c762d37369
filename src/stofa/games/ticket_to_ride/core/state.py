"""The game itself: how it runs from the dealing to the count (TR-1 to TR-29), and what each seat may know.

This is the one home of the turn order: each `play_…` makes a move, each `enter_…` or `begin_…` decides which
step comes next. What lies open, or was seen by all, is in `Public`, what a player knows alone in `Own`; a
state adds what nobody knows: the stock and the ticket stock.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Observation, State, most_wanted
from stofa.games.ticket_to_ride.board import FIRST_HAND, FIRST_TICKETS, MORE_TICKETS, ROW, SECOND_HAND
from stofa.games.ticket_to_ride.core import codes, count, deal, public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    CARD,
    COLOURED,
    FULL_DECK,
    LOCOMOTIVE,
    LOCOMOTIVE_CARD,
    nth,
    of_kinds,
    present,
    size,
)
from stofa.games.ticket_to_ride.core.choice import best_to_complete
from stofa.games.ticket_to_ride.core.encoding import encode
from stofa.games.ticket_to_ride.core.heuristic import preference, spite
from stofa.games.ticket_to_ride.core.legal import completable, keepable, legal_moves, one_card_each, one_each
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.pile import UNKNOWN, Pile
from stofa.games.ticket_to_ride.core.public import Public, for_seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TicketState(State):
    """The public part, and everything hidden."""

    def __init__(self, players: i64, start: i64, open_stations: bool) -> None:
        self.public: Final[Public] = Public(players, start, open_stations)
        self.owns: Final[list[Own]] = [Own() for _ in range(players)]
        self.stock: i64 = FULL_DECK
        self.shuffled: i64 = tickets.ALL_TICKETS  # the ticket stock, but for …
        self.pile: Final[Pile] = Pile()  # … the tickets returned in play
        self.offered: i64 = 0  # the tickets drawn in this turn, as a set …
        self.drawn: i64 = 0  # … and in their order, six bits each
        self.best: i64 = 0  # while `greedy_move` chooses: the tickets that bring most
        for seat in range(players):  # TR-1
            self.stock -= LOCOMOTIVE_CARD
            self.public.stock_size -= 1
            self.join_hand(seat, LOCOMOTIVE)
            self.public.see_taken(seat, LOCOMOTIVE_CARD)
        self.enter_dealing(0)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, TicketState)
        self.public.copy_from(other.public)
        for seat in range(self.public.seats):
            self.owns[seat].copy_from(other.owns[seat])
        self.stock = other.stock
        self.shuffled = other.shuffled
        self.pile.copy_from(other.pile)
        self.offered = other.offered
        self.drawn = other.drawn

    def clone(self) -> "TicketState":
        public = self.public
        twin = TicketState(public.seats, public.start, public.open_stations)
        twin.copy_from(self)
        return twin

    def __getnewargs__(self) -> tuple[i64, i64, bool]:
        return self.public.__getnewargs__()

    def players(self) -> i64:
        return self.public.seats

    def mover(self) -> i64:
        return mover(self.public)

    def legal(self, moves: Moves) -> None:
        public = self.public
        if public.step == steps.OFFERING:
            moves.count = one_each(self.shuffled, codes.TICKET, moves.codes)
        elif public.step < steps.OFFERING:
            moves.count = one_card_each(present(self.stock), chance_of(public.step), moves.codes)
        else:
            legal_moves(public, self.owns[public.active], self.offered, moves)

    def bag(self) -> i64:
        if self.public.step == steps.OFFERING:
            return self.public.shuffled_tickets
        return self.public.stock_size

    def card(self, place: i64) -> i64:
        step: i64 = self.public.step
        if step == steps.OFFERING:
            return codes.TICKET + tickets.nth(self.shuffled, place)
        return chance_of(step) + nth(self.stock, place)

    def resolve_chance(self, rng: Rng) -> i64:
        """As for any state, but what comes is not made into a move first."""
        public = self.public
        while public.step <= steps.OFFERING:
            if public.step == steps.OFFERING:
                self.play_ticket(tickets.nth(self.shuffled, rng.below(public.shuffled_tickets)))
            else:
                self.play_card(nth(self.stock, rng.below(public.stock_size)))
        return mover(public)

    def observe(self, seat: i64) -> "TicketObservation":
        observation = TicketObservation(seat, self.public.clone())
        if seat >= 0:
            observation.own.copy_from(self.owns[seat])
            if seat == self.public.active and self.public.step == steps.COMPLETING:
                observation.best = self.best_to_complete(seat)
        known: i64 = observation.own.under
        for depth in range(self.pile.count):
            observation.pile.put(known_ticket(known, self.pile.at(depth)))
        if seat == self.public.active:
            observation.drawn = self.drawn
        else:
            for place in range(self.public.offered):
                ticket: i64 = (self.drawn >> (6 * place)) & 63
                observation.drawn |= known_ticket(known, ticket) << (6 * place)
        if self.public.step == steps.OVER:
            for own in self.owns:
                observation.shown.append(own.tickets)
        return observation

    def greedy_move(self, rng: Rng, moves: Moves) -> i64:
        public = self.public
        if public.step != steps.COMPLETING:
            return most_wanted(self, rng, moves)
        self.best = self.best_to_complete(public.active)
        move: i64 = most_wanted(self, rng, moves)
        self.best = 0
        return move

    def preference(self, move: i64) -> i64:
        public = self.public
        return preference(public, self.owns[public.active], self.best, move)

    def encode(self, seat: i64, into: vec[i64], at: i64) -> i64:
        own = self.owns[seat]
        offered: i64 = self.offered
        if seat != self.public.active:
            offered &= own.under
        return encode(self.public, seat, own, offered, into, at)

    def best_to_complete(self, seat: i64) -> i64:
        public, own = self.public, self.owns[seat]
        rivals: i64 = count.rivals_of(public, seat)
        last: bool = public.in_last_half()
        station, completed = public.stations[seat], public.completed[seat]
        return best_to_complete(own.tickets, station, completed, rivals, own.picked, last)

    def score(self, seat: i64) -> i64:
        """TR-27, TR-28."""
        return count.score(self.public, self.owns, seat)

    def bonus(self, seat: i64) -> i64:
        """TR-28: the big cities whose cards go to a seat, one bit each."""
        return count.bonus_cities(self.public, seat)

    def winners(self) -> i64:
        """TR-29."""
        return count.winners(self.public, self.owns)

    # ── A move ──────────────────────────────────────────────────────────────────────────────────

    def play(self, move: i64) -> None:
        kind: i64 = codes.kind(move)
        argument: i64 = codes.argument(move)
        public = self.public
        if kind == codes.TAKE:
            self.play_take(argument)
        elif kind == codes.REVEAL or kind == codes.DRAW or kind == codes.DEAL:
            self.play_card(argument)
        elif kind == codes.LAY:
            self.lay(codes.colour(move), codes.cars(move), codes.locomotives(move))
            self.end_turn()
        elif kind == codes.LAY_THREE:
            self.lay(codes.colour(move), 1, 0)
            self.lay(codes.second(move), 1, 0)
            self.lay(codes.third(move), 1, 0)
            self.end_turn()
        elif kind == codes.TICKET:
            self.play_ticket(argument)
        elif kind == codes.KEEP:
            self.pick(argument)
            if keepable(public, self.owns[public.active], self.offered) == 0:
                self.end_keeping()
        elif kind == codes.COMPLETE:
            self.pick(argument)
            self.enter_completing(public.active)
        elif kind == codes.DONE:
            if public.step == steps.KEEPING:
                self.end_keeping()
            else:
                self.enter_completing(public.active + 1)
        elif kind == codes.TICKETS:  # TR-19
            public.due = min(MORE_TICKETS, public.ticket_stock())
            self.enter_offering()
        elif kind == codes.PASS:
            self.end_turn()

    def pick(self, ticket: i64) -> None:
        """Which ticket it is stays a secret, but everybody sees that there is one more."""
        self.owns[self.public.active].picked |= tickets.TICKET[ticket]
        self.public.picked_counts += for_seat(self.public.active, 1)

    def play_card(self, card: i64) -> None:
        """A train card comes from the stock: to the row, to who took it, or to whom cards are dealt."""
        public = self.public
        self.stock -= CARD[card]
        public.stock_size -= 1
        step: i64 = public.step
        if step == steps.FILLING:
            public.row += CARD[card]
            self.fill_row(public.after_chance)
        elif step == steps.BLIND:
            self.join_hand(public.active, card)
            self.enter(public.after_chance)
        else:
            self.join_hand(public.active, card)
            public.due -= 1
            if public.due == 0 or public.stock_size == 0:
                self.enter_dealing(public.active + 1)

    def play_ticket(self, ticket: i64) -> None:
        """A shuffled ticket comes to the active player."""
        self.shuffled &= ~tickets.TICKET[ticket]
        self.public.shuffled_tickets -= 1
        self.offer(ticket)

    # ── Set-up ──────────────────────────────────────────────────────────────────────────────────

    def enter_dealing(self, seat: i64) -> None:
        """TR-2, TR-25: cards for each hand in seat order, as far as they go."""
        public = self.public
        if seat < public.seats and public.stock_size > 0:
            public.active = seat
            public.due = FIRST_HAND if public.part == steps.SET_UP else SECOND_HAND
            public.step = steps.DEALING
        elif public.part == steps.SET_UP:
            public.active = 0
            self.fill_row(steps.OFFERING)
        else:
            public.due = 0
            if public.stock_size == 0:  # TR-25: too few cards for more than one turn each
                public.turns_left = public.seats
            self.begin_turn(public.opener)

    def join_hand(self, seat: i64, card: i64) -> None:
        """TR-12: a hand may have any number of cards."""
        self.owns[seat].hand += CARD[card]
        self.public.hand_sizes += for_seat(seat, 1)

    # ── A turn ──────────────────────────────────────────────────────────────────────────────────

    def begin_turn(self, seat: i64) -> None:
        """TR-6, TR-7: from every row one card rolls into the station, coloured ones before locomotives."""
        public = self.public
        public.active = seat
        public.step = steps.FIRST
        track: i64 = public.track(seat)
        if track != 0:
            cars: i64 = present(of_kinds(public.cars, track))
            engines: i64 = track & ~cars
            public.cars -= cars
            public.engines -= engines
            public.stations[seat] += cars + LOCOMOTIVE_CARD * size(engines)
            public.station_sizes += for_seat(seat, size(track))
            public.clear_tracks(track & ~present(public.rows()))  # TR-15: of the rows that are used up

    def end_turn(self) -> None:
        """TR-21: once the stock has run out, everybody has one more turn."""
        public = self.public
        if public.turns_left != steps.NOT_ENDING:
            public.turns_left -= 1
        elif public.stock_size == 0:
            public.turns_left = public.seats
        following: i64 = public.active + 1
        if following == public.seats:
            following = 0
        if public.turns_left == 0:
            self.begin_count(following)
        else:
            self.begin_turn(following)

    def enter(self, step: i64) -> None:
        """Go on after the last card of a kind has come."""
        public = self.public
        public.after_chance = steps.DEALING
        if step == steps.TURN_OVER:
            self.end_turn()
        elif step == steps.SECOND:
            if public.stock_size > 0 or public.row & COLOURED:
                public.step = steps.SECOND
            else:  # TR-13
                self.end_turn()
        elif step == steps.OFFERING:
            public.due = FIRST_TICKETS
            public.step = steps.OFFERING
        else:
            self.enter_dealing(0)

    # ── Drawing train cards ─────────────────────────────────────────────────────────────────────

    def play_take(self, card: i64) -> None:
        """TR-9: the first of two cards, or the second; TR-10: or a face-up locomotive alone."""
        public = self.public
        then: i64 = steps.SECOND
        if public.step == steps.SECOND or card == LOCOMOTIVE:
            then = steps.TURN_OVER
        if card == codes.STOCK:
            public.after_chance = then
            public.step = steps.BLIND
        else:
            public.row -= CARD[card]
            self.join_hand(public.active, card)
            public.see_taken(public.active, CARD[card])
            self.fill_row(then)

    def fill_row(self, then: i64) -> None:
        """TR-2, TR-9, TR-13: five face-up cards while the stock has any; then the step that follows.

        The row is never cleared, whatever lies there (TR-11).
        """
        public = self.public
        if public.stock_size > 0 and size(public.row) < ROW:
            public.after_chance = then
            public.step = steps.FILLING
        else:
            self.enter(then)

    # ── Laying train cards ──────────────────────────────────────────────────────────────────────

    def lay(self, colour: i64, cars: i64, engines: i64) -> None:
        """TR-14: a new row; TR-16: the row of that colour on another track is robbed."""
        public = self.public
        seat: i64 = public.active
        card: i64 = CARD[colour]
        if public.rows() & (63 * card):
            self.rob(card)
        public.put_on_track(seat, card, cars, engines)
        public.hand_sizes -= for_seat(seat, cars + engines)
        public.see_laid(seat, colour, cars, engines)
        self.owns[seat].hand -= cars * card + engines * LOCOMOTIVE_CARD

    def rob(self, colour: i64) -> None:
        """TR-16: the whole row is discarded, locomotives included; what has left it is safe (TR-18).

        `colour` is a set of one.
        """
        public = self.public
        engines: i64 = size(of_kinds(public.engines, colour))
        public.discards += of_kinds(public.cars, colour) + LOCOMOTIVE_CARD * engines
        public.clear_tracks(colour)

    # ── Tickets ─────────────────────────────────────────────────────────────────────────────────

    def offer(self, ticket: i64) -> None:
        """A ticket has come to the active player."""
        public = self.public
        public.due -= 1
        if public.part == steps.SET_UP:
            self.owns[public.active].tickets |= tickets.TICKET[ticket]
            public.ticket_counts += for_seat(public.active, 1)
            if public.due == 0:
                self.enter_set_up_choice()
        else:
            self.offered |= tickets.TICKET[ticket]
            self.drawn |= ticket << (6 * public.offered)
            public.offered += 1
            self.enter_offering()

    def enter_set_up_choice(self) -> None:
        """TR-4: six tickets for everybody before anybody chooses."""
        public = self.public
        if public.active + 1 < public.seats:
            public.active += 1
            public.due = FIRST_TICKETS
        else:
            public.active = 0
            public.step = steps.KEEPING

    def enter_offering(self) -> None:
        """TR-19: shuffled tickets come by chance; those under them come in their order."""
        public = self.public
        if public.due == 0:
            public.step = steps.KEEPING
        elif public.shuffled_tickets > 0:
            public.step = steps.OFFERING
        else:
            ticket: i64 = self.pile.take()
            public.under_tickets -= 1
            self.offer(ticket)

    def end_keeping(self) -> None:
        public = self.public
        if public.part != steps.SET_UP:
            self.keep_drawn()
            self.end_turn()
        elif public.active + 1 < public.seats:
            public.active += 1
        else:
            self.keep_first()
            public.part = steps.FIRST_HALF
            self.begin_turn(public.opener)  # TR-5

    def keep_first(self) -> None:
        """TR-4: all have chosen; what they do not keep is shuffled back."""
        public = self.public
        public.ticket_counts = 0
        for seat in range(public.seats):
            own = self.owns[seat]
            own.returned = own.tickets & ~own.picked
            self.shuffled |= own.returned
            own.tickets = own.picked
            own.picked = 0
            kept: i64 = tickets.size(own.tickets)
            public.ticket_counts += for_seat(seat, kept)
            public.shuffled_tickets += FIRST_TICKETS - kept
        public.first_tickets = public.ticket_counts
        public.picked_counts = 0

    def keep_drawn(self) -> None:
        """TR-19: rejected tickets go under the ticket stock in the order in which they were drawn."""
        public = self.public
        own = self.owns[public.active]
        if own.picked != 0:  # whoever knew these tickets does not know which of them come back
            for other in self.owns:
                other.under &= ~self.offered
        for place in range(public.offered):
            ticket: i64 = (self.drawn >> (6 * place)) & 63
            if own.picked & tickets.TICKET[ticket]:
                public.ticket_counts += for_seat(public.active, 1)
            else:
                self.pile.put(ticket)
                public.under_tickets += 1
                own.returned |= tickets.TICKET[ticket]
                own.under |= tickets.TICKET[ticket]
        own.tickets |= own.picked
        own.picked = 0
        public.picked_counts = 0
        self.offered = 0
        self.drawn = 0
        public.offered = 0

    # ── The count ───────────────────────────────────────────────────────────────────────────────

    def begin_count(self, opener: i64) -> None:
        """TR-22: in seat order, everybody who can complete a ticket."""
        self.public.opener = opener
        self.public.step = steps.COMPLETING
        self.enter_completing(0)

    def enter_completing(self, seat: i64) -> None:
        public = self.public
        while seat < public.seats and completable(self.owns[seat], public.stations[seat]) == 0:
            seat += 1
        if seat < public.seats:
            public.active = seat
        else:
            self.end_count()

    def end_count(self) -> None:
        """TR-22: all have chosen, and now it is shown what they have completed."""
        public = self.public
        for seat in range(public.seats):
            own = self.owns[seat]
            public.completed[seat] |= own.picked
            own.tickets &= ~own.picked
            own.picked = 0
        public.ticket_counts -= public.picked_counts
        public.picked_counts = 0
        if public.in_last_half():
            public.step = steps.OVER
        else:
            self.begin_second_half()

    def begin_second_half(self) -> None:
        """TR-25: all cards but the hands are shuffled; a new row, then four more cards each."""
        public = self.public
        public.part = steps.SECOND_HALF
        public.turns_left = steps.NOT_ENDING
        public.row = 0
        public.discards = 0
        public.clear_tracks(present(public.rows()))
        public.station_sizes = 0
        self.stock = FULL_DECK
        for seat in range(public.seats):
            self.stock -= self.owns[seat].hand
            public.stations[seat] = 0
        public.stock_size = size(self.stock)
        self.fill_row(steps.DEALING)


@final
@mypyc_attr(acyclic=True)
class TicketObservation(Observation):
    """What one seat may know: what is public, its own cards and tickets, and what it put under the stock."""

    def __init__(self, seat: i64, public: Public) -> None:
        super().__init__(seat)
        self.public: Final[Public] = public
        self.own: Final[Own] = Own()
        # The tickets that somebody has drawn in this turn, in their order, six bits each; and those under the
        # stock. UNKNOWN are those that only others have seen.
        self.drawn: i64 = 0
        self.pile: Pile = Pile()
        self.best: i64 = 0  # while this seat completes tickets: those that bring most beside the ones picked
        self.shown: list[i64] = []  # everybody's tickets that were not completed, when the game is over

    def __getnewargs__(self) -> tuple[i64, Public]:
        return self.seat, self.public

    def mover(self) -> i64:
        return mover(self.public)

    def legal(self, moves: Moves) -> None:
        if mover(self.public) == self.seat >= 0:
            legal_moves(self.public, self.own, self.offered(), moves)
        else:
            moves.clear()

    def preference(self, move: i64) -> i64:
        return preference(self.public, self.own, self.best, move)

    def spite(self, move: i64) -> i64:
        return spite(self.public, move)

    def encode(self, into: vec[i64], at: i64) -> i64:
        return encode(self.public, self.seat, self.own, self.offered(), into, at)

    def offered(self) -> i64:
        """The tickets drawn in this turn that this seat knows, as a set."""
        found: i64 = 0
        for place in range(self.public.offered):
            ticket: i64 = (self.drawn >> (6 * place)) & 63
            if ticket != UNKNOWN:
                found |= tickets.TICKET[ticket]
        return found

    def determinize(self, rng: Rng) -> TicketState:
        """Deal the unseen cards and tickets to wherever there is room for them, see `deal`."""
        public = self.public
        seat: i64 = self.seat
        state = TicketState(public.seats, public.start, public.open_stations)
        state.public.copy_from(public)
        if seat >= 0:
            state.owns[seat].copy_from(self.own)
        state.stock = deal.deal_cards(public, seat, rng, state.owns)
        unseen: i64 = tickets.ALL_TICKETS & ~(self.own.tickets | self.own.under | self.offered())
        for other in range(public.seats):
            unseen &= ~public.completed[other]
        if public.step == steps.OVER:
            for other in range(public.seats):
                state.owns[other].tickets = self.shown[other]
                unseen &= ~self.shown[other]
        else:
            unseen = deal.deal_tickets(public, seat, unseen, rng, state.owns)
        state.drawn = self.drawn
        for place in range(public.offered):
            ticket: i64 = (self.drawn >> (6 * place)) & 63
            if ticket == UNKNOWN:
                ticket = tickets.nth(unseen, rng.below(tickets.size(unseen)))
                unseen &= ~tickets.TICKET[ticket]
                state.drawn ^= (ticket ^ UNKNOWN) << (6 * place)
            state.offered |= tickets.TICKET[ticket]
        state.shuffled = deal.deal_pile(self.pile, unseen, rng, state.pile)
        if public.step == steps.KEEPING:
            deal.guess_kept(public, seat, state.offered, rng, state.owns)
        return state


def forget_returned(observation: TicketObservation, before: Own) -> None:
    """Take out of an observation which tickets the seat had given back when that was its own."""
    own = observation.own
    own.returned &= ~before.returned
    own.under &= ~before.under
    pile = Pile()
    for depth in range(observation.pile.count):
        pile.put(still_known(own.under, observation.pile.at(depth)))
    observation.pile = pile
    if observation.seat == observation.public.active:  # who has drawn tickets sees them all
        return
    for place in range(observation.public.offered):
        ticket: i64 = (observation.drawn >> (6 * place)) & 63
        observation.drawn ^= (ticket ^ still_known(own.under, ticket)) << (6 * place)


def still_known(known: i64, ticket: i64) -> i64:
    """What was a known ticket or UNKNOWN, when fewer of them are known."""
    if ticket == UNKNOWN:
        return UNKNOWN
    return known_ticket(known, ticket)


def known_ticket(known: i64, ticket: i64) -> i64:
    """A ticket, if it is among those known."""
    if known & tickets.TICKET[ticket]:
        return ticket
    return UNKNOWN


def mover(public: Public) -> i64:
    step: i64 = public.step
    if step <= steps.OFFERING:
        return CHANCE
    if step == steps.OVER:
        return NOBODY
    return public.active


def chance_of(step: i64) -> i64:
    """The kind of move that chance makes with a train card."""
    if step == steps.DEALING:
        return codes.DEAL
    if step == steps.FILLING:
        return codes.REVEAL
    return codes.DRAW
