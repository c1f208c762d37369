"""Environments for learning programs, beside those of other people, in one run and by turns.

    python3 run.py bench --peers            (once: installs the peers)
    .venv/bin/python -m benchmarks.envs [--write]

Every environment is played by uniformly random legal actions; observations and masks of whoever is to move
are made at every step, as a learner needs them. Whichever peer is not installed is left out. In each round
all of them are measured once; the best round counts, in CPU time (of all threads).
"""

from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec
import numpy as np

from benchmarks import report
from benchmarks.report import HERE, EnvSpeed, EnvSpeeds
from stofa import envs, titles
from stofa.cli.bench.command import machine_text
from stofa.cli.bench.probes import per_second

GAMES: Final = 512
"""In a vectorised environment."""
ROUNDS: Final = 5
SECONDS: Final = 0.6
LIMIT: Final = 2_000

Step = Callable[[], int]
"""Makes some steps; returns how many."""
Made = tuple[int, Step]
"""An environment that can be stepped, and the size of its observations."""


def ours_in_a_vector(game: str, players: int) -> Made:
    env = envs.vector(game, GAMES, players, seed=1, limit=LIMIT)

    def step() -> int:
        for _ in range(20):
            env.step(env.random_actions())
        return 20 * GAMES

    return env.observations.shape[1], step


def in_turns(env: Any) -> Made:
    """An AEC environment of PettingZoo, ours or theirs."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    observation = env.last()[0]["observation"]

    def step() -> int:
        for _ in range(200):
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        return 200

    return int(np.size(observation)), step


def ours_in_turns(game: str, players: int) -> Made:
    return in_turns(envs.aec(game, players, limit=LIMIT))


def of_pettingzoo(module: str) -> Made:
    return in_turns(import_module(f"pettingzoo.classic.{module}").raw_env())


def of_rlcard(game: str) -> Made:
    import rlcard

    env = rlcard.make(game, config={"seed": 1})
    rng = np.random.default_rng(1)
    state, _ = env.reset()
    cells = int(np.size(state["obs"]))

    def step() -> int:
        nonlocal state
        for _ in range(100):
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[rng.integers(len(legal))])
            if env.is_over():
                state, _ = env.reset()
        return 100

    return cells, step


def of_pgx(game: str) -> Made:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES)
    state = jax.jit(jax.vmap(env.init))(keys)
    key = jax.random.PRNGKey(2)

    def move(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        chosen = jax.random.categorical(key, logits, axis=-1)
        keys = jax.random.split(key, GAMES)
        return jax.vmap(auto_reset(env.step, env.init))(state, chosen, keys)

    moved = jax.jit(move)

    def step() -> int:
        nonlocal state, key
        for _ in range(5):
            key, now = jax.random.split(key)
            state = moved(state, now)
        state.observation.block_until_ready()
        return 5 * GAMES

    step()  # compiles
    return int(np.prod(state.observation.shape[1:])), step


def offered() -> dict[tuple[str, str, str], Callable[[], Made]]:
    """What can be measured here: by project, environment and game."""
    found: dict[tuple[str, str, str], Callable[[], Made]] = {}
    for title in titles().values():
        largest = max(title.player_counts)
        for players in sorted({min(title.player_counts), largest}):
            named = f"{title.id}, {players} players"
            found["stofa", f"vector of {GAMES}", named] = partial(ours_in_a_vector, title.id, players)
        found["stofa", "AEC", f"{title.id}, {largest} players"] = partial(ours_in_turns, title.id, largest)
    if find_spec("rlcard"):
        for module in ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_no_limit_v6"):
            found["PettingZoo", "AEC", module] = partial(of_pettingzoo, module)
        for game in ("uno", "gin-rummy", "leduc-holdem"):
            found["RLCard", "one game", game] = partial(of_rlcard, game)
    if find_spec("pgx"):
        for game in ("backgammon", "leduc_holdem", "sparrow_mahjong"):
            found["Pgx (JAX)", f"vector of {GAMES}", game] = partial(of_pgx, game)
    return found


def main() -> None:
    parser = ArgumentParser(description="Steps a second of environments, with masks and observations.")
    parser.add_argument("--write", action="store_true", help="keep the figures and write results.md anew")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    ready: dict[tuple[str, str, str], tuple[int, Step]] = {}
    for name, make in offered().items():
        try:
            ready[name] = make()
        except Exception as error:  # a peer that does not run here is left out, and named
            print(f"left out: {' '.join(name)}: {type(error).__name__}: {error}")
    best = dict.fromkeys(ready, 0.0)
    for _ in range(asked.rounds):
        for name, (_, step) in ready.items():
            best[name] = max(best[name], per_second(step, SECONDS))
    lines = [EnvSpeed(*name, cells=ready[name][0], steps_per_s=speed) for name, speed in best.items()]
    for line in lines:
        print(f"{line.project:12} {line.environment:16} {line.game:40} {line.steps_per_s:12,.0f}")
    if asked.write:
        kept = EnvSpeeds(machine_text(), asked.rounds, lines)
        (HERE / "envs.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
        report.main()


if __name__ == "__main__":
    main()
