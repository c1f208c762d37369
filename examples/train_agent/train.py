"""Train a small network to play Thurn and Taxis for two, until it beats a bot.

    pip install 'stofa[envs]' jax optax
    python train.py --imitate 3 --against easy

First it imitates: it plays many games at once, a teacher says at every decision what it would have done, and
the network learns to say the same. In half of the games its own choices are played, so that it also learns
what to do where only its own mistakes lead; in the other half the teacher's.

Then, if it is given the time (--self-play), it goes on by playing against itself. The method is PPO: the
games are played with the network as it is, then the network is moved towards what went better than it had
expected. Both seats are played by the same network, and both teach it. Points are paid as they are made:
rewards are changes of the lead.
"""

import argparse
import pickle
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from stofa import Bot, Move, Rng, View, bot, envs
from stofa.games.thurn_and_taxis.board import CARRIAGES, TILES

GAME = "thurn-and-taxis"
GAMES = 256
STEPS = 32
HIDDEN = 192
EPOCHS = 2
BATCH = 1024
IMITATION_RATE = 1e-3
SELF_PLAY_RATE = 3e-4
"""How fast it learns at first; the rate falls to a tenth of this."""
DISCOUNT = 0.99
TRACE = 0.9
CLIP = 0.2
ENTROPY = 0.01
A_POINT = 0.1
"""What a point of lead is worth beside winning, which is worth 1."""

Params = dict[str, Any]


class Shown(NamedTuple):
    """What is learnt from a teacher: one entry for each decision."""

    observation: Any
    mask: Any
    action: Any


class Told(NamedTuple):
    """What is learnt from own games: one entry for each decision."""

    observation: Any
    mask: Any
    action: Any
    chance: Any
    """The logarithm of the probability with which the action was chosen."""
    advantage: Any
    worth: Any


# ── The network ─────────────────────────────────────────────────────────────────────────────────────


def new_network(key: Any, cells: int, actions: int) -> Params:
    """Two layers that policy and value share, and one of their own each."""
    sizes = [("one", cells, HIDDEN, 1.4), ("two", HIDDEN, HIDDEN, 1.4), ("policy", HIDDEN, actions, 0.01)]
    params: Params = {}
    for name, inputs, outputs, scale in [*sizes, ("value", HIDDEN, 1, 1.0)]:
        key, now = jax.random.split(key)
        weights = jax.nn.initializers.orthogonal(scale)(now, (inputs, outputs))
        params[name] = {"w": weights, "b": jnp.zeros(outputs)}
    return params


