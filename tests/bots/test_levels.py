"""The levels are in order, each clearly stronger than the one before. A broken search shows here.

What is asked for lies well below what was measured (docs/explanation/bots.md) and well above half. The games
are always the same ones, so that luck decides nothing from one run to the next.
"""

import pytest

from stofa import Rng
from stofa.arena.match import create_match, play
from stofa.bots import BOTS, LEVELS, YARDSTICKS
from stofa.bots.levels import Hard
from stofa.bots.protocol import Bot
from stofa.bots.search import Budget
from stofa.bots.win_probability import shares
from stofa.engine.chance import Chance
from stofa.engine.game import Game
from stofa.games import title
from tests.bots.played import GAMES


def share_won(game: str, players: int, bot: Bot, other: Bot, deals: int) -> float:
    """How much of all victories a bot gets that takes every side once in each deal."""
    rules = title(game)
    sides = rules.sides(players)
    total = 0.0
    for deal in range(deals):
        for number, side in enumerate(sides):
            table = Game(rules, players, chance=Chance(f"levels {deal}"))
            rngs = [Rng(100 * deal + seat) for seat in range(players)]
            while isinstance(seat := table.turn, int):
                mover = bot if seat in side else other
                table.play(mover.choose(table.view(seat), rngs[seat]))
            assert table.result is not None
            total += shares(table.result.winners, sides)[number]
    return total / deals / len(sides)


def test_these_are_all_of_them() -> None:
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert"]
    assert list(YARDSTICKS) == ["random", "greedy", "thoughtful"]
    assert list(BOTS) == [*LEVELS, *YARDSTICKS]


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "beginner"), ("medium", "easy")])
def test_every_level_loses_to_the_next(game: str, stronger: str, weaker: str) -> None:
    fewest = min(title(game).player_counts)
    assert share_won(game, fewest, BOTS[stronger](), BOTS[weaker](), 30) > 0.6


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAMES)
def test_thinking_ahead_wins(game: str) -> None:
    """With a seventh of the steps of *hard*. A search that is no better than greedy wins 50 to 63 % here."""
    fewest = min(title(game).player_counts)
    assert share_won(game, fewest, Hard(Budget(4000)), BOTS["medium"](), 12) > 0.8


@pytest.mark.parametrize("game", GAMES)
def test_medium_plays_as_greedy_does(game: str) -> None:
    histories = [
        play(create_match(game, None, [name], "same", {}), 1).history for name in ("medium", "greedy")
    ]
    assert list(histories[0]) == list(histories[1])
