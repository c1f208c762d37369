"""What everybody is told is put together from pieces: it must be what each of them would be told alone."""

import random
from typing import Any

import pytest

import stofa
from stofa.server.tables import events as e
from stofa.server.tables.state import Draft, SeatSetup, Setup, TableState
from stofa.server.tables.table import encode
from stofa.server.tables.updates import UpdateEncoder, table_view, veiled
from stofa.server.wire import protocol as p


def opened(game: str, players: int, **more: Any) -> Draft:
    title = stofa.title(game)
    options = stofa.new(game, players=players, seed=1).options
    setup = Setup(options, tuple(SeatSetup("person", f'"{n}" Þ') for n in range(players)), "seed", **more)
    draft = Draft(TableState.new(title, setup), 1000)
    draft.add(e.Opened(title.id, players))
    return draft


def check(draft: Draft, reset: bool = False) -> None:
    state, events = draft.after, draft.events
    present = [True] * state.players
    telling = UpdateEncoder("t1", state, events, present, reset)
    for seat in (*range(state.players), None):
        view = table_view("t1", state, seat)
        told = p.Told("t1", seat, veiled(state.title, events, seat), view, present, reset)
        assert telling.to(seat) == encode(told)


@pytest.mark.parametrize("game", stofa.titles())
def test_the_pieces_make_the_message(game: str) -> None:
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
