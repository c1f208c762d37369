"""What a seat sees, and what it does not."""

import re

import pytest

import stofa
from stofa.engine.core.state import CHANCE
from stofa.engine.words import LANGUAGES
from stofa.games.thurn_and_taxis.board import CITIES
from stofa.games.thurn_and_taxis.core.public import Player, Public
from stofa.games.thurn_and_taxis.core.state import ThurnState
from stofa.games.thurn_and_taxis.position import ThurnPlayer, ThurnPosition, ThurnTile

from .positions import inside, play, position, seen
from .test_laying import GRAND_TOUR

SEATS = (
    "hand: Ulm Ulm Basel; route: Kempten–Zürich; houses: Lodz Ulm; carriage: 4; tiles: length-5 2, baden 3",
    "hand: Linz; houses: Passau; tiles: length-5 1",
    "",
)


def test_a_view_shows_everything_that_lies_open_and_what_is_the_seats_own() -> None:
    game = position(
        *SEATS, display="Pilsen Linz Basel Lodz Lodz Lodz", discards="Passau Passau Salzburg", start=1
    )
    stacks = {
        "length-5": [],
        "length-6": [3, 2, 1],
        "length-7": [4, 3, 2, 1],
        "outside-baiern": [6, 5, 4, 3],
        "baiern": [5, 4, 3, 2],
        "baden": [2, 1],
        "wuerttemberg-hohenzollern": [3, 2, 1],
        "schweiz-tyrol": [3, 2, 1],
        "boehmen-salzburg": [4, 3, 2],
        "end": [1],
    }
    assert seen(game, 0) == ThurnPosition(
        edition="german",
        start=1,
        seat=0,
        turn=0,
        active=0,
        step="first",
        display=["Pilsen", "Lodz", "Lodz", "Lodz", "Linz", "Basel"],
        stock=66 - 6 - 3 - 3 - 2 - 1,
        discards={"Passau": 2, "Salzburg": 1},
        stacks=stacks,
        players=[
            ThurnPlayer(["Kempten", "Zürich"], ["Lodz", "Ulm"], 18, 4, 5, None, None, 3, 2),
            ThurnPlayer([], ["Passau"], 19, None, 3, None, None, 1, 1),
            ThurnPlayer([], [], 20, None, 3, None, None, 0, 0),
        ],
        hand=["Basel", "Ulm", "Ulm"],
        tiles=[ThurnTile("length-5", 2), ThurnTile("baden", 3)],
        fits_left=["Augsburg", "Sigmaringen", "Innsbruck", "Ulm"],
        fits_right=["Freiburg", "Sigmaringen", "Basel"],
        official_used=False,
        postmaster_due=False,
        eligible=[],
        ending=False,
        turns_left=None,
    )


@pytest.mark.parametrize(
    ("route", "left", "right"),
    [
        ("", [], []),
        ("route: Lodz", [], ["Pilsen"]),
        ("route: Budweis–Linz", ["Pilsen"], ["Passau", "Salzburg"]),
        ("route: Budweis–Linz–Passau", ["Pilsen"], ["München", "Regensburg", "Salzburg"]),
    ],
)
def test_tt_16_which_cards_fit_the_own_route_be_they_in_the_hand_or_not(
    route: str, left: list[str], right: list[str]
) -> None:
    game = position(f"hand: {' '.join([*left, *right, 'Basel'])}; {route}", "", step="laying")
    own = seen(game, 0)
    assert (own.fits_left, own.fits_right) == (left, right)
    assert (seen(game, 1).fits_left, seen(game, None).fits_right) == ([], [])
    laid = {str(move) for move in game.view(0).legal if str(move).startswith("lay ")}
    if route:
        assert laid == {f"lay {city} left" for city in left} | {f"lay {city} right" for city in right}


