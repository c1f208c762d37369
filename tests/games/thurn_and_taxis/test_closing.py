"""TT-21 to TT-37: what a closed route brings, in its order."""

import pytest

from stofa import Game, ThurnPosition

from .positions import all_of, carriage_of, inside, legal, play, position, refused, seen, tiles
from .test_laying import GRAND_TOUR

BOOK = "route: Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg"


def tour(length: int) -> str:
    """A route of any length."""
    return f"route: {'–'.join(GRAND_TOUR.split('–')[:length])}"


def place(game: Game[ThurnPosition], way: str, houses: str) -> Game[ThurnPosition]:
    """Close the route and place just these houses."""
    play(game, f"close, {way}")
    for city in houses.split():
        play(game, f"house {city}")
    return play(game, "done") if "done" in game.legal else game


# ── When, and in which order ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("length", [3, 4, 22])
def test_tt_21_a_route_of_three_or_more_may_be_closed(length: int) -> None:
    assert legal(position(tour(length), step="laid")) == "close, end"


@pytest.mark.parametrize("length", [1, 2])
def test_tt_21_a_shorter_one_may_not(length: int) -> None:
    game = position(tour(length), step="laid")
    assert legal(game) == "end"
    refused(game, "close", "TT-21", "too-short")


def test_tt_21_only_after_laying() -> None:
    game = position(f"hand: Ulm; {tour(5)}")
    refused(game, "close", "TT-21", "close-after-laying")
    play(game, "take stock, draw Ulm")
    refused(game, "close", "TT-21", "close-after-laying")


def test_tt_22_houses_then_tiles_then_the_carriage_then_discarding() -> None:
    game = position(
        "hand: Ulm Ulm Linz Lodz Passau; route: Mannheim–Carlsruhe–Freiburg–Basel–Zürich; "
        "houses: Mannheim Freiburg; carriage: 5",
        step="laid",
    )
    play(game, "close")
    assert legal(game) == "each, province Schweiz"
    refused(game, "house Basel", "TT-23", "way-first")
    play(game, "each, house Carlsruhe")
    refused(game, "cartwright", "TT-35", "no-cartwright-now")
    assert seen(game).players[0].tile_count == 0
    play(game, "house Basel")
    assert tiles(game) == "length-5 2, baden 3"
    assert (seen(game).players[0].carriage, len(seen(game).players[0].route)) == (5, 5)
    refused(game, "house Zürich", "TT-22", "no-placing")
    refused(game, "done", "TT-22", "no-placing")
    refused(game, "each", "TT-22", "no-closing")
    refused(game, "discard Ulm", "TT-36", "no-discarding")
    play(game, "cartwright")
    assert (seen(game).players[0].carriage, seen(game).players[0].route) == (6, [])
    refused(game, "cartwright", "TT-7", "official-used")
    play(game, "discard Linz, discard Ulm")
    assert game.turn == 1


# ── Houses ──────────────────────────────────────────────────────────────────────────────────────


def test_tt_23_a_one_city_in_each_province() -> None:
    game = play(position(BOOK, step="laid"), "close")
    assert legal(game) == "each, province Baiern"
    play(game, "each")
    assert legal(game) == (
        "house Augsburg, house Ingolstadt, house Nürnberg, house Regensburg, "
        "house Sigmaringen, house Stuttgart, done"
    )
    play(game, "house Ingolstadt")
    refused(game, "house Nürnberg", "TT-23", "province-has-one")
    assert legal(game) == "house Sigmaringen, house Stuttgart, done"


def test_tt_23_b_every_city_in_one_province_and_nothing_else() -> None:
    game = play(position(BOOK, step="laid"), "close, province Baiern")
    assert legal(game) == "house Augsburg, house Ingolstadt, house Nürnberg, house Regensburg, done"
    refused(game, "house Stuttgart", "TT-23", "other-province")
    play(game, "house Augsburg, house Ingolstadt, house Nürnberg, house Regensburg")
    assert seen(game).players[0].houses == ["Augsburg", "Ingolstadt", "Nürnberg", "Regensburg"]


def test_tt_23_not_in_cities_beside_the_route() -> None:
    game = play(position(BOOK, step="laid"), "close, each")
    refused(game, "house Ulm", "TT-23", "not-in-route")
    refused(game, "house Passau", "TT-23", "not-in-route")


