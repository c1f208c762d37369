"""The numbers of an observation, read field by field: they say what the position and the memory say."""

import pytest

from stofa import ThurnMemory, ThurnPosition, ThurnTile
from stofa.fast import FastGame
from stofa.games.thurn_and_taxis.board import CITIES, TILES
from tests.games.encodings import numbers_in, whole_games


def by_city(cards: list[str]) -> dict[str, int]:
    return {city: cards.count(city) for city in CITIES if city in cards}


def by_tile(tiles: list[ThurnTile]) -> dict[str, int]:
    return {f"{tile.stack} {tile.value}": 1 for tile in tiles}


def checked(game: FastGame[ThurnPosition], seat: int) -> None:
    view = game.view(seat)
    position, memory, told = view.position, view.memory, numbers_in(game, seat)
    assert isinstance(memory, ThurnMemory)
    seats = game.players
    assert told("step") == {position.step: 1}
    assert told("active") == ({} if game.over else {(position.active - seat) % seats: 1})
    assert told("start") == {(position.start - seat) % seats: 1}
    numbers = told("numbers", all_of=True)
    assert numbers.pop("each") in (0, 1)  # no position tells it; the moves do
    assert numbers == {
        "official used": position.official_used,
        "postmaster due": position.postmaster_due,
        "icelandic": position.edition == "icelandic",
        "stock": position.stock,
        "ending": position.ending,
        "turns left": position.turns_left or 0,
    }
    assert told("display") == by_city(position.display)
    assert told("discards") == position.discards
    assert told("eligible") == by_city(position.eligible)
    left = [ThurnTile(stack, value) for stack in TILES for value in position.stacks[stack]]
    assert told("stacks") == by_tile(left)
    assert told("hand") == by_city(position.hand)
    for other in range(seats):
        whose = (seat + other) % seats
        player = position.players[whose]
        assert told("counts", other, all_of=True) == {
            "route": len(player.route),
            "houses left": player.houses_left,
            "carriage": player.carriage or 0,
            "hand": player.hand_size,
        }
        assert told("route", other) == by_city(player.route)
        assert told("left end", other) == by_city(player.route[:1])
        assert told("right end", other) == by_city(player.route[-1:])
        assert told("houses", other) == by_city(player.houses)
        assert told("known", other) == by_city(memory.known_cards[whose])
        assert told("tiles", other) == by_tile(memory.tiles_taken[whose])


@pytest.mark.parametrize("edition", ["german", "icelandic"])
@pytest.mark.parametrize("players", [2, 4])
def test_each_field_says_what_the_position_says(players: int, edition: str) -> None:
    for game in whole_games("thurn-and-taxis", players, edition=edition):
        for seat in range(players):
            checked(game, seat)


def test_houses_in_each_province() -> None:
    """TT-23: which of the ways was chosen."""
    seen = set()
    for game in whole_games("thurn-and-taxis", 2):
        told = numbers_in(game, 0)
        if told("step") == {"placing": 1}:
            seen.add(told("numbers", all_of=True)["each"])
        else:
            assert told("numbers", all_of=True)["each"] == 0
    assert seen == {0, 1}
