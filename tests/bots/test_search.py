"""Thinking ahead from a view. (That it knows nothing but the view is shown for all bots together.)"""

import pytest

from stofa import Rng
from stofa.bots.levels import Expert, Hard
from stofa.bots.search import Budget, best_move, prospects
from tests.bots.played import GAMES, decisions, played, view_at

LITTLE = Budget(400)


@pytest.mark.parametrize("number", range(6))
def test_it_takes_a_victory_that_is_there_for_the_taking(number: int) -> None:
    """PA-31: the move that puts the last pawn where it belongs wins at once."""
    last = decisions(played("partners", number))[-1]
    assert prospects(view_at("partners", last, number), Rng(1), LITTLE)[0].chance == 1


@pytest.mark.parametrize("game", GAMES)
def test_numbers_never_contradict_the_order(game: str) -> None:
    for at in decisions(played(game))[5:100:23]:
        view = view_at(game, at)
        if len(view.legal) == 1:
            continue
        found = prospects(view, Rng(1), LITTLE)
        chances = [each.chance for each in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sorted(each.move for each in found) == sorted(view.legal)
        assert found[0].move == best_move(view, Rng(1), LITTLE)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_asked_about_is_thought_through_too(game: str) -> None:
    """It is among the moves of the last round: the first two."""
    for at in decisions(played(game))[5:100:23]:
        view = view_at(game, at)
        for move in (view.legal[0], view.legal[-1]):
            assert move in [each.move for each in prospects(view, Rng(1), LITTLE, also=move)[:2]]


def test_where_there_is_no_choice_it_does_not_think() -> None:
    only = next(
        view for at in decisions(played("partners")) if len((view := view_at("partners", at)).legal) == 1
    )
    for bot in (Hard(Budget(10**12)), Expert(Budget(10**12))):
        assert bot.choose(only, Rng(1)) == only.legal[0]


def test_a_slow_machine_thinks_less_and_not_longer() -> None:
    """What would take hours ends after the time it was given."""
    at = next(at for at in decisions(played("partners")) if len(view_at("partners", at).legal) > 4)
    view = view_at("partners", at)
    assert best_move(view, Rng(1), Budget(10**12, seconds=0.01)) in view.legal
