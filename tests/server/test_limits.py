"""Token buckets."""

import pytest

from stofa.server.limits import MOST_KEYS, Buckets, Rate
from stofa.tables.errors import Refused


def test_a_bucket_fills_up_again_and_says_when() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 0.5), lambda: now)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Refused) as refused:
        buckets.take("a")
    assert refused.value.retry_after == 2
    buckets.take("b")
    now = 2.0
    buckets.take("a")
    with pytest.raises(Refused):
        buckets.take("a")


def test_buckets_are_bounded() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    for number in range(MOST_KEYS + 10):
        buckets.take(str(number))
    assert len(buckets._levels) <= MOST_KEYS
