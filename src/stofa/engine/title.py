"""One of the games: what the rest of the program has to know about it, and no more."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, make_dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, get_args

import msgspec

from stofa.engine.catalogue import Catalogue, cited_catalogue, load_catalogue
from stofa.engine.core.evaluation import Evaluation
from stofa.engine.core.moves import Moves
from stofa.engine.core.state import Observation, State
from stofa.engine.encoding import Encoding, Layout
from stofa.engine.errors import BadOption, BadPosition, Refusal
from stofa.engine.moves import Move, MoveSet, NeverLegal
from stofa.engine.options import Option, Options
from stofa.engine.plain_drawing import PlainDrawing
from stofa.engine.position_text import PositionText
from stofa.engine.reasons import Gain
from stofa.engine.whole_numbers import whole_number
from stofa.engine.words import package_file

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar  # one with a default

if TYPE_CHECKING:
    from stofa.engine.picture.look import Look


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

    def drawn(self, look: "Look") -> str | None:
        """As an SVG; None if the game has no pictures, and its text is shown instead."""
        return None

    def picture(self, language: str = "en", *, dark: bool = False, names: Sequence[str] = ()) -> str | None:
        """As an SVG, for people; None if the game has no pictures."""
        from stofa.engine.picture.look import Look  # only needed by whoever looks at it

        return self.drawn(Look(language=language, dark=dark, names=names))

    def _repr_svg_(self) -> str | None:
        """What a notebook shows."""
        return self.picture()


@dataclass(frozen=True, kw_only=True)
class Memory:
    """What everybody saw and may remember, though it can no longer be looked up: each game adds its fields.

    It is the same for every seat and for spectators, is made only of what was open to all, and holds for
    as long as it is certain. Bots may use it; screens do not show it.
    """


StateT = TypeVar("StateT", bound=State, default=Any)
ObservationT = TypeVar("ObservationT", bound=Observation, contravariant=True, default=Any)
PositionT = TypeVar("PositionT", bound=Position, covariant=True, default=Position)
"""A title's own types. Without them `Title`, `Game` and `View` are those of any title."""


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

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from stofa.engine.html_table import html_facts, html_table  # only needed by whoever looks at it

        rows = (
            (seat, score, "won" if seat in self.winners else "") for seat, score in enumerate(self.scores)
        )
        table = html_table(("seat", "points", ""), rows)
        return table + html_facts(self.details.items()) if self.details else table


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


class Deed(NamedTuple):
    """A move that a seat has made."""

    seat: int
    move: Move
    then: Sequence[Consequence]
    """What it brought about besides what it says."""


class Statistic(msgspec.Struct, frozen=True):
    """How often something came about in a game."""

    what: str
    """The page has words `statistic-WHAT` for it."""
    seats: list[int]
    """For each seat."""


