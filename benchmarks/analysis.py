"""How long the analysis of a whole game takes: `python -m benchmarks.analysis [--write]`.

Of each title at each size of table, games between `medium` bots: the curve with a glance at every decision,
and verdicts on the five that seem worst, as the page asks for them. CPU time of one process; the slowest game
counts.
"""

import argparse
from time import process_time
from typing import Final

import msgspec

from benchmarks import report
from benchmarks.report import AnalysisTime, AnalysisTimes
from stofa.arena.match import create_match, play
from stofa.bots.advice import advice
from stofa.bots.analysis import curve, verdict
from stofa.cli.bench.command import machine_text
from stofa.engine.core.rng import Rng
from stofa.engine.game import Game
from stofa.engine.view import View
from stofa.games import own_titles
from stofa.tables.tasks import PLAYOUTS_OF_CURVE

TURNS: Final = 5
"""How many verdicts the page asks for."""
HINTS: Final = 20
"""How many hints of a game are measured."""


def analysed(game: Game) -> float:
    """The CPU time of an analysis."""
    begun = process_time()
    moments = sorted(curve(game, PLAYOUTS_OF_CURVE), key=lambda moment: -moment.loss)
    for moment in moments[:TURNS]:
        if moment.decision is not None:
            verdict(game, moment.decision)
    return process_time() - begun


def hinted(game: Game) -> list[float]:
    """The CPU time of some hints."""
    times: list[float] = []
    decisions = sum(mover != "~" for mover, _ in game.history)
    seen = 0
    for state, mover, _ in game.walk():
        if isinstance(mover, int):
            seen += 1
            if seen % max(1, decisions // HINTS) == 0:
                begun = process_time()
                advice(View(game.title, state.observe(mover)), Rng(seen))
                times.append(process_time() - begun)
    return times


def measured(games: int) -> list[AnalysisTime]:
    lines: list[AnalysisTime] = []
    for title in own_titles().values():
        for players in title.player_counts:
            match = create_match(title.id, players, ["medium"], "analysis", {})
            played = [play(match, number) for number in range(games)]
            times = [analysed(game) for game in played]
            hints = sorted(time for game in played for time in hinted(game))
            mean, median = sum(times) / games, hints[len(hints) // 2]
            line = AnalysisTime(title.id, players, games, mean, max(times), len(hints), median, hints[-1])
            print(
                f"{title.id:25} {players} {mean:6.1f} s, {line.slowest:.1f} s; hint {median:.2f} s",
                flush=True,
            )
            lines.append(line)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analysis", description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each title and size of table (5)")
    parser.add_argument("--write", action="store_true", help="keep the figures and write results.md anew")
    asked = parser.parse_args()
    kept = AnalysisTimes(machine_text(), measured(asked.games))
    if asked.write:
        (report.HERE / "analysis.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
        report.main()


if __name__ == "__main__":
    main()
