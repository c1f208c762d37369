"""A tournament as files for other programs: a summary, or a row for each seat of each game."""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Any

from stofa.arena.referee import FAILURES
from stofa.arena.standings import Standings
from stofa.arena.tournament import PlayedGame, Tournament, fixture
from stofa.bots.win_probability import shares

KINDS = list(dict.fromkeys(FAILURES.values()))

COLUMNS: dict[str, type] = {
    "game": int,
    "deal": int,
    "lineup": int,
    "seat": int,
    "side": int,
    "bot": str,
    "finished": bool,
    "score": int,
    "won": float,
    "decisions": int,
    "seconds": float,
    "slowest": float,
    **dict.fromkeys(KINDS, int),
}
"""The columns of a table of games, and what they hold."""


def rows(tournament: Tournament, games: Iterable[PlayedGame]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game."""
    sides = tournament.sides
    for game in games:
        fixed = fixture(tournament, game.number)
        finished = game.scores is not None
        won = shares(game.winners, sides) if finished else [1 / len(sides)] * len(sides)
        for side, members in enumerate(sides):
            for seat in members:
                report = game.seats[seat]
                yield {
                    "game": game.number,
                    "deal": fixed.deal,
                    "lineup": fixed.lineup,
                    "seat": seat,
                    "side": side,
                    "bot": game.bots[seat],
                    "finished": finished,
                    "score": game.scores[seat] if game.scores is not None else None,
                    "won": won[side],
                    "decisions": report.decisions,
                    "seconds": report.seconds,
                    "slowest": report.slowest,
                    **{kind: report.failures.get(kind, 0) for kind in KINDS},
                }


def as_csv(tournament: Tournament, games: Iterable[PlayedGame]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(COLUMNS), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows(tournament, games))
    return text.getvalue().encode()


def as_parquet(tournament: Tournament, games: Iterable[PlayedGame]) -> bytes:
    """Needs the extra `arena` (`pip install 'stofa[arena]'`)."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise ImportError("Parquet files need one more package: pip install 'stofa[arena]'") from None
    kinds = {int: arrow.int64(), str: arrow.string(), bool: arrow.bool_(), float: arrow.float64()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    out = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(list(rows(tournament, games)), schema=schema), out)
    return out.getvalue()


def summary(standings: Standings) -> dict[str, Any]:
    """The standings for programs."""
    tournament, watch = standings.tournament, standings.watch
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "options": tournament.options,
        "gauntlet": tournament.gauntlet,
        "games": standings.games,
        "deals": standings.deals,
        "unfinished": standings.unfinished,
        "ended_early": watch.over,
        "bots": [
            {
                "bot": line.bot,
                "elo": rating.points,
                "low": rating.interval.low,
                "high": rating.interval.high,
                "sides": line.sides,
                "wins": line.wins,
                "share": line.share,
                "mean_score": line.mean_score,
                "score_deviation": line.score_deviation,
                "decisions": line.decisions,
                "mean_seconds": line.mean_seconds,
                "slowest_seconds": line.slowest,
                "failures": line.failures,
                "first_failure": line.problem or None,
            }
            for line, rating in standings.ladder()
        ],
        "contests": [
            {
                "bot": contest.bot,
                "against": list(contest.against),
                "games": contest.games,
                "wins": contest.wins,
                "share": contest.share,
                "low": contest.interval.low,
                "high": contest.interval.high,
                "by_luck": contest.by_luck,
            }
            for contest in standings.contests()
        ],
        "cross_table": {
            row: {
                column: share
                for column, share in zip(tournament.bots, shares_of_row, strict=True)
                if share is not None
            }
            for row, shares_of_row in zip(tournament.bots, standings.cross_table(), strict=True)
        },
        "test": None
        if watch.rule.test is None
        else {
            "shares": list(watch.rule.test),
            "log_likelihood_ratios": watch.ratios,
            "decided_for": watch.decided,
        },
    }
