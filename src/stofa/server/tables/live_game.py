"""The game of a table while it goes on: the moves as they come, and the cards from the table's seed."""

from typing import Self

from stofa.engine.chance import Chance
from stofa.engine.core.state import CHANCE
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.options import Options
from stofa.engine.title import Consequence, Title
from stofa.server.tables.events import Moved, Mover


class LiveGame(Game):
    """A game with its cards played by hand, which remembers who may see what each move names."""

    def __init__(self, title: Title, players: int, options: Options) -> None:
        super().__init__(title, players, options)
        self.witnesses: list[int | None] = []
        """For each move, the one seat that may see what it names; None if all may."""
        self.then: dict[int, list[Consequence]] = {}
        """What moves brought about by themselves, by the number of the move."""
        self.unveiled: list[int] = []
        """The numbers of the moves by which their seats saw something hidden, other than cards that came."""

    def make(self, mover: Mover, move: str) -> None:
        """Make a move, if it is legal."""
        self.play(move, CHANCE if mover == "~" else mover)

    def deal(self, seed: str, number: int) -> None:
        """Let a card come. If it is the table's `number`-th, that and the seed decide alone which."""
        self._make(CHANCE, self.title.vocabulary.write(Chance(seed, number).card(self._state)))

    def _make(self, mover: int, move: Move) -> None:
        if then := self.title.consequences(self._state, move.code):
            self.then[len(self.history)] = then
        if mover != CHANCE and self.title.unveils(self._state, move.code):
            self.unveiled.append(len(self.history))
        self.witnesses.append(self.title.witness(self._state, move.code))
        super()._make(mover, move)

    @property
    def last(self) -> Moved:
        """The last move, as it stands in the log."""
        mover, move = self.history[-1]
        return Moved(mover, str(move), self.witnesses[-1], then=self.then.get(len(self.history) - 1, []))

    def cut(self, to: int) -> Self:
        """The game as it was after its first `to` moves. What they brought about is known, so it is quick."""
        earlier = self.copy()
        del earlier.history[to:], earlier.witnesses[to:]
        earlier.then = {number: then for number, then in self.then.items() if number < to}
        earlier.unveiled = [number for number in self.unveiled if number < to]
        earlier._state = self.title.start(self.players, self.options)
        for _, move in earlier.history:
            earlier._state.play(move.code)
        earlier._legal = None
        return earlier

    def copy(self, *, by_hand: bool = False) -> Self:
        twin = super().copy(by_hand=by_hand)
        twin.witnesses = list(self.witnesses)
        twin.then = dict(self.then)
        twin.unveiled = list(self.unveiled)
        return twin

    def story(self, seat: int | None = None, first: int = 0) -> list[tuple[Mover, str]]:
        """What a seat (or a spectator) has seen happen, from a move on."""
        return [
            (mover, str(move) if witness is None or witness == seat else self.title.veil(move))
            for (mover, move), witness in zip(self.history[first:], self.witnesses[first:])
        ]
