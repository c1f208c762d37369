"""The numbers of an observation, read field by field: they say what the position and the memory say."""

from typing import Any

import pytest

from stofa import TicketMemory, TicketPosition
from stofa.fast import FastGame
from tests.games.encodings import numbers_in, whole_games


def by_name(things: list[Any]) -> dict[str, int]:
    return {str(thing): things.count(thing) for thing in things}


def checked(game: FastGame[TicketPosition], seat: int) -> None:
    view = game.view(seat)
    position, memory, told = view.position, view.memory, numbers_in(game, seat)
    assert isinstance(memory, TicketMemory)
    seats = game.players
    assert told("step") == {position.step: 1}
    assert told("part") == {position.part: 1}
    assert told("active") == ({} if game.over else {(position.active - seat) % seats: 1})
    if position.part != "second half" and position.step != "over" and position.step != "completing":
        assert told("opener") == {(position.start - seat) % seats: 1}
    numbers = told("numbers", all_of=True)
    assert numbers["shuffled tickets"] + numbers["returned tickets"] == position.ticket_stock
    assert numbers["returned tickets"] == len(position.under)
    if position.active == seat and position.part != "set-up":
        assert numbers["drawn tickets"] == len(position.offered)
    assert numbers["stock"] == position.stock
    assert (numbers["ending"], numbers["turns left"]) == (
        position.turns_left is not None,
        position.turns_left or 0,
    )
    assert numbers["open stations"] == position.open_stations
    assert told("row") == by_name(position.row)
    assert told("discards") == position.discards
    assert told("hand") == by_name(position.hand)
    assert told("tickets") == by_name(position.tickets)
    assert told("picked") == by_name(position.picked)
    known = by_name([ticket for ticket in position.under if ticket is not None])
    if position.part != "set-up":
        if position.active == seat:
            assert told("offered") == by_name(position.offered)
        assert known.items() <= told("under").items()
    assert told("under").items() <= told("returned").items()
    for other in range(seats):
        whose = (seat + other) % seats
        player = position.players[whose]
        counts = told("counts", other, all_of=True)
        first = counts.pop("first tickets")
        assert first == 0 if position.part == "set-up" else 1 <= first <= 6
        assert counts == {
            "hand": player.hand_size,
            "station": player.station_size,
            "tickets": player.ticket_count,
            "picked": player.picked_count,
        }
        assert told("cars", other) == {row.colour: row.cards for row in player.track if row.cards}
        assert told("engines", other) == {
            row.colour: row.locomotives for row in player.track if row.locomotives
        }
        assert told("known", other) == by_name(memory.known_hands[whose])
        assert told("station", other) == by_name(memory.stations[whose])
        assert told("completed", other) == by_name(player.completed)


@pytest.mark.parametrize(("players", "open_stations"), [(2, False), (3, True), (4, False)])
def test_each_field_says_what_the_position_says(players: int, open_stations: bool) -> None:
    for game in whole_games("ticket-to-ride-card-game", players, open_stations=open_stations):
        for seat in range(players):
            checked(game, seat)
