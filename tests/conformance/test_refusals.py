"""Every move that is not legal is refused by a rule that exists, in three languages, and changes nothing."""

from collections.abc import Callable
from functools import partial

import pytest

from stofa import Game, GameOver, Illegal, NotYourTurn, Refusal, Rng
from stofa.engine.core.state import CHANCE, State
from stofa.engine.view import mover_of
from stofa.engine.words import LANGUAGES
from tests.conformance.dump import dump
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup, at_least
from tests.conformance.walks import LONG, legal, played, positions, table_at


def why_not(setup: Setup, state: State) -> Callable[[int], Refusal | None]:
    if state.mover() == CHANCE:
        return partial(setup.title.why_not_chance, state)
    return partial(setup.title.why_not, state.observe(state.mover()))


@each_setup
def test_a_rule_forbids_what_is_not_legal_and_nothing_else(setup: Setup) -> None:
    reasons: dict[str, list[Refusal]] = {}
    every_move = list(setup.title.moves)
    # Thousands of moves are asked about by turns: all of them, but not all in each position.
    turns = 1 + len(every_move) // 700
    assert turns < len(positions(setup)) // 2
    for number, state in enumerate(positions(setup)):
        allowed, refusal = set(legal(state)), why_not(setup, state)
        for move in every_move[number % turns :: turns]:
            refused = refusal(move.code)
            if move.code in allowed:
                assert refused is None, f"{move} is legal, yet {refused}"
            else:
                assert refused is not None, f"nothing forbids {move}"
                reasons.setdefault(f"{refused.rule} {refused.reason}", []).append(refused)
    rules = {rule.id for rule in setup.title.catalogue.rule}
    for alike in reasons.values():
        # The same reason with other facts is the same sentence: a few of them will do.
        for refused in alike[:: 1 + len(alike) // 5]:
            assert refused.rule in rules
            said = {refused.sentence(language) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES), f"said alike in two languages: {said}"
            assert all(sentence.startswith(f"{refused.rule}: ") and len(sentence) > 15 for sentence in said)


def everything(game: Game) -> tuple[object, ...]:
    return dump(game._state), list(game.history), list(game.legal), game.turn, repr(game.chance)


@each_setup
def test_a_refused_move_changes_nothing(setup: Setup) -> None:
    rng = Rng(8)
    every_move = list(setup.title.moves)
    tables = [table_at(setup, state) for state in positions(setup)[::3]]
    tables.append(played(setup, "random", 4, 10))
    refused = 0
    for game in tables:
        before = everything(game)
        for move in (every_move[rng.below(len(every_move))] for _ in range(25)):
            if move in game.legal:
                continue
            why = game.why_not(move)
            assert why is not None
            with pytest.raises(Illegal) as caught:
                game.play(str(move))
            assert caught.value.refusal == why
            assert caught.value.rule == why.rule
            assert str(caught.value) == str(why)
            refused += 1
        assert everything(game) == before
    assert refused >= at_least(setup, 100)


@each_setup
def test_only_the_seat_whose_turn_it_is_may_move(setup: Setup) -> None:
    for state in positions(setup)[::2]:
        game = table_at(setup, state)
        before = everything(game)
        for seat in range(setup.players):
            if seat != game.turn:
                with pytest.raises(NotYourTurn):
                    game.play(game.legal[0], seat)
        assert everything(game) == before
        game.play(game.legal[0], mover_of(state.mover()))
        assert len(game.history) == 1


@each_setup
def test_after_the_end_nobody_may_move(setup: Setup) -> None:
    game = played(setup, "greedy", 3, LONG)
    before = everything(game)
    assert not game.legal
    for move in list(setup.title.moves)[::7]:
        for seat in (None, 0):
            with pytest.raises(GameOver):
                game.play(str(move), seat)
        with pytest.raises(GameOver):
            game.why_not(str(move))
    assert everything(game) == before


@each_setup
def test_a_view_gives_the_reasons_of_the_game(setup: Setup) -> None:
    for state in positions(setup)[::4]:
        if state.mover() == CHANCE:
            continue
        game = table_at(setup, state)
        view = game.view(state.mover())
        for move in list(setup.title.moves)[::5]:
            assert view.why_not(str(move)) == game.why_not(str(move))
