"""Trying moves before they are made: what may be chosen besides, what can be sent, how it would look then.

All of it follows from a view: moves are tried on a state that the view makes up, and only as far as
nothing comes to light that the seat does not know.

Several things may be chosen at once, and people choose them one by one:

* *picks* (houses to place, cards to discard) are made in data order, but can be chosen in any;
* *chains* (the parts of a seven) are made in the order in which they are chosen.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, Generic

import msgspec

from stofa.engine.core.moves import Moves
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.errors import GameOver, Illegal, NotYourTurn, Refusal
from stofa.engine.moves import Move
from stofa.engine.title import PositionT, Title
from stofa.engine.view import View, mover_of, mover_word

SEED: Final = 1
"""Seed of the determinized state; the result must be the same for any seed."""


class Preview(msgspec.Struct, Generic[PositionT], frozen=True):
    """What comes of some moves that a seat might make one after the other."""

    moves: list[Move]
    """The chosen moves in the order in which they are to be made."""
    more: list[Move]
    """What can be chosen besides."""
    ready: bool
    """Whether they can be made as they are."""
    finish: Move | None
    """The move that has to be made after them to end the choice, if nothing more is chosen."""
    view: View[PositionT]
    """What the seat would see, as far as it can know: cards that would come are not in it.
    While picks cannot be made yet without others, how it looked before them."""
    path: list[str]
    """The places that something passes by the last chosen move, from the first to the last."""

    @property
    def position(self) -> PositionT:
        return self.view.position


def preview_moves(view: View[PositionT], chosen: Sequence[str], *, seed: int = SEED) -> Preview[PositionT]:
    """Try moves of the seat whose view it is. One that is not possible raises an error that says why."""
    sandbox = _Sandbox(view, seed)
    moves = [view.title.moves.read(move) for move in chosen]
    made: list[Move] = []
    picked: list[Move] = []
    for kind, group in groupby(moves, _kind):
        sandbox.make_all(picked)
        picked = list(group)
        if kind in view.title.moves.picks:
            made += sorted(picked, key=_order)
        else:
            made += picked
            for move in picked:
                sandbox.make(move)
            picked = []
    return sandbox.preview_of(made, picked)


def _kind(move: Move) -> str:
    return move.kind


def _order(move: Move) -> int:
    """Picks of one kind are numbered in data order."""
    return move.code


class _Sandbox(Generic[PositionT]):
    """A state that a view has made up, and what was tried on it."""

    def __init__(self, view: View[PositionT], seed: int) -> None:
        view.check_turn()
        assert view.seat is not None
        self.title: Title[Any, Any, PositionT] = view.title
        self.seat: int = view.seat
        self.state = view.determinize(Rng(seed))
        self.unknown = False
        """The last move brought something to light; the state is still the one before it."""
        self.path: list[str] = []
        self._moves = Moves()

    # ── Making moves ────────────────────────────────────────────────────────────────────────────────

    def legal(self, state: State) -> list[Move]:
        """What the seat may do; nothing if it is not to move."""
        if state.mover() != self.seat:
            return []
        state.legal(self._moves)
        return [self.title.moves.write(code) for code in self._moves.listed()]

    def make(self, move: Move) -> None:
        if self.unknown or move not in self.legal(self.state):
            raise self.refusal(self.state, move)
        self.path = self.title.path(self.state.observe(self.seat), move.code)
        self.unknown = self.title.unveils(self.state, move.code)
        if not self.unknown:
            self.state.play(move.code)

    def refusal(self, state: State, move: Move) -> Exception:
        """Why the seat cannot make a move in a state."""
        mover = state.mover()
        if self.unknown or mover != self.seat:
            if mover == NOBODY:
                return GameOver("game-over")
            turn = "~" if self.unknown else mover_of(mover)
            return NotYourTurn("not-your-turn", seat=self.seat, turn=mover_word(turn))
        found = self.title.refusal(state.observe(self.seat), move)
        if found is None:
            raise AssertionError(f"{move!r} is not possible, and no rule says why")
        return Illegal(move, found)

    def make_all(self, picked: list[Move]) -> None:
        """Make picks after which something else is chosen."""
        for move in sorted(picked, key=_order):
            self.make(move)

    # ── Picks ───────────────────────────────────────────────────────────────────────────────────────

    def completion(self, picks: list[Move]) -> list[Move] | None:
        """All of the picks in data order, with others between them where one has to be made; or None.

        What can still be picked depends on how many were and how far one has come, so a dead end is
        never tried twice.
        """
        wanted = sorted(picks, key=_order)
        dead: set[tuple[int, int, int]] = set()

        def search(state: State, at: int, made: list[Move]) -> list[Move] | None:
            if at == len(wanted):
                return made
            key = (at, len(made), made[-1].code if made else -1)
            if key in dead:
                return None
            legal = self.legal(state)
            following = wanted[at]
            tries = [following] if following in legal else []
            if self.done(legal) is None:
                tries += [m for m in legal if m.kind == following.kind and m.code < following.code]
            for move in tries:
                then = state.clone()
                then.play(move.code)
                found = search(then, at + (move == following), [*made, move])
                if found is not None:
                    return found
            dead.add(key)
            return None

        return search(self.state, 0, [])

    def explain_conflict(self, picked: list[Move]) -> Exception:
        """Why picks cannot all be made: whatever forbids the first one that does not go with those before."""
        completion: list[Move] = []
        for count in range(1, len(picked) + 1):
            longer = self.completion(picked[:count])
            if longer is None:
                completion = sorted([*completion, picked[count - 1]], key=_order)
                break
            completion = longer
        state = self.state.clone()
        for move in completion:
            if state.mover() != self.seat:  # the choice was over, for nothing goes with it any more
                return Illegal(move, Refusal(self.title.moves.picks[move.kind], "not-with-others"))
            if move not in self.legal(state):
                return self.refusal(state, move)
            state.play(move.code)
        raise AssertionError(f"{picked} can be made after all")

    def done(self, legal: list[Move]) -> Move | None:
        """The move that ends a choice which could go on, if it is legal."""
        return next((move for move in legal if move.kind in self.title.moves.done), None)

    def compatible(self, picked: list[Move], kind: str) -> list[Move]:
        """The picks of a kind that can be made besides those picked."""
        legal = self.legal(self.state)
        # Where one may stop at once, whatever cannot be picked first cannot be picked at all.
        some = self.title.moves if self.done(legal) is None else legal
        return [move for move in some if move.kind == kind and self.completion([*picked, move]) is not None]

    # ── The answer ──────────────────────────────────────────────────────────────────────────────────

    def preview_of(self, made: list[Move], picked: list[Move]) -> Preview[PositionT]:
        """`picked` have been chosen last, and not been made yet."""
        besides: list[Move] = []
        ready = bool(made)
        if picked:
            if self.completion(picked) is None:
                raise self.explain_conflict(picked)
            besides = self.compatible(picked, picked[0].kind)
            ready = self.make_all_if_possible(picked)
        legal = [] if self.unknown or (picked and not ready) else self.legal(self.state)
        finish = self.done(legal)
        stoppable = finish is not None and any(move.kind in self.title.moves.picks for move in legal)
        if picked and ready and not stoppable:
            ready = not any(move.kind == picked[0].kind for move in legal)
        elif not made:
            ready = stoppable
        elif not self.unknown and self.title.unfinished(self.state.observe(self.seat)):
            ready = False
        return Preview(
            moves=made,
            more=list(dict.fromkeys([*besides, *self.next(legal, picked)])),
            ready=ready,
            finish=finish if ready and stoppable else None,
            view=View(self.title, self.state.observe(self.seat)),
            path=self.path,
        )

    def make_all_if_possible(self, picked: list[Move]) -> bool:
        """Make the picks, if they can be made without others between them."""
        in_data_order = sorted(picked, key=_order)
        if self.completion(picked) != in_data_order:
            self.path = []
            return False
        self.make_all(in_data_order)
        return True

    def next(self, legal: list[Move], picked: list[Move]) -> list[Move]:
        """The moves that are legal now, and picks that could be chosen before those that are."""
        found: list[Move] = []
        for kind, group in groupby(legal, _kind):
            if kind not in self.title.moves.picks:
                found += group
            elif not picked or kind != picked[0].kind:
                found += self.compatible([], kind)
        return found
