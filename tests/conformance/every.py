"""The marks that run a test on everything there is. A new title is covered without a change here."""

from typing import Any, Final

import pytest

from stofa import Title
from stofa.engine.words import package_file
from stofa.games import own_titles
from tests.conformance.setups import ENOUGH_WAYS, EVERY_WAY, Setup, titles
from tests.sweeping import sweep


def _swept(setups: list[Setup]) -> list[Any]:
    """The first setup of each title unmarked, the rest marked `sweep`."""
    first = {setup.title.id: setup for setup in reversed(setups)}
    return [*first.values(), *sweep(setup for setup in setups if setup not in first.values())]


def _of(titles: list[Title]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("title", titles, ids=lambda title: title.id)


every_title: Final = _of(titles())
every_own_title: Final = _of(list(own_titles().values()))
"""Ours: the page has drawings for them, and types."""
every_title_with_words: Final = _of(
    [title for title in titles() if package_file(title.package, "messages", "en.ftl")]
)
"""Those that have messages of their own; for the others the general ones have to do."""
every_title_with_a_book: Final = _of(
    [title for title in titles() if package_file(title.package, "rules.toml")]
)
"""Those that have written down their rules."""
every_way: Final = pytest.mark.parametrize("setup", _swept(EVERY_WAY), ids=str)
each_setup: Final = pytest.mark.parametrize("setup", _swept(ENOUGH_WAYS), ids=str)

each_own_setup: Final = pytest.mark.parametrize(
    "setup", _swept([setup for setup in ENOUGH_WAYS if setup.title.id in own_titles()]), ids=str
)
"""Of our own titles, whose rules are compiled."""

_WRITTEN: Final = [setup for setup in ENOUGH_WAYS if setup.title.positions is not None]
each_written_setup: Final = pytest.mark.parametrize("setup", _swept(_WRITTEN), ids=str)
"""Of the titles whose positions can be written as text, which a title need not declare."""
every_written_title: Final = pytest.mark.parametrize(
    "title", [title for title in titles() if title.positions is not None], ids=lambda title: title.id
)