@pytest.mark.parametrize(
    ("way", "houses"),
    [
        ("each", ""),
        ("each", "Stuttgart"),
        ("each", "Augsburg Stuttgart"),
        ("province Baiern", ""),
        ("province Baiern", "Ingolstadt"),
        ("province Baiern", "Augsburg Regensburg"),
    ],
)
def test_tt_23_a_player_may_place_fewer_even_none(way: str, houses: str) -> None:
    game = place(position(BOOK, step="laid"), way, houses)
    assert seen(game).players[0].houses == houses.split()
    assert seen(game).players[0].houses_left == 20 - len(houses.split())
    assert seen(game).players[0].route == []


@pytest.mark.parametrize(("way", "passed"), [("each", "Sigmaringen"), ("province Baiern", "Ingolstadt")])
def test_tt_23_houses_are_placed_in_data_order(way: str, passed: str) -> None:
    game = play(position(BOOK, step="laid"), f"close, {way}, house {passed}")
    refused(game, "house Augsburg", "TT-23", "house-order")


def test_tt_23_done_is_asked_only_while_another_house_is_possible() -> None:
    game = play(position("route: Basel–Zürich–Kempten", step="laid"), "close, each, house Kempten")
    assert legal(game) == "house Basel, house Zürich, done"
    assert play(game, "house Basel").turn == 1


def test_tt_23_a_province_is_offered_where_two_houses_could_go() -> None:
    game = play(position(f"{BOOK}; houses: Augsburg Ingolstadt", step="laid"), "close")
    assert legal(game) == "each, province Baiern"
    refused(game, "province Hohenzollern", "TT-23", "province-one-house")  # it has one city
    refused(game, "province Württemberg", "TT-23", "province-one-house")  # the route has one of its cities
    refused(game, "province Tyrol", "TT-23", "province-not-in-route")


def test_tt_23_and_not_where_one_or_none_could() -> None:
    houses = "Augsburg Ingolstadt Nürnberg Stuttgart"
    game = play(position(f"{BOOK}; houses: {houses}", step="laid"), "close")
    assert legal(game) == "each"
    refused(game, "province Baiern", "TT-23", "province-one-house")
    refused(game, "province Württemberg", "TT-24", "own-house")


def test_tt_24_at_most_one_own_house_in_a_city() -> None:
    game = play(position(f"{BOOK}; houses: Sigmaringen Augsburg", step="laid"), "close, each")
    refused(game, "house Augsburg", "TT-24", "own-house")
    play(game, "house Nürnberg")
    assert legal(game) == "house Stuttgart, done"
    refused(game, "house Nürnberg", "TT-24", "own-house")  # placed just now


def test_tt_24_with_houses_everywhere_there_is_nothing_to_choose() -> None:
    houses = "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
    game = play(position(f"{BOOK}; houses: {houses}", step="laid"), "close")
    assert (game.turn, tiles(game)) == (1, "length-6 3")


def test_tt_24_houses_of_others_do_not_matter() -> None:
    others = "houses: Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
    game = play(
        position(BOOK, others, step="laid"), "close, each, house Augsburg, house Sigmaringen, house Stuttgart"
    )
    assert seen(game).players[0].houses == ["Augsburg", "Sigmaringen", "Stuttgart"]


def test_tt_25_the_last_house_ends_the_placing_and_no_tile_comes_for_a_city_left_empty() -> None:
    game = position("route: Freiburg–Basel–Zürich; houses: all but Basel Zürich Lodz", step="laid")
    play(game, "close")
    assert legal(game) == "each"
    refused(game, "province Schweiz", "TT-25", "one-house-left")
    play(game, "each")
    assert legal(game) == "house Basel, house Zürich, done"
    play(game, "house Basel")
    assert game.turn == 1
    assert tiles(game) == "end 1"


def test_tt_25_with_two_houses_both_can_be_placed() -> None:
    game = position("route: Freiburg–Basel–Zürich; houses: all but Basel Zürich Lodz Linz", step="laid")
    play(game, "close, province Schweiz, house Basel, house Zürich")
    assert tiles(game) == "schweiz-tyrol 3, end 1"


