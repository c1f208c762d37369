"""Many games at once, for NumPy: stepped in the compiled core, which writes masks and observations."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from stofa.engine.core.rng import Rng
from stofa.engine.title import Title
from stofa.envs.rewards import rewards
from stofa.envs.spaces import Bytes, action_space, cells_space, checked_limit
from stofa.fast import Batch, seed_number

Stepped = tuple[Bytes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]


class VectorEnv:
    """Games of one title, all of whose seats are to be played: `stofa.envs.vector`.

    A game that ends, or is broken off at the limit, begins anew in the same step. The arrays are the same
    ones for good, and every step writes over them: take a copy of what you keep.
    """

    def __init__(
        self,
        game: str | Title,
        n: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        limit: int,
        rules: int | None = None,
    ) -> None:
        batch: Batch[Any] = Batch(
            game,
            n,
            players,
            seed=seed,
            auto_reset=True,
            observations=True,
            limit=checked_limit(limit),
            rules=rules,
            **(options or {}),
        )
        self._show(batch, Rng(seed_number(seed)))

    def _show(self, batch: Batch[Any], rng: Rng) -> None:
        """Open the arrays."""
        self.batch = batch
        self._rng = rng
        self.num_envs = batch.size
        self.players = batch.players
        self.single_action_space = action_space(batch.title)
        self.single_observation_space = cells_space(batch.layout)
        assert batch.masks is not None
        assert batch.observations is not None
        self.observations: Bytes = np.asarray(batch.observations)
        """For each game what the seat to move may know: games × cells."""
        self.masks: NDArray[np.bool_] = np.asarray(batch.masks).view(np.bool_)
        """Its legal actions: games × actions."""
        self.movers: NDArray[np.int64] = np.asarray(batch.movers)
        """The seat to move."""
        self.terminated: NDArray[np.bool_] = np.asarray(batch.finished).view(np.bool_)
        """Whether a game ended in the last step."""
        self.truncated: NDArray[np.bool_] = np.asarray(batch.broken_off).view(np.bool_)
        """Whether it was broken off in the last step."""
        self.scores: NDArray[np.int64] = np.asarray(batch.scores)
        """The points of each seat when the game last ended: games × seats."""
        self.rewards = np.zeros((batch.size, batch.players), np.float32)
        """What each seat got in the last step: games × seats. Everybody gets theirs when the game ends."""
        self._winners: NDArray[np.int64] = np.asarray(batch.winners)
        sides = batch.title.sides(batch.players)
        self._paid = np.array([rewards(sides, won) for won in range(2**batch.players)], np.float32)

    def reset(self, seed: int | str | None = None) -> tuple[Bytes, NDArray[np.bool_]]:
        """Begin all games anew, with a seed or with the generators as they are: observations and masks."""
        self.batch.reset(seed=seed)
        if seed is not None:
            self._rng = Rng(seed_number(seed))
        self.rewards[:] = 0
        return self.observations, self.masks

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Stepped:
        """Make a move in each game: observations, rewards, terminated, truncated.

        If one is not legal, BadAction says in which game and why, and nothing has changed in any.
        """
        if isinstance(actions, np.ndarray):
            actions = np.ascontiguousarray(actions, np.int64)
        self.batch.step(actions)  # type: ignore[arg-type]  # an array is a buffer from Python 3.12 on
        self.rewards[:] = 0
        ended = np.flatnonzero(self.terminated)
        if len(ended):
            self.rewards[ended] = self._paid[self._winners[ended]]
        return self.observations, self.rewards, self.terminated, self.truncated

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely. The array is written over by the next step."""
        return np.asarray(self.batch.random_actions(self._rng))

    def __len__(self) -> int:
        return self.num_envs

    def clone(self) -> Self:
        """Equal games of their own, with the same cards to come."""
        return deepcopy(self)

    def __copy__(self) -> Self:
        return self.clone()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.batch, self._rng, self.rewards

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        batch, rng, paid = kept
        self._show(batch, rng)
        self.rewards[:] = paid

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.num_envs} games of {self.batch.title.name()}, {self.players} players>"
