"""The two bots that do not think ahead."""

from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move
from stofa.engine.core.rng import Rng
from stofa.engine.moves import Move
from stofa.engine.view import View


class Random:
    """Any legal move, all equally likely."""

    name = "random"
    stands_in = False

    def choose(self, view: View, rng: Rng) -> Move:
        return view.legal[rng.below(len(view.legal))]


class Greedy:
    """Plays the move that the game's own heuristic prefers."""

    name = "greedy"
    stands_in = True

    def __init__(self) -> None:
        self._moves = Moves()

    def choose(self, view: View, rng: Rng) -> Move:
        return view.title.moves.write(greedy_move(view.observation, rng, self._moves))
