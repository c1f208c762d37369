"""TT-14 to TT-20: how a route is begun, extended and given up."""

import itertools

import pytest

from stofa.games.thurn_and_taxis import board
from stofa.games.thurn_and_taxis.core.cities import CITY
from stofa.games.thurn_and_taxis.core.public import Player
from stofa.games.thurn_and_taxis.position import route_of
from tests.games.never_legal import never_legal

from .positions import NUMBER, all_of, legal, play, position, refused, seen

MAP = """
Augsburg: Ingolstadt Innsbruck Kempten München Ulm
Basel: Freiburg Zürich
Budweis: Linz Pilsen
Carlsruhe: Freiburg Mannheim Stuttgart
Freiburg: Basel Carlsruhe Sigmaringen Zürich
Ingolstadt: Augsburg München Nürnberg Regensburg Stuttgart Ulm
Innsbruck: Augsburg Kempten München Salzburg
Kempten: Augsburg Innsbruck Sigmaringen Ulm Zürich
Linz: Budweis Passau Salzburg
Lodz: Pilsen
Mannheim: Carlsruhe Stuttgart Würzburg
München: Augsburg Ingolstadt Innsbruck Passau Regensburg Salzburg
Nürnberg: Ingolstadt Pilsen Regensburg Stuttgart Würzburg
Passau: Linz München Regensburg Salzburg
Pilsen: Budweis Lodz Nürnberg Regensburg
Regensburg: Ingolstadt München Nürnberg Passau Pilsen
Salzburg: Innsbruck Linz München Passau
Sigmaringen: Freiburg Kempten Stuttgart Ulm Zürich
Stuttgart: Carlsruhe Ingolstadt Mannheim Nürnberg Sigmaringen Ulm Würzburg
Ulm: Augsburg Ingolstadt Kempten Sigmaringen Stuttgart
Würzburg: Mannheim Nürnberg Stuttgart
Zürich: Basel Freiburg Kempten Sigmaringen
"""
NEIGHBOURS = {city: near.split() for city, near in (line.split(": ") for line in MAP.strip().splitlines())}

GRAND_TOUR = (
    "Lodz–Pilsen–Budweis–Linz–Passau–Salzburg–Innsbruck–München–Regensburg–Nürnberg–Würzburg–Mannheim–Carlsruhe–"
    "Stuttgart–Ingolstadt–Augsburg–Ulm–Kempten–Sigmaringen–Freiburg–Basel–Zürich"
)
"""A route through all 22 cities."""


def test_tt_14_a_second_route_cannot_be_begun() -> None:
    game = position("hand: Linz Basel; route: Freiburg", step="laying")
    refused(game, "lay Linz", "TT-14", "one-route")
    refused(game, "lay Basel", "TT-14", "one-route")
    assert seen(play(game, "lay Basel right")).players[0].route == ["Freiburg", "Basel"]


def test_tt_15_without_a_route_any_hand_card_begins_one() -> None:
    game = position("hand: Lodz Basel Basel Ulm", step="laying")
    assert legal(game) == "lay Lodz, lay Basel, lay Ulm"
    play(game, "lay Lodz")
    assert seen(game).players[0].route == ["Lodz"]
    assert seen(game, 0).hand == ["Basel", "Basel", "Ulm"]


def test_tt_15_but_only_a_hand_card_and_at_no_side_of_anything() -> None:
    game = position("hand: Lodz", step="laying")
    refused(game, "lay Basel", "TT-15", "not-in-hand")
    refused(game, "lay Lodz right", "TT-15", "no-route")
    refused(game, "lay Lodz left", "TT-15", "no-route")


def test_tt_16_the_map() -> None:
    """Every pair of cities: the second fits the first if a road joins them, and otherwise not."""
    assert len(board.ROADS) == 45
    for city, near in NEIGHBOURS.items():
        hand = " ".join(other for other in NEIGHBOURS if other != city)
        game = position(f"hand: {hand}; route: {city}", step="laying")
        fitting = {move.args["city"] for move in game.legal if move.kind == "lay"}
        assert fitting == set(near), city


@pytest.mark.parametrize("card", ["Kempten left", "Salzburg right", "Sigmaringen left", "Passau right"])
def test_tt_16_a_card_fits_an_end_if_a_road_joins_them(card: str) -> None:
    game = position(f"hand: {card.split()[0]}; route: Ulm–Augsburg–München", step="laying")
    assert f"lay {card}" in game.legal
    city, side = card.split()
    route = ["Ulm", "Augsburg", "München"]
    play(game, f"lay {card}")
    assert seen(game).players[0].route == ([city, *route] if side == "left" else [*route, city])


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Nürnberg left", "no-road-to-ends"),
        ("Nürnberg right", "no-road-to-ends"),
        ("Kempten right", "no-road"),  # it fits on the left
        ("Salzburg left", "no-road"),
        ("Augsburg left", "in-route"),
        ("Ulm right", "in-route"),
        ("Basel right", "not-in-hand"),
    ],
)
def test_tt_16_otherwise_it_does_not(card: str, reason: str) -> None:
    game = position(
        "hand: Nürnberg Kempten Salzburg Augsburg Ulm; route: Ulm–Augsburg–München", step="laying"
    )
    refused(game, f"lay {card}", "TT-15" if reason == "not-in-hand" else "TT-16", reason)