def think(params: Params, scale: Any, observation: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of the probabilities of all actions, and how far the seat expects to get ahead."""
    hidden = observation.astype(jnp.float32) * scale
    for name in ("one", "two"):
        hidden = jax.nn.relu(hidden @ params[name]["w"] + params[name]["b"])
    logits = hidden @ params["policy"]["w"] + params["policy"]["b"]
    value = (hidden @ params["value"]["w"] + params["value"]["b"])[..., 0]
    return jax.nn.log_softmax(jnp.where(mask, logits, -1e9)), value


@jax.jit  # type: ignore[untyped-decorator, unused-ignore]
def choose(params: Params, scale: Any, key: Any, observation: Any, mask: Any) -> tuple[Any, Any, Any]:
    chances, value = think(params, scale, observation, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


@partial(jax.jit, static_argnums=0)
def improve(optimiser: Any, params: Params, state: Any, scale: Any, told: Told) -> tuple[Params, Any]:
    """One step of PPO."""

    def loss(params: Params) -> Any:
        chances, value = think(params, scale, told.observation, told.mask)
        now = jnp.take_along_axis(chances, told.action[:, None], 1)[:, 0]
        ratio = jnp.exp(now - told.chance)
        spread = told.advantage.std() + 1e-6
        advantage = (told.advantage - told.advantage.mean()) / spread
        gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -jnp.where(told.mask, jnp.exp(chances) * chances, 0).sum(-1).mean()
        return -gain + 0.5 * jnp.square(value - told.worth).mean() - ENTROPY * entropy

    updates, state = optimiser.update(jax.grad(loss)(params), state, params)
    return optax.apply_updates(params, updates), state


@partial(jax.jit, static_argnums=0)
def copy(optimiser: Any, params: Params, state: Any, scale: Any, shown: Shown) -> tuple[Params, Any]:
    """One step towards choosing what the teacher would."""

    def loss(params: Params) -> Any:
        chances, _ = think(params, scale, shown.observation, shown.mask)
        return -jnp.take_along_axis(chances, shown.action[:, None], 1).mean()

    updates, state = optimiser.update(jax.grad(loss)(params), state, params)
    return optax.apply_updates(params, updates), state


# ── The game ────────────────────────────────────────────────────────────────────────────────────────


class Lead:
    """How many points the seat that looks is ahead (TT-39), read from its observation by names."""

    def __init__(self, layout: Any) -> None:
        offsets = {placed.name: placed.offset for placed in layout.fields}
        self.counts = [offsets["counts of self"], offsets["counts of next"]]
        self.tiles = [offsets["tiles of self"], offsets["tiles of next"]]
        self.values = np.array([value for values in TILES.values() for value in values])
        self.carriages = np.array([CARRIAGES.get(carriage, 0) for carriage in range(8)])

    def of(self, observations: Any) -> Any:
        own, other = (
            self.carriages[observations[:, counts + 2]]
            - observations[:, counts + 1].astype(int)
            + observations[:, tiles : tiles + len(self.values)] @ self.values
            for counts, tiles in zip(self.counts, self.tiles)
        )
        return own - other


def watch(env: Any, teacher: Bot, rng: Rng, params: Params, scale: Any, key: Any) -> Shown:
    """Some steps of all games, and what the teacher would have done at each decision."""
    seen: list[Shown] = []
    own = np.arange(env.num_envs) % 2 == 0
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        views = [env.batch.view(number, int(seat)) for number, seat in enumerate(env.movers)]
        wanted = np.array([env.batch.action(teacher.choose(view, rng)) for view in views])
        seen.append(Shown(env.observations.copy(), env.masks.copy(), wanted))
        chosen, _, _ = choose(params, scale, now, env.observations, env.masks)
        env.step(np.where(own, np.array(chosen), wanted))
    return Shown(*map(np.concatenate, zip(*seen)))


def play(env: Any, lead: Lead, params: Params, scale: Any, key: Any) -> Told:
    """Some steps of all games, and what each decision has turned out to be worth."""
    seen: list[tuple[Any, ...]] = []
    turn = np.arange(env.num_envs)
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        observation, mask, mover = env.observations.copy(), env.masks.copy(), env.movers.copy()
        action, chance, value = (np.array(each) for each in choose(params, scale, now, observation, mask))
        before = np.where(mover == 0, 1, -1) * lead.of(observation)  # of seat 0
        env.step(action)
        over = env.terminated | env.truncated
        after = np.where(env.movers == 0, 1, -1) * lead.of(env.observations)
        after = np.where(env.terminated, env.scores[:, 0] - env.scores[:, 1], np.where(over, before, after))
        paid = A_POINT * (after - before) + env.rewards[:, 0]  # to seat 0; seat 1 gets as much less
        seen.append((observation, mask, mover, action, chance, value, paid, over))
    _, _, value = choose(params, scale, key, env.observations, env.masks)
    # From the last step back: what each seat expects at its next decision, and what came of it.
    first = np.where(env.movers == 0, 1, -1) * np.array(value)
    expected = np.stack([first, -first], 1)
    worth = expected.copy()
    waiting = np.zeros_like(worth)
    targets, advantages = [], []
    for _, _, mover, _, _, value, paid, over in reversed(seen):
        for each in (expected, worth, waiting):
            each[over] = 0
        waiting += np.stack([paid, -paid], 1)
        goal = waiting[turn, mover] + DISCOUNT * (
            TRACE * worth[turn, mover] + (1 - TRACE) * expected[turn, mover]
        )
        expected[turn, mover], worth[turn, mover], waiting[turn, mover] = value, goal, 0
        targets.append(goal)
        advantages.append(goal - value)
    columns = list(zip(*seen))
    told = (columns[0], columns[1], columns[3], columns[4], advantages[::-1], targets[::-1])
    return Told(*(np.concatenate(column).astype(_plain(column[0].dtype)) for column in told))


def _plain(kind: Any) -> Any:
    return np.float32 if kind == np.float64 else kind


class Learned:
    """The network as a bot: it gets a view, as all bots do."""

    name = "learned"

    def __init__(self, params: Params, scale: Any) -> None:
        self.params, self.scale = jax.device_get(params), np.asarray(scale)

    def choose(self, view: View, rng: Rng) -> Move:
        hidden = np.frombuffer(view.encoded(), np.uint8) * self.scale
        for name in ("one", "two"):
            hidden = np.maximum(hidden @ self.params[name]["w"] + self.params[name]["b"], 0)
        logits = hidden @ self.params["policy"]["w"] + self.params["policy"]["b"]
        moves = view.title.moves
        return max(view.legal, key=lambda move: logits[moves.action_of[move]])


def wins(learned: Learned, against: str, games: int, seed: int) -> tuple[int, int]:
    """Games that it wins against a bot, and those that are broken off. It sits on each side by turns."""
    won = unfinished = 0
    for number in range(games):
        # Seeds and seats are those of two environments, so that each deal is played from both sides.
        env = envs.gym(GAME, 2, {"start": number // 2 % 2}, seat=number % 2, opponents=against, limit=3_000)
        env.reset(seed=seed + number // 2)
        over = cut_off = False
        rng = Rng(seed + number)
        reward = 0.0
        while not over and not cut_off:
            move = learned.choose(env.game.view(env.seat), rng)
            _, reward, over, cut_off, _ = env.step(env.game.action(move))
        won += reward > 0
        unfinished += cut_off
    return won, unfinished


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return middle - wide, middle + wide


class Training:
    """The network, and all that is needed to make it better."""

    def __init__(self, against: str, seed: int) -> None:
        self.against, self.seed = against, seed
        self.env = envs.vector(GAME, GAMES, 2, seed=seed, limit=2_000)
        bounds = np.frombuffer(self.env.batch.layout.bounds, np.uint8)
        self.scale = 1 / np.maximum(bounds, 1).astype(np.float32)
        self.key, now = jax.random.split(jax.random.PRNGKey(seed))
        self.params = new_network(now, self.env.observations.shape[1], self.env.masks.shape[1])
        self.order = np.random.default_rng(seed)

    def imitate(self, minutes: float, teacher: str) -> None:
        """Learn from a bot."""
        chooser, rng = bot(teacher), Rng(self.seed)
        self._learn(
            minutes,
            IMITATION_RATE,
            lambda key: watch(self.env, chooser, rng, self.params, self.scale, key),
            copy,
        )

    def play_itself(self, minutes: float) -> None:
        """Learn from own games."""
        lead = Lead(self.env.batch.layout)
        self._learn(
            minutes, SELF_PLAY_RATE, lambda key: play(self.env, lead, self.params, self.scale, key), improve
        )

    def _learn(self, minutes: float, rate: float, games: Any, step: Any) -> None:
        """For some minutes of CPU time: play, take steps, and tell now and then how it does."""
        adam = optax.inject_hyperparams(optax.adam)(learning_rate=rate)
        optimiser = optax.chain(optax.clip_by_global_norm(0.5), adam)
        state = optimiser.init(self.params)
        begun = time.process_time()
        told_at = 0.0
        decisions = 0
        while (spent := time.process_time() - begun) < 60 * minutes:
            state[1].hyperparams["learning_rate"] = jnp.asarray(rate * (1 - 0.9 * spent / (60 * minutes)))
            self.key, now = jax.random.split(self.key)
            seen = games(now)
            decisions += len(seen.action)
            for _ in range(EPOCHS):
                order = self.order.permutation(len(seen.action))
                for first in range(0, len(order), BATCH):
                    some = type(seen)(*(column[order[first : first + BATCH]] for column in seen))
                    self.params, state = step(optimiser, self.params, state, self.scale, some)
            if spent - told_at > 60:
                won, _ = wins(self.learned, self.against, 50, seed=10_000)
                print(f"{spent:4.0f} s, {decisions:,} decisions: {won} of 50 won", flush=True)
                told_at = spent

    @property
    def learned(self) -> Learned:
        """The network as it is now."""
        return Learned(self.params, self.scale)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--imitate", type=float, default=3, metavar="MINUTES", help="of CPU time; 3 unless told"
    )
    parser.add_argument("--teacher", default="medium", help="the bot that it imitates")
    parser.add_argument(
        "--self-play", type=float, default=0, metavar="MINUTES", help="after that; none unless told"
    )
    parser.add_argument("--against", default="easy", help="a bot, by name or path")
    parser.add_argument("--games", type=int, default=400, help="games of the last measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for the network")
    asked = parser.parse_args()
    training = Training(asked.against, asked.seed)
    training.imitate(asked.imitate, asked.teacher)
    training.play_itself(asked.self_play)
    learned = training.learned
    won, unfinished = wins(learned, asked.against, asked.games, seed=20_000)
    low, high = interval(won, asked.games)
    print(
        f"Against {asked.against}: {won} of {asked.games} won ({won / asked.games:.1%}, "
        f"95 % interval {low:.1%} to {high:.1%}), {unfinished} unfinished."
    )
    if asked.keep:
        asked.keep.write_bytes(pickle.dumps(learned))


if __name__ == "__main__":
    main()
