"""Names of what is in a bag."""

from stofa.engine.bag_names import bag_names

LETTERS = [[[letter] * count for count in range(4)] for letter in "abc"]
names_of = bag_names(LETTERS, 2)


def test_names_are_in_the_order_of_the_bits() -> None:
    assert names_of(0) == []
    assert names_of(0b10_00_01) == ["a", "c", "c"]
    assert names_of(0b01_11_00) == ["b", "b", "b", "c"]


def test_what_somebody_does_with_a_list_is_not_remembered() -> None:
    names_of(0b01).append("z")
    assert names_of(0b01) == ["a"]
