"""P4: nobody receives what they may not know.

Two tables that differ only in what a seat cannot know give it the same views, legal moves, refusals and
stories, to the last byte; and they go on doing so while the same things happen in its sight.
"""

from typing import Any

import msgspec

from stofa import Game, Rng, Title, View
from stofa.engine.core.state import NOBODY, State
from stofa.engine.words import LANGUAGES
from tests.conformance.dump import dump
from tests.conformance.every import each_setup, every_title
from tests.conformance.lockstep import go_on_alike
from tests.conformance.setups import Setup, at_least, enough_ways
from tests.conformance.walks import legal, positions, table_at


def seats(setup: Setup) -> list[int | None]:
    return [None, *range(setup.players)]


DRAWN = 8
"""Of so many views, one is compared as a picture, too: that takes long, and is drawn from the position."""


def shown(view: View, language: str = "en", *, drawn: bool = False) -> tuple[Any, ...]:
    """Everything that a view hands out, as data and as text."""
    return (
        dump(view.observation),
        msgspec.json.encode(view.position),
        msgspec.json.encode(view.memory),
        view.draw(language),
        view.picture(language) if drawn else "",
        repr(view),
        view.turn,
        list(view.legal),
    )


def data(view: View) -> tuple[Any, ...]:
    """What it all comes from: quicker to compare at every step than the texts."""
    memory = msgspec.json.encode(view.memory)
    return dump(view.observation), msgspec.json.encode(view.position), memory, list(view.legal)


def refusals(view: View) -> list[Any]:
    """What the seat is told about the moves there are (or some hundreds of them), if it is asked to move."""
    if view.seat is None or view.turn != view.seat:
        return []
    moves = list(view.title.moves)
    return [view.why_not(str(move)) for move in moves[:: 1 + len(moves) // 400]]


def imagined(setup: Setup, game: Game, seat: int | None, rng: Rng) -> Game:
    """A table that the seat cannot tell from the true one."""
    return table_at(setup, game.view(seat).determinize(rng))


@each_setup
def test_what_is_hidden_does_not_show(setup: Setup) -> None:
    rng = Rng(14)
    different = compared = 0
    for state in positions(setup):
        truth = table_at(setup, state)
        for seat in seats(setup):
            compared += 1
            one, other = imagined(setup, truth, seat, rng), imagined(setup, truth, seat, rng)
            different += dump(one._state) != dump(other._state)
            language = LANGUAGES[different % len(LANGUAGES)]
            drawn = compared % DRAWN == 0
            told = shown(truth.view(seat), language, drawn=drawn)
            assert shown(one.view(seat), language, drawn=drawn) == told
            assert shown(other.view(seat), language, drawn=drawn) == told
            assert refusals(one.view(seat)) == refusals(other.view(seat))
    assert different >= at_least(setup, len(positions(setup))), (
        "the tables hardly ever differ: this shows nothing"
    )


@each_setup
def test_what_is_hidden_does_not_show_later_either(setup: Setup) -> None:
    rng = Rng(15)
    steps = 0
    for state in positions(setup)[::2]:
        for seat in seats(setup):
            truth = table_at(setup, state)
            other = imagined(setup, truth, seat, rng)
            for _ in go_on_alike(truth, other, seat, rng, 12):
                assert data(truth.view(seat)) == data(other.view(seat))
                steps += 1
            assert shown(truth.view(seat)) == shown(other.view(seat))
            assert refusals(truth.view(seat)) == refusals(other.view(seat))
    assert steps >= at_least(setup, 100)


@each_setup
def test_a_story_does_not_tell_what_was_hidden(setup: Setup) -> None:
    """From the first card on, two games in which a seat sees the same are told to it in the same words."""
    rng = Rng(16)
    for seat in seats(setup):
        for _ in range(3):
            one, other = setup.game(), setup.game()
            for _ in go_on_alike(one, other, seat, rng, 80):
                assert data(one.view(seat)) == data(other.view(seat))
            assert shown(one.view(seat)) == shown(other.view(seat))
            assert one.history_seen_by(seat) == other.history_seen_by(seat)
            assert len(one.history) >= 1


@every_title
def test_the_stories_that_were_compared_were_not_of_the_same_game(title: Title) -> None:
    """So that the test above can fail: a story with the hidden cards in it would have given them away."""
    rng = Rng(16)
    parted = 0
    for setup in enough_ways(title):
        one, other = setup.game(), setup.game()
        for _ in go_on_alike(one, other, None, rng, 80):
            pass
        parted += one.history != other.history
    assert parted > 0


@each_setup
def test_a_story_tells_the_witness_everything_it_saw(setup: Setup) -> None:
    """A canary: hidden names stand in the story of the one seat that saw them, and in no other."""
    game = setup.game(6)
    rng = Rng(6)
    while not game.over and len(game.history) < 150:
        game.play(game.legal[rng.below(len(game.legal))])
    stories = {seat: game.history_seen_by(seat) for seat in seats(setup)}
    hidden = 0
    for number, (state, mover, move) in enumerate(game.walk()):
        witness = setup.title.witness(state, move.code)
        shown = number < game.shown and move.kind in setup.title.moves.shown_later
        for seat, story in stories.items():
            known = witness is None or witness == seat or shown
            told = move if known else setup.title.moves.veil(move)
            assert story[number] == (mover, told)
            if not known:
                hidden += 1
                assert (told.kind, told.args) == (move.kind, {})
                assert move.args
                assert told == move.kind
    assert hidden > 0


@each_setup
def test_a_story_names_nothing_that_the_view_hides(setup: Setup) -> None:
    """If a seat cannot see afterwards which of two moves was made, its story may not say so either."""
    compared = 0
    for state in positions(setup):
        after: dict[str, tuple[int, State]] = {}
        for code in legal(state):
            move = setup.title.moves.write(code)
            made = state.clone()
            made.play(code)
            other_code, other = after.setdefault(move.kind, (code, made))
            if dump(other) == dump(made):
                continue
            for seat in (NOBODY, *range(setup.players)):
                if dump(other.observe(seat)) == dump(made.observe(seat)):
                    compared += 1
                    for hidden in (code, other_code):
                        assert setup.title.witness(state, hidden) not in (None, seat), (seat, move)
    assert compared > 0


@each_setup
def test_a_spectator_sees_no_more_than_any_seat(setup: Setup) -> None:
    """Whatever a seat cannot tell apart, a spectator cannot either."""
    rng = Rng(17)
    for state in positions(setup)[::2]:
        for seat in range(setup.players):
            one = state.observe(seat).determinize(rng)
            assert dump(one.observe(NOBODY)) == dump(state.observe(NOBODY))
