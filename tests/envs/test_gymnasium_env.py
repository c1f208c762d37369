"""Gymnasium's own checker, and what it does not ask."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stofa import BadOption, BotFailed, GameOver, Move, Rng, Title, UnknownSeat, View, envs
from stofa.envs.gymnasium_env import SeatEnv
from tests.conformance.every import every_own_title


def play(env: SeatEnv, seed: int, steps: int = 10**6) -> list[Any]:
    rng = np.random.default_rng(seed)
    seen: list[Any] = []
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(env.action_masks()))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append((observation["observation"].tobytes(), reward, terminated, truncated, info))
        if terminated or truncated:
            break
    return seen


@every_own_title
def test_gymnasium_finds_nothing_wrong(title: Title) -> None:
    check_env(envs.gym(title, limit=200), skip_render_check=True)
    for mode in ("ansi", "svg"):
        env = envs.gym(title, seat=1, render_mode=mode)
        env.reset(seed=1)
        assert env.render() == (env.game.view(1).draw() if mode == "ansi" else env.game.view(1).picture())


@every_own_title
def test_a_game_against_bots(title: Title) -> None:
    players = max(title.player_counts)
    env = envs.gym(title, players, seat=1, opponents="greedy", limit=60_000)
    observation, info = env.reset(seed=1)
    assert info == {"seat": 1}
    assert observation["observation"].tobytes() == env.game.encoded(1)
    assert env.game.mover == 1
    seen = play(env, 1)
    _, reward, terminated, truncated, info = seen[-1]
    assert (terminated, truncated) == (True, False)
    assert reward == (1 if 1 in info["winners"] else -1 / (len(title.sides(players)) - 1))
    assert all(entry[1] == 0 for entry in seen[:-1])


def test_a_game_that_lasts_too_long_is_broken_off() -> None:
    env = envs.gym("thurn-and-taxis", limit=30)
    env.reset(seed=1)
    _, reward, terminated, truncated, _ = play(env, 1)[-1]
    assert (reward, terminated, truncated, env.decisions) == (0, False, True, 30)
    assert not env.action_masks().any()
    with pytest.raises(GameOver):
        env.step(0)
    with pytest.raises(GameOver):
        envs.gym("partners").step(0)


def test_every_game_has_a_first_turn_however_short_it_is() -> None:
    env = envs.gym("thurn-and-taxis", seat=1, options={"start": 0}, limit=1)
    env.reset(seed=1)
    assert env.game.mover == 1
    assert play(env, 1)[-1][3]
    assert env.decisions == 1


def test_what_is_not_legal_loses_and_says_why() -> None:
    env = envs.gym("thurn-and-taxis", options={"start": 0}, seat=0)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.game.action("close"))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "TT-21" in info["illegal"]
    assert not env.action_masks().any()
    env.reset()
    assert env.action_masks().any()


def test_seats_are_drawn_unless_one_is_named() -> None:
    env = envs.gym("ticket-to-ride-card-game", 4)
    seats = set()
    for seed in range(20):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert env.game.mover == info["seat"]
    assert seats == {0, 1, 2, 3}


def test_each_opponent_sits_where_it_is_named() -> None:
    asked: list[tuple[str, int | None]] = []

    def opponent(name: str) -> Any:
        def choose(view: View, rng: Rng) -> Move:
            asked.append((name, view.seat))
            return view.legal[0]

        return choose

    env = envs.gym("partners", seat=2, opponents=[opponent("left"), opponent("partner"), opponent("right")])
    env.reset(seed=3)
    play(env, 1, 30)
    assert set(asked) == {("left", 3), ("partner", 0), ("right", 1)}


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    def castles(view: View, rng: Rng) -> Move:
        return view.title.moves.actions[-1]

    env = envs.gym("thurn-and-taxis", seat=1, options={"start": 0}, opponents=castles)
    with pytest.raises(BotFailed, match="castles"):
        env.reset(seed=1)


@pytest.mark.parametrize("way", ["clone", "deepcopy", "pickle"])
def test_a_copy_goes_on_alike(way: str) -> None:
    env = envs.gym("partners", opponents="greedy")
    env.reset(seed=4)
    play(env, 2, 10)
    ways: dict[str, Callable[[], SeatEnv]] = {
        "clone": env.clone,
        "deepcopy": lambda: copy.deepcopy(env),
        "pickle": lambda: pickle.loads(pickle.dumps(env)),
    }
    twin = ways[way]()
    assert play(twin, 9, 20) == play(env, 9, 20)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="3 other seats, and 1 opponents"):
        envs.gym("partners", opponents=["greedy"])
    with pytest.raises(BadOption, match="nobody"):
        envs.gym("partners", opponents="nobody")
    with pytest.raises(UnknownSeat):
        envs.gym("partners", seat=4)
