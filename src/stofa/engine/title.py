"""One of the games: what the rest of the program has to know about it, and no more."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from stofa.engine.catalogue import Catalogue, load_catalogue
from stofa.engine.core.state import Observation, State
from stofa.engine.errors import BadOption, Refusal
from stofa.engine.moves import Move, MoveSet, NeverLegal
from stofa.engine.options import Option, Options


@dataclass(frozen=True, kw_only=True)
class PublicPosition:
    """What everybody at the table sees, in the words of the game: each game adds its own fields."""


@dataclass(frozen=True, kw_only=True)
class OwnPosition:
    """What depends on who looks: each game adds what only the seat itself may see."""

    seat: int | None
    """None for a spectator."""


@dataclass(frozen=True, kw_only=True)
class Position(OwnPosition, PublicPosition):
    """Everything a seat sees. (Dataclasses, because a msgspec struct cannot have two bases.)"""


@dataclass(frozen=True, kw_only=True)
class Memory:
    """What everybody saw and may remember, though it can no longer be looked up: each game adds its fields.

    It is the same for every seat and for spectators, is made only of what was open to all, and holds for
    as long as it is certain. Bots may use it; screens do not show it.
    """


class Result(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """How a game ended. Some games tell more than points: that is in `details`."""

    scores: list[int]
    """The points of each seat."""
    winners: list[int]
    """The seats that won."""
    details: dict[str, Any] = {}
    """What else the game tells, by name."""

    def as_json(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {"scores": self.scores, "winners": self.winners, **self.details}


class Points(msgspec.Struct, frozen=True):
    """Where some of the points of a seat come from."""

    source: str
    """One of the game's sources; its messages have a label `score-SOURCE` for it."""
    points: int
    facts: dict[str, str | int | list[int]]


class Consequence(msgspec.Struct, frozen=True):
    """Something that a move brings about besides what it says, in the sight of everybody."""

    what: str
    """The game's messages have a sentence `then-WHAT` for it."""
    seat: int
    """To whom it happens."""
    things: list[str]
    """What is moved by it, by name; the game's messages have a `word-NAME` for each."""


class Title(ABC):
    """A game and everything that belongs to it. Its folder ends in one value of this type."""

    id: str
    """The name in records and on the command line."""

    package: str
    """Where its rules and messages lie."""

    rules_version: int
    """Raised whenever the same moves would play differently."""

    player_counts: tuple[int, ...]
    """How many can play."""

    players_rule: str
    """The rule that says how many can play."""

    options: tuple[Option, ...]
    """What can be agreed on before a game."""

    moves: MoveSet
    """Every move of the game, and what is to be known about each kind of them."""

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """The printed things as plain data, for screens that draw them."""

    @abstractmethod
    def start(self, players: int, options: Options) -> State:
        """The position before the first move, for options that are complete."""

    @abstractmethod
    def public(self, observation: Observation) -> PublicPosition:
        """What everybody sees, in the words of the game: the same from every observation of a state."""

    @abstractmethod
    def own(self, observation: Observation) -> OwnPosition:
        """What depends on who looks, in the words of the game."""

    @abstractmethod
    def position(self, observation: Observation) -> Position:
        """Everything a seat sees, in the words of the game: `public` and `own` in one."""

    def memory(self, observation: Observation) -> Memory:
        """What all may remember, in the words of the game: the same in every observation of a state."""
        return Memory()

    @abstractmethod
    def draw(self, observation: Observation, language: str = "en") -> str:
        """What a seat sees, as a text for people: no colours, at most a hundred columns wide."""

    @abstractmethod
    def why_not(self, observation: Observation, move: int) -> Refusal | None:
        """Why the seat that is to move may not make a move of the core; None if it may."""

    @abstractmethod
    def why_not_chance(self, state: State, move: int) -> Refusal | None:
        """Why a card cannot come now, when chance is to move; None if it can."""

    @abstractmethod
    def active(self, state: State) -> int:
        """The seat whose turn it is, or for which a card comes now."""

    def refusal(self, observation: Observation, move: Move) -> Refusal | None:
        """Why the seat that is to move may not make a move; None if it may."""
        return move.refusal if isinstance(move, NeverLegal) else self.why_not(observation, move.code)

    def witness(self, state: State, move: int) -> int | None:
        """The one seat that may see what a move names, about to be made; None if everybody may."""
        return self.active(state) if self.moves.write(move).kind in self.moves.secret else None

    def shows(self, state: State, move: int) -> bool:
        """Whether a move, about to be made, shows everybody what the secret moves so far that are to be
        `shown_later` have named, itself included."""
        return False

    def unveils(self, state: State, move: int) -> bool:
        """Whether a seat that makes a move would see something by it that it could not know before.

        (Not cards that chance brings: those come after the move.)
        """
        return False

    def consequences(self, state: State, move: int) -> list[Consequence]:
        """What a legal move, about to be made, brings about besides what it says, in the order of happening.

        Everybody may know it, also those who may not see what the move names.
        """
        return []

    def unfinished(self, observation: Observation) -> bool:
        """Whether the parts of a chain made so far are not yet the whole."""
        return False

    def path(self, observation: Observation, move: int) -> list[str]:
        """The places that something passes by a legal move of the seat, from the first to the last."""
        return []

    def result(self, state: State) -> Result:
        """How a finished game ended."""
        seats = range(state.players())
        winners = state.winners()
        return Result(
            scores=[state.score(seat) for seat in seats],
            winners=[seat for seat in seats if winners >> seat & 1],
        )

    @abstractmethod
    def scoring(self, state: State) -> list[list[Points]]:
        """For each seat where its points come from, in the order of counting; together they are its score."""

    def sides(self, players: int) -> list[tuple[int, ...]]:
        """Who wins together: the seats of each side."""
        return [(seat,) for seat in range(players)]

    def check_players(self, players: int) -> None:
        """Raises BadOption if that many cannot play."""
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
        """What the game is called in a language."""
        return self.catalogue.name[language]

    def __repr__(self) -> str:
        return f"<Title {self.id}>"
