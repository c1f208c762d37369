"""What everybody saw stays known for as long as it is certain: open cards that were taken, and tiles."""

import msgspec
import pytest

import stofa
from stofa import Game, ThurnPosition

from .positions import inside, play, position, remembered, seen


def known(game: Game[ThurnPosition], seat: int = 0) -> str:
    return " ".join(remembered(game).known_cards[seat])


def test_a_card_taken_from_the_display_is_known_and_one_from_the_stock_is_not() -> None:
    game = position("hand: Lodz", display="Ulm Basel Linz Zürich Passau Pilsen")
    play(game, "take Ulm, reveal München, postmaster stock, draw Salzburg")
    assert known(game) == "Ulm"
    assert known(game, 1) == ""


def test_so_is_the_second_card_that_the_postmaster_takes_openly() -> None:
    game = position("", display="Ulm Basel Linz Zürich Passau Pilsen")
    play(game, "take Ulm, reveal Ulm, postmaster Ulm, reveal Lodz")
    assert known(game) == "Ulm Ulm"


@pytest.mark.parametrize(
    ("hand", "move", "left"),
    [
        ("hand: Ulm Basel; known: Ulm", "lay Ulm", ""),
        ("hand: Ulm Basel; known: Ulm", "lay Basel", "Ulm"),
        ("hand: Ulm Ulm; known: Ulm", "lay Ulm", ""),  # it may have been the one that all saw
        ("hand: Ulm Ulm; known: Ulm Ulm", "lay Ulm", "Ulm"),
        ("hand: Ulm; known: Ulm; route: Lodz–Pilsen", "restart Ulm", ""),
        ("hand: Ulm; known: Ulm; route: Augsburg–Kempten", "lay Ulm left", ""),
        ("hand: Ulm; known: Ulm; route: Augsburg–Kempten", "lay Ulm right", ""),
    ],
)
def test_a_card_that_is_laid_is_known_no_longer(hand: str, move: str, left: str) -> None:
    assert known(play(position(hand, step="laying"), move)) == left


def test_so_is_one_laid_by_the_postal_carrier() -> None:
    game = position("hand: Ulm Linz; known: Ulm Linz; route: Augsburg–Kempten", step="laid")
    assert known(play(game, "carrier Ulm right")) == "Linz"


def test_and_one_that_is_discarded() -> None:
    route = "route: München–Passau–Regensburg"
    game = position(f"hand: Basel Basel Linz Lodz Ulm; known: Basel Lodz Ulm; {route}", step="laid")
    play(game, "close, each, done, discard Lodz")
    assert known(game) == "Basel Ulm"
    assert known(play(game, "discard Basel")) == "Ulm"


def test_what_is_known_stays_known_while_others_play() -> None:
    game = position("hand: Lodz", "hand: Basel", display="Ulm Basel Linz Zürich Passau Pilsen")
    play(game, "take Ulm, reveal München, lay Lodz, end, take Linz, reveal Augsburg, lay Basel, end")
    assert (known(game, 0), known(game, 1)) == ("Ulm", "Linz")


def test_tiles_are_remembered_by_who_took_them() -> None:
    route = "route: Mannheim–Carlsruhe–Freiburg–Basel–Zürich"
    game = position(route, "tiles: length-5 2", step="laid")
    play(game, "close, province Baden, house Carlsruhe, house Freiburg, house Mannheim")
    taken = remembered(game).tiles_taken
    assert [[f"{t.stack} {t.value}" for t in tiles] for tiles in taken] == [
        ["length-5 1", "baden 3"],
        ["length-5 2"],
    ]


def test_it_is_the_same_for_everybody_and_no_position_lists_it() -> None:
    game = position("hand: Lodz Ulm; known: Ulm; tiles: length-5 2", "hand: Basel; known: Basel", "")
    memory = game.view(0).memory
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer).memory == memory
        shown = msgspec.json.encode(game.view(viewer).position)
        assert b"known" not in shown
        assert b"taken" not in shown
    assert seen(game, 1).tiles == []
    assert seen(game).players[0].tile_count == 1


def test_playouts_go_on_remembering() -> None:
    """An imagined state carries it on: a card that is taken in it is known in it."""
    game = position("hand: Lodz", "hand: Basel; known: Basel", display="Ulm Basel Linz Zürich Passau Pilsen")
    twin = game.copy()
    twin._state = game.view(1).determinize(stofa.Rng(1))
    play(twin, "take Ulm, reveal München")
    assert (known(twin, 0), known(twin, 1)) == ("Ulm", "Basel")
    assert inside(twin).observe(1).determinize(stofa.Rng(2)).hands[0] & inside(twin).public.players[0].known
