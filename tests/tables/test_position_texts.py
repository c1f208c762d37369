"""Positions as text: what a table tells of itself, and what is shown of a text."""

import pytest

import stofa
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.position_texts import show_position, write_position
from stofa.tables.updates import split_position
from tests.tables.in_memory import started

GAME = "partners"


def begun() -> stofa.Game:
    game = stofa.new(GAME, seed=3, dealer=3)
    for _ in range(6):
        game.play(game.legal[0])
    return game


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_table_tells_what_the_reader_sees_or_saw(seat: int | None) -> None:
    game = begun()
    table = started(game.title, 4, game.options, [(mover, str(move)) for mover, move in game.history])
    assert write_position(table, seat, None) == p.WrittenPosition(GAME, game.view(seat).position_text())
    for at in (0, 16, 18, len(game.history), len(game.history) + 5):
        assert write_position(table, seat, at).text == game.cut(at).view(seat).position_text()
    with pytest.raises(Refused):
        write_position(table, 4, None)


def test_a_whole_position_is_shown_with_any_eyes() -> None:
    game = begun()
    text = game.position_text()
    for seat in (0, 1, 2, 3):
        answer = show_position(p.ShowPosition(GAME, text, seat))
        assert (answer.players, answer.seats, answer.seat) == (4, [0, 1, 2, 3], seat)
        assert (answer.turn, answer.position) == (game.turn, split_position(game.view(seat)))
        assert answer.text == game.view(seat).position_text()
    for seen in (None, "spectator"):
        answer = show_position(p.ShowPosition(GAME, text, seen))
        assert (answer.seat, answer.position) == (None, split_position(game.view()))


def test_a_view_is_shown_as_its_own_seat_sees_it_or_a_spectator() -> None:
    """What was made up for the other seats is shown to nobody."""
    game = begun()
    own = show_position(p.ShowPosition(GAME, game.view(2).position_text()))
    assert (own.seats, own.seat) == ([2], 2)
    assert own.position == split_position(game.view(2))
    assert show_position(p.ShowPosition(GAME, own.text, "spectator")).position == split_position(game.view())
    with pytest.raises(Refused):
        show_position(p.ShowPosition(GAME, own.text, 1))
    watched = show_position(p.ShowPosition(GAME, game.view().position_text()))
    assert (watched.seats, watched.seat) == ([], None)
    with pytest.raises(Refused):
        show_position(p.ShowPosition(GAME, watched.text, 0))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(stofa.BadPosition):
        show_position(p.ShowPosition(GAME, "hand 0: 7*5"))
    with pytest.raises(stofa.UnknownGame):
        show_position(p.ShowPosition("chess", ""))
