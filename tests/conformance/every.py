"""The marks that run a test on everything there is. A new title is covered without a change here."""

from typing import Final

import pytest

from tests.conformance.setups import ENOUGH_WAYS, EVERY_WAY, titles

every_title: Final = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
every_way: Final = pytest.mark.parametrize("setup", EVERY_WAY, ids=str)
each_setup: Final = pytest.mark.parametrize("setup", ENOUGH_WAYS, ids=str)
