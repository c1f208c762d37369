"""What only a game itself can say about its states: `tests/games/<folder>/invariants.py`, found by name.

``check(state)`` fails if something is wrong in a state that no rule could have brought about: a card too
many, a count that does not fit. It is called on every position that any test of this suite comes to.

``reveals(state, move)``, which may be missing, says whether a move lays open what others could not know
before it, beyond what its own words name (a folded hand, say). There two tables may begin to look different.
"""

from functools import cache
from importlib import import_module
from types import ModuleType

from stofa import Move, Title
from stofa.engine.core.state import State


@cache
def _invariants(package: str) -> ModuleType:
    return import_module(f"tests.games.{package.rpartition('.')[2]}.invariants")


def check(title: Title, state: State) -> None:
    _invariants(title.package).check(state)


def reveals(title: Title, state: State, move: Move) -> bool:
    asked = getattr(_invariants(title.package), "reveals", None)
    return asked is not None and bool(asked(state, move))
