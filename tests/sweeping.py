"""The mark of repetitive test cases."""

from collections.abc import Iterable
from typing import Any

import pytest


def sweep(cases: Iterable[object]) -> list[Any]:
    """Mark cases as `sweep`: run on the compiled core only, where they are fast."""
    return [pytest.param(case, marks=pytest.mark.sweep) for case in cases]
