"""What the games of a tournament add up to. Only whole rounds count: nobody had better cards or seats."""

from math import sqrt
from typing import NamedTuple

from stofa.arena.intervals import Interval, wilson
from stofa.arena.ratings import Deals, Rating, rate
from stofa.arena.stopping import Observed, StoppingRule, Watch
from stofa.arena.tournament import PlayedGame, Tournament, fixture
from stofa.bots.win_probability import shares


class Contest(NamedTuple):
    """How a bot has done in one lineup."""

    bot: str
    against: tuple[str, ...]
    """The bots of the other sides."""
    games: int
    wins: float
    """A victory that is shared counts as a part."""
    by_luck: float
    """The share that it would have if all were alike."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)


class BotLine:
    """What one bot has done in all its games."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.sides = 0
        """Number of sides it has played; at one table there may be several."""
        self.wins = 0.0
        self.seats = 0
        self.points = 0
        self.squares = 0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.failures: dict[str, int] = {}
        self.problem = ""

    @property
    def share(self) -> float:
        """Of the victories."""
        return self.wins / self.sides if self.sides else 0.0

    @property
    def mean_score(self) -> float | None:
        """Of finished games."""
        return self.points / self.seats if self.seats else None

    @property
    def score_deviation(self) -> float:
        if not self.seats:
            return 0.0
        mean = self.points / self.seats
        return sqrt(max(0.0, self.squares / self.seats - mean * mean))

    @property
    def mean_seconds(self) -> float:
        """CPU time of a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Standings:
    """Counts the games of a tournament as they come, in their order; its size does not grow with them."""

    def __init__(self, tournament: Tournament, rule: StoppingRule | None = None) -> None:
        self.tournament = tournament
        self.lines = [BotLine(name) for name in tournament.bots]
        self.deals = 0
        self.unfinished = 0
        self._number = {name: number for number, name in enumerate(tournament.bots)}
        self._sides = tournament.sides
        self._lineups = tournament.lineups
        self._round: list[PlayedGame] = []
        bots = len(tournament.bots)
        self._products = [[0.0] * bots for _ in range(bots)]
        self._ahead = [[0.0] * bots for _ in range(bots)]
        """How often a side of one bot has come in before one of another, ties counting half."""
        self._met = [[0] * bots for _ in range(bots)]
        self._won = [dict.fromkeys(lineup, 0.0) for lineup in self._lineups]
        self._totals = [[0.0, 0.0] for _ in self._lineups]
        """Of the first bot of each lineup: its share in each deal, added up, and its square."""
        self.watch = Watch(rule or StoppingRule(), len(self._lineups))

    @property
    def played(self) -> int:
        """Number of games so far, those of a round that is not whole among them."""
        return self.games + len(self._round)

    @property
    def games(self) -> int:
        """Number of games that count."""
        return self.deals * self.tournament.round_size

    def add(self, game: PlayedGame) -> bool:
        """Add the next game; whether the tournament may end with it."""
        assert game.number == self.played
        self._round.append(game)
        if len(self._round) < self.tournament.round_size:
            return False
        self._count_round()
        return self.watch.look(self._observed())

    def _count_round(self) -> None:
        won = [0.0] * len(self.lines)
        firsts = [0.0] * len(self._lineups)
        for game in self._round:
            lineup = fixture(self.tournament, game.number).lineup
            first = self._lineups[lineup][0]
            won_shares = self._shares(game)
            for side, share in enumerate(won_shares):
                name = game.bots[self._sides[side][0]]
                won[self._number[name]] += share
                self._won[lineup][name] += share
                if name == first:
                    firsts[lineup] += share / len(self._sides)
            self._count_seats(game, won_shares)
            self._compare(game)
        for total, share in zip(self._totals, firsts, strict=True):
            total[0] += share
            total[1] += share * share
        for one, row in zip(won, self._products, strict=True):
            for number, other in enumerate(won):
                row[number] += one * other
        self.deals += 1
        self._round.clear()

    def _shares(self, game: PlayedGame) -> list[float]:
        """Each side's part of the victory: equal parts if the game found no end."""
        if game.scores is None:
            return [1 / len(self._sides)] * len(self._sides)
        return shares(game.winners, self._sides)

    def _count_seats(self, game: PlayedGame, won: list[float]) -> None:
        self.unfinished += game.scores is None
        for side, members in enumerate(self._sides):
            line = self.lines[self._number[game.bots[members[0]]]]
            line.sides += 1
            line.wins += won[side]
            for seat in members:
                report = game.seats[seat]
                line.decisions += report.decisions
                line.seconds += report.seconds
                line.slowest = max(line.slowest, report.slowest)
                line.problem = line.problem or report.problem
                for kind, times in report.failures.items():
                    line.failures[kind] = line.failures.get(kind, 0) + times
                if game.scores is not None:
                    line.seats += 1
                    line.points += game.scores[seat]
                    line.squares += game.scores[seat] ** 2

    def _compare(self, game: PlayedGame) -> None:
        """Side against side: who has won is ahead of who has not, and then the points decide."""
        scores = game.scores or [0] * len(game.bots)
        places = [
            (members[0] in game.winners, sum(scores[seat] for seat in members)) for members in self._sides
        ]
        for one, members in enumerate(self._sides):
            for other, others in enumerate(self._sides):
                row, column = self._number[game.bots[members[0]]], self._number[game.bots[others[0]]]
                if row != column:
                    self._met[row][column] += 1
                    self._ahead[row][column] += 0.5 + 0.5 * (
                        (places[one] > places[other]) - (places[one] < places[other])
                    )

    def _observed(self) -> list[Observed]:
        """How the first bot of each lineup has done."""
        games = self.deals * len(self._sides)
        return [
            Observed(self.deals, total, squares, wilson(won[lineup[0]], games).half_width)
            for (total, squares), won, lineup in zip(self._totals, self._won, self._lineups, strict=True)
        ]

    # ── What it comes to ────────────────────────────────────────────────────────────────────────────

    def ratings(self) -> list[Rating]:
        """The rating of each bot, in the order in which they were named."""
        tables = []
        for lineup in self._lineups:
            tables += [[lineup.count(name) for name in self.tournament.bots]] * len(self._sides)
        won = [line.wins for line in self.lines]
        return rate(Deals(tables, self.deals, won, self._products))

    def ladder(self) -> list[tuple[BotLine, Rating]]:
        """The bots with their ratings, the strongest first."""
        return sorted(zip(self.lines, self.ratings(), strict=True), key=lambda each: -each[1].points)

    def contests(self) -> list[Contest]:
        """How bots have done in each lineup: where two bots meet, the first of them; else each."""
        games = self.deals * len(self._sides)
        found = []
        for lineup, won in zip(self._lineups, self._won, strict=True):
            for place, name in enumerate(lineup[:1] if len(won) == 2 else lineup):
                against = lineup[:place] + lineup[place + 1 :]
                found.append(Contest(name, against, games, won[name], 1 / len(self._sides)))
        return found

    def cross_table(self) -> list[list[float | None]]:
        """How often each bot came in before each other one, side against side; None if they never met."""
        return [
            [ahead / met if met else None for ahead, met in zip(*rows, strict=True)]
            for rows in zip(self._ahead, self._met, strict=True)
        ]
