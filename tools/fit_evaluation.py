"""Fits the weights by which a game's evaluation judges positions, from games of bots against themselves.

    python -m tools.fit_evaluation GAME [--players N] [--games 3000] [--rounds 2] [--steps 600]

In the first round the games are played greedily; in the later ones by a search that uses the weights of the
round before. One decision in twenty is made at random, so that positions come up that good players avoid.
From every game some positions are taken, and the weights are those that make its winners likeliest (a
conditional logit, by Newton's method). They are written to `weights.py` of the game.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from math import exp, log, sqrt
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import stofa
from stofa.bots.win_probability import ending
from stofa.engine.chance import Chance
from stofa.engine.core.evaluation import WEIGHT, Evaluation
from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.search import NOTHING, Search
from stofa.engine.core.state import NOBODY, Observation, State
from stofa.engine.options import complete_options
from stofa.engine.title import Title

TURNS_APART: Final = 9
"""Between two positions of one game."""

AT_RANDOM: Final = 20
"""One in so many decisions is made at random."""

RIDGE: Final = 3.0
"""How strongly weights are drawn to nothing, so that rare features do not get wild ones."""

Sample = tuple[list[list[int]], list[float]]
"""The features of all sides in a position, and what each had of the victory."""

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
            search.begin(steps, 0, NOTHING)
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
    features: int = import_module(type(found).__module__).FEATURES
    return type(found)(weights or [0] * features, found.turns)


def sample(title: Title, players: int, choose: Choose, number: int) -> list[Sample]:
    """Positions of one game, and how it ended."""
    chance = Chance(f"evaluation {title.id} {players} {number}")
    options = complete_options(title.options, {}, players, chance)
    state = title.start(players, options, title.rules_version)
    evaluation = with_weights(title, players, [])
    rng, moves, sides = chance.rng("game"), Moves(), title.sides(players)
    taken: list[list[list[int]]] = []
    turns, before = number % TURNS_APART, NOBODY
    while (mover := state.resolve_chance(rng)) != NOBODY:
        if mover != before:
            turns, before = turns + 1, mover
            if turns % TURNS_APART == 0:
                taken.append([features(evaluation, state, side) for side in range(len(sides))])
        observation = state.observe(mover)
        if rng.below(AT_RANDOM):
            state.play(choose(observation, rng))
        else:
            observation.legal(moves)
            state.play(moves.codes[rng.below(moves.count)])
    shares = ending(state, sides)
    return [(features, shares) for features in taken]


def features(evaluation: Evaluation, state: State, side: int) -> list[int]:
    found = vec[i64]([0] * len(evaluation.weights))
    evaluation.look(state, side, found)
    return list(found)


def fit(samples: list[Sample]) -> tuple[list[int], float]:
    """The weights, and how surprising the ends of the games still are with them (the mean log loss)."""
    count = len(samples[0][0][0])
    spread = [
        max(1e-9, sqrt(sum((rows[0][n] - rows[-1][n]) ** 2 for rows, _ in samples) / len(samples)))
        for n in range(count)
    ]
    scaled = [
        ([[value / scale for value, scale in zip(row, spread, strict=True)] for row in rows], shares)
        for rows, shares in samples
    ]
    weights, loss = [0.0] * count, 0.0
    for _ in range(12):
        step, loss = newton_step(scaled, weights)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-3:
            break
    return [round(weight / scale * WEIGHT) for weight, scale in zip(weights, spread, strict=True)], loss


def newton_step(
    samples: list[tuple[list[list[float]], list[float]]], weights: list[float]
) -> tuple[list[float], float]:
    count, loss = len(weights), 0.0
    slope = [-RIDGE * weight for weight in weights]
    curvature = [[RIDGE * (row == column) for column in range(count)] for row in range(count)]
    for rows, shares in samples:
        strengths = [sum(a * b for a, b in zip(weights, row, strict=True)) for row in rows]
        odds = [exp(strength - max(strengths)) for strength in strengths]
        chances = [each / sum(odds) for each in odds]
        mean = [sum(p * row[n] for p, row in zip(chances, rows, strict=True)) for n in range(count)]
        for row, chance, share in zip(rows, chances, shares, strict=True):
            loss -= share * log(max(chance, 1e-12))
            apart = [value - middle for value, middle in zip(row, mean, strict=True)]
            for n, own in enumerate(apart):
                if own:
                    slope[n] += (share - chance) * own
                    line, times = curvature[n], chance * own
                    for m in range(n + 1):
                        line[m] += times * apart[m]
    for n in range(count):
        for m in range(n):
            curvature[m][n] = curvature[n][m]
    return solve(curvature, slope), loss / len(samples)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for n in range(len(rows)):
        pivot = max(range(n, len(rows)), key=lambda row: abs(rows[row][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        for m in range(len(rows)):
            factor = rows[m][n] / rows[n][n]
            if m != n and factor:
                rows[m] = [a - factor * b for a, b in zip(rows[m], rows[n], strict=True)]
    return [rows[n][-1] / rows[n][n] for n in range(len(rows))]


def fitted(title: Title, players: int, games: int, rounds: int, steps: int) -> list[int]:
    """The weights for a number of players. A round by search has a tenth of the games: each teaches more."""
    weights: list[int] = []
    for round_ in range(rounds):
        choose = by_search(title, players, weights, steps) if round_ else greedily()
        numbers = range(games // 10) if round_ else range(games)
        samples = [each for number in numbers for each in sample(title, players, choose, number)]
        weights, loss = fit(samples)
        print(f"{title.id}, {players}, round {round_ + 1}: {len(samples):,} positions, log loss {loss:.4f}")
    return weights


def write(title: Title, weights: dict[int, list[int]]) -> None:
    """Keep the weights, by number of players."""
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
    path.write_text("\n".join([*lines, "}", '"""By number of players."""', ""]))


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="Fit the evaluation of a game.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--games", type=int, default=3000, metavar="N")
    parser.add_argument("--rounds", type=int, default=2, metavar="N")
    parser.add_argument("--steps", type=int, default=600, metavar="N")
    arguments = parser.parse_args()
    title = stofa.title(arguments.game)
    weights = dict(import_module(f"{title.package}.weights").WEIGHTS)
    for players in [arguments.players] if arguments.players else title.player_counts:
        weights[players] = fitted(title, players, arguments.games, arguments.rounds, arguments.steps)
        write(title, weights)


if __name__ == "__main__":
    main()
