"""A person at the table who tries everything, in any order, and always finds the rules as they were."""

import msgspec
import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import stofa
from stofa import Game, GameOver, Illegal, NotYourTurn, Rng, Title, Unreadable
from stofa.bots import bot
from tests.conformance import hooks
from tests.conformance.dump import dump
from tests.conformance.every import every_title
from tests.conformance.setups import enough_ways

NUMBERS = st.integers(min_value=0, max_value=2**31)


class Table(RuleBasedStateMachine):
    """One game, with all that can be done to it. Each title has a subclass."""

    title: Title
    game: Game

    @initialize(number=NUMBERS, seed=NUMBERS, manual_chance=st.booleans())
    def sit_down(self, number: int, seed: int, manual_chance: bool) -> None:
        setups = list(enough_ways(self.title))
        self.game = setups[number % len(setups)].game(None if manual_chance else seed)

    @precondition(lambda self: not self.game.over)
    @rule(number=NUMBERS)
    def play_a_legal_move(self, number: int) -> None:
        move = self.game.legal[number % len(self.game.legal)]
        moves = len(self.game.history)
        assert self.game.why_not(move) is None
        assert self.game.play(str(move)) == move
        assert self.game.history[moves][1] == move

    @precondition(lambda self: isinstance(self.game.turn, int))
    @rule(seed=NUMBERS, times=st.integers(1, 15))
    def let_a_bot_play(self, seed: int, times: int) -> None:
        rng = Rng(seed)
        for _ in range(times):
            if isinstance(seat := self.game.turn, int):
                self.game.play(bot("greedy").choose(self.game.view(seat), rng), seat)

    @rule(number=NUMBERS)
    def try_any_move(self, number: int) -> None:
        move = list(self.title.moves)[number % len(self.title.moves)]
        before = dump(self.game._state), len(self.game.history)
        if move in self.game.legal:
            return
        with pytest.raises(GameOver if self.game.over else Illegal):
            self.game.play(str(move))
        assert (dump(self.game._state), len(self.game.history)) == before

    @precondition(lambda self: not self.game.over)
    @rule(seat=st.integers(-3, 5))
    def move_for_somebody_else(self, seat: int) -> None:
        if seat != self.game._state.mover():
            with pytest.raises(NotYourTurn):
                self.game.play(self.game.legal[0], seat)

    @rule(text=st.text(max_size=12))
    def mumble(self, text: str) -> None:
        if text not in [str(move) for move in self.title.moves]:
            with pytest.raises((Unreadable, Illegal, GameOver)):  # a few texts are moves, but never legal
                self.game.play(text)

    @rule(legal=st.booleans())
    def write_it_down_and_play_it_again(self, legal: bool) -> None:
        again = stofa.replay(stofa.record_of(self.game, legal=legal).to_json())
        assert dump(again._state) == dump(self.game._state)
        assert again.history == self.game.history
        # Cards by hand from here on; whatever comes later is checked on this very game.
        self.game = again

    @rule(number=NUMBERS)
    def go_on_with_a_copy(self, number: int) -> None:
        left = self.game
        before = dump(left._state)
        self.game = left.copy(manual_chance=number % 2 == 0)
        if not self.game.over:
            self.game.play(self.game.legal[number % len(self.game.legal)])
        assert dump(left._state) == before

    @rule(seed=NUMBERS)
    def look_from_everywhere(self, seed: int) -> None:
        for seat in (None, *range(self.game.players)):
            view = self.game.view(seat)
            assert str(view)
            msgspec.json.encode(view.position)
            assert list(view.legal) == (list(self.game.legal) if seat == self.game.turn else [])
            assert len(self.game.history_seen_by(seat)) == len(self.game.history)
            assert dump(view.determinize(Rng(seed)).observe(view.observation.seat)) == dump(view.observation)

    @invariant()
    def nothing_is_lost_and_nobody_stuck(self) -> None:
        hooks.check(self.title, self.game._state)
        assert bool(self.game.legal) != self.game.over
        assert (self.game.result is not None) == self.game.over
        assert (self.game.turn is None) == self.game.over


@every_title
def test_the_table_stands_whatever_is_tried(title: Title) -> None:
    run_state_machine_as_test(
        type(f"Table of {title.id}", (Table,), {"title": title}),
        settings=settings(max_examples=20, stateful_step_count=40),
    )