@pytest.mark.parametrize(
    ("carriage", "route", "following", "reach"),
    [
        ("", "Ulm–Kempten", 3, None),
        ("", "Ulm–Kempten–Zürich", 3, 3),
        ("; carriage: 3", "Ulm–Kempten–Zürich", 4, None),
        ("; carriage: 6", "Ulm–Kempten–Zürich", 7, None),
        ("; carriage: 7; tiles: end 1", "Ulm–Kempten–Zürich", None, None),
    ],
)
def test_tt_33_the_next_carriage_and_whether_the_route_reaches_it(
    carriage: str, route: str, following: int | None, reach: int | None
) -> None:
    player = seen(position(f"route: {route}{carriage}", ""), 1).players[0]
    assert (player.next_carriage, player.reach) == (following, reach)


@pytest.mark.parametrize(
    ("seat", "step", "offered"),
    [
        ("route: Ulm–Kempten–Zürich; carriage: 3", "laid", 4),
        ("route: Ulm–Kempten–Zürich; carriage: 4", "laid", 5),
        ("route: Ulm–Kempten–Zürich; carriage: 5", "laid", None),  # three cards short
        ("route: Ulm–Kempten–Zürich", "laid", None),  # long enough without him
        ("hand: Lodz; route: Ulm–Kempten", "laying", None),  # not to be closed
    ],
)
def test_tt_35_whether_the_cartwright_would_help(seat: str, step: str, offered: int | None) -> None:
    assert seen(position(seat, "", step=step)).players[0].with_cartwright == offered


def test_tt_35_the_cartwright_does_not_help_after_another_official() -> None:
    game = position("hand: Lodz Linz; route: Ulm–Kempten–Zürich; carriage: 4", "", step="first")
    assert seen(game).players[0].with_cartwright == 5
    play(game, "take stock, draw Basel, postmaster stock, draw Pilsen, lay Basel right")
    assert seen(game).players[0].with_cartwright is None


def test_nobody_sees_the_hands_and_tiles_of_others() -> None:
    game = position(*SEATS)
    mine, another, watching = seen(game, 0), seen(game, 1), seen(game)
    assert (another.hand, another.tiles) == (["Linz"], [ThurnTile("length-5", 1)])
    assert (watching.hand, watching.tiles, watching.seat) == ([], [], None)
    assert mine.players == another.players == watching.players
    with pytest.raises(IndexError):
        game.view(3)


def test_two_games_that_differ_in_hidden_things_only_look_the_same() -> None:
    one = position("hand: Ulm", "hand: Basel; tiles: length-5 2", "tiles: length-5 1", display="Linz " * 3)
    other = position("hand: Ulm", "hand: Zürich; tiles: length-5 1", "tiles: length-5 2", display="Linz " * 3)
    assert seen(one, 0) == seen(other, 0)
    assert str(one.view(0)) == str(other.view(0))
    assert str(one) == str(other)
    assert seen(one, 1) != seen(other, 1)


def test_only_the_seat_to_move_sees_legal_moves() -> None:
    game = position("hand: Ulm", "hand: Basel", step="laying")
    assert list(game.view(0).legal) == ["lay Ulm"]
    assert list(game.view(1).legal) == list(game.view().legal) == []
    coming = position("hand: Ulm", display="Linz Linz")
    assert (coming.turn, list(coming.view(0).legal), list(coming.view().legal)) == ("~", [], [])


def test_while_houses_are_placed_the_cities_that_are_left_are_seen() -> None:
    game = play(position("route: Basel–Zürich–Kempten", step="laid"), "close, each, house Kempten")
    view = seen(game, 1)
    assert (view.step, view.eligible) == ("placing", ["Basel", "Zürich"])


