"""A seat's view, as it is handed to bots, screens and logs."""

from random import Random

import pytest

import stofa
from stofa import Memory, Rng, Title, Unreadable, View
from stofa.engine.core.state import CHANCE, NOBODY, State
from stofa.engine.view import turn_of
from stofa.engine.words import LANGUAGES
from tests.conformance.dump import dump
from tests.conformance.every import every_title
from tests.conformance.setups import Setup, enough_ways


@pytest.fixture
def setup(title: Title) -> Setup:
    return next(iter(enough_ways(title)))


def same_view(view: View, who: str) -> bool:
    """A view is shown as the expression that makes an equal one, if the game can write positions."""
    if view.title.positions is None:
        return repr(view) == f"<View of {who}: {view.title.name()}>"
    again: View = eval(repr(view), {"stofa": stofa})
    return bool(dump(again.observation) == dump(view.observation))


def test_movers_are_called_as_in_records() -> None:
    assert [turn_of(mover) for mover in (CHANCE, NOBODY, 0, 3)] == ["~", None, 0, 3]


@every_title
def test_a_view_knows_whose_it_is(setup: Setup) -> None:
    game = setup.game(1)
    assert game.view().seat is None
    assert same_view(game.view(), "a spectator")
    assert same_view(setup.game().view(0), "seat 0")
    for seat in range(setup.players):
        view = game.view(seat)
        assert view.seat == seat
        assert view.turn == game.turn
        assert same_view(view, f"seat {seat}")
    for seat in (-1, -2, setup.players):
        with pytest.raises(IndexError):
            game.view(seat)


@every_title
def test_a_view_remembers_apart_from_what_it_shows(setup: Setup) -> None:
    view = setup.game(1).view(0)
    assert isinstance(view.memory, Memory)
    assert not vars(view.memory).keys() & vars(view.position).keys()


@every_title
def test_a_view_can_be_drawn_in_every_language(setup: Setup) -> None:
    game = setup.game(1)
    for seat in (None, *range(setup.players)):
        view = game.view(seat)
        assert str(view) == view.draw() == view.draw("en")
        assert len({view.draw(language) for language in LANGUAGES}) == len(LANGUAGES)
        for line in view.draw().splitlines():
            assert len(line) <= 100
            assert line == line.rstrip()
    assert str(game) == str(game.view())


@every_title
def test_a_view_imagines_a_state_and_says_why_not(setup: Setup) -> None:
    game = setup.game(1)
    assert isinstance(game.turn, int)
    view = game.view(game.turn)
    assert isinstance(view, View)
    assert isinstance(view.determinize(Rng(1)), State)
    assert view.why_not(view.legal[0]) is None
    assert view.position is view.position
    with pytest.raises(Unreadable):
        view.why_not("fly to the moon")


@every_title
def test_whoever_takes_a_seat_over_knows_enough_to_play_on(setup: Setup) -> None:
    luck = Random(7)
    game = setup.game(7)
    came: list[View] = []
    for number in range(200):
        if game.over:
            break
        if number == 40:
            came = [game.view(seat) for seat in range(setup.players)]
        for seat, then in enumerate(came):
            view = game.view(seat)
            known = view.known_since(then)
            assert known.public == view.public
            assert (known.turn, known.legal) == (view.turn, view.legal)
            imagined = View(known.title, known.determinize(Rng(number)).observe(seat))
            assert imagined.legal == view.legal
            assert imagined.known_since(then).own == known.own
            assert view.own == game.view(seat).own, "the view itself is as it was"
        game.play(luck.choice(game.legal))
