"""The results: rows of game, measure and value, ratios between them, and the bars to reach."""

import operator
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

HEARTS: Final = "openspiel:hearts"
PYTHON_PEERS: Final = ("catanatron:catan",)
"""The peers written in Python, to compare with our plain core."""

MEASURES: Final = {
    "decisions_per_s": "decisions/s",
    "uncompiled_decisions_per_s": "decisions/s uncompiled",
    "batch_steps_per_s": "steps/s of a batch, with masks",
    "single_steps_per_s": "steps/s of a fast game, one by one",
    "games_per_s_random": "random games/s",
    "games_per_s_greedy": "greedy games/s",
    "copy_ns": "copy ns",
    "copy_from_python_ns": "copy called from Python, ns",
    "view_us": "view µs",
    "determinize_us": "determinize µs",
    "state_bytes": "state bytes",
    "legal_seven_ns": "legal moves for a seven, ns",
}
"""All measures, with their headings."""


class Row(NamedTuple):
    """One figure."""

    game: str
    measure: str
    value: float


class Bar(NamedTuple):
    """What a figure should reach, and whether it does."""

    wanted: str
    game: str
    value: float
    met: bool


class Figures:
    """The figures of one run."""

    def __init__(self, rows: list[Row] | None = None) -> None:
        self._values: dict[tuple[str, str], float] = {}
        for game, measure, value in rows or []:
            self._values[game, measure] = value

    def add(self, game: str, measure: str, value: float) -> None:
        """Keep the best value measured: other programs on the machine only ever make it worse.

        Of memory keep the highest, because a process does not grow while it has memory to spare.
        """
        best = max if "_per_s" in measure or measure == "state_bytes" else min
        key = game, measure
        self._values[key] = best(value, self._values.get(key, value))

    def get(self, game: str, measure: str) -> float | None:
        return self._values.get((game, measure))

    def rows(self) -> list[Row]:
        """Game by game, the measures in their order."""
        order = {name: place for place, name in enumerate(MEASURES)}
        games = list(dict.fromkeys(game for game, _ in self._values))
        rows = [Row(game, measure, value) for (game, measure), value in self._values.items()]
        return sorted(rows, key=lambda row: (games.index(row.game), order.get(row.measure, len(order))))

    @property
    def games(self) -> list[str]:
        """Our own games."""
        return [game for game in dict.fromkeys(game for game, _ in self._values) if ":" not in game]

    @property
    def peers(self) -> list[str]:
        """The games of other engines."""
        return [game for game in dict.fromkeys(game for game, _ in self._values) if ":" in game]

    def ratio(self, game: str, measure: str, to_game: str, to_measure: str) -> float | None:
        """The quotient of two figures, if there are both."""
        value, other = self.get(game, measure), self.get(to_game, to_measure)
        return value / other if value is not None and other else None

    def compiled_gain(self, game: str) -> float | None:
        """Speed of the compiled core in multiples of the plain one."""
        return self.ratio(game, "decisions_per_s", game, "uncompiled_decisions_per_s")

    def over_hearts(self, game: str) -> float | None:
        """Our speed in multiples of OpenSpiel's hearts."""
        return self.ratio(game, "decisions_per_s", HEARTS, "decisions_per_s")

    def bars(self) -> Iterator[Bar]:
        """Every bar for which there is a figure."""
        at_least: Callable[[float, float], bool] = operator.ge
        below: Callable[[float, float], bool] = operator.lt
        for game in self.games:
            rows = [
                ("compiled ≥ 50 × uncompiled", self.compiled_gain(game), at_least, 50.0),
                ("compiled ≥ 40 × OpenSpiel's hearts", self.over_hearts(game), at_least, 40.0),
                ("uncompiled ≥ 60,000/s", self.get(game, "uncompiled_decisions_per_s"), at_least, 60e3),
            ]
            rows += [
                (
                    f"uncompiled > {peer}",
                    self.ratio(game, "uncompiled_decisions_per_s", peer, "decisions_per_s"),
                    operator.gt,
                    1.0,
                )
                for peer in PYTHON_PEERS
            ]
            if self.get(game, "decisions_per_s") is not None:  # these bars are for the compiled core
                rows += [
                    ("copy < 100 ns", self.get(game, "copy_ns"), below, 100.0),
                    ("view < 20 µs", self.get(game, "view_us"), below, 20.0),
                    ("state < 1 KiB", self.get(game, "state_bytes"), below, 1024.0),
                ]
            for wanted, value, holds, bound in rows:
                if value is not None:
                    yield Bar(wanted, game, value, holds(value, bound))


def format_figure(value: float | None) -> str:
    """A figure with three significant digits."""
    if value is None:
        return "–"
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
