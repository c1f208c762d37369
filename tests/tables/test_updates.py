"""An update is made for everybody at once: each must get what would be made for them alone."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

import stofa
from stofa.engine.preview import preview_moves
from stofa.tables import events as e, protocol as p
from stofa.tables.events import Event
from stofa.tables.state import Draft, SeatSetup, Setup, TableState
from stofa.tables.table import encode
from stofa.tables.updates import UpdateEncoder, seen_events, shown_moves, table_view


def opened(game: str, players: int, **more: Any) -> Draft:
    title = stofa.title(game)
    options = stofa.new(game, players=players, seed=1).options
    setup = Setup(options, tuple(SeatSetup("person", f'"{n}" Þ') for n in range(players)), "seed", **more)
    draft = Draft(TableState.new(title, title.rules_version, setup), 1000)
    draft.add(e.Opened(title.id, players))
    return draft


def check(draft: Draft, reset: bool = False) -> None:
    state, events = draft.after, draft.events
    present = [True] * state.players
    updates = UpdateEncoder("t1", state, events, present, reset)
    for seat in (*range(state.players), None):
        view = table_view("t1", state, seat)
        if state.game is not None:
            # What nobody else has touched: both parts from this seat's own view.
            own = state.game.view(seat)
            view = replace(view, position=p.SplitPosition(own.public, own.own))
        alone = p.Update(
            "t1",
            seat,
            seen_events(state, events, seat),
            view,
            present,
            reset,
            shown=shown_moves(state, events[0].n - 1),
        )
        assert updates.encode_for(seat) == encode(alone)


@pytest.mark.slow
@pytest.mark.parametrize("game", stofa.titles())
def test_each_gets_what_would_be_made_for_them_alone(game: str) -> None:
    title = stofa.title(game)
    rng = random.Random(5)
    draft = opened(game, max(title.player_counts), clock=p.Clock(per_turn_s=60, bank_s=60))
    check(draft)
    draft.start()
    check(draft, reset=True)
    number = 0
    while draft.after.finished is None:
        draft = Draft(draft.after, 2000 + number)
        turn, played = draft.after.turn, draft.after.game
        assert turn is not None
        assert played is not None
        draft.move(turn, str(rng.choice(list(played.view(turn).legal))))
        number += 1
        if number % 7 == 0 or draft.after.finished is not None:
            check(draft)
    draft = Draft(draft.after, 9000)
    draft.add(e.Rematched("t2"))
    check(draft)


@pytest.mark.parametrize(("game", "players"), [("partners", 4), ("thurn-and-taxis", 2)])
def test_a_move_that_is_told_as_it_happens_comes_with_its_path(game: str, players: int) -> None:
    rng = random.Random(2)
    draft = opened(game, players)
    draft.start()
    told = 0
    for _ in range(160):
        state = draft.after
        assert state.game is not None
        assert state.turn is not None
        move = rng.choice(list(state.game.view(state.turn).legal))
        preview = preview_moves(state.game.view(state.turn), [move])
        draft = Draft(state, 2000)
        draft.move(state.turn, move)
        if draft.after.finished is not None:
            break
        for seat in (0, None):
            first = seen_events(draft.after, draft.events, seat)[0].what
            assert isinstance(first, p.SeenMoved)
            assert first.path == preview.path
        told += bool(preview.path)
    assert told > 10


def test_the_paths_of_moves_that_stand_are_known_after_an_undo() -> None:
    rng = random.Random(2)
    draft = opened("partners", 4)
    draft.start()
    while draft.after.game is None or len(draft.after.game.history) < 90:
        assert draft.after.game is not None
        assert draft.after.turn is not None
        draft.move(draft.after.turn, rng.choice(list(draft.after.game.view(draft.after.turn).legal)))

    def paths(events: list[Event]) -> list[list[str]]:
        seen = [event.what for event in seen_events(draft.after, events, 0)]
        return [what.path for what in seen if isinstance(what, p.SeenMoved)]

    told = paths(draft.events)
    made, last = len(told), next(number for number in reversed(range(len(told))) if told[number])
    draft.add(e.Undone(0, last))
    assert any(told[:last])
    assert paths(draft.events) == told[:last] + [[]] * (made - last)
    # From a part of the log nobody knows which of its moves stand.
    assert not any(paths(draft.events[20:]))
