"""The story in lines: one for each seat's turn."""

from stofa.cli.telling import tell
from stofa.engine.view import Mover

NAMES = ["you", "seat 1 (greedy)"]


def test_a_line_for_each_turn_with_the_cards_that_came() -> None:
    story: list[tuple[Mover, str]] = [
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
    assert tell(story, NAMES, "en") == [
        "  cards: reveal Ulm, Basel",
        "  seat 1 (greedy): take Ulm (reveal Linz), postmaster stock (draw), lay Ulm, end",
        "  you: administrator (reveal Passau, Passau)",
    ]


def test_nothing_happened() -> None:
    assert tell([], NAMES, "de") == []