def test_tt_25_two_houses_do_not_fill_three_cities() -> None:
    free = "Augsburg Ingolstadt München"
    game = position(f"route: Augsburg–München–Ingolstadt; houses: all but {free} Lodz", step="laid")
    play(game, "close, province Baiern, house Augsburg, house Ingolstadt")
    assert (game.turn, seen(game).players[0].houses_left, tiles(game)) == (1, 0, "end 1")


def test_tt_25_without_houses_a_route_still_brings_its_length_tile() -> None:
    seats = "route: Kempten–Zürich–Basel–Freiburg–Carlsruhe; houses: all but Basel Zürich; tiles: end 1"
    game = play(position(seats, step="laid"), "close")
    assert (game.turn, tiles(game)) == (1, "length-5 2, end 1")


# ── Tiles ───────────────────────────────────────────────────────────────────────────────────────

FIVES = "length-5 2, length-5 1"
SIXES = "length-6 3, length-6 2, length-6 1"
SEVENS = "length-7 4, length-7 3, length-7 2, length-7 1"


@pytest.mark.parametrize(
    ("length", "gone", "german", "icelandic"),
    [
        (4, "", "", ""),
        (5, "", "length-5 2", "length-5 2"),
        (6, "", "length-6 3", "length-6 3"),
        (7, "", "length-7 4", "length-7 4"),
        (8, "", "length-7 4", "length-7 4"),
        (13, "", "length-7 4", "length-7 4"),
        (22, "", "length-7 4", "length-7 4"),
        (5, "length-5 2", "length-5 1", "length-5 1"),
        (6, "length-6 3, length-6 2", "length-6 1", "length-6 1"),
        (7, "length-7 4", "length-7 3", "length-7 3"),
        (5, FIVES, "", ""),
        (6, SIXES, "length-5 2", ""),
        (6, f"length-5 2, {SIXES}", "length-5 1", ""),
        (6, f"{FIVES}, {SIXES}", "", ""),
        (6, FIVES, "length-6 3", "length-6 3"),
        (7, SEVENS, "length-6 3", "length-6 3"),
        (8, SEVENS, "length-6 3", "length-6 3"),
        (7, f"{SIXES}, {SEVENS}", "length-5 2", "length-5 2"),
        (9, f"length-5 2, {SIXES}, {SEVENS}", "length-5 1", "length-5 1"),
        (7, f"{FIVES}, {SIXES}, {SEVENS}", "", ""),
    ],
)
@pytest.mark.parametrize("edition", ["german", "icelandic"])
def test_tt_26_the_tile_for_the_length(
    length: int, gone: str, german: str, icelandic: str, edition: str
) -> None:
    """TT-26 with an empty stack: the next shorter one; in the Icelandic edition only from seven cards on."""
    game = position(tour(length), f"tiles: {gone}", edition=edition, official_used=True, step="laid")
    place(game, "each", "")
    assert tiles(game) == (german if edition == "german" else icelandic)


def test_tt_26_an_empty_stack_is_not_made_up_for_by_a_longer_one() -> None:
    game = place(position(tour(5), f"tiles: {FIVES}", official_used=True, step="laid"), "each", "")
    assert seen(game).stacks["length-6"] == [3, 2, 1]


def test_tt_27_the_same_length_tile_may_be_earned_several_times() -> None:  # TT-27
    game = position(f"{tour(5)}; tiles: length-5 2", official_used=True, step="laid")
    assert tiles(place(game, "each", "")) == "length-5 2, length-5 1"


PROVINCE_TILES = [
    # stack, its top tile, its cities, and a route that ends the collection with its first city
    ("baiern", 5, all_of("Baiern"), "Passau–Linz–Salzburg"),
    ("baden", 3, all_of("Baden"), "Mannheim–Würzburg–Nürnberg"),
    ("wuerttemberg-hohenzollern", 3, "Stuttgart Ulm Sigmaringen", "Sigmaringen–Freiburg–Basel"),
    ("schweiz-tyrol", 3, "Basel Zürich Innsbruck", "Innsbruck–Salzburg–Linz"),
    ("boehmen-salzburg", 4, "Budweis Pilsen Linz Salzburg", "Budweis–Linz–Passau"),
]


