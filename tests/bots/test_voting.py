"""Thinking ahead in several processes."""

import pytest

from stofa import Rng
from stofa.bots.search import Budget, Prospect
from stofa.bots.voting import Voting, elected, vote
from tests.bots.played import GAMES, decisions, played, view_at

LITTLE = Budget(400)


def test_what_is_chosen_is_what_was_voted_for() -> None:
    """Whichever process is ready first: every voter has a generator of its own."""
    with Voting(2, LITTLE) as bot:
        for game in GAMES:
            for at in decisions(played(game))[4:90:30]:
                view = view_at(game, at)
                chosen = bot.choose(view, Rng(at))
                assert chosen in view.legal
                if len(view.legal) > 1:
                    rng = Rng(at)
                    seeds = [rng.next_word() for _ in range(2)]
                    assert chosen == elected([vote(view, seed, LITTLE) for seed in seeds])


@pytest.mark.parametrize(
    ("chances", "winner"),
    [
        ([(0, 0.9), (1, 0.3), (1, 0.3)], 1),
        ([(0, 0.4), (1, 0.3)], 0),
        ([(0, 0.3), (1, 0.4)], 1),
    ],
)
def test_most_votes_win_and_of_equals_the_better_chances(
    chances: list[tuple[int, float]], winner: int
) -> None:
    view = next(
        view for at in decisions(played("partners")) if len((view := view_at("partners", at)).legal) > 1
    )
    assert elected([Prospect(view.legal[move], chance) for move, chance in chances]) == view.legal[winner]
