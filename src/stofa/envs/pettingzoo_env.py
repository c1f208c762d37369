"""PettingZoo: all seats, one after the other; or all asked at once, though only one of them moves."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from stofa.engine.errors import GameOver, StofaError
from stofa.engine.title import Title
from stofa.envs.rewards import rewards
from stofa.envs.spaces import (
    RENDER_MODES,
    Observed,
    action_space,
    checked_limit,
    checked_mode,
    drawn,
    fast_game,
    observation_space,
    observed,
    plain_number,
)
from stofa.fast import FastGame


class _Table:
    """The game of either environment, and what its agents are called: `seat_0`, `seat_1`, …"""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Title,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        limit: int,
        rules: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game: FastGame[Any] = fast_game(game, players, options, rules)
        self.limit = checked_limit(limit)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": self.game.title.id, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.decisions = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = observation_space(self.game.title, self.game.layout)
            self.action_spaces[agent] = action_space(self.game.title)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def cut_off(self) -> bool:
        """Whether the game has lasted too long."""
        return not self.game.over and self.decisions >= self.limit

    def begin(self, seed: int | None) -> None:
        self.game.reset(seed)
        self.decisions = 0
        self.agents = list(self.possible_agents)

    def seen_by(self, agent: str) -> Observed:
        return observed(self.game, self.possible_agents.index(agent), over=self.cut_off)

    def paid(self) -> dict[str, float]:
        """What each seat gets for how the game stands: nothing, until it is over."""
        winners = sum(1 << seat for seat in self.game.winners or [])
        sides = self.game.title.sides(self.game.players)
        return dict(zip(self.possible_agents, rewards(sides, winners), strict=True))

    def told(self) -> dict[str, dict[str, Any]]:
        """For each agent how the game ended, once it has."""
        info = {"scores": self.game.scores, "winners": self.game.winners} if self.game.over else {}
        return {agent: dict(info) for agent in self.agents}

    def render(self) -> Any:
        """What a spectator sees."""
        return drawn(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def clone(self) -> Self:
        """An equal environment of its own, with the same cards to come."""
        return deepcopy(self)


class TurnEnv(_Table, AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A game whose seats decide one after the other: `stofa.envs.aec`.

    An action that is not legal raises `Illegal` or `BadAction`, and nothing has changed.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with a seed, or going on with the generator as it is. There are no options."""
        self.begin(seed)
        self.agent_selection = self.possible_agents[self.game.mover]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()

    def observe(self, agent: str) -> Observed:
        """What a seat may know, and its legal actions: none, if it is not to move."""
        return self.seen_by(agent)

    def step(self, action: int | None) -> None:
        """Make a move for the selected agent; `None` once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(plain_number(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.over or self.cut_off:
            self.rewards = self.paid()
            self.terminations = dict.fromkeys(self.agents, self.game.over)
            self.truncations = dict.fromkeys(self.agents, self.cut_off)
            self.infos = self.told()
            following = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
        else:
            following = self.game.mover
        self.agent_selection = self.possible_agents[following]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class CycleEnv(_Table, ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """A game in which all agents act in each cycle, and one of them moves: `stofa.envs.parallel`.

    What those say who are not to move does not count; their masks are empty. An action that is not legal
    changes nothing: the cycle passes, and the agent's info says under `illegal` why.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a new game: with a seed, or going on with the generator as it is. There are no options."""
        self.begin(seed)
        return {agent: self.seen_by(agent) for agent in self.agents}, self.told()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make the move of the seat that decides. Raises GameOver if there is no game under way."""
        if not self.agents:
            raise GameOver("game-over")
        mover = self.possible_agents[self.game.mover]
        why = None
        try:
            self.game.step(plain_number(actions.get(mover)))
        except StofaError as error:
            why = str(error)
        self.decisions += 1
        infos = self.told()
        if why is not None:
            infos[mover]["illegal"] = why
        agents, over, cut_off = self.agents, self.game.over, self.cut_off
        seen = {agent: self.seen_by(agent) for agent in agents}
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, self.paid(), dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos
