"""OpenSpiel: every title as a game written in Python, over the compiled core.

`pyspiel.load_game("stofa_partners")` knows the titles once this module is imported; their options are its
parameters. A seat that is drawn before the game (who begins) is the first chance node, unless it is named.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from stofa.engine.core.moves import Moves
from stofa.engine.core.state import CHANCE, NOBODY, State
from stofa.engine.options import Flag, Options, Seat, complete_options
from stofa.engine.position_text import text_of
from stofa.engine.title import Title
from stofa.engine.view import View
from stofa.envs import LIMIT
from stofa.envs.rewards import rewards
from stofa.envs.spaces import checked_limit
from stofa.games import title as title_named, titles

DRAWN: Final = -1
"""The parameter of a seat that chance draws."""


def name_of(title: Title) -> str:
    """What OpenSpiel calls a title."""
    return f"stofa_{title.id.replace('-', '_')}"


def parameters(title: Title) -> dict[str, Any]:
    """What a game can be loaded with, and what it is without."""
    found: dict[str, Any] = {"players": min(title.player_counts), "limit": LIMIT}
    for option in title.options:
        found[option.name] = DRAWN if isinstance(option, Seat) else option.default
    return found


def game_type(title: Title) -> Any:
    return pyspiel.GameType(
        short_name=name_of(title),
        long_name=title.name(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.player_counts),
        min_num_players=min(title.player_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(title),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title for a number of players."""

    title: Title

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = self.title
        given = {**parameters(title), **(params or {})}
        self.players: int = title.check_players(given.pop("players"))
        self.limit = checked_limit(given.pop("limit"))
        self.ways = _ways(title, self.players, given)
        self.layout = title.layout(self.players)
        self.cards = [move for move in title.moves if move not in title.moves.action_of]
        """The moves of chance; an outcome of a chance node is a place in this list."""
        self.card_of = {move.code: number for number, move in enumerate(self.cards)}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(title.moves.actions),
            max_chance_outcomes=max(len(self.cards), len(self.ways)),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(title), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"There are no parameters of observers, not {params}")
        return SpielObserver(self)


def _ways(title: Title, players: int, given: dict[str, Any]) -> list[Options]:
    """All that the game can begin with: one for each seat, where chance draws a seat."""
    ways: list[dict[str, Any]] = [given]
    for option in title.options:
        if isinstance(option, Seat) and given[option.name] == DRAWN:
            ways = [{**way, option.name: seat} for way in ways for seat in range(players)]
        elif isinstance(option, Flag):
            ways = [{**way, option.name: bool(way[option.name])} for way in ways]
    return [complete_options(title.options, way, players, None) for way in ways]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel clones it attribute by attribute, and serialises the moves that led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._state: State | None = None
        self._decisions = 0
        if len(game.ways) == 1:
            self._begin(0)

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def _begin(self, way: int) -> None:
        game = self._game
        self._state = game.title.start(game.players, game.ways[way], game.title.rules_version)

    @property
    def state(self) -> State:
        """The whole state, with everything hidden in it."""
        assert self._state is not None, "the game has not begun: chance draws a seat first"
        return self._state

    def view(self, player: int | None = None) -> View:
        """What a seat may know."""
        return View(self._game.title, self.state.observe(NOBODY if player is None else player))

    def current_player(self) -> int:
        if self._state is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self._state.mover()
        if mover == NOBODY or self._decisions >= self._game.limit:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        moves, actions = self._game.title.moves, Moves()
        self.state.legal(actions)
        return sorted(moves.action_of[moves.write(code)] for code in actions.listed())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._state is None:
            ways = len(self._game.ways)
            return [(way, 1 / ways) for way in range(ways)]
        size = self._state.bag()
        counts = Counter(self._game.card_of[self._state.card(place)] for place in range(size))
        return [(card, count / size) for card, count in sorted(counts.items())]

    def _apply_action(self, action: int) -> None:
        if self._state is None:
            self._begin(action)
        elif self._state.mover() == CHANCE:
            self._state.play(self._game.cards[action].code)
        else:
            self._state.play(self._game.title.moves.actions[action].code)
            self._decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self._game.title.moves.actions[action])
        if self._state is None:
            return " ".join(f"{name}={value}" for name, value in self._game.ways[action].items())
        return str(self._game.cards[action])

    def returns(self) -> list[float]:
        game = self._game
        over = self._state is not None and self._state.mover() == NOBODY
        return rewards(game.title.sides(game.players), self.state.winners() if over else 0)

    def __str__(self) -> str:
        """The whole position, hidden cards and all, as OpenSpiel's games do it."""
        if self._state is None:
            return "~"
        title = self._game.title
        if title.positions is not None:
            return text_of(title.positions, self._state)
        return self.view().draw()


class SpielObserver:
    """What a player may know, in numbers and as a text."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.layout.width, np.float32)
        self.dict = {
            placed.name: self.tensor[placed.offset : placed.offset + placed.field.width]
            for placed in game.layout.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state._state is not None:
            self.tensor[:] = np.frombuffer(state.view(player).encoded(), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state._state is None else str(state.view(player))


def load(
    game: str | Title, players: int | None, options: Mapping[str, Any] | None, limit: int
) -> pyspiel.Game:
    """A title as OpenSpiel's game. Raises BadOption and its like if it cannot be played so."""
    title = game if isinstance(game, Title) else title_named(game)
    title.layout(min(title.player_counts))  # or it does not say how it is observed
    register(title)
    given = dict(options or {})
    unknown = given.keys() - {option.name for option in title.options}
    if unknown:
        complete_options(title.options, given, min(title.player_counts), None)
    if players is not None:
        given["players"] = title.check_players(players)
    return pyspiel.load_game(name_of(title), {**given, "limit": checked_limit(limit)})


def register(title: Title) -> None:
    """Let `pyspiel.load_game` know a title."""
    if name_of(title) not in pyspiel.registered_names():
        kind = type(f"{type(title).__name__}Game", (SpielGame,), {"title": title})
        pyspiel.register_game(game_type(title), kind)


for _title in titles().values():
    if _title.encoding is not None:
        register(_title)
