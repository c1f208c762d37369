"""Moves that are tried: what can be chosen besides, what can be sent, and that nothing unknown is told."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from stofa import Game, Move, Title, View
from stofa.engine.core.state import State
from stofa.engine.errors import GameOver, NotYourTurn, StofaError
from stofa.engine.preview import preview_moves
from tests.conformance.dump import dump
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, decisions, legal, played, table_at, walk

FEW = 6
"""Largest number of picks whose subsets are all enumerated."""


def seen(setup: Setup, state: State) -> View:
    game = table_at(setup, state)
    assert isinstance(game.turn, int)
    return game.view(game.turn)


@each_setup
def test_nothing_chosen_leaves_everything_legal_and_shows_how_it_is(setup: Setup) -> None:
    for state in decisions(setup):
        view = seen(setup, state)
        preview = preview_moves(view, [])
        assert (preview.moves, preview.path) == ([], [])
        assert set(view.legal) <= set(preview.more)
        assert {move.kind for move in set(preview.more) - set(view.legal)} <= set(setup.title.moves.picks)
        assert preview.position == view.position
        assert preview.ready is (preview.finish is not None)


@each_setup
def test_what_is_told_does_not_depend_on_what_the_seat_cannot_know(setup: Setup) -> None:
    """States made up with other numbers differ in all that is hidden from the seat."""
    for state in decisions(setup):
        view = seen(setup, state)
        for move in list(view.legal)[:: max(1, len(view.legal) // 8)]:
            previews = [preview_moves(view, [move], seed=seed) for seed in (1, 2, 3)]
            told = [(p.moves, p.more, p.ready, p.finish, p.path, dump(p.view.observation)) for p in previews]
            assert told[1:] == told[:-1], move
            assert previews[0].position == previews[1].position == previews[2].position


@each_setup
def test_a_single_move_is_shown_as_it_will_look(setup: Setup) -> None:
    for state in decisions(setup):
        view = seen(setup, state)
        for move in list(view.legal)[:: max(1, len(view.legal) // 5)]:
            preview = preview_moves(view, [move])
            assert preview.moves == [move]
            if not setup.title.unveils(state, move.code):
                then = table_at(setup, state)
                then.play(move, view.seat)
                if (
                    not preview.ready
                    and move.kind in setup.title.moves.picks
                    and preview.position == view.position
                ):
                    continue  # it is shown when those that have to come before it are chosen, too
                assert preview.position == then.view(view.seat).position


@each_setup
def test_whatever_else_could_be_chosen_can_be_tried_and_nothing_else(setup: Setup) -> None:
    rng = random.Random(7)
    words = list(setup.title.moves)
    for state in decisions(setup):
        view = seen(setup, state)
        chosen: list[Move] = []
        for _ in range(4):
            more = preview_moves(view, chosen).more
            for move in rng.sample(words, 10):
                if move not in more:
                    with pytest.raises(StofaError):
                        preview_moves(view, [*chosen, move])
            if not more:
                break
            chosen.append(rng.choice(more))


# ── Picks ───────────────────────────────────────────────────────────────────────────────────────────────


def choices(title: Title, state: State, kind: str) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Every choice that can be made of a kind of pick, and whether it has to be ended by `done`."""
    seat = state.mover()

    def search(state: State, made: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], bool]]:
        moves = [title.moves.write(code) for code in legal(state)] if state.mover() == seat else []
        stoppable = any(move.kind in title.moves.done for move in moves)
        if stoppable:
            yield made, True
        picks = [move for move in moves if move.kind == kind]
        if not picks and not stoppable:
            yield made, False
        for move in picks:
            then = state.clone()
            then.play(move.code)
            yield from search(then, (*made, str(move)))

    return search(state, ())


def pick_decisions(title: Title) -> Iterator[tuple[Setup, State, str]]:
    for setup in enough_ways(title):
        for state in walk(setup, "mixed", 11, 700):
            if state.mover() >= 0:
                kinds = Counter(title.moves.write(code).kind for code in legal(state))
                for kind in title.moves.picks:
                    if 0 < kinds[kind] <= FEW:
                        yield setup, state, kind


@pytest.mark.sweep
@every_title
def test_picks_may_be_chosen_in_any_order_and_come_out_in_data_order(title: Title) -> None:
    rng = random.Random(3)
    kinds: Counter[str] = Counter()
    for setup, state, kind in pick_decisions(title):
        if kinds[kind] >= 40:
            continue
        kinds[kind] += 1
        view = seen(setup, state)
        whole = dict(choices(title, state, kind))
        bags = [Counter(choice) for choice in whole]
        everything = set().union(*bags)
        for choice in rng.sample(list(whole), min(6, len(whole))):
            chosen = list(choice)
            rng.shuffle(chosen)
            for count in range(len(chosen) + 1):
                some = chosen[:count]
                preview = preview_moves(view, some)
                in_order = tuple(sorted(some, key=lambda move: title.moves.read(move).code))
                assert preview.moves == list(in_order)
                possible = {m for m in everything if any(Counter([*some, m]) <= bag for bag in bags)}
                assert {m for m in preview.more if m.kind == kind} == possible
                assert preview.ready is (in_order in whole)
                assert (preview.finish is not None) is whole.get(in_order, False)
    assert set(kinds) == set(title.moves.picks)


# ── Who may try ─────────────────────────────────────────────────────────────────────────────────────────


@every_title
def test_only_whoever_is_to_move_can_try(title: Title) -> None:
    setup = next(enough_ways(title))
    state = decisions(setup)[0]
    game = table_at(setup, state)
    for seat in (*range(setup.players), None):
        if seat != game.turn:
            with pytest.raises(NotYourTurn):
                preview_moves(game.view(seat), [])


@every_title
def test_after_the_end_nobody_can(title: Title) -> None:
    over: Game = played(next(enough_ways(title)), "greedy", 3, LONG)
    with pytest.raises(GameOver):
        preview_moves(over.view(0), [])


@every_title
def test_nothing_can_be_tried_behind_a_card_that_comes(title: Title) -> None:
    setup = next(enough_ways(title))
    found = 0
    for state in walk(setup, "mixed", 4, 400):
        if state.mover() < 0 or found == 10:
            continue
        view = seen(setup, state)
        for move in view.legal:
            then = table_at(setup, state)
            then.play(move)
            if then.turn == "~":
                assert preview_moves(view, [move]).more == []
                with pytest.raises(NotYourTurn):
                    preview_moves(view, [move, move])
                found += 1
                break
    assert found
