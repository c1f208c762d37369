"""Many games of one title, stepped together: the inner loop of `stofa.fast`.

Moves are named by *actions* here: the numbers 0, 1, 2, … of all moves that seats can make, without gaps.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State

NO_ACTION: Final = -1
"""In place of an action: this game is left as it is."""

ALL_LEGAL: Final = -1
"""What `first_illegal` returns if there is none."""


@final
@mypyc_attr(acyclic=True)
class GameBatch:
    """Games side by side, each with a generator of its own. What it tells is kept in vectors, row by row.

    `legal` has the legal actions of all games one after the other; those of a game begin at `offsets[game]`.
    """

    def __init__(
        self,
        starts: list[State],
        seeds: list[int],
        codes: vec[i64],
        actions: vec[i64],
        masked: bool,
        words: i64,
        limit: i64,
        auto_reset: bool,
    ) -> None:
        """A game begins from any of `starts`. With `auto_reset` those that end begin again.

        `words` is the size of an encoded observation, or 0 if none are wanted; after `limit` decisions a game
        is broken off, unless that is 0.
        """
        size: i64 = len(seeds)
        first = starts[0]
        self.starts: list[State] = starts
        self.seats: i64 = first.players()
        self.codes: vec[i64] = codes  # of each action
        self.actions: vec[i64] = actions  # of each code
        self.masked: bool = masked
        self.words: i64 = words
        self.limit: i64 = limit
        self.auto_reset: bool = auto_reset
        self.states: list[State] = [first.clone() for _ in seeds]
        self.rngs: list[Rng] = [Rng(seed) for seed in seeds]
        self.begun: vec[i64] = vec[i64]([0] * size)  # from which of the starts
        self.chosen: vec[i64] = vec[i64]([NO_ACTION] * size)
        self.movers: vec[i64] = vec[i64]([NOBODY] * size)
        self.finished: vec[u8] = vec[u8]([0] * size)
        self.broken_off: vec[u8] = vec[u8]([0] * size)
        self.lengths: vec[i64] = vec[i64]([0] * size)  # decisions since the game began
        self.scores: vec[i64] = vec[i64]([0] * (size * self.seats))
        self.winners: vec[i64] = vec[i64]([0] * size)
        self.offsets: vec[i64] = vec[i64]([0] * (size + 1))
        self.legal: vec[i64] = vec[i64]([])
        cells: i64 = 0
        if masked:
            cells = size * len(codes)
        self.masks: vec[u8] = vec[u8]([0] * cells)
        self.observations: vec[i64] = vec[i64]([0] * (size * words))
        self.moves: Moves = Moves()
        game: i64 = 0
        while game < size:
            self.begin(game)
            game += 1
        self.list_legal(True)

    def begin(self, game: i64) -> None:
        """Start a game anew; the legal actions are listed afterwards."""
        rng = self.rngs[game]
        place: i64 = 0
        if len(self.starts) > 1:
            place = rng.below(len(self.starts))
        self.begun[game] = place
        self.lengths[game] = 0
        state = self.states[game]
        state.copy_from(self.starts[place])
        self.movers[game] = state.resolve_chance(rng)

    def choose(self, actions: list[int]) -> None:
        """Take an action for each game."""
        for game in range(len(self.chosen)):
            self.chosen[game] = actions[game]

    def choose_bytes(self, actions: bytes) -> None:
        """The same, as numbers of eight bytes, the lowest first."""
        chosen = self.chosen
        game: i64 = 0
        size: i64 = len(chosen)
        while game < size:
            chosen[game] = read_i64_le(actions, game * 8)
            game += 1

    def first_illegal(self) -> i64:
        """The first game whose chosen action is not legal, or ALL_LEGAL."""
        chosen, legal, offsets = self.chosen, self.legal, self.offsets
        game: i64 = 0
        size: i64 = len(chosen)
        while game < size:
            action: i64 = chosen[game]
            if action != NO_ACTION:
                place: i64 = offsets[game]
                end: i64 = offsets[game + 1]
                while place < end and legal[place] != action:
                    place += 1
                if place == end:
                    return game
            game += 1
        return ALL_LEGAL

    def step(self) -> None:
        """Make the chosen actions, all of which are legal, and let the cards come that follow."""
        chosen, codes, movers, lengths = self.chosen, self.codes, self.movers, self.lengths
        finished, broken_off = self.finished, self.broken_off
        game: i64 = 0
        size: i64 = len(chosen)
        while game < size:
            finished[game] = 0
            broken_off[game] = 0
            action: i64 = chosen[game]
            if action != NO_ACTION:
                state = self.states[game]
                state.play(codes[action])
                mover: i64 = state.resolve_chance(self.rngs[game])
                movers[game] = mover
                lengths[game] += 1
                if mover == NOBODY:
                    self.end(game)
                elif lengths[game] == self.limit:
                    self.break_off(game)
            game += 1
        self.list_legal(False)

    def end(self, game: i64) -> None:
        """Keep how a game ended."""
        state = self.states[game]
        scores = self.scores
        seat: i64 = 0
        while seat < self.seats:
            scores[game * self.seats + seat] = state.score(seat)
            seat += 1
        self.winners[game] = state.winners()
        self.finished[game] = 1
        if self.auto_reset:
            self.begin(game)

    def break_off(self, game: i64) -> None:
        """A game has lasted too long: it ends without a result."""
        self.broken_off[game] = 1
        self.movers[game] = NOBODY
        if self.auto_reset:
            self.begin(game)

    def list_legal(self, every: bool) -> None:
        """List the legal actions of those games that were stepped just now, or of every one.

        What the seats that decide may know is written down as well, if it is wanted.
        """
        before, offsets, chosen = self.legal, self.offsets, self.chosen
        actions, masks, width = self.actions, self.masks, len(self.codes)
        moves = self.moves
        codes = moves.codes
        after: vec[i64] = vec[i64]([], capacity=len(before))
        place: i64 = 0  # where the row of this game began before
        game: i64 = 0
        size: i64 = len(chosen)
        while game < size:
            end: i64 = offsets[game + 1]
            offsets[game] = len(after)
            if not every and chosen[game] == NO_ACTION:
                while place < end:
                    after = append(after, before[place])
                    place += 1
            else:
                row: i64 = game * width
                if self.masked:
                    while place < end:
                        masks[row + before[place]] = 0
                        place += 1
                place = end
                mover: i64 = self.movers[game]
                if mover != NOBODY:
                    state = self.states[game]
                    state.legal(moves)
                    if self.words != 0:
                        state.encode(mover, self.observations, game * self.words)
                    number: i64 = 0
                    while number < moves.count:
                        action: i64 = actions[codes[number]]
                        after = append(after, action)
                        if self.masked:
                            masks[row + action] = 1
                        number += 1
            game += 1
        offsets[size] = len(after)
        self.legal = after

    def choose_random(self, rng: Rng) -> None:
        """Choose a legal action for each game, all equally likely; none where the game is over."""
        chosen, legal, offsets = self.chosen, self.legal, self.offsets
        game: i64 = 0
        size: i64 = len(chosen)
        while game < size:
            begin: i64 = offsets[game]
            count: i64 = offsets[game + 1] - begin
            chosen[game] = NO_ACTION
            if count > 0:
                chosen[game] = legal[begin + rng.below(count)]
            game += 1
