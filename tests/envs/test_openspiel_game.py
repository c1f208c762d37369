"""OpenSpiel's own tests, where it is installed (`stofa[openspiel]`): it is no tool of the other tests."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from stofa import BadOption, Title, envs
from tests.conformance.every import every_own_title

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")


def go_on(state: Any, rng: Random, moves: int) -> None:
    for _ in range(moves):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@every_own_title
def test_openspiel_finds_nothing_wrong(title: Title) -> None:
    for players in {min(title.player_counts), max(title.player_counts)}:
        game = envs.openspiel(title, players, limit=60)
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@every_own_title
def test_it_plays_by_the_rules_and_observes_as_the_others_do(title: Title) -> None:
    game = envs.openspiel(title)
    state = game.new_initial_state()
    rng = Random(1)
    go_on(state, rng, 60)
    while state.is_chance_node():
        go_on(state, rng, 1)
    mover = state.current_player()
    view = state.view(mover)
    words = [state.action_to_string(mover, action) for action in state.legal_actions()]
    assert sorted(words) == sorted(map(str, view.legal))
    tensor = np.array(state.observation_tensor(mover))
    assert tensor.astype(np.uint8).tobytes() == view.encoded()
    assert state.observation_string(mover) == str(view)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        go_on(twin, Random(5), 30)
        assert str(twin) != str(state)


@every_own_title
def test_a_whole_game_pays_by_sides(title: Title) -> None:
    game = envs.openspiel(title, limit=60_000)
    state = game.new_initial_state()
    go_on(state, Random(2), 10**6)
    assert state.is_terminal()
    paid = state.returns()
    assert sum(paid) == pytest.approx(0)
    assert any(paid)
    assert [seat for seat, reward in enumerate(paid) if reward > 0] == [
        seat for seat in range(game.num_players()) if state.state.winners() >> seat & 1
    ]


def test_it_is_known_by_name_with_its_options() -> None:
    game = pyspiel.load_game("stofa_thurn_and_taxis(players=3,edition=icelandic,start=2)")
    state = game.new_initial_state()
    assert state.view().public.edition == "icelandic"
    assert state.view().public.start == 2
    assert envs.openspiel("thurn-and-taxis", 3, {"edition": "icelandic", "start": 2}).num_players() == 3
    with pytest.raises(BadOption):
        envs.openspiel("thurn-and-taxis", 5)
    with pytest.raises(BadOption, match="colour"):
        envs.openspiel("thurn-and-taxis", options={"colour": "red"})
