"""What all environments have in common: the game, and the spaces of its actions and observations."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stofa.engine.encoding import Layout
from stofa.engine.errors import BadOption
from stofa.engine.title import Title
from stofa.engine.whole_numbers import whole_number
from stofa.fast import FastGame

Bytes = NDArray[np.uint8]
Observed = dict[str, NDArray[Any]]
"""`observation` and `action_mask`, as both libraries call them."""


def fast_game(
    game: str | Title, players: int | None, options: Mapping[str, Any] | None, rules: int | None
) -> FastGame[Any]:
    """A game by what was asked for. Raises BadOption if it cannot be played or observed so."""
    made: FastGame[Any] = FastGame(game, players, rules=rules, **(options or {}))
    assert made.layout.width
    return made


def checked_limit(limit: object) -> int:
    """The number of decisions after which a game is broken off."""
    number = whole_number(limit)
    if number is None or number < 1:
        raise BadOption("bad-limit", limit=limit)
    return number


def action_space(title: Title) -> spaces.Discrete:
    return spaces.Discrete(len(title.moves.actions))


def cells_space(layout: Layout) -> spaces.Box:
    """The numbers that each cell may have; those that are not used are always 0, though Box wants a range."""
    highest = np.maximum(np.frombuffer(layout.bounds, np.uint8), 1)
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)


def observation_space(title: Title, layout: Layout) -> spaces.Dict:
    masks = spaces.Box(0, 1, (len(title.moves.actions),), np.int8)
    return spaces.Dict({"observation": cells_space(layout), "action_mask": masks})


def observed(game: FastGame[Any], seat: int, *, over: bool = False) -> Observed:
    """What a seat may know, and its legal actions, if it is to move."""
    mask = np.zeros(len(game.title.moves.actions), np.int8)
    if game.mover == seat and not over:
        mask[game.legal] = 1
    return {"observation": np.frombuffer(game.encoded(seat), np.uint8).copy(), "action_mask": mask}


def plain_number(action: Any) -> Any:
    """An action as Python's own integer: those of NumPy are no whole numbers elsewhere."""
    return int(action) if isinstance(action, np.integer) else action


def drawn(game: FastGame[Any], mode: str | None, seat: int | None = None) -> str | None:
    """What a spectator or a seat sees: as a text, or as an SVG; `human` prints the text."""
    view = game.view(seat)
    if mode == "svg":
        return view.picture()
    if mode == "ansi":
        return view.draw()
    if mode == "human":
        print(view.draw())
    return None


RENDER_MODES = ["human", "ansi", "svg"]


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("bad-render-mode", mode=mode, modes=", ".join(RENDER_MODES))
    return mode
