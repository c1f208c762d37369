"""Fits the weights by which a game's evaluation judges positions, from games of bots against themselves.

    python -m tools.fit_evaluation GAME [--players N] [--games 4000] [--rounds 1] [--steps 600]

In the first round the games are played greedily; in the later ones by a search that uses the weights of the
round before. Every game begins with some turns in which many decisions are made at random, so that positions
come up that good players avoid. From then on nothing is left to chance, so that the end tells how good they
were, and some of these positions are taken. The weights are those that make the winners likeliest (a
conditional logit, by Newton's method). They are written to `weights.py` of the game.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import stofa
from stofa.bots.win_probability import ending
from stofa.engine.chance import Chance
from stofa.engine.core.evaluation import WEIGHT, WHOLE, Evaluation
from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.search import NOTHING, Search
from stofa.engine.core.state import NOBODY, Observation, State
from stofa.engine.options import complete_options
from stofa.engine.title import Title

TURNS_APART: Final = 9
"""Between two positions of one game."""

WILD_TURNS: Final = 40
"""A game begins with up to so many turns …"""

AT_RANDOM: Final = 8
"""… in which one in so many decisions is made at random."""

RIDGE: Final = 3.0
"""How strongly weights are drawn to nothing, so that rare features do not get wild ones."""

Numbers = np.ndarray[Any, np.dtype[np.float64]]

Sample = tuple[list[list[float]], list[float]]
"""The features of all sides in a position, and what each had of the victory."""

Source = tuple[int, int]
"""How many games and positions weights were fitted to, in the last round."""

Choose = Callable[[Observation, Rng], int]


def greedily() -> Choose:
    """The moves of the first round."""
    moves = Moves()
    return lambda observation, rng: observation.greedy_move(rng, moves)


def by_search(title: Title, players: int, weights: list[int], steps: int) -> Choose:
    """The moves of the later rounds."""
    side_of = sides_by_seat(title, players)
    evaluation = with_weights(title, players, weights)

    def choose(observation: Observation, rng: Rng) -> int:
        search = Search(observation, side_of, evaluation, rng)
        if len(search.codes) > 1:
            search.begin(steps, 0, NOTHING, True)
            while search.think(steps):
                pass
        return int(search.codes[search.order[0]])

    return choose


def sides_by_seat(title: Title, players: int) -> list[int]:
    sides = title.sides(players)
    return [number for seat in range(players) for number, side in enumerate(sides) if seat in side]


def with_weights(title: Title, players: int, weights: list[int]) -> Evaluation:
    """The game's own evaluation with other weights, or without any."""
    found = title.evaluation(players)
    assert found is not None, "the game has no evaluation"
    module = import_module(type(found).__module__)
    lists: int = module.lists_of(players) if hasattr(module, "lists_of") else 1
    return type(found)(weights or [0] * (lists * module.FEATURES), found.turns)


def sample(title: Title, players: int, choose: Choose, number: int) -> list[Sample]:
    """Positions of one game, and how it ended."""
    chance = Chance(f"evaluation {title.id} {players} {number}")
    options = complete_options(title.options, {}, players, chance)
    state = title.start(players, options, title.rules_version)
    evaluation = with_weights(title, players, [])
    rng, moves, sides = chance.rng("game"), Moves(), title.sides(players)
    taken: list[list[list[float]]] = []
    # The first turn after the wild ones is the first.
    turns, before = -(number % (WILD_TURNS + 1)), NOBODY
    while (mover := state.resolve_chance(rng)) != NOBODY:
        if mover != before:
            turns, before = turns + 1, mover
            if turns > 0 and turns % TURNS_APART == 1:
                evaluation.begin(state)
                taken.append([features(evaluation, state, side) for side in range(len(sides))])
        observation = state.observe(mover)
        if turns > 0 or rng.below(AT_RANDOM):
            state.play(choose(observation, rng))
        else:
            observation.legal(moves)
            state.play(moves.codes[rng.below(moves.count)])
    shares = ending(state, sides)
    return [(features, shares) for features in taken]


