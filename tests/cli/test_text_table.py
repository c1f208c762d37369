"""Tables as plain text."""

from stofa.cli.text_table import text_table


def test_names_begin_at_the_left_and_numbers_end_at_the_right() -> None:
    assert text_table(("seat", "bot", "wins"), [["0", "greedy", "12"], ["1", "random", "3"]], names=2) == (
        "seat  bot     wins\n"
        "──────────────────\n"
        "0     greedy    12\n"
        "1     random     3"
    )  # fmt: skip


def test_headings_of_several_lines_stand_on_the_line() -> None:
    assert text_table(("", "games/s\nrandom", "copy"), [["partners", "10,100", "17.7"]]) == (
        "          games/s\n"
        "           random  copy\n"
        "───────────────────────\n"
        "partners   10,100  17.7"
    )  # fmt: skip


def test_without_headings_there_is_no_line() -> None:
    assert text_table(("", ""), [["a", "1"], ["b", "20"]]) == "a   1\nb  20"
