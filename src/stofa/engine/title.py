"""One of the games: what the rest of the program has to know about it, and no more."""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any

import msgspec

from stofa.engine.catalogue import Catalogue, load_catalogue
from stofa.engine.core.state import Sight, State
from stofa.engine.errors import BadOption, Refusal
from stofa.engine.moves import Move, Vocabulary
from stofa.engine.options import Option, Options


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat sees, in the words of the game: each game adds its own fields."""


class Result(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """How a game ended. Some games tell more than points: that is in `details`."""

    scores: list[int]
    winners: list[int]
    details: dict[str, Any] = {}

    def as_json(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {"scores": self.scores, "winners": self.winners, **self.details}


class Title(ABC):
    """A game and everything that belongs to it. Its folder ends in one value of this type."""

    id: str
    """The name in records and on the command line."""

    package: str
    """Where its rules and messages lie."""

    rules_version: int
    """Raised whenever the same moves would play differently."""

    player_counts: tuple[int, ...]
    players_rule: str
    """The rule that says how many can play."""

    options: tuple[Option, ...]

    @property
    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """Every move of the game."""

    @abstractmethod
    def start(self, players: int, options: Options) -> State:
        """The position before the first move, for options that are complete."""

    @abstractmethod
    def position(self, sight: Sight) -> Position:
        """What a seat sees, in the words of the game."""

    @abstractmethod
    def draw(self, sight: Sight, language: str = "en") -> str:
        """What a seat sees, as a text for people: no colours, at most a hundred columns wide."""

    @abstractmethod
    def why_not(self, sight: Sight, move: int) -> Refusal | None:
        """Why the seat that is to move may not make a move of the vocabulary; None if it may."""

    @abstractmethod
    def why_not_chance(self, state: State, move: int) -> Refusal | None:
        """Why a card cannot come now, when chance is to move; None if it can."""

    @abstractmethod
    def witness(self, state: State, move: int) -> int | None:
        """The one seat that may see what a move names, about to be made; None if everybody may."""

    def veil(self, move: Move) -> str:
        """A move as those see it who may not know what it names."""
        return move.split(" ")[0]

    def result(self, state: State) -> Result:
        """How a finished game ended."""
        seats = range(state.players())
        winners = state.winners()
        return Result(
            scores=[state.score(seat) for seat in seats],
            winners=[seat for seat in seats if winners >> seat & 1],
        )

    def check_players(self, players: int) -> None:
        if players not in self.player_counts:
            fewest, most = min(self.player_counts), max(self.player_counts)
            raise BadOption(
                "bad-players",
                rule=self.players_rule,
                game=self.id,
                players=players,
                fewest=fewest,
                most=most,
            )

    @cached_property
    def catalogue(self) -> Catalogue:
        """The numbered rules, in three languages."""
        return load_catalogue(self.package)

    def name(self, language: str = "en") -> str:
        return self.catalogue.name[language]

    def __repr__(self) -> str:
        return f"<Title {self.id}>"
