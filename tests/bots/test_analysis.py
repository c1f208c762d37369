"""Looking back at a finished game."""

from itertools import pairwise

import pytest

import stofa
from stofa import Game
from stofa.bots import analysis
from stofa.bots.analysis import curve, places, verdict
from stofa.bots.search import Budget
from tests.bots.played import GAMES, decisions, played

LITTLE = Budget(400)


@pytest.fixture
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python takes its time over a whole game."""
    monkeypatch.setattr(analysis, "MOST_MOMENTS", 20)
    monkeypatch.setattr(analysis, "STEPS_OF_GLANCE", 50)
    monkeypatch.setattr(analysis, "STEPS_OF_ONE", 10)


@pytest.mark.usefixtures("coarse")
@pytest.mark.parametrize("game", GAMES)
def test_the_curve_has_every_place_and_ends_with_the_result(game: str) -> None:
    finished = played(game)
    result = finished.result
    assert result is not None
    moments = list(curve(finished, 2))
    assert [moment.moves for moment in moments] == places(finished)
    assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
    sides = finished.title.sides(finished.players)
    won = [side for side, chance in zip(sides, moments[-1].chances, strict=True) if chance]
    assert [seat for side in won for seat in side] == result.winners


def test_it_is_looked_at_where_a_turn_begins() -> None:
    finished = played("thurn-and-taxis")
    movers = [mover for mover, _ in finished.history]
    found = places(finished)
    assert found[-1] == len(movers)
    assert all(movers[at] != "~" for at in found[:-1])
    begins = [at for at in decisions(finished) if at == 0 or movers[at - 1] != movers[at]]
    assert found[:-1] == begins


@pytest.mark.usefixtures("coarse")
def test_one_can_go_on_where_one_stopped() -> None:
    finished = played("ticket-to-ride-card-game")
    middle = places(finished)[8]
    whole = list(curve(finished, 2))
    assert list(curve(finished, 2, middle)) == [moment for moment in whole if moment.moves >= middle]


def test_of_a_very_long_game_some_moments_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = played("partners")
    every = places(finished)
    monkeypatch.setattr(analysis, "MOST_MOMENTS", 40)
    some = places(finished)
    assert len(some) <= 41
    assert set(some) < set(every)
    assert (some[0], some[-1]) == (every[0], every[-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_verdict_weighs_what_was_done_against_what_is_best(game: str) -> None:
    finished = played(game)
    for at in decisions(finished)[3:120:40]:
        seat, made, best, because = verdict(finished, at, LITTLE)
        assert (seat, made.move) == finished.history[at]
        assert 0 <= made.chance <= best.chance <= 1
        assert best == made or best.move != made.move
        assert len(because) <= 2


def test_the_order_in_which_things_are_done_is_no_mistake() -> None:
    """The best move came a little later in the same turn: parts of a seven, in whatever order."""
    finished = played("partners")
    parts = [
        at
        for at in decisions(finished)[:-1]
        if finished.history[at][1].kind == finished.history[at + 1][1].kind == "split"
    ]
    assert parts
    for at in parts:
        _, made, best, _ = verdict(finished, at, LITTLE)
        assert best == made or best.move != finished.history[at + 1][1]


@pytest.mark.usefixtures("coarse")
def test_decisions_that_seem_to_have_cost_something_are_named() -> None:
    finished = played("thurn-and-taxis")
    moments = list(curve(finished, 1))
    lost = [moment for moment in moments if moment.decision is not None]
    assert len(lost) > 3
    for moment, following in pairwise(moments):
        assert (moment.decision is None) == (moment.loss == 0)
        if moment.decision is not None:
            assert moment.moves <= moment.decision < following.moves
            assert finished.history[moment.decision][0] != "~"
            assert 0 < moment.loss <= 1


def test_a_card_that_came_was_nobodys_decision() -> None:
    finished = played("thurn-and-taxis")
    card = next(at for at, (mover, _) in enumerate(finished.history) if mover == "~")
    with pytest.raises(IndexError):
        verdict(finished, card, LITTLE)
    with pytest.raises(IndexError):
        verdict(finished, len(finished.history), LITTLE)


def test_a_verdict_knows_only_what_the_seat_knew() -> None:
    """Two games that differ in a card which the seat that decides has not seen."""
    finished = played("ticket-to-ride-card-game")
    at = decisions(finished)[0]
    decider = finished.history[at][0]
    other = _with_another_ticket(finished, at, decider)
    assert verdict(other, at, LITTLE) == verdict(finished, at, LITTLE)


def _with_another_ticket(finished: Game, at: int, decider: object) -> Game:
    """The same game up to its first decision, but for a ticket dealt to somebody else."""
    for swapped in range(at - 1, -1, -1):
        before = stofa.Game(finished.title, finished.players, finished.options)
        for _, move in finished.history[:swapped]:
            before.play(move)
        state = before._state
        witness = finished.title.witness(state, finished.history[swapped][1].code)
        if witness in (None, decider):
            continue
        for card in before.legal:
            twin = before.copy(manual_chance=True)
            try:
                twin.play(card)
                for _, move in finished.history[swapped + 1 : at + 1]:
                    twin.play(move)
            except stofa.StofaError:
                continue
            if twin.history != finished.history[: at + 1]:
                return twin
    raise AssertionError("no card could have been another one")
