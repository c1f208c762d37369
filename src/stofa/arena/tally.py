"""What many games add up to."""

from typing import Any

from stofa.arena.match import Match, Outcome


class Tally:
    """Counts the games of a match as they come; its size does not grow with them."""

    def __init__(self, match: Match) -> None:
        seats = len(match.bots)
        self.match = match
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.wins = [0] * seats
        """Shared victories count for everybody who shares them."""
        self.points = [0] * seats

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        if outcome.scores is None:
            return
        self.finished += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(outcome.scores):
            self.points[seat] += score

    @property
    def unfinished(self) -> int:
        return self.games - self.finished

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def win_rate(self, seat: int) -> float | None:
        """The share of the finished games that a seat won; None if there are none."""
        return self.wins[seat] / self.finished if self.finished else None

    def mean_score(self, seat: int) -> float | None:
        return self.points[seat] / self.finished if self.finished else None

    def as_json(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "game": self.match.game,
            "seed": self.match.seed,
            "options": self.match.options,
            "games": self.games,
            "unfinished": self.unfinished,
            "mean_decisions": self.mean_decisions,
            "seats": [
                {
                    "bot": bot,
                    "wins": self.wins[seat],
                    "win_rate": self.win_rate(seat),
                    "mean_score": self.mean_score(seat),
                }
                for seat, bot in enumerate(self.match.bots)
            ],
        }
