"""A game being played: the rules, the position, and the story so far."""

from collections.abc import Iterator, Mapping
from typing import Any, Self

from stofa.engine.chance import Chance
from stofa.engine.core.moves import Moves
from stofa.engine.core.state import CHANCE, NOBODY, State
from stofa.engine.errors import BadOption, GameOver, Illegal, NotYourTurn, Refusal
from stofa.engine.moves import LegalMoves, Move
from stofa.engine.options import complete_options
from stofa.engine.title import Consequence, Points, Result, Title
from stofa.engine.view import Mover, Turn, View, turn_of


class Game:
    """One game at one table, with everything hidden in it.

    Cards come from `chance` by themselves. Without it they are played by hand, like any other move:
    that is how records are replayed and how one asks "what if".
    """

    def __init__(
        self,
        title: Title,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
        seats: list[str] | None = None,
    ) -> None:
        title.check_players(players)
        if seats is not None and len(seats) != players:
            raise BadOption("bad-seats", seats=len(seats), players=players)
        self.title = title
        self.players = players
        self.options = complete_options(title.options, options or {}, players, chance)
        self.seats = seats or [f"seat {seat}" for seat in range(players)]
        self.history: list[tuple[Mover, Move]] = []
        """Every move so far, with its mover."""
        self.chance = chance
        self._state = title.start(players, self.options)
        self._legal: list[int] | None = None
        self._resolve_chance()

    # ── Who and what ────────────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        return self._state.mover() == NOBODY

    @property
    def turn(self) -> Turn:
        """The seat that decides now; "~" when a card has to come; None when the game is over."""
        return turn_of(self._state.mover())

    @property
    def legal(self) -> LegalMoves:
        """The moves that may be made now."""
        return LegalMoves(self._legal_codes(), self.title.vocabulary)

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self.title.result(self._state) if self.over else None

    @property
    def scoring(self) -> list[list[Points]] | None:
        """For each seat where its points come from, once the game is over."""
        return self.title.scoring(self._state) if self.over else None

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what a spectator may."""
        if seat is not None and not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat} at a table for {self.players}")
        return View(self.title, self._state.observe(NOBODY if seat is None else seat))

    def why_not(self, move: str) -> Refusal | None:
        """Why a move may not be made now, by the rule that forbids it; None if it may."""
        code = self.title.vocabulary.read(move).code
        if self.over:
            raise GameOver("game-over")
        return self._refusal(code)

    def consequences(self, move: str) -> list[Consequence]:
        """What a legal move would bring about by itself, in the sight of everybody."""
        return self.title.consequences(self._state, self.title.vocabulary.read(move).code)

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def play(self, move: str, seat: int | None = None) -> Move:
        """Make a move for whoever is to move (who must be `seat`, if that is given).

        A move that is refused raises an error that says why, and changes nothing.
        """
        made = self.title.vocabulary.read(move)  # also one that was read: it may be of another game
        mover = self._state.mover()
        if mover == NOBODY:
            raise GameOver("game-over")
        if seat is not None and seat != mover:
            raise NotYourTurn("not-your-turn", seat=seat, turn="chance" if mover == CHANCE else mover)
        if made.code not in self._legal_codes():
            refusal = self._refusal(made.code)
            if refusal is None:
                raise AssertionError(f"{made!r} is not legal, and no rule says why")
            raise Illegal(made, refusal)
        self._make(mover, made)
        self._resolve_chance()
        return made

    def copy(self, *, by_hand: bool = False) -> Self:
        """The same game, to be played on differently; `by_hand`, with cards of one's own choice."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.history = list(self.history)
        twin.chance = None if by_hand or self.chance is None else self.chance.copy()
        twin._state = self._state.clone()
        return twin

    def _make(self, mover: int, move: Move) -> None:
        self._state.play(move.code)
        self.history.append(("~" if mover == CHANCE else mover, move))
        self._legal = None

    def _resolve_chance(self) -> None:
        """Let the cards come until somebody has to decide."""
        if self.chance is not None:
            while self._state.mover() == CHANCE:
                self._make(CHANCE, self.title.vocabulary.write(self.chance.card(self._state)))

    def _legal_codes(self) -> list[int]:
        if self._legal is None:
            if self.over:
                self._legal = []
            else:
                moves = Moves()  # not kept: it is as big as everything else of a game together
                self._state.legal(moves)
                self._legal = moves.listed()
        return self._legal

    def _refusal(self, code: int) -> Refusal | None:
        mover = self._state.mover()
        if mover == CHANCE:
            return self.title.why_not_chance(self._state, code)
        return self.title.why_not(self._state.observe(mover), code)

    # ── The story so far ────────────────────────────────────────────────────────────────────────

    def walk(self) -> Iterator[tuple[State, Mover, Move]]:
        """Each move with the position in which it was made. (The position goes on with the walk.)"""
        state = self.title.start(self.players, self.options)
        for mover, move in self.history:
            yield state, mover, move
            state.play(move.code)

    def story(self, seat: int | None = None) -> list[tuple[Mover, str]]:
        """What a seat (or a spectator) has seen happen: hidden moves without what they name."""
        told: list[tuple[Mover, str]] = []
        for state, mover, move in self.walk():
            witness = self.title.witness(state, move.code)
            hidden = witness is not None and witness != seat
            told.append((mover, self.title.veil(move) if hidden else str(move)))
        return told

    # ── Looking at it ───────────────────────────────────────────────────────────────────────────

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        return str(self.view())

    def __repr__(self) -> str:
        match self.turn:
            case None:
                now = "over"
            case "~":
                now = "a card comes"
            case seat:
                now = f"seat {seat} to move"
        return f"<{self.title.name()}, {self.players} players, {len(self.history)} moves: {now}>"
