"""Environments for programs that learn: PettingZoo, Gymnasium, many games at once, and OpenSpiel.

Actions and observations are the same in all of them: an action is the number of a move (`stofa.fast`), and
an observation is what the seat may know, in numbers (`title.layout(players)` says which). They need NumPy and
the library they are for: `pip install 'stofa[envs]'`, and for OpenSpiel `stofa[openspiel]`.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from stofa.engine.title import Title

if TYPE_CHECKING:
    import pyspiel

    from stofa.envs.gymnasium_env import Opponent, SeatEnv
    from stofa.envs.pettingzoo_env import CycleEnv, TurnEnv
    from stofa.envs.vector_env import VectorEnv

__all__ = ["LIMIT", "aec", "gym", "openspiel", "parallel", "vector"]

LIMIT: Final = 10_000
"""After so many decisions of all seats a game is broken off, unless another limit is asked for."""

Options = Mapping[str, Any]


def aec(
    game: str | Title,
    players: int | None = None,
    options: Options | None = None,
    *,
    limit: int = LIMIT,
    rules: int | None = None,
    render_mode: str | None = None,
) -> "TurnEnv":
    """A PettingZoo environment in which the seats decide one after the other."""
    kind = _module("pettingzoo_env", "envs").TurnEnv
    env: TurnEnv = kind(game, players, options, limit=limit, rules=rules, render_mode=render_mode)
    return env


def parallel(
    game: str | Title,
    players: int | None = None,
    options: Options | None = None,
    *,
    limit: int = LIMIT,
    rules: int | None = None,
    render_mode: str | None = None,
) -> "CycleEnv":
    """The same for libraries that ask all agents at once: only the action of the seat to move counts."""
    kind = _module("pettingzoo_env", "envs").CycleEnv
    env: CycleEnv = kind(game, players, options, limit=limit, rules=rules, render_mode=render_mode)
    return env


def gym(
    game: str | Title,
    players: int | None = None,
    options: Options | None = None,
    *,
    seat: int | None = None,
    opponents: "Opponent | Sequence[Opponent]" = "random",
    limit: int = LIMIT,
    rules: int | None = None,
    render_mode: str | None = None,
) -> "SeatEnv":
    """A Gymnasium environment: one seat, all others played by bots.

    `seat` is drawn anew for each game if it is not named. `opponents` is a bot for all other seats, or one
    for each of them from the next one clockwise on: a name, a bot, or a function `choose(view, rng)`.
    Decisions count towards the limit from the first turn of the seat on.
    """
    kind = _module("gymnasium_env", "envs").SeatEnv
    env: SeatEnv = kind(
        game,
        players,
        options,
        seat=seat,
        opponents=opponents,
        limit=limit,
        rules=rules,
        render_mode=render_mode,
    )
    return env


def vector(
    game: str | Title,
    n: int,
    players: int | None = None,
    options: Options | None = None,
    *,
    seed: int | str | None = None,
    limit: int = LIMIT,
    rules: int | None = None,
) -> "VectorEnv":
    """Many games, stepped in the compiled core, all seats to be played. Game `i` has the seed `seed + i`."""
    kind = _module("vector_env", "envs").VectorEnv
    env: VectorEnv = kind(game, n, players, options, seed=seed, limit=limit, rules=rules)
    return env


def openspiel(
    game: str | Title,
    players: int | None = None,
    options: Options | None = None,
    *,
    limit: int = LIMIT,
) -> "pyspiel.Game":
    """A game of OpenSpiel. Its states know their cards by explicit chance nodes, one card at a time.

    Importing `stofa.envs.openspiel_game` registers all titles, so that `pyspiel.load_game` knows them too.
    """
    return _module("openspiel_game", "openspiel").load(game, players, options, limit)


def _module(name: str, extra: str) -> Any:
    """One of the modules here, which need what an extra brings."""
    try:
        return import_module(f"stofa.envs.{name}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("stofa"):
            raise
        raise ModuleNotFoundError(
            f"This environment needs more packages: pip install 'stofa[{extra}]'", name=error.name
        ) from error
