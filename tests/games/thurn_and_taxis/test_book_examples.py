"""The six examples that the rule books give."""

from .positions import carriage_of, inside, legal, play, position, refused, seen, tiles

RED = "houses: Stuttgart; route: Sigmaringen–Ulm–Kempten"


def test_example_1_which_cards_fit() -> None:
    """Carlsruhe–Stuttgart–Nürnberg–Regensburg: TT-16, TT-17. The map decides, in both editions."""
    for edition in ("german", "icelandic"):
        route = "route: Carlsruhe–Stuttgart–Nürnberg–Regensburg"
        game = position(
            f"hand: Innsbruck Würzburg Stuttgart Freiburg Passau; {route}", edition=edition, step="laying"
        )
        for side in ("left", "right"):
            refused(game, f"lay Innsbruck {side}", "TT-16", "no-road-to-ends")
            refused(game, f"lay Würzburg {side}", "TT-17", "not-between")
            refused(game, f"lay Stuttgart {side}", "TT-16", "in-route")
        assert {"lay Freiburg left", "lay Passau right"} <= set(game.legal)


def test_example_2_the_two_ways_of_placing_houses() -> None:
    """Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg: TT-23."""
    closing = position("route: Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg", step="laid")
    assert legal(play(closing, "close")) == "each, province Baiern"

    each = play(closing.copy(), "each, house Ingolstadt, house Sigmaringen, house Stuttgart")
    assert seen(each).players[0].houses == ["Ingolstadt", "Sigmaringen", "Stuttgart"]

    baiern = play(closing.copy(), "province Baiern")
    refused(baiern, "house Sigmaringen", "TT-23", "other-province")
    play(baiern, "house Augsburg, house Ingolstadt, house Nürnberg, house Regensburg")
    assert seen(baiern).players[0].houses == ["Augsburg", "Ingolstadt", "Nürnberg", "Regensburg"]


def test_example_3_a_province_tile() -> None:
    """Red has Stuttgart and now places Sigmaringen and Ulm: TT-28."""
    red = play(position(RED, step="laid"), "close, each, house Sigmaringen, house Ulm")
    assert tiles(red) == "wuerttemberg-hohenzollern 3"
    without_ulm = play(position(RED, step="laid"), "close, each, house Kempten, house Sigmaringen, done")
    assert tiles(without_ulm) == ""


def test_example_4_no_carriage_is_skipped() -> None:
    """A route of 3, then one of 5, then one of 4: TT-33."""
    carriage: int | None = 2
    got = []
    for route in (
        "Basel–Freiburg–Zürich",
        "Lodz–Pilsen–Budweis–Linz–Salzburg",
        "Ulm–Augsburg–München–Passau",
    ):
        game = position(f"route: {route}; {carriage_of(carriage or 2)}", official_used=True, step="laid")
        carriage = seen(play(game, "close, each, done")).players[0].carriage
        got.append(carriage)
    assert got == [3, 4, 4]


def test_example_5_the_cartwright_bridges_two_cards_not_three() -> None:
    """A 6 carriage with a route of 5, and with a route of 4: TT-35."""
    five = position("route: Lodz–Pilsen–Budweis–Linz–Salzburg; carriage: 6", step="laid")
    assert seen(play(five, "close, each, done, cartwright")).players[0].carriage == 7
    four = position("route: Lodz–Pilsen–Budweis–Linz; carriage: 6", step="laid")
    play(four, "close, each, done")
    refused(four, "cartwright", "TT-35", "no-cartwright-now")
    assert seen(four).players[0].carriage == 6


def test_example_6_the_score() -> None:
    """A 6 carriage, tiles worth 16 and four houses left make 7 + 16 - 4 = 19 points: TT-39."""
    houses = "houses: all but Lodz Linz Passau Basel Pilsen Budweis"
    game = position(
        f"carriage: 6; {houses}; tiles: length-7 4, baiern 5, outside-baiern 4, baden 3",
        "tiles: outside-baiern 6",
        "tiles: outside-baiern 5",
    )
    assert seen(game).players[0].houses_left == 4
    assert inside(game).score(0) == 19
