"""A tournament: which bots meet at a table, who sits where, and with which cards.

A *lineup* says who meets whom: a bot for each side of the table, in their order round it. A *deal* is the
luck of a game, fixed by the seed of the tournament and its number. Every deal is played by every lineup in
all rotations, so that no bot owes anything to its cards or to its seat. These games are a *round*.

Nothing but the tournament and the number of a game decides how that game goes. So games can be played
anywhere and in any order, and it makes no difference who plays them.
"""

from itertools import combinations, permutations
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from stofa.arena.bot_process import PATIENCE_S
from stofa.arena.match import LIMIT
from stofa.arena.referee import Referee, SeatReport
from stofa.bots import bot
from stofa.engine.chance import Chance
from stofa.engine.errors import BadOption
from stofa.engine.game import Game
from stofa.games import title

FEWEST: Final = 2
"""Number of bots that a tournament needs."""


class Tournament(msgspec.Struct, frozen=True):
    """What all games of a tournament have in common."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    gauntlet: str | None = None
    """The bot that plays against each of the others; None if they all play each other."""
    options: dict[str, Any] = {}
    limit: int = LIMIT
    """Moves after which a game counts as unfinished."""
    patience_s: float = PATIENCE_S
    """Seconds after which somebody else's bot that does not answer counts as hung."""
    steps: int | None = None
    """How much `hard` and `expert` think about a decision; None: as much as they usually do."""

    @property
    def sides(self) -> list[tuple[int, ...]]:
        """The seats of each side."""
        return title(self.game).sides(self.players)

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets whom.

        If there are as many bots as sides, all combinations of different bots; if there are fewer, and in a
        gauntlet, one bot against another in all other places.
        """
        sides = len(self.sides)
        if self.gauntlet is not None:
            return [_alone(self.gauntlet, other, sides) for other in self.bots if other != self.gauntlet]
        if len(self.bots) >= sides:
            return list(combinations(self.bots, sides))
        return [_alone(one, other, sides) for one, other in permutations(self.bots, 2)]

    @property
    def round_size(self) -> int:
        """Number of games that are played with one deal."""
        return len(self.lineups) * len(self.sides)


def _alone(one: str, others: str, sides: int) -> tuple[str, ...]:
    return (one, *[others] * (sides - 1))


class Fixture(NamedTuple):
    """One game of a tournament, before it is played."""

    number: int
    deal: int
    lineup: int
    bots: list[str]
    """Who sits where, seat by seat."""


class PlayedGame(msgspec.Struct):
    """What a tournament remembers of one of its games."""

    number: int
    bots: list[str]
    """Who sat where, seat by seat."""
    scores: list[int] | None
    """None of an unfinished game."""
    winners: list[int]
    moves: int
    """Cards that came among them."""
    seats: list[SeatReport]

    def without_times(self) -> "PlayedGame":
        """All of it that is the same whoever plays the game, and when."""
        seats = [
            SeatReport(seat.decisions, failures=seat.failures, problem=seat.problem) for seat in self.seats
        ]
        return msgspec.structs.replace(self, seats=seats)


def create_tournament(
    game: str,
    players: int | None,
    bots: list[str],
    seed: str,
    *,
    gauntlet: str | None = None,
    options: dict[str, Any] | None = None,
    limit: int = LIMIT,
    patience_s: float = PATIENCE_S,
    steps: int | None = None,
) -> Tournament:
    """A tournament that can be played: every name and number in it is checked."""
    wanted = title(game)
    players = wanted.check_players(min(wanted.player_counts) if players is None else players)
    names = list(bots) if gauntlet is None or gauntlet in bots else [gauntlet, *bots]
    for name in names:
        if names.count(name) > 1:
            raise BadOption("bot-twice", bot=name)
    if len(names) < FEWEST:
        raise BadOption("arena-bots")
    if len(wanted.sides(players)) < FEWEST:
        raise BadOption("arena-alone", game=wanted.id)
    made = Tournament(game, players, tuple(names), seed, gauntlet, options or {}, limit, patience_s, steps)
    new_game(made, fixture(made, 0))  # finds any other mistake now rather than in the middle
    for name in names:
        bot(name)
    return made


def fixture(tournament: Tournament, number: int) -> Fixture:
    """Which game has this number: with which deal, and who sits where."""
    sides = tournament.sides
    deal, rest = divmod(number, tournament.round_size)
    lineup, rotation = divmod(rest, len(sides))
    first, *others = tournament.lineups[lineup]
    # Who follows whom changes from deal to deal: to sit behind a weak bot may be worth something.
    orders = list(dict.fromkeys(permutations(others)))
    order = (first, *orders[deal % len(orders)])
    seats = [""] * tournament.players
    for side, members in enumerate(sides):
        for seat in members:
            seats[seat] = order[(side - rotation) % len(sides)]
    return Fixture(number, deal, lineup, seats)


def new_game(tournament: Tournament, game: Fixture) -> Game:
    """A game before its first decision. All games of a deal begin alike."""
    chance = Chance(f"{tournament.seed}/deal {game.deal}")
    seats = [f"bot:{name}" for name in game.bots]
    return Game(title(tournament.game), tournament.players, tournament.options, chance=chance, seats=seats)


def play(tournament: Tournament, number: int, referee: Referee) -> PlayedGame:
    """Game `number`, played to its end or to the limit."""
    fixed = fixture(tournament, number)
    game = new_game(tournament, fixed)
    reports = referee.play(game, fixed.bots, tournament.limit, tournament.steps)
    result = game.result
    scores, winners = (result.scores, result.winners) if result else (None, [])
    return PlayedGame(number, fixed.bots, scores, winners, len(game.history), reports)


_referees: dict[float, Referee] = {}
"""Those of this process, by their patience: the processes of bots are kept from task to task."""


def play_some(tournament: Tournament, numbers: range) -> tuple[list[PlayedGame], float]:
    """Some games in this process, and the seconds they took."""
    begun = perf_counter()
    patience_s = tournament.patience_s
    referee = _referees.get(patience_s) or _referees.setdefault(patience_s, Referee(patience_s))
    return [play(tournament, number, referee) for number in numbers], perf_counter() - begun


def dismiss_referees() -> None:
    """End the processes of bots that this process has started."""
    while _referees:
        _referees.popitem()[1].close()


def games_of(tournament: Tournament, games: int) -> int:
    """Number of games in all, if each lineup plays at least `games`: whole rounds, so that all is fair."""
    sides = len(tournament.sides)
    return -(-games // sides) * tournament.round_size
