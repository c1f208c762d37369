"""A view imagines the whole state: every one that fits what the seat knows, each exactly as likely.

All deals that fit are found here by trying every one, and the frequencies of many imagined states are
compared with them by a chi-square test. The seeds are fixed.
"""

from collections import Counter
from itertools import combinations

import pytest

import stofa
from stofa import Game, ThurnPosition
from stofa.engine.core.state import NOBODY
from stofa.games.thurn_and_taxis.core.state import ThurnState
from stofa.games.thurn_and_taxis.position import cities_of
from tests.conformance.chi_square import bound

from .positions import inside, play, position, remembered, seen

Deal = tuple[tuple[str, ...], ...]
"""The hands of each seat, in data order."""


def fitting_deals(game: Game[ThurnPosition], viewer: int | None) -> Counter[Deal]:
    """Every way in which the cards that the viewer does not see can lie in the other hands, and how often.

    Cards are told apart here, and so two of a city can change places.
    """
    others = [seat for seat in range(game.players) if seat != viewer]
    known = remembered(game).known_cards
    unseen = cities_of(inside(game).stock) + [c for seat in others for c in seen(game, seat).hand]
    for seat in others:
        for city in known[seat]:
            unseen.remove(city)
    found: Counter[Deal] = Counter()

    def deal(at: int, left: list[str], hands: list[tuple[str, ...]]) -> None:
        if at == len(others):
            found[tuple(hands)] += 1
            return
        seat = others[at]
        for places in combinations(range(len(left)), seen(game).players[seat].hand_size - len(known[seat])):
            hand = sorted([*known[seat], *(left[place] for place in places)])
            rest = [city for place, city in enumerate(left) if place not in places]
            deal(at + 1, rest, [*hands, tuple(hand)])

    deal(0, unseen, [])
    return found


def imagined(game: Game[ThurnPosition], viewer: int | None, times: int) -> Counter[Deal]:
    observation = inside(game).observe(NOBODY if viewer is None else viewer)
    rng = stofa.Rng(20)
    found: Counter[Deal] = Counter()
    for _ in range(times):
        state = observation.determinize(rng)
        if viewer is not None:
            assert state.hands[viewer] == inside(game).hands[viewer]
        hands = [tuple(sorted(cities_of(hand))) for seat, hand in enumerate(state.hands) if seat != viewer]
        found[tuple(hands)] += 1
    return found


def assert_as_likely(found: Counter[Deal], expected: Counter[Deal]) -> None:
    """All of them and no others, each as often as it should come: chi-square."""
    assert set(found) == set(expected)
    scale = found.total() / expected.total()
    chi_square = sum((found[deal] - scale * ways) ** 2 / (scale * ways) for deal, ways in expected.items())
    assert chi_square <= bound(max(1, len(expected) - 1)), (chi_square, len(expected))


CASES: dict[str, tuple[Game[ThurnPosition], int | None, int]] = {
    "nothing known": (
        position("hand: Lodz", "hand: Ulm Linz", display="", stock="Ulm Basel", rest="discards"),
        0,
        4,
    ),
    "one card known": (
        position("hand: Lodz", "hand: Ulm Linz; known: Ulm", display="", stock="Ulm Basel", rest="discards"),
        0,
        3,
    ),
    "a whole hand known": (
        position(
            "hand: Lodz", "hand: Ulm Linz; known: Ulm Linz", display="", stock="Ulm Basel", rest="discards"
        ),
        0,
        1,
    ),
    "one of two cards of a city known, and the third in the stock": (
        position(
            "hand: Lodz; known: Lodz",
            "hand: Ulm Ulm; known: Ulm",
            "hand: Basel Linz; known: Linz",
            display="",
            stock="Ulm Pilsen",
            rest="discards",
        ),
        0,
        7,
    ),
    "what one holds oneself nobody else can": (
        position(
            "hand: Ulm Ulm; known: Ulm",
            "hand: Basel; known: Basel",
            "hand: Linz Passau",
            "hand: Ulm; known: Ulm",
            display="",
            stock="Lodz",
            rest="discards",
        ),
        0,
        3,
    ),
    "a spectator knows of every hand what was open": (
        position(
            "hand: Ulm Passau; known: Ulm",
            "hand: Basel Linz; known: Linz",
            display="",
            stock="Ulm Lodz",
            rest="discards",
        ),
        None,
        12,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_all_deals_of_the_cards_that_fit_are_equally_likely(name: str) -> None:
    game, viewer, number = CASES[name]
    expected = fitting_deals(game, viewer)
    assert len(expected) == number
    assert_as_likely(imagined(game, viewer, 60 * expected.total()), expected)


def test_a_known_card_is_fixed_and_all_others_are_alike() -> None:
    """The same by hand: besides the known Ulm one of Ulm, Basel and Linz."""
    game, viewer, _ = CASES["one card known"]
    assert fitting_deals(game, viewer) == {
        (("Ulm", "Ulm"),): 1,
        (("Basel", "Ulm"),): 1,
        (("Linz", "Ulm"),): 1,
    }


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


def hands_imagined_while_reducing(seat: str, count: int) -> "Counter[str]":
    """What seat 1 imagines in the hand of seat 0 after Basel has gone: one more card has to go (TT-36)."""
    game = position(seat, "", display="", stock="Carlsruhe Lodz", rest="discards", step="laid")
    play(game, "close, each, done, discard Basel")
    rng = stofa.Rng(4)
    return Counter(
        " ".join(cities_of(inside(game).observe(1).determinize(rng).hands[0])) for _ in range(count)
    )


def test_of_a_hand_that_is_being_reduced_enough_is_left_to_go_on() -> None:
    """One more card has to go, from Basel on. That can only be Ulm."""
    found = hands_imagined_while_reducing(
        "hand: Carlsruhe Freiburg Linz Basel Ulm; route: München–Passau–Regensburg", 1000
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


def test_so_it_is_when_some_of_it_is_known() -> None:
    """Carlsruhe was taken openly, and of the rest Ulm must be there: two of four cards are left to guess."""
    found = hands_imagined_while_reducing(
        "hand: Carlsruhe Freiburg Linz Basel Ulm; known: Carlsruhe; route: München–Passau–Regensburg", 600
    )
    wanted = {
        "Carlsruhe Carlsruhe Freiburg Ulm",
        "Carlsruhe Carlsruhe Linz Ulm",
        "Carlsruhe Carlsruhe Lodz Ulm",
        "Carlsruhe Freiburg Linz Ulm",
        "Carlsruhe Freiburg Lodz Ulm",
        "Carlsruhe Lodz Linz Ulm",
    }
    assert set(found) == wanted
    assert sum((found[hand] - 100) ** 2 / 100 for hand in wanted) < bound(5)


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
    one = position("hand: Ulm", "hand: Basel Lodz; known: Lodz", "hand: Zürich", display="Linz " * 3)
    other = position("hand: Ulm", "hand: Zürich Lodz; known: Lodz", "hand: Basel", display="Linz " * 3)
    for seed in range(20):
        first, second = (inside(game).observe(0).determinize(stofa.Rng(seed)) for game in (one, other))
        assert list(first.hands) == list(second.hands)
        assert first.stock == second.stock


def test_everybody_knows_who_took_which_tile() -> None:
    game = position("tiles: length-5 2", "tiles: length-7 4, baden 3", "tiles: length-6 3")
    for viewer in (0, 1, 2, None):
        state = game.view(viewer).determinize(stofa.Rng(1))
        assert isinstance(state, ThurnState)
        assert [p.tiles for p in state.public.players] == [p.tiles for p in inside(game).public.players]
