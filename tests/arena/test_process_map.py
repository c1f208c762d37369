"""Work in several processes: in order, bounded, and honest about failures."""

from contextlib import closing

import pytest

from stofa.arena.process_map import HelperFailed, ordered_map
from tests.arena.work import die, refuse, square, who


def test_answers_come_in_order() -> None:
    assert list(ordered_map(square, range(20), 2)) == [number * number for number in range(20)]


def test_little_is_on_its_way_at_any_time() -> None:
    tasks = iter(range(1000))
    with closing(ordered_map(square, tasks, 2)) as answers:
        assert [next(answers) for _ in range(5)] == [0, 1, 4, 9, 16]
        assert next(tasks) < 12


def test_no_more_helpers_than_are_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stofa.arena.process_map.processors", lambda: 1)
    assert len(set(ordered_map(who, range(20), 10))) == 4


def test_a_failure_is_told() -> None:
    with pytest.raises(HelperFailed, match="ValueError: not 0"):
        list(ordered_map(refuse, range(5), 1))


def test_a_helper_that_dies_is_missed() -> None:
    with pytest.raises(HelperFailed, match="ended before"):
        list(ordered_map(die, range(50), 1))
