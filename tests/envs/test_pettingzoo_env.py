"""PettingZoo's own tests of an environment, and what they do not ask."""

import copy
import pickle
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import stofa
from stofa import BadOption, GameOver, Illegal, Title, envs, kit
from stofa.envs.pettingzoo_env import TurnEnv
from tests.conformance.every import every_own_title

# PettingZoo warns of empty masks, which whoever is not to move has, and of spaces that are no plain Box.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def largest(title: Title) -> int:
    return max(title.player_counts)


def play(env: TurnEnv, seed: int, steps: int = 10**6) -> list[Any]:
    """A game by a random but fixed policy; everything that was seen."""
    rng = np.random.default_rng(seed)
    seen: list[Any] = []
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, info = env.last()
        assert observation is not None
        seen.append((agent, observation["observation"].tobytes(), reward, terminated, truncated, dict(info)))
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return seen


@every_own_title
def test_pettingzoo_finds_nothing_wrong(title: Title, capsys: pytest.CaptureFixture[str]) -> None:
    for players in {min(title.player_counts), largest(title)}:
        api_test(envs.aec(title, players, limit=60), num_cycles=100)
    seed_test(lambda: envs.aec(title, limit=100), num_cycles=60)
    render_test(lambda render_mode: envs.aec(title, limit=100, render_mode=render_mode))
    parallel_api_test(envs.parallel(title, largest(title), limit=30), num_cycles=60)


@every_own_title
def test_it_lasts_as_many_cycles_as_it_may(title: Title) -> None:
    """PettingZoo counts cycles in which all agents act."""

    def in_cycles(max_cycles: int) -> Any:
        return envs.parallel(title, limit=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=in_cycles, env=lambda max_cycles: parallel_to_aec(in_cycles(max_cycles)))
    )


@every_own_title
def test_a_whole_game_pays_by_sides_and_says_how_it_ended(title: Title) -> None:
    env = envs.aec(title, largest(title), limit=60_000)
    env.reset(seed=3)
    seen = play(env, 3)
    last = {agent: (reward, info) for agent, _, reward, terminated, _, info in seen if terminated}
    assert len(last) == largest(title)
    info = last["seat_0"][1]
    paid = [last[f"seat_{seat}"][0] for seat in range(largest(title))]
    assert sum(paid) == pytest.approx(0)
    assert [seat for seat, reward in enumerate(paid) if reward > 0] == info["winners"]
    assert len(info["scores"]) == largest(title)
    assert all(reward == 0 for _, _, reward, terminated, _, _ in seen if not terminated)
    if title.id == "partners":
        assert sorted(paid) == [-1, -1, 1, 1]


@every_own_title
def test_the_same_seed_is_the_same_game_and_another_one_is_not(title: Title) -> None:
    first, second = envs.aec(title), envs.aec(title)
    played = []
    for env, seed in ((first, 5), (second, 5), (first, 6)):
        env.reset(seed=seed)
        played.append(play(env, 1, 40))
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("way", ["clone", "deepcopy", "pickle"])
@every_own_title
def test_a_copy_goes_on_alike_and_shares_nothing(title: Title, way: str) -> None:
    env = envs.aec(title)
    env.reset(seed=4)
    play(env, 2, 20)
    ways: dict[str, Callable[[], TurnEnv]] = {
        "clone": env.clone,
        "deepcopy": lambda: copy.deepcopy(env),
        "pickle": lambda: pickle.loads(pickle.dumps(env)),
    }
    twin = ways[way]()
    before = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    played = play(twin, 9, 40)
    assert [env.observe(agent)["observation"].tobytes() for agent in env.agents] == before
    assert play(env, 9, 40) == played


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = envs.aec("thurn-and-taxis", options={"start": 0})
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tobytes()
    close = env.game.action("close")
    with pytest.raises(Illegal, match="TT-21"):
        env.step(close)
    assert env.agent_selection == "seat_0"
    assert env.observe("seat_0")["observation"].tobytes() == before
    cycles = envs.parallel("thurn-and-taxis", options={"start": 0})
    cycles.reset(seed=1)
    observations, rewards, terminated, _, infos = cycles.step({"seat_0": close, "seat_1": 0})
    assert "TT-21" in infos["seat_0"]["illegal"]
    assert observations["seat_0"]["observation"].tobytes() == before
    assert set(rewards.values()) == {0}
    assert not any(terminated.values())
    with pytest.raises(GameOver):
        envs.parallel("partners").step({})


def test_others_have_no_legal_actions() -> None:
    env = envs.aec("ticket-to-ride-card-game", 3)
    env.reset(seed=2)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    mover = env.agent_selection
    assert masks.pop(mover) == len(env.game.legal) > 0
    assert set(masks.values()) == {0}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"limit": 0}, "at least 1, not 0"),
        ({"limit": None}, "at least 1"),
        ({"render_mode": "rgb_array"}, "human, ansi, svg, not rgb_array"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"players": 9}, "9"),
        ({"rules": 7}, "7"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        envs.aec("thurn-and-taxis", **wrong)


def test_a_game_without_numbers_is_refused() -> None:
    with pytest.raises(BadOption, match="does not say how its observations"):
        envs.aec("goofspiel")


class Encoded(kit.Observation):
    """What the example shows, and its prizes in numbers."""

    def __init__(self, shown: Any) -> None:
        super().__init__(shown.seat)
        self.shown = shown

    def mover(self) -> int:
        return int(self.shown.mover())

    def encode(self, into: Any, at: int) -> int:
        table = self.shown.table
        marks = [int(card in table.prizes) for card in range(1, 14)]
        own_first = table.won[self.seat :] + table.won[: self.seat]
        return kit.write_fields([marks, *([won] for won in own_first)], into, at)

    def legal(self, moves: kit.Moves) -> None:
        self.shown.legal(moves)

    def determinize(self, rng: kit.Rng) -> kit.State:
        state: kit.State = self.shown.determinize(rng)
        return state


def test_a_game_of_somebody_else_can_be_learnt_from_plain_python() -> None:
    plain: Any = stofa.title("goofspiel")

    class State(type(plain.start(2, {"cards": "5"}, 1))):  # type: ignore[misc]
        def observe(self, seat: int) -> Any:
            return Encoded(super().observe(seat))

    class Title(type(plain)):  # type: ignore[misc]
        encoding = kit.Encoding(
            (kit.marked("prizes", [str(card) for card in range(1, 14)], "The prizes to be won."),),
            (),
            (kit.numbers("points", "What was won so far.", won=91),),
        )

        def start(self, players: int, options: Any, rules: int) -> Any:
            begun = super().start(players, options, rules)
            return State(begun.table, begun.bids)

    env = envs.vector(Title(), 3, 2, seed=1)
    points = {placed.name: placed.offset for placed in env.batch.layout.fields}["points of self"]
    most = 0
    for _ in range(40):
        for number in range(3):
            table = env.batch.peek(number).table  # type: ignore[attr-defined]
            told = env.observations[number]
            assert [card + 1 for card in range(13) if told[card]] == sorted(table.prizes)
            assert told[points] == table.won[env.movers[number]]
        most = max(most, int(env.observations[:, points].max()))
        env.step(env.random_actions())
    assert most > 0