@pytest.mark.parametrize(("stack", "value", "cities", "route"), PROVINCE_TILES)
def test_tt_28_houses_in_all_cities_earn_the_tile(stack: str, value: int, cities: str, route: str) -> None:
    """Gathered over several routes: the last house is the one that earns it."""
    last = route.split("–")[0]
    houses = " ".join(city for city in cities.split() if city != last)
    game = place(position(f"route: {route}; houses: {houses}", step="laid"), "each", last)
    assert tiles(game) == f"{stack} {value}"


@pytest.mark.parametrize(("stack", "value", "cities", "route"), PROVINCE_TILES)
def test_tt_28_with_one_city_missing_they_do_not(stack: str, value: int, cities: str, route: str) -> None:
    last = route.split("–")[0]
    some = [city for city in cities.split() if city != last]
    for missing in some:
        houses = " ".join(city for city in some if city != missing)
        assert tiles(place(position(f"route: {route}; houses: {houses}", step="laid"), "each", last)) == ""
    unplaced = position(f"route: {route}; houses: {' '.join(some)}", step="laid")
    assert tiles(place(unplaced, "each", "")) == ""


def test_tt_28_one_route_may_earn_several_tiles() -> None:
    houses = "Basel Innsbruck Stuttgart Ulm Carlsruhe Mannheim"
    game = position(f"route: Zürich–Sigmaringen–Freiburg; houses: {houses}", step="laid")
    place(game, "each", "Freiburg Sigmaringen Zürich")
    assert tiles(game) == "baden 3, wuerttemberg-hohenzollern 3, schweiz-tyrol 3"


SEVEN_PROVINCES = "houses: Freiburg Pilsen Sigmaringen Linz Basel Innsbruck Ulm"


@pytest.mark.parametrize(
    ("edition", "placed", "earned"),
    [
        ("german", "Lodz", "outside-baiern 6"),
        ("german", "Nürnberg Lodz", "outside-baiern 6"),
        ("german", "Nürnberg", ""),
        ("icelandic", "Lodz", ""),
        ("icelandic", "Nürnberg", ""),
        ("icelandic", "Nürnberg Lodz", "outside-baiern 6"),
    ],
)
def test_tt_29_the_wide_network(edition: str, placed: str, earned: str) -> None:
    """TT-29: German: a house in every province outside Baiern. Icelandic: in every province, Baiern too."""
    game = position(f"route: Lodz–Pilsen–Nürnberg; {SEVEN_PROVINCES}", edition=edition, step="laid")
    assert tiles(place(game, "each", placed)) == earned


def test_tt_29_in_the_german_edition_baiern_comes_too_late_to_earn_it_again() -> None:
    seat = f"route: Passau–Regensburg–Nürnberg; {SEVEN_PROVINCES} Lodz; tiles: outside-baiern 6"
    assert tiles(place(position(seat, step="laid"), "each", "Passau")) == "outside-baiern 6"


def test_tt_30_each_province_tile_once_a_player() -> None:
    """A second route through Baden, after its tile was earned, earns no second one."""
    seat = "route: Mannheim–Carlsruhe–Freiburg–Zürich; houses: Carlsruhe Freiburg Mannheim; tiles: baden 3"
    game = place(position(seat, official_used=True, step="laid"), "each", "Zürich")
    assert tiles(game) == "baden 3"
    assert seen(game).stacks["baden"] == [2, 1]


def test_tt_30_an_empty_stack_gives_nothing() -> None:
    baden = f"houses: {all_of('Baden')}"
    others = [f"{baden}; tiles: baden {value}" for value in (3, 2, 1)]
    game = position("route: Mannheim–Würzburg–Nürnberg; houses: Carlsruhe Freiburg", *others, step="laid")
    assert tiles(place(game, "each", "Mannheim")) == ""


def test_tt_31_the_taking_is_seen_by_all_the_tiles_only_by_their_owner() -> None:  # TT-31
    game = place(position(tour(5), "", "", official_used=True, step="laid"), "each", "")
    for seat in (None, 1, 2):
        view = seen(game, seat)
        assert view.players[0].tile_count == 1
        assert view.stacks["length-5"] == [1]
        assert view.tiles == []
    assert tiles(game, 0) == "length-5 2"


def test_tt_32_the_first_7_carriage_earns_the_end_tile() -> None:
    game = place(position(f"{tour(7)}; carriage: 6", step="laid"), "each", "")
    assert tiles(game) == "length-7 4, end 1"
    assert seen(game).ending


