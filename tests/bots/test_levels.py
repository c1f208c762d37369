"""The levels are in order, each clearly stronger than the one before. A broken search shows here.

What is asked for lies well below what was measured (docs/explanation/bots.md) and well above half. The games
are always the same ones, so that luck decides nothing from one run to the next.
"""

from typing import Any

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
from stofa.engine.view import View
from stofa.games import title
from tests.bots.played import GAMES
from tests.games.partners.positions import position as partners
from tests.games.ticket_to_ride.positions import position as ticket_to_ride


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


def share_of(choice: str, name: str, game: Game, times: int = 100) -> float:
    """How often a level chooses a move, with different luck."""
    assert isinstance(game.turn, int)
    view = game.view(game.turn)
    assert choice in game.legal
    return sum(str(BOTS[name]().choose(view, Rng(seed))) == choice for seed in range(times)) / times


def test_a_beginner_does_not_hit_for_the_sake_of_it() -> None:
    """Running on is more to it than an opponent's pawn. It hits only if it sees nothing better."""
    game = partners(blue="b5 r3 : 3 12", red="b8")
    assert share_of("3 b5", "beginner", game) < 0.25
    assert share_of("3 b5", "easy", game) > 0.5


def test_a_beginner_may_hit_on_its_way() -> None:
    assert share_of("3 b5", "beginner", partners(blue="b5 : 3 2", red="b8")) > 0.5


def test_a_beginner_does_not_rob_for_the_sake_of_it() -> None:
    game = ticket_to_ride("hand: blue*3; tickets: 1", "track: blue 2", row="red*2 black*3")
    assert share_of("lay blue 3", "beginner", game) == 0
    assert share_of("lay blue 3", "easy", game) > 0.25


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_who_overlooks_much_does_no_nonsense(level: str) -> None:
    """Nobody throws a long route away while a card fits, or leaves out houses that could be placed."""
    fitted = 0
    for number in range(4):
        table = play(create_match("thurn-and-taxis", 2, [level], "nonsense", {}), number)
        state = table.title.start(table.players, table.options, table.rules)
        for mover, move in table.history:
            if mover != "~":
                view = View(table.title, state.observe(state.mover()))
                legal = {each.kind for each in view.legal}
                position: Any = view.position
                if "lay" in legal and len(position.players[state.mover()].route) > 3:
                    fitted += 1
                    assert move.kind != "restart"
                assert not (move.kind == "done" and "house" in legal)
            state.play(move.code)
    assert fitted > 20


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAMES)
def test_thinking_ahead_wins(game: str) -> None:
    """With fewer steps than *hard* has. A search that is no better than greedy wins 50 to 63 % here."""
    fewest = min(title(game).player_counts)
    assert share_won(game, fewest, Hard(Budget(4000)), BOTS["medium"](), 12) > 0.8


@pytest.mark.parametrize("game", GAMES)
def test_medium_plays_as_greedy_does(game: str) -> None:
    histories = [
        play(create_match(game, None, [name], "same", {}), 1).history for name in ("medium", "greedy")
    ]
    assert list(histories[0]) == list(histories[1])
