"""What only a game itself can say about its states: `tests/games/<folder>/invariants.py`, found by name.

A game need not have it.

``check(state)`` fails if something is wrong in a state that no rule could have brought about: a card too
many, a count that does not fit. It is called on every position that any test of this suite comes to.

``reveals(state, move)``, which may be missing, says whether a move lays open what others could not know
before it, beyond what its own words name (a folded hand, say). There two tables may begin to look different.
Without it, those moves do that by which the mover sees something (`Title.unveils`).
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from stofa import Move, Title
from stofa.engine.core.state import State


@cache
def _invariants(package: str) -> ModuleType | None:
    folder = f"tests.games.{package.rpartition('.')[2]}"
    known = bool(package) and find_spec(folder) is not None
    return import_module(f"{folder}.invariants") if known else None


def check(title: Title, state: State) -> None:
    if module := _invariants(title.package):
        module.check(state)


def reveals(title: Title, state: State, move: Move) -> bool:
    module = _invariants(title.package)
    if module is None:
        return state.mover() >= 0 and title.unveils(state, move.code)
    asked = getattr(module, "reveals", None)
    return asked is not None and bool(asked(state, move))
