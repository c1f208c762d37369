"""The game itself: how it runs from the dealing to the count (TR-1 to TR-29), and what each seat may know.

This is the one home of the turn order: each `play_…` makes a move, each `enter_…` or `begin_…` decides which
step comes next. What lies open is in `Table`, what a player knows alone in `Own`; a state adds what nobody
knows: the stock, the stations, the ticket stock.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Sight, State
from stofa.games.ticket_to_ride.board import FIRST_HAND, FIRST_TICKETS, MORE_TICKETS, ROW, SECOND_HAND
from stofa.games.ticket_to_ride.core import codes, count, deal, table as steps, tickets
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
from stofa.games.ticket_to_ride.core.judgement import urge
from stofa.games.ticket_to_ride.core.legal import completable, keepable, legal_moves, one_card_each, one_each
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.pile import UNKNOWN, Pile
from stofa.games.ticket_to_ride.core.table import Table, for_seat

FACE_DOWN: Final = -1
"""A station that a seat cannot look into."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TicketState(State):
    """The table and what is hidden beneath it."""

    def __init__(self, players: i64, start: i64, open_stations: bool) -> None:
        self.table: Table = Table(players, start, open_stations)
        self.owns: list[Own] = [Own() for _ in range(players)]
        self.stations: vec[i64] = vec[i64]([0] * players)
        self.stock: i64 = FULL_DECK
        self.shuffled: i64 = tickets.ALL_TICKETS  # the ticket stock, but for …
        self.pile: Pile = Pile()  # … the tickets returned in play
        self.offered: i64 = 0  # the tickets drawn in this turn, as a set …
        self.drawn: i64 = 0  # … and in their order, six bits each
        for seat in range(players):  # TR-1
            self.stock -= LOCOMOTIVE_CARD
            self.table.stock_size -= 1
            self.join_hand(seat, LOCOMOTIVE)
        self.enter_dealing(0)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, TicketState)
        self.table.copy_from(other.table)
        stations, others = self.stations, other.stations
        for seat in range(self.table.seats):
            self.owns[seat].copy_from(other.owns[seat])
            stations[seat] = others[seat]
        self.stock = other.stock
        self.shuffled = other.shuffled
        self.pile.copy_from(other.pile)
        self.offered = other.offered
        self.drawn = other.drawn

    def clone(self) -> "TicketState":
        table = self.table
        twin = TicketState(table.seats, table.start, table.open_stations)
        twin.copy_from(self)
        return twin

    def players(self) -> i64:
        return self.table.seats

    def mover(self) -> i64:
        return mover(self.table)

    def legal(self, moves: Moves) -> None:
        table = self.table
        if table.step == steps.OFFERING:
            moves.count = one_each(self.shuffled, codes.TICKET, moves.codes)
        elif table.step < steps.OFFERING:
            moves.count = one_card_each(present(self.stock), chance_of(table.step), moves.codes)
        else:
            seat: i64 = table.active
            legal_moves(table, self.owns[seat], self.offered, self.stations[seat], moves)

    def bag(self) -> i64:
        if self.table.step == steps.OFFERING:
            return self.table.shuffled_tickets
        return self.table.stock_size

    def card(self, place: i64) -> i64:
        step: i64 = self.table.step
        if step == steps.OFFERING:
            return codes.TICKET + tickets.nth(self.shuffled, place)
        return chance_of(step) + nth(self.stock, place)

    def settle(self, rng: Rng) -> i64:
        """As for any state, but what comes is not made into a move first."""
        table = self.table
        while table.step <= steps.OFFERING:
            if table.step == steps.OFFERING:
                self.play_ticket(tickets.nth(self.shuffled, rng.below(table.shuffled_tickets)))
            else:
                self.play_card(nth(self.stock, rng.below(table.stock_size)))
        return mover(table)

    def sight(self, seat: i64) -> "TicketSight":
        sight = TicketSight(seat, self.table.clone())
        if seat >= 0:
            sight.own.copy_from(self.owns[seat])
            if self.table.stations_turned_up():  # TR-8
                sight.stations[seat] = self.stations[seat]
            if seat == self.table.active:
                sight.offered = self.offered
                sight.drawn = self.drawn
                if self.table.step == steps.COMPLETING:
                    sight.best = self.best_to_complete(seat)
        for depth in range(self.pile.count):
            ticket: i64 = self.pile.at(depth)
            if sight.own.under & tickets.TICKET[ticket] == 0:
                ticket = UNKNOWN
            sight.pile.put(ticket)
        if self.table.step == steps.OVER:
            for own in self.owns:
                shown = Own()
                shown.tickets = own.tickets
                shown.completed = own.completed
                sight.shown.append(shown)
        return sight

    def best_to_complete(self, seat: i64) -> i64:
        own = self.owns[seat]
        last: bool = self.table.in_last_half()
        return best_to_complete(own.tickets, self.stations[seat], own.completed, own.picked, last)

    def score(self, seat: i64) -> i64:
        """TR-27, TR-28."""
        return count.score(self.owns, seat)

    def bonus(self, seat: i64) -> i64:
        """TR-28: the big cities whose cards go to a seat, one bit each."""
        return count.bonus_cities(self.owns, seat)

    def winners(self) -> i64:
        """TR-29."""
        return count.winners(self.owns)

    # ── A move ──────────────────────────────────────────────────────────────────────────────────

    def play(self, move: i64) -> None:
        kind: i64 = codes.kind(move)
        argument: i64 = codes.argument(move)
        table = self.table
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
            own = self.owns[table.active]
            own.picked |= tickets.TICKET[argument]
            if keepable(table, own, self.offered) == 0:
                self.end_keeping()
        elif kind == codes.COMPLETE:
            self.owns[table.active].picked |= tickets.TICKET[argument]
            self.enter_completing(table.active)
        elif kind == codes.DONE:
            if table.step == steps.KEEPING:
                self.end_keeping()
            else:
                self.enter_completing(table.active + 1)
        elif kind == codes.TICKETS:  # TR-19
            table.due = min(MORE_TICKETS, table.ticket_stock())
            self.enter_offering()
        elif kind == codes.PASS:
            self.end_turn()

    def play_card(self, card: i64) -> None:
        """A train card comes from the stock: to the row, to who took it, or to whom cards are dealt."""
        table = self.table
        self.stock -= CARD[card]
        table.stock_size -= 1
        step: i64 = table.step
        if step == steps.FILLING:
            table.row += CARD[card]
            self.fill_row(table.after_chance)
        elif step == steps.BLIND:
            self.join_hand(table.active, card)
            self.enter(table.after_chance)
        else:
            self.join_hand(table.active, card)
            table.due -= 1
            if table.due == 0 or table.stock_size == 0:
                self.enter_dealing(table.active + 1)

    def play_ticket(self, ticket: i64) -> None:
        """A shuffled ticket comes to the active player."""
        self.shuffled &= ~tickets.TICKET[ticket]
        self.table.shuffled_tickets -= 1
        self.offer(ticket)

    # ── Set-up ──────────────────────────────────────────────────────────────────────────────────

    def enter_dealing(self, seat: i64) -> None:
        """TR-2, TR-25: cards for each hand in seat order, as far as they go."""
        table = self.table
        if seat < table.seats and table.stock_size > 0:
            table.active = seat
            table.due = FIRST_HAND if table.part == steps.SET_UP else SECOND_HAND
            table.step = steps.DEALING
        elif table.part == steps.SET_UP:
            table.active = 0
            self.fill_row(steps.OFFERING)
        else:
            table.due = 0
            if table.stock_size == 0:  # TR-25: too few cards for more than one turn each
                table.turns_left = table.seats
            self.begin_turn(table.opener)

    def join_hand(self, seat: i64, card: i64) -> None:
        """TR-12: a hand may have any number of cards."""
        self.owns[seat].hand += CARD[card]
        self.table.hand_sizes += for_seat(seat, 1)

    # ── A turn ──────────────────────────────────────────────────────────────────────────────────

    def begin_turn(self, seat: i64) -> None:
        """TR-6, TR-7: from every row one card rolls into the station, coloured ones before locomotives."""
        table = self.table
        table.active = seat
        table.step = steps.FIRST
        track: i64 = table.track(seat)
        if track != 0:
            cars: i64 = present(of_kinds(table.cars, track))
            engines: i64 = track & ~cars
            table.cars -= cars
            table.engines -= engines
            self.stations[seat] += cars + LOCOMOTIVE_CARD * size(engines)
            table.station_sizes += for_seat(seat, size(track))
            table.clear_tracks(track & ~present(table.rows()))  # TR-15: of the rows that are used up

    def end_turn(self) -> None:
        """TR-21: once the stock has run out, everybody has one more turn."""
        table = self.table
        if table.turns_left != steps.NOT_ENDING:
            table.turns_left -= 1
        elif table.stock_size == 0:
            table.turns_left = table.seats
        following: i64 = table.active + 1
        if following == table.seats:
            following = 0
        if table.turns_left == 0:
            self.begin_count(following)
        else:
            self.begin_turn(following)

    def enter(self, step: i64) -> None:
        """Go on after the last card of a kind has come."""
        table = self.table
        if step == steps.TURN_OVER:
            self.end_turn()
        elif step == steps.SECOND:
            if table.stock_size > 0 or table.row & COLOURED:
                table.step = steps.SECOND
            else:  # TR-13
                self.end_turn()
        elif step == steps.OFFERING:
            table.due = FIRST_TICKETS
            table.step = steps.OFFERING
        else:
            self.enter_dealing(0)

    # ── Drawing train cards ─────────────────────────────────────────────────────────────────────

    def play_take(self, card: i64) -> None:
        """TR-9: the first of two cards, or the second; TR-10: or a face-up locomotive alone."""
        table = self.table
        then: i64 = steps.SECOND
        if table.step == steps.SECOND or card == LOCOMOTIVE:
            then = steps.TURN_OVER
        if card == codes.STOCK:
            table.after_chance = then
            table.step = steps.BLIND
        else:
            table.row -= CARD[card]
            self.join_hand(table.active, card)
            self.fill_row(then)

    def fill_row(self, then: i64) -> None:
        """TR-2, TR-9, TR-13: five face-up cards while the stock has any; then the step that follows.

        The row is never cleared, whatever lies there (TR-11).
        """
        table = self.table
        if table.stock_size > 0 and size(table.row) < ROW:
            table.after_chance = then
            table.step = steps.FILLING
        else:
            self.enter(then)

    # ── Laying train cards ──────────────────────────────────────────────────────────────────────

    def lay(self, colour: i64, cars: i64, engines: i64) -> None:
        """TR-14: a new row; TR-16: the row of that colour on another track is robbed."""
        table = self.table
        seat: i64 = table.active
        card: i64 = CARD[colour]
        if table.rows() & (63 * card):
            self.rob(card)
        table.put_on_track(seat, card, cars, engines)
        table.hand_sizes -= for_seat(seat, cars + engines)
        self.owns[seat].hand -= cars * card + engines * LOCOMOTIVE_CARD

    def rob(self, colour: i64) -> None:
        """TR-16: the whole row is discarded, locomotives included; what has left it is safe (TR-18).

        `colour` is a set of one.
        """
        table = self.table
        engines: i64 = size(of_kinds(table.engines, colour))
        table.discards += of_kinds(table.cars, colour) + LOCOMOTIVE_CARD * engines
        table.clear_tracks(colour)

    # ── Tickets ─────────────────────────────────────────────────────────────────────────────────

    def offer(self, ticket: i64) -> None:
        """A ticket has come to the active player."""
        table = self.table
        table.due -= 1
        if table.part == steps.SET_UP:
            self.owns[table.active].tickets |= tickets.TICKET[ticket]
            table.ticket_counts += for_seat(table.active, 1)
            if table.due == 0:
                self.enter_set_up_choice()
        else:
            self.offered |= tickets.TICKET[ticket]
            self.drawn |= ticket << (6 * table.offered)
            table.offered += 1
            self.enter_offering()

    def enter_set_up_choice(self) -> None:
        """TR-4: six tickets for everybody before anybody chooses."""
        table = self.table
        if table.active + 1 < table.seats:
            table.active += 1
            table.due = FIRST_TICKETS
        else:
            table.active = 0
            table.step = steps.KEEPING

    def enter_offering(self) -> None:
        """TR-19: shuffled tickets come by chance; those under them come in their order."""
        table = self.table
        if table.due == 0:
            table.step = steps.KEEPING
        elif table.shuffled_tickets > 0:
            table.step = steps.OFFERING
        else:
            ticket: i64 = self.pile.take()
            table.under_tickets -= 1
            for own in self.owns:
                own.under &= ~tickets.TICKET[ticket]
            self.offer(ticket)

    def end_keeping(self) -> None:
        table = self.table
        if table.part != steps.SET_UP:
            self.keep_drawn()
            self.end_turn()
        elif table.active + 1 < table.seats:
            table.active += 1
        else:
            self.keep_first()
            table.part = steps.FIRST_HALF
            self.begin_turn(table.opener)  # TR-5

    def keep_first(self) -> None:
        """TR-4: all have chosen; what they do not keep is shuffled back."""
        table = self.table
        table.ticket_counts = 0
        for seat in range(table.seats):
            own = self.owns[seat]
            own.returned = own.tickets & ~own.picked
            self.shuffled |= own.returned
            own.tickets = own.picked
            own.picked = 0
            kept: i64 = tickets.size(own.tickets)
            table.ticket_counts += for_seat(seat, kept)
            table.shuffled_tickets += FIRST_TICKETS - kept
        table.first_tickets = table.ticket_counts

    def keep_drawn(self) -> None:
        """TR-19: rejected tickets go under the ticket stock in the order in which they were drawn."""
        table = self.table
        own = self.owns[table.active]
        for place in range(table.offered):
            ticket: i64 = (self.drawn >> (6 * place)) & 63
            if own.picked & tickets.TICKET[ticket]:
                table.ticket_counts += for_seat(table.active, 1)
            else:
                self.pile.put(ticket)
                table.under_tickets += 1
                own.returned |= tickets.TICKET[ticket]
                own.under |= tickets.TICKET[ticket]
        own.tickets |= own.picked
        own.picked = 0
        self.offered = 0
        self.drawn = 0
        table.offered = 0

    # ── The count ───────────────────────────────────────────────────────────────────────────────

    def begin_count(self, opener: i64) -> None:
        """TR-22: in seat order, everybody who can complete a ticket."""
        self.table.opener = opener
        self.table.step = steps.COMPLETING
        self.enter_completing(0)

    def enter_completing(self, seat: i64) -> None:
        table = self.table
        while seat < table.seats and completable(self.owns[seat], self.stations[seat]) == 0:
            seat += 1
        if seat < table.seats:
            table.active = seat
        else:
            self.end_count()

    def end_count(self) -> None:
        table = self.table
        for seat in range(table.seats):
            own = self.owns[seat]
            completed: i64 = tickets.size(own.picked)
            own.completed |= own.picked
            own.tickets &= ~own.picked
            own.picked = 0
            table.ticket_counts -= for_seat(seat, completed)
            table.completed_counts += for_seat(seat, completed)
        if table.in_last_half():
            table.step = steps.OVER
        else:
            self.begin_second_half()

    def begin_second_half(self) -> None:
        """TR-25: all cards but the hands are shuffled; a new row, then four more cards each."""
        table = self.table
        table.part = steps.SECOND_HALF
        table.turns_left = steps.NOT_ENDING
        table.row = 0
        table.discards = 0
        table.clear_tracks(present(table.rows()))
        table.station_sizes = 0
        self.stock = FULL_DECK
        for seat in range(table.seats):
            self.stock -= self.owns[seat].hand
            self.stations[seat] = 0
        table.stock_size = size(self.stock)
        self.fill_row(steps.DEALING)


