"""What `import stofa` brings, and what it leaves until it is asked for."""

import subprocess
import sys

import pytest

import stofa
from stofa.games.thurn_and_taxis.position import ThurnPosition


def test_every_public_name_is_there() -> None:
    for name in stofa.__all__:
        assert getattr(stofa, name) is not None
        assert name in dir(stofa)


def test_a_position_is_of_its_public_type() -> None:
    assert stofa.ThurnPosition is ThurnPosition
    for name, position in (
        ("partners", stofa.PartnersPosition),
        ("thurn-and-taxis", stofa.ThurnPosition),
        ("ticket-to-ride-card-game", stofa.TicketPosition),
    ):
        assert type(stofa.new(name, seed=1).view(0).position) is position


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'stofa' has no attribute 'ChessPosition'"):
        stofa.ChessPosition  # noqa: B018


def test_games_are_imported_when_they_are_asked_for() -> None:
    program = (
        "import sys, stofa\n"
        "print(any(name.startswith('stofa.games.') for name in sys.modules), end=' ')\n"
        "stofa.TicketRow\n"
        "print('stofa.games.ticket_to_ride' in sys.modules, 'stofa.games.partners' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True", "False"]


def test_a_title_can_be_played_without_its_name() -> None:
    title = stofa.title("partners")
    assert stofa.new(title, seed=3).history == stofa.new("partners", seed=3).history
