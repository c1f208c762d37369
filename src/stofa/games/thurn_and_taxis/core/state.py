"""The game itself: how a turn runs (TT-6 to TT-38), and what each seat may know of it.

This is the one home of the turn order: each `play_…` makes a move, each `enter_…` decides which
step comes next. What lies open is in `Table`; a state adds the three things that are hidden: the
stock, the hands and the values of the tiles.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Sight, State
from stofa.games.thurn_and_taxis.board import DISPLAY, HAND_AFTER_CLOSING
from stofa.games.thurn_and_taxis.core import codes, table as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import (
    CITY,
    FULL_DECK,
    PROVINCE,
    PROVINCE_OF,
    from_on,
    nth,
    present,
    size,
)
from stofa.games.thurn_and_taxis.core.deal import deal_hand, deal_tiles
from stofa.games.thurn_and_taxis.core.judgement import urge
from stofa.games.thurn_and_taxis.core.legal import legal_moves, one_each
from stofa.games.thurn_and_taxis.core.table import POINTS, Player, Table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ThurnState(State):
    """The table and what is hidden beneath it."""

    def __init__(self, players: i64, edition: i64, start: i64) -> None:
        self.table: Table = Table(players, edition, start)
        self.stock: i64 = FULL_DECK  # TT-2
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.tiles: vec[i64] = vec[i64]([0] * players)
        self.begin_turn(start)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, ThurnState)
        self.table.copy_from(other.table)
        self.stock = other.stock
        for seat in range(len(self.hands)):
            self.hands[seat] = other.hands[seat]
            self.tiles[seat] = other.tiles[seat]

    def clone(self) -> "ThurnState":
        table = self.table
        twin = ThurnState(len(table.players), table.edition, table.start)
        twin.copy_from(self)
        return twin

    def players(self) -> i64:
        return len(self.hands)

    def mover(self) -> i64:
        return mover(self.table)

    def legal(self, moves: Moves) -> None:
        step: i64 = self.table.step
        if step == steps.FILL or step == steps.BLIND:
            moves.clear()
            one_each(present(self.stock), codes.REVEAL if step == steps.FILL else codes.DRAW, moves)
        else:
            legal_moves(self.table, self.hands[self.table.active], moves)

    def bag(self) -> i64:
        return self.table.stock_size

    def card(self, place: i64) -> i64:
        city: i64 = nth(self.stock, place)
        return city + (codes.REVEAL if self.table.step == steps.FILL else codes.DRAW)

    def sight(self, seat: i64) -> "ThurnSight":
        if seat == NOBODY:
            return ThurnSight(seat, self.table.clone(), 0, 0)
        return ThurnSight(seat, self.table.clone(), self.hands[seat], self.tiles[seat])

    def score(self, seat: i64) -> i64:
        """TT-39."""
        player = self.table.players[seat]
        return POINTS[player.carriage] + tiles.value(self.tiles[seat]) - player.houses_left

    def winners(self) -> i64:
        """TT-40: among equals the holder of the end tile, or whoever sits next after the holder."""
        count: i64 = len(self.hands)
        holder: i64 = 0
        while self.tiles[holder] & tiles.STACK[tiles.END] == 0:
            holder += 1
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
        table = self.table
        player = table.players[table.active]
        if kind == codes.REVEAL:
            self.play_reveal(argument)
        elif kind == codes.DRAW:
            self.play_draw(player, argument)
        elif kind == codes.TAKE:
            self.play_take(player, argument, steps.SECOND)
        elif kind == codes.POSTMASTER:  # TT-12
            table.official_used = True
            self.play_take(player, argument, steps.LAYING)
        elif kind == codes.ADMINISTRATOR:  # TT-13
            table.official_used = True
            table.discards += table.display
            table.display = 0
            self.fill_display(steps.FIRST)
        elif kind == codes.LAY or kind == codes.LAY_RIGHT:
            self.leave_hand(player, argument)
            player.lay_right(argument, CITY[argument])
            table.step = steps.LAID
        elif kind == codes.LAY_LEFT:
            self.leave_hand(player, argument)
            player.lay_left(argument, CITY[argument])
            table.step = steps.LAID
        elif kind == codes.RESTART:  # TT-18
            self.discard_route(player)
            self.leave_hand(player, argument)
            player.lay_right(argument, CITY[argument])
            table.step = steps.LAID
        elif kind == codes.CARRIER_RIGHT:  # TT-20
            table.official_used = True
            self.leave_hand(player, argument)
            player.lay_right(argument, CITY[argument])
        elif kind == codes.CARRIER_LEFT:
            table.official_used = True
            self.leave_hand(player, argument)
            player.lay_left(argument, CITY[argument])
        elif kind == codes.CLOSE:
            self.play_close(player)
        elif kind == codes.END:
            self.end_turn()
        elif kind == codes.EACH:
            table.each = True
            table.step = steps.PLACING
        elif kind == codes.PROVINCE:
            table.each = False
            table.eligible &= PROVINCE[argument]
            table.step = steps.PLACING
        elif kind == codes.HOUSE:
            self.play_house(player, argument)
        elif kind == codes.DONE:
            self.award_tiles(player)
        elif kind == codes.CARTWRIGHT:  # TT-35
            table.official_used = True
            self.take_carriage(player)
        elif kind == codes.DECLINE:
            self.enter_discarding(player)
        elif kind == codes.DISCARD:
            self.leave_hand(player, argument)
            table.discards += CITY[argument]
            table.discard_from = argument
            if player.hand_size == HAND_AFTER_CLOSING:
                self.end_turn()

    # ── Taking ──────────────────────────────────────────────────────────────────────────────────

    def begin_turn(self, seat: i64) -> None:
        table = self.table
        table.active = seat
        table.official_used = False
        table.postmaster_due = table.players[seat].hand_size == 0  # TT-8
        self.fill_display(steps.FIRST)  # TT-11

    def fill_display(self, then: i64) -> None:
        """TT-9: six face-up cards, as far as there are any; then the step that follows."""
        table = self.table
        if size(table.display) < DISPLAY and table.drawable():
            table.after_chance = then
            self.ask_chance(steps.FILL)
        else:
            self.enter(then)

    def ask_chance(self, step: i64) -> None:
        """TT-10: a card is needed; from an empty stock it comes from the discard pile, shuffled."""
        table = self.table
        if table.stock_size == 0:
            self.stock = table.discards
            table.stock_size = size(self.stock)
            table.discards = 0
        table.step = step

    def play_reveal(self, city: i64) -> None:
        self.stock -= CITY[city]
        self.table.stock_size -= 1
        self.table.display += CITY[city]
        self.fill_display(self.table.after_chance)

    def play_draw(self, player: Player, city: i64) -> None:
        self.stock -= CITY[city]
        self.table.stock_size -= 1
        self.join_hand(player, city)
        self.enter(self.table.after_chance)

    def play_take(self, player: Player, argument: i64, then: i64) -> None:
        if argument == codes.STOCK:
            self.table.after_chance = then
            self.ask_chance(steps.BLIND)
        else:
            self.table.display -= CITY[argument]
            self.join_hand(player, argument)
            self.fill_display(then)

    def join_hand(self, player: Player, city: i64) -> None:
        self.hands[self.table.active] += CITY[city]
        player.hand_size += 1

    def leave_hand(self, player: Player, city: i64) -> None:
        self.hands[self.table.active] -= CITY[city]
        player.hand_size -= 1

    def enter(self, step: i64) -> None:
        """Go on with one of the first three steps of the turn, or skip it (TT-11)."""
        table = self.table
        if step == steps.FIRST and not table.takeable():
            table.official_used = table.official_used or table.postmaster_due
            step = steps.LAYING
        elif step == steps.SECOND and (table.official_used or not table.takeable()):
            table.official_used = table.official_used or table.postmaster_due
            step = steps.LAYING
        if step == steps.LAYING:
            player = table.players[table.active]
            if player.hand_size == 0:
                if player.length < steps.SHORTEST_ROUTE:
                    self.end_turn()
                    return
                step = steps.LAID
        table.step = step

    # ── Closing ─────────────────────────────────────────────────────────────────────────────────

    def play_close(self, player: Player) -> None:
        table = self.table
        table.houses_before = player.houses
        table.eligible = player.route & ~player.houses  # TT-24
        if table.eligible != 0 and player.houses_left > 0:  # TT-25
            table.step = steps.WAY
        else:
            self.award_tiles(player)

    def play_house(self, player: Player, city: i64) -> None:
        table = self.table
        player.houses |= CITY[city]
        player.houses_left -= 1
        # Later picks come later in data order, and with one city a province in another province.
        table.eligible &= from_on(city) & ~CITY[city]
        if table.each:
            table.eligible &= ~PROVINCE[PROVINCE_OF[city]]
        if table.eligible == 0 or player.houses_left == 0:
            self.award_tiles(player)

    def award_tiles(self, player: Player) -> None:
        """TT-22: after the houses the tiles, then the carriage."""
        table = self.table
        table.eligible = 0
        self.take_tiles(player, tiles.length_tile(player.length, table.edition, table.taken))
        self.take_tiles(
            player, tiles.house_tiles(table.houses_before, player.houses, table.edition, table.taken)
        )
        if player.houses_left == 0:
            self.bring_on_the_end(player)
        short: i64 = table.next_carriage() - player.length
        if player.carriage == steps.LAST_CARRIAGE:
            self.enter_discarding(player)
        elif short <= 0:  # TT-33, TT-34
            self.take_carriage(player)
        elif short <= 2 and not table.official_used:  # TT-35
            table.step = steps.CARRIAGE
        else:
            self.enter_discarding(player)

    def take_tiles(self, player: Player, earned: i64) -> None:
        self.tiles[self.table.active] |= earned
        self.table.taken |= earned
        player.tile_count += tiles.size(earned)

    def take_carriage(self, player: Player) -> None:
        player.carriage += 1
        if player.carriage == steps.LAST_CARRIAGE:
            self.bring_on_the_end(player)
        self.enter_discarding(player)

    def bring_on_the_end(self, player: Player) -> None:
        """TT-32, TT-38: the first 7 carriage or last house earns the end tile and the last round."""
        self.take_tiles(player, tiles.top(tiles.END, self.table.taken))
        self.table.ending = True

    def enter_discarding(self, player: Player) -> None:
        """TT-36: the route's cards, and the hand down to three."""
        self.discard_route(player)
        if player.hand_size > HAND_AFTER_CLOSING:
            self.table.discard_from = 0
            self.table.step = steps.DISCARDING
        else:
            self.end_turn()

    def discard_route(self, player: Player) -> None:
        self.table.discards += player.route
        player.clear_route()  # TT-37

    def end_turn(self) -> None:
        table = self.table
        following: i64 = (table.active + 1) % len(table.players)
        if table.ending and following == table.start:  # TT-38
            table.step = steps.OVER
        else:
            self.begin_turn(following)


