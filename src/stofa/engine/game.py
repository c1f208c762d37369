"""A game being played: the rules, the position, and the story so far."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Self

from stofa.engine.chance import Chance
from stofa.engine.core.moves import Moves
from stofa.engine.core.state import CHANCE, NOBODY, State
from stofa.engine.errors import BadOption, GameOver, Illegal, NotYourTurn, Refusal
from stofa.engine.moves import LegalMoves, Move, NeverLegal
from stofa.engine.options import complete_options
from stofa.engine.title import Consequence, Points, Result, Title
from stofa.engine.view import Mover, Turn, View, mover_word, turn_of


class _Notes:
    """What is remembered of the moves of a game besides the moves themselves."""

    def __init__(self) -> None:
        self.witnesses: list[int | None] = []
        self.to_show: dict[int, int] = {}
        self.shown: dict[int, dict[int, int]] = {}
        self.then: dict[int, list[Consequence]] = {}
        self.unveiled: list[int] = []
        self.paths: dict[int, list[str]] = {}

    def add(self, title: Title, state: State, move: int) -> None:
        """Note a move that is about to be made."""
        number = len(self.witnesses)
        if then := title.consequences(state, move):
            self.then[number] = then
        mover = state.mover()
        if mover != CHANCE:
            if title.unveils(state, move):
                self.unveiled.append(number)
            if path := title.path(state.observe(mover), move):
                self.paths[number] = path
        witness = title.witness(state, move)
        self.witnesses.append(witness)
        if title.moves.shown_later and mover != CHANCE:
            if witness is not None and title.moves.write(move).kind in title.moves.shown_later:
                self.to_show[number] = witness
            if title.shows(state, move):
                self._show(number)

    def _show(self, number: int) -> None:
        """By a move everybody is shown what those named that were to be shown."""
        for secret in self.to_show:
            self.witnesses[secret] = None
        self.shown[number] = self.to_show
        self.to_show = {}

    def cut(self, to: int) -> "_Notes":
        """The notes on the first `to` moves."""
        earlier = _Notes()
        earlier.witnesses = self.witnesses[:to]
        to_show = dict(self.to_show)
        for number, secrets in self.shown.items():
            if number < to:
                earlier.shown[number] = secrets
            else:
                to_show |= secrets
        for number, witness in to_show.items():
            if number < to:
                earlier.to_show[number] = earlier.witnesses[number] = witness
        earlier.then = {number: then for number, then in self.then.items() if number < to}
        earlier.unveiled = [number for number in self.unveiled if number < to]
        earlier.paths = {number: path for number, path in self.paths.items() if number < to}
        return earlier

    def copy(self) -> "_Notes":
        twin = _Notes()
        twin.witnesses, twin.unveiled = list(self.witnesses), list(self.unveiled)
        twin.then, twin.paths = dict(self.then), dict(self.paths)
        twin.to_show, twin.shown = dict(self.to_show), dict(self.shown)
        return twin


class Game:
    """One game at one table, with everything hidden in it.

    Cards come from `chance` without being asked for. Without it they are played like any other move:
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
        self._notes_so_far: _Notes | None = None
        """None until somebody asks: simulations never do, and notes cost more than the moves."""
        self._legal: list[int] | None = None
        self._resolve_chance()

    # ── Who and what ────────────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.mover() == NOBODY

    @property
    def turn(self) -> Turn:
        """The seat that decides now; "~" when a card has to come; None when the game is over."""
        return turn_of(self._state.mover())

    @property
    def legal(self) -> LegalMoves:
        """The moves that may be made now."""
        return LegalMoves(self._legal_codes(), self.title.moves)

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
        asked = self.title.moves.read(move)
        if self.over:
            raise GameOver("game-over")
        return self._refusal(asked)

    def consequences(self, move: str) -> list[Consequence]:
        """What a legal move would bring about besides what it says, in the sight of everybody."""
        return self.title.consequences(self._state, self.title.moves.read(move).code)

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def play(self, move: str, seat: Mover | None = None) -> Move:
        """Make a move for the seat (or chance, "~") that is to move, which must be `seat` if that is given.

        A move that is refused raises an error that says why, and changes nothing.
        """
        made = self.title.moves.read(move)  # also one that was read: it may be of another game
        turn = self._check_turn(seat)
        if made.code not in self._legal_codes():
            refusal = self._refusal(made)
            if refusal is None:
                raise AssertionError(f"{made!r} is not legal, and no rule says why")
            raise Illegal(made, refusal)
        self._make(turn, made)
        self._resolve_chance()
        return made

    def deal_card(self, chance: Chance) -> Move:
        """Let one card come, when chance is to move: the one that `chance` picks."""
        self._check_turn("~")
        return self._deal_card(chance)

    def _deal_card(self, chance: Chance) -> Move:
        card = self.title.moves.write(chance.card(self._state))
        self._make("~", card)
        return card

    def _check_turn(self, mover: Mover | None) -> Mover:
        """Who is to move; an error if that is nobody, or not `mover`."""
        turn = turn_of(self._state.mover())
        if turn is None:
            raise GameOver("game-over")
        if mover is not None and mover != turn:
            raise NotYourTurn("not-your-turn", seat=mover_word(mover), turn=mover_word(turn))
        return turn

    def copy(self, *, manual_chance: bool = False) -> Self:
        """The same game, to be played on differently; `manual_chance`, with cards of one's own choice."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.history = list(self.history)
        twin.chance = None if manual_chance or self.chance is None else self.chance.copy()
        twin._state = self._state.clone()
        twin._notes_so_far = self._notes_so_far and self._notes_so_far.copy()
        return twin

    def cut(self, to: int) -> Self:
        """The game as it was after its first `to` moves; its next cards are played like moves."""
        earlier = object.__new__(type(self))
        earlier.__dict__.update(self.__dict__)
        earlier.history = self.history[:to]
        earlier.chance = None
        earlier._state = self.title.start(self.players, self.options)
        for _, move in earlier.history:
            earlier._state.play(move.code)
        earlier._legal = None
        earlier._notes_so_far = self._notes_so_far and self._notes_so_far.cut(to)
        return earlier

    def _make(self, mover: Mover, move: Move) -> None:
        if self._notes_so_far is not None:
            self._notes_so_far.add(self.title, self._state, move.code)
        self.history.append((mover, move))
        self._state.play(move.code)
        self._legal = None

    def _resolve_chance(self) -> None:
        """Let the cards come until somebody has to decide."""
        if self.chance is not None:
            while self._state.mover() == CHANCE:
                self._deal_card(self.chance)

    def _legal_codes(self) -> list[int]:
        if self._legal is None:
            if self.over:
                self._legal = []
            else:
                moves = Moves()  # not kept: it is as big as everything else of a game together
                self._state.legal(moves)
                self._legal = moves.listed()
        return self._legal

    def _refusal(self, move: Move) -> Refusal | None:
        mover = self._state.mover()
        if mover == CHANCE and not isinstance(move, NeverLegal):
            return self.title.why_not_chance(self._state, move.code)
        return self.title.refusal(self._state.observe(mover), move)

    # ── What has happened ───────────────────────────────────────────────────────────────────────

    def walk(self) -> Iterator[tuple[State, Mover, Move]]:
        """Each move with the position in which it was made. (The position goes on with the walk.)"""
        state = self.title.start(self.players, self.options)
        for mover, move in self.history:
            yield state, mover, move
            state.play(move.code)

    @property
    def witnesses(self) -> Sequence[int | None]:
        """For each move, the one seat that may see what it names; None if everybody may by now."""
        return self._notes.witnesses

    @property
    def shown(self) -> Mapping[int, Collection[int]]:
        """By the number of a move that showed everybody what earlier ones had named: the numbers of those."""
        return self._notes.shown

    @property
    def then(self) -> Mapping[int, list[Consequence]]:
        """What moves brought about besides what they say, by the number of the move."""
        return self._notes.then

    @property
    def unveiled(self) -> Sequence[int]:
        """The numbers of the moves by which a seat saw something hidden, other than cards that came."""
        return self._notes.unveiled

    @property
    def paths(self) -> Mapping[int, list[str]]:
        """The places that something passed by moves of seats, by the number of the move."""
        return self._notes.paths

    @property
    def _notes(self) -> _Notes:
        """The notes on all moves so far; from the first time on they are kept with each move."""
        if self._notes_so_far is None:
            notes = _Notes()
            for state, _, move in self.walk():
                notes.add(self.title, state, move.code)
            self._notes_so_far = notes
        return self._notes_so_far

    def history_seen_by(self, seat: int | None = None, first: int = 0) -> list[tuple[Mover, Move]]:
        """What a seat (or a spectator) has seen from a move on: hidden moves without what they name."""
        return [
            (mover, move if witness is None or witness == seat else self.title.moves.veil(move))
            for (mover, move), witness in zip(self.history[first:], self.witnesses[first:], strict=True)
        ]

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
