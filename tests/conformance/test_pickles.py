"""Games and what belongs to them can be copied and sent to other processes, and share nothing afterwards."""

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import pytest

import stofa
from stofa import Game, Rng, Title, View
from tests.conformance.dump import dump, parts
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup, at_least
from tests.conformance.walks import LONG, played, positions, table_at

PROTOCOLS: Final = range(pickle.HIGHEST_PROTOCOL + 1)

Twin = Callable[[Any], Any]


def sent(protocol: int) -> Twin:
    """How another process would get something."""
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))


WAYS: Final[dict[str, Twin]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {protocol}": sent(protocol) for protocol in PROTOCOLS},
}
every_way = pytest.mark.parametrize("way", WAYS)


def played_with_seed(setup: Setup, moves: int) -> Game:
    """A game that deals its own cards."""
    game = setup.game(seed=8)
    rng = Rng(3)
    for _ in range(min(moves, at_least(setup, moves) + 3)):  # of a game of a few moves only the first ones
        if not game.over:
            game.play(game.legal[rng.below(len(game.legal))])
    return game


def waiting_for_a_card(setup: Setup) -> Game:
    """A game whose next card has not come yet."""
    game = played_with_seed(setup, 20).copy(manual_chance=True)
    while game.turn != "~":
        game.play(game.legal[0])
    return game


def told(game: Game) -> tuple[Any, ...]:
    """Everything that there is to know about a game."""
    return (
        stofa.record_of(game).to_json(),
        dump(game._state),
        game.title,
        game.turn,
        list(game.legal),
        game.result,
        list(game.notes),
        repr(game.chance),
    )


def stages(setup: Setup) -> list[Game]:
    return [
        setup.game(),
        setup.game(seed=4),
        played_with_seed(setup, 50),
        waiting_for_a_card(setup),
        played(setup, "greedy", 3, LONG),
    ]


@every_way
@each_setup
def test_a_copy_of_a_game_is_equal_and_goes_its_own_way(setup: Setup, way: str) -> None:
    for game in stages(setup):
        before = told(game)
        twin = WAYS[way](game)
        assert type(twin) is type(game)
        assert told(twin) == before
        assert not parts(twin._state).keys() & parts(game._state).keys()
        twin.seats[0] = "somebody else"
        twin.options.clear()
        if not twin.over:
            twin.play(twin.legal[-1])
            assert len(twin.history) > len(game.history)
        assert told(game) == before


@every_way
@each_setup
def test_the_cards_to_come_are_the_same(setup: Setup, way: str) -> None:
    game = played_with_seed(setup, 30)
    twin, original = WAYS[way](game), game.copy()
    for _ in range(40):
        if not original.over:
            move = original.legal[len(original.history) % len(original.legal)]
            original.play(move)
            twin.play(move)
    assert twin.history == original.history
    assert len(original.history) > len(game.history) + at_least(setup, 20)


@each_setup
def test_a_copy_does_not_let_illegal_moves_through(setup: Setup) -> None:
    """One of the two plays on, and the other must not take what was legal before for legal now."""
    game = played_with_seed(setup, 20)
    twin = copy.copy(game)
    assert game.legal == twin.legal
    for _ in range(at_least(setup, 10)):
        twin.play(twin.legal[0])
    for _ in range(at_least(setup, 10)):
        game.play(game.legal[-1])
    for either in (game, twin):
        assert told(stofa.replay(stofa.record_of(either)))[0] == told(either)[0]


@every_way
@each_setup
def test_a_copy_of_a_view_shows_the_same_and_shares_nothing(setup: Setup, way: str) -> None:
    for state in positions(setup)[::3]:
        for seat in (None, *range(setup.players)):
            view = table_at(setup, state).view(seat)
            twin = WAYS[way](view)
            assert type(twin) is View
            assert dump(twin.observation) == dump(view.observation)
            assert not parts(twin.observation).keys() & parts(view.observation).keys()
            assert (twin.title, twin.seat, twin.turn) == (view.title, view.seat, view.turn)
            assert (twin.position, twin.memory, twin.legal) == (view.position, view.memory, view.legal)
            assert dump(twin.determinize(Rng(1))) == dump(view.determinize(Rng(1)))


@each_setup
def test_a_pickled_view_has_nothing_hidden_in_it(setup: Setup) -> None:
    """Tables that a seat cannot tell apart give the same bytes, also when the views were looked at before."""
    rng = Rng(12)
    different = 0
    for state in positions(setup)[::2]:
        for seat in (None, *range(setup.players)):
            view = table_at(setup, state).view(seat)
            other = table_at(setup, view.determinize(rng))
            different += dump(other._state) != dump(state)
            twin = other.view(seat)
            assert (list(twin.legal), twin.position) == (list(view.legal), view.position)
            assert pickle.dumps(twin) == pickle.dumps(view)
    few = at_least(setup, len(positions(setup)) // 2)
    assert different >= few, "the tables hardly ever differ: this shows nothing"


@every_way
@each_setup
def test_what_a_game_hands_out_can_be_copied(setup: Setup, way: str) -> None:
    over = played(setup, "greedy", 3, LONG)
    game = played_with_seed(setup, 50)
    assert isinstance(game.turn, int)
    hidden = [move for _, move in game.history_seen_by(None)]
    for thing in (
        game.view(game.turn).position,
        game.view().position,
        game.view(0).memory,
        game.legal,
        over.legal,
        over.result,
        over.scoring,
        game.notes,
        hidden,
        stofa.record_of(over),
        stofa.record_of(game, legal=True),
        game.why_not(next(move for move in setup.title.moves if move not in game.legal)),
    ):
        twin = WAYS[way](thing)
        assert type(twin) is type(thing)
        assert twin == thing


@every_way
@every_title
def test_there_is_one_of_each_title_and_move(title: Title, way: str) -> None:
    assert WAYS[way](title) is title
    assert WAYS[way](title.moves) is title.moves
    for move in list(title.moves)[:: 1 + len(title.moves) // 50]:
        assert WAYS[way](move) is move
    for kind in title.moves.secret:
        hidden = title.moves.veiled(kind)
        assert WAYS[way](hidden) is hidden


@every_way
@each_setup
def test_a_state_that_was_imagined_can_be_sent(setup: Setup, way: str) -> None:
    for state in positions(setup)[::5]:
        imagined = table_at(setup, state).view(0).determinize(Rng(4))
        twin = WAYS[way](imagined)
        assert type(twin) is type(imagined)
        assert dump(twin) == dump(imagined)
        assert not parts(twin).keys() & parts(imagined).keys()
