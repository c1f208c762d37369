"""The bot that thinks ahead. (That it knows nothing but its view is shown for all bots together.)"""

import pytest

from stofa import Rng
from stofa.bots.rollout import Thoughtful, prospects
from tests.bots.played import GAMES, decisions, played, view_at


@pytest.mark.parametrize("number", range(6))
def test_it_takes_a_victory_that_is_there_for_the_taking(number: int) -> None:
    """PA-31: the move that puts the last pawn where it belongs wins at once."""
    finished = played("partners", number)
    last = decisions(finished)[-1]
    assert prospects(view_at("partners", last, number), Rng(1), 60)[0].chance == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_asked_about_is_thought_through_too(game: str) -> None:
    for at in decisions(played(game))[5:100:23]:
        view = view_at(game, at)
        for move in (view.legal[0], view.legal[-1]):
            found = prospects(view, Rng(1), 24, also=move)
            assert [each.move for each in found].count(move) == 1
            assert all(each.move in view.legal and 0 <= each.chance <= 1 for each in found)


def test_where_there_is_no_choice_it_does_not_think() -> None:
    only = next(
        view for at in decisions(played("partners")) if len((view := view_at("partners", at)).legal) == 1
    )
    assert Thoughtful(10**9).choose(only, Rng(1)) == only.legal[0]
