"""The picture has all that the position has, and nothing else."""

from collections import Counter

import pytest

from stofa.games.ticket_to_ride import TITLE
from stofa.games.ticket_to_ride.board import TICKETS
from stofa.games.ticket_to_ride.position import TicketPosition
from stofa.games.ticket_to_ride.shapes import shapes
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, played
from tests.picture_contents import pieces

SETUPS = list(enough_ways(TITLE))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("moves", [0, 30, 100, LONG])
def test_what_lies_on_the_table_is_drawn(setup: Setup, moves: int) -> None:
    game = played(setup, "greedy", 7, moves)
    for seat in (None, *range(setup.players)):
        position = game.view(seat).position
        assert isinstance(position, TicketPosition)
        drawn = {
            piece: n for piece, n in pieces(game.picture(seat)).items() if not piece.startswith("winner")
        }
        assert drawn == expected(position)


def expected(position: TicketPosition) -> Counter[str]:
    drawn = Counter(
        [
            *(f"card {kind} 1" for kind in position.row),
            *(f"card {kind} {copies}" for kind, copies in Counter(position.hand).items()),
            *(f"station {kind} {copies}" for kind, copies in Counter(position.station or ()).items()),
        ]
    )
    for seat, player in enumerate(position.players):
        drawn.update(f"row {seat} {row.colour} {row.cards} {row.locomotives}" for row in player.track)
        drawn.update(f"ticket {number} completed" for number in player.completed)
        drawn.update(f"ticket {number} failed" for number in player.tickets or ())
    if position.seat is not None and position.step != "over":
        own = dict.fromkeys([*position.offered, *position.tickets])
        drawn.update(f"ticket {number}{' picked' if number in position.picked else ''}" for number in own)
    return drawn


def test_every_city_of_a_ticket_is_on_the_map() -> None:
    named = {city for start, end, _, _ in TICKETS for city in (start, end)}
    assert set(shapes().map.cities) == named


def test_every_card_on_a_track_is_a_vehicle() -> None:
    game = played(SETUPS[0], "greedy", 7, 100)
    position = game.view(None).position
    assert isinstance(position, TicketPosition)
    expected = Counter(position.row)
    for player in position.players:
        for row in player.track:
            expected += Counter({row.colour: row.cards, "locomotive": row.locomotives})
    assert any(player.track for player in position.players)
    drawn = game.picture(None)
    # Two of them have the same body, and other roofs.
    frames = Counter(kind.body for kind in shapes().vehicles.values())
    for kind, vehicle in shapes().vehicles.items():
        if frames[vehicle.body] == 1:
            assert drawn.count(vehicle.body) == expected[kind], kind
