"""The standings of a tournament as plots."""

from collections.abc import Callable
from math import ceil, floor, log10

from stofa.arena.figures import Row, Scale, chart
from stofa.arena.ratings import signed, with_minus
from stofa.arena.standings import Standings


def plots(standings: Standings) -> dict[str, str]:
    """All plots there are, as SVG, by name."""
    made: dict[str, Callable[[Standings], str]] = {
        "ladder": ladder,
        "win-rates": win_rates,
        "scores": scores,
        "decision-times": decision_times,
    }
    return {name: draw(standings) for name, draw in made.items()}


def _about(standings: Standings) -> str:
    tournament = standings.tournament
    return f"{tournament.game}, {tournament.players} players, {standings.games:,} games"


def ladder(standings: Standings) -> str:
    """Elo, with intervals."""
    rows = [
        Row(line.bot, rating.points, rating.interval.low, rating.interval.high, signed(rating.points))
        for line, rating in standings.ladder()
    ]
    return chart("Elo (95 % interval)", _about(standings), rows, _linear(rows, signed))


def win_rates(standings: Standings) -> str:
    """The share of victories in each lineup; a dashed line shows what luck alone would give."""
    rows = []
    for contest in standings.contests():
        others = list(dict.fromkeys(contest.against))
        label = f"{contest.bot} – {', '.join(others)}"
        low, high = contest.interval
        percent = f"{contest.share * 100:.1f} %"
        rows.append(Row(label, contest.share, low, high, percent, mark=contest.by_luck))
    scale = Scale([0.0, 0.25, 0.5, 0.75, 1.0], [f"{percent} %" for percent in (0, 25, 50, 75, 100)])
    return chart("Victories (95 % interval; dashed: by luck)", _about(standings), rows, scale)


def scores(standings: Standings) -> str:
    """Mean scores, and how much they vary from game to game."""
    rows = []
    for line, _ in standings.ladder():
        mean = line.mean_score or 0.0
        spread = line.score_deviation
        rows.append(Row(line.bot, mean, mean - spread, mean + spread, with_minus(mean, 1)))
    return chart(
        "Scores (mean, and one standard deviation)", _about(standings), rows, _linear(rows, with_minus)
    )


def decision_times(standings: Standings) -> str:
    """CPU time of a decision: the mean, and up to the slowest."""
    fastest = 1e-6
    rows = []
    for line, _ in standings.ladder():
        mean, slowest = (max(fastest, seconds) for seconds in (line.mean_seconds, line.slowest))
        rows.append(Row(line.bot, log10(mean), log10(mean), log10(slowest), _time(mean)))
    low = floor(min(row.low for row in rows))
    high = max(low + 1, ceil(max(row.high for row in rows)))
    powers = range(low, high + 1)
    scale = Scale([float(power) for power in powers], [_time(10.0**power) for power in powers])
    return chart("CPU time of a decision (mean, and the slowest)", _about(standings), rows, scale)


def _time(seconds: float) -> str:
    for unit, worth in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= worth * 0.9995:
            return f"{seconds / worth:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def _linear(rows: list[Row], write: Callable[[float], str]) -> Scale:
    """A scale of about five round steps that has room for all rows."""
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    rough = max(high - low, 1.0) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    ticks = [step * number for number in range(floor(low / step), ceil(high / step) + 1)]
    if len(ticks) == 1:
        ticks.append(ticks[0] + step)
    return Scale(ticks, [write(tick) for tick in ticks])
