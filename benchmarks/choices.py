"""How good choices are when playouts are judged sooner or later: each choice is played out to the end.

    python -m benchmarks.choices GAME [--players N] [--forms 16:30000,40:200000] [--decisions 150]

A form of the search is the turns after which it judges (0: at the end of the game) and its steps. Every form
makes the same decisions, taken from games of a quick search against itself. Where the forms differ, their
choices are played out greedily in the same worlds, with the same luck. This tells far sooner than games do
which of two forms judges better, but not which would win: real opponents do not play greedily.
"""

from argparse import ArgumentParser
from math import sqrt
from statistics import fmean, pstdev
from typing import Final, NamedTuple

import stofa
from stofa.bots.search import HEAD_START
from stofa.engine.chance import Chance
from stofa.engine.core.evaluation import CERTAIN
from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.search import LIMIT, NOTHING, Search
from stofa.engine.core.state import NOBODY, Observation
from stofa.engine.options import complete_options
from stofa.engine.title import Title

QUICK_STEPS: Final = 500
"""Of the search that plays the games."""

ONE_IN: Final = 7
"""So few of the decisions of a game are taken."""


class Form(NamedTuple):
    """How to search."""

    turns: int
    steps: int


class Table(NamedTuple):
    """What is played."""

    title: Title
    players: int

    def side_of(self) -> list[int]:
        """Which side each seat belongs to."""
        sides = self.title.sides(self.players)
        return [number for seat in range(self.players) for number, side in enumerate(sides) if seat in side]


def choice(table: Table, observation: Observation, form: Form, rng: Rng) -> int:
    """What a form of the search would do."""
    search = Search(observation, table.side_of(), table.title.evaluation(table.players), rng)
    search.begin(form.steps, HEAD_START, NOTHING, True)
    search.turns = form.turns or LIMIT
    while search.think(form.steps):
        pass
    return int(search.codes[search.order[0]])


def decisions(table: Table, number: int) -> list[Observation]:
    """What the seats know at some decisions between several moves."""
    title, players = table
    evaluation = title.evaluation(players)
    assert evaluation is not None, "the game has no evaluation"
    found: list[Observation] = []
    moves = Moves()
    game = 0
    while len(found) < number:
        chance = Chance(f"choices {game}")
        options = complete_options(title.options, {}, players, chance)
        state = title.start(players, options, title.rules_version)
        rng, lots = chance.rng("game"), chance.rng("lots")
        while (mover := state.resolve_chance(rng)) != NOBODY:
            observation = state.observe(mover)
            observation.legal(moves)
            if moves.count > 1 and lots.below(ONE_IN) == 0:
                found.append(observation)
            state.play(choice(table, observation, Form(evaluation.turns, QUICK_STEPS), rng))
        game += 1
    return found[:number]


def chances(table: Table, observation: Observation, codes: list[int], playouts: int) -> dict[int, float]:
    """How often each of some moves wins in the end, played out greedily."""
    search = Search(observation, table.side_of(), None, Rng(1))
    numbers = [list(search.codes).index(code) for code in codes]
    others = [number for number in range(len(search.codes)) if number not in numbers]
    for place, number in enumerate((*numbers, *others)):
        search.order[place] = number
    for _ in range(playouts):
        search.try_all(len(numbers))
    return {
        code: int(search.won[number]) / int(search.tried[number]) / CERTAIN
        for code, number in zip(codes, numbers, strict=True)
    }


def main() -> None:
    """The command line."""
    parser = ArgumentParser(description="Hold choices against playouts to the end.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--forms", default="16:30000,40:200000", metavar="TURNS:STEPS,…")
    parser.add_argument("--decisions", type=int, default=150, metavar="N")
    parser.add_argument("--playouts", type=int, default=600, metavar="N")
    arguments = parser.parse_args()
    title = stofa.title(arguments.game)
    table = Table(title, arguments.players or min(title.player_counts))
    forms = [Form(*map(int, form.split(":"))) for form in arguments.forms.split(",")]
    gains: dict[Form, list[float]] = {form: [] for form in forms}
    for number, observation in enumerate(decisions(table, arguments.decisions)):
        chosen = [choice(table, observation, form, Rng(number)) for form in forms]
        codes = sorted(set(chosen))
        won = chances(table, observation, codes, arguments.playouts) if len(codes) > 1 else {codes[0]: 0.0}
        for form, code in zip(forms, chosen, strict=True):
            gains[form].append(100 * (won[code] - won[chosen[0]]))
    first = forms[0]
    print(
        f"{title.id}, {table.players} players, {arguments.decisions} decisions: percentage points of victory"
    )
    print(f"that one of them gains, against {first.turns} turns and {first.steps:,} steps")
    for form, gained in gains.items():
        error = pstdev(gained) / sqrt(len(gained))
        print(f"{form.turns:4} turns {form.steps:9,} steps  {fmean(gained):+.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
