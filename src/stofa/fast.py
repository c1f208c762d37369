"""Games for researchers: moves are small integers, cards come from a fast generator, and nothing is recorded.

A `FastGame` is one game, a `Batch` many, stepped in one call. Both refuse what is not legal, and then nothing
has changed. What a seat knows is its `view`; who wants to look at hidden cards has to `peek`.

An *action* is the number of a move: its place in `title.moves.actions`.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any, Final, Generic, Self, overload

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import Buffer

from stofa.engine.chance import Chance
from stofa.engine.core.batch import ALL_LEGAL, NO_ACTION, GameBatch
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.encoding import CELLS, Layout
from stofa.engine.errors import BadAction, BadOption, GameOver, Illegal, StofaError, UnknownSeat
from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.options import Options, Seat, complete_options
from stofa.engine.title import Position, PositionT, Title
from stofa.engine.view import View
from stofa.engine.whole_numbers import whole_number
from stofa.games import title as title_named

__all__ = ["NOBODY", "NO_ACTION", "Batch", "FastGame"]

_SEEDS: Final = 2**62
"""How many seeds the fast generator has."""


class _Setup(Generic[PositionT]):
    """What was agreed on before the first card, and where a game can begin."""

    def __init__(
        self,
        game: str | Title[Any, Any, PositionT],
        players: object,
        rules: object,
        options: dict[str, Any],
    ) -> None:
        found: Any = game if isinstance(game, Title) else title_named(game)
        self.title: Title[Any, Any, PositionT] = found
        fewest = min(self.title.player_counts)
        self.players: int = self.title.check_players(fewest if players is None else players)
        version = self.title.rules_version if rules is None else whole_number(rules)
        if version is None or not self.title.plays_by(version):
            raise BadOption("bad-rules", game=self.title.id, rules=rules, known=self.title.known_rules)
        self.rules = version
        # A seat that nobody names is drawn anew for each game: it can begin in several ways.
        ways: list[dict[str, Any]] = [dict(options)]
        for option in self.title.options:
            if isinstance(option, Seat) and option.name not in options:
                ways = [{**way, option.name: seat} for way in ways for seat in range(self.players)]
        self.ways: list[Options] = [
            complete_options(self.title.options, way, self.players, None) for way in ways
        ]

    @cached_property
    def layout(self) -> Layout:
        """How observations are encoded. Raises BadOption if they are not."""
        return self.title.layout(self.players)

    def games(
        self,
        seeds: list[int],
        *,
        masked: bool = False,
        observed: bool = False,
        limit: int = 0,
        auto_reset: bool = False,
    ) -> GameBatch:
        moves = self.title.moves
        numbers = [NO_ACTION] * (1 + max(move.code for move in moves))
        for action, move in enumerate(moves.actions):
            numbers[move.code] = action
        starts: list[State] = [self.title.start(self.players, way, self.rules) for way in self.ways]
        codes = vec[i64]([move.code for move in moves.actions])
        words = self.layout.width // CELLS if observed else 0
        return GameBatch(starts, seeds, codes, vec[i64](numbers), masked, words, limit, auto_reset)

    def move(self, action: object) -> Move:
        number = whole_number(action)
        if number is None or not 0 <= number < len(self.title.moves.actions):
            raise BadAction("no-action", action=action, last=len(self.title.moves.actions) - 1)
        return self.title.moves.actions[number]

    def action(self, move: str) -> int:
        read = self.title.moves.read(move)
        if read not in self.title.moves.action_of:
            raise BadAction("not-an-action", move=read)
        return self.title.moves.action_of[read]

    def seat(self, seat: object) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise UnknownSeat("no-seat", seat=seat, players=self.players)
        return number

    def view(self, state: State, seat: int | None) -> View[PositionT]:
        return View(self.title, state.observe(NOBODY if seat is None else self.seat(seat)))

    def refusal(self, state: State, action: int) -> StofaError:
        """Why an action may not be made."""
        try:
            move = self.move(action)
        except BadAction as error:
            return error
        if state.mover() == NOBODY:
            return GameOver("game-over")
        why = self.title.refusal(state.observe(state.mover()), move)
        assert why is not None, f"{move!r} is not legal, and no rule says why"
        return Illegal(move, why)

    def winners(self, bits: int) -> list[int]:
        return [seat for seat in range(self.players) if bits >> seat & 1]


def seed_number(seed: object) -> int:
    """The seed of the fast generator that a number or a text stands for; without one, any."""
    if seed is None:
        return int.from_bytes(os.urandom(8), "big") % _SEEDS
    if isinstance(seed, str):
        return Chance(seed).below(_SEEDS)
    number = whole_number(seed)
    if number is None:
        raise BadOption("bad-seed", seed=seed)
    return number % _SEEDS


class _WithTitle(Generic[PositionT]):
    """What one game and many have in common: what is played, and what its moves are called."""

    _setup: _Setup[PositionT]

    @property
    def title(self) -> Title[Any, Any, PositionT]:
        """What is played."""
        return self._setup.title

    @property
    def players(self) -> int:
        """How many play."""
        return self._setup.players

    def move(self, action: int) -> Move:
        """The move that an action stands for."""
        return self._setup.move(action)

    def action(self, move: str) -> int:
        """The number of a move."""
        return self._setup.action(move)

    @property
    def layout(self) -> Layout:
        """What the cells of encoded observations tell. Raises BadOption if the game does not encode them."""
        return self._setup.layout


class FastGame(_WithTitle[PositionT]):
    """One game whose moves are numbers.

    `seed` fixes the cards, and the seats that no option names. They are others than those of a `Game` with
    that seed, and not fit for games of people: whoever has seen enough of them can foretell the rest.
    """

    @overload
    def __init__(
        self: "FastGame[Position]",
        game: str,
        players: int | None = None,
        *,
        seed: int | str | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None: ...
    @overload
    def __init__(
        self,
        game: Title[Any, Any, PositionT],
        players: int | None = None,
        *,
        seed: int | str | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None: ...
    def __init__(
        self,
        game: Any,
        players: int | None = None,
        *,
        seed: int | str | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        self._setup: _Setup[PositionT] = _Setup(game, players, rules, options)
        self._games = self._setup.games([seed_number(seed)])

    @classmethod
    def from_game(cls, game: Game[PositionT], *, seed: int | str | None = None) -> "FastGame[PositionT]":
        """A game that stands where another one does, hidden cards included; `seed` fixes those to come."""
        fast = FastGame(game.title, game.players, seed=seed, rules=game.rules, **game.options)
        fast._stand_at(game.peek())
        return fast

    def _stand_at(self, state: State) -> None:
        self._games.states[0].copy_from(state)
        self._games.movers[0] = self._games.states[0].resolve_chance(self._games.rngs[0])
        self._games.list_legal(True)

    # ── Who and what ────────────────────────────────────────────────────────────────────────────

    @property
    def mover(self) -> int:
        """The seat that decides now; NOBODY when the game is over."""
        return int(self._games.movers[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._games.movers[0] == NOBODY

    @property
    def legal(self) -> list[int]:
        """The legal actions."""
        return list(self._games.legal)

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat, once the game is over."""
        state = self._games.states[0]
        return [state.score(seat) for seat in range(self.players)] if self.over else None

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, once the game is over."""
        return self._setup.winners(self._games.states[0].winners()) if self.over else None

    def view(self, seat: int | None = None) -> View[PositionT]:
        """What a seat may know; without one, what a spectator may."""
        return self._setup.view(self._games.states[0], seat)

    def encoded(self, seat: int) -> bytes:
        """What a seat may know, in numbers: `view(seat).encoded()`, more quickly."""
        words = vec[i64]([0] * (self.layout.width // CELLS))
        self._games.states[0].encode(self._setup.seat(seat), words, 0)
        return bytes(memoryview(words))

    def peek(self) -> State:
        """The whole state, with everything hidden in it: a copy, to be looked at or played with."""
        return self._games.states[0].clone()

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A game that could be this one for all that a seat knows, for searches. `rng` deals the rest."""
        twin = self.clone()
        twin._games.rngs[0] = rng.split()
        twin._stand_at(self.view(seat).determinize(rng))
        return twin

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def step(self, action: int) -> int:
        """Make a move, and let the cards come that follow. Returns the mover after that.

        Raises Illegal, GameOver or BadAction if it is not legal; then nothing has changed.
        """
        games = self._games
        number = whole_number(action)
        if number is None or number not in games.legal:
            raise self._setup.refusal(games.states[0], action)
        games.chosen[0] = number
        games.step()
        return int(games.movers[0])

    def reset(self, seed: int | str | None = None) -> None:
        """Begin a new game: with `seed`, or going on with the generator as it is."""
        if seed is not None:
            self._games.rngs[0].reseed(seed_number(seed))
        self._games.begin(0)
        self._games.list_legal(True)

    def copy_from(self, other: "FastGame[PositionT]") -> None:
        """Become equal to another game of the same title for as many players, cards to come included."""
        if (other.title, other.players) != (self.title, self.players):
            raise BadOption("other-game", game=self.title.id, players=self.players)
        self._setup = other._setup
        self._games.starts = other._games.starts
        self._games.states[0].copy_from(other._games.states[0])
        self._games.rngs[0].word = other._games.rngs[0].word
        self._games.rngs[0].carry = other._games.rngs[0].carry
        self._games.movers[0] = other._games.movers[0]
        self._games.begun[0] = other._games.begun[0]
        self._games.list_legal(True)

    def clone(self) -> Self:
        """An equal game of its own, with the same cards to come."""
        twin = object.__new__(type(self))
        twin._setup = self._setup
        twin._games = self._setup.games([0])
        twin.copy_from(self)
        return twin

    def to_game(self, *, seed: int | str | None = None, manual_chance: bool = False) -> Game[PositionT]:
        """A game with notation, rules and records that stands where this one does; `seed` fixes its cards."""
        return Game(
            self.title,
            self.players,
            self._setup.ways[self._games.begun[0]],
            chance=None if manual_chance else Chance(seed if seed is not None else os.urandom(16).hex()),
            rules=self._setup.rules,
            beginning=self.peek(),
        )

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __getstate__(self) -> tuple[Any, ...]:
        return self._setup, self._games.states[0], self._games.rngs[0], self._games.begun[0]

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self._setup, state, rng, begun = kept
        self._games = self._setup.games([0])
        self._games.rngs[0], self._games.begun[0] = rng, begun
        self._stand_at(state)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.mover} to move"
        return f"<FastGame of {self.title.name()}, {self.players} players: {now}>"


