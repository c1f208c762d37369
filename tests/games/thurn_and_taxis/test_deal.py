"""A view imagines the whole state: every one that fits what the seat sees, each exactly as likely.

All deals that fit are found here by trying every one, with conditions written down anew, and the frequencies
of many imagined states are compared with them by a chi-square test. The seeds are fixed.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest

import stofa
from stofa import Game, ThurnPosition
from stofa.engine.core.state import NOBODY
from stofa.games.thurn_and_taxis.core.state import ThurnState
from stofa.games.thurn_and_taxis.position import ThurnTile, cities_of, tiles_of

from .positions import all_of, inside, play, position, seen

BADEN = all_of("Baden")
SWISS = all_of("Schweiz", "Tyrol")
WIDE = "Lodz Ulm Sigmaringen Linz Pilsen"  # one city in each of five other provinces

FULL = {
    "baiern": all_of("Baiern"),
    "baden": BADEN,
    "wuerttemberg-hohenzollern": all_of("Württemberg", "Hohenzollern"),
    "schweiz-tyrol": SWISS,
    "boehmen-salzburg": all_of("Böhmen", "Salzburg"),
}
OUTSIDE_BAIERN = ["Baden", "Böhmen", "Hohenzollern", "Polen", "Salzburg", "Schweiz", "Tyrol", "Württemberg"]

Deal = tuple[tuple[str, ...], ...]
"""The tiles of each seat."""


def has_earned(stack: str, houses: set[str]) -> bool:
    """Whether these houses are worth a tile of a stack (in the German edition)."""
    if stack == "outside-baiern":
        return all(houses & set(all_of(province).split()) for province in OUTSIDE_BAIERN)
    return houses >= set(FULL[stack].split())


def fitting_deals(
    game: Game[ThurnPosition], viewer: int | None, late: dict[int, set[str]], end: int | None
) -> Iterator[Deal]:
    """Every way in which the tiles that the viewer does not know can lie before the others.

    `late` are houses of a seat for which it has not had its tiles yet; `end` is who brought on the end.
    """
    view = seen(game, viewer)
    known = [] if viewer is None else view.tiles
    everything = [tile for seat in range(game.players) for tile in seen(game, seat).tiles]
    unseen = sorted((tile for tile in everything if tile not in known), key=str)
    others = [seat for seat in range(game.players) if seat != viewer]
    for owners in product(others, repeat=len(unseen)):
        held: dict[int, list[ThurnTile]] = {seat: [] for seat in others}
        for tile, owner in zip(unseen, owners):
            held[owner].append(tile)
        if all(
            len(held[seat]) == view.players[seat].tile_count
            and _believable(held[seat], set(view.players[seat].houses) - late.get(seat, set()), seat == end)
            for seat in others
        ):
            shown = {
                seat: tuple(sorted(f"{tile.stack} {tile.value}" for tile in held[seat])) for seat in others
            }
            yield tuple(shown.get(seat, ()) for seat in range(game.players))


def _believable(tiles: list[ThurnTile], houses: set[str], ender: bool) -> bool:
    stacks = [tile.stack for tile in tiles if not tile.stack.startswith("length")]
    return len(stacks) == len(set(stacks)) and all(
        ender if stack == "end" else has_earned(stack, houses) for stack in stacks
    )


def imagined(game: Game[ThurnPosition], viewer: int | None, times: int) -> Counter[Deal]:
    observation = inside(game).observe(NOBODY if viewer is None else viewer)
    rng = stofa.Rng(20)
    found: Counter[Deal] = Counter()
    for _ in range(times):
        state = observation.determinize(rng)
        deal = [
            tuple(sorted(f"{t.stack} {t.value}" for t in tiles_of(state.tiles[s])))
            for s in range(game.players)
        ]
        if viewer is not None:
            assert state.tiles[viewer] == inside(game).tiles[viewer]
            deal[viewer] = ()
        found[tuple(deal)] += 1
    return found


def assert_even(found: Counter[Deal], expected: set[Deal]) -> None:
    """All of them and no others, and as even as they should be: chi-square within four deviations."""
    assert set(found) == expected
    mean = found.total() / len(expected)
    chi_square = sum((found[deal] - mean) ** 2 / mean for deal in expected)
    freedom = len(expected) - 1
    assert chi_square <= freedom + 4 * (2 * freedom) ** 0.5 + 1e-9, (chi_square, freedom)


def closing_baden() -> Game[ThurnPosition]:
    """Seat 0 has just placed the last house in Baden and may place another, so its tile is still to come."""
    return play(
        position(
            "route: Mannheim–Carlsruhe–Freiburg–Basel; houses: Carlsruhe Freiburg; tiles: length-5 2",
            f"houses: {BADEN}; tiles: baden 3",
            "tiles: length-6 3",
            "",
            step="laid",
        ),
        "close, each, house Mannheim",
    )


CASES: dict[
    str, tuple[Callable[[], Game[ThurnPosition]], int | None, dict[int, set[str]], int | None, int]
] = {
    "two length tiles": (
        lambda: position("tiles: length-5 2", "tiles: length-6 3", "tiles: length-7 4", ""),
        0,
        {},
        None,
        2,
    ),
    "three tiles and four who deserve one": (
        lambda: position(
            f"houses: {BADEN}; tiles: baden 3, length-5 2",
            f"houses: {BADEN}; tiles: baden 2",
            f"houses: {BADEN}; tiles: baden 1",
            f"houses: {BADEN}; tiles: length-6 3",
        ),
        None,
        {},
        None,
        6 + 3 * 12,  # who came too late has as many length tiles as seat 0 or as one of the others
    ),
    "the same for one of those who came in time": (
        lambda: position(
            f"houses: {BADEN}; tiles: baden 3, length-5 2",
            f"houses: {BADEN}; tiles: baden 2, length-7 4",
            f"houses: {BADEN}; tiles: baden 1",
            f"houses: {BADEN}; tiles: length-6 3",
        ),
        0,
        {},
        None,
        2 * 1 + 2 * 2 + 2 * 2,
    ),
    "who came too late knows that the others did not": (
        lambda: position(
            f"houses: {BADEN}; tiles: baden 3, length-5 2",
            f"houses: {BADEN}; tiles: baden 2",
            f"houses: {BADEN}; tiles: baden 1",
            f"houses: {BADEN}; tiles: length-6 3",
        ),
        3,
        {},
        None,
        6,
    ),
    "two exhausted stacks": (
        lambda: position(
            f"houses: {BADEN} {SWISS}; tiles: baden 3, schweiz-tyrol 3, length-5 2",
            f"houses: {BADEN} {SWISS}; tiles: baden 2, schweiz-tyrol 2",
            f"houses: {BADEN} {SWISS}; tiles: baden 1",
            f"houses: {BADEN} {SWISS}; tiles: schweiz-tyrol 1",
        ),
        None,
        {},
        None,
        # Seats 2 and 3 have a tile each and so lack at least one of the two kinds each.
        2 * 36,
    ),
    "a wide network and a province": (
        lambda: position(
            f"houses: {BADEN} {SWISS} {WIDE}; tiles: outside-baiern 6, baden 3, schweiz-tyrol 3",
            f"houses: Freiburg {SWISS} {WIDE}; tiles: outside-baiern 5, schweiz-tyrol 2",
            "tiles: length-5 2",
        ),
        2,
        {},
        None,
        4,
    ),
    "the end tile lies with the first who brought on the end": (
        lambda: position(
            "carriage: 7; tiles: length-5 2",
            "tiles: length-6 3",
            "carriage: 7; tiles: end 1, length-7 4",
            "houses: all but Ulm Lodz; tiles: baiern 5, baden 3, schweiz-tyrol 3, boehmen-salzburg 4",
            start=1,
            ending=True,
        ),
        1,
        {},
        2,
        2,
    ),
    "houses of a closing under way have earned nothing yet": (closing_baden, 3, {0: {"Mannheim"}}, None, 2),
}


@pytest.mark.parametrize("name", CASES)
def test_all_deals_of_the_tiles_that_fit_are_equally_likely(name: str) -> None:
    make, viewer, late, end, number = CASES[name]
    game = make()
    expected = set(fitting_deals(game, viewer, late, end))
    assert len(expected) == number
    assert_even(imagined(game, viewer, 40 * len(expected)), expected)


def test_the_cards_that_are_not_seen_go_to_the_other_hands_and_the_stock() -> None:
    """Two of Ulm, Ulm, Basel and Linz: six pairs, of which two are Ulm and Basel and two Ulm and Linz."""
    game = position(
        "hand: Lodz", "hand: Ulm Linz", display="", stock="Ulm Basel", rest="discards", step="laying"
    )
    rng = stofa.Rng(3)
    found = Counter(
        " ".join(cities_of(inside(game).observe(0).determinize(rng).hands[1])) for _ in range(1200)
    )
    wanted = {"Basel Ulm": 400, "Linz Ulm": 400, "Linz Basel": 200, "Ulm Ulm": 200}
    assert set(found) == set(wanted)
    assert sum((found[hand] - mean) ** 2 / mean for hand, mean in wanted.items()) < 3 + 4 * 6**0.5


def test_of_a_hand_that_is_being_reduced_enough_is_left_to_go_on() -> None:
    """Basel has gone and one more card has to go, from Basel on (TT-36). That can only be Ulm."""
    game = position(
        "hand: Carlsruhe Freiburg Linz Basel Ulm; route: München–Passau–Regensburg",
        "",
        display="",
        stock="Carlsruhe Lodz",
        rest="discards",
        step="laid",
    )
    play(game, "close, each, done, discard Basel")
    rng = stofa.Rng(4)
    found = Counter(
        " ".join(cities_of(inside(game).observe(1).determinize(rng).hands[0])) for _ in range(1000)
    )
    wanted = {
        "Carlsruhe Carlsruhe Freiburg Ulm": 100,
        "Carlsruhe Carlsruhe Linz Ulm": 100,
        "Carlsruhe Carlsruhe Lodz Ulm": 100,
        "Carlsruhe Freiburg Linz Ulm": 200,
        "Carlsruhe Freiburg Lodz Ulm": 200,
        "Carlsruhe Lodz Linz Ulm": 200,
        "Freiburg Lodz Linz Ulm": 100,
    }
    assert set(found) == set(wanted)
    assert sum((found[hand] - mean) ** 2 / mean for hand, mean in wanted.items()) < 6 + 4 * 12**0.5


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_imagined_state_looks_the_same_to_its_seat(viewer: int | None) -> None:
    game = stofa.new("thurn-and-taxis", 3, seed="imagine")
    rng = stofa.Rng(5)
    for number in range(400):
        game.play(game.legal[rng.below(len(game.legal))])
        if number % 4 == 0:
            state = game.view(viewer).determinize(rng)
            assert isinstance(state, ThurnState)
            twin = game.copy()
            twin._state = state
            assert seen(twin, viewer) == seen(game, viewer)
            for seat in range(3):
                assert len(seen(twin, seat).hand) == seen(game).players[seat].hand_size
                assert len(seen(twin, seat).tiles) == seen(game).players[seat].tile_count


def test_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    one = position("hand: Ulm", "hand: Basel; tiles: length-5 2", "tiles: length-5 1", display="Linz " * 3)
    other = position("hand: Ulm", "hand: Zürich; tiles: length-5 1", "tiles: length-5 2", display="Linz " * 3)
    for seed in range(20):
        first, second = (inside(game).observe(0).determinize(stofa.Rng(seed)) for game in (one, other))
        assert list(first.hands) == list(second.hands)
        assert list(first.tiles) == list(second.tiles)
        assert first.stock == second.stock