@final
@mypyc_attr(acyclic=True)
class TicketSight(Sight):
    """What one seat may know: what lies open, its own cards and tickets, and what it put under the stock."""

    def __init__(self, seat: i64, table: Table) -> None:
        super().__init__(seat)
        self.table: Table = table
        self.own: Own = Own()
        self.offered: i64 = 0  # the tickets that this seat has drawn in this turn, as a set …
        self.drawn: i64 = 0  # … and in their order
        self.pile: Pile = Pile()  # UNKNOWN where another seat put the ticket
        # FACE_DOWN, but for the own one when it may be looked at. Somebody who has followed the public
        # moves can fill in what they remember (TR-8).
        self.stations: vec[i64] = vec[i64]([FACE_DOWN] * table.seats)
        self.best: i64 = 0  # while this seat completes tickets: those that bring most beside the ones picked
        self.shown: list[Own] = []  # everybody's tickets, when the game is over

    def mover(self) -> i64:
        return mover(self.table)

    def legal(self, moves: Moves) -> None:
        if mover(self.table) == self.seat >= 0:
            legal_moves(self.table, self.own, self.offered, self.stations[self.seat], moves)
        else:
            moves.clear()

    def urge(self, move: i64) -> i64:
        return urge(self.table, self.own, self.stations[self.seat], self.best, move)

    def determinize(self, rng: Rng) -> TicketState:
        table = self.table
        state = self.imagine(rng)
        if table.step == steps.COMPLETING and table.active != self.seat:
            # Only those are asked who can complete a ticket.
            while completable(state.owns[table.active], state.stations[table.active]) == 0:
                state = self.imagine(rng)
        return state

    def imagine(self, rng: Rng) -> TicketState:
        """Deal the unseen cards and tickets to wherever there is room for them, see `deal`."""
        table = self.table
        seat: i64 = self.seat
        state = TicketState(table.seats, table.start, table.open_stations)
        state.table.copy_from(table)
        for other in range(table.seats):
            state.owns[other].hand = 0
        if seat >= 0:
            state.owns[seat].copy_from(self.own)
        state.stock = deal.deal_cards(table, seat, self.stations, rng, state.owns, state.stations)
        unseen: i64 = tickets.ALL_TICKETS & ~(self.own.tickets | self.own.completed | self.own.under)
        unseen &= ~self.offered
        if table.step == steps.OVER:
            for other in range(table.seats):
                state.owns[other].tickets = self.shown[other].tickets
                state.owns[other].completed = self.shown[other].completed
                unseen &= ~(self.shown[other].tickets | self.shown[other].completed)
        else:
            unseen = deal.deal_tickets(table, seat, unseen, rng, state.owns)
            deal.guess_choices(table, seat, state.stations, rng, state.owns)
        state.offered = self.offered
        state.drawn = self.drawn
        if table.active != seat:
            for place in range(table.offered):
                ticket: i64 = tickets.nth(unseen, rng.below(tickets.size(unseen)))
                unseen &= ~tickets.TICKET[ticket]
                state.offered |= tickets.TICKET[ticket]
                state.drawn |= ticket << (6 * place)
        state.shuffled = deal.deal_pile(self.pile, unseen, rng, state.pile)
        return state


def mover(table: Table) -> i64:
    step: i64 = table.step
    if step <= steps.OFFERING:
        return CHANCE
    if step == steps.OVER:
        return NOBODY
    return table.active


def chance_of(step: i64) -> i64:
    """The kind of move that chance makes with a train card."""
    if step == steps.DEALING:
        return codes.DEAL
    if step == steps.FILLING:
        return codes.REVEAL
    return codes.DRAW