class Batch(_WithTitle[PositionT]):
    """Many games of one title, stepped in one call.

    Game `n` has the seed `seed + n`, and is the same as a `FastGame` with that seed. What it tells is in
    buffers: memoryviews that are brought up to date by every step, and that NumPy takes as arrays without
    copying (`np.asarray(batch.masks)`).
    """

    @overload
    def __init__(
        self: "Batch[Position]",
        game: str,
        size: int,
        players: int | None = None,
        *,
        seed: int | str | None = None,
        auto_reset: bool = False,
        masks: bool = True,
        observations: bool = False,
        limit: int | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None: ...
    @overload
    def __init__(
        self,
        game: Title[Any, Any, PositionT],
        size: int,
        players: int | None = None,
        *,
        seed: int | str | None = None,
        auto_reset: bool = False,
        masks: bool = True,
        observations: bool = False,
        limit: int | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None: ...
    def __init__(
        self,
        game: Any,
        size: int,
        players: int | None = None,
        *,
        seed: int | str | None = None,
        auto_reset: bool = False,
        masks: bool = True,
        observations: bool = False,
        limit: int | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        """With `auto_reset` a game that ends begins anew at once. Without `masks` none are kept.

        With `observations` what each seat that decides may know is kept in numbers. A game that has lasted
        `limit` decisions is broken off.
        """
        self._setup: _Setup[PositionT] = _Setup(game, players, rules, options)
        number = whole_number(size)
        if number is None or number < 1:
            raise BadOption("bad-size", size=size)
        most = whole_number(0 if limit is None else limit)
        if most is None or (most < 1 and limit is not None):
            raise BadOption("bad-limit", limit=limit)
        games = self._setup.games(
            self._seeds(seed, number),
            masked=bool(masks),
            observed=bool(observations),
            limit=most,
            auto_reset=bool(auto_reset),
        )
        self._show(games)

    @staticmethod
    def _seeds(seed: object, number: int) -> list[int]:
        first = seed_number(seed)
        return [(first + each) % _SEEDS for each in range(number)]

    def _show(self, games: GameBatch) -> None:
        """Open the buffers."""
        self._games = games
        number = len(games.states)
        self.size = number
        """How many games there are."""
        wide = len(self._setup.title.moves.actions)
        self.movers = _shown(games.movers, "q", [number])
        """For each game the seat that decides; NOBODY where it is over."""
        self.finished = _shown(games.finished, "B", [number])
        """For each game whether it ended in the last step."""
        self.broken_off = _shown(games.broken_off, "B", [number])
        """For each game whether it was broken off in the last step, because it had reached the limit."""
        self.scores = _shown(games.scores, "q", [number, self._setup.players])
        """For each game the points of each seat when it last ended."""
        self.winners = _shown(games.winners, "q", [number])
        """For each game the seats that won when it last ended, one bit each."""
        self.masks = _shown(games.masks, "B", [number, wide]) if games.masked else None
        """For each game and action whether it is legal; None if no masks were wanted."""
        self.observations = None
        """For each game what the seat that decides may know, in numbers (see `layout`); None if they were not
        wanted. Where the game is over, it is what was there last."""
        if games.words:
            if sys.byteorder != "little":
                raise BadOption("byte-order")
            self.observations = _shown(games.observations, "B", [number, CELLS * games.words])

    def legal(self, game: int) -> list[int]:
        """The legal actions of one game."""
        game = self._number(game)
        offsets = self._games.offsets
        return list(self._games.legal[offsets[game] : offsets[game + 1]])

    @property
    def legal_actions(self) -> memoryview:
        """The legal actions of all games, one after the other, as they are now."""
        return memoryview(self._games.legal)

    @property
    def legal_offsets(self) -> memoryview:
        """Where in `legal_actions` those of each game begin; and last, where those of the last game end."""
        return memoryview(self._games.offsets)

    def view(self, game: int, seat: int | None = None) -> View[PositionT]:
        """What a seat of a game may know; without one, what a spectator may."""
        return self._setup.view(self._games.states[self._number(game)], seat)

    def peek(self, game: int) -> State:
        """The whole state of a game, with everything hidden in it: a copy."""
        return self._games.states[self._number(game)].clone()

    def write_masks(self, into: Buffer) -> None:
        """Copy the masks into a buffer of `size` times as many bytes as there are actions."""
        if self.masks is None:
            raise BadOption("no-masks")
        target = _bytes_of(into)
        source = self.masks.cast("B")
        if target is None or target.readonly or len(target) != len(source):
            raise BadOption("bad-buffer", size=len(source))
        target[:] = source

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def step(self, actions: Sequence[int] | Buffer) -> None:
        """Make one move in each game, and let the cards come that follow.

        `actions` has one number for each game: a sequence, or a buffer, such as an array of NumPy (64-bit
        integers are the quickest). NO_ACTION leaves a game as it is; where a game is over, nothing else will
        do. If one is not legal, BadAction says in which game and why, and nothing has changed in any.
        """
        self._take(actions)
        wrong = self._games.first_illegal()
        if wrong != ALL_LEGAL:
            why: StofaError = GameOver("game-over")
            if self._games.movers[wrong] != NOBODY:
                why = self._setup.refusal(self._games.states[wrong], self._games.chosen[wrong])
            raise BadAction("no-action", game=wrong, cause=why)
        self._games.step()

    def _take(self, actions: object) -> None:
        """Write down what was chosen."""
        given = _bytes_of(actions, wide=True)
        if given is not None and len(given) == 8 * self.size and sys.byteorder == "little":
            self._games.choose_bytes(bytes(given))
            return
        try:
            listed = list(actions)  # type: ignore[call-overload]
        except TypeError:
            raise BadOption("bad-actions", actions=actions) from None
        if len(listed) != self.size:
            raise BadOption("actions-count", given=len(listed), size=self.size)
        numbers: list[int] = []
        for game, action in enumerate(listed):
            number = whole_number(action)
            if number is None or not -(2**63) <= number < 2**63:
                last = len(self.title.moves.actions) - 1
                why = BadAction("no-action", action=action, last=last)
                raise BadAction("no-action", game=game, cause=why)
            numbers.append(number)
        self._games.choose(numbers)

    def random_actions(self, rng: Rng) -> memoryview:
        """A legal action for each game, equally likely, drawn with `rng`; NO_ACTION where the game is over.

        The buffer is the one that `step` uses: take a copy to keep it.
        """
        self._games.choose_random(rng)
        return memoryview(self._games.chosen)

    def reset(self, games: Iterable[int] | None = None, *, seed: int | str | None = None) -> None:
        """Begin these games anew, or all; each goes on with its own generator, or from a new `seed`."""
        if seed is not None:
            for rng, each in zip(self._games.rngs, self._seeds(seed, self.size), strict=True):
                rng.reseed(each)
        which = range(self.size) if games is None else [self._number(game) for game in games]
        chosen = self._games.chosen
        for game in range(self.size):
            chosen[game] = NO_ACTION
        for game in which:
            self._games.begin(game)
            chosen[game] = 0
        self._games.list_legal(False)

    def _number(self, game: object) -> int:
        number = whole_number(game)
        if number is None or not 0 <= number < self.size:
            raise BadOption("no-such-game", game=game, size=self.size)
        return number

    def __len__(self) -> int:
        return self.size

    def clone(self) -> Self:
        """Equal games of their own, with the same cards to come."""
        return deepcopy(self)

    def __copy__(self) -> Self:
        return self.clone()

    def __getstate__(self) -> tuple[Any, ...]:
        games = self._games
        kept: list[Any] = [games.finished, games.broken_off, games.scores, games.winners, games.lengths]
        wanted = {
            "masked": games.masked,
            "observed": games.words != 0,
            "limit": int(games.limit),
            "auto_reset": games.auto_reset,
        }
        return self._setup, wanted, games.states, games.rngs, list(games.begun), [list(each) for each in kept]

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self._setup, wanted, states, rngs, begun, lists = kept
        games = self._setup.games([0] * len(states), **wanted)
        shown: list[Any] = [games.finished, games.broken_off, games.scores, games.winners, games.lengths]
        for numbers, values in zip(shown, lists, strict=True):
            for place, value in enumerate(values):
                numbers[place] = value
        for game, (state, rng) in enumerate(zip(states, rngs, strict=True)):
            games.states[game], games.rngs[game], games.begun[game] = state, rng, begun[game]
            broken_off = 0 < games.limit <= games.lengths[game]
            games.movers[game] = NOBODY if broken_off else state.mover()
        games.list_legal(True)
        self._show(games)

    def __repr__(self) -> str:
        return f"<Batch of {self.size} games of {self.title.name()}, {self.players} players>"


def _shown(numbers: object, kind: str, shape: list[int]) -> memoryview:
    """The numbers of a vector, in rows, to be read only: what they are written from is kept elsewhere."""
    return memoryview(numbers).cast("B").cast(kind, shape=shape)  # type: ignore[arg-type, call-overload, no-any-return]


def _bytes_of(values: object, *, wide: bool = False) -> memoryview | None:
    """The memory behind a buffer, if it has no gaps (and `wide`: if it holds integers of 64 bits)."""
    try:
        view = memoryview(values)  # type: ignore[arg-type]
    except TypeError:
        return None
    if not view.c_contiguous or view.nbytes == 0:
        return None
    if wide and (view.itemsize != 8 or view.format not in ("q", "l")):
        return None
    return view.cast("B")