@final
@mypyc_attr(acyclic=True)
class ThurnSight(Sight):
    """What one seat may know: what lies open, its own hand and its own tiles."""

    def __init__(self, seat: i64, table: Table, hand: i64, own_tiles: i64) -> None:
        super().__init__(seat)
        self.table: Table = table
        self.hand: i64 = hand
        self.tiles: i64 = own_tiles

    def mover(self) -> i64:
        return mover(self.table)

    def legal(self, moves: Moves) -> None:
        if mover(self.table) == self.seat >= 0:
            legal_moves(self.table, self.hand, moves)
        else:
            moves.clear()

    def urge(self, move: i64) -> i64:
        return urge(self.table, self.hand, move)

    def determinize(self, rng: Rng) -> ThurnState:
        """Unseen cards go to the other hands by their sizes, and what is left is the stock."""
        table = self.table
        state = ThurnState(len(table.players), table.edition, table.start)
        state.table.copy_from(table)
        unseen: i64 = FULL_DECK - table.display - table.discards - self.hand
        left: i64 = table.stock_size
        for player in table.players:
            unseen -= player.route
            left += player.hand_size
        if self.seat >= 0:
            left -= table.players[self.seat].hand_size
        # The active player first: only of that hand may more be known than its size.
        for offset in range(len(table.players)):
            seat: i64 = (table.active + offset) % len(table.players)
            if seat == self.seat:
                state.hands[seat] = self.hand
            else:
                hand: i64 = deal_hand(table, seat, unseen, left, rng)
                state.hands[seat] = hand
                unseen -= hand
                left -= table.players[seat].hand_size
        state.stock = unseen
        deal_tiles(table, self.seat, self.tiles, rng, state.tiles)
        return state


def mover(table: Table) -> i64:
    step: i64 = table.step
    if step == steps.FILL or step == steps.BLIND:
        return CHANCE
    if step == steps.OVER:
        return NOBODY
    return table.active