def test_tt_16_a_card_that_fits_both_ends_may_go_to_either() -> None:
    game = position("hand: Ulm; route: Stuttgart–Ingolstadt", step="laying")
    assert legal(game) == "lay Ulm left, lay Ulm right, restart Ulm"


def test_tt_16_a_single_card_has_no_left_side() -> None:
    game = position("hand: Ulm; route: Stuttgart", step="laying")
    assert legal(game) == "lay Ulm right, restart Ulm"
    refused(game, "lay Ulm left", "TT-16", "one-card-right")


def test_tt_17_never_between_two_cards() -> None:
    """Würzburg has roads to Stuttgart and to Nürnberg, but those are not the ends."""
    game = position("hand: Würzburg; route: Carlsruhe–Stuttgart–Nürnberg–Regensburg", step="laying")
    refused(game, "lay Würzburg right", "TT-17", "not-between")
    refused(game, "lay Würzburg left", "TT-17", "not-between")


def test_tt_17_a_card_that_fits_the_other_end_is_only_at_the_wrong_side() -> None:
    game = position("hand: Würzburg; route: Stuttgart–Nürnberg–Regensburg", step="laying")
    refused(game, "lay Würzburg right", "TT-16", "no-road")
    assert "lay Würzburg left" in game.legal


def test_tt_17_never_as_a_branch() -> None:
    """Sigmaringen has a road to Stuttgart only, in the middle of the route."""
    game = position("hand: Sigmaringen; route: Carlsruhe–Stuttgart–Nürnberg–Regensburg", step="laying")
    refused(game, "lay Sigmaringen right", "TT-16", "no-road-to-ends")


def test_tt_17_never_rearranged() -> None:
    game = position("hand: Zürich Ulm; route: Kempten–Innsbruck–Salzburg", step="laying")
    play(game, "lay Zürich left")
    assert seen(game).players[0].route == ["Zürich", "Kempten", "Innsbruck", "Salzburg"]


@pytest.mark.parametrize("hand", ["Lodz", "Basel Lodz"])
def test_tt_18_a_route_can_be_given_up_whether_it_could_be_extended_or_not(hand: str) -> None:
    game = position(f"hand: {hand}; route: Carlsruhe–Freiburg–Zürich; carriage: 3", step="laying")
    play(game, "restart Lodz")
    view = seen(game)
    assert view.players[0].route == ["Lodz"]
    assert view.discards == {"Carlsruhe": 1, "Freiburg": 1, "Zürich": 1}
    # It scores nothing.
    assert (view.players[0].carriage, view.players[0].houses, view.players[0].tile_count) == (3, [], 0)
    refused(game, "close", "TT-21", "too-short")


def test_tt_18_the_new_route_may_begin_with_a_city_of_the_old_one() -> None:
    game = play(position("hand: Freiburg; route: Carlsruhe–Freiburg", step="laying"), "restart Freiburg")
    assert seen(game).players[0].route == ["Freiburg"]
    assert seen(game).discards == {"Carlsruhe": 1, "Freiburg": 1}


def test_tt_18_only_with_a_hand_card_and_only_if_there_is_a_route() -> None:
    refused(position("hand: Lodz; route: Basel", step="laying"), "restart Ulm", "TT-15", "not-in-hand")
    refused(position("hand: Lodz", step="laying"), "restart Lodz", "TT-18", "no-route")


@pytest.mark.parametrize("owner", [0, 1])
def test_tt_19_neither_provinces_nor_houses_matter_for_fitting(owner: int) -> None:  # TT-19
    seats = ["hand: Ulm Linz; route: Stuttgart", ""]
    seats[owner] += f"; houses: {all_of('Württemberg')}"
    game = position(*seats, step="laying")
    assert legal(game) == "lay Ulm right, restart Linz, restart Ulm"


def test_tt_19_but_a_city_of_the_route_does() -> None:
    game = position("hand: Ulm; route: Ulm–Stuttgart; houses: Ulm", step="laying")
    refused(game, "lay Ulm right", "TT-16", "in-route")


