"""The game of a table while it goes on: the moves as they come, and the cards from the table's seed."""

from stofa.engine.chance import Chance
from stofa.engine.core.state import CHANCE
from stofa.engine.game import Game
from stofa.engine.options import Options
from stofa.engine.title import Title
from stofa.server.events import Mover


class Play:
    """A game with its cards played by hand, and beside it the state they leave the bag of.

    The game checks each move. The state, always in step with it, says which card comes and who may
    see what a move names; it never leaves this object.
    """

    def __init__(self, title: Title, players: int, options: Options) -> None:
        self.title = title
        self.game = Game(title, players, options)
        self._state = title.start(players, self.game.options)
        self.witnesses: list[int | None] = []
        """For each move of the game, the one seat that may see what it names; None if all may."""

    def make(self, mover: Mover, move: str) -> int | None:
        """Make a move, if it is legal. The one seat that may see what it names; None if all may."""
        made = self.game.play(move, CHANCE if mover == "~" else mover)
        witness = self.title.witness(self._state, made.code)
        self._state.play(made.code)
        self.witnesses.append(witness)
        return witness

    def card(self, seed: str, number: int) -> str:
        """The card that comes now, if it is the table's `number`-th: that and the seed decide alone."""
        return str(self.title.vocabulary.write(Chance(seed, number).card(self._state)))

    def cut(self, to: int) -> "Play":
        """The game as it was after its first `to` moves."""
        earlier = Play(self.title, self.game.players, self.game.options)
        for mover, move in self.game.history[:to]:
            earlier.make(mover, move)
        return earlier

    def copy(self) -> "Play":
        twin = object.__new__(Play)
        twin.title = self.title
        twin.game = self.game.copy()
        twin._state = self._state.clone()
        twin.witnesses = list(self.witnesses)
        return twin

    def story(self, seat: int | None) -> list[list[Mover | str]]:
        """The moves so far as a seat, or a spectator, has seen them."""
        return [
            [mover, str(move) if witness is None or witness == seat else self.title.veil(move)]
            for (mover, move), witness in zip(self.game.history, self.witnesses)
        ]