def test_tt_32_a_6_carriage_does_not() -> None:
    game = place(position(f"{tour(7)}; carriage: 5", step="laid"), "each", "")
    assert tiles(game) == "length-7 4"
    assert not seen(game).ending


def test_tt_32_also_with_the_cartwright() -> None:
    game = place(position(f"{tour(5)}; carriage: 6", step="laid"), "each", "")
    assert not seen(game).ending
    assert tiles(play(game, "cartwright")) == "length-5 2, end 1"


LAST_HOUSE = "route: Basel–Freiburg–Carlsruhe; houses: all but Basel Lodz Linz"


def test_tt_32_so_does_the_last_house() -> None:
    game = place(position(LAST_HOUSE, step="laid"), "each", "Basel")
    assert tiles(game) == "schweiz-tyrol 3, end 1"
    assert seen(game).ending


def test_tt_32_the_last_but_one_does_not() -> None:
    game = place(position(f"{LAST_HOUSE} Passau", step="laid"), "each", "Basel")
    assert tiles(game) == "schweiz-tyrol 3"
    assert not seen(game).ending


@pytest.mark.parametrize("second", [f"{tour(7)}; carriage: 6", LAST_HOUSE])
def test_tt_32_only_the_first_takes_it(second: str) -> None:
    game = position("carriage: 7; tiles: end 1", second, "", active=1, step="laid")
    place(game, "each", "Basel" if second == LAST_HOUSE else "")
    assert "end" not in tiles(game, 1)
    assert "end" in tiles(game, 0)


def test_tt_32_who_does_both_at_once_takes_one_tile() -> None:
    route = "route: Mannheim–Carlsruhe–Freiburg–Basel–Zürich–Kempten–Ulm"
    game = position(f"{route}; houses: all but Basel Lodz Linz; carriage: 6", step="laid")
    assert tiles(place(game, "each", "Basel")) == "length-7 4, schweiz-tyrol 3, end 1"


# ── The carriage ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("carriage", "length", "then"),
    [
        (2, 3, 3),  # the first is the 3
        (2, 7, 3),
        (3, 3, 3),
        (3, 4, 4),
        (3, 7, 4),
        (4, 4, 4),
        (4, 5, 5),
        (5, 5, 5),
        (5, 12, 6),
        (6, 6, 6),
        (6, 7, 7),
        (7, 7, 7),
    ],
)
def test_tt_33_one_carriage_a_route_and_none_is_skipped(carriage: int, length: int, then: int) -> None:
    game = position(f"{tour(length)}; {carriage_of(carriage)}", official_used=True, step="laid")
    assert seen(place(game, "each", "")).players[0].carriage == then


def test_tt_34_cards_count_and_not_the_houses_placed() -> None:  # TT-34
    none = place(position(f"{tour(6)}; carriage: 5", step="laid"), "each", "")
    assert (seen(none).players[0].carriage, tiles(none)) == (6, "length-6 3")
    # Three houses placed with three cards: that makes no 4 carriage of a 3.
    three = position("route: Freiburg–Carlsruhe–Mannheim; carriage: 3", official_used=True, step="laid")
    place(three, "province Baden", all_of("Baden"))
    assert seen(three).players[0].carriage == 3


@pytest.mark.parametrize(
    ("carriage", "length", "offered"),
    [
        (3, 3, True),  # one short
        (4, 3, True),  # two short
        (5, 3, False),  # three short
        (6, 3, False),
        (6, 4, False),
        (6, 5, True),
        (6, 6, True),
        (5, 4, True),
        (5, 6, False),  # long enough
        (2, 3, False),
        (7, 6, False),  # there is no 8
        (7, 9, False),
    ],
)
def test_tt_35_the_cartwright_helps_if_one_or_two_cards_are_short(
    carriage: int, length: int, offered: bool
) -> None:
    game = place(position(f"{tour(length)}; {carriage_of(carriage)}", step="laid"), "each", "")
    assert (legal(game) == "cartwright, decline") == offered
    if offered:
        declined = game.copy()
        assert seen(play(game, "cartwright")).players[0].carriage == carriage + 1
        assert seen(play(declined, "decline")).players[0].carriage == carriage
        assert (game.turn, declined.turn) == (1, 1)
    else:
        refused(game, "cartwright", "TT-35", "no-cartwright-now")


