"""Cases of which there are many alike."""

from collections.abc import Iterable
from typing import Any

import pytest


def sweep(cases: Iterable[object]) -> list[Any]:
    """These are left to the compiled core where there is one: it is through with them in no time."""
    return [pytest.param(case, marks=pytest.mark.sweep) for case in cases]
