"""Changes made to a view give the next one, in whole games: of the example game, too."""

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from stofa.tables import events as e
from stofa.tables.changes import changes
from stofa.tables.state import Draft
from stofa.tables.table import Table, encode
from tests.conformance.setups import ENOUGH_WAYS, Setup
from tests.conformance.walks import LONG, played
from tests.server.patching import patched
from tests.tables.in_memory import Reader, go_on, started, take_back

SETUPS = list({(setup.title.id, setup.rules): setup for setup in ENOUGH_WAYS}.values())
"""The largest table of each game, by each version of its rules."""

JSON = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=3)
    ),
)


def named(setup: Setup) -> str:
    return f"{setup.title.id}-{setup.rules}"


def sent(before: Any, after: Any) -> list[dict[str, Any]]:
    """The changes from one value to another, as a client gets them."""
    found: list[dict[str, Any]] = json.loads(encode(changes(before, after)))
    return found


class Client:
    """A spectator that keeps a view up to date by changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.reader = Reader(None, "d", takes_changes=True)
        table.add_watcher(self.reader)
        self.view = self.whole()

    def whole(self) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(encode(self.table.view(None)))
        return view

    def read(self) -> None:
        for line in self.reader.bytes:
            message = json.loads(line)
            assert message["type"] == "changes"
            assert message["after"] == self.view["n"]
            self.view = patched(self.view, message["changes"])
            assert [event["n"] for event in message["events"]][-1:] == [self.view["n"]]
        self.reader.bytes.clear()
        assert self.view == self.whole()


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_a_spectators_view_is_the_whole_view_after_every_move_of_a_game(setup: Setup) -> None:
    game = played(setup, "greedy", 5, LONG)
    table = started(setup.title, setup.players, setup.options, [], setup.rules)
    client = Client(table)
    for number, (mover, move) in enumerate(game.history):
        go_on(table, mover, str(move))
        client.read()
        if number % 50 == 40:
            assert table.game is not None
            taken = len(table.game.history) - 1
            take_back(table, 0, taken)
            client.read()
            go_on(table, mover, str(move))
            client.read()
    assert game.result is not None
    draft = Draft(table.state, 1000)
    draft.add(e.Finished(game.result.as_json(), "seed"))
    table._advance(draft)
    client.read()
    assert client.view["status"] == "finished"


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_changes_between_the_views_of_a_seat_give_the_next_one(setup: Setup) -> None:
    game = played(setup, "greedy", 7, LONG)
    table = started(setup.title, setup.players, setup.options, [], setup.rules)
    seats = range(setup.players)
    before = [json.loads(encode(table.view(seat))) for seat in seats]
    for mover, move in game.history[:150]:
        go_on(table, mover, str(move))
        after = [json.loads(encode(table.view(seat))) for seat in seats]
        for old, new in zip(before, after):
            assert patched(old, sent(old, new)) == new
        before = after


@given(st.dictionaries(st.text("abc", max_size=1), JSON), st.dictionaries(st.text("abc", max_size=1), JSON))
def test_any_value_becomes_any_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    # Whole values are set within a view, which never loses a field.
    before, after = {"view": before}, {"view": after}
    assert json.dumps(patched(before, sent(before, after)), sort_keys=True) == json.dumps(
        after, sort_keys=True
    )


def test_only_what_differs_is_sent() -> None:
    before = {
        "n": 1,
        "players": [{"hand": 3, "houses": ["Ulm"]}, {"hand": 4, "houses": []}],
        "deck": {"Ulm": 2},
    }
    after = {
        "n": 2,
        "players": [{"hand": 3, "houses": ["Ulm"]}, {"hand": 5, "houses": []}],
        "deck": {"Ulm": 2},
    }
    assert sent(before, after) == [
        {"path": ["n"], "value": 2},
        {"path": ["players", 1, "hand"], "value": 5},
    ]
