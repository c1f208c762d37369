"""Eight packed numbers spread over eight bytes."""

from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from stofa.engine.core import cells


@pytest.mark.parametrize(
    ("spread", "bits"), [(cells.of_bits, 1), (cells.of_pairs, 2), (cells.of_fours, 4), (cells.of_sixes, 6)]
)
@given(numbers=st.lists(st.integers(0, 63), min_size=8, max_size=8), beyond=st.integers(0, 63))
def test_each_number_gets_a_cell(
    spread: Callable[[int], int], bits: int, numbers: list[int], beyond: int
) -> None:
    numbers = [number % 2**bits for number in numbers]
    packed = sum(number << bits * place for place, number in enumerate(numbers)) + (beyond << 8 * bits)
    assert spread(packed).to_bytes(8, "little") == bytes(numbers)


def test_one_cell() -> None:
    assert [cells.one_at(cell) for cell in range(8)] == [256**cell for cell in range(8)]
