"""The bot that thinks ahead: it compares moves by playouts in worlds that fit what its seat may know."""

from math import exp, sqrt
from typing import Final

from stofa._compiled import is_compiled
from stofa.bots.search import Prospect
from stofa.bots.win_probability import LIMIT, ending
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move, play_greedy
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import State
from stofa.engine.moves import Move
from stofa.engine.view import View

GAMES: Final = 400 if is_compiled() else 40
"""Playouts per decision; fewer in plain Python, where each takes much longer."""

DOUBT: Final = 1.0
"""Standard errors by which a move has to be better than the heuristic's favourite."""

UNSURE: Final = 0.05
"""Variance prior, so that a few identical playouts do not look certain."""

STEEP: Final = 8.0
"""Slope of the logistic that turns a lead in points into a share of a win."""


class Thoughtful:
    """Compares the legal moves by playouts in many worlds that may be the true one."""

    name = "thoughtful"
    stands_in = True

    def __init__(self, games: int = GAMES) -> None:
        self._games = games

    def choose(self, view: View, rng: Rng) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return prospects(view, rng, self._games)[0].move


class _Duel:
    """Two moves played out in the same worlds with the same luck: the favourite and a rival."""

    def __init__(self, rival: int) -> None:
        self.rival = rival
        self.games = 0
        self.won = 0.0
        self._edge = 0.0
        self._squares = UNSURE

    def add(self, won: float, edge: float) -> None:
        """Add one playout: whether the rival won, and how much better its end was."""
        self.games += 1
        self.won += won
        self._edge += edge
        self._squares += edge * edge

    @property
    def edge(self) -> float:
        """Mean advantage of the rival."""
        return self._edge / self.games

    @property
    def clear(self) -> bool:
        """Whether the rival is clearly better."""
        error = sqrt(max(0.0, self._squares / self.games - self.edge**2) / self.games)
        return self.edge > DOUBT * error


def prospects(view: View, rng: Rng, games: int = GAMES, also: Move | None = None) -> list[Prospect]:
    """The moves that were thought through to the end, the one to make first; `also` is one of them.

    Half of the games find a rival for the favourite, the move that looks best at first sight: round by round
    the worse half of the moves is given up. The other half decides between the two, and knows nothing
    of the luck that the rival may have had until then.
    """
    thinker = _Thinker(view, rng)
    favourite = greedy_move(view.observation, rng, Moves())
    rivals = [move.code for move in view.legal if move.code != favourite]
    rounds = max(1, (len(rivals) - 1).bit_length())
    while len(rivals) > 1:
        duels = thinker.compare(favourite, rivals, games // 2 // rounds)[1:]
        duels.sort(key=lambda duel: duel.edge, reverse=True)
        rivals = [duel.rival for duel in duels[: (len(duels) + 1) // 2]]
    if also is not None and also.code not in (favourite, *rivals):
        rivals.append(also.code)
    own, *duels = thinker.compare(favourite, rivals, games // 2)
    ranked = [*duels[:1], own, *duels[1:]] if duels and duels[0].clear else [own, *duels]
    write = view.title.moves.write
    return [Prospect(write(duel.rival), duel.won / duel.games) for duel in ranked]


class _Thinker:
    def __init__(self, view: View, rng: Rng) -> None:
        assert view.seat is not None
        self._observation = view.observation
        self._rng = rng
        self._moves = Moves()
        self._luck = Rng(0)
        self._trial = view.determinize(rng)
        self._sides = view.title.sides(self._trial.players())
        self._side = next(number for number, side in enumerate(self._sides) if view.seat in side)

    def compare(self, favourite: int, rivals: list[int], games: int) -> list[_Duel]:
        """Spread about this many playouts over the favourite (with itself) and each rival against it."""
        duels = [_Duel(move) for move in (favourite, *rivals)]
        for _ in range(max(1, games // len(duels))):
            world = self._observation.determinize(self._rng)
            luck = self._rng.next_word()
            ends = [self._play_on(world, duel.rival, luck) for duel in duels]
            for duel, (won, worth) in zip(duels, ends, strict=True):
                duel.add(won, worth - ends[0][1])
        return duels

    def _play_on(self, world: State, move: int, luck: int) -> tuple[float, float]:
        """The share of the victory, and what the end is worth: how close it was tells more than who won."""
        trial = self._trial
        trial.copy_from(world)
        trial.play(move)
        self._luck.reseed(luck)
        play_greedy(trial, self._luck, LIMIT, self._moves)
        won = ending(trial, self._sides)[self._side]
        points: list[int] = [max(trial.score(seat) for seat in side) for side in self._sides]
        own, others = points.pop(self._side), max(points)
        ahead = (own - others) / max(10, abs(own) + abs(others))
        return won, (won + 1 / (1 + exp(-STEEP * ahead))) / 2
