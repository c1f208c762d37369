"""Every way to sit down: each title with each number of players and each value of its options.

Free of pytest, for it also serves the scripts that run where only Stofa itself is installed.
"""

import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import stofa
from stofa import Chance, Game, Title
from stofa.engine.core.state import State
from stofa.engine.options import Choice, Flag, Options, OptionValue, Seat
from stofa.games import own_titles


@dataclass(frozen=True)
class Setup:
    """A title with all that is agreed on before the first card."""

    title: Title
    players: int
    agreed: tuple[tuple[str, OptionValue], ...]
    earlier: int | None = None
    """An earlier version of the rules; without one, the current version."""

    @property
    def rules(self) -> int:
        return self.title.rules_version if self.earlier is None else self.earlier

    @property
    def options(self) -> Options:
        return dict(self.agreed)

    def start(self) -> State:
        state: State = self.title.start(self.players, self.options, self.rules)
        return state

    def game(self, seed: int | None = None) -> Game:
        """A new game; without a seed its cards are played by hand."""
        chance = None if seed is None else Chance(seed)
        return Game(self.title, self.players, self.options, chance=chance, rules=self.rules)

    def __str__(self) -> str:
        values = "".join(f"-{name}={str(value).lower()}" for name, value in self.agreed)
        rules = "" if self.earlier is None else f"-rules={self.earlier}"
        return f"{self.title.id}-{self.players}{values}{rules}"


def every_way(title: Title) -> Iterator[Setup]:
    """All of them: any seat may begin."""
    for players in title.player_counts:
        seats = range(players)
        values: list[list[OptionValue]] = []
        for option in title.options:
            match option:
                case Choice():
                    values.append(list(option.values))
                case Flag():
                    values.append([False, True])
                case Seat():
                    values.append(list(seats))
        for chosen in itertools.product(*values):
            agreed = zip((option.name for option in title.options), chosen, strict=True)
            yield Setup(title, players, tuple(agreed))


def enough_ways(title: Title) -> Iterator[Setup]:
    """All numbers of players with all words and flags, while the seats that are named take turns."""
    seats = {option.name for option in title.options if isinstance(option, Seat)}
    for number, (players, agreed) in enumerate(_without_seats(title, seats)):
        yield Setup(
            title,
            players,
            tuple((name, number % players if name in seats else value) for name, value in agreed),
        )


def earlier_ways(title: Title) -> Iterator[Setup]:
    """The largest table of each earlier version of the rules, with all words and flags."""
    for rules in title.earlier_rules:
        for way in enough_ways(title):
            if way.players == max(title.player_counts):
                yield replace(way, earlier=rules)


def _without_seats(
    title: Title, seats: set[str]
) -> dict[tuple[int, tuple[tuple[str, OptionValue], ...]], None]:
    # A dict, because it keeps the order in which the ways first come.
    return {
        (way.players, tuple((name, 0 if name in seats else value) for name, value in way.agreed)): None
        for way in every_way(title)
    }


def at_least(setup: Setup, count: int) -> int:
    """How often a test has to come by something, for it says nothing if it never does: `count` in our own
    games. In a game of a few moves, with little hidden, once is enough."""
    return count if setup.title.id in own_titles() else 1


EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"
"""Games that bring nothing but their rules; they need not be installed to be tested."""


@cache
def titles() -> list[Title]:
    """Our own games, those that are installed here, and the examples."""
    sys.path.append(str(EXAMPLES / "goofspiel"))
    example = stofa.title("stofa_goofspiel:TITLE")
    return list({**stofa.titles(), example.id: example}.values())


EVERY_WAY: Final = [way for title in titles() for way in every_way(title)]
ENOUGH_WAYS: Final = [
    way for title in titles() for way in itertools.chain(enough_ways(title), earlier_ways(title))
]
