"""What is counted of a game of Partners besides points."""

from stofa.engine.game import Game
from stofa.engine.title import Deed
from stofa.games.partners import TITLE
from tests.bots.played import played
from tests.games.partners.positions import position


def counted(game: Game) -> dict[str, list[int]]:
    notes = zip(game.history, game.notes, strict=True)
    deeds = [Deed(mover, move, note.then) for (mover, move), note in notes if mover != "~"]
    return {each.what: each.seats for each in TITLE.statistics(deeds)}


def test_a_pawn_of_the_other_team_is_sent_home() -> None:
    game = position(blue="b5 : 3", red="b8")
    game.play("3 b5")
    told = counted(game)
    assert told["knocked-out"] == [1, 0, 0, 0]
    assert told["sent-home"] == [0, 1, 0, 0]


def test_the_partners_pawn_is_lost_and_nobody_is_praised_for_it() -> None:
    game = position(blue="b5 : 3", yellow="b8")
    game.play("3 b5")
    told = counted(game)
    assert told["knocked-out"] == [0] * 4
    assert told["sent-home"] == [0, 0, 1, 0]


def test_it_agrees_with_a_whole_game() -> None:
    game = played("partners")
    told = counted(game)
    for what, kind in (("brought-out", "leave"), ("laid-down", "fold")):
        made = [mover for mover, move in game.history if move.kind == kind]
        assert told[what] == [made.count(seat) for seat in range(4)]
    # Whoever was brought out is on the board, in the goal, or was sent home again.
    assert sum(told["brought-out"]) > sum(told["sent-home"]) > 0
    assert sum(told["knocked-out"]) <= sum(told["sent-home"])
