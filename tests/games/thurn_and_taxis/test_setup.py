"""TT-1 to TT-5: what lies on the table before the first turn, and who begins."""

from collections import Counter

import pytest

import stofa
from stofa.games.thurn_and_taxis import TITLE, board

from .positions import carriage_of, inside, legal, play, position, refused, seen, tiles

BOARD = """
Baden: Carlsruhe Freiburg Mannheim
Baiern: Augsburg Ingolstadt Kempten München Nürnberg Passau Regensburg Würzburg
Böhmen: Budweis Pilsen
Hohenzollern: Sigmaringen
Polen: Lodz
Salzburg: Linz Salzburg
Schweiz: Basel Zürich
Tyrol: Innsbruck
Württemberg: Stuttgart Ulm
"""

STACKS = """
length-5: 2 1
length-6: 3 2 1
length-7: 4 3 2 1
outside-baiern: 6 5 4 3
baiern: 5 4 3 2
baden: 3 2 1
wuerttemberg-hohenzollern: 3 2 1
schweiz-tyrol: 3 2 1
boehmen-salzburg: 4 3 2
end: 1
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_1_two_to_four_play_with_20_houses_each(players: int) -> None:
    game = stofa.new("thurn-and-taxis", players, manual_chance=True, start=0)
    assert [player.houses_left for player in seen(game).players] == [20] * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_tt_1_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(stofa.BadOption) as error:
        stofa.new("thurn-and-taxis", players)
    assert error.value.facts["rule"] == "TT-1"


def test_tt_1_play_is_clockwise() -> None:
    game = position("hand: Ulm Basel", "hand: Ulm", "hand: Ulm", active=2, step="laid")
    assert play(game, "end").turn == 0
    assert play(game, "take stock, draw Linz, lay Ulm, end").turn == 1


def test_tt_2_there_are_22_cities_in_nine_provinces_in_the_order_of_the_data() -> None:
    written = dict(line.split(": ") for line in BOARD.strip().splitlines())
    assert {name: " ".join(cities) for name, cities in board.PROVINCES.items()} == written
    assert list(board.PROVINCES) == list(written)
    assert len(board.CITIES) == 22


def test_tt_2_six_of_the_66_cards_lie_open_and_the_rest_is_the_stock() -> None:
    game = stofa.new("thurn-and-taxis", 3, manual_chance=True, start=0)
    assert len(game.legal) == 22
    assert seen(game).stock == 66
    assert play(game, "reveal Ulm, reveal Lodz, reveal Ulm, reveal Basel, reveal Linz").turn == "~"
    assert play(game, "reveal Passau").turn == 0
    assert seen(game).display == ["Passau", "Lodz", "Linz", "Basel", "Ulm", "Ulm"]
    assert seen(game).stock == 60


def test_tt_2_a_city_has_three_cards_and_no_fourth() -> None:
    game = stofa.new("thurn-and-taxis", 2, manual_chance=True, start=0)
    play(game, "reveal Ulm, reveal Ulm, reveal Ulm")
    refused(game, "reveal Ulm", "TT-2", "no-card-left")


def test_tt_3_the_tiles_lie_in_stacks_the_highest_on_top() -> None:
    stacks = seen(position("")).stacks
    assert {name: " ".join(map(str, values)) for name, values in stacks.items()} == dict(
        line.split(": ") for line in STACKS.strip().splitlines()
    )
    assert sum(map(len, stacks.values())) == 30


def test_tt_3_who_comes_first_takes_the_highest_who_comes_second_the_next() -> None:
    baden = "route: Freiburg–Carlsruhe–Mannheim"
    close = "close, province Baden, house Carlsruhe, house Freiburg, house Mannheim"
    game = play(position(baden, f"hand: Ulm; {baden}", step="laid"), close)
    assert tiles(game, 0) == "baden 3"
    # Only the top tile can be had: what seat 1 gets is the 2 that lies on top now.
    play(game, f"take stock, draw Würzburg, lay Würzburg right, {close}")
    assert tiles(game, 1) == "baden 2"
    assert seen(game).stacks["baden"] == [1]


@pytest.mark.parametrize(("carriage", "points"), [(2, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_tt_4_a_carriage_is_worth_its_points(carriage: int, points: int) -> None:  # TT-4
    """The end tile, which comes with the last one, is worth a point; and all houses are left."""
    assert inside(position(carriage_of(carriage))).score(0) == points + (carriage == 7) - 20


def test_tt_4_a_larger_carriage_replaces_the_points_of_the_smaller() -> None:
    game = position("carriage: 6; route: Mannheim–Carlsruhe–Freiburg–Basel–Zürich–Kempten–Ulm", step="laid")
    assert inside(game).score(0) == 7 - 20
    play(game, "close, each, done")
    assert seen(game).players[0].carriage == 7
    assert inside(game).score(0) == 10 + 4 + 1 - 20  # and two tiles: length-7 and end


@pytest.mark.parametrize("start", [0, 1, 2])
def test_tt_5_the_host_names_the_seat_that_begins(start: int) -> None:
    game = stofa.new("thurn-and-taxis", 3, seed=1, start=start)
    assert game.turn == start


def test_tt_5_or_leaves_it_to_chance() -> None:
    first = Counter(stofa.new("thurn-and-taxis", 3, seed=seed).turn for seed in range(60))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 10


def test_tt_5_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    with pytest.raises(stofa.BadOption):
        stofa.new("thurn-and-taxis", 3, start=3)


def test_tt_5_without_chance_somebody_has_to_be_named() -> None:
    with pytest.raises(stofa.BadOption):
        stofa.Game(TITLE, 3)


def test_the_german_edition_is_usual() -> None:
    assert seen(stofa.new("thurn-and-taxis", 2, manual_chance=True, start=0)).edition == "german"
    assert (
        seen(stofa.new("thurn-and-taxis", 2, manual_chance=True, start=0, edition="icelandic")).edition
        == "icelandic"
    )
    with pytest.raises(stofa.BadOption):
        stofa.new("thurn-and-taxis", 2, edition="english")


def test_the_helper_conserves_what_there_is() -> None:
    game = position(
        "hand: Ulm Basel; route: Lodz–Pilsen; houses: all but Ulm Lodz Linz; carriage: 7; tiles: end 1",
        "hand: Ulm",
    )
    view = seen(game, 0)
    held = sum(player.hand_size + len(player.route) for player in view.players)
    assert len(view.display) + view.stock + sum(view.discards.values()) + held == 66
    assert (view.hand, view.players[0].route) == (["Basel", "Ulm"], ["Lodz", "Pilsen"])
    assert (view.players[0].houses_left, len(view.players[0].houses)) == (1, 19)
    assert view.stacks["end"] == []
    assert "take stock" in legal(game)
