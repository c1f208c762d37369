"""A list whose copies share what they have in common."""

import copy
import pickle

import pytest
from hypothesis import given, strategies as st

from stofa.engine.shared_list import SharedList


def test_copies_go_their_own_ways() -> None:
    first = SharedList([1, 2])
    second = first.copy()
    second.append(3)
    assert [*map(list, (first, second))] == [[1, 2], [1, 2, 3]]
    first.append(4)
    third = second.copy()
    second.append(5)
    third.append(6)
    assert [*map(list, (first, second, third))] == [[1, 2, 4], [1, 2, 3, 5], [1, 2, 3, 6]]


@given(st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=60))
def test_copies_are_as_independent_as_those_of_plain_lists(steps: list[tuple[int, bool]]) -> None:
    shared: list[SharedList[int]] = [SharedList()]
    plain: list[list[int]] = [[]]
    for number, (which, copies) in enumerate(steps):
        at = which % len(shared)
        if copies:
            shared.append(shared[at].copy())
            plain.append(list(plain[at]))
        else:
            shared[at].append(number)
            plain[at].append(number)
        assert [*map(list, shared)] == plain


def test_it_is_a_sequence() -> None:
    longer = SharedList("abc")
    letters = longer.copy()
    longer.append("d")
    assert (len(letters), list(letters), letters[0], letters[-1]) == (3, ["a", "b", "c"], "a", "c")
    assert (letters[1:], letters[:-1], letters[::-1], letters[2:9]) == (
        ["b", "c"],
        ["a", "b"],
        ["c", "b", "a"],
        ["c"],
    )
    assert "d" not in letters
    assert "d" in longer
    assert repr(letters) == "['a', 'b', 'c']"
    assert letters == ["a", "b", "c"]
    assert letters != longer
    assert letters != ("a", "b", "c")
    for place in (3, -4):
        with pytest.raises(IndexError, match=f"no item {place}"):
            letters[place]


def test_it_can_be_pickled_and_copied_without_what_others_have_appended() -> None:
    letters = SharedList("ab")
    letters.copy().append("secret")
    for twin in (pickle.loads(pickle.dumps(letters)), copy.copy(letters), copy.deepcopy(letters)):
        twin.append("c")
        assert [*map(list, (twin, letters))] == [["a", "b", "c"], ["a", "b"]]
    assert b"secret" not in pickle.dumps(letters)