def test_tt_35_not_if_another_official_has_helped() -> None:
    game = place(position(f"{tour(4)}; carriage: 4", official_used=True, step="laid"), "each", "")
    assert (game.turn, seen(game).players[0].carriage) == (1, 4)


# ── Discarding ──────────────────────────────────────────────────────────────────────────────────


def discarding(hand: str) -> Game[ThurnPosition]:
    """A route was closed, and the hand is to be reduced."""
    return play(position(f"hand: {hand}; route: Salzburg–Passau–Linz", step="laid"), "close, each, done")


def test_tt_36_the_cards_of_the_route_are_discarded() -> None:
    assert seen(discarding("Ulm")).discards == {"Passau": 1, "Linz": 1, "Salzburg": 1}


@pytest.mark.parametrize("hand", ["", "Ulm", "Ulm Ulm Ulm"])
def test_tt_36_up_to_three_cards_may_be_kept(hand: str) -> None:
    game = discarding(hand)
    assert game.turn == 1
    assert seen(game, 0).hand == hand.split()


def test_tt_36_of_more_three_are_chosen() -> None:
    game = discarding("Freiburg Lodz Basel Ulm Ulm")
    assert legal(game) == "discard Freiburg, discard Lodz, discard Basel, discard Ulm"
    assert play(game, "discard Lodz").turn == 0
    assert play(game, "discard Basel").turn == 1
    assert seen(game, 0).hand == ["Freiburg", "Ulm", "Ulm"]
    assert seen(game).discards == {"Passau": 1, "Lodz": 1, "Linz": 1, "Salzburg": 1, "Basel": 1}


def test_tt_36_the_same_city_again_for_a_second_copy() -> None:
    game = play(discarding("Freiburg Lodz Basel Ulm Ulm"), "discard Ulm")
    assert legal(game) == "discard Ulm"
    play(game, "discard Ulm")
    assert seen(game, 0).hand == ["Freiburg", "Lodz", "Basel"]


def test_tt_36_in_data_order() -> None:
    game = play(discarding("Carlsruhe Freiburg Lodz Basel Ulm Ulm"), "discard Lodz")
    assert legal(game) == "discard Basel, discard Ulm"
    refused(game, "discard Freiburg", "TT-36", "discard-order")
    refused(game, "discard Linz", "TT-36", "discard-not-in-hand")


def test_tt_36_only_cities_from_which_the_remaining_discards_can_still_be_made() -> None:
    game = discarding("Carlsruhe Freiburg Lodz Basel Stuttgart Ulm")  # three have to go
    assert legal(game) == "discard Carlsruhe, discard Freiburg, discard Lodz, discard Basel"
    refused(game, "discard Stuttgart", "TT-36", "discard-too-late")
    play(game, "discard Basel")
    assert legal(game) == "discard Stuttgart"
    refused(game, "discard Ulm", "TT-36", "discard-too-late")


def test_tt_36_without_closing_the_whole_hand_is_kept() -> None:
    game = play(
        position("hand: Freiburg Lodz Basel Ulm Ulm; route: Salzburg–Passau–Linz", step="laid"), "end"
    )
    assert game.turn == 1
    assert seen(game, 0).hand == ["Freiburg", "Lodz", "Basel", "Ulm", "Ulm"]


def test_tt_37_the_next_turn_begins_a_new_route() -> None:
    game = position(
        "hand: Lodz", "hand: Regensburg Freiburg; route: Nürnberg–Pilsen–Lodz", active=1, step="laid"
    )
    play(game, "close, each, done, take stock, draw Ulm, lay Ulm, end, take stock, draw Ulm")
    assert seen(game).players[1].route == []
    refused(game, "lay Regensburg right", "TT-15", "no-route")
    assert "lay Freiburg" in game.legal


def test_tt_37_without_closing_the_old_one_goes_on() -> None:
    game = position(
        "hand: Lodz", "hand: Regensburg Freiburg; route: Nürnberg–Pilsen–Lodz", active=1, step="laid"
    )
    play(game, "end, take stock, draw Ulm, lay Ulm, end, take stock, draw Ulm")
    refused(game, "lay Freiburg", "TT-14", "one-route")
    assert "lay Regensburg left" in game.legal
    assert inside(game).public.players[1].length == 3
