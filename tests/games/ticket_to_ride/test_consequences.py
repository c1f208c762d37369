"""TR-6, TR-7, TR-16: what happens by itself when a move is made, as everybody sees it."""

from collections import Counter

import pytest

from stofa import Game, Rng, title
from stofa.engine.title import Consequence
from stofa.games.ticket_to_ride.core.state import TicketState
from tests.conformance.lockstep import go_on_alike
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, legal, played, walk

from .positions import NAME, bag, inside, play, position, seen

each_way = pytest.mark.parametrize("setup", [*enough_ways(title(NAME))], ids=str)


def then(game: Game, moves: str) -> list[tuple[str, int, str]]:
    """What follows from the last of these moves."""
    *earlier, last = moves.split(", ")
    if earlier:
        play(game, ", ".join(earlier))
    code = game.title.moves.read(last).code
    followed = game.title.consequences(inside(game), code)
    return [(each.what, each.seat, _counted(each.things)) for each in followed]


def _counted(things: list[str]) -> str:
    return " ".join(kind if n == 1 else f"{kind}*{n}" for kind, n in Counter(things).items())


# ── Robberies ───────────────────────────────────────────────────────────────────────────────────


def test_tr_16_a_robbery_names_the_whole_row_with_its_locomotives() -> None:
    game = position("hand: blue*4", "", "track: blue 2+1, red 2")
    assert then(game, "lay blue 4") == [("robbed", 2, "blue*2 locomotive")]


def test_tr_16_also_when_only_locomotives_are_left_of_it() -> None:
    game = position("hand: blue*3", "", "track: blue 0+2")
    assert then(game, "lay blue 3") == [("robbed", 2, "locomotive*2")]


def test_tr_16_laying_a_colour_that_lies_nowhere_robs_nobody() -> None:
    game = position("hand: blue*4 green*2", "", "track: blue 2+1, red 2")
    assert then(game, "lay green 2") == []


def test_tr_17_nor_does_laying_three_colours() -> None:
    game = position("hand: black white green", "", "track: blue 2, red 2")
    assert then(game, "lay black white green") == []


def test_tr_16_what_was_robbed_does_not_roll_any_more() -> None:
    game = position("hand: blue*4", "track: blue 3, red 2")
    assert then(game, "lay blue 4") == [("robbed", 1, "blue*3"), ("rolled", 1, "red")]
    game = position("hand: blue*4", "track: blue 3")
    assert then(game, "lay blue 4") == [("robbed", 1, "blue*3")]


def test_tr_16_a_robbery_in_the_last_turn_is_told_although_all_cards_are_shuffled_then() -> None:
    game = position("hand: blue*3", "track: blue 2", "", "", rest="discards", turns_left=1)
    assert then(game, "lay blue 3") == [("robbed", 1, "blue*2")]
    assert seen(play(game, "lay blue 3")).part == "second half"


# ── Into the station ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("moves", ["lay green 2", "take stock, draw red, take stock, draw red"])
def test_tr_6_when_a_turn_ends_one_card_of_each_row_of_the_next_player_rolls(moves: str) -> None:
    game = position("hand: green*2; track: white 2", "track: red 3, blue 1; station: white")
    assert then(game, moves) == [("rolled", 1, "blue red")]


def test_tr_6_also_when_chance_ends_it_by_filling_the_row() -> None:
    game = position("", "track: red 3", row="locomotive blue*4")
    assert then(game, "take locomotive, reveal green") == [("rolled", 1, "red")]


def test_tr_6_not_while_it_goes_on() -> None:
    game = position("track: white 2", "track: red 3")
    assert then(game, "take stock") == []
    assert then(game, "take stock, draw red") == []


def test_tr_6_nothing_rolls_on_an_empty_track() -> None:
    game = position("hand: green*2; track: white 2", "", "track: red 3")
    assert then(game, "lay green 2") == []


def test_tr_7_coloured_cards_before_locomotives() -> None:
    game = position("hand: green*2", "track: red 1+2, blue 0+1, white 0+2")
    assert then(game, "lay green 2") == [("rolled", 1, "red locomotive*2")]


def test_tr_23_at_the_count_nothing_rolls() -> None:
    game = position("hand: green*2", "track: red 2", rest="discards", turns_left=1)
    assert then(game, "lay green 2") == []


# ── Whole games ─────────────────────────────────────────────────────────────────────────────────


@each_way
def test_all_cards_that_leave_the_tracks_are_told(setup: Setup) -> None:
    """What rolls is what comes into a station, and what is robbed is what is discarded."""
    game = played(setup, "greedy", 3, LONG)
    told: Counter[str] = Counter()
    for before, _, move in game.walk():
        assert isinstance(before, TicketState)
        after = before.clone()
        after.play(move.code)
        gone = {
            (each.what, each.seat): bag(each.things) for each in setup.title.consequences(before, move.code)
        }
        told.update(what for what, _ in gone)
        if after.public.part != before.public.part:
            continue  # all cards are shuffled then (TR-25)
        robbed = [cards for (what, _), cards in gone.items() if what == "robbed"]
        assert sum(robbed) == after.public.discards - before.public.discards
        for seat in range(setup.players):
            assert gone.get(("rolled", seat), 0) == after.public.stations[seat] - before.public.stations[seat]
    assert told["robbed"] > 0
    assert told["rolled"] > 20


@each_way
def test_they_are_the_same_whatever_the_others_hold(setup: Setup) -> None:
    """P4: the same open cards with other hidden ones."""
    rng = Rng(17)
    told: Counter[str] = Counter()
    for state in walk(setup, "greedy", 3, LONG):
        if state.mover() >= 0:
            imagined = state.observe(state.mover()).determinize(rng)
            for code in legal(state):
                then = setup.title.consequences(state, code)
                assert setup.title.consequences(imagined, code) == then
                told.update(each.what for each in then)
    assert told["robbed"] > 0
    assert told["rolled"] > 0


@each_way
def test_nor_do_hidden_moves_show_in_them(setup: Setup) -> None:
    """P4: at two tables that a seat cannot tell apart, the same things happen by themselves."""
    rng = Rng(18)
    told = parted = 0
    for seat in [None, *range(setup.players)]:
        one, other = setup.game(), setup.game()
        for _ in go_on_alike(one, other, seat, rng, 150):
            pass
        assert followed(one) == followed(other)
        told += sum(map(len, followed(one)))
        parted += one.history != other.history
    assert told > 0
    assert parted > 0


def followed(game: Game) -> list[list[Consequence]]:
    """What followed from each move of a game."""
    return [game.title.consequences(state, move.code) for state, _, move in game.walk()]
