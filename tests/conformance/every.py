"""The marks that run a test on everything there is. A new title is covered without a change here."""

from typing import Any, Final

import pytest

from tests.conformance.setups import ENOUGH_WAYS, EVERY_WAY, Setup, titles
from tests.sweeping import sweep


def _swept(setups: list[Setup]) -> list[Any]:
    """The first setup of each title unmarked, the rest marked `sweep`."""
    first = {setup.title.id: setup for setup in reversed(setups)}
    return [*first.values(), *sweep(setup for setup in setups if setup not in first.values())]


every_title: Final = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
every_way: Final = pytest.mark.parametrize("setup", _swept(EVERY_WAY), ids=str)
each_setup: Final = pytest.mark.parametrize("setup", _swept(ENOUGH_WAYS), ids=str)

_WRITTEN: Final = [setup for setup in ENOUGH_WAYS if setup.title.positions is not None]
each_written_setup: Final = pytest.mark.parametrize("setup", _swept(_WRITTEN), ids=str)
"""Of the titles whose positions can be written as text, which a title need not declare."""
every_written_title: Final = pytest.mark.parametrize(
    "title", [title for title in titles() if title.positions is not None], ids=lambda title: title.id
)
