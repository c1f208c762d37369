"""Positions as text: one grammar for all games, which knows none of them.

A text is a list of parts with semicolons (or line ends) between them. A part is a name, with a seat where
each seat has its own, a colon, and words::

    players: 2; turn: 0; step: laying; hand 0: Ulm*2 Basel; route 0: Carlsruhe Stuttgart

`Ulm*2` is the same word twice. `?` is a card that is not known: so what a seat sees of a game is written, and
such a text says whose view it is (`view: 0`, or `view: spectator`). Which parts there are, and what holds
when they are left out, is declared by each game.
"""

import re
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final, Generic

import msgspec

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, Observation, State
from stofa.engine.errors import BadPosition
from stofa.engine.options import Choice, Flag, Options, Seat

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar  # one with a default

LONGEST: Final = 8192
"""Upper bound of a text's length in characters; the longest that is written has about 2,000."""

UNKNOWN: Final = "?"
"""A card that is not known."""

_MOST: Final = 99
"""The most times that a word can stand for itself."""

_SPECTATOR: Final = "spectator"
_HEAD: Final = re.compile(r"([a-z][a-z_ -]*?)(?:\s+(0|[1-9][0-9]{0,2}))?")
_REPEATED: Final = re.compile(r"(.+?)[*×]([0-9]{1,2})")


StateT = TypeVar("StateT", bound=State, default=Any)
ObservationT = TypeVar("ObservationT", bound=Observation, contravariant=True, default=Any)


class Part(msgspec.Struct, frozen=True):
    """A part that a game's positions have, beside those that all have."""

    name: str
    what: str
    """What its words say, for the documentation."""
    default: str
    """What holds when it is left out, likewise."""
    per_seat: bool = False
    """Whether each seat has its own."""


Words = list[tuple[str, int | None, list[str]]]
"""A position part by part: the name, the seat if it is a seat's, and the words."""


def write(parts: Words) -> str:
    """The text of a position; parts without words are left out."""
    reader = [f"{label(name, seat)}: {' '.join(_shortened(words))}" for name, seat, words in parts if words]
    return "; ".join(reader)


def label(name: str, seat: int | None) -> str:
    """What a part is called where it stands."""
    return name if seat is None else f"{name} {seat}"


def unknown(number: int) -> list[str]:
    """So many cards that are not known."""
    return [UNKNOWN] * number


def _shortened(words: Iterable[str]) -> Iterable[str]:
    for word, same in groupby(words):
        number = len(list(same))
        yield word if number == 1 else f"{word}*{number}"


class PartReader:
    """What a text says, part by part. Each method reads one part, and refuses words that it cannot have."""

    def __init__(
        self, parts: Mapping[tuple[str, int | None], list[str]], players: int, view: int | None
    ) -> None:
        self._parts = parts
        self.players = players
        self.view = view
        """The seat whose view the text is, or NOBODY for a spectator's; None when everything is told."""
        self.rules = 1
        """The version of the rules."""

    def has(self, name: str, seat: int | None = None) -> bool:
        return (name, seat) in self._parts

    def words(self, name: str, seat: int | None = None) -> list[str]:
        """The words of a part, none if it is left out."""
        return self._parts.get((name, seat), [])

    def number(self, name: str, seat: int | None = None, *, least: int, most: int, default: int) -> int:
        """The one word of a part, a number."""
        word = self._one(name, seat)
        return default if word is None else self.as_number(word, name, seat, least=least, most=most)

    def as_number(self, word: str, name: str, seat: int | None = None, *, least: int, most: int) -> int:
        """A word of a part, a number."""
        if not (word.isascii() and word.isdigit() and len(word) < 4 and least <= int(word) <= most):
            raise self.wrong("position-number", name, seat, word=word, least=least, most=most)
        return int(word)

    def choice(self, name: str, choices: Sequence[str], default: str) -> str:
        """The one word of a part, one of several."""
        word = self._one(name, None)
        if word is None:
            return default
        if word not in choices:
            raise self.wrong("position-word", name, None, word=word, words=", ".join(choices))
        return word

    def flag(self, name: str) -> bool:
        """Whether something is `true`; not when it is left out."""
        return self.choice(name, ("true", "false"), "false") == "true"

    def listed(self, name: str, seat: int | None, choices: Sequence[str]) -> list[str]:
        """The words of a part, each one of several, none of them unknown."""
        words = self.words(name, seat)
        for word in words:
            if word not in choices:
                raise self.wrong("position-word", name, seat, word=word, words=", ".join(choices))
        return words

    def _one(self, name: str, seat: int | None) -> str | None:
        words = self.words(name, seat)
        if len(words) > 1:
            raise self.wrong("position-one-word", name, seat)
        return words[0] if words else None

    def wrong(
        self,
        reason: str,
        name: str,
        seat: int | None = None,
        *,
        rule: str = "",
        package: str = "",
        **facts: str | int,
    ) -> BadPosition:
        """The error that a part is impossible: by a rule of the game, if one is named."""
        return BadPosition(reason, part=label(name, seat), rule=rule, package=package, **facts)


