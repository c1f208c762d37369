"""Work in several processes: in order, bounded, and honest about failures."""

import os
from contextlib import closing

import pytest

from stofa.arena.helpers import HelperFailed, in_order


def square(number: int) -> int:
    return number * number


def who(_: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def die(number: int) -> int:
    os._exit(number)


def test_answers_come_in_order() -> None:
    assert list(in_order(square, range(20), 2)) == [number * number for number in range(20)]


def test_little_is_on_its_way_at_any_time() -> None:
    tasks = iter(range(1000))
    with closing(in_order(square, tasks, 2)) as answers:
        assert [next(answers) for _ in range(5)] == [0, 1, 4, 9, 16]
        assert next(tasks) < 12


def test_no_more_helpers_than_are_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stofa.arena.helpers.processors", lambda: 1)
    assert len(set(in_order(who, range(20), 10))) == 4


def test_a_failure_is_told() -> None:
    with pytest.raises(HelperFailed, match="ValueError: not 0"):
        list(in_order(refuse, range(5), 1))


def test_a_helper_that_dies_is_missed() -> None:
    with pytest.raises(HelperFailed, match="ended before"):
        list(in_order(die, range(50), 1))
