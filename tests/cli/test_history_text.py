"""The story in lines: one for each seat's turn."""

import stofa
from stofa import Game
from stofa.cli.history_text import history_lines, turn_lines
from stofa.engine.view import Mover

NAMES = ["you", "seat 1 (greedy)"]


def test_a_line_for_each_turn_with_the_cards_that_came() -> None:
    happened: list[tuple[Mover, str]] = [
        ("~", "reveal Ulm"),
        ("~", "reveal Basel"),
        (1, "take Ulm"),
        ("~", "reveal Linz"),
        (1, "postmaster stock"),
        ("~", "draw"),
        (1, "lay Ulm"),
        (1, "end"),
        (0, "administrator"),
        ("~", "reveal Passau"),
        ("~", "reveal Passau"),
    ]
    moves = stofa.title("thurn-and-taxis").moves
    veiled = moves.veil(moves.read("draw Ulm"))
    story = [(mover, veiled if text == "draw" else moves.read(text)) for mover, text in happened]
    assert turn_lines(story, NAMES, "en") == [
        "  cards: reveal Ulm, Basel",
        "  seat 1 (greedy): take Ulm (reveal Linz), postmaster stock (draw), lay Ulm, end",
        "  you: administrator (reveal Passau, Passau)",
    ]


def test_nothing_happened() -> None:
    assert turn_lines([], NAMES, "de") == []


def robbery() -> Game:
    """A game of Ticket to Ride, up to the first train robbery."""
    game = stofa.new("ticket-to-ride-card-game", 2, manual_chance=True, start=1)
    dealt = ["blue"] * 3 + ["black"] * 4 + ["blue"] * 2 + ["red"] * 2 + ["white"] * 3
    moves = [f"deal {card}" for card in dealt] + ["reveal green"] * 5
    moves += [f"ticket {number}" for number in range(1, 13)] + ["keep 1", "done", "keep 7", "done"]
    moves += ["lay red 2", "take stock", "draw green", "take stock", "draw green", "lay blue 2", "lay blue 3"]
    for move in moves:
        game.play(move)
    return game


def test_what_happens_by_itself_is_told_behind_the_turn_that_brought_it() -> None:
    game = robbery()
    assert history_lines(game, 0, NAMES, "en", since=len(game.history) - 1) == [
        "  you: lay blue 3",
        "    seat 1 (greedy) was robbed of 2 cards: blue ×2.",
        "    1 card rolled into the station of seat 1 (greedy): red.",
    ]
    assert history_lines(game, 1, ["seat 0", "you"], "is")[-2:] == [
        "    Þú misstir 2 spil í lestarráni: blátt ×2.",
        "    Þú færðir 1 spil yfir á pallinn: rautt.",
    ]