def test_a_card_drawn_blind_is_seen_by_its_taker_alone() -> None:
    game = stofa.new("thurn-and-taxis", 2, manual_chance=True, start=0)
    play(
        game,
        "reveal Ulm, reveal Ulm, reveal Ulm, reveal Lodz, reveal Lodz, reveal Lodz, take stock, draw Basel",
    )
    assert game.history_seen_by(0)[-2:] == [(0, "take stock"), ("~", "draw Basel")]
    assert game.history_seen_by(1)[-2:] == game.history_seen_by()[-2:] == [(0, "take stock"), ("~", "draw")]
    play(game, "postmaster Ulm, reveal Linz")
    assert game.history_seen_by(1)[-2:] == [(0, "postmaster Ulm"), ("~", "reveal Linz")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_as_a_text(language: str) -> None:
    game = position(*SEATS, display="Pilsen Ulm Linz Basel Lodz Lodz")
    text = game.title.draw(game.view(0).observation, language)
    assert all(city in text for city in CITIES)
    assert "[Kempten]" in text
    assert "# Ulm" in text
    assert re.search(r"o Passau 1\b", text)
    assert "Ulm+ ×2" in text
    assert "Kempten – Zürich" in text
    assert max(map(len, text.splitlines())) <= 100
    watching = game.title.draw(game.view().observation, language)
    assert len(watching.splitlines()) < len(text.splitlines())
    assert "×2" not in watching


def test_a_long_route_and_an_empty_hand_have_their_place_too() -> None:
    route = GRAND_TOUR.split("–")
    lines = str(position(f"route: {GRAND_TOUR}").view(0)).splitlines()
    assert max(map(len, lines)) <= 100
    text = "\n".join(lines)
    assert re.search(r"[\s–]+".join(route), text)
    assert "your hand is empty" in text


def cards(state: ThurnState) -> int:
    public = state.public
    return (
        state.stock
        + public.display
        + public.discards
        + sum(state.hands)
        + sum(p.route for p in public.players)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["german", "icelandic"])
def test_in_whole_games_no_card_house_or_tile_is_ever_lost(players: int, edition: str) -> None:
    game = stofa.new("thurn-and-taxis", players, seed=players, edition=edition)
    rng = game.chance.rng("moves") if game.chance else stofa.Rng(0)
    while not game.over and len(game.history) < 1500:
        game.play(game.legal[rng.below(len(game.legal))])
        state, view = inside(game), seen(game)
        assert cards(state) == (1 << 44) - 1
        assert view.stock + sum(view.discards.values()) + len(view.display) == 66 - sum(
            player.hand_size + len(player.route) for player in view.players
        )
        assert all(player.houses_left + len(player.houses) == 20 for player in view.players)
        assert sum(map(len, view.stacks.values())) + sum(player.tile_count for player in view.players) == 30
        held = 0
        for seat, player in enumerate(view.players):
            own = seen(game, seat)
            assert (len(own.hand), len(own.tiles)) == (player.hand_size, player.tile_count)
            assert not held & state.public.players[seat].tiles
            held |= state.public.players[seat].tiles
        assert held == state.public.taken
        assert state.mover() != CHANCE


def test_a_copy_goes_its_own_way() -> None:
    game = position(*SEATS)
    before = seen(game, 0)
    play(game.copy(), "take stock, draw Linz, lay Ulm left, end")
    assert seen(game, 0) == before


def test_a_game_that_is_copied_at_every_move_is_the_same_game() -> None:
    game, copied = (stofa.new("thurn-and-taxis", 3, seed="copied") for _ in range(2))
    rng = stofa.Rng(1)
    for _ in range(600):
        move = game.legal[rng.below(len(game.legal))]
        copied = copied.copy()
        game.play(move)
        copied.play(move)
        assert list(copied.legal) == list(game.legal)
        assert [seen(copied, seat) for seat in range(3)] == [seen(game, seat) for seat in range(3)]


def numbers(thing: Public | Player) -> dict[str, int]:
    """Its numbers and marks by name."""
    named = ((name, getattr(thing, name)) for name in dir(thing) if not name.startswith("_"))
    return {name: value for name, value in named if isinstance(value, int)}


def test_a_copy_forgets_nothing() -> None:
    """Every field is given a value of its own and must be found again."""
    public = Public(2, 2, 0, 0)
    things: list[Public | Player] = [public, *public.players]
    for thing in things:
        for place, (name, value) in enumerate(numbers(thing).items()):
            setattr(thing, name, not value if isinstance(value, bool) else 100 + place)
    twin = public.clone()
    assert numbers(twin) == numbers(public)
    assert {"display", "houses_before", "discard_from", "official_used"} <= numbers(public).keys()
    for player, other in zip(public.players, twin.players, strict=True):
        assert numbers(player) == numbers(other)
        assert {"row", "row_on", "houses_left", "known", "tiles"} <= numbers(player).keys()
