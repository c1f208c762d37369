"""Stofa: board games at one table, exactly by their rules, for people and for programs.

>>> import random, stofa
>>> game = stofa.new("thurn-and-taxis", players=3, edition="german", seed=7)
>>> game.turn in (0, 1, 2)
True
>>> "take stock" in game.legal
True
"""

# Nothing is imported here, so that this takes no time: the `stofa` command has to be ready for Ctrl-C before
# it loads anything. All names come from `stofa.api`, which is loaded when the first of them is used.
TYPE_CHECKING = False  # type checkers know it by its name; the one of `typing` takes time to import
if TYPE_CHECKING:
    from stofa.api import *  # noqa: F403

__version__ = "0.1.0"

if not TYPE_CHECKING:  # a type checker that saw this function would accept every name

    def __getattr__(name):
        if not name.startswith("_") or name == "__all__":
            import stofa.api

            for offered in ("__all__", *stofa.api.__all__):
                globals()[offered] = getattr(stofa.api, offered)
            if name in globals():
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")})
