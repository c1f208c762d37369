"""Bots with another budget than their own."""

import pytest

from stofa import Rng
from stofa.bots import BOTS
from stofa.bots.budgets import SECONDS, THINKING, in_time, within
from stofa.bots.levels import Hard
from stofa.bots.search import Budget
from tests.bots.played import decisions, played, view_at


def test_only_those_that_think_ahead_have_one() -> None:
    assert list(THINKING) == list(SECONDS) == ["hard", "expert"]
    for name in BOTS:
        assert (in_time(name) is None) == (within(name, 10) is None) == (name not in THINKING)


def test_at_a_table_a_slow_machine_makes_them_stop_and_a_quick_one_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Hard, "steps", 3000)
    at = next(at for at in decisions(played("partners")) if len(view_at("partners", at).legal) > 4)
    view = view_at("partners", at)
    bot = in_time("hard")
    assert bot is not None
    assert bot.choose(view, Rng(1)) == Hard(Budget.of(3000)).choose(view, Rng(1))
    monkeypatch.setattr(Hard, "steps", 10**12)  # hours
    slow = in_time("hard")
    assert slow is not None
    assert slow.choose(view, Rng(1)) in view.legal
