"""Gymnasium: one seat, and bots in all the others."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Self, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from stofa.bots import Bot, bot, decide
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BadOption, BotFailed, GameOver, StofaError
from stofa.engine.moves import Move
from stofa.engine.title import Title
from stofa.engine.view import View
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

Opponent: TypeAlias = str | Bot | Callable[[View, Rng], Move]
"""A bot by its name or path, a bot itself, or a function that chooses."""

_SEEDS = 2**62


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as one seat lives through it: `stofa.envs.gym`.

    A reward comes with the last step. An action that is not legal loses the game: the reward is -1, and the
    info says under `illegal` why. `action_masks()` is what sb3-contrib asks for.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(
        self,
        game: str | Title,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        limit: int,
        rules: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = fast_game(game, players, options, rules)
        self.limit = checked_limit(limit)
        self.render_mode = checked_mode(render_mode)
        others = self.game.players - 1
        alike = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        listed: list[Any] = [opponents] * others if alike else list(opponents)  # type: ignore[arg-type]
        if len(listed) != others:
            raise BadOption("opponents-count", given=len(listed), wanted=others)
        self.opponents = [_bot_of(each) for each in listed]
        if seat is not None:
            self.game.view(seat)  # or UnknownSeat
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        """The seat in the game under way."""
        self.rng = Rng(0)
        self.decisions = 0
        self.lost = True  # until it is reset for the first time
        self.observation_space = observation_space(self.game.title, self.game.layout)
        self.action_space = action_space(self.game.title)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new game, and let the others play until it is the seat's turn. There are no options."""
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(_SEEDS)))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.game.players))
        self.lost = False
        self.begin()
        while self.game.over:  # before the seat had its first turn: then there is another one
            self.begin()
        return self.seen(), self.told()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play until it is the seat's turn again.

        Raises GameOver if there is no game under way.
        """
        if self.done:
            raise GameOver("game-over")
        try:
            self.game.step(plain_number(action))
        except StofaError as error:
            self.lost = True
            return self.seen(), -1.0, True, False, {**self.told(), "illegal": str(error)}
        self.decisions += 1
        self.let_others_play()
        over = self.game.over
        reward = 0.0
        if over:
            winners = sum(1 << seat for seat in self.game.winners or [])
            reward = rewards(self.game.title.sides(self.game.players), winners)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.seen(), reward, over, not over and self.decisions >= self.limit, self.told()

    def begin(self) -> None:
        """A new game, up to the first turn of the seat. From there on decisions count."""
        self.game.reset(int(self.np_random.integers(_SEEDS)))
        while not self.game.over and self.game.mover != self.seat:
            self.let_other_move()
        self.decisions = 0

    @property
    def done(self) -> bool:
        """Whether the game is over, too long, or lost by an action that was not legal."""
        return self.lost or self.game.over or self.decisions >= self.limit

    def let_others_play(self) -> None:
        """The bots move until it is the seat's turn, or the game is over or too long."""
        while not self.done and self.game.mover != self.seat:
            self.let_other_move()
            self.decisions += 1

    def let_other_move(self) -> None:
        """One decision of a bot. If it breaks the rules, the error names it."""
        game, mover = self.game, self.game.mover
        opponent = self.opponents[(mover - self.seat) % game.players - 1]
        move = decide(opponent, game.view(mover), self.rng)
        try:
            game.step(game.action(move))
        except StofaError as error:
            raise BotFailed(
                "bot-illegal", bot=opponent.name, seat=mover, move=move, problem=str(error)
            ) from error

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions."""
        return self.seen()["action_mask"].astype(np.bool_)

    def seen(self) -> Observed:
        """What the seat may know, and its legal actions."""
        return observed(self.game, self.seat, over=self.done)

    def told(self) -> dict[str, Any]:
        """What goes with an observation: the seat, and how the game ended."""
        info: dict[str, Any] = {"seat": self.seat}
        if self.game.over:
            info |= {"scores": self.game.scores, "winners": self.game.winners}
        return info

    def render(self) -> Any:
        """What the seat sees."""
        return drawn(self.game, self.render_mode, self.seat)

    def clone(self) -> Self:
        """An equal environment of its own, with the same cards to come."""
        return deepcopy(self)


class _Chooser:
    """A function that chooses, as a bot."""

    def __init__(self, choose: Callable[[View, Rng], Move]) -> None:
        self.name = getattr(choose, "__name__", type(choose).__name__)
        self.chosen_by = choose

    def choose(self, view: View, rng: Rng) -> Move:
        return self.chosen_by(view, rng)


def _bot_of(opponent: Opponent) -> Bot:
    if isinstance(opponent, str):
        return bot(opponent)
    return _Chooser(opponent) if callable(opponent) else opponent
