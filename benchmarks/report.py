"""Writes `results.md` and its plots from the JSON files beside it: no figure is typed by hand.

`stofa bench --write`, `strength.py` and `soak.py` run this when they have measured.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.plots import Rate, Share, shares, speeds
from stofa.cli.bench.figures import MEASURES, Figures, Row, written

HERE: Final = Path(__file__).resolve().parent


class Speed(msgspec.Struct):
    """What `stofa bench --write` keeps."""

    machine: str
    rows: list[dict[str, str | float]]

    @property
    def figures(self) -> Figures:
        return Figures([Row(str(row["game"]), str(row["measure"]), float(row["value"])) for row in self.rows])


class Strength(msgspec.Struct):
    """One line of what `strength.py` keeps."""

    game: str
    players: int
    games: int
    unfinished: int
    wins: float
    low: float
    high: float
    by_luck: float
    """The share of wins that the greedy seats would have if they were no better."""

    @property
    def share(self) -> float:
        return self.wins / self.games


class Soak(msgspec.Struct):
    """One line of what `soak.py` keeps."""

    game: str
    bot: str
    games: int
    moves: int
    unfinished: int
    """Games that had no end after 100,000 moves."""
    seconds: float


HEAD: Final = """\
# Results

Written by `python3 run.py bench --peers --write`, `benchmarks/strength.py` and
`benchmarks/soak.py`; how it is measured is told in [README.md](README.md). Figures depend on the machine, the ratios much less.
"""


def table(heads: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
    """A table in Markdown; all columns but the first are figures."""
    yield ""
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'--:|' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def times(ratio: float | None) -> str:
    return "–" if ratio is None else f"{written(ratio)} ×"


def speed_section(speed: Speed) -> Iterator[str]:
    figures = speed.figures
    yield "\n## Speed"
    yield f"\nMeasured on: {speed.machine}."
    yield "\n![Decisions a second](speed.svg)"
    yield from table(
        ["decisions a second, random play", "compiled", "uncompiled", "ratio", "to OpenSpiel's hearts"],
        [
            [
                game,
                written(figures.get(game, "decisions_per_s")),
                written(figures.get(game, "uncompiled_decisions_per_s")),
                times(figures.compiled_gain(game)),
                times(figures.over_hearts(game)),
            ]
            for game in figures.games
        ]
        + [[peer, written(figures.get(peer, "decisions_per_s")), "", "", ""] for peer in figures.peers],
    )
    measures = [name for name in MEASURES if not name.endswith("decisions_per_s")]
    yield from table(
        ["", *figures.games],
        [
            [MEASURES[measure], *(written(figures.get(game, measure)) for game in figures.games)]
            for measure in measures
        ],
    )
    bars = list(figures.bars())
    yield "\n### Bars"
    yield from table(
        ["bar", *figures.games],
        [
            [
                wanted,
                *(
                    f"{written(bar.value)} {'✓' if bar.met else '✗'}"
                    for game in figures.games
                    for bar in bars
                    if (bar.wanted, bar.game) == (wanted, game)
                ),
            ]
            for wanted in dict.fromkeys(bar.wanted for bar in bars)
        ],
    )


def strength_section(lines: list[Strength]) -> Iterator[str]:
    yield "\n## Strength"
    yield "\nOne greedy seat (in Partners one team) against random ones."
    yield "\n![Games won](strength.svg)"
    yield from table(
        ["", "players", "games", "won", "95 % interval", "by luck", "unfinished"],
        [
            [
                line.game,
                str(line.players),
                f"{line.games:,}",
                f"{line.share:.1%}",
                f"{line.low:.1%} – {line.high:.1%}",
                f"{line.by_luck:.0%}",
                str(line.unfinished),
            ]
            for line in lines
        ],
    )


def soak_section(lines: list[Soak]) -> Iterator[str]:
    yield "\n## Whole games, recorded and replayed"
    yield "\nAll sizes of table and all options by turns; every record was read back, and every move checked."
    yield from table(
        ["", "bot", "games", "moves", "unfinished", "failures", "seconds"],
        [
            [
                line.game,
                line.bot,
                f"{line.games:,}",
                f"{line.moves:,}",
                str(line.unfinished),
                "0",
                str(line.seconds),
            ]
            for line in lines
        ],
    )


def speed_plot(figures: Figures) -> str:
    rates: list[Rate] = []
    for game in figures.games:
        for measure, kind, name in (
            ("decisions_per_s", "compiled", game),
            ("uncompiled_decisions_per_s", "plain", "uncompiled"),
        ):
            if value := figures.get(game, measure):
                rates.append(Rate(name, kind, value, written(value)))
    for peer in figures.peers:
        value = figures.get(peer, "decisions_per_s") or 1.0
        rates.append(Rate(peer.replace(":", " "), "peer", value, written(value)))
    return speeds("Decisions a second, random play (each line ten times the last)", rates)


def strength_plot(lines: list[Strength]) -> str:
    return shares(
        "Games won by a greedy seat against random ones (stroke: by luck alone)",
        [
            Share(f"{line.game}, {line.players}", line.share, line.low, line.high, line.by_luck)
            for line in lines
        ],
    )


def main() -> None:
    """Write what there are figures for."""
    lines = [HEAD.rstrip()]
    if (HERE / "speed.json").exists():
        speed = msgspec.json.decode((HERE / "speed.json").read_bytes(), type=Speed)
        lines += speed_section(speed)
        (HERE / "speed.svg").write_text(speed_plot(speed.figures), "utf-8")
    if (HERE / "strength.json").exists():
        strength = msgspec.json.decode((HERE / "strength.json").read_bytes(), type=list[Strength])
        lines += strength_section(strength)
        (HERE / "strength.svg").write_text(strength_plot(strength), "utf-8")
    if (HERE / "soak.json").exists():
        lines += soak_section(msgspec.json.decode((HERE / "soak.json").read_bytes(), type=list[Soak]))
    (HERE / "results.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
