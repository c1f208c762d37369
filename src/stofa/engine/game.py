"""A game being played: the rules, the position, and the story so far."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, Self

from stofa.engine.chance import Chance
from stofa.engine.core.moves import Moves
from stofa.engine.core.state import CHANCE, NOBODY, State
from stofa.engine.errors import BadOption, GameOver, Illegal, NotYourTurn, Refusal, UnknownSeat
from stofa.engine.moves import LegalMoves, Move, NeverLegal
from stofa.engine.options import complete_options
from stofa.engine.position_text import TitleFacts, read, text_of
from stofa.engine.shared_list import SharedList
from stofa.engine.title import Consequence, Points, PositionT, Result, Title
from stofa.engine.view import Mover, Turn, View, mover_word, turn_of
from stofa.engine.whole_numbers import whole_number


class Note(NamedTuple):
    """What is remembered of a move of a game besides the move itself."""

    witness: int | None
    """The one seat that may see what the move names when it is made; None if everybody may."""
    then: Sequence[Consequence]
    """What it brought about besides what it says."""
    unveils: bool
    """Whether a seat saw something hidden by it, other than a card that came."""
    path: list[str]
    """The places that something passed by it, from the first to the last."""
    shows: bool
    """Whether everybody was shown by it what earlier secret moves had named."""

    @classmethod
    def on(cls, title: Title, state: State, move: int) -> "Note":
        """The note on a move that is about to be made."""
        mover = state.mover()
        witness, then = title.witness(state, move), title.consequences(state, move)
        if mover == CHANCE:
            return cls(witness, then, False, [], False) if then else _plain_note(witness)
        unveils, path = title.unveils(state, move), title.path(state.observe(mover), move)
        shows = title.shows(state, move)
        if then or unveils or path or shows:
            return cls(witness, then, unveils, path, shows)
        return _plain_note(witness)


@cache
def _plain_note(witness: int | None) -> Note:
    """The note on most moves: one for all of them, because games in progress keep a note on every move."""
    return Note(witness, [], False, [], False)


def _names(seats: object) -> list[str]:
    """The names of seats. A record holds them, so they have to be texts that JSON can hold."""
    named = [name for name in seats if _is_unicode(name)] if isinstance(seats, list | tuple) else []
    if not isinstance(seats, list | tuple) or len(named) != len(seats):
        raise BadOption("seats-names", seats=repr(seats) if isinstance(seats, str) else seats)
    return named


def _is_unicode(name: object) -> bool:
    """Whether it is a text that a file can hold: Python's may have lone surrogates in them."""
    if not isinstance(name, str):
        return False
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _usual_names(players: int) -> list[str]:
    return [f"seat {seat}" for seat in range(players)]


