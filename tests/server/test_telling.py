"""What everybody is told is put together from pieces: it must be what each of them would be told alone."""

import random
from typing import Any

import pytest

import stofa
from stofa.server import events as e, protocol as p
from stofa.server.standing import Draft, SeatSetup, Setup, Standing
from stofa.server.table import encode
from stofa.server.views import Telling, table_view, veiled


def opened(game: str, players: int, **more: Any) -> Draft:
    title = stofa.title(game)
    options = stofa.new(game, players=players, seed=1).options
    setup = Setup(options, [SeatSetup("person", f'"{n}" Þ') for n in range(players)], "seed", **more)
    page = Draft(Standing(title, setup), 1000)
    page.add(e.Opened(title.id, players))
    return page


def check(page: Draft, reset: bool = False) -> None:
    standing, events = page.after, page.events
    present = [True] * standing.players
    telling = Telling("t1", standing, events, present, reset)
    for seat in (*range(standing.players), None):
        view = table_view("t1", standing, seat)
        told = p.Told("t1", seat, veiled(standing.title, events, seat), view, present, reset)
        assert telling.to(seat) == encode(told)


@pytest.mark.parametrize("game", stofa.titles())
def test_the_pieces_make_the_message(game: str) -> None:
    title = stofa.title(game)
    rng = random.Random(5)
    page = opened(game, max(title.player_counts), clock=p.Clock(per_turn_s=60, bank_s=60))
    check(page)
    page.start()
    check(page, reset=True)
    number = 0
    while page.after.finished is None:
        page = Draft(page.after, 2000 + number)
        turn, play = page.after.turn, page.after.play
        assert turn is not None
        assert play is not None
        page.move(turn, str(rng.choice(list(play.view(turn).legal))))
        number += 1
        if number % 7 == 0 or page.after.finished is not None:
            check(page)
    page = Draft(page.after, 9000)
    page.add(e.Rematched("t2"))
    check(page)
