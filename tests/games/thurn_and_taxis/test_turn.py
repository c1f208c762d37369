"""TT-6 to TT-8: the order of a turn, and the officials."""

import pytest

import stofa

from .positions import legal, play, position, refused, seen


def test_tt_6_take_then_lay_then_close_then_the_next_player() -> None:
    game = position(
        "hand: Ulm; route: Basel–Zürich", "hand: Lodz", display="Kempten Linz Linz Linz Lodz Lodz"
    )
    assert legal(game) == "take Kempten, take Lodz, take Linz, take stock, administrator"
    play(game, "take Kempten, reveal Ulm")
    assert "lay Kempten right" in game.legal
    play(game, "lay Kempten right")
    assert legal(game) == "carrier Ulm right, close, end"
    play(game, "close, each, done")
    assert game.turn == 1


@pytest.mark.parametrize(
    ("moves", "early", "reason"),
    [
        ("", "lay Ulm right", "take-first"),
        ("", "restart Ulm", "take-first"),
        ("", "end", "end-after-laying"),
        ("take stock, draw Linz", "end", "end-after-laying"),
        ("take stock, draw Linz, lay Kempten left", "take stock", "taking-is-over"),
        ("take stock, draw Linz, lay Kempten left", "postmaster stock", "taking-is-over"),
        ("take stock, draw Linz, lay Kempten left, close", "lay Ulm left", "laying-is-over"),
        ("take stock, draw Linz, lay Kempten left, close", "end", "end-after-laying"),
    ],
)
def test_tt_6_no_step_comes_too_early_or_too_late(moves: str, early: str, reason: str) -> None:
    game = position("hand: Ulm Kempten; route: Zürich–Basel")
    if moves:
        play(game, moves)
    refused(game, early, "TT-6", reason)


def test_tt_6_closing_is_left_to_the_player() -> None:
    game = position("hand: Ulm; route: Basel–Zürich–Kempten", step="laid")
    assert legal(game) == "carrier Ulm right, close, end"
    assert seen(play(game, "end")).players[0].route == ["Basel", "Zürich", "Kempten"]


def test_tt_6_after_laying_the_turn_can_end_even_if_that_is_all_there_is() -> None:
    game = play(position("hand: Ulm", step="laying"), "lay Ulm")
    assert legal(game) == "end"


BUILDER = "hand: Kempten Ulm Augsburg Linz; route: Basel–Zürich; carriage: 4"
TAKE = "take stock, draw Pilsen"
ADMINISTRATOR = (
    "administrator, reveal Basel, reveal Basel, reveal Ulm, reveal Ulm, reveal Passau, reveal Passau"
)
POSTMASTER = "postmaster stock, draw Salzburg"
LAY = "lay Kempten right"
CARRIER = "carrier Ulm right"


@pytest.mark.parametrize(
    ("moves", "another", "reason"),
    [
        (f"{ADMINISTRATOR}", "administrator", "official-used"),
        (f"{ADMINISTRATOR}, {TAKE}", "postmaster stock", "no-other-taken"),
        (f"{ADMINISTRATOR}, {TAKE}, {LAY}", CARRIER, "no-other-laid"),
        (f"{TAKE}, {POSTMASTER}", "postmaster stock", "no-other-taken"),
        (f"{TAKE}, {POSTMASTER}, {LAY}", CARRIER, "no-other-laid"),
        (f"{TAKE}, {LAY}, {CARRIER}", "carrier Augsburg right", "no-other-laid"),
    ],
)
def test_tt_7_one_official_a_turn_and_only_once(moves: str, another: str, reason: str) -> None:
    game = play(position(BUILDER, display="Lodz Lodz Lodz Linz Linz Pilsen"), moves)
    refused(game, another, "TT-7", reason)


@pytest.mark.parametrize(
    "moves",
    [f"{ADMINISTRATOR}, {TAKE}, {LAY}", f"{TAKE}, {POSTMASTER}, {LAY}", f"{TAKE}, {LAY}, {CARRIER}"],
)
def test_tt_7_and_so_no_cartwright_after_another_official(moves: str) -> None:
    """The route is one or two cards short of the 5 carriage."""
    game = play(position(BUILDER, display="Lodz Lodz Lodz Linz Linz Pilsen"), moves)
    refused(game, "cartwright", "TT-7", "official-used")
    play(game, "close, each, done")
    assert seen(game).players[0].route == []
    assert "cartwright" not in game.legal


def test_tt_7_without_another_official_the_cartwright_helps() -> None:
    game = position("hand: Kempten Linz; route: Basel–Zürich; carriage: 4")
    play(game, "take stock, draw Pilsen, lay Kempten right, close, each, done")
    assert legal(game) == "cartwright, decline"


def test_tt_7_the_next_turn_is_a_new_one() -> None:
    game = position("hand: Basel Ulm", "hand: Linz Lodz")
    play(game, "take stock, draw Lodz, postmaster stock, draw Lodz, lay Basel, end")
    assert seen(game).official_used is False
    assert "administrator" in game.legal


def test_tt_8_an_empty_hand_must_use_the_postmaster() -> None:
    game = position("", display="Linz Basel Lodz Lodz Ulm Ulm")
    assert legal(game) == "take Lodz, take Linz, take Basel, take Ulm, take stock"
    refused(game, "administrator", "TT-8", "postmaster-due")
    play(game, "take Basel, reveal Passau")
    assert legal(game) == (
        "postmaster Passau, postmaster Lodz, postmaster Linz, postmaster Ulm, postmaster stock"
    )
    refused(game, "lay Basel", "TT-8", "postmaster-due")
    play(game, "postmaster stock, draw Zürich")
    assert legal(game) == "lay Basel, lay Zürich"


def test_tt_8_and_so_no_other_official() -> None:
    game = position("")
    play(game, "take stock, draw Basel, postmaster stock, draw Zürich, lay Basel")
    refused(game, "carrier Zürich right", "TT-7", "no-other-laid")


def test_tt_8_with_a_single_card_in_hand_the_choice_is_free() -> None:
    game = position("hand: Basel")
    assert "administrator" in game.legal
    play(game, "take stock, draw Zürich")
    assert {"postmaster stock", "lay Basel"} <= set(game.legal)
    assert "carrier Zürich right" in play(game, "lay Basel").legal


def test_tt_8_it_counts_what_was_in_hand_when_the_turn_began() -> None:
    """Not what is in hand after the first taking."""
    game = play(position("", display="Ulm Ulm Ulm Linz Linz Linz"), "take Ulm, reveal Basel")
    assert seen(game, 0).hand == ["Ulm"]
    assert seen(game).postmaster_due
    refused(game, "lay Ulm", "TT-8")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_8_in_the_first_round_that_is_everybody(players: int) -> None:
    game = stofa.new("thurn-and-taxis", players, seed="first round", start=1)
    for _ in range(players):
        assert "administrator" not in game.legal
        game.play("take stock")
        assert all(move.kind == "postmaster" for move in game.legal)
        game.play("postmaster stock")
        game.play(game.legal[0])
        assert legal(game) == "end"
        game.play("end")
    assert game.turn == 1
    assert "administrator" in game.legal
