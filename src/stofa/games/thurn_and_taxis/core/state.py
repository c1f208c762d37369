"""The game itself: how a turn runs (TT-6 to TT-38), and what each seat may know of it.

This is the one home of the turn order: each `play_…` makes a move, each `enter_…` decides which
step comes next. What lies open is in `Public`; a state adds the two things that are hidden: the
stock and the hands.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Observation, State, most_wanted
from stofa.games.thurn_and_taxis.board import DISPLAY, HAND_AFTER_CLOSING
from stofa.games.thurn_and_taxis.core import codes, public as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import (
    CITY,
    FULL_DECK,
    PROVINCE,
    PROVINCE_OF,
    count,
    from_on,
    nth,
    present,
    size,
)
from stofa.games.thurn_and_taxis.core.deal import deal_cards, face_down
from stofa.games.thurn_and_taxis.core.encoding import encode
from stofa.games.thurn_and_taxis.core.heuristic import preference
from stofa.games.thurn_and_taxis.core.legal import legal_moves, one_each
from stofa.games.thurn_and_taxis.core.public import POINTS, Player, Public


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ThurnState(State):
    """The table and what is hidden beneath it."""

    def __init__(self, players: i64, rules: i64, edition: i64, start: i64) -> None:
        self.public: Final[Public] = Public(players, rules, edition, start)
        self.stock: i64 = FULL_DECK  # TT-2
        self.hands: Final[vec[i64]] = vec[i64]([0] * players)
        self.begin_turn(start)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, ThurnState)
        self.public.copy_from(other.public)
        self.stock = other.stock
        for seat in range(len(self.hands)):
            self.hands[seat] = other.hands[seat]

    def clone(self) -> "ThurnState":
        public = self.public
        twin = ThurnState(len(public.players), public.rules, public.edition, public.start)
        twin.copy_from(self)
        return twin

    def __getnewargs__(self) -> tuple[i64, i64, i64, i64]:
        return self.public.__getnewargs__()

    def players(self) -> i64:
        return len(self.hands)

    def mover(self) -> i64:
        return mover(self.public)

    def legal(self, moves: Moves) -> None:
        step: i64 = self.public.step
        if step == steps.FILL or step == steps.BLIND:
            moves.clear()
            one_each(present(self.stock), codes.REVEAL if step == steps.FILL else codes.DRAW, moves)
        else:
            legal_moves(self.public, self.hands[self.public.active], moves)

    def bag(self) -> i64:
        return self.public.stock_size

    def card(self, place: i64) -> i64:
        city: i64 = nth(self.stock, place)
        return city + (codes.REVEAL if self.public.step == steps.FILL else codes.DRAW)

    def observe(self, seat: i64) -> "ThurnObservation":
        if seat == NOBODY:
            return ThurnObservation(seat, self.public.clone(), 0)
        return ThurnObservation(seat, self.public.clone(), self.hands[seat])

    def greedy_move(self, rng: Rng, moves: Moves) -> i64:
        return most_wanted(self, rng, moves)

    def preference(self, move: i64) -> i64:
        public = self.public
        return preference(public, self.hands[public.active], move)

    def encode(self, seat: i64, into: vec[i64], at: i64) -> i64:
        return encode(self.public, seat, self.hands[seat], into, at)

    def score(self, seat: i64) -> i64:
        """TT-39."""
        player = self.public.players[seat]
        return POINTS[player.carriage] + tiles.value(player.tiles) - player.houses_left

    def winners(self) -> i64:
        """TT-40: among equals the holder of the end tile, or whoever sits next after the holder."""
        count: i64 = len(self.hands)
        holder: i64 = self.public.end_tile_holder()
        best: i64 = holder
        for step in range(1, count):
            seat: i64 = (holder + step) % count
            if self.score(seat) > self.score(best):
                best = seat
        winner: i64 = 1
        winner <<= best
        return winner

    # ── A move ──────────────────────────────────────────────────────────────────────────────────

    def play(self, move: i64) -> None:
        kind: i64 = codes.kind(move)
        argument: i64 = codes.argument(move)
        public = self.public
        player = public.players[public.active]
        if kind == codes.REVEAL:
            self.play_reveal(argument)
        elif kind == codes.DRAW:
            self.play_draw(player, argument)
        elif kind == codes.TAKE:
            self.play_take(player, argument, steps.SECOND)
        elif kind == codes.POSTMASTER:  # TT-12
            public.official_used = True
            self.play_take(player, argument, steps.LAYING)
        elif kind == codes.ADMINISTRATOR:  # TT-13
            public.official_used = True
            public.discards += public.display
            public.display = 0
            self.fill_display(steps.FIRST)
        elif kind == codes.LAY or kind == codes.LAY_RIGHT:
            self.leave_hand(player, argument)
            player.lay_right(argument, CITY[argument])
            public.step = steps.LAID
        elif kind == codes.LAY_LEFT:
            self.leave_hand(player, argument)
            player.lay_left(argument, CITY[argument])
            public.step = steps.LAID
        elif kind == codes.RESTART:  # TT-18
            self.discard_route(player)
            self.leave_hand(player, argument)
            player.lay_right(argument, CITY[argument])
            public.step = steps.LAID
        elif kind == codes.CARRIER_RIGHT:  # TT-20
            public.official_used = True
            self.leave_hand(player, argument)
            player.lay_right(argument, CITY[argument])
        elif kind == codes.CARRIER_LEFT:
            public.official_used = True
            self.leave_hand(player, argument)
            player.lay_left(argument, CITY[argument])
        elif kind == codes.CLOSE:
            self.play_close(player)
        elif kind == codes.END:
            self.end_turn()
        elif kind == codes.EACH:
            public.each = True
            public.step = steps.PLACING
        elif kind == codes.PROVINCE:
            public.each = False
            public.eligible &= PROVINCE[argument]
            public.step = steps.PLACING
        elif kind == codes.HOUSE:
            self.play_house(player, argument)
        elif kind == codes.DONE:
            self.award_tiles(player)
        elif kind == codes.CARTWRIGHT:  # TT-35
            public.official_used = True
            self.take_carriage(player)
        elif kind == codes.DECLINE:
            self.enter_discarding(player)
        elif kind == codes.DISCARD:
            self.leave_hand(player, argument)
            public.discards += CITY[argument]
            public.discard_from = argument
            if player.hand_size == HAND_AFTER_CLOSING:
                self.end_turn()

    # ── Taking ──────────────────────────────────────────────────────────────────────────────────

    def begin_turn(self, seat: i64) -> None:
        public = self.public
        public.active = seat
        public.official_used = False
        public.postmaster_due = public.players[seat].hand_size == 0  # TT-8
        self.fill_display(steps.FIRST)  # TT-11

    def fill_display(self, then: i64) -> None:
        """TT-9: six face-up cards, as far as there are any; then the step that follows."""
        public = self.public
        if size(public.display) < DISPLAY and public.drawable():
            public.after_chance = then
            self.ask_chance(steps.FILL)
        else:
            self.enter(then)

    def ask_chance(self, step: i64) -> None:
        """TT-10: a card is needed; from an empty stock it comes from the discard pile, shuffled."""
        public = self.public
        if public.stock_size == 0:
            self.stock = public.discards
            public.stock_size = size(self.stock)
            public.discards = 0
        public.step = step

    def play_reveal(self, city: i64) -> None:
        self.stock -= CITY[city]
        self.public.stock_size -= 1
        self.public.display += CITY[city]
        self.fill_display(self.public.after_chance)

    def play_draw(self, player: Player, city: i64) -> None:
        self.stock -= CITY[city]
        self.public.stock_size -= 1
        self.join_hand(player, city)
        self.enter(self.public.after_chance)

    def play_take(self, player: Player, argument: i64, then: i64) -> None:
        if argument == codes.STOCK:
            self.public.after_chance = then
            self.ask_chance(steps.BLIND)
        else:
            self.public.display -= CITY[argument]
            self.join_hand(player, argument)
            player.known += CITY[argument]
            self.fill_display(then)

    def join_hand(self, player: Player, city: i64) -> None:
        self.hands[self.public.active] += CITY[city]
        player.hand_size += 1

    def leave_hand(self, player: Player, city: i64) -> None:
        self.hands[self.public.active] -= CITY[city]
        player.hand_size -= 1
        if count(player.known, city) > 0:  # cards of a city are alike: it may have been the known one
            player.known -= CITY[city]

    def enter(self, step: i64) -> None:
        """Go on with one of the first three steps of the turn, or skip it (TT-11)."""
        public = self.public
        public.after_chance = steps.FIRST
        if step == steps.FIRST and not public.takeable():
            public.official_used = public.official_used or public.postmaster_due
            step = steps.LAYING
        elif step == steps.SECOND and (public.official_used or not public.takeable()):
            public.official_used = public.official_used or public.postmaster_due
            step = steps.LAYING
        if step == steps.LAYING:
            player = public.players[public.active]
            if player.hand_size == 0:
                if player.length < steps.SHORTEST_ROUTE:
                    self.end_turn()
                    return
                step = steps.LAID
        public.step = step

    # ── Closing ─────────────────────────────────────────────────────────────────────────────────

    def play_close(self, player: Player) -> None:
        public = self.public
        public.houses_before = player.houses
        public.eligible = player.route & ~player.houses  # TT-24
        if public.eligible != 0 and player.houses_left > 0:  # TT-25
            public.step = steps.WAY
        else:
            self.award_tiles(player)

    def play_house(self, player: Player, city: i64) -> None:
        public = self.public
        player.houses |= CITY[city]
        player.houses_left -= 1
        # Later picks come later in data order, and with one city a province in another province.
        public.eligible &= from_on(city) & ~CITY[city]
        if public.each:
            public.eligible &= ~PROVINCE[PROVINCE_OF[city]]
        if public.eligible == 0 or player.houses_left == 0:
            self.award_tiles(player)

    def award_tiles(self, player: Player) -> None:
        """TT-22: after the houses the tiles, then the carriage."""
        public = self.public
        public.eligible = 0
        self.take_tiles(player, tiles.length_tile(player.length, public.edition, public.taken))
        self.take_tiles(
            player, tiles.house_tiles(public.houses_before, player.houses, public.edition, public.taken)
        )
        public.houses_before = 0
        public.each = False
        if player.houses_left == 0:
            self.bring_on_the_end(player)
        short: i64 = public.next_carriage() - player.length
        if player.carriage == steps.LAST_CARRIAGE:
            self.enter_discarding(player)
        elif short <= 0:  # TT-33, TT-34
            self.take_carriage(player)
        elif short <= steps.CARTWRIGHT_CARDS and not public.official_used:  # TT-35
            public.step = steps.CARRIAGE
        else:
            self.enter_discarding(player)

    def take_tiles(self, player: Player, earned: i64) -> None:
        player.tiles |= earned
        self.public.taken |= earned

    def take_carriage(self, player: Player) -> None:
        player.carriage += 1
        if player.carriage == steps.LAST_CARRIAGE:
            self.bring_on_the_end(player)
        self.enter_discarding(player)

    def bring_on_the_end(self, player: Player) -> None:
        """TT-32, TT-38: the first 7 carriage or last house earns the end tile, and the end is near."""
        self.take_tiles(player, tiles.top(tiles.END, self.public.taken))

    def enter_discarding(self, player: Player) -> None:
        """TT-36: the route's cards, and the hand down to three."""
        self.discard_route(player)
        if player.hand_size > HAND_AFTER_CLOSING:
            self.public.discard_from = 0
            self.public.step = steps.DISCARDING
        else:
            self.end_turn()

    def discard_route(self, player: Player) -> None:
        self.public.discards += player.route
        player.clear_route()  # TT-37

    def end_turn(self) -> None:
        public = self.public
        public.discard_from = 0
        if public.ending() and public.active == public.last_turn():  # TT-38
            public.step = steps.OVER
        else:
            self.begin_turn((public.active + 1) % len(public.players))


