"""States in plain Python, for games that need no compiled core."""

from abc import abstractmethod
from collections.abc import Sequence
from copy import deepcopy
from typing import Self

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import Observation, State


class PlainState(State):
    """A state that keeps everything in ordinary attributes.

    A game says how many play, who is to move, which moves there are, what they do and what everybody has won.
    Unless it says more, nothing is hidden, each card that can come is as likely as any other, and the most
    points win.
    """

    @abstractmethod
    def choices(self) -> Sequence[int]:
        """The legal moves of the mover; of chance, a move for each card in the bag."""

    def legal(self, moves: Moves) -> None:
        moves.clear()
        for code in dict.fromkeys(self.choices()):
            moves.add(code)

    def bag(self) -> int:
        return len(self.choices())

    def card(self, place: int) -> int:
        return self.choices()[place]

    def observe(self, seat: int) -> Observation:
        """Games with hidden things have to say what a seat may know of them."""
        return OpenObservation(seat, self.clone())

    def winners(self) -> int:
        scores = [self.score(seat) for seat in range(self.players())]
        return sum(1 << seat for seat, score in enumerate(scores) if score == max(scores))

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        vars(self).clear()
        vars(self).update(deepcopy(vars(other)))


class OpenObservation(Observation):
    """What a seat may know of a game in which nothing is hidden: everything."""

    def __init__(self, seat: int, state: State) -> None:
        super().__init__(seat)
        self.state = state

    def mover(self) -> int:
        return self.state.mover()

    def legal(self, moves: Moves) -> None:
        moves.clear()
        if self.seat == self.state.mover():
            self.state.legal(moves)

    def determinize(self, rng: Rng) -> State:
        return self.state.clone()
