"""The game of a table while it goes on: the moves as they come, and the cards from the table's seed."""

from stofa.engine.chance import Chance
from stofa.engine.game import Game
from stofa.engine.options import Options
from stofa.engine.title import Title
from stofa.engine.view import Mover
from stofa.server.tables.events import Moved


class LiveGame(Game):
    """A game whose cards come one by one, each written to the log before the next."""

    def __init__(self, title: Title, players: int, options: Options) -> None:
        super().__init__(title, players, options)

    def make(self, mover: Mover, move: str) -> None:
        """Make a move, if it is legal."""
        self.play(move, mover)

    def deal(self, seed: str, number: int) -> None:
        """Let a card come. If it is the table's `number`-th, that and the seed decide alone which."""
        self.deal_card(Chance(seed, number))

    @property
    def last(self) -> Moved:
        """The last move, as it stands in the log."""
        number = len(self.history) - 1
        mover, move = self.history[number]
        then, path = self.then.get(number, []), self.paths.get(number, [])
        return Moved(mover, str(move), self.witnesses[number], then=then, path=path)
