"""What is measured of a game, and how. All times are CPU time of this process, after a warm-up."""

import gc
import tracemalloc
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from time import process_time
from typing import Final

import stofa
from stofa.bots.simple import Greedy
from stofa.engine.core.measure import copy_many, legal_many
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_greedy, play_random
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.title import Title
from stofa.engine.view import View
from stofa.fast import Batch, FastGame

Measured = dict[str, float]
"""Values by the name of the measure."""

Probe = Callable[[float], Measured]
"""Measures for about the given number of seconds."""

# Decisions after which a game is given up.
LIMIT: Final = 100_000
# Copies made of each position in a row.
COPIES: Final = 500
# Games that are stepped together.
BATCH: Final = 1024
# States held at once to see how much memory they take.
STATES: Final = 20_000


def per_second(step: Callable[[], int], seconds: float) -> float:
    """Speed of `step`, which returns the number of things it has done."""
    done = 0
    begin = process_time()
    while True:
        done += step()
        spent = process_time() - begin
        if spent >= seconds and spent > 0:
            return done / spent


class GameProbes:
    """The probes of one game, with the positions they use, for its largest number of players."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.players = max(title.player_counts)

    @cached_property
    def games(self) -> list[stofa.Game]:
        """Positions from the beginning to the end of greedy games, each with a decision to make."""
        found: list[stofa.Game] = []
        greedy = Greedy()
        for seed in range(4):
            game = stofa.new(self.title.id, self.players, seed=seed)
            rng = Rng(seed)
            line: list[stofa.Game] = []
            while not game.over and len(game.history) < LIMIT:
                if len(game.history) % 7 == 0:  # a step that falls on all phases of a turn
                    line.append(game.copy())
                game.play(greedy.choose(game.view(turn_of(game)), rng))
            found += line[:: max(1, len(line) // 16)][:16]
        return found

    @cached_property
    def views(self) -> list[View]:
        return [game.view(turn_of(game)) for game in self.games]

    @cached_property
    def states(self) -> list[State]:
        """Whole states of the same positions, with the hidden cards dealt anew."""
        rng = Rng(1)
        return [view.determinize(rng) for view in self.views]

    def probes(self) -> dict[str, Probe]:
        probes: dict[str, Probe] = {
            "random": self.random,
            "greedy": self.greedy,
            "fast": self.fast,
            "copy": self.copy,
            "view": self.view,
            "determinize": self.determinize,
            "memory": self.memory,
        }
        if self.title.id in EXTRAS:
            probes["extras"] = lambda seconds: EXTRAS[self.title.id](self, seconds)
        return probes

    # ── Whole games ─────────────────────────────────────────────────────────────────────────────

    def random(self, seconds: float) -> Measured:
        """Uniformly random legal moves. Moves of chance are made too, but not counted."""
        decisions, games = self._play(play_random, seconds)
        return {"decisions_per_s": decisions, "games_per_s_random": games}

    def greedy(self, seconds: float) -> Measured:
        """Every seat plays greedily."""
        return {"games_per_s_greedy": self._play(play_greedy, seconds)[1]}

    def _play(self, play: Callable[[State, Rng, int, Moves], int], seconds: float) -> tuple[float, float]:
        """Decisions and finished games a second. The games are always the same, for both cores."""
        options = stofa.new(self.title.id, self.players, seed=0).options
        rng, moves = Rng(0), Moves()
        games = finished = 0

        def one_game() -> int:
            nonlocal games, finished
            rng.reseed(games)
            games += 1
            state = self.title.start(self.players, options, self.title.rules_version)
            decisions = play(state, rng, LIMIT, moves)
            finished += state.mover() == NOBODY
            return decisions

        begin = process_time()
        decisions_per_s = per_second(one_game, seconds)
        return decisions_per_s, finished / (process_time() - begin)

    def fast(self, seconds: float) -> Measured:
        """Random legal moves, called from Python: in many games in one call, with masks; and in one game."""
        rng = Rng(3)
        batch = Batch(self.title, BATCH, self.players, seed=0, auto_reset=True)
        game = FastGame(self.title, self.players, seed=0)

        def step_all() -> int:
            batch.step(batch.random_actions(rng))
            return BATCH

        def step_one() -> int:
            for _ in range(100):
                if game.over:
                    game.reset()
                legal = game.legal
                game.step(legal[rng.below(len(legal))])
            return 100

        return {
            "batch_steps_per_s": per_second(step_all, seconds / 2),
            "single_steps_per_s": per_second(step_one, seconds / 2),
        }

    # ── Single operations ───────────────────────────────────────────────────────────────────────────

    def copy(self, seconds: float) -> Measured:
        """Copying one state into another: in a loop of the core, and called from Python."""
        scratch = self.states[0].clone()

        def in_the_core() -> int:
            for state in self.states:
                copy_many(scratch, state, COPIES)
            return COPIES * len(self.states)

        def from_python() -> int:
            copy_from = scratch.copy_from
            for state in self.states:
                for _ in range(100):
                    copy_from(state)
            return 100 * len(self.states)

        return {
            "copy_ns": 1e9 / per_second(in_the_core, seconds / 2),
            "copy_from_python_ns": 1e9 / per_second(from_python, seconds / 2),
        }

    def view(self, seconds: float) -> Measured:
        """The view of the deciding seat, with its position and the texts of all legal moves."""

        def views() -> int:
            for game, seat in seated:
                view = game.view(seat)
                _ = view.position, list(view.legal)
            return len(seated)

        seated = [(game, turn_of(game)) for game in self.games]
        return {"view_us": 1e6 / per_second(views, seconds)}

    def determinize(self, seconds: float) -> Measured:
        """From a view, a whole state that it could be a view of."""
        rng = Rng(2)

        def deals() -> int:
            for view in self.views:
                view.determinize(rng)
            return len(self.views)

        return {"determinize_us": 1e6 / per_second(deals, seconds)}

    def memory(self, seconds: float) -> Measured:
        """Memory a state: the growth of the process over very many, but at least what was allocated."""
        many = STATES if seconds >= 0.05 else STATES // 10
        gc.collect()
        held: list[State | None] = [None] * many
        before = resident_bytes()
        self._fill(held)
        grown = resident_bytes() - before
        held = [None] * (STATES // 10)
        tracemalloc.start()
        self._fill(held)
        allocated = tracemalloc.get_traced_memory()[0] / len(held)
        tracemalloc.stop()
        return {"state_bytes": max(grown / many, allocated)}

    def _fill(self, held: list[State | None]) -> None:
        states = self.states
        for place in range(len(held)):
            held[place] = states[place % len(states)].clone()


def turn_of(game: stofa.Game) -> int:
    """The seat that decides, in a game that deals its own cards."""
    assert isinstance(game.turn, int)
    return game.turn


def resident_bytes() -> int:
    """Resident memory of this process; 0 where the system does not report it."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    import resource

    return pages * resource.getpagesize()


# ── Probes of a single game ──────────────────────────────────────────────────────────────────────


def sevens(probes: GameProbes, seconds: float) -> Measured:
    """Partners: every way to begin a seven, for a hand that holds nothing else."""
    from stofa.games.partners.core.cards import CARD, SEVEN
    from stofa.games.partners.core.public import PLAYING
    from stofa.games.partners.core.state import PartnersState

    moves = Moves()
    splits: list[State] = []
    for state in probes.states:
        assert isinstance(state, PartnersState)
        if state.public.step == PLAYING:
            split = state.clone()
            split.hands[split.public.active] = CARD[SEVEN]
            split.legal(moves)
            if moves.count > 1:  # else no pawn can move
                splits.append(split)

    def generate() -> int:
        for split in splits:
            legal_many(split, moves, 100)
        return 100 * len(splits)

    return {"legal_seven_ns": 1e9 / per_second(generate, seconds)} if splits else {}


EXTRAS: Final[dict[str, Callable[[GameProbes, float], Measured]]] = {"partners": sevens}
"""Additional probes, by game."""
