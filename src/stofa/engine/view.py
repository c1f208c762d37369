"""What one seat may know, for everybody outside the core: bots, screens, logs, exports."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Generic, Literal, Self

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import CHANCE, NOBODY, Observation, State
from stofa.engine.encoding import CELLS
from stofa.engine.errors import BadOption, GameOver, NotYourTurn, Refusal
from stofa.engine.moves import LegalMoves
from stofa.engine.position_text import text_of_view
from stofa.engine.title import Memory, OwnPosition, PositionT, PublicPosition, Title

Mover = int | Literal["~"]
"""Who made a move: a seat or chance."""

Turn = Mover | None
"""Who moves now; nobody when the game is over."""


def turn_of(mover: int) -> Turn:
    """Who moves now, given the mover of a state of the core."""
    if mover >= 0:  # nearly always
        return mover
    return None if mover == NOBODY else mover_of(mover)


def seat_of(observation: Observation) -> int | None:
    """Whose observation it is; None for a spectator's."""
    return None if observation.seat == NOBODY else observation.seat


def mover_of(mover: int) -> Mover:
    """A seat or chance, given the number it has in the core."""
    return "~" if mover == CHANCE else mover


def mover_word(mover: Mover) -> str | int:
    """A seat or chance, as messages name it: `[chance] … *[other] seat { $turn }`."""
    return "chance" if mover == "~" else mover


class View(Generic[PositionT]):
    """A seat's view. It holds nothing that the seat may not know, so it can be handed to anyone."""

    def __init__(self, title: Title[Any, Any, PositionT], observation: Observation) -> None:
        self.title = title
        self.observation = observation
        self._legal: LegalMoves | None = None
        self._position: PositionT | None = None

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""
        return seat_of(self.observation)

    @property
    def turn(self) -> Turn:
        """Who moves now, which everybody knows; as for a game."""
        return turn_of(self.observation.mover())

    @property
    def legal(self) -> LegalMoves:
        """The legal moves, if this seat is to move; none otherwise."""
        if self._legal is None:
            moves = Moves()
            self.observation.legal(moves)
            self._legal = LegalMoves(moves.listed(), self.title.moves)
        return self._legal

    @property
    def public(self) -> PublicPosition:
        """What everybody sees, in the words of the game."""
        return self.title.public(self.observation)

    @property
    def own(self) -> OwnPosition:
        """What depends on who looks, in the words of the game."""
        return self.title.own(self.observation)

    @property
    def position(self) -> PositionT:
        """Everything the seat sees, in the words of the game: `public` and `own` in one."""
        if self._position is None:
            self._position = self.title.position(self.observation)
        return self._position

    @property
    def memory(self) -> Memory:
        """What everybody may remember of what was open once, in the words of the game. No screen shows it."""
        return self.title.memory(self.observation)

    def known_since(self, came: "View[PositionT]") -> "View[PositionT]":
        """What somebody may know who took the seat over when its view was `came`."""
        observation = deepcopy(self.observation)
        self.title.forget_before(observation, came.observation)
        return View(self.title, observation)

    def why_not(self, move: str) -> Refusal | None:
        """Why this seat may not make a move now, by the rule that forbids it; None if it may.

        Raises NotYourTurn or GameOver if the seat is not to move.
        """
        asked = self.title.moves.read(move)
        self.check_turn()
        return self.title.refusal(self.observation, asked)

    def check_turn(self) -> None:
        """Raises NotYourTurn or GameOver if the seat is not to move. A spectator never is."""
        turn = self.turn
        if turn is None:
            raise GameOver("game-over")
        if turn != self.seat:
            seat = "spectator" if self.seat is None else self.seat
            raise NotYourTurn("not-your-turn", seat=seat, turn=mover_word(turn))

    def encoded(self) -> bytes:
        """What the seat may know in numbers, for learning programs: see `title.layout(players)`.

        Raises BadOption if the game does not encode observations, or nobody sits there.
        """
        largest = max(self.title.player_counts)
        words = vec[i64]([0] * (self.title.layout(largest).width // CELLS))
        if self.seat is None:
            raise BadOption("encoded-spectator")
        end = self.observation.encode(words, 0)
        return b"".join(int(word).to_bytes(CELLS, "little") for word in words[:end])

    def determinize(self, rng: Rng) -> State:
        """A state that could be the true one, for search; every one that fits is as likely."""
        return self.observation.determinize(rng)

    def position_text(self, *, memory: bool = False) -> str:
        """What the seat sees, as text that `stofa.position` reads: with `?` for what it cannot see.

        With `memory`, also what everybody may remember of what was open once; no screen shows that.
        """
        return text_of_view(self.title.position_notation(), self.observation, memory)

    def draw(self, language: str = "en") -> str:
        """What the seat sees, as a text for people."""
        return self.title.draw(self.observation, language)

    def picture(self, language: str = "en", *, dark: bool = False, names: Sequence[str] = ()) -> str:
        """What the seat sees, as an SVG; `names` are those of the players."""
        from stofa.engine.picture.look import Look  # only needed by whoever looks at it
        from stofa.engine.picture.view_picture import view_picture

        return view_picture(self, Look(language=language, dark=dark, names=names))

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.picture()

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Nothing that was worked out from the observation: it is worked out again."""
        return type(self), (self.title, self.observation)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        """The expression that gives an equal view, if the game can write positions."""
        if self.title.positions is not None:
            seat = "" if self.seat is None else self.seat
            standing = ", manual_chance=True" if self.turn == "~" else ""
            text = self.position_text(memory=True)
            return f"stofa.position({self.title.id!r}, {text!r}{standing}).view({seat})"
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {self.title.name()}>"
