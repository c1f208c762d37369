"""What every game's state and every seat's observation of it can do. The contract of the compiled core.

Two kinds of value, and the difference between them is the point:

* a :class:`State` is the whole game, hidden cards included. Only the table that runs the game (and
  a search, for states it has imagined itself) ever holds one;
* a :class:`Observation` is what one seat may know, and nothing else. It is built up from public things
  and the seat's own, so that it holds nothing to peek at.

Moves are small integers here; what they are called is declared in each game's `moves.py`.
"""

from abc import abstractmethod
from copy import deepcopy
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.moves import Moves
from stofa.engine.core.pickling import reduced
from stofa.engine.core.rng import Rng

CHANCE: Final = -1
"""The mover of a state in which a card leaves a bag."""

NOBODY: Final = -2
"""The mover of a finished game; and the seat of a spectator."""


# Games of other people are plain Python, however the core runs.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Decision:
    """Where a seat has to decide: a state, or what that seat may know of it."""

    @abstractmethod
    def legal(self, moves: Moves) -> None:
        """Fill `moves` with the legal moves."""

    @abstractmethod
    def preference(self, move: i64) -> i64:
        """How much a simple sensible player is drawn to one of them."""


def most_wanted(decision: Decision, rng: Rng, moves: Moves) -> i64:
    """The legal move with the highest `preference`; ties by lot."""
    decision.legal(moves)
    codes = moves.codes
    best: i64 = codes[0]
    if moves.count == 1:
        return best
    highest: i64 = decision.preference(best)
    equals: i64 = 1
    place: i64 = 1
    while place < moves.count:
        move: i64 = codes[place]
        preference: i64 = decision.preference(move)
        if preference > highest:
            best = move
            highest = preference
            equals = 1
        elif preference == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = move
        place += 1
    return best


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Decision):
    """A position with everything in it, stepped in place."""

    @abstractmethod
    def players(self) -> i64:
        """How many seats there are."""

    @abstractmethod
    def mover(self) -> i64:
        """The seat that decides now, or CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def legal(self, moves: Moves) -> None:
        """Fill `moves` with the legal moves of the mover; of chance: each different card once."""

    @abstractmethod
    def bag(self) -> i64:
        """When chance moves: how many cards, all equally likely, the next one comes from."""

    @abstractmethod
    def card(self, place: i64) -> i64:
        """When chance moves: the move that the card at `place` (below `bag()`) would make."""

    @abstractmethod
    def play(self, move: i64) -> None:
        """Make a move that is known to be legal. (Nothing is checked: `Game.play` does that.)"""

    def resolve_chance(self, rng: Rng) -> i64:
        """Let chance move until a seat has to decide or the game is over; returns the mover.

        A game in which chance moves often may do the same, with the same numbers of `rng`, more quickly.
        """
        mover: i64 = self.mover()
        while mover == CHANCE:
            self.play(self.card(rng.below(self.bag())))
            mover = self.mover()
        return mover

    def greedy_move(self, rng: Rng, moves: Moves) -> i64:
        """The legal move that the mover is drawn to most, judged by what its seat may know; ties by lot.

        A game may find the same one, with the same numbers of `rng`, without making an observation first:
        see `most_wanted`.
        """
        return self.observe(self.mover()).greedy_move(rng, moves)

    def preference(self, move: i64) -> i64:
        """How much the mover is drawn to one of its legal moves, as its observation says."""
        return self.observe(self.mover()).preference(move)

    @abstractmethod
    def copy_from(self, other: "State") -> None:
        """Become equal to `other`, a state of the same game and number of players, in place."""

    @abstractmethod
    def clone(self) -> "State":
        """An equal state of its own."""

    @abstractmethod
    def observe(self, seat: i64) -> "Observation":
        """What `seat` may know; NOBODY is a spectator."""

    def encode(self, seat: i64, into: vec[i64], at: i64) -> i64:
        """Write what `seat` may know in numbers, as its observation does; a game may do it more quickly."""
        return self.observe(seat).encode(into, at)

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points of `seat` as they would be counted now."""

    @abstractmethod
    def winners(self) -> i64:
        """When the game is over: the winning seats, one bit each."""

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Observation(Decision):
    """What one seat may know; the seat NOBODY is a spectator."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    @abstractmethod
    def mover(self) -> i64:
        """As in the state: who is to move is always public."""

    @abstractmethod
    def legal(self, moves: Moves) -> None:
        """Fill `moves` with the legal moves, if this seat is the mover; with none otherwise."""

    @abstractmethod
    def determinize(self, rng: Rng) -> State:
        """A state that could be the true one: unseen cards dealt at random, all deals that fit alike."""

    def preference(self, move: i64) -> i64:
        """How much a simple sensible player in this seat is drawn to one of its legal moves.

        To none in particular, if the game does not say.
        """
        return 0

    def spite(self, move: i64) -> i64:
        """How much of the preference is only that others lose something. Friendly players leave it out."""
        return 0

    def greedy_move(self, rng: Rng, moves: Moves) -> i64:
        """The legal move that this seat, which is to move, is drawn to most; ties by lot."""
        return most_wanted(self, rng, moves)

    def encode(self, into: vec[i64], at: i64) -> i64:
        """Write it in numbers for learning programs, eight cells a word, from the word `at` on.

        Returns the word behind them. Only a game that declares an `encoding` has something to write.
        """
        return at

    def __copy__(self) -> "Observation":
        return deepcopy(self)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return reduced(self, protocol.__index__())
