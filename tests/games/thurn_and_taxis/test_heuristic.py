"""What a simple sensible player is drawn to, where there can be no two opinions whatever the weights."""

from collections.abc import Callable

import pytest

import stofa
from stofa import Game
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move, play_greedy
from stofa.games.thurn_and_taxis import TITLE
from stofa.games.thurn_and_taxis.core.state import ThurnState

from .positions import all_of, inside, play, position


def favourites(game: Game) -> set[str]:
    """The legal moves that it is drawn to most."""
    observation = inside(game).observe(inside(game).mover())
    urges = {str(move): observation.preference(move.code) for move in game.legal}
    return {move for move, preference in urges.items() if preference == max(urges.values())}


BADEN = all_of("Baden")
LONG = "Mannheim–Carlsruhe–Freiburg–Basel–Zürich"
SIX = "Lodz Linz Budweis Pilsen Passau"

CASES: dict[str, tuple[Callable[[], Game], str]] = {
    "a card that extends the route": (
        lambda: position("hand: Lodz; route: Basel–Zürich", display=f"Kempten {SIX}"),
        "take Kempten",
    ),
    "the unknown card rather than useless ones": (
        lambda: position(
            "hand: Lodz; route: Basel–Zürich; houses: Lodz", display="Lodz Lodz Basel Basel Zürich Zürich"
        ),
        "take stock",
    ),
    "a second card by the postmaster rather than laying one that leads nowhere": (
        lambda: play(position("", display=f"Basel {SIX}"), "take Basel, reveal Zürich"),
        "postmaster Zürich",
    ),
    "a beginning that the hand can go on from": (
        lambda: position("hand: Lodz Basel Zürich Freiburg", step="laying", official_used=True),
        "lay Basel, lay Zürich, lay Freiburg",
    ),
    "extending rather than beginning again": (
        lambda: position("hand: Lodz Kempten; route: Basel–Zürich", step="laying"),
        "lay Kempten right",
    ),
    "the side from which the route can grow": (
        lambda: position(
            "hand: Ulm Carlsruhe; route: Stuttgart–Ingolstadt", step="laying", official_used=True
        ),
        "lay Ulm right, lay Carlsruhe left",
    ),
    "a new route where the old one is a single card that nothing fits": (
        lambda: position("hand: Basel Zürich Freiburg; route: Lodz", step="laying"),
        "restart Basel, restart Zürich, restart Freiburg",
    ),
    "the postal carrier where a card fits": (
        lambda: position("hand: Kempten; route: Basel–Zürich", step="laid"),
        "carrier Kempten right",
    ),
    "closing a long route that brings a carriage": (
        lambda: position(f"hand: Lodz; route: {LONG}–Kempten", step="laid"),
        "close",
    ),
    "closing anything in the last round": (
        lambda: position(
            "hand: Lodz; route: Basel–Freiburg–Zürich; carriage: 6", "carriage: 7; tiles: end 1", step="laid"
        ),
        "close",
    ),
    "closing with the last carriage, for tiles and houses": (
        lambda: position(f"hand: Lodz; route: {LONG}–Kempten; carriage: 7; tiles: end 1", step="laid"),
        "close",
    ),
    "the way that places more houses": (
        lambda: play(position(f"route: {LONG}", step="laid"), "close"),
        "province Baden",
    ),
    "or one in each province, where that is more": (
        lambda: play(position("route: Mannheim–Stuttgart–Sigmaringen–Zürich–Basel", step="laid"), "close"),
        "each",
    ),
    "the way that earns a tile": (
        lambda: play(
            position(
                f"route: {LONG}–Kempten; houses: {BADEN} Innsbruck",
                step="laid",
                official_used=True,
            ),
            "close",
        ),
        "province Schweiz",
    ),
    "a house rather than none": (
        lambda: play(
            position("route: Kempten–Augsburg–Ulm; houses: Kempten Ulm", step="laid"), "close, each"
        ),
        "house Augsburg",
    ),
    "every house of a province": (
        lambda: play(position(f"route: {LONG}", step="laid"), "close, province Baden, house Carlsruhe"),
        "house Freiburg",
    ),
    "the cartwright's help": (
        lambda: play(position("route: Basel–Freiburg–Zürich; carriage: 3", step="laid"), "close, each, done"),
        "cartwright",
    ),
    "keeping the cards that join each other": (
        lambda: play(
            position("hand: Lodz Basel Zürich Freiburg; route: Linz–Passau–Salzburg", step="laid"),
            "close, each, done",
        ),
        "discard Lodz",
    ),
    "keeping no doubles": (
        lambda: play(
            position("hand: Basel Zürich Freiburg Freiburg; route: Linz–Passau–Salzburg", step="laid"),
            "close, each, done",
        ),
        "discard Freiburg",
    ),
}


@pytest.mark.parametrize("wish", CASES)
def test_it_prefers(wish: str) -> None:
    make, moves = CASES[wish]
    assert favourites(make()) <= set(moves.split(", "))


def test_equal_wishes_are_decided_by_lot() -> None:
    """Ulm is worth the same at either end, and goes to each now and then."""
    game = position("hand: Ulm Kempten; route: Stuttgart–Ingolstadt", step="laying")
    observation = inside(game).observe(0)
    chosen = {greedy_move(observation, stofa.Rng(seed), Moves()) for seed in range(20)}
    both = {"lay Ulm left", "lay Ulm right"}
    assert {str(game.title.moves.write(move)) for move in chosen} == favourites(game) == both


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [0, 1])
def test_a_greedy_game_ends_in_a_normal_number_of_turns(players: int, edition: int) -> None:
    for seed in range(3):
        state = ThurnState(players, TITLE.rules_version, edition, 0)
        decisions = play_greedy(state, stofa.Rng(seed), 5000, Moves())
        assert state.mover() < 0
        assert 60 * players < decisions < 400 * players
        assert state.public.ending()
        scores = [state.score(seat) for seat in range(players)]
        assert max(scores) > 0
        assert [score for seat, score in enumerate(scores) if state.winners() >> seat & 1] == [max(scores)]