class Game(Generic[PositionT]):
    """One game at one table, with everything hidden in it.

    Cards come from `chance` without being asked for. Without it they are played like any other move:
    that is how records are replayed and how one asks "what if". It follows the current version of the rules,
    or an earlier one that the title still knows.
    """

    def __init__(
        self,
        title: Title[Any, Any, PositionT],
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
        seats: list[str] | None = None,
        rules: int | None = None,
        beginning: State | None = None,
    ) -> None:
        """`beginning`: the position that it begins from, where it is not the usual one."""
        players = title.check_players(players)
        names = _usual_names(players) if seats is None else _names(seats)
        if len(names) != players:
            raise BadOption("bad-seats", seats=len(names), players=players)
        version = title.rules_version if rules is None else whole_number(rules)
        if version is None or not title.plays_by(version):
            raise BadOption("bad-rules", game=title.id, rules=rules, known=title.known_rules)
        self.title = title
        self.rules = version
        """The version of the title's rules that it is played by."""
        self.players = players
        self.options = complete_options(title.options, options or {}, players, chance)
        self.seats = names
        self.history: SharedList[tuple[Mover, Move]] = SharedList()
        """Every move so far, with its mover."""
        self.chance = chance
        self._beginning = beginning
        self._state = self._first_state()
        self._notes: SharedList[Note] | None = None
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

    def view(self, seat: int | None = None) -> View[PositionT]:
        """What a seat may know; without one, what a spectator may."""
        return View(self.title, self._state.observe(NOBODY if seat is None else self._checked_seat(seat)))

    def _checked_seat(self, seat: object) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise UnknownSeat("no-seat", seat=seat, players=self.players)
        return number

    def peek(self) -> State:
        """The whole state, with everything hidden in it: a copy, to be looked at or played with."""
        return self._state.clone()

    def why_not(self, move: str) -> Refusal | None:
        """Why a move may not be made now, by the rule that forbids it; None if it may."""
        asked = self.title.moves.read(move)
        if self.over:
            raise GameOver("game-over")
        return self._refusal(asked)

    def consequences(self, move: str) -> list[Consequence]:
        """What a legal move would bring about besides what it says, in the sight of everybody."""
        asked = self.title.moves.read(move)
        self._check_turn(None)
        self._check_legal(asked)
        return self.title.consequences(self._state, asked.code)

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def play(self, move: str, seat: Mover | None = None) -> Move:
        """Make a move for the seat (or chance, "~") that is to move, which must be `seat` if that is given.

        A move that is refused raises an error that says why, and changes nothing.
        """
        made = self.title.moves.read(move)  # also one that was read: it may be of another game
        turn = self._check_turn(seat)
        self._check_legal(made)
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

    def _check_legal(self, move: Move) -> None:
        """Raises Illegal if a move may not be made now."""
        if move.code not in self._legal_codes():
            refusal = self._refusal(move)
            if refusal is None:
                raise AssertionError(f"{move!r} is not legal, and no rule says why")
            raise Illegal(move, refusal)

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
        twin.options, twin.seats = dict(self.options), list(self.seats)
        twin.history = self.history.copy()
        twin.chance = None if manual_chance or self.chance is None else self.chance.copy()
        twin._state = self._state.clone()
        twin._notes = None if self._notes is None else self._notes.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what is worked out again when it is asked for; moves by their codes."""
        kept = {**self.__dict__, "_legal": None, "_notes": None}
        kept["history"] = [(mover, move.code) for mover, move in self.history]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        write = self.title.moves.write
        self.history = SharedList((mover, write(code)) for mover, code in kept["history"])

    def cut(self, to: int) -> Self:
        """The game as it was after its first `to` moves; its next cards are played like moves."""
        earlier = object.__new__(type(self))
        earlier.__dict__.update(self.__dict__)
        earlier.options, earlier.seats = dict(self.options), list(self.seats)
        earlier.history = SharedList(self.history[:to])
        earlier.chance = None
        earlier._state = self._first_state()
        for _, move in earlier.history:
            earlier._state.play(move.code)
        earlier._legal = None
        earlier._notes = None if self._notes is None else SharedList(self._notes[:to])
        return earlier

    def _first_state(self) -> State:
        """The position before the first move."""
        if self._beginning is not None:
            return self._beginning.clone()
        start: State = self.title.start(self.players, self.options, self.rules)
        return start

    def _make(self, mover: Mover, move: Move) -> None:
        if self._notes is not None:
            self._notes.append(Note.on(self.title, self._state, move.code))
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
        state = self._first_state()
        for mover, move in self.history:
            yield state, mover, move
            state.play(move.code)

    @property
    def notes(self) -> Sequence[Note]:
        """What is to be known of each move of the history besides the move itself.

        From the first time that somebody asks they are kept with each move.
        """
        if self._notes is None:
            self._notes = SharedList(Note.on(self.title, state, move.code) for state, _, move in self.walk())
        return self._notes

    @property
    def shown(self) -> int:
        """The number of moves up to the last that showed everybody what secret ones had named; 0 if none did.

        Those of them whose kinds are `shown_later` are no longer hidden.
        """
        if self.title.moves.shown_later:
            for number in range(len(self.notes), 0, -1):
                if self.notes[number - 1].shows:
                    return number
        return 0

    def history_seen_by(self, seat: int | None = None, first: int = 0) -> list[tuple[Mover, Move]]:
        """What a seat (or a spectator) may know of the moves from one on: hidden ones only by their kinds."""
        if seat is not None:
            seat = self._checked_seat(seat)
        shown, shown_later = self.shown, self.title.moves.shown_later
        told: list[tuple[Mover, Move]] = []
        for (mover, move), note in zip(self.history[first:], self.notes[first:], strict=True):
            known = note.witness is None or note.witness == seat
            known = known or (first + len(told) < shown and move.kind in shown_later)
            told.append((mover, move if known else self.title.moves.veil(move)))
        return told

    # ── As text ─────────────────────────────────────────────────────────────────────────────────

    def position_text(self) -> str:
        """The position as text, with everything hidden in it: `stofa.position` reads it."""
        return text_of(self.title.position_notation(), self._state)

    @property
    def began_from(self) -> str | None:
        """The position that the game began from, as text; None if it began as usual."""
        return None if self._beginning is None else text_of(self.title.position_notation(), self._beginning)

    # ── Looking at it ───────────────────────────────────────────────────────────────────────────

    def picture(self, seat: int | None = None, *, language: str = "en", dark: bool = False) -> str:
        """What a seat sees, as an SVG; without one, what a spectator sees."""
        from stofa.engine.picture.look import Look  # only needed by whoever looks at it
        from stofa.engine.picture.view_picture import view_picture

        names = () if self.seats == _usual_names(self.players) else self.seats  # the usual ones are English
        look = Look(language=language, dark=dark, names=names, result=self.result)
        return view_picture(self.view(seat), look)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        return self.picture()

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


def begin_at(
    title: Title[Any, Any, PositionT],
    text: str,
    chance: Chance,
    *,
    manual_chance: bool = False,
    seats: list[str] | None = None,
    rules: int | None = None,
) -> tuple[Game[PositionT], int | None]:
    """A game that begins from a position, in which what the text leaves unknown is dealt by `chance`.

    `rules` is the version of the rules that holds if the text says nothing of it. With the game comes the
    seat whose view the text is, NOBODY if it is a spectator's; None if the text tells everything.
    """
    versions = (title.rules_version, *title.earlier_rules)
    if rules is not None:
        versions = (rules, *versions)
    facts = TitleFacts(title.player_counts, title.options, versions)
    told = read(title.position_notation(), text, facts, chance.rng("position"))
    game = Game(
        title,
        told.players,
        told.options,
        chance=None if manual_chance else chance,
        seats=seats,
        rules=told.rules,
        beginning=told.state,
    )
    return game, told.view