def test_tt_20_the_postal_carrier_lays_a_second_card_to_the_route_as_it_then_lies() -> None:
    game = position("hand: Basel Zürich Lodz; route: Carlsruhe–Freiburg", step="laying")
    refused(game, "lay Zürich left", "TT-16", "no-road")
    play(game, "lay Basel right")
    assert legal(game) == "carrier Zürich right, close, end"
    play(game, "carrier Zürich right")
    assert seen(game).players[0].route == ["Carlsruhe", "Freiburg", "Basel", "Zürich"]
    assert legal(game) == "close, end"


def test_tt_20_on_the_left_too() -> None:
    game = play(position("hand: Basel Mannheim; route: Carlsruhe–Freiburg", step="laying"), "lay Basel right")
    play(game, "carrier Mannheim left")
    assert seen(game).players[0].route == ["Mannheim", "Carlsruhe", "Freiburg", "Basel"]


def test_tt_20_the_second_card_must_fit() -> None:
    game = play(position("hand: Basel Lodz Ulm; route: Carlsruhe–Freiburg", step="laying"), "lay Basel right")
    refused(game, "carrier Lodz right", "TT-16", "no-road-to-ends")
    refused(game, "carrier Zürich right", "TT-15", "not-in-hand")


def test_tt_20_also_to_a_route_that_has_just_begun() -> None:
    game = play(position("hand: Basel Zürich", step="laying"), "lay Basel")
    assert legal(game) == "carrier Zürich right, end"
    refused(game, "carrier Zürich left", "TT-16", "one-card-right")


def test_tt_20_also_after_giving_up_a_route() -> None:
    game = position("hand: Basel Zürich; route: Lodz–Pilsen–Budweis", step="laying")
    play(game, "restart Basel, carrier Zürich right")
    assert seen(game).players[0].route == ["Basel", "Zürich"]


def test_tt_20_not_before_the_first_card_and_no_second_card_without_him() -> None:
    game = position("hand: Basel Zürich; route: Freiburg", step="laying")
    refused(game, "carrier Basel right", "TT-20", "carrier-after-laying")
    play(game, "lay Basel right")
    refused(game, "lay Zürich right", "TT-20", "laid-already")
    refused(game, "restart Zürich", "TT-20", "laid-already")


def test_tt_20_he_helps_once() -> None:
    game = position("hand: Basel Zürich Carlsruhe Kempten; route: Freiburg", step="laying")
    play(game, "lay Basel right")
    for first in ("carrier Zürich right", "carrier Carlsruhe left"):
        helped = play(game.copy(), first)
        refused(helped, "carrier Kempten right", "TT-7", "no-other-laid")
        assert legal(helped) == "close, end"


@pytest.mark.parametrize("sides", ["right", "left", "left right", "right right left", "left left left right"])
def test_a_route_keeps_its_order_through_all_22_cities(sides: str) -> None:
    """More cards than fit in one machine word, from either end."""
    tour = GRAND_TOUR.split("–")
    assert all(b in NEIGHBOURS[a] for a, b in itertools.pairwise(tour))
    assert len(set(tour)) == 22
    player, row = Player(), list[str]()
    for city, side in zip(tour, itertools.cycle(sides.split())):
        number = NUMBER[city]
        if side == "left" and row:
            player.lay_left(number, CITY[number])
            row.insert(0, city)
        else:
            player.lay_right(number, CITY[number])
            row.append(city)
        assert route_of(player) == row
        assert (player.length, player.left(), player.right) == (len(row), NUMBER[row[0]], NUMBER[row[-1]])


@pytest.mark.parametrize(
    ("begun", "moves"),
    [
        (slice(1, 21), "lay Lodz left, carrier Zürich right"),
        (slice(0, 20), "lay Basel right, carrier Zürich right"),
        (slice(2, 22), "lay Pilsen left, carrier Lodz left"),
    ],
)
def test_a_route_may_go_through_the_whole_land(begun: slice, moves: str) -> None:
    cities = GRAND_TOUR.split("–")
    hand = " ".join(city for city in cities if city not in cities[begun])
    game = position(f"hand: {hand}; route: {'–'.join(cities[begun])}", step="laying")
    play(game, moves)
    assert "–".join(seen(game).players[0].route) == GRAND_TOUR
    play(game, f"close, province Baiern, {', '.join(f'house {city}' for city in all_of('Baiern').split())}")
    assert set(seen(game).discards) == set(cities)
    assert [tile.stack for tile in seen(game, 0).tiles] == ["length-7", "baiern"]


def test_a_card_goes_to_an_end_where_there_is_one() -> None:
    laid = position("hand: Kempten; route: Ulm–Augsburg", step="laid")
    never_legal(laid, "carrier Kempten right", "carrier Kempten", "TT-20", "carrier-at-an-end")
    laying = position("hand: Kempten; route: Ulm–Augsburg", step="laying")
    never_legal(laying, "restart Kempten", "restart Kempten right", "TT-18", "new-route-no-ends")