class Title(ABC, Generic[StateT, ObservationT, PositionT]):
    """A game and everything that belongs to it. Its folder ends in one value of this type.

    What has no default are the rules, and who may see what: that is all a game has to bring. A title names
    its own types, and whoever plays it gets positions of that type::

        class Nim(Title[NimState, NimObservation, NimPosition]):
            …
    """

    id: str
    """The name in records and on the command line."""

    package: str = ""
    """Where its `rules.toml`, `lesson.toml` and messages lie, if it has any."""

    rules_version: int = 1
    """The version of the rules of new games, raised whenever the same moves would play differently."""

    earlier_rules: tuple[int, ...] = ()
    """Earlier versions of the rules. Games that began by one of them go on, and replay, by it."""

    player_counts: tuple[int, ...]
    """How many can play."""

    players_rule: str = ""
    """The rule that says how many can play; the first one, if it is not named."""

    order: int = 100
    """Where it stands among the games of the page: those with smaller numbers come first."""

    minutes: int | None = None
    """How long a game takes people, if somebody has measured it."""

    options: tuple[Option, ...] = ()
    """What can be agreed on before a game."""

    moves: MoveSet
    """Every move of the game, and what is to be known about each kind of them."""

    positions: PositionText[StateT, ObservationT] | None = None
    """How positions are written as text; None if the game does not say."""

    counts_all_along: bool = False
    """Whether scores tell at any moment how many points a seat has by then, and not only at the end."""

    encoding: Encoding | None = None
    """Which numbers its observations are for learning programs; None if they are not encoded."""

    def board(self) -> dict[str, Any]:
        """The printed things as plain data, for screens that draw them."""
        return {}

    def shapes(self) -> dict[str, Any]:
        """Where printed things lie in drawings and how pieces are shaped, as plain data, for the page."""
        return {}

    def colours(self, *, dark: bool) -> dict[str, str]:
        """Colours of its own, by name, for the page: beside those that all games share."""
        return {}

    @abstractmethod
    def start(self, players: int, options: Options, rules: int) -> StateT:
        """The position before the first move, for options that are complete, by a version of the rules."""

    @abstractmethod
    def public(self, observation: ObservationT) -> PublicPosition:
        """What everybody sees, in the words of the game: the same from every observation of a state."""

    @abstractmethod
    def own(self, observation: ObservationT) -> OwnPosition:
        """What depends on who looks, in the words of the game."""

    def position(self, observation: ObservationT) -> PositionT:
        """Everything a seat sees, in the words of the game: `public` and `own` in one."""
        public, own = self.public(observation), self.own(observation)
        if self._position_type is None:
            kinds = type(own), type(public), Position
            self._position_type = make_dataclass("JointPosition", [], bases=kinds, frozen=True, kw_only=True)
        joint: PositionT = self._position_type(**vars(public), **vars(own))
        return joint

    @cached_property
    def _position_type(self) -> type | None:
        """The class of positions that the title is declared with; without one, it is made of both parts."""
        for base in getattr(type(self), "__orig_bases__", ()):
            named = get_args(base)[-1:]
            if named and isinstance(named[0], type) and named[0] is not Position:
                return named[0]
        return None

    def memory(self, observation: ObservationT) -> Memory:
        """What all may remember, in the words of the game: the same in every observation of a state."""
        return Memory()

    def forget_before(self, observation: ObservationT, came: ObservationT) -> None:
        """Take out of an observation what the seat only remembers from before it observed `came`.

        Whoever takes a seat over in the middle of a game sees what lies before them, and no more. Only a game
        whose seats remember something in secret has anything to take out.
        """

    def draw(self, observation: ObservationT, language: str = "en") -> str:
        """What a seat sees, as a text for people: no colours, at most a hundred columns wide."""
        return PlainDrawing(self.package, language).draw(self.public(observation), self.own(observation))

    def why_not(self, observation: ObservationT, move: int) -> Refusal | None:
        """Why the seat that is to move may not make a move of the core; None if it may.

        Unless the game knows better: by the rule that the move is declared with.
        """
        return self._not_now(observation, move)

    def why_not_chance(self, state: StateT, move: int) -> Refusal | None:
        """Why a card cannot come now, when chance is to move; None if it can."""
        return self._not_now(state, move)

    def _not_now(self, position: State | Observation, code: int) -> Refusal | None:
        moves = Moves()
        position.legal(moves)
        if code in moves.listed():
            return None
        move = self.moves.write(code)
        return Refusal(self.moves.kinds[move.kind].rule, "illegal-move", {"move": str(move)})

    def active(self, state: StateT) -> int:
        """The seat whose turn it is, or for which a card comes now.

        A game in which chance deals cards that only one seat may see has to say whose they are.
        """
        return state.mover()

    def refusal(self, observation: ObservationT, move: Move) -> Refusal | None:
        """Why the seat that is to move may not make a move; None if it may."""
        return move.refusal if isinstance(move, NeverLegal) else self.why_not(observation, move.code)

    def witness(self, state: StateT, move: int) -> int | None:
        """The one seat that may see what a move names, about to be made; None if everybody may."""
        return self.active(state) if self.moves.write(move).kind in self.moves.secret else None

    def shows(self, state: StateT, move: int) -> bool:
        """Whether a move, about to be made, shows everybody what the secret moves so far that are to be
        `shown_later` have named, itself included."""
        return False

    def unveils(self, state: StateT, move: int) -> bool:
        """Whether a seat that makes a move would see something by it that it could not know before.

        (Not cards that chance brings: those come after the move.)
        """
        return False

    def consequences(self, state: StateT, move: int) -> list[Consequence]:
        """What a legal move, about to be made, brings about besides what it says, in the order of happening.

        Everybody may know it, also those who may not see what the move names.
        """
        return []

    def gains(self, before: ObservationT, line: Sequence[Move], after: ObservationT) -> list[Gain]:
        """What a seat gains by a line of its own moves, the weightiest first, for people to be told why.

        `before` and `after` are observations of that seat. Nothing is said of what it could not know before:
        where the line shows it something, `after` is from just before that.
        """
        return []

    def unfinished(self, observation: ObservationT) -> bool:
        """Whether the parts of a chain made so far are not yet the whole."""
        return False

    def path(self, observation: ObservationT, move: int) -> list[str]:
        """The places that something passes by a legal move of the seat, from the first to the last."""
        return []

    def result(self, state: StateT) -> Result:
        """How a finished game ended."""
        seats = range(state.players())
        winners = state.winners()
        return Result(
            scores=[state.score(seat) for seat in seats],
            winners=[seat for seat in seats if winners >> seat & 1],
        )

    def scoring(self, state: StateT) -> list[list[Points]]:
        """For each seat where its points come from, in the order of counting; together they are its score."""
        return [[Points("points", state.score(seat), {})] for seat in range(state.players())]

    def statistics(self, deeds: Iterable[Deed]) -> list[Statistic]:
        """What of a finished game people talk about afterwards, counted from all that its seats have done."""
        return []

    def sides(self, players: int) -> list[tuple[int, ...]]:
        """Who wins together: the seats of each side."""
        return [(seat,) for seat in range(players)]

    def evaluation(self, players: int) -> Evaluation | None:
        """How positions are judged at sight, so that bots that think ahead need not play on to the end.

        Without one they do.
        """
        return None

    def layout(self, players: int) -> Layout:
        """What the cells of encoded observations tell. Raises BadOption if the game does not encode them."""
        if self.encoding is None:
            raise BadOption("no-encoding", game=self.id)
        return self.encoding.layout(players)

    def position_notation(self) -> PositionText[StateT, ObservationT]:
        """How positions are written as text. Raises BadPosition if the game does not say."""
        if self.positions is None:
            raise BadPosition("position-none", game=self.id)
        return self.positions

    def check_players(self, players: object) -> int:
        """The number of players. Raises BadOption if that many cannot play."""
        number = whole_number(players)
        if number is None:
            raise BadOption("players-number", players=repr(players) if isinstance(players, str) else players)
        if number not in self.player_counts:
            fewest, most = min(self.player_counts), max(self.player_counts)
            raise BadOption(
                "bad-players",
                rule=self.players_rule or self.catalogue.rule[0].id,
                game=self.id,
                players=number,
                fewest=fewest,
                most=most,
                only=fewest if fewest == most else 0,
            )
        return number

    def plays_by(self, rules: int) -> bool:
        """Whether a version of the rules can be played."""
        return rules == self.rules_version or rules in self.earlier_rules

    @property
    def known_rules(self) -> str:
        """The versions of the rules that can be played, for messages."""
        return ", ".join(map(str, (*self.earlier_rules, self.rules_version)))

    @cached_property
    def catalogue(self) -> Catalogue:
        """The numbered rules, in three languages; without a `rules.toml`, those that the moves cite."""
        file = package_file(self.package, "rules.toml")
        return load_catalogue(file) if file else cited_catalogue(self.id, self.moves)

    def name(self, language: str = "en") -> str:
        """What the game is called in a language."""
        return self.catalogue.name[language]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "moves" in vars(cls) and cls.moves.title is None:
            cls.moves.title = cls

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _the_title, (type(self),)

    def __repr__(self) -> str:
        return f"<Title {self.id}>"


@cache
def _the_title(kind: type[Title]) -> Title:
    """The value that the folder of a title ends in."""
    found = getattr(sys.modules[kind.__module__], "TITLE", None)
    return found if type(found) is kind else kind()
