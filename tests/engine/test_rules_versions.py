"""Games follow a version of their rules for good: the current one, or an earlier one that is still known."""

from dataclasses import replace

import msgspec
import pytest

import stofa
from stofa import BadOption, BadRecord, Game, Title
from stofa.engine.core.state import NOBODY
from stofa.engine.words import LANGUAGES
from tests.conformance.every import every_title
from tests.conformance.setups import Setup, earlier_ways
from tests.conformance.walks import LONG, played

THURN = stofa.title("thurn-and-taxis")


@every_title
def test_new_games_follow_the_current_version(title: Title) -> None:
    game = stofa.new(title.id, seed=1)
    assert game.rules == stofa.record_of(game).rules == title.rules_version
    assert stofa.new(title.id, seed=1, rules=title.rules_version).rules == title.rules_version


@every_title
def test_versions_are_counted_up(title: Title) -> None:
    versions = [*title.earlier_rules, title.rules_version]
    assert versions == sorted(set(versions))
    assert all(title.plays_by(rules) for rules in versions)
    assert title.known_rules == ", ".join(map(str, versions))


@every_title
@pytest.mark.parametrize("rules", [0, -1, 99])
def test_a_version_that_is_not_known_is_refused(title: Title, rules: int) -> None:
    with pytest.raises(BadOption) as refused:
        stofa.new(title.id, seed=1, rules=rules)
    assert refused.value.reason == "bad-rules"
    record = msgspec.structs.replace(stofa.record_of(stofa.new(title.id, seed=1)), rules=rules)
    with pytest.raises(BadRecord) as caught:
        stofa.replay(record)
    assert caught.value.reason == "record-rules"
    for error in (refused.value, caught.value):
        for language in LANGUAGES:
            assert str(rules) in error.sentence(language)
            assert title.known_rules in error.sentence(language)


def differing() -> Setup:
    """A way to play in which the versions of Thurn and Taxis differ (TT-38)."""
    return next(way for way in earlier_ways(THURN) if way.options["edition"] == "icelandic")


def whole(setup: Setup) -> Game:
    """The same moves end at another time by the two versions: a game of one that the other cannot replay."""
    for seed in range(20):
        game = played(setup, "greedy", seed, LONG)
        try:
            stofa.replay(msgspec.structs.replace(stofa.record_of(game), rules=3 - setup.rules))
        except BadRecord:
            return game
    raise AssertionError("the versions do not differ")


@pytest.mark.parametrize("setup", [differing(), replace(differing(), earlier=None)], ids=str)
def test_a_record_replays_by_its_own_version_and_no_other(setup: Setup) -> None:
    game = whole(setup)
    record = stofa.record_of(game, legal=True)
    assert record.rules == setup.rules
    again = stofa.replay(record.to_json())
    assert again.rules == setup.rules
    assert again.result == game.result
    assert stofa.record_of(again, legal=True).to_json() == record.to_json()


def test_copies_and_earlier_positions_keep_the_version() -> None:
    game = whole(differing())
    assert game.rules == game.copy().rules == 1
    earlier = game.cut(len(game.history) - 1)
    assert earlier.rules == 1
    assert earlier.result is None
    earlier.play(game.history[-1][1])
    assert earlier.result == game.result
    *_, (state, _, move) = game.walk()
    state.play(move.code)
    assert state.mover() == NOBODY