@final
@mypyc_attr(acyclic=True)
class ThurnObservation(Observation):
    """What one seat may know: what lies open or was seen by all, and its own hand."""

    def __init__(self, seat: i64, public: Public, hand: i64) -> None:
        super().__init__(seat)
        self.public: Final[Public] = public
        self.hand: i64 = hand

    def __getnewargs__(self) -> tuple[i64, Public, i64]:
        return self.seat, self.public, self.hand

    def mover(self) -> i64:
        return mover(self.public)

    def legal(self, moves: Moves) -> None:
        if mover(self.public) == self.seat >= 0:
            legal_moves(self.public, self.hand, moves)
        else:
            moves.clear()

    def preference(self, move: i64) -> i64:
        return preference(self.public, self.hand, move)

    def encode(self, into: vec[i64], at: i64) -> i64:
        return encode(self.public, self.seat, self.hand, into, at)

    def determinize(self, rng: Rng) -> ThurnState:
        """Known cards stay where they are; other unseen ones fill the hands, and the rest is the stock."""
        public = self.public
        state = ThurnState(len(public.players), public.rules, public.edition, public.start)
        state.public.copy_from(public)
        deal_cards(public, self.seat, self.hand, rng, state.hands)
        state.stock = face_down(public)
        for hand in state.hands:
            state.stock -= hand
        return state


def mover(public: Public) -> i64:
    step: i64 = public.step
    if step == steps.FILL or step == steps.BLIND:
        return CHANCE
    if step == steps.OVER:
        return NOBODY
    return public.active
