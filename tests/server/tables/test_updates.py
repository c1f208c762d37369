"""An update is made for everybody at once: each must get what would be made for them alone."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

import stofa
from stofa.engine.preview import preview_moves
from stofa.server.tables import events as e
from stofa.server.tables.state import Draft, SeatSetup, Setup, TableState
from stofa.server.tables.table import encode
from stofa.server.tables.updates import UpdateEncoder, seen_events, shown_moves, table_view
from stofa.server.wire import protocol as p


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


def test_a_move_that_is_told_as_it_happens_comes_with_its_path() -> None:
    rng = random.Random(2)
    draft = opened("partners", 4)
    draft.start()
    told = 0
    for _ in range(120):
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
    # What was taken back is in the log, but its path is not known any more.
    undone = Draft(draft.after, 3000)
    assert undone.after.game is not None
    undone.add(e.Undone(0, len(undone.after.game.history) - 1))
    for event in seen_events(undone.after, [*draft.events, *undone.events], 0):
        assert not isinstance(event.what, p.SeenMoved) or event.what.path == []
