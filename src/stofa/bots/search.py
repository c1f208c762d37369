"""Thinking ahead from a view, for bots, hints and analysis. How: see `stofa.engine.core.search`."""

from time import process_time
from typing import Final, NamedTuple

from stofa._compiled import is_compiled
from stofa.engine.core.evaluation import CERTAIN
from stofa.engine.core.rng import Rng
from stofa.engine.core.search import NOTHING, Search
from stofa.engine.moves import Move
from stofa.engine.view import View

HEAD_START: Final = CERTAIN // 4
"""What the greedy move is given before the first playout; in the end it only decides between near equals."""

SLICE: Final = 1000
"""Steps between two looks at the clock, if there is a limit of time."""

SLOWER: Final = 20
"""How much less is thought in plain Python, where everything takes a hundred times as long."""


class Budget(NamedTuple):
    """How much to think about one decision."""

    steps: int
    """Decisions to make in playouts, about: the choice depends on it, and on no clock."""

    seconds: float = 0.0
    """Time of the processor after which to stop all the same, for slow machines; 0 for no such limit.
    (A choice that was cut short cannot be had again.)"""

    @classmethod
    def of(cls, steps: int, seconds: float = 0.0) -> "Budget":
        """So many steps if the core is compiled, fewer in plain Python."""
        return cls(steps if is_compiled() else steps // SLOWER, seconds)


class Prospect(NamedTuple):
    """A move, and how likely its side is to win after it."""

    move: Move
    chance: float


def prospects(view: View, rng: Rng, budget: Budget, also: Move | None = None) -> list[Prospect]:
    """All legal moves, the one to make first, and no chance higher than that of a move before it.

    The first ones, and `also`, were thought through; of those that were given up early, the chances are
    rough. Where two moves differ by less than the search can tell, both have the lower chance.
    """
    title = view.title
    search = _thought(view, rng, budget, NOTHING if also is None else also.code)
    found: list[Prospect] = []
    lowest = 1.0
    for number in search.order:
        lowest = min(lowest, int(search.won[number]) / (CERTAIN * int(search.tried[number])))
        found.append(Prospect(title.moves.write(search.codes[number]), lowest))
    return found


def best_move(view: View, rng: Rng, budget: Budget) -> Move:
    """What to do; where there is no choice, without thinking."""
    return view.legal[0] if len(view.legal) == 1 else best_prospect(view, rng, budget).move


def best_prospect(view: View, rng: Rng, budget: Budget) -> Prospect:
    """What to do: found sooner than by `prospects`, for it stops thinking when that is clear."""
    search = _thought(view, rng, budget, NOTHING, hurry=True)
    best = search.order[0]
    chance = int(search.won[best]) / (CERTAIN * int(search.tried[best]))
    return Prospect(view.title.moves.write(search.codes[best]), chance)


def together(view: View, best: Move, rng: Rng, budget: Budget) -> list[Move]:
    """A move with all those that people choose at the same time."""
    title, seat = view.title, view.seat
    assert seat is not None
    line = [best]
    kinds = title.moves
    chosen_with_others = {*kinds.ways, *kinds.picks, *kinds.parts}
    state = view.determinize(rng)
    while (kind := best.kind) in chosen_with_others and not title.unveils(state, best.code):
        state.play(best.code)
        if state.mover() != seat:
            break
        after = View(title, state.observe(seat))
        if kind in kinds.parts and not title.unfinished(after.observation):
            break
        best = best_move(after, rng, budget)
        if kind not in kinds.ways and best.kind != kind and best.kind not in kinds.done:
            break
        line.append(best)
    return line


def _thought(view: View, rng: Rng, budget: Budget, keep: int, *, hurry: bool = False) -> Search:
    title = view.title
    assert view.seat is not None
    players = view.determinize(rng).players()
    sides = title.sides(players)
    side_of = [number for seat in range(players) for number, side in enumerate(sides) if seat in side]
    search = Search(view.observation, side_of, title.evaluation(players), rng)
    search.begin(budget.steps, HEAD_START, keep, hurry)
    if budget.seconds:
        until = process_time() + budget.seconds
        while search.think(SLICE) and process_time() < until:
            pass
        search.sort(search.left)
    else:
        while search.think(budget.steps):
            pass
    return search
