"""What can be agreed on is checked, completed, and left to chance where nobody has said anything."""

import pytest

from stofa import BadOption, Chance
from stofa.engine.options import Choice, Flag, Seat, complete_options
from stofa.engine.words import LANGUAGES

EDITION = Choice("edition", ("german", "icelandic"), "german")
OPEN = Flag("open", False)
START = Seat("start")
ALL = (EDITION, OPEN, START)


@pytest.mark.parametrize("value", ["german", "icelandic"])
def test_a_choice_is_one_of_its_words(value: str) -> None:
    assert EDITION.check(value, 3) == value


@pytest.mark.parametrize("value", ["German", "", "english", 0, None, True, ["german"]])
def test_a_choice_is_nothing_else(value: object) -> None:
    with pytest.raises(BadOption, match="german, icelandic"):
        EDITION.check(value, 3)


@pytest.mark.parametrize(("value", "meant"), [(True, True), (False, False), ("true", True), ("False", False)])
def test_a_flag_is_yes_or_no(value: object, meant: bool) -> None:
    assert OPEN.check(value, 3) is meant


@pytest.mark.parametrize("value", ["yes", "", 0, 1, 1.0, None, [True]])
def test_a_flag_is_nothing_else(value: object) -> None:
    with pytest.raises(BadOption, match="true, false"):
        OPEN.check(value, 3)


@pytest.mark.parametrize(("value", "meant"), [(0, 0), (2, 2), ("0", 0), ("2", 2)])
def test_a_seat_is_one_of_those_at_the_table(value: object, meant: int) -> None:
    assert START.check(value, 3) == meant


@pytest.mark.parametrize("value", [3, -1, "3", "-1", "", "٢", "²", "1.0", 1.0, True, False, None, [0]])
def test_a_seat_is_nothing_else(value: object) -> None:
    with pytest.raises(BadOption, match="from 0 to 2"):
        START.check(value, 3)


def test_what_nobody_names_is_as_usual_or_left_to_chance() -> None:
    agreed = complete_options(ALL, {}, 4, Chance(1))
    assert list(agreed) == ["edition", "open", "start"]
    assert agreed["edition"] == "german"
    assert agreed["open"] is False
    assert {complete_options(ALL, {}, 4, Chance(seed))["start"] for seed in range(50)} == {0, 1, 2, 3}


def test_what_is_named_is_not_drawn() -> None:
    chance = Chance(1)
    agreed = complete_options(ALL, {"start": "1", "open": "true", "edition": "icelandic"}, 4, chance)
    assert agreed == {"edition": "icelandic", "open": True, "start": 1}
    assert chance.drawn == 0


def test_a_seat_must_be_named_where_there_is_no_chance() -> None:
    with pytest.raises(BadOption, match="must name a seat"):
        complete_options(ALL, {}, 4, None)


def test_an_unknown_option_is_told_which_ones_there_are() -> None:
    with pytest.raises(BadOption) as caught:
        complete_options(ALL, {"colour": "red"}, 4, None)
    assert "edition, open, start" in str(caught.value)
    assert all("colour" in caught.value.sentence(language) for language in LANGUAGES)
