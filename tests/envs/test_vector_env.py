"""Many games at once: the same games as one by one, in arrays that are not copied."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from stofa import BadAction, BadOption, Title, envs
from stofa.envs.rewards import rewards
from stofa.envs.vector_env import VectorEnv
from stofa.fast import FastGame
from tests.conformance.every import every_own_title

GAMES = 6
STEPS = 300
LIMIT = 120


@every_own_title
def test_each_game_is_the_one_with_its_seed(title: Title) -> None:
    players = max(title.player_counts)
    env = envs.vector(title, GAMES, players, seed=11, limit=LIMIT)
    singles = [FastGame(title, players, seed=11 + number) for number in range(GAMES)]
    lasted = [0] * GAMES
    broken_off = 0
    for _ in range(STEPS):
        actions = env.random_actions().copy()
        for number, game in enumerate(singles):
            assert env.movers[number] == game.mover
            assert env.observations[number].tobytes() == game.encoded(game.mover)
            assert np.flatnonzero(env.masks[number]).tolist() == sorted(game.legal)
            game.step(int(actions[number]))
            lasted[number] += 1
        observations, paid, terminated, truncated = env.step(actions)
        assert observations is env.observations
        for number, game in enumerate(singles):
            assert terminated[number] == game.over
            assert truncated[number] == (not game.over and lasted[number] == LIMIT)
            if game.over:
                assert env.scores[number].tolist() == game.scores
                winners = sum(1 << seat for seat in game.winners or [])
                assert paid[number].tolist() == pytest.approx(rewards(title.sides(players), winners))
            else:
                assert not paid[number].any()
            if terminated[number] or truncated[number]:
                broken_off += int(truncated[number])
                game.reset()
                lasted[number] = 0
    assert broken_off


def test_the_arrays_are_the_memory_of_the_core() -> None:
    env = envs.vector("partners", 4, seed=1)
    before = env.observations.copy(), env.masks.copy()
    shown = env.observations, env.masks, env.movers, env.terminated, env.truncated
    assert env.observations.shape == (4, env.batch.layout.width)
    assert all(not array.flags.owndata for array in shown)
    env.step(env.random_actions())
    assert not np.array_equal(env.observations, before[0])
    assert not np.array_equal(env.masks, before[1])
    assert env.single_observation_space.contains(env.observations[0])
    assert env.single_action_space.n == env.masks.shape[1]


def after(env: VectorEnv, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        env.step(env.random_actions())
        seen.append(b"".join(array.tobytes() for array in (env.observations, env.masks, env.rewards)))
    return seen


@pytest.mark.parametrize("way", ["clone", "copy", "pickle"])
@every_own_title
def test_a_copy_goes_on_alike_and_shares_nothing(title: Title, way: str) -> None:
    env = envs.vector(title, 3, seed=5, limit=50)
    after(env, 30)
    ways: dict[str, Callable[[], VectorEnv]] = {
        "clone": env.clone,
        "copy": lambda: copy.copy(env),
        "pickle": lambda: pickle.loads(pickle.dumps(env)),
    }
    twin = ways[way]()
    before = env.observations.copy()
    gone = after(twin, 60)
    assert np.array_equal(env.observations, before)
    assert after(env, 60) == gone


def test_a_seed_begins_the_same_games_again() -> None:
    env = envs.vector("ticket-to-ride-card-game", 5, seed=8)
    first = after(env, 40)
    env.reset(seed=8)
    assert after(env, 40) == first
    env.reset()
    assert after(env, 40) != first
    assert after(envs.vector("ticket-to-ride-card-game", 5, seed="8"), 40) != first


def test_what_is_not_legal_is_refused_in_all_games() -> None:
    env = envs.vector("thurn-and-taxis", 3, seed=1)
    actions = env.random_actions().copy()
    actions[2] = env.batch.action("close")
    before = env.observations.copy()
    with pytest.raises(BadAction, match="Game 2: TT-21"):
        env.step(actions)
    assert np.array_equal(env.observations, before)
    env.step(env.random_actions().astype(np.int32))
    with pytest.raises(BadOption, match="at least 1, not 0"):
        envs.vector("partners", 0)
    with pytest.raises(BadOption, match="at least 1, not -1"):
        envs.vector("partners", 1, limit=-1)