class Deck:
    """All cards (or tickets, or tiles) of a game, to be taken by the parts that name them."""

    def __init__(self, reader: PartReader, copies: Mapping[str, int], rule: str) -> None:
        self._said = reader
        self._copies = copies
        self._rule = rule
        self._left = Counter(copies)
        self.hidden = 0
        """How many cards the parts so far have that are not known."""

    def take(
        self, name: str, seat: int | None = None, *, hidden: bool = False, besides: str = ""
    ) -> tuple[list[str], int]:
        """The cards of a part in data order, and how many more there are that are not known.

        Only where it says `hidden` may the text of a view have unknown cards. The word `besides` is no card.
        """
        words = [word for word in self._said.words(name, seat) if word != besides]
        known = [word for word in words if word != UNKNOWN]
        if len(known) < len(words) and not (hidden and self._said.view is not None):
            raise self._said.wrong("position-unknown", name, seat)
        for word in known:
            self.take_card(word, name, seat)
        self.hidden += len(words) - len(known)
        return sorted(known, key=list(self._copies).index), len(words) - len(known)

    def take_card(self, card: str, name: str, seat: int | None = None) -> None:
        """One card, wherever a part has it."""
        if card not in self._copies:
            raise self._said.wrong("position-word", name, seat, word=card, words=", ".join(self._copies))
        if not self._left[card]:
            raise self._said.wrong(
                "position-copies", name, seat, rule=self._rule, card=card, copies=self._copies[card]
            )
        self._left[card] -= 1

    def rest(self, name: str) -> list[str]:
        """The cards that no part has named, in data order. Of the unknown ones there may not be more.

        `name` is the part that is at fault when there are.
        """
        left = [card for card in self._copies for _ in range(self._left[card])]
        if self.hidden > len(left):
            raise self._said.wrong(
                "position-too-many", name, rule=self._rule, cards=sum(self._copies.values())
            )
        return left

    def some(self, number: int, name: str) -> list[str]:
        """So many of the cards that no part has named, from all over the deck, taken from it."""
        left = self.rest(name)
        if number + self.hidden > len(left):
            raise self._said.wrong(
                "position-too-many", name, rule=self._rule, cards=sum(self._copies.values())
            )
        chosen = [left[place * len(left) // number] for place in range(number)]
        self._left -= Counter(chosen)
        return chosen


class PositionText(ABC, Generic[StateT, ObservationT]):
    """How a game writes and reads its positions. Its title holds one of these."""

    parts: tuple[Part, ...]
    """The parts beside `view`, `rules`, `players`, the options, `turn` and `step`, in their order."""

    steps: tuple[str, ...]
    """The words for the steps of a turn."""

    unsaid_turn: str = "`start`"
    """Whose turn it is when that is left out, for the documentation."""

    unsaid_step: str
    """In which step the position is when that is left out, likewise."""

    default: ClassVar[Mapping[str, str | int | bool]] = {}
    """What the options are when they are left out; else seat 0, or what they usually are."""

    @abstractmethod
    def write(self, state: StateT) -> Words:
        """Everything, part by part."""

    @abstractmethod
    def write_view(self, observation: ObservationT, memory: bool) -> Words:
        """What a seat sees, part by part: with unknown cards for those it cannot see.

        With `memory` also what everybody saw and may remember, though it can no longer be looked up.
        """

    @abstractmethod
    def read(self, reader: PartReader, options: Options, rng: Rng) -> StateT:
        """The state that a text tells of; what is not known in it is dealt with `rng`. Raises BadPosition."""


class ReadPosition(msgspec.Struct, frozen=True):
    """What a text has told: enough to begin a game there."""

    players: int
    options: Options
    rules: int
    state: Any
    view: int | None
    """The seat whose view it was, NOBODY for a spectator's; None when everything was told."""


def text_of(notation: PositionText, state: State) -> str:
    """A state as text, with everything hidden in it."""
    return write(notation.write(state))


def text_of_view(notation: PositionText, observation: Observation, memory: bool = False) -> str:
    """What a seat sees as text; with `memory`, also what it may remember."""
    seat = _SPECTATOR if observation.seat == NOBODY else str(observation.seat)
    return write([("view", None, [seat]), *notation.write_view(observation, memory)])


class TitleFacts(msgspec.Struct, frozen=True):
    """What of a title matters to the texts of its positions."""

    players: tuple[int, ...]
    """How many can play."""
    options: Sequence[Choice | Flag | Seat]
    rules: tuple[int, ...]
    """The versions of the rules; the first holds if a text says nothing of it."""


def read(notation: PositionText, text: str, facts: TitleFacts, rng: Rng) -> ReadPosition:
    """What a text tells. Raises BadPosition."""
    options = facts.options
    parts = _split(text, notation, [option.name for option in options])
    players = _players(parts, facts.players)
    reader = PartReader(parts, players, _view(parts, players))
    reader.rules = int(reader.choice("rules", list(map(str, facts.rules)), str(facts.rules[0])))
    agreed = {option.name: _option(reader, option, notation.default.get(option.name)) for option in options}
    state: State = notation.read(reader, agreed, rng)
    if state.mover() != NOBODY:
        moves = Moves()
        state.legal(moves)
        if moves.count == 0:
            raise reader.wrong("position-no-move", "step")
    return ReadPosition(players, agreed, reader.rules, state, reader.view)


def _split(text: str, notation: PositionText, options: list[str]) -> dict[tuple[str, int | None], list[str]]:
    if not isinstance(text, str):
        raise BadPosition("position-part", text=text)
    if len(text) > LONGEST:
        raise BadPosition("position-long", longest=LONGEST)
    own = {part.name for part in notation.parts if part.per_seat}
    known = {"rules", "players", "turn", "step", "view", *options, *(part.name for part in notation.parts)}
    found: dict[tuple[str, int | None], list[str]] = {}
    for line in re.split(r"[;\n]", text):
        if not line.strip():
            continue
        head, colon, words = line.partition(":")
        match = _HEAD.fullmatch(" ".join(head.split()))
        if not colon or match is None:
            raise BadPosition("position-part", text=line.strip())
        name, seat = match[1], None if match[2] is None else int(match[2])
        if name not in known:
            names = ", ".join(sorted(known))
            raise BadPosition("position-no-part", part=label(name, seat), parts=names)
        if (name in own) != (seat is not None):
            reason = "position-seat-missing" if name in own else "position-no-seat"
            raise BadPosition(reason, part=label(name, seat))
        if (name, seat) in found:
            raise BadPosition("position-twice", part=label(name, seat))
        found[name, seat] = [word for each in words.split() for word in _repeated(each)]
    return found


def _repeated(word: str) -> list[str]:
    match = _REPEATED.fullmatch(word)
    return [match[1]] * int(match[2]) if match else [word]


def _players(parts: dict[tuple[str, int | None], list[str]], counts: tuple[int, ...]) -> int:
    """As many as the text says, or else the fewest for whom there is every seat named."""
    highest = max((seat for _, seat in parts if seat is not None), default=0)
    enough = [count for count in counts if count > highest]
    default = min(enough, default=max(counts))
    words = parts.get(("players", None), [str(default)])
    if len(words) != 1 or words[0] not in map(str, counts):
        raise BadPosition(
            "position-word", part="players", word=" ".join(words), words=", ".join(map(str, counts))
        )
    players = int(words[0])
    for name, seat in parts:
        if seat is not None and seat >= players:
            raise BadPosition("position-seat", part=label(name, seat), last=players - 1)
    return players


def _view(parts: dict[tuple[str, int | None], list[str]], players: int) -> int | None:
    if ("view", None) not in parts:
        return None
    words, seats = parts["view", None], [_SPECTATOR, *map(str, range(players))]
    if len(words) != 1 or words[0] not in seats:
        raise BadPosition("position-word", part="view", word=" ".join(words), words=", ".join(seats))
    return NOBODY if words[0] == _SPECTATOR else int(words[0])


def _option(
    reader: PartReader, option: Choice | Flag | Seat, default: str | int | bool | None
) -> str | int | bool:
    match option:
        case Choice():
            return reader.choice(
                option.name, option.values, option.default if default is None else str(default)
            )
        case Flag():
            words = ("false", "true")
            return (
                reader.choice(option.name, words, words[option.default if default is None else bool(default)])
                == "true"
            )
        case Seat():
            return reader.number(option.name, least=0, most=reader.players - 1, default=int(default or 0))
