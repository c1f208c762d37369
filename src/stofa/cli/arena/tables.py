"""Standings as plain text."""

from collections import Counter

from stofa.arena.ratings import signed, with_minus
from stofa.arena.standings import BotLine, Contest, Standings
from stofa.cli.text_table import text_table


def ladder_table(standings: Standings) -> str:
    """The bots, the strongest first."""
    rows = []
    for place, (line, rating) in enumerate(standings.ladder(), 1):
        rows.append(
            [
                str(place),
                line.bot,
                signed(rating.points),
                f"{signed(rating.interval.low)} … {signed(rating.interval.high)}",
                f"{line.share:.1%}",
                "–" if line.mean_score is None else with_minus(line.mean_score, 1),
                _time(line.mean_seconds),
                _time(line.slowest),
                str(sum(line.failures.values())) if line.failures else "–",
            ]
        )
    heads = ("", "bot", "Elo", "95 %", "won", "score", "CPU time\na decision", "slowest", "lost\nturns")
    return text_table(heads, rows, names=2)


def contests_table(standings: Standings) -> str:
    """Lineup by lineup, how often a bot has won."""
    rows = [
        [
            contest.bot,
            against_text(contest),
            str(contest.games),
            f"{contest.share:.1%}",
            f"{contest.interval.low:.1%} … {contest.interval.high:.1%}",
            f"{contest.by_luck:.0%}",
        ]
        for contest in standings.contests()
    ]
    return text_table(("bot", "against", "games", "won", "95 %", "by luck"), rows, names=2)


def cross_table(standings: Standings) -> str:
    """How often the bot of a row came in before that of a column."""
    order = [line.bot for line, _ in standings.ladder()]
    numbers = {name: number for number, name in enumerate(standings.tournament.bots)}
    found = standings.cross_table()
    rows = []
    for place, name in enumerate(order, 1):
        cells = [found[numbers[name]][numbers[other]] for other in order]
        rows.append([f"{place} {name}", *("–" if cell is None else f"{cell:.0%}" for cell in cells)])
    return text_table(("ahead of", *(str(place) for place in range(1, len(order) + 1))), rows)


def against_text(contest: Contest) -> str:
    """The others at the table: `3 × greedy`."""
    counted = Counter(contest.against)
    return ", ".join(name if times == 1 else f"{times} × {name}" for name, times in counted.items())


def failure_lines(standings: Standings) -> list[str]:
    """What bots have done wrong, bot by bot."""
    return [_failures(line) for line in standings.lines if line.failures]


def _failures(line: BotLine) -> str:
    lost = ", ".join(f"{kind} {times} ×" for kind, times in line.failures.items())
    turns = sum(line.failures.values())
    counted = f"{turns} {'turn' if turns == 1 else 'turns'}"
    return f"{line.bot} lost {counted} to a stand-in ({lost}). First: {line.problem}"


def test_lines(standings: Standings) -> list[str]:
    """How the test stands, lineup by lineup."""
    watch = standings.watch
    if watch.rule.test is None:
        return []
    low, high = watch.rule.test
    lines = []
    for lineup, ratio, decided in zip(standings.tournament.lineups, watch.ratios, watch.decided, strict=True):
        contest = Contest(lineup[0], lineup[1:], 0, 0.0, 0.0)
        said = "not decided" if decided is None else f"decided for {decided:.1%}"
        lines.append(
            f"{lineup[0]} against {against_text(contest)}: {low:.1%} or {high:.1%} of the victories? {said} "
            f"(log-likelihood ratio {ratio:+.2f})"
        )
    return lines


def _time(seconds: float) -> str:
    return (
        f"{seconds * 1e6:.0f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.{1 if seconds < 0.1 else 0}f} ms"
    )
