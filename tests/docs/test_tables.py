"""Tables in the documentation that repeat what the code declares."""

import stofa
from tools.docs_tables import BLOCK, TABLES, pages, updated


def test_the_tables_are_current() -> None:
    for path, text in pages().items():
        assert updated(text) == text, f"{path.name} is old: python -m tools.docs_tables"


def test_every_table_of_every_game_is_somewhere() -> None:
    found = {(name, game) for text in pages().values() for _, name, game, _, _ in BLOCK.findall(text)}
    assert found == {(name, game) for name in TABLES for game in stofa.titles()}


def test_an_old_table_is_noticed() -> None:
    text = next(iter(pages().values()))
    assert updated(text.replace("| rule |", "| law |").replace("| variables |", "| facts |")) == text
