"""Where points come from, and what is printed: for every game."""

import json

from stofa import Title
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup
from tests.conformance.walks import LONG, played


@each_setup
def test_the_points_of_all_sources_are_the_score(setup: Setup) -> None:
    for policy, seed in (("greedy", 3), ("mixed", 4)):
        game = played(setup, policy, seed, LONG)
        if game.result is None:
            continue
        assert game.scoring is not None
        assert [sum(line.points for line in lines) for lines in game.scoring] == game.result.scores


@each_setup
def test_before_the_end_nothing_is_counted(setup: Setup) -> None:
    assert setup.game(1).scoring is None


@every_title
def test_what_is_printed_is_plain_data(title: Title) -> None:
    board = title.board()
    assert json.loads(json.dumps(board)) == board
