"""TR-22: what is completed at a count is hidden while the players choose, and shown to all when they have.

Everybody sees how many tickets somebody picks, in the events as in the position, and not which ones.
"""

import json
from functools import cache
from typing import Any

import pytest

import stofa
from stofa.tables import protocol as p
from stofa.tables.events import Event, Moved
from stofa.tables.replays import replay, story
from stofa.tables.state import Draft
from stofa.tables.table import Table, encode
from stofa.tables.updates import seen_events, shown_moves
from tests.conformance.setups import ENOUGH_WAYS
from tests.conformance.walks import LONG, played
from tests.tables.in_memory import Reader, go_on, started, take_back

NAME = "ticket-to-ride-card-game"
SETUP = next(setup for setup in ENOUGH_WAYS if setup.title.id == NAME and setup.players == 4)
WATCHING: tuple[int | None, ...] = (0, 1, 2, 3, None)


@cache
def line() -> tuple[list[tuple[Any, str]], int, int]:
    """A whole game; where its first count begins; and the move by which what was completed is shown."""
    game = played(SETUP, "greedy", 3, LONG)
    half = next(number for number, note in enumerate(game.notes) if note.shows)
    first = next(number for number, (_, move) in enumerate(game.history) if move.kind == "complete")
    return [(mover, str(move)) for mover, move in game.history], first, half


def at(number: int) -> Table:
    return started(SETUP.title, 4, SETUP.options, line()[0][:number])


def read(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The messages that somebody has got, in their order."""
    reader = next(w for w in table.watchers if w.seat == seat)
    assert isinstance(reader, Reader)
    return [json.loads(message) for message in reader.bytes]


def log_of(table: Table) -> list[Event]:
    """The log of a table at which all of the game was played, and nothing taken back."""
    draft = Draft(started(SETUP.title, 4, SETUP.options, []).state, 1000)
    assert table.game is not None
    draft.replay([(mover, str(move)) for mover, move in table.game.history])
    return draft.events


def test_all_are_told_what_was_completed_by_the_move_that_ends_the_count() -> None:
    moves, first, half = line()
    table = at(first)
    for mover, move in moves[first : half + 1]:
        go_on(table, mover, move)
    made = [(mover, move) for mover, move in moves[first : half + 1] if move.startswith("complete")]
    assert len({mover for mover, _ in made}) > 1
    for seat in WATCHING:
        *before, last = read(table, seat)
        assert not any(message.get("shown") for message in before)
        told = [event["what"] for message in before for event in message["events"]]
        for what in told:
            if what["move"]["kind"] == "complete":
                assert ("ticket" in what["move"]) == (what["mover"] == seat)
                assert what.get("veiled", False) == (what["mover"] != seat)
        shown = [each["move"]["text"] for each in last["shown"]]
        told_at_last = [event["what"]["move"]["text"] for event in last["events"]]
        assert [text for text in [*shown, *told_at_last] if text != "done"] == [text for _, text in made]
        completed = [player["completed"] for player in last["view"]["position"]["public"]["players"]]
        assert completed == [[int(text[9:]) for mover, text in made if mover == one] for one in range(4)]
    go_on(table, *moves[half + 1])
    assert not any(read(table, seat)[-1].get("shown") for seat in WATCHING)


def test_the_number_picked_is_the_same_in_events_and_position() -> None:
    moves, first, half = line()
    table = at(first)
    counted = [0] * 4
    for mover, move in moves[first:half]:
        go_on(table, mover, move)
        counted[mover] += move.startswith("complete")
        for seat in WATCHING:
            public = read(table, seat)[-1]["view"]["position"]["public"]
            assert [player["picked_count"] for player in public["players"]] == counted
            assert [player["completed"] for player in public["players"]] == [[]] * 4


@pytest.mark.slow
def test_nothing_else_leaks_while_the_players_choose() -> None:
    """Two tables at which one player completes different tickets, equally many, send all others the same."""
    moves, first, half = line()
    compared = 0
    for number in range(first, half):
        mover, move = moves[number]
        one = at(number)
        assert one.game is not None
        for other in one.game.legal:
            if other == move or other.kind != "complete" or not move.startswith("complete"):
                continue
            one, two = at(number), at(number)
            go_on(one, mover, move)
            go_on(two, mover, other)
            assert one.game is not None
            assert two.game is not None
            if one.game.turn != two.game.turn or one.game.shown or two.game.shown:
                continue  # who is asked next is known
            for seat in WATCHING:
                if seat != mover:
                    assert read(one, seat) == read(two, seat)
                    assert encode(story(one, seat)) == encode(story(two, seat))
                    assert encode(replay(one, seat, number, 2)) == encode(replay(two, seat, number, 2))
                    compared += 1
    assert compared >= 4


@pytest.mark.parametrize("seat", WATCHING)
def test_whoever_comes_later_reads_all_of_it(seat: int | None) -> None:
    moves, first, half = line()
    before, after = at(half), at(half + 3)
    for table, known in ((before, False), (after, True)):
        log = log_of(table)
        told = [event.what for event in seen_events(table.state, log, seat)]
        for event, what in zip(log, told, strict=True):
            if isinstance(event.what, Moved) and event.what.move.startswith("complete"):
                assert isinstance(what, p.SeenMoved)
                assert what.veiled == (not known and event.what.mover != seat)
        texts = [text for _, text in story(table, seat).moves[first:half] if str(text).startswith("complete")]
        own = [text for mover, text in moves[first:half] if mover == seat or known or text == "complete"]
        assert {text for text in texts if text != "complete"} == {t for t in own if t.startswith("complete")}
        frames = replay(table, seat, first, 1 + half - first).frames
        assert any(frame.veiled for frame in frames if frame.mover != "~") != known
    # Whoever had seen the beginning of the count is told what was hidden then.
    secret = [n for n, _ in after.state.choices]
    assert [each.n for each in shown_moves(after.state, secret[1])] == secret[:2]
    assert shown_moves(after.state, after.state.n) == shown_moves(before.state, 5) == []


def test_what_was_taken_back_in_the_choice_stays_hidden() -> None:
    moves, first, half = line()
    table = at(first)
    mover, move = moves[first]
    go_on(table, mover, move)
    taken_back = table.state.n
    take_back(table, mover, first)
    for each, made in moves[first : half + 1]:
        go_on(table, each, made)
    for seat in WATCHING:
        assert taken_back not in [each["n"] for each in read(table, seat)[-1]["shown"]]
        assert taken_back not in table.state.shown


def test_if_the_end_of_the_count_is_taken_back_it_is_hidden_again() -> None:
    _, first, half = line()
    table = at(half + 1)
    assert table.state.shown
    take_back(table, 0, half)
    assert not table.state.shown
    assert len(table.state.choices) == len([1 for _, text in line()[0][first:half] if text != "done"])
    public = table.view(None).position
    assert public is not None
    assert b'"completed":[]' in encode(public)
    assert stofa.title(NAME).moves.shown_later == {"complete"}