def features(evaluation: Evaluation, state: State, side: int) -> list[float]:
    """By how much each weight counts: for each list of weights all features, by the share of the list."""
    found = vec[i64]([0] * len(evaluation.features))
    evaluation.look(state, side, found)
    return [share * feature / WHOLE for share in evaluation.shares for feature in found]


def fit(samples: list[Sample]) -> tuple[list[int], float]:
    """The weights, and how surprising the ends of the games still are with them (the mean log loss)."""
    rows = np.array([rows for rows, _ in samples], np.float64)
    won = np.array([shares for _, shares in samples], np.float64)
    spread = np.maximum(1e-9, np.sqrt(((rows[:, 0] - rows[:, -1]) ** 2).mean(0)))
    rows /= spread
    weights = np.zeros(len(spread))
    for _ in range(20):
        chances = chances_of(rows, weights)
        apart = rows - np.einsum("ps,psn->pn", chances, rows)[:, None]
        slope = np.einsum("ps,psn->n", won - chances, apart) - RIDGE * weights
        weighed = (apart * np.sqrt(chances)[:, :, None]).reshape(-1, len(weights))
        step = np.linalg.solve(weighed.T @ weighed + RIDGE * np.eye(len(weights)), slope)
        weights += step
        if abs(step).max() < 1e-3:
            break
    loss = -(won * np.log(np.maximum(chances_of(rows, weights), 1e-12))).sum(1).mean()
    return [round(weight) for weight in weights / spread * WEIGHT], float(loss)


def chances_of(rows: Numbers, weights: Numbers) -> Numbers:
    """Of all sides in all positions."""
    strengths = rows @ weights
    odds = np.exp(strengths - strengths.max(1, keepdims=True))
    chances: Numbers = odds / odds.sum(1, keepdims=True)
    return chances


def fitted(title: Title, players: int, games: int, rounds: int, steps: int) -> tuple[list[int], Source]:
    """The weights for a number of players. A round by search has half the games: each teaches more."""
    weights: list[int] = []
    source = (0, 0)
    for round_ in range(rounds):
        choose = by_search(title, players, weights, steps) if round_ else greedily()
        numbers = range(games // 2) if round_ else range(games)
        samples = [each for number in numbers for each in sample(title, players, choose, number)]
        weights, loss = fit(samples)
        source = (len(numbers), len(samples))
        print(f"{title.id}, {players}, round {round_ + 1}: {len(samples):,} positions, log loss {loss:.4f}")
    return weights, source


def write(title: Title, weights: dict[int, list[int]], sources: dict[int, Source]) -> None:
    """Keep the weights, by number of players, and what they come from."""
    path = Path(str(import_module(f"{title.package}.weights").__file__))
    lines = [
        '"""How much the evaluation weighs each of its features, as fitted by tools.fit_evaluation."""',
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[dict[int, list[int]]] = {",
    ]
    for players, found in sorted(weights.items()):
        lines += [f"    {players}: [", *(f"        {weight}," for weight in found), "    ],"]
    lines += ["}", '"""By number of players."""', "", "FITTED_TO: Final[dict[int, tuple[int, int]]] = {"]
    lines += [f"    {players}: {source}," for players, source in sorted(sources.items())]
    lines += [
        "}",
        '"""By number of players: how many games and positions the weights were fitted to, by',
        f"`python -m tools.fit_evaluation {title.id} --players N --games GAMES`." + '"""',
        "",
    ]
    path.write_text("\n".join(lines))


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="Fit the evaluation of a game.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--games", type=int, default=4000, metavar="N")
    parser.add_argument("--rounds", type=int, default=1, metavar="N")
    parser.add_argument("--steps", type=int, default=600, metavar="N")
    arguments = parser.parse_args()
    title = stofa.title(arguments.game)
    module = import_module(f"{title.package}.weights")
    weights, sources = dict(module.WEIGHTS), dict(module.FITTED_TO)
    for players in [arguments.players] if arguments.players else title.player_counts:
        weights[players], sources[players] = fitted(
            title, players, arguments.games, arguments.rounds, arguments.steps
        )
        write(title, weights, sources)


if __name__ == "__main__":
    main()
