"""The game of a table while it goes on: the moves as they come, and the cards from the table's seed."""

from typing import Self

from stofa.engine.chance import Chance
from stofa.engine.core.state import CHANCE
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.options import Options
from stofa.engine.title import Consequence, Title
from stofa.server.events import Moved, Mover


class Play(Game):
    """A game with its cards played by hand, which remembers who may see what each move names."""

    def __init__(self, title: Title, players: int, options: Options) -> None:
        super().__init__(title, players, options)
        self.witnesses: list[int | None] = []
        """For each move, the one seat that may see what it names; None if all may."""
        self.then: dict[int, list[Consequence]] = {}
        """What moves brought about by themselves, by the number of the move."""

    def make(self, mover: Mover, move: str) -> None:
        """Make a move, if it is legal."""
        self.play(move, CHANCE if mover == "~" else mover)

    def deal(self, seed: str, number: int) -> None:
        """Let a card come. If it is the table's `number`-th, that and the seed decide alone which."""
        self._make(CHANCE, self.title.vocabulary.write(Chance(seed, number).card(self._state)))

    def _make(self, mover: int, move: Move) -> None:
        if then := self.title.consequences(self._state, move.code):
            self.then[len(self.history)] = then
        self.witnesses.append(self.title.witness(self._state, move.code))
        super()._make(mover, move)

    @property
    def last(self) -> Moved:
        """The last move, as it stands in the log."""
        mover, move = self.history[-1]
        return Moved(mover, str(move), self.witnesses[-1], then=self.then.get(len(self.history) - 1, []))

    def cut(self, to: int) -> "Play":
        """The game as it was after its first `to` moves."""
        earlier = Play(self.title, self.players, self.options)
        for mover, move in self.history[:to]:
            earlier.make(mover, move)
        return earlier

    def copy(self, *, by_hand: bool = False) -> Self:
        twin = super().copy(by_hand=by_hand)
        twin.witnesses = list(self.witnesses)
        twin.then = dict(self.then)
        return twin

    def story(self, seat: int | None = None) -> list[tuple[Mover, str]]:
        return [
            (mover, str(move) if witness is None or witness == seat else self.title.veil(move))
            for (mover, move), witness in zip(self.history, self.witnesses)
        ]
